"""Crusade Banner: two answer its call, or nobody."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.answers import take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

ARROW = {"name": "Arrow", "kind": "ranged", "action": "quick", "dice": 4, "range": (0, 2)}
TORCH = {"name": "Torch", "kind": "ranged", "action": "quick", "dice": 4, "range": (0, 2), "damage": "flame"}
KNIGHT, CLERIC = "Knight of Westlock", "Asyran Cleric"


@pytest.fixture
def table() -> Table:
    table = Table(red="Paladin", mana=30)
    table.move_to(table.red, "B1")
    table.cast(table.red, "Crusade Banner", "B2")
    return table


def banner(table: Table) -> Object:
    return table.find("Crusade Banner")


def second(table: Table) -> Object:
    return table.find("Second Call to the Crusade")


@rule("sup.spell.crusade-banner-exactly-two", "sup.spell.crusade-banner-destroyed-after-summoning")
def test_two_holy_creatures_are_summoned_and_the_banner_falls(table: Table) -> None:
    table.prepare_for(banner(table), KNIGHT)
    table.prepare_for(second(table), CLERIC)
    banner(table).mana = 4
    mana = table.red.mana
    flag = banner(table)
    table.decide("deploy", take(banner(table).id, KNIGHT))
    table.deploy()
    assert table.place(table.find(KNIGHT)) == table.place(table.find(CLERIC)) == "B2"
    assert table.red.mana == mana + 4 - 13 - 5
    assert not table.in_play(flag)


@rule("sup.spell.crusade-banner-exactly-two")
def test_a_single_one_is_not_summoned(table: Table) -> None:
    table.prepare_for(banner(table), KNIGHT)
    table.deploy()  # nobody is asked
    table.prepare_for(second(table), CLERIC)
    table.mana(RED, 15)  # not enough for both
    table.deploy()
    assert table.in_play(banner(table))


def test_it_takes_holy_creatures_two_of_them(table: Table) -> None:
    table.book(RED, KNIGHT, "Timber Wolf", "Minor Heal")
    slots = plan_slots(table.game, RED)[1:]
    assert [slot.holder for slot in slots] == [banner(table), second(table)]
    assert all([card.name for card in slot.cards] == [KNIGHT] for slot in slots)


def test_destroyed_with_spells_on_it_it_takes_them_along(table: Table) -> None:
    table.prepare_for(banner(table), KNIGHT)
    table.prepare_for(second(table), CLERIC)
    table.run(destroy(table.game, banner(table), A_TEST))
    discarded = {card.name for card in table.game.players[RED].discard}
    assert discarded >= {KNIGHT, CLERIC, "Crusade Banner"}


def test_ranged_attacks_roll_two_dice_less_unless_they_burn(table: Table) -> None:
    archer = table.put(make_creature("Archer", attack=[ARROW, TORCH]), BLUE, "B3")
    assert table.odds(archer, "Arrow", banner(table)).dice.value == 2
    assert table.odds(archer, "Torch", banner(table)).dice.value == 4
