"""Movement and walls meeting conditions, traps, hindering and Teleports."""

import pytest

from mageduel.facts.conditions import BURN, CRIPPLE, DAZE, STUN
from mageduel.facts.traits import FLYING
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.events import DiceRolled
from tests.kit.answers import GUARD, NOTHING, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Beastmaster")


@rule("ruling.r10")
def test_a_crippled_creature_cannot_walk_but_can_be_teleported_and_stays_crippled(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C2")
    table.condition(wolf, CRIPPLE)
    with pytest.raises(Refused):
        table.act(wolf, move("B2"))
    other = Table(red="Wizard", blue="Beastmaster")
    wolf = other.put("Timber Wolf", RED, "C2")
    other.condition(wolf, CRIPPLE)
    other.cast(other.red, "Teleport", wolf, "B2")
    assert other.place(wolf) == "B2"
    assert wolf.conditions == {CRIPPLE: 1}


@rule("ruling.r14")
def test_a_teleport_on_the_spot_tears_off_the_vine_and_lets_it_walk(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C2")
    vine = table.attach("Tanglevine", wolf, BLUE)
    table.cast(table.red, "Teleport", wolf, "C2")
    assert not table.in_play(vine)
    table.act(wolf, move("B2"), NOTHING)
    assert table.place(wolf) == "B2"


def test_whoever_survives_a_wall_of_fire_walks_on_burning(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.wall("Wall of Fire", "B2|B3", BLUE)
    dice = " ".join(["0"] * (table.card("Wall of Fire").attacks[0].dice or 0))
    table.dice(dice, effect=12)
    table.act(wolf, move("B3"), GUARD)
    assert table.place(wolf) == "B3"
    assert BURN in wolf.conditions


def test_a_flyer_passes_every_wall_and_ground_enemies_do_not_hinder_it(table: Table) -> None:
    bat = table.put("Darkfenne Bat", RED, "B2")
    table.wall("Wall of Fire", "B2|B3", BLUE)
    table.wall("Wall of Stone", "B3|B4", BLUE)
    table.put("Timber Wolf", BLUE, "B3")
    table.act(bat, move("B3"), move("B4"))
    assert table.place(bat) == "B4"
    assert not table.events(DiceRolled)


@rule("core.hinder.one-move-only")
def test_a_fast_creature_hindered_in_the_first_zone_does_not_get_its_second_move_back_by_killing(table: Table) -> None:
    dog = table.put(make_creature("Fast Hound", traits=["Fast"]), RED, "B1")
    table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    options = table.offered(dog, move("B2"))
    assert "move" not in {each[0] for each in options}


@rule("core.hinder.incapacitated-cannot-hinder")
def test_a_stunned_enemy_hinders_nobody_neither_does_a_flyer(table: Table) -> None:
    dog = table.put(make_creature("Hound"), RED, "B1")
    fox, bat = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Darkfenne Bat", BLUE, "B2")
    table.condition(fox, STUN)
    table.act(dog, move("B2"), move("B3"))
    assert table.place(dog) == "B3"
    assert table.has(bat, FLYING)


def test_a_push_into_a_stone_wall_bashes_and_into_a_fire_wall_burns_and_moves(table: Table) -> None:
    for wall, place in (("Wall of Stone", "B2"), ("Wall of Fire", "B3")):
        fresh = Table(red="Wizard", blue="Beastmaster")
        fresh.move_to(fresh.red, "B1")
        wolf = fresh.put(make_creature("Stout", life=30), BLUE, "B2")
        fresh.wall(wall, "B2|B3", RED)
        bar = fresh.card(wall).attacks
        count = 3 if not bar else bar[0].dice or 0
        fresh.dice(" ".join(["1"] * count), effect=None if not bar else 1)
        fresh.push(wolf, "east")
        assert fresh.place(wolf) == place
        assert wolf.damage == count


def test_dazed_and_hindered_it_may_still_guard(table: Table) -> None:
    dog = table.put(make_creature("Hound"), RED, "B1")
    table.put("Bitterwood Fox", BLUE, "B2")
    table.condition(dog, DAZE)
    table.act(dog, move("B2"), GUARD)
    assert dog.guarding
    assert DAZE not in dog.conditions


def test_wings_lent_for_the_action_carry_it_over_a_wall_and_out_of_hindrance(table: Table) -> None:
    dog = table.put(make_creature("Hound"), RED, "B1")
    table.put("Bitterwood Fox", BLUE, "B1")
    table.wall("Wall of Stone", "B1|B2", BLUE)
    grant_for_a_while(dog, FLYING, source="a spell")
    table.act(dog, move("B2"), move("B3"))
    assert table.place(dog) == "B3"
