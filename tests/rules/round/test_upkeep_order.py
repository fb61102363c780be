"""The order of upkeep: which events compete, and who says what comes first (rulings R4 and R47)."""

import pytest

from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, SAME_ZONE
from mageduel.dsl.upkeep import HEALS, harms
from mageduel.facts.conditions import BURN, ROT
from mageduel.facts.traits import REGENERATE
from mageduel.rules.round.upkeep_stakes import FOLLOWS
from mageduel.state.events import Damaged
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, script_for
from tests.rules.round.ordering import BEAST, first, orders


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "A1")
    table.move_to(table.blue, "C4")
    return table


# What one event takes from another when something is destroyed


@rule("ruling.r47", "ruling.r4")
@pytest.mark.parametrize(("what", "healed"), [("Regenerate", 1), ("Burn", 0)])
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_regeneration_lent_by_a_burning_neighbour_is_ordered_by_their_controller(
    table: Table, what: str, healed: int, holder: int
) -> None:
    table.game.initiative = holder
    unicorn = table.put("Highland Unicorn", BLUE, damage=8)
    wolf = table.put("Timber Wolf", BLUE, damage=3)
    table.condition(unicorn, BURN)
    table.decide("upkeep order", first(what, wolf if what == "Regenerate" else unicorn))
    if what == "Regenerate":
        table.decide("upkeep order", first("Burn"))
    table.dice("1")
    table.upkeep()
    assert not table.in_play(unicorn)
    assert wolf.damage == 3 - healed
    assert {seat for seat, _ in orders(table)} == {BLUE}


@rule("ruling.r47")
def test_a_lent_trait_that_would_not_be_missed_is_no_reason_to_ask(table: Table) -> None:
    lender = make_creature("Lending Foal", life=9)
    script_for(lender).grants(REGENERATE(1), to=OTHER & FRIENDLY & CREATURE & SAME_ZONE)
    foal = table.put(lender, BLUE, damage=8)
    table.condition(foal, ROT)
    wolf = table.put("Timber Wolf", BLUE, damage=3)
    table.attach("Regrowth", wolf, BLUE)
    table.put("Bitterwood Fox", BLUE)  # undamaged: there is nothing to heal
    table.upkeep()
    assert orders(table) == []
    assert not table.in_play(foal)
    assert wolf.damage == 3 - 2


@rule("ruling.r47", "core.upkeep.initiative-settles-timing")
@pytest.mark.parametrize("holder", [RED, BLUE])
@pytest.mark.parametrize(("what", "paid"), [("Upkeep", 1), ("Burn", 0)])
def test_upkeep_a_burning_obelisk_demands_of_the_enemy(table: Table, holder: int, what: str, paid: int) -> None:
    table.game.initiative = holder
    obelisk = table.put("Mordok's Obelisk", RED, damage=6)
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(obelisk, BURN)
    table.decide("upkeep order", first(what))
    if paid:
        table.decide("upkeep", ("pay",))
    table.dice("1")
    table.upkeep()
    assert orders(table) == [(holder, {"Burn", "Upkeep"})]
    assert table.blue.mana == 50 - paid
    assert table.in_play(wolf)


@rule("ruling.r47", "core.upkeep.controller-orders-own-events")
def test_upkeep_a_burning_obelisk_demands_of_its_own_side_is_ordered_by_that_side(table: Table) -> None:
    table.game.initiative = BLUE
    obelisk = table.put("Mordok's Obelisk", RED, damage=6)
    table.put("Timber Wolf", RED)
    table.condition(obelisk, BURN)
    table.decide("upkeep order", first("Burn"))
    table.dice("1")
    table.upkeep()
    assert orders(table) == [(RED, {"Burn", "Upkeep"})]
    assert table.red.mana == 50


@rule("ruling.r47")
@pytest.mark.parametrize("holder", [RED, BLUE])
@pytest.mark.parametrize(("what", "damage"), [("Regenerate", 5), ("Burn", 3)])
def test_a_burning_deathlock_and_those_it_keeps_from_healing(table: Table, holder: int, what: str, damage: int) -> None:
    table.game.initiative = holder
    deathlock = table.put("Deathlock", BLUE, damage=8)
    beast = table.put(BEAST, RED, damage=5)
    table.condition(deathlock, BURN)
    table.decide("upkeep order", first(what))
    table.dice("2")
    table.upkeep()
    assert orders(table) == [(holder, {"Burn", "Regenerate"})]
    assert not table.in_play(deathlock)
    assert beast.damage == damage


def test_a_deathlock_is_not_missed_where_something_else_forbids_healing(table: Table) -> None:
    deathlock = table.put("Deathlock", BLUE, damage=8)
    beast = table.put(BEAST, RED, damage=5)
    table.attach("Poisoned Blood", beast, BLUE)
    table.condition(deathlock, BURN)
    table.dice("2")
    table.upkeep()
    assert orders(table) == []
    assert beast.damage == 5


@rule("ruling.r47")
def test_healing_that_a_dying_deathlock_allows_can_still_save_a_life(table: Table) -> None:
    beast = table.put(BEAST, RED, damage=7)
    deathlock = table.put("Deathlock", RED, damage=8)
    table.condition(deathlock, BURN)
    table.condition(beast, ROT)
    table.decide("upkeep order", first("Burn"), first("Regenerate"))
    table.dice("1")
    table.upkeep()
    assert beast.damage == 7 - 2 + 1


@rule("ruling.r47")
def test_life_that_a_dying_deathlock_gives_back_can_save_too(table: Table) -> None:
    deathlock = table.put("Deathlock", RED, damage=8)
    bear = table.put(make_creature("Small Bear", life=5), RED, damage=4)
    table.attach("Bull Endurance", bear, RED)
    table.condition(deathlock, BURN)
    table.condition(bear, ROT)
    table.decide("upkeep order", first("Burn"))
    table.dice("1")
    table.upkeep()
    assert table.in_play(bear)
    assert bear.damage == 5


# Saving somebody


@rule("ruling.r47")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_a_burning_warlock_may_use_death_link_first(table: Table, holder: int) -> None:
    table.game.initiative = holder
    wolf = table.put("Timber Wolf", RED)
    table.attach("Death Link", wolf, BLUE)
    table.blue.damage = 37
    table.condition(table.blue, BURN)
    table.decide("upkeep order", first("Death Link"))
    table.decide("hand over", ("hand over", 2))
    table.dice("2")
    table.upkeep()
    assert orders(table) == [(BLUE, {"Burn", "Death Link"})]  # both affect his Mage
    assert table.blue.damage == 37
    assert wolf.damage == 2
    assert table.game.players[BLUE].is_alive


@rule("ruling.r4")
def test_a_burning_warlock_far_from_death_need_not_think_about_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Death Link", wolf, BLUE)
    table.blue.damage = 12
    table.condition(table.blue, BURN)
    table.decide("hand over", ("hand over", 2))
    table.dice("2")
    table.upkeep()
    assert orders(table) == []
    assert table.blue.damage == 12


@rule("ruling.r47")
def test_the_victim_of_death_link_orders_it_among_what_affects_the_victim(table: Table) -> None:
    beast = table.put(BEAST, RED, damage=7)
    table.attach("Death Link", beast, BLUE)
    table.blue.damage = 10
    table.game.initiative = BLUE
    table.decide("upkeep order", first("Regenerate"))
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert orders(table) == [(RED, {"Regenerate", "Death Link"})]
    assert beast.damage == 7


def test_death_link_of_a_warlock_who_is_about_to_be_hurt_may_wait_for_that(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Death Link", wolf, BLUE)
    table.condition(table.blue, BURN)
    table.decide("upkeep order", first("Burn"))
    table.decide("hand over", ("hand over", 1))
    table.dice("2")
    table.upkeep()
    assert (table.blue.damage, wolf.damage) == (1, 1)


def test_death_link_of_an_unhurt_warlock_concerns_nobody(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=3)
    table.attach("Death Link", wolf, BLUE)
    table.condition(wolf, ROT, 4)
    table.upkeep()
    assert orders(table) == []


# Each player's own events, and those between players


@rule("ruling.r47")
def test_the_initiative_holder_does_not_order_the_other_players_own_events(table: Table) -> None:
    """Blue orders healing and poison on his beast; red only says whether his idol falls first."""
    table.game.initiative = RED
    table.red.zone = table.blue.zone = None
    idol = table.put("Idol of Pestilence", RED, "A1", damage=10)
    beast = table.put(BEAST, BLUE, damage=7)
    table.condition(idol, BURN)
    table.decide(
        "upkeep order", first("Idol of Pestilence"), first("Burn")
    )  # blue nominates the poison; red lets the idol burn first
    table.dice("1")
    table.upkeep()
    assert orders(table) == [
        (BLUE, {"Idol of Pestilence", "Regenerate"}),
        (RED, {"Idol of Pestilence", "Burn"}),
    ]
    assert beast.damage == 5


@rule("ruling.r47")
def test_a_nominated_event_that_competes_with_nobody_elses_just_happens(table: Table) -> None:
    table.game.initiative = RED
    table.red.zone = table.blue.zone = None
    idol = table.put("Idol of Pestilence", RED, "A1", damage=10)
    beast = table.put(BEAST, BLUE, damage=7)
    table.condition(idol, BURN)
    table.decide("upkeep order", first("Regenerate"), first("Idol of Pestilence"))
    table.dice("1")
    table.upkeep()
    assert orders(table) == [
        (BLUE, {"Idol of Pestilence", "Regenerate"}),
        (RED, {"Idol of Pestilence", "Burn"}),
    ]
    assert beast.damage == 5 + 1


@rule("ruling.r47")
def test_two_idols_that_look_alike_can_be_told_apart(table: Table) -> None:
    table.red.zone = table.blue.zone = None
    steady = table.put("Idol of Pestilence", RED, "A1")
    burning = table.put("Idol of Pestilence", RED, "A2", damage=10)
    beast = table.put(BEAST, RED, "C4", damage=6)
    table.condition(burning, BURN)
    table.decide(
        "upkeep order", lambda request: ("first", beast.id, "Idol of Pestilence", burning.id), first("Regenerate")
    )
    table.dice("1")
    table.upkeep()
    assert [len(request.options) for request in table.asked] == [4, 2]
    assert not table.in_play(burning)
    assert table.in_play(steady)
    assert beast.damage == 6 + 1 - 2 + 1


# What looks harmless


@rule("ruling.r47")
@pytest.mark.parametrize(("mana", "mended"), [(3, 1), (4, 2)])
def test_two_walls_that_mana_mends_are_mended_as_they_came_whether_it_suffices_or_not(
    table: Table, mana: int, mended: int
) -> None:
    walls = [table.wall("Wall of Force", border, RED) for border in ("B2|B3", "B3|B4")]
    for wall in walls:
        wall.damage = 2
    table.mana(RED, mana)
    table.decide("offer", ("pay", 2), ("pay", mended))
    table.upkeep()
    assert orders(table) == []
    assert [wall.damage for wall in walls] == [0, 2 - mended]


@rule("ruling.r47")
def test_healing_is_ordered_where_somebody_would_make_harm_of_it(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, damage=3), table.put("Bitterwood Fox", BLUE)
    fox.damage = 4
    for each in (wolf, fox):
        table.attach("Regrowth", each, BLUE)
    envious = make_creature("Envious Shade", life=9)
    script_for(envious).answer(
        FOLLOWS, lambda this, due, way, thing: [harms(fox, 2)] if way is HEALS and thing is wolf else []
    )
    table.put(envious, RED)
    table.decide("upkeep order", first("Regenerate", fox))
    table.upkeep()
    assert [seat for seat, _ in orders(table)] == [BLUE]


@rule("core.upkeep.initiative-settles-timing")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_what_concerns_nobody_else_comes_to_the_initiative_holders_side_first(table: Table, holder: int) -> None:
    table.game.initiative = holder
    things = [table.put("Timber Wolf", seat, f"{row}2") for row, seat in (("A", RED), ("B", BLUE), ("C", RED))]
    for each in things:
        table.condition(each, ROT)
    table.upkeep()
    assert orders(table) == []
    ours, theirs = [things[0], things[2]], [things[1]]
    expected = [*ours, *theirs] if holder == RED else [*theirs, *ours]
    assert [event.who for event in table.events(Damaged)] == expected
