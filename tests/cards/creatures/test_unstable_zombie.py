"""Unstable Zombie: one of three things each time it is activated."""

import pytest

from mageduel.facts.traits import LUMBERING
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NOTHING, attack, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def zombie(table: Table) -> Object:
    return table.put("Unstable Zombie", RED, "B2", damage=3)


def test_it_may_take_two_damage_off(table: Table, zombie: Object) -> None:
    table.decide("offer", ("have", "shed damage"))
    table.act(zombie, NOTHING)
    assert zombie.damage == 1


def test_its_attacks_may_pierce_for_the_round(table: Table, zombie: Object) -> None:
    knight = table.put("Knight of Westlock", BLUE)
    table.decide("offer", ("have", "pierce armor"))
    table.act(zombie, NOTHING)
    table.decide("defend", ("no defense",))
    table.dice("2 2 0")
    table.attack(zombie, "Talons", knight)
    assert knight.damage == 4 - max(0, table.armor(knight) - 2)
    table.end_round()
    table.decide("defend", ("no defense",))
    table.dice("2 2 0 0")  # Bloodthirsty
    before = knight.damage
    table.attack(zombie, "Talons", knight)
    assert knight.damage - before == 4 - table.armor(knight)


def test_it_may_walk_twice_in_this_action_phase(table: Table, zombie: Object) -> None:
    table.decide("offer", ("have", "walk freely"))
    table.act(zombie, move("B3"), move("B4"))
    assert table.place(zombie) == "B4"
    assert table.has(zombie, LUMBERING)


def test_else_it_is_lumbering(table: Table, zombie: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.decide("offer", DECLINE)
    table.dice("0 0 0")
    table.act(zombie, move("B3"), attack(zombie, "Talons", wolf))
    assert not any(option[0] == "move" for option in table.actions(zombie, move_actions=1))


def test_unhurt_it_has_nothing_to_take_off(table: Table) -> None:
    zombie = table.put("Unstable Zombie", RED, "B2")
    seen: list[object] = []

    def look(request: object) -> object:
        seen.extend(request.options)  # type: ignore[attr-defined]
        return DECLINE

    table.decide("offer", look)  # type: ignore[arg-type]
    table.act(zombie, NOTHING)
    assert seen == [("have", "pierce armor"), ("have", "walk freely"), DECLINE]
