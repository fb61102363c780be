"""Casting through a Vine marker: a vine spell reaches the marker's zone from anywhere, and the marker is its price."""

import pytest

from mageduel.dsl.script import scripted
from mageduel.dsl.steps import DECLARE_SPELL
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.vines import VINE_MARKER, place_vine
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.options import Describer
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature

BLOOM = make_card(
    name="Test Bloom",
    type="conjuration",
    subtypes=["plant"],
    cost=3,
    action="quick",
    range=[0, 0],
    target="zone",
    life=5,
)
BRAMBLE = make_card(
    name="Test Bramble",
    type="wall",
    subtypes=["vine"],
    cost=3,
    action="quick",
    range=[0, 0],
    target="zone border",
    life=5,
    traits=["Extendable"],
)
GROVE = make_card(
    name="Test Grove",
    type="conjuration",
    subtypes=["tree"],
    cost=5,
    action="quick",
    range=[0, 0],
    target="zone",
    life=8,
    channeling=1,
    traits=["Spawnpoint"],
)
SPRITE = make_creature("Test Sprite", traits=["Familiar"])


FROST = make_card(
    name="Test Frost", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="creature"
)


@scripted(FROST).when_revealed
async def wither(game: Game, this: Object) -> None:
    """No vine outlives it."""
    for each in tuple(game.objects.values()):
        if each.card is VINE_MARKER:
            await destroy(game, each, this)


@pytest.fixture
def table() -> Table:
    """The Druid in a corner."""
    table = Table(red="Druid")
    table.move_to(table.red, "B1")
    return table


def vine(table: Table, zone: str, seat: int = RED) -> Object:
    placed: Object = table.run(place_vine(table.game, seat, table.zone(zone)))
    return placed


@rule(
    "codex.vine.cast-cost",
    "codex.vine.range-extension",
    "sup.codex.vine-marker-extends-vine-spell-range",
    "sup.codex.example-vine-snapper-three-zones-away",
)
def test_a_vine_creature_is_summoned_three_zones_away_and_the_marker_is_gone(table: Table) -> None:
    assert table.why_no_cast(table.red, "Vine Snapper", "B4") == "out-of-range"
    marker, other = vine(table, "B4"), vine(table, "B4")
    spell = table.cast(table.red, "Vine Snapper", "B4")
    assert table.place(table.find("Vine Snapper")) == "B4"
    assert [each.in_play for each in (marker, other)] == [False, True]  # one is given up, besides the mana
    assert spell.paid == spell.card.cost


@rule("sup.codex.example-tanglevine-through-marker", "codex.vine.range-extension")
def test_so_is_what_grows_on_a_creature_in_the_markers_zone(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B4"), table.put("Bitterwood Fox", BLUE, "C4")
    marker = vine(table, "B4")
    assert table.why_no_cast(table.red, "Tanglevine", fox) == "out-of-range"  # next to the marker is not with it
    table.cast(table.red, "Tanglevine", wolf)
    assert table.find("Tanglevine").attached_to is wolf
    assert not marker.in_play


def test_so_is_a_wall_on_one_of_its_borders(table: Table) -> None:
    marker = vine(table, "B4")
    table.cast(table.red, BRAMBLE, "B4|C4")
    assert table.find("Test Bramble", border="B4|C4").controller == RED
    assert not marker.in_play


@rule("codex.vine.legal-target", "sup.codex.vine-marker-spell-still-needs-legal-target")
def test_the_target_must_be_legal_all_the_same(table: Table) -> None:
    eagle = table.put(make_creature("Eagle", traits=["Flying"]), BLUE, "B4")
    marker = vine(table, "B4")
    assert table.why_no_cast(table.red, "Tanglevine", eagle) == "cannot-be-tangled"
    assert marker.in_play


@rule("sup.codex.vine-marker-needs-los")
def test_the_marker_must_be_in_sight(table: Table) -> None:
    vine(table, "B3")
    table.wall("Wall of Stone", "B2|B3")
    with pytest.raises(Refused):
        table.cast(table.red, "Vine Snapper", "B3")


def test_the_option_tells_what_it_costs(table: Table) -> None:
    vine(table, "B4")
    vine(table, "B1")
    table.plan(RED, "Vine Snapper")
    told: dict[str, str] = {}

    def look(request: Request) -> Answer:
        describer = Describer(table.game, request)
        told.update({each[3]: describer.option(each).detail for each in request.options if each[0] == "cast"})
        return NOTHING

    table.act(table.red, look)
    assert (told["B1"], told["B4"]) == ("7 mana", "7 mana, and a Vine Marker")


def test_within_range_no_marker_is_given_up(table: Table) -> None:
    marker = vine(table, "B1")
    table.cast(table.red, "Vine Snapper", "B1")
    assert marker.in_play


def test_neither_other_spells_nor_others_markers_nor_other_mages_vines_will_do(table: Table) -> None:
    vine(table, "B4", BLUE)
    assert table.why_no_cast(table.red, "Vine Snapper", "B4") == "out-of-range"
    vine(table, "B4")
    assert table.why_no_cast(table.red, BLOOM, "B4") == "out-of-range"
    other = Table(red="Beastmaster")
    vine(other, "B4")
    assert other.why_no_cast(other.red, BRAMBLE, "B4|C4") == "out-of-range"


def test_a_familiar_and_a_tree_that_is_a_spawnpoint_may_do_it_and_no_other_caster(table: Table) -> None:
    for card, may in ((GROVE, True), (SPRITE, True), ("Lair", False)):
        vine(table, "B4")
        caster = table.put(card, RED, "B1")
        caster.prepared = BRAMBLE
        found = [each for each in table.cast_options(caster, BRAMBLE) if each[3] == "B4|C4"]
        assert bool(found) is may, card


def test_a_marker_lost_before_it_is_paid_cancels_the_spell(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    marker = vine(table, "B4")
    frost = table.hide(FROST, wolf, BLUE)
    table.reveal_after(DECLARE_SPELL, frost, by=table.red, target=wolf)
    spell = table.cast(table.red, "Tanglevine", wolf)
    assert (marker.in_play, spell.is_canceled, spell.paid) == (False, True, 0)


@rule("sup.codex.example-bloodspine-wall-through-marker")
def test_such_a_wall_may_be_extended_from_there(table: Table) -> None:
    assert table.why_no_cast(table.red, "Bloodspine Wall", "B4|C4") == "out-of-range"
    marker = vine(table, "B4")
    table.book(RED, "Bloodspine Wall")
    table.cast(table.red, "Bloodspine Wall", "B4|C4", "B3|C3")
    assert {table.find("Bloodspine Wall", border=border).controller for border in ("B4|C4", "B3|C3")} == {RED}
    assert not marker.in_play
