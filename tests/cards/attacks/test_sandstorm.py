"""Sandstorm: nobody knows which way it blows."""

from tests.kit.table import BLUE, Table, make_creature


def test_a_push_goes_where_the_die_says() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B1")
    foe = table.put(make_creature("Foe", life=30), BLUE, "B2")
    table.dice("1 0", effect=5)
    table.effect(7)  # south
    table.cast(table.red, "Sandstorm", "B2")
    assert table.place(foe) == "C2"
