"""Tokens: there from the start, gained and counted down each Upkeep, taken as the price of doing something."""

import pytest

from mageduel.dsl.script import Ability, scripted
from mageduel.dsl.upkeep import ends
from mageduel.facts.cards import Card
from mageduel.kernel.requests import Answer
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import STARTS_WITH, TAKES_TOKENS, Stock
from mageduel.rules.round.ready_markers import ready_marker
from mageduel.rules.round.token_upkeep import counts_down, gains_each_upkeep
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from tests.kit.answers import ability
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature

BOLT = {"name": "Bolt", "kind": "ranged", "dice": 3, "range": [0, 2]}
STORM = {"name": "Storm", "kind": "ranged", "dice": 2, "range": [0, 2], "zone": True}
LOAD = Mark("Test Load", until=IN_PLAY, shown=True)
SAND = Mark("Test Sand", until=IN_PLAY, shown=True)
DRAUGHT = Mark("Test Draught", until=IN_PLAY, shown=True)


def _enchantment(name: str, *traits: str) -> Card:
    return make_card(
        name=name, type="enchantment", cost=2, reveal=2, action="quick", range=[0, 2], target="creature", traits=traits
    )


CATAPULT = make_card(
    name="Test Catapult",
    type="conjuration",
    cost=8,
    action="quick",
    range=[0, 1],
    target="zone",
    life=8,
    armor=1,
    attack=[BOLT, STORM],
)
catapult = scripted(CATAPULT)
catapult.answer(STARTS_WITH, Stock(LOAD))
catapult.answer(TAKES_TOKENS, Stock(LOAD, 2))
gains_each_upkeep(catapult, LOAD, most=2)

HOURGLASS = _enchantment("Test Hourglass")
hourglass = scripted(HOURGLASS)
hourglass.answer(STARTS_WITH, Stock(SAND, 2))


async def _runs_out(game: Game, this: Object) -> None:
    bearer = this.attached_to
    await destroy(game, this, this)
    if bearer is not None:
        await destroy(game, bearer, this)


counts_down(SAND, _runs_out, lambda this: (ends(this),))

FLASK = make_card(
    name="Test Flask", type="equipment", cost=3, action="quick", range=[0, 0], target="mage", location="amulet"
)
flask = scripted(FLASK)
flask.answer(STARTS_WITH, Stock(DRAUGHT, 2))


async def _drink(game: Game, this: Object, choice: Answer) -> None:
    if this.attached_to is not None:
        this.attached_to.damage = 0


flask.abilities.append(Ability("Drink", None, lambda game, this: [()], _drink, takes=(DRAUGHT, 1)))


def test_what_comes_into_play_has_its_first_tokens_cast_or_equipped() -> None:
    table = Table()
    table.cast(table.red, CATAPULT, "C1")
    table.cast(table.red, FLASK, table.red)
    assert tokens_on(table.find("Test Catapult")) == {"Test Load": 1}
    assert tokens_on(table.find("Test Flask")) == {"Test Draught": 2}


@rule("codex.dissipate.tokens", "codex.dissipate.upkeep", "codex.dissipate.end")
def test_an_enchantment_has_its_tokens_from_the_moment_it_is_revealed() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    song = table.hide(_enchantment("Test Song", "Dissipate 2"), wolf)
    table.upkeep()
    assert tokens_on(song) == {}  # face down there is nothing to dissipate
    table.reveal(song)
    assert tokens_on(song) == {"Dissipate": 2}
    table.upkeep()
    assert tokens_on(song) == {"Dissipate": 1}
    table.upkeep()
    assert not song.in_play


def test_a_countdown_of_a_cards_own_does_at_none_what_the_card_says() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    glass = table.hide(HOURGLASS, wolf)
    table.reveal(glass)
    table.upkeep()
    assert tokens_on(glass) == {"Test Sand": 1}
    assert wolf.in_play
    table.upkeep()
    assert not glass.in_play
    assert not wolf.in_play


def test_tokens_are_gained_each_upkeep_up_to_the_most_there_may_be() -> None:
    table = Table()
    engine = table.put(CATAPULT, RED, "B2")
    table.upkeep()
    assert tokens_on(engine) == {"Test Load": 2}
    table.upkeep()
    assert tokens_on(engine) == {"Test Load": 2}


def test_an_attack_that_takes_tokens_is_made_only_with_them_and_uses_them_up() -> None:
    table = Table()
    engine = table.put(CATAPULT, RED, "B2")
    foe = table.put(make_creature("Foe", life=20), BLUE, "B3")
    bolt = ("attack", engine.id, 0, foe.id)
    assert ready_marker(engine) is True  # its attack of the round is not made; loads are another matter
    with pytest.raises(Refused):
        table.use(RED, bolt)
    table.upkeep()
    table.dice("0 0 0")
    table.use(RED, bolt)
    assert tokens_on(engine) == {}
    assert ready_marker(engine) is False
    table.reset()
    with pytest.raises(Refused):
        table.use(RED, bolt)


def test_an_attack_on_a_whole_zone_takes_its_tokens_once() -> None:
    table = Table()
    engine = table.put(CATAPULT, RED, "B2", tokens={"Test Load": 2})
    foes = [table.put(make_creature(name, life=20), BLUE, "B3") for name in ("First", "Second")]
    table.decide("order", ("next", foes[0].id))
    table.dice("0 0")
    table.dice("0 0")
    table.use(RED, ("attack", engine.id, 1, "B3"))
    assert tokens_on(engine) == {}
    assert len(table.attacks()) == 2


def test_an_ability_that_takes_tokens_is_there_as_long_as_they_are() -> None:
    table = Table()
    bottle = table.attach(FLASK, table.red)
    for left in (1, 0):
        table.red.damage = 4
        table.use(RED, ability(bottle, "Drink"))
        assert table.red.damage == 0
        assert tokens_on(bottle).get("Test Draught", 0) == left
    assert not [each for each in table.between(RED) if each[0] == "ability"]
