"""Returning to the spellbook, and whose cards they are."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.rules.mages.ability_markers import marker_card, marker_in_play, place_marker
from mageduel.rules.objects.control import take_control
from mageduel.rules.objects.destroy import destroy, return_to_book
from mageduel.rules.planning.plans import planning_phase
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card

EMPTY = ("plan", ((0, ()),))


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("sup.rules.cantrip-returns-after-casting")
def test_a_cantrip_is_back_in_the_book_after_casting(table: Table) -> None:
    song = make_card(
        name="Little Song", type="incantation", cost=1, action="quick", range=[0, 2], target="mage", traits=["Cantrip"]
    )
    table.cast(table.red, song, table.red)
    assert table.game.players[RED].book == {song: 1}
    assert not table.game.players[RED].discard


def test_any_other_incantation_is_discarded(table: Table) -> None:
    song = make_card(name="Long Song", type="incantation", cost=1, action="quick", range=[0, 2], target="mage")
    table.cast(table.red, song, table.red)
    assert table.game.players[RED].discard == [song]


@rule("sup.rules.uncast-planned-spell-returns")
def test_planned_spells_return_when_the_next_planning_phase_begins(table: Table) -> None:
    table.plan(RED, "Bearskin")
    table.decide("plan", EMPTY)
    table.run(planning_phase(table.game))
    assert table.game.players[RED].book == {table.card("Bearskin"): 1}
    assert not table.game.players[RED].planned


@rule("sup.rules.returns-always-to-owner", "sup.rules.cards-go-to-owners-piles")
def test_a_spell_planned_for_an_object_returns_to_whoever_planned_it(table: Table) -> None:
    forge = table.put("Battle Forge", RED)
    forge.prepared = table.card("Bearskin")
    table.run(take_control(table.game, forge, BLUE))
    table.decide("plan", EMPTY)
    table.run(planning_phase(table.game))
    assert forge.controller == BLUE
    assert table.game.players[RED].book == {table.card("Bearskin"): 1}
    assert not table.game.players[BLUE].book


@rule("sup.rules.cards-go-to-owners-piles")
def test_a_spell_cast_by_somebody_elses_familiar_is_discarded_to_whoever_planned_it() -> None:
    table = Table(red="Wizard", blue="Wizard")
    raven = table.put("Huginn, Raven Familiar", RED, prepared=table.card("Charge"))
    table.run(take_control(table.game, raven, BLUE))
    table.cast(raven, "Charge", raven)
    assert raven.controller == BLUE
    assert table.game.players[RED].discard == [table.card("Charge")]
    assert not table.game.players[BLUE].discard


@rule("sup.rules.cards-go-to-owners-piles")
def test_a_destroyed_object_goes_to_its_owners_discard_pile_whoever_controls_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.run(take_control(table.game, wolf, BLUE))
    assert wolf.controller == BLUE
    table.run(destroy(table.game, wolf, A_TEST))
    assert table.game.players[RED].discard == [wolf.card]
    assert not table.game.players[BLUE].discard


@rule("sup.rules.object-returned-attachments-destroyed")
def test_what_is_attached_to_a_returning_object_is_destroyed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=3)
    table.condition(wolf, BURN, 2)
    strength, vine = table.attach("Bear Strength", wolf, BLUE), table.attach("Tanglevine", wolf, BLUE)
    pet = marker_card("Test Marker")
    place_marker(table.game, pet, wolf, RED)
    table.run(return_to_book(table.game, wolf))
    assert table.game.players[RED].book == {wolf.card: 1}
    assert not table.in_play(strength)
    assert not table.in_play(vine)
    assert set(table.game.players[BLUE].discard) == {strength.card, vine.card}
    assert marker_in_play(table.game, pet, RED) is None
    again = table.put("Timber Wolf", RED)
    assert (again.damage, again.conditions) == (0, {})
