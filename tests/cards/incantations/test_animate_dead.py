"""Animate Dead: a creature out of anybody's discard pile comes back as a zombie."""

import pytest

from mageduel.facts.conditions import STUN, ZOMBIE
from mageduel.rules.objects.presence import to_discard
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Necromancer", blue="Beastmaster")
    for name, seat in (("Timber Wolf", BLUE), ("Asyran Cleric", RED), ("Skeletal Minion", RED), ("Dispel", BLUE)):
        to_discard(table.game, table.card(name), seat)
    return table


def raised(table: Table) -> set[tuple[object, object]]:
    return {(option[4], option[5]) for option in table.cast_options(table.red, "Animate Dead")}


def test_it_is_summoned_into_the_casters_zone_as_a_zombie(table: Table) -> None:
    spell = table.cast(table.red, "Animate Dead", None, "Timber Wolf", BLUE)
    wolf = table.find("Timber Wolf")
    assert (spell.paid, table.place(wolf), wolf.controller, wolf.owner) == (5, "C1", RED, BLUE)
    assert (wolf.conditions, wolf.damage, wolf.active) == ({ZOMBIE: 1}, 2, False)
    assert [card.name for card in table.game.players[BLUE].discard] == ["Dispel"]


def test_living_creatures_of_every_pile(table: Table) -> None:
    assert raised(table) == {("Timber Wolf", BLUE), ("Asyran Cleric", RED)}


def test_nothing_epic_and_no_second_legend(table: Table) -> None:
    to_discard(table.game, table.card("Kralathor, The Devourer"), BLUE)
    to_discard(table.game, table.card("Redclaw, Alpha Male"), BLUE)
    assert ("Redclaw, Alpha Male", BLUE) in raised(table)
    table.put("Redclaw, Alpha Male", BLUE, "A4")
    assert raised(table) == {("Timber Wolf", BLUE), ("Asyran Cleric", RED)}


def test_a_slow_creature_is_stunned_by_its_marker(table: Table) -> None:
    to_discard(table.game, table.card("Gorgon Archer"), BLUE)
    table.cast(table.red, "Animate Dead", None, "Gorgon Archer", BLUE)
    assert table.find("Gorgon Archer").conditions == {ZOMBIE: 1, STUN: 1}


def test_only_a_dark_mage(table: Table) -> None:
    assert table.why_no_cast(table.blue, "Animate Dead", None) == "restricted-spell"
