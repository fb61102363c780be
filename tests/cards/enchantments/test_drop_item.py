"""Drop Item: a weapon or shield is Disabled until it is picked up."""

import pytest

from mageduel.facts.conditions import DISABLE
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability, attack
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster", blue="Academy Monk", mana=10)


def test_the_item_is_of_no_use_round_after_round(table: AcademyTable) -> None:
    gladius = table.attach("Gladius", table.blue)
    table.reveal(table.hide("Drop Item", gladius, RED))
    assert table.red.mana == 10 - 1
    assert [each for each in table.actions(table.blue) if each[:2] == ("attack", gladius.id)] == []
    table.next_round()
    table.next_round()
    assert gladius.conditions == {DISABLE: 1}


def test_its_wearer_picks_it_up_with_a_quick_action(table: AcademyTable) -> None:
    gladius = table.attach("Gladius", table.blue)
    drop = table.hide("Drop Item", gladius, RED)
    table.reveal(drop)
    table.act(table.blue, ability(drop, "Pick It Up"))
    assert (table.in_play(drop), gladius.conditions) == (False, {})
    table.blue.active = True
    table.dice("1 1 1")
    table.act(table.blue, attack(gladius, "Short Blade", table.red))
    assert table.red.damage == 3


def test_nobody_else_can(table: AcademyTable) -> None:
    gladius = table.attach("Gladius", table.blue)
    drop = table.hide("Drop Item", gladius, RED)
    table.reveal(drop)
    pupil = table.put("Sohei Pupil", BLUE)
    for each in (pupil, table.red):
        assert [way for way in table.actions(each) if way[0] == "ability"] == []


def test_dispelled_it_lets_go(table: AcademyTable) -> None:
    gladius = table.attach("Gladius", table.blue)
    drop = table.hide("Drop Item", gladius, RED)
    table.reveal(drop)
    table.cast(table.blue, "Disperse", drop)
    assert gladius.conditions == {}


@rule("codex.disable.reset-removal")
def test_what_else_disables_the_item_goes_in_its_own_time(table: AcademyTable) -> None:
    gladius = table.attach("Gladius", table.blue)
    table.reveal(table.hide("Drop Item", gladius, RED))
    table.give(gladius, DISABLE)
    table.next_round()
    assert gladius.conditions == {DISABLE: 1}


def test_an_item_of_level_2_costs_more(table: AcademyTable) -> None:
    other = AcademyTable(red="Academy Monk", blue="Academy Forcemaster", mana=10)
    shifratar = other.attach("Shifratar", other.blue)
    other.reveal(other.hide("Drop Item", shifratar, RED))
    assert other.red.mana == 10 - 3


def test_only_what_is_held_in_the_hands(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Drop Item", table.attach("Dampening Cloak", table.blue)) == "not-in-hand"
    assert table.why_no_cast(table.red, "Drop Item", table.attach("Golden Shield", table.blue)) is None


@rule("codex.disable.keeps-attributes")
def test_text_is_silent_but_a_defense_stays(table: AcademyTable) -> None:
    shield = table.attach("Golden Shield", table.blue)
    table.reveal(table.hide("Drop Item", shield, RED))
    table.decide("defend", ("defend", shield.id))
    table.effect(12)
    table.cast(table.red, "Lightning Jolt", table.blue)
    assert (table.blue.damage, [each.name for each in shield.marks]) == (0, ["uses of a Defense"])
