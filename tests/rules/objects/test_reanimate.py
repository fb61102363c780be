"""Reanimate and the Ichthellid Larva: face down in the zone of death, summoned when the round ends."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import ICHTHELLID_LARVA
from mageduel.rules.conditions.markers import can_have, give_condition, removal_cost
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.destroy import WHEN_DESTROYED, destroy
from mageduel.rules.objects.reanimation import reanimate
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def undying() -> Card:
    """A creature that rises again for its controller."""
    card = make_creature("Test Undying")

    async def rise(game: Game, this: Object) -> None:
        await reanimate(game, this, this.zone, this.controller)

    script_for(card).answer(WHEN_DESTROYED, rise)
    return card


def risen(table: Table) -> list[Object]:
    """Creatures on the table other than mages."""
    return [each for each in table.game.objects.values() if each.is_creature and not each.is_mage]


@rule(
    "codex.reanimate.return-place",
    "codex.reanimate.out-of-play",
    "codex.reanimate.end-of-round",
    "codex.reanimate.summoner",
    "sup.codex.reanimate-face-down-in-zone-of-death",
    "sup.codex.reanimate-out-of-play-while-face-down",
    "sup.codex.reanimate-summoned-at-end-of-round",
    "core.codex.summon-usual-cause",
    "codex.summon.other-ways",
    "sup.codex.summon-includes-noncast-arrivals",
)
def test_it_waits_out_of_play_and_is_summoned_when_the_round_ends(table: Table) -> None:
    undead = table.put(undying(), RED, "B3", damage=3)
    table.run(destroy(table.game, undead, A_TEST))
    assert risen(table) == []
    assert not table.game.players[RED].discard
    table.end_round()
    (back,) = risen(table)
    assert back.card is undead.card
    assert back.zone == table.zone("B3")
    assert back.damage == 0
    assert not back.active
    assert table.events(EnteredPlay)[-1].is_summoned
    table.reset()
    assert back.active


@rule("codex.reanimate.not-if-removed")
def test_the_obliterated_do_not_rise(table: Table) -> None:
    undead = table.put(undying(), RED)
    table.run(destroy(table.game, undead, A_TEST, obliterate=True))
    table.end_round()
    assert risen(table) == []


@rule("sup.codex.reanimate-summoner-is-controlling-mage")
def test_whoever_controls_the_effect_summons_and_controls_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    zone = wolf.zone
    table.run(destroy(table.game, wolf, A_TEST))
    assert table.run(reanimate(table.game, wolf, zone, BLUE))
    table.end_round()
    (back,) = risen(table)
    assert back.controller == BLUE
    assert back.owner == RED


@rule("core.trait.legendary-no-return-from-discard", "codex.legendary.no-return")
def test_a_legend_does_not_return_while_another_is_in_play(table: Table) -> None:
    brogan, other = table.put("Brogan Bloodstone", RED), table.put("Brogan Bloodstone", BLUE)
    zone = brogan.zone
    table.run(destroy(table.game, brogan, A_TEST))
    assert not table.run(reanimate(table.game, brogan, zone, RED))
    assert [card.name for card in table.game.players[RED].discard] == ["Brogan Bloodstone"]
    table.run(destroy(table.game, other, A_TEST))
    assert table.run(reanimate(table.game, brogan, zone, RED))


def test_a_copy_of_the_game_remembers_who_waits(table: Table) -> None:
    undead = table.put(undying(), RED)
    table.run(destroy(table.game, undead, A_TEST))
    twin = table.game.copy()
    assert twin.digest() == table.game.digest()
    table.end_round()
    assert twin.digest() != table.game.digest()
    assert len(twin.arrivals) == 1


# The Larva

ICHTHELLID = make_creature(
    "Ichthellid",
    attack=[{"name": "Sting", "kind": "melee", "action": "quick", "dice": 1, "effects": "1+ = ichthellid larva"}],
    traits=["Poison Immunity"],
)


def infect(table: Table, prey: Object) -> Object:
    """A sting by an Ichthellid of the red player."""
    mother = table.put(ICHTHELLID, RED)
    table.dice("0", effect=5)
    table.attack(mother, "Sting", prey)
    return mother


@rule("codex.larva.poison-cost", "codex.larva.one-per-creature", "sup.codex.larva-is-poison-condition")
@rule("sup.codex.larva-one-per-creature")
def test_a_larva_is_poison_and_one_is_enough(table: Table) -> None:
    wolf, skeleton = table.put("Timber Wolf", BLUE), table.put("Skeletal Sentry", BLUE)
    mother = infect(table, wolf)
    assert wolf.conditions == {ICHTHELLID_LARVA: 1}
    assert table.run(give_condition(table.game, wolf, ICHTHELLID_LARVA)) == 0
    assert removal_cost(wolf, ICHTHELLID_LARVA) == 5
    assert not can_have(skeleton, ICHTHELLID_LARVA)
    assert is_living(mother)
    assert not can_have(mother, ICHTHELLID_LARVA)


@rule(
    "codex.larva.hatch",
    "codex.larva.arrival",
    "codex.larva.controller",
    "sup.codex.larva-hatches-on-destruction",
    "sup.codex.larva-controlled-by-ichthellid-controller",
    "sup.codex.larva-hatchling-face-down-with-inactive-marker",
    "sup.codex.larva-hatchling-out-of-play-while-face-down",
    "sup.codex.larva-hatchling-summoned-at-end-of-round",
)
@pytest.mark.parametrize("place", ["spellbook", "discard pile"])
def test_when_its_host_dies_it_hatches_from_book_or_discard_pile(table: Table, place: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    mother = infect(table, wolf)
    player = table.game.players[RED]
    player.put_into_book([ICHTHELLID])
    player.discard.append(ICHTHELLID)
    table.decide("hatch", ("hatch", place))
    table.run(destroy(table.game, wolf, A_TEST))
    assert (ICHTHELLID in player.book) is (place != "spellbook")
    assert (ICHTHELLID in player.discard) is (place == "spellbook")
    assert risen(table) == [mother]
    table.end_round()
    (_, young) = risen(table)
    assert young.controller == RED
    assert young.zone == table.zone("B2")
    assert not young.active
    assert table.red.mana == 50


@rule("sup.codex.larva-needs-available-ichthellid")
def test_without_another_ichthellid_nothing_hatches(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    infect(table, wolf)
    table.run(destroy(table.game, wolf, A_TEST))
    assert not table.game.arrivals


@rule("codex.obliterate.larva-example", "sup.codex.larva-does-not-hatch-on-obliterate")
def test_nothing_hatches_from_an_obliterated_host(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    infect(table, wolf)
    table.game.players[RED].put_into_book([ICHTHELLID])
    table.run(destroy(table.game, wolf, A_TEST, obliterate=True))
    assert not table.game.arrivals
