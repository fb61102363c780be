"""Thresholds and tides: what holds for a moment only, what goes with it, and who is first at the same door."""

import pytest

from mageduel.facts.conditions import BURN, CORRODE, ROT, SLEEP, STUN
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.phases import Phase
from tests.kit.answers import DECLINE, GUARD, LET_GO, NOTHING, PAY, attack, climb, move, next_one, take
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


def willing(request: Request) -> Answer:
    """Take the first of what is offered."""
    return next(each for each in request.options if each != request.decline)


# Rust and what it lay on


@rule("core.trait.rage-heal-removes-one", "sup.codex.corrode-excess-removed-when-armor-drops")
def test_a_wolverine_that_calms_down_sheds_its_rust() -> None:
    """Every time it mends it loses a Rage and with it a point of armor: the rust on that point is gone, for no harm."""
    table = Table(red="Beastmaster", blue="Druid")
    wolverine = table.put("Dragonclaw Wolverine", RED, damage=5)
    table.attach("Regrowth", wolverine)
    table.tokens(wolverine, "Rage", 2)
    table.give(wolverine, CORRODE, 4)
    assert (table.armor(wolverine), wolverine.conditions, wolverine.damage) == (0, {CORRODE: 4}, 5)
    table.upkeep()
    assert (tokens_on(wolverine), wolverine.conditions, wolverine.damage) == ({"Rage": 1}, {CORRODE: 3}, 3)
    table.upkeep()
    table.upkeep()
    assert (tokens_on(wolverine), wolverine.conditions, wolverine.damage) == ({}, {CORRODE: 2}, 0)


def test_a_focus_of_the_desperate_rusts_away_when_help_comes() -> None:
    """Armed by having fewest creatures she loses that and the rust with her first wolf; without it she is clean."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.put("Bitterwood Fox", BLUE, "A4")
    table.attach("Desperate Focus", table.red)
    table.give(table.red, CORRODE)
    assert (table.armor(table.red), table.red.conditions, table.red.damage) == (0, {CORRODE: 1}, 0)
    table.cast(table.red, "Timber Wolf", "B2")
    assert (table.armor(table.red), table.red.conditions) == (0, {})
    table.destroy(table.find("Timber Wolf"))
    assert (table.armor(table.red), table.red.conditions, table.red.damage) == (1, {}, 0)


def test_a_gargoyle_lulled_to_a_stupor_on_guard_wakes_without_its_rust() -> None:
    """Stunned in the upkeep it guards no more: three points of stone and the rust on them go at once."""
    table = Table(red="Wizard", blue="Siren")
    gargoyle = table.put("Gargoyle Sentry", RED)
    table.guard(gargoyle)
    table.give(gargoyle, CORRODE, 4)
    table.attach("Lullaby", gargoyle, BLUE, tokens={"Dissipate": 2})
    table.always("offer", DECLINE)
    table.effect(7)
    table.upkeep()
    assert (gargoyle.guarding, gargoyle.conditions, gargoyle.damage) == (False, {CORRODE: 1, STUN: 1}, 0)


def test_a_dazing_lullaby_leaves_the_guard_his_stone() -> None:
    """A six only dazes: who is dazed guards on, and all four markers stay."""
    table = Table(red="Wizard", blue="Siren")
    gargoyle = table.put("Gargoyle Sentry", RED)
    table.guard(gargoyle)
    table.give(gargoyle, CORRODE, 4)
    table.attach("Lullaby", gargoyle, BLUE, tokens={"Dissipate": 2})
    table.always("offer", DECLINE)
    table.effect(6)
    table.upkeep()
    assert (gargoyle.guarding, gargoyle.conditions[CORRODE], table.armor(gargoyle)) == (True, 4, 0)


def test_a_bearer_carried_off_leaves_his_company_bare_and_clean() -> None:
    """The standard is gone for a moment only, yet the rust it had room for does not come back with it."""
    table = Table(red="Warlord", blue="Druid")
    bearer, grunt = table.put("Orc Butcher", RED), table.put("Goblin Grunt", RED)
    table.attach("Standard Bearer", bearer)
    base = table.armor(grunt)
    table.give(grunt, CORRODE, base)
    assert (table.armor(grunt), grunt.conditions) == (0, {CORRODE: base})
    table.teleport(bearer, "B3")
    assert grunt.conditions == ({CORRODE: base - 1} if base > 1 else {})
    table.teleport(bearer, "B2")
    assert (table.armor(grunt), grunt.damage) == (1, 0)


def test_who_is_won_over_leaves_the_fortress_and_its_rust() -> None:
    """Under another's command the position is no friend's: two points and their rust are gone, for good."""
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B1")
    table.attach("Fortified Position", "B2", BLUE)
    wolf = table.put(make_creature("Recruit"), BLUE)
    table.give(wolf, CORRODE, 2)
    assert (table.armor(wolf), wolf.conditions) == (0, {CORRODE: 2})
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    assert (wolf.controller, wolf.conditions, wolf.damage) == (RED, {STUN: 1}, 0)
    table.destroy(control)
    assert (wolf.controller, table.armor(wolf), CORRODE in wolf.conditions) == (BLUE, 2, False)


def test_stone_nobody_pays_for_crumbles_with_all_its_rust() -> None:
    """Six points of stone held five of rust; unpaid both are gone, the fox is unhurt and may move again."""
    table = Table(red="Wizard", blue="Beastmaster")
    fox = table.put("Bitterwood Fox", BLUE)
    stone = table.attach("Turn to Stone", fox, RED)
    table.give(fox, CORRODE, 5)
    assert (table.armor(fox), fox.conditions) == (1, {CORRODE: 5})
    table.always("offer", DECLINE)
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (table.in_play(stone), fox.conditions, fox.damage, table.armor(fox)) == (False, {}, 0, 0)
    assert move("B3") in table.actions(fox)


def test_a_sentry_put_to_sleep_is_bare_before_he_is_struck() -> None:
    """Asleep he is no guard, two points of armor and their rust are gone, and the blow wakes him dazed."""
    table = Table(red="Priestess", blue="Wizard")
    sentry = table.put("Temple Sentry", RED)
    table.guard(sentry)
    table.give(sentry, CORRODE, 3)
    assert (table.armor(sentry), sentry.conditions) == (0, {CORRODE: 3})
    table.give(sentry, SLEEP)
    assert (sentry.guarding, sentry.conditions) == (False, {CORRODE: 1, SLEEP: 1})
    table.reset()
    assert not sentry.guarding


def test_a_leader_sent_away_for_three_rounds_finds_a_pack_without_rust() -> None:
    """Banished he leads nobody: the fox loses the armor and the rust, and has the armor again when he is back."""
    table = Table(red="Beastmaster", blue="Wizard")
    leader = table.put("Redclaw, Alpha Male", RED)
    fox = table.put("Bitterwood Fox", RED)
    table.give(fox, CORRODE)
    table.move_to(table.blue, "B3")
    table.always("offer", DECLINE)
    table.cast(table.blue, "Banish", leader)
    assert (table.place(leader), fox.conditions, fox.damage) == (None, {}, 0)
    for _ in range(3):
        table.upkeep()
    assert (table.place(leader), table.armor(fox)) == ("B2", 1)


def test_a_blessing_of_the_hand_and_a_brace_end_together_and_take_five_points_of_rust() -> None:
    """At the end of the round both are over: what they held falls off, and none of it hurts."""
    table = Table(red="Priestess", blue="Druid")
    hand = table.put("Hand of Bim-Shalla", RED, "A1")
    recruit = table.put(make_creature("Recruit"), RED)
    table.attach("Brace Yourself", recruit)
    option = next(each for each in table.between(RED) if hand.id in each and recruit.id in each)
    table.use(RED, option)
    room = table.armor(recruit)
    table.give(recruit, CORRODE, room)
    assert table.armor(recruit) == 0
    table.end_round()
    assert (recruit.conditions, recruit.damage) == ({}, 0)


# Life and what it rested on


def test_a_mist_that_eats_the_ring_eats_the_mage() -> None:
    """The blow itself drew no blood; but without the ring he has less Life than damage, there and then."""
    table = Table(red="Druid", blue="Priestess")
    table.move_to(table.blue, "B2")
    orchid = table.put("Corrosive Orchid", RED, "B2")
    ring = table.attach("Elfric's Life Ring", table.blue)
    table.blue.damage = table.life(table.blue) - 3
    table.always("offer", willing)
    table.always("choose one", take(ring))
    table.dice("0 0", effect=1)
    table.use(RED, attack(orchid, "Corrosive Mist", table.blue))
    assert (table.in_play(ring), table.game.players[BLUE].is_alive, table.red.mana) == (False, False, 46)


def test_a_beast_that_breathes_again_has_its_life_back() -> None:
    """Two marks cost it four Life; paid before each is laid they cost one mana in all; unbound it has ten again."""
    table = Table(red="Siren", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, damage=5)
    drown = table.attach("Drown", wolf, RED)
    table.always("offer", DECLINE)
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: next(each for each in request.options if each[2] == "Upkeep"))
    table.upkeep()
    table.upkeep()
    assert (table.life(wolf), table.in_play(wolf), table.red.mana) == (6, True, 50 - 1)
    table.destroy(drown)
    assert table.life(wolf) == 10


# Initiative and the hours


def test_the_tide_turns_with_the_marker() -> None:
    """Her strength follows the initiative: two dice more in her round, none in the other's."""
    duel = Duel(red="Siren", blue="Warlock", initiative=RED)
    caller = duel.put("Shoalsdeep Tidecaller", RED, "B2")
    duel.play_to(Phase.ACTIONS, 1)
    assert duel.value(caller, MELEE) == 2
    duel.play_to(Phase.ACTIONS, 2)
    assert duel.value(caller, MELEE) == 0
    duel.play_to(Phase.ACTIONS, 3)
    assert duel.value(caller, MELEE) == 2


# Several at one door


def test_a_trapdoor_opens_before_the_caltrops_prick() -> None:
    """The trap answers the entering itself, the spikes what has entered: who is gone again is not pricked."""
    table = Table(red="Warlord", blue="Beastmaster")
    table.put("Mangler Caltrops", RED, "B2")
    trap = table.hide("Teleport Trap", "B2", RED)
    wolf = table.put(make_creature("Runner", life=12), BLUE, "B3")
    table.always("order", next_one(trap))
    table.always("pay reveal", PAY)
    table.always("teleport", ("teleport", "A3"))
    table.act(wolf, move("B2"), NOTHING)
    assert (wolf.damage, table.place(wolf), table.in_play(trap)) == (0, "A3", False)


@rule("core.initiative.breaks-timing-ties")
@pytest.mark.parametrize("curse_first", [True, False])
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_of_a_curse_and_a_second_chance_the_holders_comes_first(holder: int, curse_first: bool) -> None:
    """One corpse, two claims: laid aside to rise it cannot be called back, called back at once it cannot rise."""
    table = Table(red="Necromancer", blue="Priestess")
    table.initiative(holder)
    fox = table.put("Bitterwood Fox", BLUE)
    if curse_first:
        table.attach("Rise Again", fox, RED)
    chance = table.hide("Second Chance", fox, BLUE)
    if not curse_first:
        table.attach("Rise Again", fox, RED)
    table.always("offer", willing)
    table.always("pay reveal", PAY)
    table.destroy(fox)
    again = table.find_all("Bitterwood Fox")
    assert bool(again) == (holder == BLUE)
    assert not table.in_play(chance)
    table.end_round()
    (only,) = table.find_all("Bitterwood Fox")
    assert only.controller == holder


@pytest.mark.parametrize("holder", [RED, BLUE])
def test_a_cloak_heals_at_the_word_and_the_bane_bites_at_the_deed(holder: int) -> None:
    """Cast is before resolved: the paladin at his last point is healed first, whoever has the initiative."""
    table = Table(red="Paladin", blue="Warlock")
    table.initiative(holder)
    table.move_to(table.red, "B2")
    table.attach("Paladin's Cloak", table.red)
    table.attach("Magebane", table.red, BLUE)
    wolf = table.put("Timber Wolf", RED, damage=3)
    table.red.damage = table.life(table.red) - 1
    table.always("offer", willing)
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", wolf)
    assert (wolf.damage, table.game.players[RED].is_alive) == (1, True)
    assert table.red.damage == table.life(table.red) - 1


def test_a_bomber_struck_down_strikes_back_between_two_claws() -> None:
    """His barrel goes off after the first claw: the clawed one is hurt and thrown down before any second blow."""
    table = Table(red="Warlord", blue="Beastmaster")
    bomber = table.put("Goblin Bomber", RED)
    foe = table.put(make_creature("Foe", life=12, attack=[TWIN]), BLUE)
    table.always("order", lambda request: request.options[0])
    table.dice("2 2")
    table.effect(7)
    bomber.damage = 1
    table.dice("2 2 1 1", effect=5)
    table.attack(foe, "Claw", bomber)
    assert (table.in_play(bomber), foe.damage, [each.name for each in foe.conditions]) == (False, 6, ["Slam"])


def test_a_bite_after_the_reset_finds_the_sentry_still_on_guard() -> None:
    """The guard marker outlasts the round; his two points of armor hold the rust until he acts, then it drops."""
    table = Table(red="Priestess", blue="Druid")
    sentry = table.put("Temple Sentry", RED)
    table.act(sentry, GUARD)
    table.give(sentry, CORRODE, 3)
    table.end_round()
    table.reset()
    assert (sentry.guarding, sentry.conditions, table.armor(sentry)) == (True, {CORRODE: 3}, 0)
    table.act(sentry, move("B3"), NOTHING)
    assert (sentry.guarding, sentry.conditions, sentry.damage) == (False, {CORRODE: 1}, 0)


def test_fire_and_rot_leave_the_rust_alone() -> None:
    """Neither lowers the armor, so no marker of rust falls off, and none of the damage is held back."""
    table = Table(red="Beastmaster", blue="Warlock")
    grizzly = table.put("Steelclaw Grizzly", RED)
    room = table.armor(grizzly)
    table.give(grizzly, CORRODE, room)
    table.condition(grizzly, BURN)
    table.condition(grizzly, ROT)
    table.dice("2")
    table.upkeep()
    assert (grizzly.damage, grizzly.conditions[CORRODE]) == (3, room)


@pytest.mark.parametrize("way", ["chains", "thorns"])
def test_a_zombie_that_does_not_arrive_bursts_where_it_set_out(way: str) -> None:
    """Slain as it declares its walk or on the border it is still in the zone behind it: that is where they rot."""
    table = Table(red="Necromancer", blue="Druid")
    zombie = table.put("Plague Zombie", RED, "B2", damage=3)
    behind, ahead = table.put("Bitterwood Fox", BLUE, "A2"), table.put("Bitterwood Fox", BLUE, "B3")
    near = table.put("Timber Wolf", RED, "B2")
    trap = table.hide("Spiked Pit", "B3", BLUE)
    if way == "chains":
        table.attach("Chains of Agony", zombie, BLUE)
    else:
        table.wall("Wall of Thorns", "B2|B3", BLUE)
        table.dice("2* 0")
    table.act(zombie, move("B3") if way == "chains" else climb("B3"))
    assert not table.in_play(zombie)
    assert [ROT in each.conditions for each in (near, behind, ahead)] == [True, False, False]
    assert trap.hidden


def test_a_ring_replaced_by_its_twin_is_off_for_a_moment_too_long() -> None:
    """The old ring comes off before the new is on: in between she has more wounds than Life, and that is enough."""
    table = Table(red="Priestess", blue="Warlock")
    table.attach("Elfric's Life Ring", table.red)
    table.red.damage = table.life(table.red) - 1
    table.cast(table.red, "Elfric's Life Ring", table.red)
    assert not table.game.players[RED].is_alive
