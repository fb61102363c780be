"""Whirlpool: it holds and hurts whoever is in the water and does not belong there."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.facts.traits import FLYING, RESTRAINED, UNMOVABLE
from mageduel.kernel.requests import Answer, Request
from tests.kit.answers import first
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.move_to(table.red, "B1")
    table.attach("Whirlpool", table.put("Shallow Sea", RED, "B2"))
    return table


def test_it_is_cast_on_aquatic_terrain_only(table: Table) -> None:
    sea, grass = table.put("Shallow Sea", BLUE, "B1"), table.put("Elephant Grass", BLUE, "A1")
    assert table.why_no_cast(table.red, "Whirlpool", sea) is None
    assert table.why_no_cast(table.red, "Whirlpool", grass) == "wrong-target"
    table.cast(table.red, "Whirlpool", sea)
    pool = table.find("Whirlpool", on=sea)
    assert (table.place(pool), pool.marks and max(pool.marks.values())) == ("B1", 3)
    assert table.red.mana == 50 - 12


def test_waders_are_held(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert table.has(wolf, RESTRAINED)
    assert table.has(wolf, UNMOVABLE)
    table.teleport(wolf, "B3")
    assert not table.has(wolf, RESTRAINED)


def test_swimmers_flyers_and_the_uncontainable_are_not(table: Table) -> None:
    fish, bat = table.put("Shoalsdeep Thrasher", BLUE, "B2"), table.put("Darkfenne Bat", BLUE, "B2")
    ooze = table.put(make_creature("Ooze", life=9, traits=["Uncontainable"]), BLUE, "B2")
    for each in (fish, bat, ooze):
        assert not table.has(each, RESTRAINED)
        assert not table.has(each, UNMOVABLE)
    assert table.has(bat, FLYING)
    table.upkeep()
    assert [each.damage for each in (fish, bat, ooze)] == [0, 0, 0]


def test_each_upkeep_it_hurts_them_and_puts_out_their_fires(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BURN, 2)
    table.decide("upkeep order", first(wolf, "Whirlpool"))
    table.upkeep()
    assert wolf.damage == 2
    assert BURN not in wolf.conditions


def test_whom_water_does_not_hurt_it_does_not_put_out(table: Table) -> None:
    rock = table.put(make_creature("Rock", life=9, traits=["Hydro Immunity"]), BLUE, "B2")
    table.condition(rock, BURN)
    table.decide("upkeep order", first(rock, "Whirlpool"))
    table.dice("1")
    table.upkeep()
    assert rock.damage == 1
    assert BURN in rock.conditions


@rule("sup.spell.whirlpool-creature-controllers-time-effect")
def test_the_creatures_controller_says_when_it_is_hurt(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BURN, 2)
    asked = []

    def burn_first(request: Request) -> Answer:
        asked.append(request.player)
        return first(wolf, "Burn")

    table.decide("upkeep order", burn_first)
    table.dice("1 1")
    table.upkeep()
    assert asked == [BLUE]
    assert wolf.damage == 4


@pytest.mark.parametrize("holder", [RED, BLUE])
@rule("sup.spell.whirlpool-own-controller-times-dissipate", "sup.spell.whirlpool-initiative-breaks-tie")
def test_the_initiative_decides_whether_its_last_token_goes_first(table: Table, holder: int) -> None:
    table.initiative(holder)
    pool = table.find("Whirlpool")
    table.tokens(pool, "Dissipate", 1)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    asked = []

    def token_first(request: Request) -> Answer:
        asked.append(request.player)
        return first(pool, "Dissipate")

    table.decide("upkeep order", token_first)
    table.upkeep()
    assert asked == [holder]
    assert not table.in_play(pool)
    assert wolf.damage == 0
