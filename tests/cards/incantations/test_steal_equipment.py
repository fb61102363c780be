"""Steal Equipment: what another mage wears changes hands, or breaks."""

import pytest

from mageduel.rules.casting.at_hand import castables
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.casting.declaring import why_not_cast
from mageduel.state.objects import Object
from mageduel.views.table import table as what_is_seen
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

WEAR, BREAK = ("wear it",), ("break",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    return table


def steal(table: Table, item: Object) -> None:
    table.cast(table.red, "Steal Equipment", table.blue, item.id)


def test_it_costs_twice_what_the_item_cost_and_she_wears_it(table: Table) -> None:
    ring = table.attach("Leather Boots", table.blue)
    table.decide("stolen item", WEAR)
    steal(table, ring)
    assert (ring.attached_to, ring.controller, ring.owner) == (table.red, RED, BLUE)
    assert table.red.mana == 50 - 2 * (ring.card.cost or 0)
    assert (table.armor(table.red), table.armor(table.blue)) == (1, 0)


def test_she_may_break_it(table: Table) -> None:
    boots = table.attach("Leather Boots", table.blue)
    table.decide("stolen item", BREAK)
    steal(table, boots)
    assert not table.in_play(boots)
    assert table.game.players[BLUE].discard == [boots.card]


@rule("sup.spell.steal-equipment-old-item-returns-first")
def test_her_own_item_in_that_place_returns_to_her_book(table: Table) -> None:
    own, his = table.attach("Storm Drake Hide", table.red), table.attach("Dragonscale Hauberk", table.blue)
    table.decide("stolen item", WEAR)
    steal(table, his)
    assert not table.in_play(own)
    assert table.game.players[RED].book == {own.card: 1}
    assert table.armor(table.red) == 2


@rule(
    "sup.rules.example-steal-equipment-restricted",
    "sup.spell.steal-equipment-not-restricted",
    "sup.spell.example-steal-equipment-lash-destroyed",
)
def test_what_she_is_restricted_from_is_broken(table: Table) -> None:
    lash = table.attach("Lash of Hellfire", table.blue)
    steal(table, lash)
    assert not table.in_play(lash)
    assert table.game.players[BLUE].discard == [lash.card]


@rule("sup.codex.example-stolen-galvitar-returns-to-owner")
def test_a_stolen_galvitar_goes_back_to_its_owner_when_it_breaks() -> None:
    table = Table(red="Forcemaster", blue="Forcemaster")
    table.move_to(table.blue, "C1")
    galvitar = table.attach("Galvitar, Force Blade", table.blue)
    table.decide("stolen item", WEAR)
    steal(table, galvitar)
    assert galvitar.attached_to is table.red
    table.destroy(galvitar)
    assert table.game.players[BLUE].book == {galvitar.card: 1}
    assert table.card("Galvitar, Force Blade") not in table.game.players[RED].book


@rule(
    "sup.codex.spellbind-stolen-with-item",
    "sup.codex.spellbind-new-controller-may-look",
    "sup.codex.spellbind-new-controller-may-cast-if-unrestricted",
)
def test_what_is_bound_to_it_comes_along_and_can_be_seen_and_cast(table: Table) -> None:
    wand = table.attach("Mage Wand", table.blue)
    table.bind(wand, "Sleep")
    assert what_is_seen(table.game, RED).objects[str(wand.id)].bound != "Sleep"
    table.decide("stolen item", WEAR)
    table.decide("location", ("wear", "weapon"))
    steal(table, wand)
    assert what_is_seen(table.game, RED).objects[str(wand.id)].bound == "Sleep"
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.cast(table.red, "Sleep", wolf, full=False)
    assert wand.bound is table.card("Sleep")
    assert wolf.conditions


@rule("sup.spell.example-steal-equipment-wand", "sup.codex.example-stolen-wand-rebinding")
def test_a_bound_spell_she_is_restricted_from_stays_uncast_and_goes_to_its_owner(table: Table) -> None:
    wand = table.attach("Mage Wand", table.blue)
    table.bind(wand, "Drain Life")
    table.decide("stolen item", WEAR)
    table.decide("location", ("wear", "weapon"))
    steal(table, wand)
    [bound] = [each.card for each in castables(table.game, table.red) if each.source == "bound"]
    refusal = why_not_cast(table.game, table.red, bound)
    assert refusal is not None
    assert refusal.code == "restricted-spell"
    table.book(RED, "Sleep")
    table.decide("bind", ("bind", "Sleep"))
    table.cast(table.red, BUILT_IN.of(wand)[0], None, full=False)
    assert table.game.players[BLUE].book == {table.card("Drain Life"): 1}


def test_a_familiar_cannot_cast_it(table: Table) -> None:
    familiar = table.put("Huginn, Raven Familiar", RED, "B2")
    refusal = why_not_cast(table.game, familiar, table.card("Steal Equipment"))
    assert refusal is not None
    assert refusal.code == "magecast"
