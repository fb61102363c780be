"""Mandatory enchantments: turned up in their step whether one likes it or not; single use; never kept for later."""

import pytest

from mageduel.dsl.script import script_of
from mageduel.dsl.steps import AVOID_ATTACK
from mageduel.facts.cards import Card
from mageduel.facts.library import library
from mageduel.facts.traits import ARMOR
from mageduel.kernel.requests import Answer
from mageduel.rules.enchantments.reveals import SINGLE_USE
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def enchantment(name: str, **more: object) -> Card:
    row = {"type": "enchantment", "cost": 2, "reveal": 1, "action": "quick", "range": [0, 2], "target": "creature"}
    return make_card(**(row | {"name": name} | more))


@rule("core.mandatory.must-reveal-on-trigger")
def test_it_cannot_be_kept_hidden(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(block)
    assert [request.kind for request in table.asked] == ["pay reveal"]


@rule("core.mandatory.red-reveal-cost-symbol", "core.trap.always-mandatory")
def test_these_are_the_mandatory_ones_of_the_core_set() -> None:
    names = {card.name for card in library().values() if "core" in card.sets and script_of(card).mandatory}
    assert names == {
        "Block",
        "Hellfire Trap",
        "Jinx",
        "Nullify",
        "Reverse Attack",
        "Reverse Magic",
        "Teleport Trap",
    }
    traps = {card.name for card in library().values() if "core" in card.sets and "trap" in card.subtypes}
    assert traps <= names


@rule("core.mandatory.mostly-single-use")
def test_one_that_does_not_say_it_is_used_up_stays(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    card = enchantment("Lasting Shield")
    script = script_for(card)
    script.grants(ARMOR(+3))

    @script.must_reveal(
        during=AVOID_ATTACK, when=lambda this, attack: attack.defender is this.attached_to, lingers=True
    )
    async def nothing(game: Game, this: Object, attack: Attack) -> None:
        """It simply stays."""

    shield = table.hide(card, fox)
    table.dice("2 2 0 0")
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert table.in_play(shield)
    assert fox.damage == 1


@rule(
    "core.mandatory.off-trigger-reveal-wasted",
    "sup.rules.one-time-enchantment-wrong-time-wasted",
    "ref.enchantment.forgotten-mandatory",
    "ruling.r19",
)
@pytest.mark.parametrize("name", ["Block", "Reverse Attack", "Nullify", "Reverse Magic", "Jinx"])
def test_at_any_other_moment_it_is_wasted_and_discarded(table: Table, name: str) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    hidden = table.hide(name, fox)
    table.reveal_after("Declare Attack", hidden)
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(hidden)
    assert (wolf.damage, fox.damage) == (0, 2)
    assert [card.name for card in table.game.players[BLUE].discard] == [name]


@rule(
    "sup.rules.one-time-enchantment-acts-on-reveal-then-destroyed",
    "core.enchant.single-use-destroyed-after",
    "ruling.r19",
)
def test_a_single_use_enchantment_acts_at_once_and_is_gone(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    intervention = table.hide("Divine Intervention", wolf)
    table.reveal_after("Reset Phase", intervention)
    table.decide("teleport", ("teleport", "A1"))
    table.reset()
    assert wolf.zone == table.zone("A1")
    assert not table.in_play(intervention)


@rule("sup.rules.self-destruction-cannot-be-prevented")
def test_nothing_prevents_it_from_destroying_itself(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    card = enchantment("Stubborn", traits=["Indestructible"])
    script_for(card).answer(SINGLE_USE, True)
    stubborn = table.hide(card, fox)
    table.reveal_after("Reset Phase", stubborn)
    table.reset()
    assert not table.in_play(stubborn)


def test_two_players_obey_in_initiative_order(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "C1"), table.put("Bitterwood Fox", BLUE, "C1")
    table.hide("Nullify", fox, BLUE)
    table.hide("Jinx", table.red, BLUE)
    table.game.initiative = BLUE
    table.decide("order", lambda request: next(each for each in request.options if _named(table, each, "Jinx")))
    table.decide("pay reveal", PAY, PAY)
    table.cast(table.red, "Agony", fox)
    assert table.red.mana == 50
    assert [card.name for card in table.game.players[RED].book] == ["Agony"]
    assert [card.name for card in table.game.players[BLUE].discard] == ["Jinx", "Nullify"]
    assert wolf.damage == 0


def test_the_first_to_counter_a_spell_decides_what_becomes_of_it(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    table.hide("Nullify", fox, BLUE)
    table.hide("Jinx", table.red, BLUE)
    table.decide("order", lambda request: next(each for each in request.options if _named(table, each, "Nullify")))
    table.decide("pay reveal", PAY, PAY)
    table.cast(table.red, "Agony", fox)
    assert table.red.mana == 48
    assert [card.name for card in table.game.players[RED].discard] == ["Agony"]


def _named(table: Table, option: Answer, name: str) -> bool:
    return table.game.objects[option[1]].name == name
