"""Hunting Bow: its arrows are worse for what an animal has bitten."""

import pytest

from mageduel.facts.conditions import BLEED
from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B1")
    table.attach("Hunting Bow", table.red)
    return table


def shoot(table: Table, target: object, dice: str, effect: int | None = None) -> None:
    bow = table.find("Hunting Bow")
    table.dice(dice, effect=effect)
    table.attack(table.red, "Talonhead Arrow", target, source=bow)  # type: ignore[arg-type]


def bite(table: Table, seat: int, victim: object, dice: str = "1* 0 0", card: str = "Bitterwood Fox") -> object:
    fox = table.put(card, seat, "B2")
    table.always("counterstrike", ("no counterstrike",))
    table.dice(dice)
    table.attack(fox, fox.card.attacks[0].name, victim)  # type: ignore[arg-type]
    return fox


def test_plainly_it_pierces_one_and_has_no_effect(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    shoot(table, grizzly, "1 1 1 1")
    assert grizzly.damage == 4 - (3 - 1)


def test_bitten_by_a_friendly_animal_it_pierces_two_and_may_bleed(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    bite(table, RED, grizzly)
    shoot(table, grizzly, "1 1 1 1", effect=7)
    assert grizzly.damage == 1 + 4 - (3 - 2)
    assert grizzly.conditions == {BLEED: 1}


def test_a_low_roll_leaves_no_bleed(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    bite(table, RED, grizzly)
    shoot(table, grizzly, "0 0 0 0", effect=6)
    assert grizzly.conditions == {}


def test_the_animal_may_be_dead_by_then(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    fox = bite(table, RED, grizzly)
    table.run(destroy(table.game, fox, A_TEST))  # type: ignore[arg-type]
    shoot(table, grizzly, "0 0 0 0", effect=7)
    assert grizzly.conditions == {BLEED: 1}


def test_a_bite_without_damage_is_none(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    bite(table, RED, grizzly, "0 0 0")
    shoot(table, grizzly, "1 1 1 1")
    assert grizzly.damage == 2


def test_neither_enemy_animals_nor_other_creatures_count(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    bite(table, BLUE, grizzly)
    bite(table, RED, grizzly, "1* 0 0 0 0", card="Knight of Westlock")
    shoot(table, grizzly, "0 0 0 0")
    assert grizzly.damage == 2


def test_it_is_forgotten_in_the_next_round(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    bite(table, RED, grizzly)
    table.reset()
    shoot(table, grizzly, "0 0 0 0")
    assert grizzly.conditions == {}


def test_friends_bitten_by_friends_are_shot_as_ever(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", RED, "B2")
    bite(table, RED, grizzly)
    shoot(table, grizzly, "0 0 0 0")
    assert grizzly.conditions == {}
