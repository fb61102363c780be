"""Terrain: one a zone; laying another costs the old one's price as well, and destroys it."""

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.library import library
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren", blue="Siren")
    table.move_to(table.red, "B2")
    return table


@rule("codex.terrain.type")
def test_terrain_is_a_conjuration_attached_to_a_zone() -> None:
    terrain = [card for card in library().values() if card.is_terrain and "pvs" in card.sets]
    assert {card.name for card in terrain} == {
        "Consecrated Ground", "Elephant Grass", "Shallow Sea", "Steep Hill", "Swamp"
    }  # fmt: skip
    assert {card.type for card in terrain} == {CardType.CONJURATION}


def test_on_bare_ground_it_costs_what_is_printed(table: Table) -> None:
    table.cast(table.red, "Swamp", "B3")
    assert table.red.mana == 50 - 9


@rule("codex.terrain.replace-cost", "sup.rules.terrain-replaces-terrain", "ruling.r58")
def test_another_costs_the_old_ones_price_too_and_destroys_it(table: Table) -> None:
    swamp = table.put("Swamp", BLUE, "B3")
    table.cast(table.red, "Shallow Sea", "B3")
    assert table.red.mana == 50 - 5 - 9
    assert not table.in_play(swamp)
    assert table.find("Shallow Sea", zone="B3").controller == RED


@rule("codex.terrain.replace-attached-cost", "codex.terrain.example")
def test_what_is_attached_to_the_old_one_is_paid_for_and_goes_with_it(table: Table) -> None:
    sea = table.put("Shallow Sea", BLUE, "B3")
    pool = table.attach("Whirlpool", sea)
    table.cast(table.red, "Elephant Grass", "B3")
    assert table.red.mana == 50 - 25
    assert not table.in_play(sea)
    assert not table.in_play(pool)


def test_who_cannot_pay_for_both_cannot_cast_it_there(table: Table) -> None:
    table.put("Swamp", BLUE, "B3")
    table.mana(RED, 13)
    assert "B3" not in [option[3] for option in table.cast_options(table.red, "Shallow Sea")]
    assert "B1" in [option[3] for option in table.cast_options(table.red, "Shallow Sea")]
    table.mana(RED, 14)
    assert "B3" in [option[3] for option in table.cast_options(table.red, "Shallow Sea")]


def test_the_same_terrain_is_not_laid_twice(table: Table) -> None:
    table.put("Shallow Sea", BLUE, "B3")
    assert table.why_no_cast(table.red, "Shallow Sea", "B3") == "same-conjuration"


def test_it_has_no_life_and_cannot_be_attacked(table: Table) -> None:
    sea, grass = table.put("Shallow Sea", BLUE, "B2"), table.put("Elephant Grass", BLUE, "B1")
    wolf = table.put("Timber Wolf", RED, "B2")
    assert table.why_no_attack(wolf, "Bite", sea) == "not-attackable"
    table.move_to(wolf, "B1")
    assert table.why_no_attack(wolf, "Bite", grass) is None


def test_other_conjurations_stand_on_terrain(table: Table) -> None:
    table.put("Shallow Sea", RED, "B2")
    table.cast(table.red, "Wreck of the Viridian Lace", "B2")
    assert table.red.mana == 50 - 5
    assert table.in_play(table.find("Shallow Sea", zone="B2"))


@rule("sup.rules.cantrip-returns-after-casting")
def test_a_sea_that_is_replaced_returns_to_its_owners_book(table: Table) -> None:
    sea = table.put("Shallow Sea", RED, "B3")
    table.cast(table.red, "Swamp", "B3")
    assert not table.in_play(sea)
    assert table.game.players[RED].book[sea.card] == 1


def test_a_creature_is_no_terrain(table: Table) -> None:
    table.put(make_creature("Fish", subtypes=["aquatic"]), BLUE, "B3")
    assert table.cast_options(table.red, "Whirlpool") == []
