"""Divine Might: melee attacks harm the Incorporeal."""

import pytest

from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.parametrize(("blessed", "damage"), [(True, 4), (False, 0)])
def test_twos_count_against_the_incorporeal(table: Table, blessed: bool, damage: int) -> None:
    wolf, ghost = table.put("Timber Wolf", RED), table.put(make_creature("Ghost", traits=["Incorporeal"]), BLUE)
    if blessed:
        table.attach("Divine Might", wolf)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", ghost)
    assert ghost.damage == damage


def test_ranged_attacks_gain_nothing(table: Table) -> None:
    archer = table.put("Royal Archer", RED, "B2")
    ghost = table.put(make_creature("Ghost", traits=["Incorporeal"]), BLUE, "B3")
    table.attach("Divine Might", archer)
    table.dice("2 2 0 0")
    table.attack(archer, archer.card.attacks[0].name, ghost)
    assert ghost.damage == 0
