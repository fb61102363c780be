"""Shoalsdeep Crocodile: it rolls to death only what it holds."""

from tests.kit.table import BLUE, RED, Table


def test_death_roll_is_for_its_prey_only() -> None:
    table = Table(red="Siren")
    crocodile = table.put("Shoalsdeep Crocodile", RED)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    assert table.why_no_attack(crocodile, "Death Roll", wolf) == "not-its-prey"
    assert table.why_no_attack(crocodile, "Quick Snap", wolf) is None
    table.dice("0 0 0 0", effect=5)
    table.attack(crocodile, "Quick Snap", wolf)
    assert table.why_no_attack(crocodile, "Death Roll", wolf) is None
    assert table.why_no_attack(crocodile, "Death Roll", fox) == "not-its-prey"
