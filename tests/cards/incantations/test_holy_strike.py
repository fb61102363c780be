"""Holy Strike: a blow that spirits feel."""

from tests.kit.table import BLUE, RED, Table, make_creature


def test_the_next_melee_attack_is_ethereal() -> None:
    table = Table(red="Priestess")
    wolf = table.put("Timber Wolf", RED, "C1")
    spirit = table.put(make_creature("Spirit", life=30, traits=["Incorporeal"]), BLUE, "C1")
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", spirit)
    assert spirit.damage == 0
    table.cast(table.red, "Holy Strike", wolf)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", spirit)
    assert spirit.damage == 4
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", spirit)
    assert spirit.damage == 4


def test_only_the_living_can_be_hallowed() -> None:
    table = Table(red="Priestess")
    bones = table.put("Skeletal Sentry", RED, "C1")
    assert table.why_no_cast(table.red, "Holy Strike", bones) == "wrong-target"
