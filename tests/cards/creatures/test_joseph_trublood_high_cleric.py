"""Joseph Trublood, High Cleric: armored against the Nonliving and the Dark, and hard on them."""

from typing import Any

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.rules.conditions.markers import give_condition
from tests.kit.answers import ability
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock")


@pytest.mark.parametrize(
    ("fields", "damage"),
    [({"traits": ["Nonliving"]}, 1), ({"schools": {"dark": 1}}, 1), ({"schools": {"war": 1}}, 3)],
)
@rule("sup.spell.joseph-trublood-armor-only-for-that-damage")
def test_two_points_more_armor_for_the_damage_of_such_attacks(
    table: Table, fields: dict[str, Any], damage: int
) -> None:
    claw = [{"name": "Claw", "kind": "melee", "action": "quick", "dice": 4}]
    joseph = table.put("Joseph Trublood, High Cleric", RED)
    attacker = table.put(make_creature("Foe", attack=claw, **fields), BLUE)
    table.dice("1 1 1 1")
    table.attack(attacker, "Claw", joseph)
    assert (joseph.damage, table.armor(joseph)) == (damage, 1)


@rule("sup.spell.joseph-trublood-armor-only-for-that-damage")
def test_corrode_finds_only_the_armor_he_always_has(table: Table) -> None:
    joseph = table.put("Joseph Trublood, High Cleric", RED)
    table.put("Skeletal Sentry", BLUE)
    table.run(give_condition(table.game, joseph, CORRODE, 2))
    assert (joseph.conditions[CORRODE], joseph.damage) == (1, 1)


@rule("sup.spell.joseph-trublood-bonus-once")
def test_his_staff_has_two_dice_more_against_either_and_no_more_against_both(table: Table) -> None:
    joseph = table.put("Joseph Trublood, High Cleric", RED)
    sentry = table.put("Skeletal Sentry", BLUE)
    assert "dark" in sentry.card.schools
    assert table.odds(joseph, "Staff of Smiting", sentry).dice.value == 5
    assert table.odds(joseph, "Staff of Smiting", table.put("Dark Pact Slayer", BLUE)).dice.value == 5
    assert table.odds(joseph, "Staff of Smiting", table.put("Timber Wolf", BLUE)).dice.value == 3


def test_he_heals_at_two_zones_as_a_full_action(table: Table) -> None:
    joseph, wolf = table.put("Joseph Trublood, High Cleric", RED, "B2"), table.put("Timber Wolf", RED, "B4", damage=5)
    table.dice("2 1")
    table.act(joseph, ability(joseph, "Healing Light", wolf))
    assert wolf.damage == 2
