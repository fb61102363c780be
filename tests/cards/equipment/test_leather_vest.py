"""Leather Vest: a little armor, worn where other armor is worn."""

from mageduel.rules.objects.characteristics import armor
from tests.cards.equipment.wearers import bitten, wearer_of
from tests.kit.academy import AcademyTable


def test_the_wearer_has_one_more_armor() -> None:
    assert bitten(wearer_of("Leather Vest"), "2 0 0 1*") == 2


def test_it_adds_to_other_pieces() -> None:
    assert armor(wearer_of("Leather Gloves", "Leather Vest").red) == 2


def test_other_armor_takes_its_place_and_it_goes_back_into_the_book() -> None:
    table = AcademyTable()
    table.cast(table.red, "Leather Vest", table.red)
    assert table.armor(table.red) == 1
    table.cast(table.red, "Bearskin", table.red)
    assert table.armor(table.red) == 2
    assert table.in_book(0, "Leather Vest") == 1
