"""Giant Wolf Spider: a web that holds and does no harm, and fangs for what is held."""

import pytest

from mageduel.facts.conditions import CRIPPLE, STUCK, STUN, TAINTED, Condition
from mageduel.state.events import Damaged
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def bite(table: Table, roll: int, *conditions: Condition) -> bool:
    """Whether a bite with this effect roll leaves the target Tainted."""
    spider, wolf = table.put("Giant Wolf Spider", RED), table.put("Timber Wolf", BLUE)
    for each in conditions:
        table.condition(wolf, each)
    table.dice("0 0", effect=roll)
    table.attack(spider, "Poison Fangs", wolf)
    return TAINTED in wolf.conditions


def test_free_prey_is_tainted_on_nine(table: Table) -> None:
    assert bite(table, 9)
    assert not bite(table, 8)


@pytest.mark.parametrize("condition", [CRIPPLE, STUCK])
def test_held_prey_is_tainted_on_five(table: Table, condition: Condition) -> None:
    assert bite(table, 5, condition)
    assert not bite(table, 4, condition)


@rule("sup.spell.giant-wolf-spider-bonus-incapacitated")
def test_helpless_prey_too(table: Table) -> None:
    assert bite(table, 5, STUN)
    assert not bite(table, 4, STUN)


def test_held_and_helpless_counts_once(table: Table) -> None:
    assert not bite(table, 4, STUN, CRIPPLE)


@rule("sup.codex.example-wolf-spider-tainted")
def test_what_tainted_counts_for_is_not_damage_of_the_bite(table: Table) -> None:
    spider, fox = table.put("Giant Wolf Spider", RED), table.put("Bitterwood Fox", BLUE)
    fox.damage = 3
    table.dice("0 0", effect=9)
    table.attack(spider, "Poison Fangs", fox)
    assert not table.in_play(fox)
    assert table.events(Damaged) == []
    assert table.attacks()[0].damage == 0


def test_the_web_rolls_no_attack_dice_and_holds(table: Table) -> None:
    spider, wolf = table.put("Giant Wolf Spider", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.effect(5)
    table.attack(spider, "Web", wolf)
    assert STUCK in wolf.conditions
    assert wolf.damage == 0
    assert table.odds(spider, "Web", wolf).dice.value == 0


def test_the_web_has_no_bonus_against_the_held(table: Table) -> None:
    spider, wolf = table.put("Giant Wolf Spider", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.condition(wolf, CRIPPLE)
    table.effect(4)
    table.attack(spider, "Web", wolf)
    assert STUCK not in wolf.conditions
