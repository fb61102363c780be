"""Rolling Fog: nothing in the arena can be targeted from afar."""

import pytest

from mageduel.facts.traits import OBSCURED
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock")
    table.move_to(table.red, "B1")
    table.put("Rolling Fog", BLUE, "A4")
    return table


def test_objects_two_zones_away_cannot_be_targeted(table: Table) -> None:
    near, far = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    flower = table.put("Mana Flower", BLUE, "B3")
    assert table.has(far, OBSCURED)
    assert table.why_no_cast(table.red, "Fireball", near) is None
    assert table.why_no_cast(table.red, "Fireball", far) == "obscured"
    assert table.why_no_cast(table.red, "Ignite", flower) == "obscured"
    archer = table.put("Royal Archer", RED, "B1")
    assert table.why_no_attack(archer, "Longbow", far) == "obscured"
    assert table.why_no_attack(archer, "Longbow", near) is None


def test_what_hangs_on_them_is_hidden_too(table: Table) -> None:
    far = table.put("Bitterwood Fox", BLUE, "B3")
    strength = table.attach("Bear Strength", far)
    assert table.why_no_cast(table.red, "Dispel", strength) == "obscured"


def test_zones_two_zones_away_cannot_be_targeted(table: Table) -> None:
    assert table.why_no_cast(table.red, "Sacred Ground", "B2") is None
    assert table.why_no_cast(table.red, "Sacred Ground", "B3") == "obscured"


def test_a_spell_that_lies_on_a_zone_is_as_far_away(table: Table) -> None:
    trap, near = table.hide("Hellfire Trap", "B3", BLUE), table.hide("Hellfire Trap", "B2", BLUE)
    assert table.why_no_cast(table.red, "Seeking Dispel", trap) == "obscured"
    assert table.why_no_cast(table.red, "Seeking Dispel", near) is None


def test_a_creature_cannot_attack_zones_in_the_fog(table: Table) -> None:
    dragon = table.put("Sardonyx, Blight of the Living", RED, "B1")
    zones = {each[3] for each in table.actions(dragon) if each[0] == "attack" and isinstance(each[3], str)}
    assert zones == {"A1", "B1", "C1", "B2"}


def test_it_dissipates_in_the_third_upkeep() -> None:
    table = Table()
    table.cast(table.red, "Rolling Fog", "C1")
    fog = table.find("Rolling Fog")
    for _ in range(2):
        table.upkeep()
    assert table.in_play(fog)
    table.upkeep()
    assert not table.in_play(fog)


def test_when_it_is_gone_everything_is_clear_again(table: Table) -> None:
    far = table.put("Bitterwood Fox", BLUE, "B3")
    table.destroy(table.find("Rolling Fog"))
    assert not table.has(far, OBSCURED)
    assert table.why_no_cast(table.red, "Fireball", far) is None
