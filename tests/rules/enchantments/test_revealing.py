"""Revealing: when it is possible, in which order, what it costs, and that being asked tells nothing."""

import pytest

from mageduel.dsl.steps import ATTACK_STEPS, MOVE_STEPS, RESOLVE_SPELL, SPELL_STEPS
from mageduel.facts.conditions import ZOMBIE
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.casting import mana
from mageduel.rules.dice import ChanceRequest
from mageduel.rules.enchantments import reveals as enchantments
from mageduel.rules.objects.characteristics import armor
from mageduel.state.events import Destroyed, Revealed
from mageduel.state.game import Game
from mageduel.state.phases import Phase
from mageduel.views.view import view
from tests.kit.duel import Duel
from tests.kit.forms import REPLACES_A_FUNCTION
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def watch(table: Table) -> list[tuple[str, int]]:
    """Every reveal window from now on: the moment, and who was asked."""
    windows: list[tuple[str, int]] = []
    original = table._reveal

    def reveal(request: Request) -> Answer:
        moment = request.subject[0]  # type: ignore[index]
        windows.append((step_title(moment), request.player))
        return original(request)

    table._reveal = reveal  # type: ignore[method-assign]
    return windows


def moments(windows: list[tuple[str, int]], seat: int) -> list[str]:
    return [moment for moment, asked in windows if asked == seat]


@rule("core.reveal.hidden-has-no-effect")
def test_hidden_it_does_nothing(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Bear Strength", wolf)
    table.hide("Rhino Hide", fox)
    table.hide("Divine Protection", fox)
    table.dice("1 1 1 1")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 4


@rule("core.reveal.window-end-of-phase", "core.reveal.after-any-action-step-phase")
def test_every_phase_of_the_round_ends_with_a_window() -> None:
    duel = Duel()
    duel.hide("Block", duel.red, RED)
    duel.play_to(Phase.RESET, round=2)
    duel.play_round()
    asked = {each.phase for each in duel.questions if each.round == 2 and each.kind == "reveal"}
    assert asked == {each.phase for each in duel.game.rules.round}


@rule("core.reveal.window-end-of-step", "core.reveal.after-any-action-step-phase", "core.reveal.on-opponents-turn")
def test_every_step_of_an_attack_a_spell_and_a_move_ends_with_a_window(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED, "B2"), table.put("Steelclaw Grizzly", BLUE, "B3")
    table.hide("Decoy", table.blue)
    windows = watch(table)
    table.dice("0 0 0 0")
    table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, grizzly.id))
    attack = [
        step_title(step) for step in ATTACK_STEPS if step_title(step) not in ("Roll to Miss", "Additional Strikes")
    ]
    move = [step_title(step) for step in MOVE_STEPS]
    assert moments(windows, BLUE) == ["activation", *move, "action", *attack, "action", "Action Phase"]
    windows.clear()
    table.cast(table.red, "Call of the Wild", None)
    assert moments(windows, BLUE) == [step_title(step) for step in SPELL_STEPS]


@rule("core.reveal.window-right-after-cast")
def test_it_may_be_revealed_at_the_end_of_the_step_in_which_it_came_into_play(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    original = table._reveal

    def at_once(request: Request) -> Answer:
        moment = request.subject[0]  # type: ignore[index]
        assert moment is RESOLVE_SPELL, "before that step is over there is nothing to reveal"
        table._reveal = original  # type: ignore[method-assign]
        return ("reveal", wolf.attachments[0].id)

    table._reveal = at_once  # type: ignore[method-assign]
    table.cast(table.red, "Rhino Hide", wolf)
    assert armor(wolf) == 4
    assert table.red.mana == 50 - 2 - 2


@rule("core.reveal.no-interrupting-event", "core.reveal.example-not-mid-roll")
def test_nothing_can_be_revealed_between_the_roll_and_the_end_of_its_step(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Decoy", table.blue)
    windows = watch(table)
    original = table._roll
    asked_before: list[int] = []

    def roll(request: ChanceRequest) -> Answer:
        asked_before.append(len(windows))
        return original(request)

    table._roll = roll  # type: ignore[method-assign]
    fire = table.put("Flaming Hellion", RED)
    table.dice("1 0 0 0", effect=1)
    table.attack(fire, "Hell Trident", fox)
    assert len(asked_before) == 2
    assert asked_before[0] == asked_before[1]
    assert windows[asked_before[1]][0] == "Roll Dice"
    assert wolf.damage == 0


@rule("core.reveal.free-action")
def test_revealing_takes_no_action(table: Table) -> None:
    hide = table.hide("Rhino Hide", table.red)
    table.red.active = True
    table.reveal_after("Declare Spell", hide)
    table.cast(table.blue, "Call of the Wild", None)
    assert not hide.hidden
    assert table.red.active
    assert table.game.players[RED].quickcast


@REPLACES_A_FUNCTION
@rule(
    "core.reveal.pay-before-effect",
    "core.codex.hidden-enchantment-reveal-cost",
    "codex.hidden-enchantment.reveal-pay",
    "core.reveal.resolves-immediately",
)
def test_the_cost_is_paid_then_it_is_face_up_for_all_and_works(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    hide = table.hide("Rhino Hide", fox)
    before: list[int] = []

    def pay(game: Game, seat: int, amount: int) -> int:
        before.append(armor(fox))
        return mana.pay(game, seat, amount)

    monkeypatch.setattr(enchantments, "pay", pay)
    table.reveal_after("Reset Phase", hide)
    table.reset()
    assert before == [0]
    assert table.blue.mana == 50 - 2
    assert armor(fox) == 2
    assert hide.attached_to is fox
    assert view(table.game, RED).object(hide.id).card is hide.card


@rule(
    "core.enchant.reveal-cost-optional",
    "core.enchant.unpaid-reveal-destroyed",
    "core.codex.reveal-cost-pay-or-destroy",
    "codex.reveal-cost.pay-or-destroy",
    "ruling.r19",
)
def test_whoever_chooses_not_to_pay_sees_it_destroyed(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    hide = table.hide("Rhino Hide", fox)
    table.reveal_after("Reset Phase", hide, pays=False)
    table.reset()
    assert armor(fox) == 0
    assert table.blue.mana == 50
    assert [event.who for event in table.events(Destroyed)] == [hide]


@rule("core.enchant.unpaid-reveal-destroyed", "core.codex.reveal-cost-pay-or-destroy", "ruling.r19")
def test_whoever_cannot_pay_likewise(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    hide = table.hide("Rhino Hide", fox)
    table.blue.mana = 1
    table.reveal_after("Reset Phase", hide)
    table.reset()
    assert not table.in_play(hide)
    assert table.blue.mana == 1
    assert not table.asked


@rule("core.reveal.check-target-legal", "sup.rules.reveal-sequence", "ruling.r19")
def test_on_something_it_could_not_target_it_is_destroyed_when_shown_before_anything_is_paid(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    strength = table.hide("Bear Strength", fox)
    table.condition(fox, ZOMBIE)
    table.reveal_after("Reset Phase", strength)
    table.reset()
    assert not table.in_play(strength)
    assert not table.has(fox, MELEE)
    assert table.blue.mana == 50


@rule("core.reveal.both-want-initiative-first", "core.reveal.one-at-a-time", "core.reveal.alternating-windows")
@pytest.mark.parametrize("first", [RED, BLUE])
def test_the_initiative_goes_first_reveals_at_will_and_is_asked_again_after_the_other(table: Table, first: int) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.game.initiative = first
    other = 1 - first
    mine = [table.hide(name, wolf, first) for name in ("Rhino Hide", "Regrowth", "Bear Strength")]
    yours = [table.hide(name, wolf, other) for name in ("Agony", "Block")]
    windows = watch(table)
    table.reveal_after("Reset Phase", mine[0])
    table.reveal_after("Reset Phase", mine[1])
    table.reveal_after("Reset Phase", yours[0])
    table.reset()
    assert [event.enchantment for event in table.events(Revealed)] == [mine[0], mine[1], yours[0]]
    assert [seat for _, seat in windows] == [first, first, first, other, other, first]


@rule("core.reveal.one-at-a-time")
def test_each_is_resolved_before_the_next_is_revealed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    hide, decoy = table.hide("Rhino Hide", wolf), table.hide("Decoy", wolf)
    table.red.mana = 0
    table.reveal_after("Reset Phase", decoy)
    table.reveal_after("Reset Phase", hide)
    table.reset()
    assert armor(wolf) == 4
    assert table.red.mana == 0


def test_whoever_has_something_hidden_is_asked_and_nobody_else(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    table.hide("Rhino Hide", fox, BLUE)
    windows = watch(table)
    table.reset()
    assert windows == [("Reset Phase", BLUE)]


@pytest.mark.parametrize("name", ["Turn to Stone", "Agony", "Decoy"])
def test_being_asked_does_not_tell_whether_there_is_anything_to_reveal(name: str) -> None:
    """Of two games that differ only in what lies hidden, both put the same questions to the same players."""
    duel = Duel()
    wolf = duel.put("Timber Wolf", RED, "B2")
    duel.hide(name, wolf, BLUE)
    duel.activate(wolf, ("move", "B3"))
    duel.play_round()
    asked = [(each.seat, each.kind) for each in duel.questions if each.phase is Phase.ACTIONS]
    plain = Duel()
    wolf = plain.put("Timber Wolf", RED, "B2")
    plain.hide("Rhino Hide", wolf, BLUE)
    plain.activate(wolf, ("move", "B3"))
    plain.play_round()
    assert asked == [(each.seat, each.kind) for each in plain.questions if each.phase is Phase.ACTIONS]


def test_an_enchantment_everybody_sees_barred_is_no_reason_to_ask(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    hide = table.hide("Rhino Hide", fox)
    windows = watch(table)
    table.cast(table.red, "Seeking Dispel", hide)
    assert moments(windows, BLUE) == ["Declare Spell"]
