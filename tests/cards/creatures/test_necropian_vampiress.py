"""Necropian Vampiress: may take wing for one mana when she is activated."""

import pytest

from mageduel.facts.traits import FLYING
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table

PAY = ("pay", 1)


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Priestess")


def test_she_flies_for_one_mana_until_her_action_phase_is_over(table: Table) -> None:
    vampiress, falcon = table.put("Necropian Vampiress"), table.put("Thunderift Falcon", BLUE)
    table.decide("offer", PAY)
    table.dice("1 1 0 0 0")
    table.act(vampiress, ("attack", vampiress.id, 0, falcon.id))
    assert falcon.damage == 2
    assert table.red.mana == 50 - 1
    assert not table.has(vampiress, FLYING)


def test_on_the_ground_she_does_not_reach_a_flyer(table: Table) -> None:
    vampiress, falcon = table.put("Necropian Vampiress"), table.put("Thunderift Falcon", BLUE)
    assert ("attack", vampiress.id, 0, falcon.id) not in table.actions(vampiress)
    table.decide("offer", DECLINE)
    table.act(vampiress, NOTHING)
    assert table.red.mana == 50


def test_without_mana_she_is_not_asked(table: Table) -> None:
    vampiress = table.put("Necropian Vampiress")
    table.red.mana = 0
    table.act(vampiress, NOTHING)
    assert "offer" not in [request.kind for request in table.asked]


@rule("sup.spell.necropian-vampiress-flying-not-hindered", "sup.rules.example-vampiress-flying-before-move")
def test_in_the_air_she_is_not_hindered_by_those_below(table: Table) -> None:
    vampiress = table.put("Necropian Vampiress")
    table.put("Knight of Westlock", BLUE)
    table.decide("offer", PAY)
    table.act(vampiress, ("move", "B3"), ("move", "B4"))
    assert vampiress.zone == table.zone("B4")


def test_on_foot_the_same_enemy_hinders_her(table: Table) -> None:
    vampiress = table.put("Necropian Vampiress")
    table.put("Knight of Westlock", BLUE)
    table.decide("offer", DECLINE)
    table.act(vampiress, ("move", "B3"), NOTHING)
    assert not [each for each in table.actions(vampiress, move_actions=1, is_hindered=True) if each[0] == "move"]


def test_her_bite_heals_her_half_the_damage_rounded_up(table: Table) -> None:
    vampiress, knight = table.put("Necropian Vampiress", damage=4), table.put("Knight of Westlock", BLUE)
    table.decide("defend", ("no defense",))
    table.dice("2* 1* 0 0 0")
    table.attack(vampiress, "Fangs", knight)
    assert (knight.damage, vampiress.damage) == (3, 2)
