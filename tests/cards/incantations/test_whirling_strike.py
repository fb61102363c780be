"""Whirling Strike: one quick attack, three foes."""

import pytest

from mageduel.rules.attack.action import WHIRLS
from mageduel.state.objects import Object
from tests.kit.answers import STOP, attack, move, sweep
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def orc(table: Table) -> Object:
    orc = table.put("Orc Butcher", RED, "B2")
    table.cast(table.red, "Whirling Strike", orc)
    return orc


@pytest.fixture
def foes(table: Table) -> list[Object]:
    return [table.put("Timber Wolf", BLUE, "B2") for _ in range(4)]


@rule("sup.spell.whirling-strike-like-sweeping-three-targets")
def test_it_may_go_on_to_two_more_targets(table: Table, orc: Object, foes: list[Object]) -> None:
    table.decide("sweep", sweep(foes[1]), sweep(foes[2]))
    table.dice("1* 0 0 0  1* 0 0 0  1* 0 0 0")
    table.act(orc, attack(orc, "Meat Cleaver", foes[0]))
    assert [each.damage for each in foes] == [1, 1, 1, 0]
    swept = {each[1] for each in table.asked[-1].options if each != STOP}
    assert swept >= {foes[2].id, foes[3].id}
    assert swept.isdisjoint({foes[0].id, foes[1].id})


def test_it_may_stop_at_any_time(table: Table, orc: Object, foes: list[Object]) -> None:
    table.decide("sweep", sweep(foes[1]), STOP)
    table.dice("1* 0 0 0  1* 0 0 0")
    table.act(orc, attack(orc, "Meat Cleaver", foes[0]))
    assert [each.damage for each in foes] == [1, 1, 0, 0]


def test_after_a_move_there_is_no_full_action_for_it(table: Table, orc: Object) -> None:
    foes = [table.put("Timber Wolf", BLUE, "B1") for _ in range(2)]
    table.dice("1* 0 0 0")
    table.act(orc, move("B1"), attack(orc, "Meat Cleaver", foes[0]))
    assert foes[1].damage == 0


def test_once_a_round(table: Table, orc: Object, foes: list[Object]) -> None:
    table.decide("sweep", sweep(foes[1]), STOP)
    table.dice("0 0 0 0  0 0 0 0")
    table.act(orc, attack(orc, "Meat Cleaver", foes[0]))
    table.dice("0 0 0 0")
    table.act(orc, attack(orc, "Meat Cleaver", foes[0]))
    assert len(table.attacks()) == 3


def test_it_ends_with_the_round(table: Table, orc: Object, foes: list[Object]) -> None:
    table.end_round()
    assert WHIRLS not in orc.marks
    table.dice("0 0 0 0")
    table.act(orc, attack(orc, "Meat Cleaver", foes[0]))


def test_a_full_action_attack_gains_nothing(table: Table, foes: list[Object]) -> None:
    corazin = table.put("Sir Corazin, Blademaster", RED, "B2")
    table.cast(table.red, "Whirling Strike", corazin)
    table.dice("0 0 0 0  0 0 0 0")
    table.act(corazin, ("attack", corazin.id, 1, foes[0].id))
    assert len(table.attacks()) == 2  # the two strikes of the bar


@rule("sup.spell.whirling-strike-extra-strikes-first-target-only")
def test_additional_strikes_are_for_the_first_target_alone(table: Table, foes: list[Object]) -> None:
    twin = table.put(make_creature("Twin", attack=[TWIN]), RED, "B2")
    table.cast(table.red, "Whirling Strike", twin)
    table.decide("sweep", sweep(foes[1]), sweep(foes[2]))
    table.dice("1* 0  1* 0  1* 0  1* 0")
    table.act(twin, attack(twin, "Claw", foes[0]))
    assert [each.damage for each in foes] == [2, 1, 1, 0]
