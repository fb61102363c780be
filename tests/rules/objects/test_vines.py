"""Vine markers: where they may be placed, what they are and what ends them.

The Druid has no script of her own yet; these tests give her the one answer that lets her vines spread.
"""

import pytest

from mageduel.dsl.script import SCRIPTS, Script
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, LIFE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import is_hindered_in
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.destroy import discard, return_to_book
from mageduel.rules.objects.vines import SPREADS_VINES, place_vine, spread_options
from mageduel.state.causes import Why
from mageduel.state.objects import Object
from mageduel.views.options import Describer
from mageduel.views.table import table as what_is_seen
from tests.kit.answers import PASS
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    card = mage("Druid").card
    script = Script(card)
    script.answer(SPREADS_VINES, True)
    monkeypatch.setitem(SCRIPTS, card.name, script)
    return Table(red="Druid", blue="Warlock")


def vine(table: Table, seat: int = RED, zone: str = "B2") -> Object:
    placed: Object = table.run(place_vine(table.game, seat, table.zone(zone)))
    return placed


def vines(table: Table, zone: str) -> list[Object]:
    return table.find_all("Vine Marker", zone=zone)


def zones(table: Table, seat: int = RED) -> set[str]:
    return {each[1] for each in spread_options(table.game, seat)}


def into(zone: str, cost: int = 0) -> Answer:
    return ("vine", zone, cost)


# Placing


@rule("sup.codex.vine-marker-placed-in-deployment")
def test_one_may_be_placed_each_deployment_phase_for_nothing(table: Table) -> None:
    table.decide("deploy", into("C1"))
    table.deploy()
    assert (len(vines(table, "C1")), table.red.mana) == (1, 50)
    table.deploy()
    assert len(vines(table, "C1")) == 1, "once a round"
    table.reset()
    table.decide("deploy", into("C2"))
    table.deploy()
    assert len(vines(table, "C2")) == 1


def test_it_need_not_be(table: Table) -> None:
    table.decide("deploy", PASS)
    table.deploy()
    assert table.find_all("Vine Marker") == []


def test_the_options_say_where_and_for_how_much(table: Table) -> None:
    texts: list[str] = []

    def look(request: Request) -> Answer:
        texts.extend(option.label for option in Describer(table.game, request).options())
        return PASS

    table.decide("deploy", look)
    table.deploy()
    assert texts == ["Deploy nothing more", "Place a Vine marker in C1 for 0 mana"]


def test_a_mage_without_the_ability_is_not_asked(table: Table) -> None:
    vine(table, BLUE, "A4")
    assert spread_options(table.game, BLUE) == []
    table.decide("deploy", PASS)
    table.deploy()
    assert [each.player for each in table.asked if each.kind == "deploy"] == [RED]


@rule("sup.codex.vine-marker-legal-zones")
def test_it_goes_to_the_mage_or_to_a_friendly_marker_or_next_to_one(table: Table) -> None:
    assert zones(table) == {"C1"}
    vine(table, BLUE, "B4")
    assert zones(table) == {"C1"}, "a marker of the enemy is of no use"
    vine(table, RED, "A3")
    assert zones(table) == {"C1", "A3", "A2", "A4", "B3"}
    table.decide("deploy", into("B4"))
    with pytest.raises(Refused):
        table.deploy()


@rule("sup.codex.vine-marker-placed-in-deployment")
def test_neither_distance_nor_walls_matter(table: Table) -> None:
    vine(table, RED, "A4")
    for border in ("A3|A4", "A4|B4"):
        table.wall("Wall of Stone", border)
    assert {"A3", "A4", "B4"} <= zones(table)


@rule("sup.codex.vine-marker-no-limit-per-zone", "codex.vine.unlimited")
def test_any_number_of_both_sides_share_a_zone(table: Table) -> None:
    for seat in (RED, RED, BLUE, BLUE):
        vine(table, seat, "C1")
    table.decide("deploy", into("C1"))
    table.deploy()
    assert len(vines(table, "C1")) == 5


@rule("sup.codex.vine-marker-control-tracked-per-player", "codex.vine.two-druids")
def test_everybody_knows_whose_they_are(table: Table) -> None:
    mine, theirs = vine(table, RED), vine(table, BLUE)
    seen = what_is_seen(table.game, BLUE).objects
    assert [(seen[str(each.id)].name, seen[str(each.id)].controller) for each in (mine, theirs)] == [
        ("Vine Marker", RED),
        ("Vine Marker", BLUE),
    ]


# What they are


@rule("codex.vine.stats", "sup.codex.vine-marker-no-armor")
def test_a_living_conjuration_of_one_life_that_never_has_armor(table: Table) -> None:
    marker = vine(table)
    assert marker.is_conjuration
    assert is_living(marker)
    grant_for_a_while(marker, ARMOR(+3), source="test")
    assert (table.life(marker), table.armor(marker)) == (1, 0)


@rule("codex.vine.fragile", "sup.codex.vine-marker-one-damage-destroys")
def test_one_damage_destroys_it_whatever_its_life(table: Table) -> None:
    marker = vine(table)
    grant_for_a_while(marker, LIFE(+4), source="test")
    assert table.life(marker) == 5
    assert table.in_play(marker)
    table.run(direct_damage(table.game, marker, 1, A_TEST))
    assert not table.in_play(marker)


@rule("codex.vine.hinders")
def test_it_hinders_enemies_on_the_ground(table: Table) -> None:
    vine(table, RED, "B2")
    mine, theirs = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "A2")
    falcon = table.put("Thunderift Falcon", BLUE, "A2")
    table.move_to(mine, "B1")
    zone = table.zone("B2")
    assert is_hindered_in(table.game, theirs, zone)
    assert not is_hindered_in(table.game, mine, zone)
    assert not is_hindered_in(table.game, falcon, zone)
    assert not is_hindered_in(table.game, theirs, table.zone("A1"))


def test_other_conjurations_hinder_nobody(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A2")
    table.put("Mana Flower", RED, "B2")
    assert not is_hindered_in(table.game, wolf, table.zone("B2"))


@rule("codex.vine.no-ranged")
def test_arrows_are_not_aimed_at_it_but_teeth_are(table: Table) -> None:
    marker = vine(table, RED, "B2")
    archer, wolf = table.put("Royal Archer", BLUE, "B1"), table.put("Timber Wolf", BLUE, "B2")
    assert table.why_no_attack(archer, "Longbow", marker) == "vines-out-of-shot"
    table.move_to(table.blue, "B1")
    assert table.why_no_cast(table.blue, "Fireball", marker) == "vines-out-of-shot"
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", marker)
    assert not table.in_play(marker)


# What becomes of them


def test_whatever_takes_it_away_it_goes_to_no_pile(table: Table) -> None:
    table.destroy(vine(table))
    table.run(discard(table.game, vine(table), Why.SAME_THERE))
    table.run(return_to_book(table.game, vine(table)))
    player = table.game.players[RED]
    assert (player.discard, player.removed, player.book) == ([], [], {})
    assert table.find_all("Vine Marker") == []
