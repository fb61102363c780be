"""Dispel Wand: undo a small enchantment, or look at a hidden one."""

import pytest

from mageduel.rules.casting.at_hand import castables
from mageduel.rules.casting.built_in import BUILT_IN
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Dispel Wand", table.red)
    return table


def use(table: Table, name: str, target: object) -> None:
    card = next(each for each in BUILT_IN.of(table.find("Dispel Wand")) if each.name == name)
    table.cast(table.red, card, target)  # type: ignore[arg-type]


def at_hand(table: Table) -> list[str]:
    wand = table.find("Dispel Wand")
    return [each.card.name for each in castables(table.game, table.red) if each.key == wand.id]


def test_a_revealed_enchantment_of_level_one_is_destroyed_for_its_cost(table: Table) -> None:
    strength = table.attach("Bear Strength", table.put("Timber Wolf", BLUE, "B3"))
    use(table, "Disenchant", strength)
    assert not table.in_play(strength)
    assert table.red.mana == 50 - 5


def test_neither_greater_nor_hidden_ones_nor_far_ones(table: Table) -> None:
    wolf, far = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B4")
    for target in (
        table.attach("Turn to Stone", wolf),
        table.hide("Bear Strength", wolf),
        table.attach("Bear Strength", far),
    ):
        with pytest.raises(Refused):
            use(table, "Disenchant", target)


def test_mage_sight_shows_a_hidden_enchantment_and_leaves_it_hidden(table: Table) -> None:
    hidden = table.hide("Block", table.put("Timber Wolf", BLUE, "B4"))
    use(table, "Mage Sight", hidden)
    assert hidden.hidden
    assert hidden.looked_at_by == (RED,)
    assert table.red.mana == 50


def test_each_once_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    first, second = table.attach("Bear Strength", wolf), table.attach("Rhino Hide", wolf)
    use(table, "Disenchant", first)
    assert at_hand(table) == ["Mage Sight"]
    use(table, "Mage Sight", table.hide("Block", wolf))
    assert at_hand(table) == []
    table.reset()
    use(table, "Disenchant", second)
    assert not table.in_play(second)


def test_ones_own_hidden_enchantments_are_no_secret(table: Table) -> None:
    with pytest.raises(Refused):
        use(table, "Mage Sight", table.hide("Block", table.red))
