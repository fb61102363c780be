"""One list of modes: every mode has a rule set, and whole games of each go through with every invariant checked."""

import pytest

from mageduel.facts.library import card
from mageduel.facts.mages import playable_mages
from mageduel.facts.modes import MODES, OFFERED, UnknownMode, mode_called
from mageduel.facts.spellbooks import check_mode, copy_limit, published_books
from mageduel.lab.books import setups
from mageduel.lab.simulation import simulate
from mageduel.modes import RULE_SETS, rule_set
from tests.kit.refused import refused


def test_every_mode_has_a_rule_set_and_no_rule_set_is_without_a_mode() -> None:
    assert set(RULE_SETS) == set(MODES)
    assert all(rules.mode is MODES[name] for name, rules in RULE_SETS.items())


@pytest.mark.parametrize("name", MODES)
def test_a_rule_set_has_a_place_for_every_seat_and_phases_in_an_order(name: str) -> None:
    for players in MODES[name].seats:
        rules = rule_set(name, players)
        starts = rules.starts(range(players))
        assert len(starts) == players
        assert all(zone in rules.arena.zones for zone in starts)
        phases = [each.phase for each in rules.round]
        assert len(set(phases)) == len(phases)
        assert [rules.places[phase] for phase in phases] == list(range(len(phases)))


@pytest.mark.parametrize("name", MODES)
def test_random_games_of_every_mode_go_through(name: str) -> None:
    agents = ["random"] * MODES[name].seats[0]
    *_, summary = simulate(agents, 3, 1, setups(name, "published", 1), checked=True)
    assert summary.failures == []
    assert summary.games == 3


def test_a_wrong_name_is_refused_with_the_nearest() -> None:
    with refused(UnknownMode, match="did you mean arena"):
        mode_called("arenna")
    assert mode_called(" Arena ").name == "arena"


def test_every_mode_that_is_offered_has_books_to_play_with() -> None:
    assert {"arena", "apprentice", "academy"} <= set(OFFERED)
    assert {book.mode for book in published_books().values()} == {"arena", "apprentice", "academy"}
    assert {MODES[name].books for name in OFFERED} == {book.mode for book in published_books().values()}


def test_a_free_for_all_is_played_with_the_books_of_the_arena() -> None:
    assert check_mode("free-for-all") == "arena"
    setup = next(setups("free-for-all", "published", 1, seats=4))
    assert len({seat.mage for seat in setup.seats}) == 4
    six = next(setups("free-for-all", "published", 1, seats=6))
    assert len({seat.name for seat in six.seats}) == 6, "mages that come again have names of their own"


def test_the_number_of_copies_is_the_modes() -> None:
    small, large = card("Bitterwood Fox"), card("Steelclaw Grizzly")
    assert (copy_limit(small, "arena"), copy_limit(large, "arena")) == (6, 4)
    assert (copy_limit(small, "academy"), copy_limit(large, "academy")) == (3, 2)


def test_books_by_lot_are_legal_in_the_academy_too() -> None:
    setup = next(setups("academy", "generated", 1))
    assert all(seat.mage in playable_mages("academy") for seat in setup.seats)
