"""Lightning Ring: lightning attacks of the wearer have one die more."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.table import BLUE, Table, make_card, make_creature

BLADE = {
    "name": "Glowing Blade",
    "type": "equipment",
    "cost": 3,
    "action": "quick",
    "range": [0, 2],
    "target": "mage",
    "location": "weapon",
    "attack": [
        {"name": "Slash", "kind": "melee", "action": "quick", "dice": 3, "damage": "lightning"},
        {"name": "Bash", "kind": "melee", "action": "quick", "dice": 3},
    ],
}


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    table.attach("Lightning Ring", table.red)
    return table


def test_an_attack_spell_of_that_damage_has_one_die_more(table: Table) -> None:
    foe = table.put(make_creature(), BLUE, "B3")
    table.dice("1* 1* 1* 1* 1* 1*", effect=1)
    table.cast(table.red, "Lightning Bolt", foe)
    assert foe.damage == 6


def test_so_has_a_weapon_of_that_damage_but_no_other(table: Table) -> None:
    foe = table.put(make_creature(life=20), BLUE)
    blade = table.attach(make_card(**BLADE), table.red)
    melee = table.red.card.value(MELEE)
    table.dice(" ".join(["1*"] * (4 + melee)))
    table.attack(table.red, "Slash", foe, source=blade)
    assert foe.damage == 4 + melee
    table.dice(" ".join(["1*"] * (3 + melee)))
    table.attack(table.red, "Bash", foe, source=blade)
    assert foe.damage == 7 + 2 * melee


def test_other_attack_spells_have_not(table: Table) -> None:
    foe = table.put(make_creature(), BLUE, "B3")
    table.dice("1* 1*", effect=1)
    table.cast(table.red, "Jet Stream", foe)
    assert foe.damage == 2


def test_a_zone_attack_has_not(table: Table) -> None:
    foe = table.put(make_creature(), BLUE, "B2")
    table.dice("1* 1* 1* 1*", effect=1)
    table.cast(table.red, "Electrify", "B2")
    assert foe.damage == 4


def test_attacks_of_the_wearers_creatures_have_not(table: Table) -> None:
    friend = table.put(make_creature("Friend", attack=[BLADE["attack"][0]]))  # type: ignore[index]
    foe = table.put(make_creature(), BLUE)
    table.dice("1* 1* 1*")
    table.attack(friend, "Slash", foe)
    assert foe.damage == 3
