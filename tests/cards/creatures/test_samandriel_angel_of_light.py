"""Samandriel, Angel of Light: her blade bites harder into the Nonliving and the Dark."""

import pytest

from mageduel.facts.conditions import DAZE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock")


@rule("core.example.samandriel-versus-bonus", "sup.rules.example-samandriel-vs-dark")
@pytest.mark.parametrize("name", ["Skeletal Sentry", "Dark Pact Slayer"])
def test_one_die_more_and_one_on_the_effect_die(table: Table, name: str) -> None:
    samandriel, victim = table.put("Samandriel, Angel of Light"), table.put(name, BLUE)
    table.dice("0 0 0 0 0 0", effect=6)
    table.attack(samandriel, 'The Greatsword "Starfire"', victim)
    assert victim.conditions == {DAZE: 1}


@rule("core.example.samandriel-versus-bonus", "sup.rules.vs-type-is-trait-of-the-attack")
def test_others_face_the_plain_blade(table: Table) -> None:
    samandriel, wolf = table.put("Samandriel, Angel of Light"), table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0 0", effect=6)
    table.attack(samandriel, 'The Greatsword "Starfire"', wolf)
    assert not wolf.conditions


def test_the_warlock_himself_is_no_dark_creature(table: Table) -> None:
    samandriel = table.put("Samandriel, Angel of Light")
    table.move_to(table.blue, "B2")
    table.dice("0 0 0 0 0", effect=6)
    table.attack(samandriel, 'The Greatsword "Starfire"', table.blue)
    assert not table.blue.conditions
