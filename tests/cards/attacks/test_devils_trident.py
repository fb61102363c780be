"""Devil's Trident: three rows of effects, one of which gives both at once."""

import pytest

from mageduel.facts.conditions import BURN, CRIPPLE, Condition
from tests.kit.table import BLUE, Table


@pytest.mark.parametrize(
    ("effect", "conditions"),
    [
        (2, {}),
        (3, {CRIPPLE: 1}),
        (5, {CRIPPLE: 1}),
        (6, {CRIPPLE: 1, BURN: 1}),
        (8, {CRIPPLE: 1, BURN: 1}),
        (9, {BURN: 1}),
    ],
)
def test_the_roll_decides_what_the_fork_brings(effect: int, conditions: dict[Condition, int]) -> None:
    table = Table(red="Warlock")
    table.move_to(table.red, "B2")
    knight = table.put("Knight of Westlock", BLUE, "B3")
    table.always("defend", ("no defense",))
    table.dice("2 2 0 0", effect=effect)
    table.cast(table.red, "Devil's Trident", knight)
    assert knight.conditions == conditions
    assert knight.damage == 3  # two of his three armor are pierced
