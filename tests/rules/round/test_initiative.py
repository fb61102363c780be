"""The Initiative Phase: a roll in the first round, passing the marker afterwards; who goes first because of it."""

import pytest

from mageduel.kernel.requests import IllegalAnswer
from mageduel.state.events import InitiativeTaken, Rolled
from mageduel.state.phases import Phase
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@rule("core.setup.initiative-roll", "core.initiative.first-round-no-pass", "ruling.r2")
def test_both_roll_the_effect_die_before_the_first_round() -> None:
    duel = Duel(initiative=None)
    duel.effect(4, 9)
    assert duel.request.player == BLUE
    assert [(roll.seat, roll.roll) for roll in duel.events(Rolled)] == [(RED, 4), (BLUE, 9)]


@rule("core.setup.high-roller-chooses-initiative", "sup.rules.initiative-winner-may-pass-it", "ruling.r2")
@pytest.mark.parametrize("chosen", [RED, BLUE])
def test_the_higher_roll_says_who_begins_be_it_the_other(chosen: int) -> None:
    duel = Duel(initiative=None)
    duel.effect(9, 4)
    request = duel.request
    assert (request.kind, request.player) == ("initiative", RED)
    with pytest.raises(IllegalAnswer):
        duel.match.answer(BLUE, ("initiative", BLUE))
    duel.answer(("initiative", chosen))
    assert duel.game.initiative == chosen


@rule("ruling.r2")
def test_equal_rolls_are_rolled_again() -> None:
    duel = Duel(initiative=None)
    duel.effect(7, 7, 3, 3, 2, 5)
    assert duel.request.player == BLUE
    assert len(duel.events(Rolled)) == 6


@rule(
    "core.initiative.alternates",
    "core.codex.initiative-alternates",
    "codex.initiative.alternates",
    "core.summary.initiative-phase",
)
@pytest.mark.parametrize("first", [RED, BLUE])
def test_the_marker_changes_hands_every_round(first: int) -> None:
    duel = Duel(initiative=first)
    for _ in range(3):
        duel.play_round()
    other = 1 - first
    assert [event.seat for event in duel.events(InitiativeTaken)] == [first, other, first, other]
    assert len(duel.events(Rolled)) == 2, "the die is rolled in the first round only"


@rule("core.initiative.first-round-no-pass", "ruling.r2")
def test_the_first_round_does_not_pass_the_marker_on() -> None:
    duel = Duel(initiative=BLUE)
    assert (duel.game.round, duel.game.initiative) == (1, BLUE)
    duel.play_to(Phase.ACTIONS)
    assert (duel.game.round, duel.game.initiative) == (1, BLUE)


@rule("core.initiative.breaks-timing-ties", "core.codex.initiative-breaks-ties", "codex.initiative.timing")
@pytest.mark.parametrize("first", [RED, BLUE])
def test_whoever_has_the_initiative_is_asked_first_when_both_may_reveal(first: int) -> None:
    duel = Duel(initiative=first, red_book={"Fireball": 1})
    duel.hide("Block", duel.red, RED)
    duel.hide("Block", duel.blue, BLUE)
    duel.prepare_all()
    duel.play_to(Phase.ACTIONS)
    assert duel.asked_in(Phase.PLANNING, "reveal") == [first, 1 - first]


@rule(
    "core.codex.initiative-quickcast-first",
    "core.codex.initiative-first-action-phase",
    "codex.initiative.first",
    "core.phase.initiative-takes-first",
)
@pytest.mark.parametrize("first", [RED, BLUE])
def test_the_initiative_quickcasts_first_and_takes_the_first_action_phase(first: int) -> None:
    duel = Duel(initiative=first, red_book={"Fireball": 1}, blue_book={"Fireball": 1})
    duel.move_to(duel.red, "B2")
    duel.move_to(duel.blue, "B3")
    duel.prepare_all(red=("Fireball",), blue=("Fireball",))
    duel.play_round()
    assert duel.asked_in(Phase.FIRST_QUICKCAST) == [first, 1 - first]
    assert duel.asked_in(Phase.FINAL_QUICKCAST) == [first, 1 - first]
    assert duel.asked_in(Phase.ACTIONS)[0] == first
