"""Drain Life: direct damage, and the caster heals as much."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    return table


def test_the_target_takes_what_the_dice_show_and_the_caster_heals_it(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE)
    table.red.damage = 9
    table.dice("2 2 1 1* 0")
    table.cast(table.red, "Drain Life", grizzly)
    assert (grizzly.damage, table.red.damage) == (6, 3)  # armor does not help
    assert table.red.mana == 50 - 12


@rule("sup.spell.drain-life-damage-capped-at-remaining-health", "sup.spell.example-drain-life-cap")
def test_no_more_counts_than_destroys_the_target(table: Table) -> None:
    redclaw = table.put("Redclaw, Alpha Male", BLUE, damage=9)
    table.red.damage = 9
    table.dice("2 2 2 2 2")
    table.cast(table.red, "Drain Life", redclaw)
    assert not table.in_play(redclaw)
    assert table.red.damage == 6


def test_the_caster_heals_no_more_than_his_own_damage(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE)
    table.red.damage = 1
    table.dice("2 2 0 0 0")
    table.cast(table.red, "Drain Life", grizzly)
    assert (grizzly.damage, table.red.damage) == (4, 0)


@rule("sup.spell.drain-life-not-an-attack")
def test_no_defense_or_block_helps_since_it_is_no_attack(table: Table) -> None:
    knight = table.put("Knight of Westlock", BLUE)
    block = table.hide("Block", knight)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Drain Life", knight)
    assert knight.damage == 1
    assert block.hidden
    assert not any(request.kind == "defend" for request in table.asked)


@rule("sup.spell.drain-life-no-reveal-between-roll-and-damage")
def test_there_is_no_time_to_reveal_between_roll_and_damage(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    endurance = table.hide("Bull Endurance", fox)
    table.reveal_after("Resolve Spell", endurance)
    table.dice("2 2 2 0 0")
    with pytest.raises(AssertionError, match="never had the chance"):
        table.cast(table.red, "Drain Life", fox)
    assert not table.in_play(fox)


def test_the_nonliving_have_no_life_to_drain(table: Table) -> None:
    sentry = table.put("Skeletal Sentry", BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Drain Life", sentry)


def test_only_dark_mages_cast_it() -> None:
    table = Table(red="Wizard")
    wolf = table.put("Timber Wolf", BLUE, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Drain Life", wolf)
