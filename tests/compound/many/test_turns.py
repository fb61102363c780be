"""Whose turn it is: initiative, activations, passing, quickcasts and reveals with three to six at the table."""

from mageduel.facts.conditions import BURN
from mageduel.state.phases import Phase
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    as_soon_as_offered,
    duel_of_all,
    duel_of_teams,
    everybody_alone,
    give_up,
    two_teams,
)
from tests.kit.answers import PAY, cast
from tests.kit.duel import Duel
from tests.kit.ledger import rule

SIX = ("Beastmaster", "Warlock", "Wizard", "Priestess", "Warlord", "Druid")


def acted(duel: Duel) -> list[int]:
    """The seats that were asked what a creature does, in order."""
    return duel.asked_in(Phase.ACTIONS, "action")


@rule("ruling.m4", "core.multiplayer.turns-clockwise")
def test_six_mages_act_in_a_circle_that_begins_in_its_middle() -> None:
    duel = duel_of_all(*SIX, initiative=4)
    duel.play_round()
    assert acted(duel) == [4, 5, 0, 1, 2, 3]


@rule("ruling.m10")
def test_the_marker_and_the_turns_go_past_two_neighbours_who_gave_up() -> None:
    duel = duel_of_all(*SIX, initiative=0)
    for seat in (1, 2):
        give_up(duel, seat)
    duel.play_round()
    duel.questions.clear()
    duel.play_round()
    assert acted(duel) == [3, 4, 5, 0]


@rule("core.multiplayer.pass-if-any-has-more")
def test_of_three_both_smaller_hosts_let_the_largest_begin() -> None:
    duel = duel_of_all("Beastmaster", "Warlock", "Wizard")
    duel.put("Bitterwood Fox", BLUE, "B2")
    for zone in ("A2", "A3"):
        duel.put("Bitterwood Fox", GREEN, zone)
    duel.play_round()
    assert acted(duel) == [GREEN, BLUE, GREEN, RED, BLUE, GREEN]


@rule("ruling.m1")
def test_a_large_host_lets_its_opponents_wait_but_never_its_team_mate() -> None:
    duel = duel_of_teams("Beastmaster", "Warlock", "Wizard", "Priestess")
    for zone in ("C2", "C3"):
        duel.put("Bitterwood Fox", GREEN, zone)
    duel.play_round()
    assert acted(duel) == [RED, GREEN, GREEN, GOLD, BLUE, GREEN]


def test_among_three_nobody_quickcasts_in_a_strangers_turn() -> None:
    duel = duel_of_all("Beastmaster", "Warlord", "Priestess", books={GREEN: {"Minor Heal": 1}})
    wolf = duel.put("Timber Wolf", RED, "A1", damage=6)
    duel.prepare_all(green=("Minor Heal",))
    duel.always("after", as_soon_as_offered({GREEN: cast("Minor Heal", wolf)}))
    duel.always("activate", as_soon_as_offered({RED: ("activate", wolf.id)}))
    duel.activate(wolf)
    duel.play_until("action", BLUE)
    assert wolf.damage == 6


@rule("ruling.m4")
def test_reveals_are_offered_round_the_table_from_the_holder_of_the_initiative() -> None:
    table = everybody_alone("Beastmaster", "Warlord", "Priestess")
    table.initiative(BLUE)
    wolf, foe = table.put("Timber Wolf", RED, "B2"), table.put("Goblin Grunt", BLUE, "B2")
    for seat in range(3):
        table.hide(("Bear Strength", "Rhino Hide", "Bull Endurance")[seat], wolf, seat)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", foe)
    first = table.windows[0].moment
    assert [each.seat for each in table.windows if each.moment == first][:3] == [BLUE, GREEN, RED]


@rule("ruling.m4")
def test_mates_and_foes_pay_for_their_beasts_in_the_order_of_the_table() -> None:
    table = two_teams("Beastmaster", "Warlord", "Priestess", "Warlock")
    table.initiative(GREEN)
    table.put("Mordok's Obelisk", BLUE, "A4")
    for seat in range(4):
        table.put("Timber Wolf", seat, "B2")
    table.always("upkeep", PAY)
    table.upkeep()
    assert [each.player for each in table.asked if each.kind == "upkeep"] == [GREEN, GOLD, RED, BLUE]
    assert [each.mage.mana for each in table.game.players] == [49] * 4


def test_the_fire_of_all_four_burns_in_one_upkeep_and_a_fallen_beast_owes_nothing() -> None:
    table = two_teams("Beastmaster", "Warlord", "Priestess", "Warlock")
    wolves = [table.put("Timber Wolf", seat, "B2", damage=9) for seat in range(4)]
    for each in wolves:
        table.condition(each, BURN)
    table.put("Mordok's Obelisk", BLUE, "A4")
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: next((o for o in request.options if "Burn" in o), request.options[0]))
    table.dice("2 2 0 0")
    table.upkeep()
    alive = [each for each in wolves if table.in_play(each)]
    assert len(alive) == 2
    assert sum(50 - each.mage.mana for each in table.game.players) == 2


@rule("ruling.r5", "ruling.m4")
def test_spawnpoints_of_three_are_served_from_the_holder_round_the_table() -> None:
    duel = duel_of_all(
        "Beastmaster",
        "Priestess",
        "Beastmaster",
        books={seat: {"Bitterwood Fox": 1, "Asyran Cleric": 1} for seat in range(3)},
        initiative=GREEN,
    )
    lairs = [duel.put("Lair", RED, "D1"), duel.put("Temple of Asyra", BLUE, "A6"), duel.put("Lair", GREEN, "A1")]
    duel.play_round()
    duel.initiative(GREEN)
    for each in lairs:
        each.mana = 9
    duel.play_until("plan")
    for seat, spell in ((RED, "Bitterwood Fox"), (BLUE, "Asyran Cleric"), (GREEN, "Bitterwood Fox")):
        duel.prepare(seat, also={lairs[seat]: spell})
    duel.always("deploy", lambda request: next(each for each in request.options if each != request.decline))
    duel.play_to(Phase.ACTIONS)
    assert duel.asked_in(Phase.DEPLOYMENT, "deploy") == [GREEN, RED, BLUE]
    assert [len(duel.find_all(each)) for each in ("Bitterwood Fox", "Asyran Cleric")] == [2, 1]


def test_a_mage_whose_beasts_have_all_acted_waits_while_the_others_go_on() -> None:
    duel = duel_of_all("Beastmaster", "Warlock", "Wizard", initiative=GREEN)
    for zone in ("A2", "A3"):
        duel.put("Bitterwood Fox", BLUE, zone)
    duel.always("activate", lambda request: next(each for each in request.options if each[0] == "activate"))
    duel.play_round()
    assert acted(duel) == [GREEN, RED, BLUE, BLUE, BLUE]
