"""Leather Belt: a little armor."""

from mageduel.rules.objects.characteristics import armor
from tests.cards.equipment.wearers import bitten, wearer_of


def test_the_wearer_has_one_more_armor() -> None:
    assert bitten(wearer_of("Leather Belt"), "2 0 0 1*") == 2


def test_it_adds_to_other_pieces() -> None:
    assert armor(wearer_of("Bearskin", "Leather Belt").red) == 3


def test_his_creatures_have_not() -> None:
    assert armor(wearer_of("Leather Belt").put("Timber Wolf")) == 2
