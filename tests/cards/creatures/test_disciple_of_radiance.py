"""Disciple of Radiance: her mage's healing spells hurt others."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(blue="Academy Priestess")


def heal(table: Table) -> None:
    """Red casts a healing spell upon himself."""
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)


def test_a_healing_spell_of_her_mage_may_hurt_a_creature_around_her(table: AcademyTable) -> None:
    table.put("Disciple of Radiance", RED)
    foe = table.put(fighter("Foe", armor=2), BLUE)
    table.decide("offer", take(foe))
    heal(table)
    assert foe.damage == 1
    table.decide("offer", DECLINE)
    heal(table)
    assert foe.damage == 1


def test_revealing_one_counts_casting_it_face_down_does_not(table: AcademyTable) -> None:
    table.put("Disciple of Radiance", RED)
    table.cast(table.red, "Healing Charm", table.red)
    assert not [each for each in table.asked if each.kind == "offer"]
    table.decide("offer", take(table.blue))
    table.dice("0 0 0 0")
    table.reveal(table.find("Healing Charm"))
    assert table.blue.damage == 1


def test_neither_other_spells_nor_those_of_others(table: AcademyTable) -> None:
    table.put("Disciple of Radiance", RED)
    table.cast(table.red, "Sneak Attack", table.put(fighter(), RED))
    table.dice("0 0 0 0 0")
    table.always("offer", DECLINE)
    table.cast(table.blue, "Minor Heal", table.blue)
    assert all(each.player == BLUE for each in table.asked if each.kind == "offer")


def test_while_it_is_peaceful_no_enemy_can_be_chosen() -> None:
    table = AcademyTable(round=1)
    table.put("Disciple of Radiance", RED)
    table.decide("offer", DECLINE)
    heal(table)
    (request,) = [each for each in table.asked if each.kind == "offer"]
    assert table.blue.id not in {answer[1] for answer in request.options if len(answer) > 1}


@rule("sup.spell.disciple-of-radiance-target-in-disciples-zone")
def test_the_target_is_in_her_zone_and_the_mage_need_not_be() -> None:
    table = Table(red="Wizard")
    table.put("Disciple of Radiance", RED, "A4")
    near, far = table.put(fighter("Near"), BLUE, "A4"), table.put(fighter("Far"), BLUE, "C1")
    table.decide("offer", take(near))
    heal(table)
    (request,) = [each for each in table.asked if each.kind == "offer"]
    assert far.id not in {answer[1] for answer in request.options if len(answer) > 1}
    assert near.damage == 1
