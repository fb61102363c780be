"""Which spellbooks many games are played with."""

from __future__ import annotations

from itertools import islice

from mageduel.lab.books import core, setups


def test_the_core_books_stay_the_same_whatever_sets_are_added() -> None:
    assert [book.mage for book in core("arena")] == ["Beastmaster", "Priestess", "Warlock", "Wizard"]


def test_set_ups_of_the_core_books_seat_every_pair_of_them_both_ways() -> None:
    pairs = [tuple(seat.mage for seat in setup.seats) for setup in islice(setups("arena", "core", 1), 12)]
    assert len(set(pairs)) == 12
    assert set(pairs) == {(other, one) for one, other in pairs}
