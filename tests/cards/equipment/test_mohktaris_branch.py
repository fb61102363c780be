"""Mohktari's Branch: a condition comes off a plant, and a wound with it."""

import pytest

from mageduel.cards.equipment.druidic import TOUCH
from mageduel.facts.conditions import BURN, ROT
from mageduel.rules.casting.at_hand import castables
from mageduel.rules.casting.declaring import declared_spell
from mageduel.rules.casting.resolution import resolve
from mageduel.rules.conditions.markers import remove_condition
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Druid", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Mohktari's Branch", table.red)
    return table


def test_for_its_removal_cost_a_marker_goes_and_one_damage_is_healed(table: Table) -> None:
    snapper = table.put("Vine Snapper", RED, "B3", damage=4)
    table.condition(snapper, BURN, 2)
    table.cast(table.red, TOUCH, snapper, "Burn", full=False)
    assert (snapper.conditions, snapper.damage, table.red.mana) == ({BURN: 1}, 3, 48)


@rule("sup.spell.mohktaris-branch-heal-needs-marker-removed")
def test_without_a_marker_there_is_nothing_to_heal_by(table: Table) -> None:
    snapper = table.put("Vine Snapper", RED, "B3", damage=4)
    assert table.cast_options(table.red, TOUCH) == []
    table.condition(snapper, BURN)
    declared = next(iter(table.cast_options(table.red, TOUCH)))

    async def burnt_out() -> None:
        spell = declared_spell(table.game, table.red, declared, has_full_action=True)
        await remove_condition(table.game, snapper, BURN)
        await resolve(table.game, spell)

    table.run(burnt_out())
    assert snapper.damage == 4


def test_walls_and_enemy_plants_will_do_but_no_animal_and_nothing_far(table: Table) -> None:
    wolf, far = table.put("Timber Wolf", RED, "B2"), table.put("Vine Snapper", RED, "B4")
    foe, wall = table.put("Vine Snapper", BLUE, "B2"), table.wall("Bloodspine Wall", "B2|B3", RED)
    for each in (wolf, far, foe):
        table.condition(each, ROT)
    table.condition(wall, BURN)
    assert {option[3] for option in table.cast_options(table.red, TOUCH)} == {foe.id, wall.id}


def test_once_a_round(table: Table) -> None:
    snapper = table.put("Vine Snapper", RED, "B3")
    table.condition(snapper, BURN, 2)
    table.cast(table.red, TOUCH, snapper, "Burn")
    assert TOUCH not in [each.card for each in castables(table.game, table.red)]
