"""Gears and ghosts: tools that change hands, prices that change, and the dead who come in between."""

from mageduel.facts.conditions import BURN, CORRODE, DAZE, SLAM
from mageduel.facts.traits import REGENERATE
from mageduel.kernel.requests import Answer
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.compound.choices import decline
from tests.compound.piles import discarded, in_book
from tests.kit.answers import (
    GUARD,
    NOTHING,
    PAY,
    ability,
    attack,
    cast,
    move,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def prayer(table: Table, cleric: Object) -> Answer:
    """What a cleric can do besides what everybody can."""
    return next(each for each in table.actions(cleric) if each[0] == "ability")


# Weapons


def test_the_bow_follows_the_bite_and_not_the_fire_around_the_beast() -> None:
    """What burned the foe was no animal's attack; what bit him was, and opens the armor one further and bleeds."""
    table = Table(red="Beastmaster", blue="Warlord")
    table.move_to(table.red, "B1")
    bow = table.attach("Hunting Bow", table.red)
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Circle of Fire", fox)
    foe = table.put(make_creature("Foe", armor=3, life=20, attack=[CLAW]), BLUE)
    table.dice("0 0 0")
    table.dice("2* 0", effect=1)
    table.attack(foe, "Claw", fox)
    table.dice("2 2 0 0")
    table.attack(table.red, "Talonhead Arrow", foe, source=bow)
    assert (foe.damage, foe.conditions) == (2 + 2, {})
    table.dice("1* 0 0")
    table.attack(fox, "Bite", foe)
    table.dice("2 2 0 0", effect=7)
    table.attack(table.red, "Talonhead Arrow", foe, source=bow)
    assert (foe.damage, [each.name for each in foe.conditions]) == (5 + 3, ["Bleed"])


def test_gloves_throw_again_for_the_second_breath_only() -> None:
    """Nothing is thrown again for the first; for the second the dice are, its effect roll is not."""
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B1")
    table.attach("Gloves of Skill", table.red)
    near, far = (
        table.put(make_creature("Near", life=20), BLUE, "B2"),
        table.put(make_creature("Far", life=20), BLUE, "B3"),
    )
    table.decide("reroll", ("keep",), take("attack dice"))
    table.always("sweep", sweep(far))
    table.dice("1 0 0 0", effect=1)
    table.dice("0 0 0 0", effect=3)
    table.dice("2 2 0 0")
    table.cast(table.red, "Dragon's Breath", near)
    assert (near.damage, far.damage, far.conditions) == (1, 4, {BURN: 1})


def test_a_ring_and_a_hide_pull_the_same_wind_in_two_directions() -> None:
    """One die is left against the hide; five on the die is four with the ring and the hide: pushed, not dazed."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "B2")
    table.attach("Gale Force Ring", table.red)
    table.attach("Wind Wyvern Hide", table.blue)
    falcon = table.put("Thunderift Falcon", BLUE, "B2")
    table.dice("2*", effect=5)
    table.cast(table.red, "Jet Stream", table.blue)
    assert (table.place(table.blue), table.blue.damage, table.blue.conditions) == ("B3", 2, {})
    table.dice("1 0 0 0", effect=7)
    table.cast(table.red, "Jet Stream", falcon)
    assert (table.place(falcon), falcon.damage, falcon.conditions) == ("B3", 1, {DAZE: 1})


def test_stored_storms_are_spent_leap_by_leap() -> None:
    """Two tokens strengthen the first bolt, the last one the second; what one bolt had the next has not."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    staff = table.attach("Staff of Storms", table.red, tokens={"Storm": 3})
    first, second = (table.put(make_creature(name, life=20), BLUE) for name in ("One", "Two"))
    table.decide("surge", ("surge", 2), ("surge", 1))
    table.decide("chain", ("leap", second.id))
    table.dice("1 0 0 0 0 0 0", effect=3)
    table.dice("1 0 0 0 0", effect=7)
    table.always("chain", decline)
    table.cast(table.red, "Chain Lightning", first)
    assert (first.damage, first.conditions) == (1, {DAZE: 1})
    assert (second.damage, second.conditions) == (1, {DAZE: 1})
    assert tokens_on(staff) == {}


@rule("sup.spell.sectarus-destroyed-creature-cannot-be-cursed")
def test_the_dark_sword_curses_for_itself_and_not_the_dead() -> None:
    """A Jinx on the wielder waits for spells of his; a Nullify counters the sword's; the dead get none."""
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B2")
    sword = table.attach("Sectarus, Dark Rune Sword", table.red, mana=2)
    jinx = table.hide("Jinx", table.red, BLUE)
    foe, weak = table.put(make_creature("Foe", life=20), BLUE), table.put("Bitterwood Fox", BLUE, damage=4)
    nullify = table.hide("Nullify", foe, BLUE)
    table.prepare_for(sword, "Agony")
    table.dice("1* 0 0 0 0")
    table.attack(table.red, "Cursed Edge", weak, source=sword)
    assert (table.in_play(weak), table.find_all("Agony")) == (False, [])
    table.decide("strike with a curse", take("Agony"))
    table.decide("pay reveal", PAY)
    table.dice("1* 0 0 0 0")
    table.attack(table.red, "Cursed Edge", foe, source=sword)
    assert (jinx.hidden, table.in_play(nullify), table.find_all("Agony")) == (True, False, [])
    assert (sword.mana, discarded(table, RED)) == (0, ["Agony"])


@rule("sup.spell.deathshroud-staff-set-fixed-on-resolution")
def test_a_shroud_goes_with_the_dead_unless_it_is_jinxed() -> None:
    """Jinxed, the two mana come back and nobody is stronger; else who was there keeps it, who comes has none."""
    for is_jinxed in (True, False):
        table = Table(red="Necromancer", blue="Wizard")
        table.move_to(table.red, "B1")
        table.attach("Deathshroud Staff", table.red)
        here, late = table.put("Deathfang", RED, "B2"), table.put("Deathfang", RED, "B3")
        foe = table.put(make_creature("Foe", life=20), BLUE, "B3")
        if is_jinxed:
            table.hide("Jinx", table.red, BLUE)
            table.decide("pay reveal", PAY)
        table.act(table.red, cast("Shroud of Death", "B2"))
        table.move_to(here, "B3")
        assert table.red.mana == (50 if is_jinxed else 48)
        assert table.odds(here, "Bite", foe).dice.value == (3 if is_jinxed else 4)
        assert table.odds(late, "Bite", foe).dice.value == 3


# What changes hands


@rule("sup.spell.steal-equipment-old-item-returns-first")
def test_stolen_armor_comes_without_the_rust_of_the_old() -> None:
    """The thief's own armor goes back first, and its Corrode falls off; then comes the new."""
    table = Table(red="Forcemaster", blue="Druid")
    table.move_to(table.blue, "B1")
    table.move_to(table.red, "B1")
    table.attach("Bearskin", table.red)
    chitin = table.attach("Chitin Armor", table.blue)
    table.condition(table.red, CORRODE, 2)
    table.always("offer", take())
    table.always("stolen item", ("wear it",))
    table.cast(table.red, "Steal Equipment", table.blue, chitin.id)
    assert (chitin.attached_to, chitin.controller, chitin.owner) == (table.red, RED, BLUE)
    assert (table.armor(table.red), table.red.conditions, in_book(table, RED)) == (2, {}, ["Bearskin"])


def test_a_thief_of_life_takes_the_ring_and_the_mage() -> None:
    """Robbed of the ring its wearer has less Life than damage and dies; the ring is no longer his and lives on."""
    table = Table(red="Forcemaster", blue="Priestess")
    table.move_to(table.blue, "B1")
    table.move_to(table.red, "B1")
    ring = table.attach("Elfric's Life Ring", table.blue)
    life = table.life(table.red)
    table.blue.damage = table.life(table.blue) - 2
    table.always("offer", take())
    table.always("stolen item", ("wear it",))
    table.cast(table.red, "Steal Equipment", table.blue, ring.id)
    assert not table.game.players[BLUE].is_alive
    assert (table.in_play(ring), table.life(table.red)) == (True, life + 4)


def test_a_drained_power_flows_the_other_way() -> None:
    """Turned back the drain takes from who began it, after he has paid, and gives to who turned it."""
    table = Table(red="Wizard", blue="Wizard")
    table.move_to(table.blue, "B1")
    reverse = table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", PAY)
    table.dice("2 2 2 2* 1 1 0 0")
    table.cast(table.red, "Drain Power", table.blue)
    assert (table.red.mana, table.blue.mana, table.in_play(reverse)) == (50 - 16 - 10, 50 - 5 + 10, False)


@rule("codex.legendary.no-return")
def test_a_legend_that_was_called_elsewhere_does_not_rise_again() -> None:
    """While the slain one waits face down, out of play, another Makunda is called; the first one stays away."""
    table = Table(red="Necromancer", blue="Beastmaster")
    makunda = table.put("Makunda", BLUE)
    table.attach("Rise Again", makunda, RED)
    table.always("offer", take())
    assert table.why_no_cast(table.blue, "Makunda", "A4") is not None
    table.destroy(makunda)
    table.cast(table.blue, "Makunda", "A4")
    table.end_round()
    (only,) = table.find_all("Makunda")
    assert (only.controller, table.place(only), only.conditions) == (BLUE, "A4", {})


def test_a_gargoyle_that_wakes_sheds_its_rusty_stone() -> None:
    """On guard four Corrode fit; acting it is no guard for a moment, three fall off, and guarding anew it has three."""
    table = Table(red="Wizard", blue="Druid")
    sentry = table.put("Gargoyle Sentry", RED)
    table.guard(sentry)
    table.give(sentry, CORRODE, 4)
    assert (table.armor(sentry), sentry.damage) == (0, 0)
    table.act(sentry, GUARD)
    assert (sentry.conditions, table.armor(sentry), sentry.guarding) == ({CORRODE: 1}, 3, True)


def test_what_braced_rusts_until_the_round_is_over() -> None:
    """Five Corrode fit on one braced; when the order ends with the round four fall off, and nobody is hurt."""
    table = Table(red="Warlord", blue="Druid")
    troll = table.put(make_creature("Brave", armor=1), RED)
    table.attach("Brace Yourself", troll)
    table.give(troll, CORRODE, 6)
    assert (troll.conditions, troll.damage) == ({CORRODE: 5}, 1)
    table.end_round()
    assert (troll.conditions, troll.damage, table.armor(troll)) == ({CORRODE: 1}, 1, 0)


def test_a_ring_struck_dumb_lets_the_life_run_out() -> None:
    """Disabled the ring lends no Life, and who has more damage than Life dies of it; one point less, and he lives."""
    for wounds, lives in ((1, True), (0, False)):
        table = Table(red="Forcemaster", blue="Priestess")
        table.move_to(table.blue, "B1")
        table.game.phase = Phase.ACTIONS
        life = table.life(table.blue)
        ring = table.attach("Elfric's Life Ring", table.blue)
        table.blue.damage = life - wounds
        table.cast(table.red, "Disarm", table.blue, ring.id)
        assert (table.game.players[BLUE].is_alive, table.red.mana) == (lives, 49)
        if lives:
            assert table.life(table.blue) == life
            table.reset()
            assert table.life(table.blue) == life + 4


def test_armor_struck_dumb_drops_its_rust_and_comes_back_clean() -> None:
    """While the hide is disabled there is no armor to corrode: the markers fall off, and it wakes whole."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.blue, "B1")
    table.game.phase = Phase.ACTIONS
    hide = table.attach("Bearskin", table.blue)
    table.give(table.blue, CORRODE, 2)
    assert (table.armor(table.blue), table.blue.conditions) == (0, {CORRODE: 2})
    table.cast(table.red, "Disarm", table.blue, hide.id)
    assert (table.armor(table.blue), table.blue.conditions) == (0, {})
    table.reset()
    assert (table.armor(table.blue), table.blue.conditions) == (2, {})


def test_a_fox_that_leaves_its_leader_for_a_moment_comes_back_without_rust() -> None:
    """Outside the leader's zone it has no armor, so the Corrode is gone when it returns in the same Action Phase."""
    table = Table(red="Beastmaster", blue="Druid")
    table.put("Redclaw, Alpha Male", RED)
    fox = table.put("Bitterwood Fox", RED)
    table.give(fox, CORRODE, 2)
    assert (fox.damage, fox.conditions) == (1, {CORRODE: 1})
    table.act(fox, move("B1"), move("B2"), NOTHING)
    assert (table.place(fox), fox.conditions, table.armor(fox)) == ("B2", {}, 1)


# Builders


def test_a_yard_lives_on_stone_and_not_on_wood() -> None:
    """A post that falls with its reinforcement counts by Level, a living tree does not; the mana helps to pay."""
    table = Table(red="Warlord", blue="Wizard")
    yard = table.put("Construction Yard", RED, "C1", mana=0)
    post = table.put("Garrison Post", BLUE, "A2", damage=7)
    reinforce = table.attach("Reinforce", post, BLUE)
    tree = table.put("Vine Tree", BLUE, "A3")
    table.destroy(tree)
    assert yard.mana == 0
    table.destroy(reinforce)
    assert (table.in_play(post), yard.mana) == (False, 1)
    table.decide("draw on", take(1))
    table.cast(table.red, "Wall of Steel", "B1|C1")
    assert (yard.mana, table.red.mana) == (0, 50 - 7)


def test_an_engineers_plate_rusts_and_his_hammer_rebuilds() -> None:
    """A plate and a repair are two quick actions; Acid +2 gives two dice more, and the plate helps against them."""
    table = Table(red="Warlord", blue="Druid")
    table.move_to(table.blue, "B3")
    otto = table.put("Otto Kronig, Master Engineer", RED)
    wall = table.wall("Wall of Steel", "B2|B3")
    tree = table.put("Vine Tree", RED, "B2", damage=3)
    wall.damage = 3
    assert not any(tree.id in each for each in table.actions(otto) if each[0] == "ability")
    table.act(otto, ability(otto, "Reinforce (armor)", wall))
    assert table.armor(wall) == 5
    table.dice("2 2 2* 0", effect=3)
    table.cast(table.blue, "Acid Ball", wall)
    assert (wall.damage, wall.conditions, table.armor(wall)) == (5, {CORRODE: 2}, 3)
    table.reset()
    table.act(otto, ability(otto, "Reinforce (repair)", wall))
    assert wall.damage == 3


def test_a_signet_helps_the_barracks_once_and_then_nobody() -> None:
    """The barracks save one on a grunt that steps out at the post; the Warlord's own grunt costs him all of it."""
    table = Table(red="Warlord", blue="Wizard")
    table.attach("General's Signet Ring", table.red)
    barracks = table.put("Barracks", RED, "A1", mana=4)
    table.put("Garrison Post", RED, "B4")
    table.prepare_for(barracks, "Goblin Grunt")
    table.decide("deploy", take("Goblin Grunt"))
    table.always("offer", take())
    table.always("place", ("place", "B4"))
    table.deploy()
    (grunt,) = table.find_all("Goblin Grunt")
    assert (table.place(grunt), barracks.mana, table.red.mana) == ("B4", 1, 50)
    spell = table.cast(table.red, "Goblin Grunt", "C1")
    assert spell.paid == 4


def test_two_prayers_a_round_and_no_third() -> None:
    """Two clerics fill the temple to two; a third has nothing left to do for it, and it calls one Holy creature."""
    table = Table(red="Priestess", blue="Warlock")
    temple = table.put("Temple of Asyra", RED, "A1", mana=0)
    clerics = [table.put("Light of Dawn", RED) for _ in range(3)]
    for each in clerics[:2]:
        table.act(each, prayer(table, each))
    assert temple.mana == 2
    assert not any(each[0] == "ability" for each in table.actions(clerics[2]))
    table.prepare_for(temple, "Gray Angel")
    table.decide("deploy", take("Gray Angel"))
    table.deploy()
    assert (temple.mana, table.red.mana, table.place(table.find("Gray Angel"))) == (0, 50 - 10, "A1")


# Light and water


def test_the_noble_enforcer_hurts_the_dazed_whatever_they_wear() -> None:
    """Two points follow a Daze of light, direct ones: no cloak weakens them; who gets no Daze gets none."""
    table = Table(red="Priestess", blue="Necromancer")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "B2")
    table.put("Alfiya, Noble Enforcer", RED, "A1")
    table.attach("Cloak of Shadows", table.blue)
    table.dice("0", effect=6)
    table.cast(table.red, "Pillar of Light", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (2, {DAZE: 1})
    table.dice("0", effect=5)
    table.cast(table.red, "Pillar of Light", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (2, {DAZE: 1})


def test_the_enforcer_sleeps_through_the_morning_until_somebody_prays() -> None:
    """She is not readied with the others; one cleric's prayer readies her, and no second one that round."""
    table = Table(red="Priestess", blue="Necromancer")
    alfiya = table.put("Alfiya, Noble Enforcer", RED, active=False)
    one, two = table.put("Light of Dawn", RED, active=False), table.put("Light of Dawn", RED, active=False)
    foe = table.put(make_creature("Foe", life=30), BLUE)
    table.reset()
    assert (alfiya.active, one.active) == (False, True)
    table.act(one, prayer(table, one))
    assert alfiya.active
    table.dice("1* 0 0 0 0", effect=5)
    table.act(alfiya, attack(alfiya, "Radiant Touch", foe))
    assert (alfiya.active, foe.damage) == (False, 3)
    assert not any(each[0] == "ability" for each in table.actions(two))


def test_no_life_is_lent_to_poisoned_blood() -> None:
    """Life Link heals, so it does nothing for Finite Life and asks nothing of its master; unpoisoned it does."""
    table = Table(red="Priestess", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.attach("Life Link", wolf)
    blood = table.attach("Poisoned Blood", wolf, BLUE)
    table.upkeep()
    assert (wolf.damage, table.red.damage) == (5, 0)
    table.destroy(blood)
    table.always("offer", take())
    table.always("take over", lambda request: request.options[-1])
    table.always("from", lambda request: request.options[-1])
    table.always("lifebond", lambda request: request.options[-1])
    table.upkeep()
    assert (wolf.damage, table.red.damage) == (2, 3)


@rule("sup.spell.plagued-continues-after-own-destruction")
def test_the_plagued_take_others_with_them_but_not_the_bones() -> None:
    """Killed by its own plague the wolf still infects friend and mage in its zone; bones cannot be plagued."""
    table = Table(red="Warlock", blue="Necromancer")
    table.move_to(table.red, "B2")
    bones = table.put("Deathfang", BLUE)
    assert table.why_no_cast(table.red, "Plagued", bones) is not None
    wolf, fox = table.put("Timber Wolf", BLUE, damage=9), table.put("Bitterwood Fox", RED)
    away = table.put("Bitterwood Fox", BLUE, "B3")
    table.attach("Plagued", wolf, RED)
    table.always("order", lambda request: next((e for e in request.options if wolf.id in e), request.options[0]))
    table.decide("offer", take("Plagued"))
    table.upkeep()
    assert (table.in_play(wolf), fox.damage, table.red.damage) == (False, 1, 1)
    assert in_book(table, RED) == ["Plagued"]
    assert (bones.damage, away.damage) == (0, 0)


def test_naiya_is_at_home_only_while_the_sea_is() -> None:
    """In the sea she channels two and closes one wound; where other ground covers it she does neither."""
    table = Table(red="Siren", blue="Druid")
    naiya = table.put("Naiya", RED, damage=4, mana=0)
    sea = table.put("Shallow Sea", RED, "B2")
    assert table.value(naiya, REGENERATE) == 1
    table.channel()
    table.upkeep()
    assert (naiya.mana, naiya.damage) == (2, 3)
    table.move_to(table.blue, "B3")
    table.cast(table.blue, "Steep Hill", "B2")
    assert (table.in_play(sea), in_book(table, RED), table.blue.mana) == (False, ["Shallow Sea"], 50 + 9 - 8 - 5)
    table.channel()
    table.upkeep()
    assert (naiya.mana, naiya.damage) == (3, 3)


def test_a_burning_vine_is_put_out_by_the_wave_that_cannot_harm_it() -> None:
    """Immune to water it may be struck all the same; the wave quenches every Burn and does nothing else."""
    table = Table(red="Siren", blue="Druid")
    caller, vine = table.put("Shoalsdeep Tidecaller", RED), table.put("Raptor Vine", BLUE)
    table.initiative(BLUE)
    table.condition(vine, BURN, 2)
    table.attack(caller, "Riptide", vine)
    assert (vine.damage, vine.conditions, table.place(vine)) == (0, {}, "B2")


def test_a_cheetah_at_full_speed_throws_down_all_but_the_tough() -> None:
    """Two zones in a row: two dice, two for the charge, and eight on the roll; against the tough four is too little."""
    for tough, conditions in (([], {SLAM: 1}), (["Tough -2"], {})):
        table = Table(red="Beastmaster", blue="Warlock")
        cheetah = table.put("Pharaoh's Cheetah", RED, "B1")
        foe = table.put(make_creature(f"Foe {tough}", life=20, traits=tough), BLUE, "B3")
        table.always("offer", take())
        table.dice("1 1 0 0", effect=4)
        table.act(cheetah, move("B2"), move("B3"), attack(cheetah, "Claws", foe))
        assert (foe.damage, foe.conditions) == (2, conditions)


def test_three_heads_strike_back_where_darkness_stands() -> None:
    """On guard beside a friendly Dark conjuration he cannot be pushed and strikes back thrice; off guard once only."""
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.blue, "B1")
    table.put("Sacrificial Altar", RED, "B2")
    cerberus = table.put("Cerberus", RED)
    foe = table.put(make_creature("Foe", life=30, attack=[CLAW]), BLUE)
    table.guard(cerberus)
    table.cast(table.blue, "Force Push", cerberus, 1, 0)
    assert table.place(cerberus) == "B2"
    table.dice("0 0 0")
    table.decide("counterstrike", take(cerberus))
    table.dice("1 0 0 1 0 0 1 0 0")
    table.attack(foe, "Claw", cerberus)
    assert (foe.damage, cerberus.guarding) == (3, False)
    table.dice("1 0 0")
    table.attack(cerberus, "Bite", foe)
    assert foe.damage == 4
