"""Mohktari, Great Tree of Life: friends under its crown regenerate."""

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def test_living_friends_in_its_zone_regenerate_two() -> None:
    table = Table()
    table.put("Mohktari, Great Tree of Life", RED, "B2")
    wolf, fox = table.put("Timber Wolf", RED, "B2", damage=5), table.put("Bitterwood Fox", RED, "B3", damage=2)
    foe, sentry = table.put("Timber Wolf", BLUE, "B2", damage=5), table.put("Skeletal Sentry", RED, "B2", damage=5)
    table.upkeep()
    assert [each.damage for each in (wolf, fox, foe, sentry)] == [3, 2, 5, 5]


@rule("core.trait.regenerate-no-stack", "core.trait.regenerate-highest-only", "codex.regenerate.highest")
def test_a_creature_that_regenerates_already_gains_nothing() -> None:
    table = Table()
    table.put("Mohktari, Great Tree of Life", RED, "B2")
    hydra = table.put("Darkfenne Hydra", RED, "B2", damage=5)
    table.upkeep()
    assert hydra.damage == 3


def test_the_mage_is_a_friend_too_and_leaving_the_zone_ends_it() -> None:
    table = Table()
    table.put("Mohktari, Great Tree of Life", RED, "C1")
    table.red.damage = 4
    table.upkeep()
    assert table.red.damage == 2
    table.move_to(table.red, "B1")
    table.upkeep()
    assert table.red.damage == 2


@rule("sup.spell.mohktari-tree-subtype")
def test_it_is_a_tree() -> None:
    assert "tree" in Table().card("Mohktari, Great Tree of Life").subtypes
