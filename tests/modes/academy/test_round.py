"""The game round: Reset, Upkeep and Action Phase, turns and passing, and how a duel ends."""

from typing import Any

import pytest

from mageduel.facts.conditions import BURN
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.round import action_stage
from mageduel.rules.round.phases import CREATURES_RESET, INITIATIVE_PASSED, MARKERS_FLIPPED
from mageduel.rules.round.uses import Uses
from mageduel.rules.victory.standing import DuelEnds
from mageduel.state.events import Activated, Channeled, Healed, InitiativeTaken, Passed, PhaseBegan, RoundBegan
from mageduel.state.phases import Phase
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import NOTHING, PASS, activate, attack, first
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.moments import name_of
from tests.kit.table import BLUE, RED, make_creature
from tests.modes.academy.folk import HOUND

BOOKS: dict[str, Any] = {"red_book": {"Wolf Fury": 1}, "blue_book": {"Wolf Fury": 1}}
"""Something secret to cast, so that players are asked."""
GROWER = make_creature("Grower", traits=["Regenerate 2"])


# Phases


@rule("academy.round.three-phases", "academy.round.phase-barrier", "academy.round.loop")
def test_a_round_is_reset_upkeep_and_actions_again_and_again() -> None:
    duel = AcademyDuel(**BOOKS)
    duel.play_to(Phase.ACTIONS, round=3)
    began = [each for each in duel.game.log or [] if isinstance(each, RoundBegan | PhaseBegan)]
    named = [each.phase if isinstance(each, PhaseBegan) else each.round for each in began]
    assert named == [1, Phase.RESET, Phase.UPKEEP, 2, Phase.RESET, Phase.UPKEEP, 3, Phase.RESET, Phase.UPKEEP]
    assert {each.phase for each in duel.questions if each.round == 2} == {Phase.ACTIONS}


@rule("academy.round.phase-barrier")
def test_nobody_acts_before_both_have_channeled_and_kept_up() -> None:
    duel = AcademyDuel(**BOOKS)
    growers = [duel.put(GROWER, seat, damage=5) for seat in (RED, BLUE)]
    duel.play_round()
    duel.play_until("activate")
    log = duel.game.log or []
    began = next(index for index, each in enumerate(log) if isinstance(each, RoundBegan) and each.round == 2)
    kinds = [type(each) for each in log[began:] if isinstance(each, Channeled | Healed | Activated)]
    assert kinds == [Channeled, Channeled, Healed, Healed]
    assert [each.damage for each in growers] == [3, 3]


@rule("academy.reset.four-steps")
def test_the_four_steps_come_in_their_order(table: AcademyTable) -> None:
    table.hide("Bear Strength", table.red)
    sleeper = table.put(HOUND, RED, active=False)
    table.quickcast(RED, is_ready=False)
    seen: list[tuple[object, ...]] = []

    def look(request: Any) -> Any:
        moment = request.subject[0]
        ready = table.game.players[RED].quickcast
        seen.append((name_of(moment), table.game.initiative, sleeper.active, ready, table.red.mana))
        return PASS

    table._reveal = look  # type: ignore[method-assign]
    table.reset()
    assert seen == [
        (INITIATIVE_PASSED, BLUE, False, False, 50),
        (CREATURES_RESET, BLUE, True, False, 50),
        (MARKERS_FLIPPED, BLUE, True, True, 50),
        (name_of(Phase.RESET), BLUE, True, True, 57),
    ]


@rule("academy.reset.pass-initiative")
def test_the_initiative_passes_to_the_other_each_round() -> None:
    duel = AcademyDuel(**BOOKS)
    for _ in range(3):
        duel.play_round()
    assert [each.seat for each in duel.events(InitiativeTaken)] == [RED, BLUE, RED, BLUE]


@rule("academy.reset.reset-creatures", "academy.reset.mage-too", "academy.reset.active-orientation")
def test_every_creature_and_the_mage_become_active(table: AcademyTable) -> None:
    creatures = [table.put(HOUND, seat, active=False) for seat in (RED, BLUE)]
    table.act(table.red, NOTHING)
    table.act(table.blue, NOTHING)
    everybody = [table.red, table.blue, *creatures]
    assert not any(each.active for each in everybody)
    table.reset()
    assert all(each.active for each in everybody)


@rule("academy.reset.flip-markers", "academy.quickcast.flip-marker")
def test_quickcast_and_ready_markers_turn_up(table: AcademyTable) -> None:
    uses = Uses("a test's ability")
    hound = table.put(HOUND, RED)
    uses.spend(hound)
    for seat in (RED, BLUE):
        table.quickcast(seat, is_ready=False)
    assert not uses.are_left(hound)
    table.reset()
    assert uses.are_left(hound)
    assert all(player.quickcast for player in table.game.players)


@rule("academy.reset.channel")
def test_a_mage_channels_what_his_channeling_says(table: AcademyTable) -> None:
    table.channel()
    assert (table.red.mana, table.blue.mana) == (57, 57)
    assert [(each.who, each.amount) for each in table.events(Channeled)] == [(table.red, 7), (table.blue, 7)]


@rule("academy.mana.no-cap")
def test_there_is_no_limit_to_mana(table: AcademyTable) -> None:
    table.run(gain_mana(table.game, table.red, 500, A_TEST))
    table.channel()
    assert table.red.mana == 557


@rule("academy.mana.carries-over")
def test_unspent_mana_is_kept() -> None:
    duel = AcademyDuel(**BOOKS)
    duel.play_to(Phase.ACTIONS, round=4)
    assert (duel.red.mana, duel.blue.mana) == (28, 31)


@rule("academy.upkeep.after-reset", "academy.upkeep.effects-resolve", "academy.upkeep.end")
def test_what_is_due_comes_after_the_reset_and_before_anybody_acts() -> None:
    duel = AcademyDuel(**BOOKS)
    duel.put(GROWER, RED, damage=5)
    duel.play_round()
    duel.play_until("activate")
    log = duel.game.log or []
    healed = next(index for index, each in enumerate(log) if isinstance(each, Healed))
    channeled = [index for index, each in enumerate(log) if isinstance(each, Channeled)]
    later = [index for index, each in enumerate(log) if isinstance(each, PhaseBegan) and each.phase is Phase.UPKEEP]
    assert max(channeled) < later[-1] < healed
    assert duel.game.phase is Phase.ACTIONS


@rule("academy.upkeep.controller-resolves", "academy.upkeep.controller-orders")
def test_a_player_orders_what_is_due_on_his_own_cards(table: AcademyTable) -> None:
    grower = table.put(GROWER, BLUE, damage=8)
    table.condition(grower, BURN)
    table.initiative(RED)

    def order(request: Any) -> Any:
        assert request.player == BLUE
        return first(grower, "Regenerate")

    table.decide("upkeep order", order)
    table.dice("2")
    table.upkeep()
    assert grower.damage == 8


@rule("academy.upkeep.controller-resolves")
def test_none_of_it_can_be_skipped(table: AcademyTable) -> None:
    victim = table.put(make_creature("Victim", life=2), RED)
    table.condition(victim, BURN)
    table.dice("2")
    table.upkeep()
    assert not victim.in_play
    assert not table.asked


# Turns


@rule("academy.action.alternate", "academy.action.initiative-first", "academy.action.until-all-inactive")
@pytest.mark.parametrize("begins", [RED, BLUE])
def test_players_alternate_beginning_with_the_initiative_until_all_have_acted(begins: int) -> None:
    duel = AcademyDuel(initiative=begins, **BOOKS)
    for seat in (RED, RED, BLUE, BLUE):
        duel.put(HOUND, seat)
    duel.play_round()
    order = [each.creature.controller for each in duel.events(Activated)]
    assert order == [begins, 1 - begins] * 3
    assert len({each.creature for each in duel.events(Activated)}) == 6


@rule("academy.action.must-activate", "academy.action.no-pass-otherwise", "academy.action.pass-if-fewer")
def test_only_whoever_has_fewer_active_creatures_may_pass() -> None:
    duel = AcademyDuel(**BOOKS)
    duel.put(HOUND, RED)
    duel.play_until("activate", RED)
    assert PASS not in action_stage.turn_options(duel.game, RED, committed=False)
    assert PASS in action_stage.turn_options(duel.game, BLUE, committed=False)
    duel.put(HOUND, BLUE)
    assert PASS not in action_stage.turn_options(duel.game, BLUE, committed=False)


@rule("academy.action.pass-if-fewer")
def test_a_pass_lets_the_other_act_again_and_is_none_to_the_end() -> None:
    duel = AcademyDuel(initiative=BLUE, **BOOKS)
    hounds = [duel.put(HOUND, RED) for _ in range(2)]
    duel.play_until("activate", BLUE)
    duel.answer(PASS)
    duel.play_until("activate", RED)
    duel.answer(activate(hounds[0]))
    duel.play_until("activate", BLUE)
    assert PASS in duel.request.options, "one against two"
    duel.answer(activate(duel.blue))
    duel.play_round()
    assert [each.creature for each in duel.events(Activated)][:2] == [hounds[0], duel.blue]
    assert [each.seat for each in duel.events(Passed)] == [BLUE]


@rule("academy.action.activating-term", "academy.action.becomes-inactive")
def test_choosing_a_creature_activates_it_and_then_it_is_inactive() -> None:
    duel = AcademyDuel(**BOOKS)
    hound = duel.put(HOUND, RED)
    duel.play_until("activate", RED)
    assert hound.active
    duel.activate(hound, NOTHING)
    assert [each.creature for each in duel.events(Activated)] == [hound]
    assert not hound.active
    assert not hound.guarding


@rule("academy.action.no-second-activation", "academy.action.one-action-each")
def test_nobody_is_activated_twice_in_a_round() -> None:
    duel = AcademyDuel(**BOOKS)
    hound = duel.put(HOUND, RED)
    duel.activate(hound, NOTHING)
    duel.play_until("activate", RED)
    assert activate(hound) not in duel.request.options
    duel.play_round()
    assert [each.creature for each in duel.events(Activated)].count(hound) == 1
    duel.play_until("activate", RED)
    assert activate(hound) in duel.request.options


@rule("academy.round.end-condition")
def test_the_round_ends_when_everybody_has_acted() -> None:
    duel = AcademyDuel(**BOOKS)
    duel.activate(duel.red, NOTHING)
    assert duel.game.round == 1
    duel.activate(duel.blue, NOTHING)
    duel.play_until("activate")
    assert duel.game.round == 2


# The end


@rule("academy.victory.mage-defeated", "ruling.r50")
@pytest.mark.parametrize(("before", "is_over"), [(2, False), (1, True)])
def test_the_duel_is_over_at_once_when_a_mage_has_no_life_left(before: int, is_over: bool) -> None:
    duel = AcademyDuel(round=3, **BOOKS)
    hound, spared = duel.put(HOUND, RED), duel.put(HOUND, BLUE)
    duel.blue.damage = duel.life(duel.blue) - before
    duel.dice("1* 0")
    duel.activate(hound, attack(hound, "Bite", duel.blue))
    assert duel.is_over == is_over
    assert spared.in_play
    if is_over:
        assert duel.game.result is not None
        assert (duel.game.result.winning_team, duel.game.phase) == (RED, Phase.ACTIONS)


@rule("ruling.r50")
def test_both_by_the_same_event_is_a_draw(table: AcademyTable) -> None:
    table.red.damage = table.life(table.red)
    with pytest.raises(DuelEnds):
        table.run(direct_damage(table.game, table.blue, 99, A_TEST))
    assert table.game.result is not None
    assert table.game.result.winning_team is None
