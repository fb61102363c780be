"""Who may go where: pushes, jumps and walks through walls, over hills and out of bonds."""

from mageduel.dsl.steps import LEAVING_ZONE, ROLL_DICE
from mageduel.facts.conditions import BLEED, BURN, CRIPPLE, DAZE, SLAM, STUCK
from mageduel.facts.traits import FLYING, RESTRAINED
from tests.compound.choices import sow
from tests.kit.answers import DECLINE, FORFEIT, NOTHING, PAY, attack, climb, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

EAST = 1
FLYER = make_creature("Flyer", life=15, traits=["Flying"])


def has_move(options: list[tuple[object, ...]]) -> bool:
    return any(each[0] == "move" for each in options)


def test_a_paid_push_sends_the_slow_through_thorns_into_a_trap() -> None:
    """Enfeebled or not, who is Pushed meets the wall's thorns first and the trap behind them second."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    runner = table.put(make_creature("Runner", life=15), BLUE, "B2")
    table.attach("Enfeeble", runner, RED)
    table.wall("Bloodspine Wall", "B2|B3")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.decide("pay reveal", PAY)
    table.dice("1 1 0", effect=6)
    table.dice("1 1 0 0", effect=9)
    spell = table.cast(table.red, "Force Push", runner, EAST, 3)
    assert (spell.paid, table.red.mana) == (6, 50 - 6 - 2)
    assert (table.place(runner), runner.damage, runner.conditions) == ("B3", 4, {BLEED: 1, BURN: 2})
    assert not table.in_play(trap)


@rule("sup.rules.wall-attack-canceled-when-creature-becomes-unable-to-move")
def test_held_among_the_thorns_the_pushed_stays_unhurt_and_the_mana_is_gone() -> None:
    """A Force Hold turned up when the thorns have rolled calls off their attack and the Push, unpaid back."""
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B1")
    runner = table.put(make_creature("Runner", life=15), BLUE, "B2")
    hold = table.hide("Force Hold", runner, BLUE)
    table.wall("Bloodspine Wall", "B2|B3")
    table.reveal_after(ROLL_DICE, hold, target=runner)
    table.dice("2 2 2", effect=12)
    spell = table.cast(table.red, "Force Push", runner, EAST, 3)
    assert (table.place(runner), runner.damage, runner.conditions, spell.paid) == ("B2", 0, {}, 6)


@rule("sup.spell.gravikor-flyer-leaving-area")
def test_leaving_the_field_of_gravikor_a_flyer_meets_the_wall_and_not_the_pit() -> None:
    """Pushed out of Gravikor's reach it is dragged through the spines, but flies again over the pit."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    table.put("Gravikor", RED, "B1")
    flyer = table.put(FLYER, BLUE, "B3")
    table.wall("Bloodspine Wall", "B3|B4")
    pit = table.hide("Spiked Pit", "B4", RED)
    assert not table.has(flyer, FLYING)
    table.dice("1 0 0", effect=1)
    table.cast(table.red, "Force Push", flyer, EAST, 3)
    assert (table.place(flyer), flyer.damage, table.has(flyer, FLYING), pit.hidden) == ("B4", 1, True, True)


@rule("sup.spell.gravikor-flyer-entering-area")
def test_coming_into_the_field_of_gravikor_a_flyer_passes_the_wall_and_falls_into_the_pit() -> None:
    """Pushed into Gravikor's reach it passes over the spines and lands in the pit."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B3")
    table.put("Gravikor", RED, "B1")
    flyer = table.put(FLYER, BLUE, "B4")
    table.wall("Bloodspine Wall", "B3|B4")
    table.hide("Spiked Pit", "B3", RED)
    table.decide("pay reveal", PAY)
    table.dice("1 1 0 0", effect=1)
    table.cast(table.red, "Force Push", flyer, 3, 0)
    assert (table.place(flyer), flyer.damage, flyer.conditions) == ("B3", 2, {STUCK: 1})


def test_a_gremlin_jumps_out_of_the_vine_and_pays_the_orb_nothing() -> None:
    """Its jumps are no move actions: the vine is left behind, the orb asks for nothing, and it still strikes."""
    table = Table(red="Wizard", blue="Druid")
    gremlin = table.put("Blue Gremlin", RED, "C1")
    table.put("Suppression Orb", BLUE, "A1")
    vine = table.attach("Tanglevine", gremlin, BLUE)
    foe = table.put(make_creature("Foe", life=15), BLUE, "B2")
    table.put(make_creature("Bystander"), BLUE, "B1")
    table.decide("offer", take())
    table.dice("1 1 1")
    table.act(gremlin, move("B1"), move("B2"), attack(gremlin, "Claws", foe))
    assert (table.place(gremlin), table.in_play(vine), table.red.mana, foe.damage) == ("B2", False, 49, 3)


def test_sinking_ground_lets_go_of_nobody_but_the_teleported() -> None:
    """A creature in quicksand cannot be Pushed; Teleported it is free, and the pit of the new zone has it."""
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.blue, "B1")
    sinker = table.put(make_creature("Sinker", life=15), BLUE, "B2")
    sand = table.attach("Quicksand", sinker, RED)
    table.cast(table.blue, "Force Push", sinker, EAST, 0)
    assert table.place(sinker) == "B2"
    table.hide("Spiked Pit", "B3", RED)
    table.decide("pay reveal", PAY)
    table.dice("1 0 0 0", effect=4)
    table.cast(table.blue, "Teleport", sinker, "B3")
    assert not table.in_play(sand)
    assert (table.place(sinker), sinker.damage, sinker.conditions) == ("B3", 1, {STUCK: 1})


@rule("ruling.r14")
def test_a_jump_on_the_spot_frees_from_web_and_vine_and_springs_the_trap_there() -> None:
    """Teleported into its own zone a creature loses what held it and enters the zone: the trap there goes off."""
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.blue, "B2")
    captive = table.put(make_creature("Captive", life=15), BLUE, "B2")
    vine = table.attach("Tanglevine", captive, RED)
    table.condition(captive, STUCK, 2)
    table.hide("Hellfire Trap", "B2", RED)
    table.decide("pay reveal", PAY)
    table.dice("1 1 0 0", effect=5)
    spell = table.cast(table.blue, "Teleport", captive, "B2")
    assert (spell.paid, table.in_play(vine), captive.conditions, captive.damage) == (3, False, {BURN: 1}, 2)
    assert not table.has(captive, RESTRAINED)


def test_haste_cures_the_slow_but_not_the_clumsy() -> None:
    """With Cheetah Speed a Slow and Lumbering creature walks one zone and may then strike."""
    table = Table(red="Beastmaster", blue="Warlock")
    hobbler = table.put(make_creature("Hobbler", traits=["Slow", "Lumbering"]), RED, "B1")
    foe = table.put(make_creature("Foe"), BLUE, "B2")
    assert table.offered(hobbler, move("B2")) == []
    table.move_to(hobbler, "B1")
    table.attach("Cheetah Speed", hobbler)
    options = table.offered(hobbler, move("B2"))
    assert not has_move(options)
    assert any(each[0] == "attack" and foe.id in each for each in options)
    table.attach("Mongoose Agility", hobbler)
    table.move_to(hobbler, "B1")
    assert not has_move(table.offered(hobbler, move("A1")))


def test_gas_slows_the_fast_who_breathe() -> None:
    """Who lives and is Fast takes one step into the cloud and no second one; the Nonliving run on."""
    table = Table(red="Necromancer", blue="Wizard")
    table.put("Poison Gas Cloud", BLUE, "B2")
    hare = table.put(make_creature("Hare", traits=["Fast"]), RED, "B1")
    hound = table.put(make_creature("Hound", traits=["Fast", "Nonliving"]), RED, "B1")
    assert not has_move(table.offered(hare, move("B2")))
    assert has_move(table.offered(hound, move("B2")))


@rule("codex.elusive.not-hindered", "codex.hinder.elusive")
def test_the_tall_grass_holds_up_the_elusive_stranger_and_not_the_beast() -> None:
    """Grass is no creature: who ignores creatures is hindered in it all the same, an animal is not."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.put("Elephant Grass", BLUE, "B2")
    fox = table.put("Bitterwood Fox", RED, "B1")
    thief = table.put(make_creature("Thief", traits=["Fast", "Elusive"]), RED, "B1")
    assert has_move(table.offered(fox, move("B2")))
    assert not has_move(table.offered(thief, move("B2")))


@rule("codex.vine.hinders")
def test_vines_catch_at_a_leopard_that_no_creature_hinders() -> None:
    """Elusive helps against enemy creatures, not against a Vine marker."""
    table = Table(red="Druid", blue="Beastmaster")
    sow(table, "B2")
    leopard = table.put("Kumanjaran Leopard", BLUE, "B2")
    assert not has_move(table.offered(leopard, move("B3")))
    table.put("Timber Wolf", RED, "C2")
    other = table.put("Kumanjaran Leopard", BLUE, "C2")
    assert has_move(table.offered(other, move("C3")))


def test_thorns_pass_the_small_only_if_the_push_is_paid_for() -> None:
    """The wall attacks no Level 1 creature, but it is still a wall that attacks: an unpaid Push ends before it."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.wall("Wall of Thorns", "B2|B3")
    table.cast(table.red, "Force Push", fox, EAST, 0)
    assert (table.place(fox), fox.damage, table.rolled) == ("B2", 0, [])
    table.cast(table.red, "Force Push", fox, EAST, 3)
    assert (table.place(fox), fox.damage, table.rolled) == ("B3", 0, [])


def test_a_flyer_on_guard_is_thrown_against_the_stones() -> None:
    """Guarding it does not fly, so the wall stops it; its Block is spent on the crash in vain, its guard stays."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    flyer = table.put(FLYER, BLUE, "B2")
    table.guard(flyer)
    block = table.hide("Block", flyer)
    table.wall("Wall of Stone", "B2|B3")
    table.decide("pay reveal", PAY)
    table.dice("2 1 0")
    table.cast(table.red, "Force Push", flyer, EAST, 0)
    assert (table.place(flyer), flyer.damage, table.in_play(block), flyer.guarding) == ("B2", 3, False, True)


def test_over_the_hill_goes_the_charge() -> None:
    """To walk up a Steep Hill takes a full action, so nobody charges there; thrown up, he may strike at once."""
    table = Table(red="Wizard", blue="Priestess")
    table.put("Steep Hill", RED, "B2")
    unicorn = table.put("Highland Unicorn", BLUE, "B3")
    foe = table.put(make_creature("Foe", life=15), RED, "B2")
    assert table.why_no_move(unicorn, "B2") is not None
    assert table.offered(unicorn, climb("B2")) == []
    table.move_to(unicorn, "B3")
    table.move_to(table.red, "B4")
    table.cast(table.red, "Force Push", unicorn, 3, 0)
    assert table.place(unicorn) == "B2"
    table.dice("1 1 1")
    table.act(unicorn, attack(unicorn, "Horn", foe))
    assert foe.damage == 3


@rule("ruling.r11")
def test_coughing_out_of_the_gas_the_unicorn_may_miss_its_charge() -> None:
    """The Daze of the wall spoils the charge that follows and is gone with the Action Phase."""
    table = Table(red="Priestess", blue="Wizard")
    table.wall("Wall of Poison Gas", "B1|B2", BLUE)
    unicorn = table.put("Highland Unicorn", RED, "B1")
    foe = table.put(make_creature("Foe", life=15), BLUE, "B2")
    table.dice("1 0 0", effect=6)
    table.effect(7)
    table.dice("1 1 1 1 1")
    table.act(unicorn, move("B2"), attack(unicorn, "Horn", foe))
    assert (unicorn.damage, foe.damage, unicorn.conditions) == (1, 5, {})
    table.move_to(unicorn, "B1")
    table.dice("0 0 0", effect=5)
    table.effect(6)
    table.act(unicorn, move("B2"), attack(unicorn, "Horn", foe))
    assert (foe.damage, unicorn.conditions) == (5, {})


def test_lamed_in_the_gas_it_does_not_come_through_and_shakes_it_off_at_the_end() -> None:
    """A Cripple from the wall keeps the walker in its zone; at the end of that Action Phase it may escape."""
    table = Table(red="Beastmaster", blue="Wizard")
    table.wall("Wall of Poison Gas", "B1|B2", BLUE)
    walker = table.put(make_creature("Walker", life=15), RED, "B1")
    table.dice("0 0 0", effect=10)
    table.effect(6)
    table.act(walker, move("B2"), NOTHING)
    assert (table.place(walker), walker.conditions) == ("B1", {CRIPPLE: 1})
    assert not has_move(table.actions(walker))
    table.effect(7)
    table.act(walker, NOTHING)
    assert walker.conditions == {}


def test_bones_walk_through_poison_and_are_not_thrown_through_it_for_nothing() -> None:
    """Gas does nothing to the Nonliving; a Push through the wall must be paid for all the same."""
    table = Table(red="Necromancer", blue="Wizard")
    table.move_to(table.blue, "B1")
    table.wall("Wall of Poison Gas", "B2|B3", BLUE)
    fang = table.put("Deathfang", RED, "B2")
    table.cast(table.blue, "Force Push", fang, EAST, 0)
    assert table.place(fang) == "B2"
    table.act(fang, move("B3"), NOTHING)
    assert (table.place(fang), fang.damage, table.rolled) == ("B3", 0, [])


@rule("sup.spell.force-crush-can-cancel-declared-move")
def test_crushed_on_the_way_out_it_stays_and_pays_with_its_health() -> None:
    """Force Crush stops the walk as it leaves, and hurts in Upkeep once its own price is paid."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    wolf = table.put(make_creature("Walker", life=10), BLUE, "B2", damage=7)
    table.attach("Regrowth", wolf, BLUE)
    crush = table.hide("Force Crush", wolf, RED)
    table.reveal_after(LEAVING_ZONE, crush, by=wolf)
    table.act(wolf, move("B3"), NOTHING)
    assert (table.place(wolf), table.red.mana) == ("B2", 45)
    table.decide("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert (wolf.damage, table.red.mana) == (7, 41)


def test_in_an_anchored_zone_no_intervention_saves() -> None:
    """Divine Intervention may be turned up where nobody can be Teleported, but it takes nobody away."""
    table = Table(red="Wizard", blue="Priestess")
    attacker = table.put(make_creature("Attacker"), RED, "B2")
    saint = table.put(make_creature("Saint", life=15), BLUE, "B2")
    table.attach("Astral Anchor", "B2", RED)
    rescue = table.hide("Divine Intervention", saint)
    table.reveal_after(ROLL_DICE, rescue, by=attacker)
    table.dice("1 1 1")
    table.attack(attacker, attacker.card.attacks[0].name, saint)
    assert (saint.damage, table.place(saint), table.in_play(rescue)) == (3, "B2", False)


def test_what_the_orb_takes_for_a_walk_the_prism_keeps() -> None:
    """Mana paid for a step because of an enemy's Suppression Orb lies on the walker's own Mana Prism."""
    table = Table(red="Forcemaster", blue="Wizard")
    table.put("Suppression Orb", RED, "A1")
    prism = table.put("Mana Prism", BLUE, "A4")
    walker = table.put(make_creature("Walker"), BLUE, "B2")
    chains = table.attach("Chains of Agony", walker, RED)
    table.act(walker, move("B3"), move("B4"))
    assert (table.blue.mana, prism.mana, walker.damage) == (48, 2, 2)
    assert table.in_play(chains)


def test_a_wave_neither_moves_nor_fells_the_elemental_of_earth() -> None:
    """Unmovable it is not Pushed and dazed instead of slammed; Tough counts before the table of effects is read."""
    table = Table(red="Siren", blue="Warlord")
    table.move_to(table.red, "B2")
    elemental = table.put("Earth Elemental", BLUE, "B3")
    table.dice("1 1 1", effect=10)
    table.cast(table.red, "Surging Wave", elemental)
    assert (table.place(elemental), elemental.conditions, elemental.damage) == ("B3", {DAZE: 1}, 3)
    table.dice("0 0 0", effect=4)
    table.cast(table.red, "Surging Wave", elemental)
    assert elemental.conditions == {DAZE: 1}


def test_swept_off_the_field_into_the_next_one_and_down() -> None:
    """A light foe is carried one zone away by the wave, into the trap there, and lies slammed."""
    table = Table(red="Siren", blue="Warlord")
    table.move_to(table.red, "B1")
    foe = table.put(make_creature("Foe", life=20), BLUE, "B2")
    table.condition(foe, BURN, 2)
    table.hide("Hellfire Trap", "B3", RED)
    table.decide("pay reveal", PAY)
    table.dice("2", effect=10)
    table.dice("0 0 0 0", effect=5)
    table.cast(table.red, "Surging Wave", foe)
    assert (table.place(foe), foe.damage, foe.conditions) == ("B3", 2, {SLAM: 1, BURN: 1})


def test_not_paid_for_the_trap_is_gone_and_nobody_hurt() -> None:
    """A trap its master will not pay for is destroyed as the Pushed creature enters; the second one still works."""
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B1")
    foe = table.put(make_creature("Foe", life=20), BLUE, "B2")
    fire, port = table.hide("Hellfire Trap", "B3", RED), table.hide("Teleport Trap", "B3", RED)
    table.always("order", lambda request: next(each for each in request.options if fire.id in each))
    table.decide("pay reveal", FORFEIT, PAY)
    table.decide("teleport", ("teleport", "B1"))
    table.cast(table.red, "Force Push", foe, EAST, 0)
    assert (foe.damage, table.place(foe)) == (0, "B1")
    assert not table.in_play(fire)
    assert not table.in_play(port)


def test_declined_the_gremlin_walks_like_anybody() -> None:
    """Unpaid, the gremlin is held by the vine and pays the orb for a step when it is free."""
    table = Table(red="Wizard", blue="Druid")
    gremlin = table.put("Blue Gremlin", RED, "C1")
    table.put("Suppression Orb", BLUE, "A1")
    table.decide("offer", DECLINE)
    table.act(gremlin, move("B1"), NOTHING)
    assert table.red.mana == 49
