"""Champion's Gauntlets: what a champion holds stays in his hands."""

import pytest

from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import PAY
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    table = wearer_of("Champion's Gauntlets", "Sword of Radiance", "Leather Boots", mage="Paladin")
    table.move_to(table.blue, "B2")
    return table


def test_an_opponent_cannot_destroy_weapon_ring_or_shield(table: Table) -> None:
    table.attach("Signet of the Dawnbreaker", table.red)
    table.attach("Dawn's Bastion", table.red)
    for name in ("Sword of Radiance", "Signet of the Dawnbreaker", "Dawn's Bastion"):
        item = table.find(name)
        table.cast(table.blue, "Dissolve", table.red, item.id)
        assert table.in_play(item)


def test_other_pieces_are_not_protected(table: Table) -> None:
    boots = table.find("Leather Boots")
    table.cast(table.blue, "Dissolve", table.red, boots.id)
    assert not table.in_play(boots)


def test_the_gauntlets_themselves_go_for_two_mana_more(table: Table) -> None:
    gauntlets = table.find("Champion's Gauntlets")
    table.decide("pay to destroy", ("let it be",))
    table.cast(table.blue, "Dissolve", table.red, gauntlets.id)
    assert table.in_play(gauntlets)
    table.mana(BLUE, 20)
    table.decide("pay to destroy", PAY)
    table.cast(table.blue, "Dissolve", table.red, gauntlets.id)
    assert not table.in_play(gauntlets)
    assert table.blue.mana == 20 - 2 - 2


def test_his_own_spells_are_not_kept_off(table: Table) -> None:
    sword = table.find("Sword of Radiance")
    table.cast(table.red, "Dissolve", table.red, sword.id)
    assert not table.in_play(sword)
