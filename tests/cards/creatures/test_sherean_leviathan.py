"""Sherean Leviathan: nothing swims away from it."""

import pytest

from mageduel.facts.traits import RESTRAINED
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

SEA = make_card(
    name="Sea",
    type="conjuration",
    subtypes=["aquatic"],
    terrain=True,
    cost=5,
    target="zone",
    range=[0, 1],
    action="quick",
)


@pytest.mark.parametrize("sea", [True, False])
def test_in_aquatic_terrain_enemies_are_restrained(sea: bool) -> None:
    table = Table()
    if sea:
        table.put(SEA, BLUE, "B2")
    table.put("Sherean Leviathan", RED, "B2")
    fox, friend = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Timber Wolf", RED, "B2")
    fish = table.put(make_creature("Fish", subtypes=["aquatic"]), BLUE, "B2")
    far = table.put("Bitterwood Fox", BLUE, "B3")
    table.move_to(table.blue, "B2")
    assert table.has(fox, RESTRAINED) is sea
    assert not any(table.has(each, RESTRAINED) for each in (friend, fish, far, table.blue))
