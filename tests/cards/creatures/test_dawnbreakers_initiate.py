"""Dawnbreaker's Initiate: whoever slays it calls its avenger."""

import pytest

from mageduel.facts.conditions import ROT
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def initiate(table: Table) -> Object:
    return table.put("Dawnbreaker's Initiate", RED, "B3", damage=4)


def slay(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", table.find("Dawnbreaker's Initiate"))


def test_slain_by_an_enemys_attack_it_calls_the_mage(table: Table, initiate: Object) -> None:
    table.decide("offer", ("choose", table.red.id))
    slay(table)
    assert table.place(table.red) == "B3"


def test_or_a_holy_creature(table: Table, initiate: Object) -> None:
    knight, wolf = table.put("Knight of Westlock", RED, "A1"), table.put("Timber Wolf", RED, "A1")
    offered: list[object] = []

    def look(request: object) -> tuple[object, ...]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return ("choose", knight.id)

    table.decide("offer", look)
    slay(table)
    assert ("choose", wolf.id) not in offered
    assert table.place(knight) == "B3"


def test_or_nobody(table: Table, initiate: Object) -> None:
    table.decide("offer", DECLINE)
    slay(table)
    assert table.place(table.red) == "C1"


def test_an_enemys_effect_will_do(table: Table, initiate: Object) -> None:
    table.decide("offer", ("choose", table.red.id))
    table.run(direct_damage(table.game, initiate, 3, table.put("Mana Crystal", BLUE)))
    assert table.place(table.red) == "B3"


@rule("sup.spell.dawnbreakers-initiate-not-triggered-by-conditions")
def test_a_condition_is_nobodys(table: Table, initiate: Object) -> None:
    table.condition(initiate, ROT)
    table.upkeep()
    assert not table.in_play(initiate)
    assert table.place(table.red) == "C1"


def test_friends_and_mere_destruction_call_nobody(table: Table, initiate: Object) -> None:
    table.run(destroy(table.game, initiate, table.put("Mana Crystal", RED)))
    other = table.put("Dawnbreaker's Initiate", RED, "B3")
    table.run(destroy(table.game, other, A_TEST))
    assert table.place(table.red) == "C1"
