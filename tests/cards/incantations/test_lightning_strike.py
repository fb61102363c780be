"""Lightning Strike: a plain blow carries lightning for once."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from mageduel.facts.traits import ETHEREAL
from tests.kit.table import BLUE, RED, Table, make_creature

CLUB = {"name": "Club", "kind": "melee", "action": "quick", "dice": 2}


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


@pytest.mark.parametrize(("roll", "conditions"), [(4, {}), (5, {DAZE: 1}), (7, {DAZE: 1}), (8, {STUN: 1})])
def test_the_next_melee_attack_is_lightning_and_may_daze_or_stun(
    table: Table, roll: int, conditions: dict[object, int]
) -> None:
    brute, foe = table.put(make_creature("Brute", attack=[CLUB]), RED), table.put(make_creature("Foe", life=30), BLUE)
    table.cast(table.red, "Lightning Strike", brute)
    table.dice("0 0", effect=roll)
    strike = table.attack(brute, "Club", foe)
    assert foe.conditions == conditions
    assert not strike.has(ETHEREAL)


def test_lightning_immunity_shuts_it_out(table: Table) -> None:
    brute = table.put(make_creature("Brute", attack=[CLUB]), RED)
    foe = table.put(make_creature("Foe", life=30, traits=["Lightning Immunity"]), BLUE)
    assert table.why_no_attack(brute, "Club", foe) is None
    table.cast(table.red, "Lightning Strike", brute)
    assert table.why_no_attack(brute, "Club", foe) == "immune"


def test_what_strengthens_lightning_strengthens_it(table: Table) -> None:
    table.attach("Lightning Ring", table.red)
    foe = table.put(make_creature("Foe", life=30, traits=["Lightning +1"]), BLUE)
    table.cast(table.red, "Lightning Strike", table.red)
    table.dice("0 0 0 0 0", effect=4)
    table.attack(table.red, "Basic Melee Attack", foe)
    assert foe.conditions == {DAZE: 1}
