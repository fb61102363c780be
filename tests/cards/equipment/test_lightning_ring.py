"""Lightning Ring: lightning attacks of the wearer have one die more."""

import pytest

from tests.cards.equipment.damage_rings import blade, cast, strike_as_a_friend, swing
from tests.cards.equipment.wearers import wearer_of
from tests.kit.table import Table


@pytest.fixture
def table() -> Table:
    return wearer_of("Lightning Ring", mage="Wizard")


def test_an_attack_spell_of_that_damage_has_one_die_more(table: Table) -> None:
    assert cast(table, "Lightning Bolt", 6) == 6  # 5 printed


def test_so_has_a_weapon_of_that_damage_but_no_other(table: Table) -> None:
    weapon = table.attach(blade("lightning"), table.red)
    assert swing(table, weapon, "Slash", 4) == 4
    assert swing(table, weapon, "Bash", 3) == 3


def test_other_attack_spells_have_not(table: Table) -> None:
    assert cast(table, "Jet Stream", 2) == 2


def test_a_zone_attack_has_not(table: Table) -> None:
    assert cast(table, "Electrify", 4, zone="B2", on_zone=True) == 4


def test_attacks_of_the_wearers_creatures_have_not(table: Table) -> None:
    assert strike_as_a_friend(table, "lightning", 3) == 3
