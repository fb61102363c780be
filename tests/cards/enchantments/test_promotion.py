"""Promotion: a soldier who has drawn blood rises."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.enchantments.reveals import reveal_options
from tests.cards.fighters import fighter
from tests.kit.academy import DICE, AcademyTable
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1)])
def test_revealed_when_its_bearer_has_wounded_an_enemy(table: AcademyTable, level: int, cost: int) -> None:
    soldier = table.put(fighter(subtypes=["soldier"], schools={"war": level}), RED)
    foe = table.put(fighter("Foe"), BLUE)
    promotion = table.hide("Promotion", soldier)
    table.reveal_after(DICE, promotion)
    table.dice("1* 0 0")
    table.attack(soldier, "Blade", foe)
    assert (table.armor(soldier), table.value(soldier, MELEE), table.red.mana) == (1, 1, 50 - cost)


def test_without_a_wound_it_cannot_be_revealed(table: AcademyTable) -> None:
    soldier, foe = table.put("Elven Soldier", RED), table.put(fighter("Foe", armor=3), BLUE)
    promotion = table.hide("Promotion", soldier)
    table.reveal_after(DICE, promotion)
    table.dice("1 1")
    with pytest.raises(Refused):
        table.attack(soldier, "Elven Blade", foe)
    assert promotion.hidden


def test_nor_when_it_is_wounded_itself_or_before(table: AcademyTable) -> None:
    soldier, foe = table.put("Elven Soldier", RED), table.put(fighter("Foe"), BLUE)
    promotion = table.hide("Promotion", soldier)
    assert ("reveal", promotion.id) not in reveal_options(table.game, RED)
    table.reveal_after(DICE, promotion)
    table.dice("1* 0 0")
    with pytest.raises(Refused):
        table.attack(foe, "Blade", soldier)
