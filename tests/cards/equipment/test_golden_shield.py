"""Golden Shield: a Defense against what comes from afar, until the third dent."""

import pytest

from mageduel.cards.equipment.war import DENT
from mageduel.rules.attack.defenses import all_defenses
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, make_creature

BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 1}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_each_attack_warded_off_leaves_a_dent_and_the_third_breaks_it(table: AcademyTable) -> None:
    shield = table.attach("Golden Shield", table.red)
    archer = table.put(make_creature("Archer", attack=[BOW]), BLUE)
    table.always("defend", take(shield))
    for dents in (1, 2):
        table.effect(7)
        table.attack(archer, "Bow", table.red)
        assert shield.marks[DENT] == dents
    table.effect(12)
    table.attack(archer, "Bow", table.red)
    assert (table.red.damage, table.in_play(shield)) == (0, False)


def test_a_failed_defense_leaves_none(table: AcademyTable) -> None:
    shield = table.attach("Golden Shield", table.red)
    archer = table.put(make_creature("Archer", attack=[BOW]), BLUE)
    table.decide("defend", take(shield))
    table.effect(6)
    table.dice("1")
    table.attack(archer, "Bow", table.red)
    assert (table.red.damage, DENT in shield.marks) == (1, False)


def test_it_is_of_no_use_against_blows(table: AcademyTable) -> None:
    table.attach("Golden Shield", table.red)
    table.dice("1 1")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert table.red.damage == 2
    assert len(all_defenses(table.red)) == 1
