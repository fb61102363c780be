"""Spiked Buckler: what it parries, it answers."""

import pytest

from tests.kit.answers import NO_COUNTERSTRIKE, NO_DEFENSE, take
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Spiked Buckler", table.red)
    return table


def test_after_a_parry_the_wearer_may_bash(table: Table) -> None:
    wolf, buckler = table.put("Timber Wolf", BLUE), table.find("Spiked Buckler")
    table.decide("defend", take(buckler))
    table.effect(8)
    table.decide("counterstrike", take(buckler))
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", table.red)
    assert (table.red.damage, wolf.damage) == (0, 1)


def test_he_need_not(table: Table) -> None:
    wolf, buckler = table.put("Timber Wolf", BLUE), table.find("Spiked Buckler")
    table.decide("defend", take(buckler))
    table.effect(8)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.attack(wolf, "Bite", table.red)
    assert wolf.damage == 0


@pytest.mark.parametrize("tries", [True, False])
def test_without_a_parry_there_is_no_answer(table: Table, tries: bool) -> None:
    wolf, buckler = table.put("Timber Wolf", BLUE), table.find("Spiked Buckler")
    table.decide("defend", take(buckler) if tries else NO_DEFENSE)
    if tries:
        table.effect(7)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 1


def test_another_defense_gives_no_answer(table: Table) -> None:
    wolf, reflexes = table.put("Timber Wolf", BLUE), table.attach("Cobra Reflexes", table.red)
    table.decide("defend", take(reflexes))
    table.effect(12)
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 0


def test_the_basic_attack_does_not_answer(table: Table) -> None:
    wolf, buckler = table.put("Timber Wolf", BLUE), table.find("Spiked Buckler")
    table.decide("defend", take(buckler))
    table.effect(8)

    def look(request: object) -> object:
        options = list(request.options)  # type: ignore[attr-defined]
        assert [each[1] for each in options if each[0] == "counterstrike"] == [buckler.id]
        return NO_COUNTERSTRIKE

    table.decide("counterstrike", look)  # type: ignore[arg-type]
    table.attack(wolf, "Bite", table.red)
