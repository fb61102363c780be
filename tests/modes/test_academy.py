"""The Academy's frame: three phases, one zone, spells from the book, two rounds of peace, an end at once."""

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, COUNTERSTRIKE, DAMAGE_AND_EFFECTS, DECLARE_ATTACK
from mageduel.facts.library import card
from mageduel.rules import refusals
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.targeting import why_not_target
from mageduel.rules.round.setup import Seat
from mageduel.rules.victory.standing import DuelEnds
from mageduel.state.events import PhaseBegan
from mageduel.state.game import Result
from mageduel.state.phases import Phase
from tests.kit.answers import attack, cast
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

BOOK = {"Wychwood Hound": 3, "Lightning Jolt": 1, "Wolf Fury": 1, "Mend": 1}


def duel() -> Duel:
    return Duel("academy", "Academy Beastmaster", "Academy Wizard", dict(BOOK), dict(BOOK))


def table(*, round: int = 3) -> Table:
    """A position after the rounds of peace, unless said otherwise."""
    made = Table("academy", "Academy Beastmaster", "Academy Wizard")
    made.game.round = round
    return made


@rule("academy.round.three-phases", "academy.round.phase-barrier", "academy.round.loop", "academy.reset.four-steps")
def test_a_round_is_reset_upkeep_and_actions() -> None:
    game = duel()
    game.play_to(Phase.ACTIONS, round=3)
    phases = [each.phase for each in game.events(PhaseBegan)]
    assert phases == [Phase.RESET, Phase.UPKEEP] * 3
    assert {each.phase for each in game.questions if each.round == 2} == {Phase.ACTIONS}
    assert not any(each.kind in ("plan", "quickcast", "deploy") for each in game.questions)


@rule(
    "academy.setup.starting-mana-from-card",
    "academy.setup.beastmaster-mana-0",
    "academy.setup.wizard-mana-3",
    "academy.reset.channel",
    "academy.reset.channel-seven",
    "academy.reset.first-round-mana-example",
)
def test_mages_begin_with_the_mana_of_their_cards_and_channel_before_they_act() -> None:
    game = duel()
    game.play_until("activate")
    assert (game.red.mana, game.blue.mana) == (7, 10)


@rule("academy.reset.pass-initiative", "academy.setup.initiative-roll")
def test_the_initiative_passes_to_the_other_each_round() -> None:
    game = duel()
    game.play_until("activate")
    assert (game.game.initiative, game.requests[0].player) == (RED, RED)
    game.play_to(Phase.ACTIONS, round=2)
    assert game.game.initiative == BLUE


@rule("academy.cast.from-book-directly", "academy.cast.as-action", "academy.cast.need-card", "academy.spell.one-use")
def test_spells_come_straight_from_the_book() -> None:
    game = duel()
    game.play_until("activate")
    book = game.game.players[RED].book
    hound = card("Wychwood Hound")
    assert book[hound] == 3
    game.activate(game.red, cast("Wychwood Hound", "A1"))
    summoned = game.find("Wychwood Hound")
    assert (book[hound], game.red.mana, summoned.active) == (2, 2, False)
    assert game.game.players[RED].planned == []


@rule(
    "academy.setup-rounds.two",
    "academy.setup-rounds.no-creature-attack",
    "academy.setup-rounds.no-attack-spell",
    "academy.setup-rounds.no-spell-on-opponent",
    "academy.setup-rounds.no-spell-on-enemy-object",
    "academy.setup-rounds.rest-allowed",
    "academy.setup-rounds.end-at-three",
)
@pytest.mark.parametrize("round", [1, 2, 3])
def test_two_rounds_of_peace(round: int) -> None:
    board = table(round=round)
    hound, foe = board.put("Wychwood Hound", RED, "A1"), board.put("Wychwood Hound", BLUE, "A1")
    board.book(RED, *BOOK)
    is_war = round == 3
    options = board.actions(board.red)
    aimed: dict[str, set[object]] = {}
    for each in options:
        if each[0] == "cast":
            aimed.setdefault(each[2], set()).add(each[3])
    assert any(each[0] == "attack" for each in board.actions(hound)) == is_war
    assert any(each[0] == "attack" for each in options) == is_war
    assert ("Lightning Jolt" in aimed) == is_war
    assert (foe.id in aimed["Wolf Fury"], board.blue.id in aimed["Mend"]) == (is_war, is_war)
    assert {hound.id, board.red.id} <= aimed["Wolf Fury"]
    assert "Wychwood Hound" in aimed
    refusal = why_not_target(board.game, board.red, card("Mend"), board.blue)
    assert (refusal is refusals.STILL_PEACEFUL) == (not is_war)


@rule("academy.setup-rounds.no-ability-on-enemy")
@pytest.mark.parametrize(("round", "reached"), [(2, 1), (3, 2)])
def test_abilities_leave_the_others_alone_while_there_is_peace(round: int, reached: int) -> None:
    board = table(round=round)
    bar = {"name": "Lay Hands", "kind": "heal", "action": "quick", "dice": 2, "range": [0, 0]}
    healer = board.put(make_creature("Test Healer", attack=[bar]), RED, "A1")
    options = [each for each in board.actions(healer) if each[0] == "ability"]
    others = {board.red.id, board.blue.id} & {each[3] for each in options}
    assert len(others) == reached


@rule("academy.spell.range-ignored", "academy.attack.range-numbers-ignored")
def test_ranges_mean_nothing() -> None:
    board = table()
    far = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 2}
    archer, foe = (
        board.put(make_creature("Test Archer", attack=[far]), RED, "A1"),
        board.put("Wychwood Hound", BLUE, "A1"),
    )
    board.dice("2* 0")
    board.attack(archer, "Bow", foe)
    assert foe.damage == 2


@rule("academy.attack.four-steps")
def test_enchantments_are_revealed_between_the_four_steps_only() -> None:
    board = table()
    hound, foe = board.put("Wychwood Hound", RED, "A1"), board.put("Wychwood Hound", BLUE, "A1")
    board.hide("Wolf Fury", foe)
    board.dice("0 0")
    board.attack(hound, "Bite", foe)
    moments = list(dict.fromkeys(each.moment for each in board.windows))
    assert moments[:4] == [
        step_title(each) for each in (DECLARE_ATTACK, AVOID_ATTACK, DAMAGE_AND_EFFECTS, COUNTERSTRIKE)
    ]


@rule("academy.cast.two-steps", "academy.cast.order")
def test_a_spell_is_paid_for_as_it_is_declared() -> None:
    board = table()
    hidden = board.put("Wychwood Hound", BLUE, "A1")
    board.hide("Wolf Fury", hidden)
    board.book(RED, "Mend")
    mana = board.red.mana
    board.act(board.red, cast("Mend", board.red))
    moments = [each.moment for each in board.windows if each.subject is not None]
    assert moments.count("Pay Costs") == 1
    assert "Declare Spell" not in moments
    assert board.red.mana == mana - 2


@rule("academy.victory.mage-defeated", "ruling.r50")
def test_the_duel_is_over_at_once() -> None:
    game = duel()
    game.play_to(Phase.ACTIONS, round=3)
    hound = game.put("Wychwood Hound", RED, "A1")
    game.blue.damage = (game.blue.card.life or 0) - 1
    game.dice("1* 0")
    game.activate(hound, attack(hound, "Bite", game.blue))
    assert game.is_over
    assert game.game.result is not None
    assert game.game.result.winning_team == RED
    assert game.game.phase is Phase.ACTIONS


@rule("ruling.r50")
def test_both_by_the_same_event_is_a_draw() -> None:
    board = table()
    board.red.damage = (board.red.card.life or 0) + 1
    with pytest.raises(DuelEnds):
        board.run(direct_damage(board.game, board.blue, 99, A_TEST))
    assert isinstance(board.game.result, Result)
    assert board.game.result.winning_team is None


@rule("academy.setup-rounds.no-creature-attack")
@pytest.mark.parametrize(("round", "strikes"), [(2, False), (3, True)])
def test_conjurations_keep_the_peace_as_well(round: int, strikes: bool) -> None:
    board = table(round=round)
    bar = {"name": "Spit", "kind": "ranged", "action": "quick", "range": [0, 2], "dice": 2}
    totem = make_card(
        name="Test Totem", type="conjuration", cost=3, action="quick", range=[0, 2], target="zone", life=5, attack=[bar]
    )
    board.put(totem, RED, "A1")
    assert any(each[0] == "attack" for each in board.between(RED)) == strikes


def test_what_a_fallen_mage_leaves_goes_with_him() -> None:
    seats = tuple(Seat(name, "Academy Wizard", {}) for name in ("Red", "Blue", "Green"))
    game = Duel("academy", seats=seats)
    hound, friend = game.put("Wychwood Hound", BLUE, "A1"), game.put("Wychwood Hound", RED, "A1")
    game.run(direct_damage(game.game, game.blue, 99, A_TEST))
    assert not game.game.players[BLUE].is_alive
    assert game.game.result is None, "two sides are left"
    assert (hound.in_play, friend.in_play) == (False, True)
