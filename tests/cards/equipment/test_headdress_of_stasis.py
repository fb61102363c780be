"""Headdress of Stasis: what has lost its last Dissipate token stays until the round ends."""

import pytest

from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, ability, take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Forcemaster", mana=10)
    table.attach("Headdress of Stasis", table.red)
    return table


def fading(table: AcademyTable, name: str, seat: int = RED) -> Object:
    """A creature with one Dissipate token left."""
    creature = table.summon(name, seat)
    creature.unmark(DISSIPATE_TOKEN, creature.marks[DISSIPATE_TOKEN] - 1)
    return creature


def test_for_one_less_than_its_level_it_stays_for_the_round(table: AcademyTable) -> None:
    golem = fading(table, "Force Golem")
    table.decide("offer", ("pay", 1))
    table.upkeep()
    assert (table.in_play(golem), table.red.mana) == (True, 9)
    table.end_round()
    assert not table.in_play(golem)


def test_a_spell_of_level_1_costs_nothing(table: AcademyTable) -> None:
    cobra = fading(table, "Psionic Cobra")
    table.decide("offer", take())
    table.upkeep()
    assert (table.in_play(cobra), table.red.mana) == (True, 10)


def test_it_may_be_let_go(table: AcademyTable) -> None:
    golem = fading(table, "Force Golem")
    table.decide("offer", DECLINE)
    table.upkeep()
    assert not table.in_play(golem)


def test_once_a_round(table: AcademyTable) -> None:
    pair = [fading(table, "Psionic Cobra"), fading(table, "Psionic Cobra")]
    table.decide("offer", take())
    table.upkeep()
    assert [table.in_play(each) for each in pair].count(True) == 1


def test_it_helps_when_the_last_token_is_given_up_too(table: AcademyTable) -> None:
    guardian = fading(table, "Tomb Guardian")
    table.decide("offer", ("pay", 1))
    table.use(RED, ability(guardian, "Stand Watch"))
    assert guardian.guarding
    table.end_round()
    assert not table.in_play(guardian)


def test_neither_epic_spells_nor_others_schools_nor_other_players(table: AcademyTable) -> None:
    shield = table.hide("Force Shield", table.red)
    table.reveal(shield)
    shield.unmark(DISSIPATE_TOKEN, 2)
    exile = table.hide("Tangleroot", table.red)
    table.reveal(exile)
    exile.unmark(DISSIPATE_TOKEN, 2)
    cobra = fading(table, "Psionic Cobra", BLUE)
    table.upkeep()
    assert [table.in_play(each) for each in (shield, exile, cobra)] == [False, False, False]
