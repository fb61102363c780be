"""Core rulebook, Brogan Versus the Hydra: one attack through all ten steps, die by die."""

import pytest

from mageduel.facts.conditions import DAZE
from mageduel.state.events import DefenseRolled, DiceRolled, RolledToMiss
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Wizard")


@rule(
    "core.example.brogan-full-sequence",
    "core.example.brogan-daze-roll-7",
    "core.example.brogan-six-dice",
    "core.example.brogan-piercing-3",
    "core.example.brogan-no-extra-strike",
    "core.example.hydra-circle-of-lightning-dice",
    "core.example.brogan-cannot-defend-barrier",
    "core.example.hydra-barrier-damage",
    "core.example.hydra-barrier-effect-roll",
    "core.example.hydra-counterstrike-avoided",
    "core.example.brogan-cobra-reflexes-used-up",
)
def test_brogan_attacks_the_hydra(table: Table) -> None:
    brogan, hydra = table.put("Brogan Bloodstone", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Bear Strength", brogan)
    reflexes = table.attach("Cobra Reflexes", brogan)
    table.attach("Circle of Lightning", hydra)
    table.condition(brogan, DAZE)
    table.effect(7)
    table.dice("2 2* 0 1* 0 0")
    table.dice("2 1* 2 1", effect=1)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.decide("defend", ("defend", reflexes.id))
    table.effect(10)
    table.act(brogan, ("attack", brogan.id, 0, hydra.id))
    assert [event.roll for event in table.events(RolledToMiss)] == [7]
    blow, surge = table.events(DiceRolled)
    assert len(blow.faces) == 6
    assert len(surge.faces) == 4
    assert hydra.damage == 5
    assert brogan.damage == 2
    assert surge.effect_total == 3
    (defense,) = table.events(DefenseRolled)
    assert defense.total == 8
    assert defense.succeeded
    assert DAZE not in brogan.conditions, "no new condition came of it, and the old one has run out"
    table.dice("0 0 0 0")
    table.attack(hydra, "Snapping Bite", brogan)
    assert len(table.events(DefenseRolled)) == 1, "his reflexes are used up for this round"
