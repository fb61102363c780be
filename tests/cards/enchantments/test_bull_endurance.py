"""Bull Endurance: four more Life for as long as it lasts."""

import pytest

from mageduel.rules.objects.characteristics import life
from mageduel.rules.objects.destroy import settle
from mageduel.state.events import Damaged, Destroyed
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_its_bearer_has_four_life_more(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED, damage=8)
    table.attach("Bull Endurance", fox)
    table.run(settle(table.game))
    assert life(fox) == 9
    assert table.in_play(fox)


def test_hidden_it_gives_nothing(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.hide("Bull Endurance", fox)
    assert life(fox) == 5


@rule("sup.spell.bull-endurance-reveal-after-roll-dice")
def test_revealed_after_the_dice_it_can_save_its_bearer(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    endurance = table.hide("Bull Endurance", fox, BLUE)
    table.reveal_after("Roll Dice", endurance)
    table.dice("2* 2* 2* 2*")
    table.attack(wolf, "Bite", fox)
    assert table.in_play(fox)
    assert fox.damage == 8


def test_revealed_after_the_damage_it_comes_too_late(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Bull Endurance", fox, BLUE)
    table.dice("2* 2* 1* 0")
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(fox)


@rule("sup.spell.bull-endurance-loss-can-destroy", "sup.spell.bull-endurance-loss-not-destroyed-by-damage")
def test_losing_it_can_be_the_end_and_no_damage_or_attack_did_it(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1", damage=5)
    endurance = table.attach("Bull Endurance", fox)
    table.cast(table.red, "Dispel", endurance)
    assert not table.in_play(fox)
    end = next(event for event in table.events(Destroyed) if event.who is fox)
    assert end.attack is None
    assert not table.events(Damaged)


def test_losing_it_does_no_harm_to_the_unhurt(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1", damage=4)
    endurance = table.attach("Bull Endurance", fox)
    table.cast(table.red, "Dispel", endurance)
    assert table.in_play(fox)
    assert life(fox) == 5
