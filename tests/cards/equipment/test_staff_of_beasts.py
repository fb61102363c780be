"""Staff of Beasts: a weapon; and once a round, for two mana, it strengthens or mends an animal."""

import pytest

from mageduel.cards.equipment.nature import MEND, STAFF_SPELL, STRENGTHEN
from mageduel.rules.casting.at_hand import castables
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Staff of Beasts", table.red)
    return table


def is_ready(table: Table) -> bool:
    """Whether the staff has its spell left this round."""
    return any(each.card is STAFF_SPELL for each in castables(table.game, table.red))


def test_it_strengthens_an_animal_for_the_round(table: Table) -> None:
    wolf, target = table.put("Timber Wolf", RED, "B3"), table.put("Flaming Hellion", BLUE, "B3")
    table.cast(table.red, STAFF_SPELL, wolf, STRENGTHEN, full=False)
    assert table.red.mana == 48
    table.dice("1* 1* 1* 1* 1* 1*")
    table.attack(wolf, "Bite", target)
    assert target.damage == 6


def test_the_strength_is_gone_after_the_round(table: Table) -> None:
    wolf, target = table.put("Timber Wolf", RED), table.put("Flaming Hellion", BLUE)
    table.cast(table.red, STAFF_SPELL, wolf, STRENGTHEN)
    table.end_round()
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", target)


def test_it_mends_what_two_dice_show(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.dice("2 1*")
    table.cast(table.red, STAFF_SPELL, wolf, MEND)
    assert wolf.damage == 2


def test_an_enemy_animal_will_do_but_no_other_creature_and_none_two_zones_away(table: Table) -> None:
    table.put("Asyran Cleric", RED)
    table.put("Timber Wolf", RED, "B4")
    enemy = table.put("Timber Wolf", BLUE, "B3")
    assert {option[3] for option in table.cast_options(table.red, STAFF_SPELL)} == {enemy.id}


def test_it_works_once_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.cast(table.red, STAFF_SPELL, wolf, STRENGTHEN)
    assert not is_ready(table)
    table.reset()
    assert is_ready(table)


def test_it_is_also_a_weapon(table: Table) -> None:
    foe = table.put("Flaming Hellion", BLUE)
    [staff] = table.red.attachments
    table.dice("1* 0 0 0 0")
    table.attack(table.red, "Savage Strike", foe, source=staff)
    assert foe.damage == 1
