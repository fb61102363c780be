"""Sectarus: a sword that curses whom it wounds."""

import pytest

from mageduel.kernel.requests import Answer, Request
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from mageduel.views.questions import question
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

HOLD = ("hold back",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def sword(table: Table) -> Object:
    sword = table.attach("Sectarus, Dark Rune Sword", table.red)
    table.prepare_for(sword, "Ghoul Rot")
    sword.mana = 1
    return sword


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


def curse(sword: Object, victim: Object) -> tuple[object, ...]:
    return ("strike", sword.id, "cast", sword.id, "Ghoul Rot", victim.id)


def slash(table: Table, sword: Object, victim: Object, dice: str) -> None:
    table.dice(dice)
    table.attack(table.red, "Cursed Edge", victim, source=sword)


def test_curses_are_planned_for_it_and_it_collects_mana(table: Table) -> None:
    sword = table.attach("Sectarus, Dark Rune Sword", table.red)
    table.book(RED, "Ghoul Rot", "Bear Strength", "Fireball", "Agony")
    [slot] = [slot for slot in plan_slots(table.game, RED) if slot.key == sword.id]
    assert {card.name for card in slot.cards} == {"Ghoul Rot", "Agony"}
    table.channel()
    assert sword.mana == 1


@rule("sup.spell.sectarus-mana-only-for-casting-cost")
def test_whom_it_has_wounded_it_may_curse_at_once_with_its_own_mana(table: Table, sword: Object, wolf: Object) -> None:
    table.decide("strike with a curse", curse(sword, wolf))
    slash(table, sword, wolf, "1* 0 0 0 0")
    rot = table.find("Ghoul Rot", on=wolf)
    assert (rot.hidden, rot.controller, sword.mana, table.red.mana) == (True, RED, 0, 49)
    sword.mana = 5
    table.reveal(rot)
    assert (sword.mana, table.red.mana) == (5, 49 - (rot.card.reveal or 0))


def test_it_may_hold_back(table: Table, sword: Object, wolf: Object) -> None:
    table.decide("strike with a curse", HOLD)
    slash(table, sword, wolf, "1* 0 0 0 0")
    assert sword.prepared is table.card("Ghoul Rot")


def test_without_a_wound_there_is_no_curse(table: Table, sword: Object, wolf: Object) -> None:
    slash(table, sword, wolf, "0 0 0 0 0")
    assert not any(each.kind == "strike with a curse" for each in table.asked)


def test_other_attacks_of_the_mage_carry_none(table: Table, sword: Object, wolf: Object) -> None:
    table.dice("1* 0 0 0")
    table.attack(table.red, "Basic Melee Attack", wolf)
    assert not any(each.kind == "strike with a curse" for each in table.asked)


def test_nor_does_it_curse_conjurations(table: Table, sword: Object) -> None:
    slash(table, sword, table.put("Mana Flower", BLUE, "B2"), "1* 0 0 0 0")
    assert not any(each.kind == "strike with a curse" for each in table.asked)


@rule("sup.spell.sectarus-destroyed-creature-cannot-be-cursed")
def test_the_destroyed_are_past_cursing(table: Table, sword: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    slash(table, sword, fox, "1* 0 0 0 0")
    assert not table.in_play(fox)
    assert not any(each.kind == "strike with a curse" for each in table.asked)
    assert sword.prepared is table.card("Ghoul Rot")


@rule("sup.spell.sectarus-controlled-by-wearer", "sup.rules.example-sectarus-cast-on-ally")
def test_whoever_wears_it_commands_it() -> None:
    table = Table(red="Warlock", blue="Warlock")
    table.move_to(table.blue, "C1")
    table.cast(table.red, "Sectarus, Dark Rune Sword", table.blue)
    sword = table.find("Sectarus, Dark Rune Sword")
    assert (sword.owner, sword.controller) == (RED, BLUE)
    table.book(BLUE, "Ghoul Rot")
    assert [slot.key for slot in plan_slots(table.game, BLUE) if slot.holder] == [sword.id]
    assert not [slot.key for slot in plan_slots(table.game, RED) if slot.holder]
    table.prepare_for(sword, "Ghoul Rot")
    wolf = table.put("Timber Wolf", RED, "C1")
    table.decide("strike with a curse", curse(sword, wolf))
    table.dice("1* 0 0 0 0")
    table.attack(table.blue, "Cursed Edge", wolf, source=sword)
    assert table.find("Ghoul Rot", on=wolf).controller == BLUE


def test_the_offer_is_said_in_words(table: Table, sword: Object, wolf: Object) -> None:
    labels: list[str] = []

    def look(request: Request) -> Answer:
        labels.extend(option.label for option in question(table.game, request).options)
        return HOLD

    table.decide("strike with a curse", look)
    slash(table, sword, wolf, "1* 0 0 0 0")
    assert labels == ["Hold back", "Cast Ghoul Rot on Timber Wolf"]
