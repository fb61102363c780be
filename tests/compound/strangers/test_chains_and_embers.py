"""Chains and embers: what binds, what burns, and what happens where both meet."""

from mageduel.dsl.steps import ROLL_DICE
from mageduel.facts.conditions import BLEED, BURN, CORRODE, ROT, STUCK, TAINTED
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from tests.compound.choices import decline, sow
from tests.kit.answers import (
    NOTHING,
    PAY,
    ability,
    attack,
    cast,
    first,
    move,
    next_one,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
WOUND = {"name": "Swipe", "kind": "melee", "action": "quick", "dice": 3}


# Fire


def test_the_golems_own_fire_eats_its_shell_and_shakes_off_the_rust() -> None:
    """A third Burn leaves less armor than there is Corrode: one falls off unharmed; the flames hurt only others."""
    table = Table(red="Warlock", blue="Druid")
    table.move_to(table.blue, "B1")
    golem, wolf = table.put("Magma Golem", RED), table.put("Timber Wolf", RED)
    table.condition(golem, BURN, 2)
    table.dice("2 2", effect=5)
    table.cast(table.blue, "Acid Ball", golem)
    assert (golem.damage, golem.conditions, table.armor(golem)) == (2, {BURN: 2, CORRODE: 2}, 0)
    table.always("upkeep order", lambda request: request.options[0])
    table.dice("1 0 0")
    table.upkeep()
    assert (golem.damage, wolf.damage, golem.conditions) == (2, 1, {BURN: 1, CORRODE: 1})
    assert table.armor(golem) == 2


def test_an_imp_bursts_on_a_ring_of_fire_and_only_smoulders_in_its_own() -> None:
    """A barrier's strike is an attack, so the burst comes and spares no friend; burned to death it makes none."""
    table = Table(red="Warlock", blue="Warlock")
    imp, fox = table.put("Unstable Fire Imp", RED, damage=2), table.put("Bitterwood Fox", RED)
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.attach("Circle of Fire", foe)
    table.always("order", lambda request: request.options[0])
    table.dice("0", effect=1)
    table.dice("2*", effect=1)
    table.effect(5, 5)
    table.act(imp, attack(imp, "Flame Strike", foe))
    assert (table.in_play(imp), fox.conditions, foe.conditions) == (False, {BURN: 1}, {BURN: 1})
    fox.conditions.clear()
    foe.conditions.clear()
    other, bystander = table.put("Unstable Fire Imp", RED, "A1", damage=2), table.put("Timber Wolf", RED, "A1")
    table.condition(other, BURN)
    table.dice("2")
    table.upkeep()
    assert (table.in_play(other), bystander.conditions) == (False, {})


def test_a_cloak_puts_out_one_flame_and_a_curse_keeps_the_other_alight() -> None:
    """The wearer pays for one Burn; the other rolls a blank, and the curse's master pays to let it burn on."""
    table = Table(red="Siren", blue="Warlock")
    table.attach("Waterfall Cloak", table.red)
    table.attach("Adramelech's Touch", table.red, BLUE)
    table.condition(table.red, BURN, 2)
    table.always("offer", take())
    table.decide("fan the fire", ("fan the fire", 1))
    table.always("upkeep order", first(table.red, "Waterfall Cloak"))
    table.dice("0")
    table.upkeep()
    assert (table.red.conditions, table.red.damage) == ({BURN: 1}, 0)
    assert (table.red.mana, table.blue.mana) == (49, 49)


def test_a_burning_staff_meets_a_burning_body() -> None:
    """Light strikes the flame with two dice more; it answers a cloaked hand with one die and a weaker roll."""
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    staff = table.attach("Staff of Asyra", table.red)
    table.attach("Elemental Cloak", table.red)
    flame = table.put("Fire Elemental", BLUE)
    table.dice("2 2 1 1 0 0", effect=9)
    table.dice("2", effect=10)
    table.attack(table.red, "Celestial Strike", flame, source=staff)
    assert (flame.damage, [each.name for each in flame.conditions]) == (6, ["Stun"])
    assert (table.red.damage, table.red.conditions) == (1, {BURN: 1})


def test_the_torment_burns_whom_a_shown_curse_of_hers_already_holds() -> None:
    """Not the uncursed, not who lies under a hidden or an enemy's curse, and nobody who burns already."""
    table = Table(red="Adramelech Warlock", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Adramelech's Torment", table.red)
    cursed, hidden, theirs, burning = (table.put("Timber Wolf", BLUE, "B3") for _ in range(4))
    table.attach("Agony", cursed, RED)
    table.hide("Agony", hidden, RED)
    table.attach("Agony", theirs, BLUE)
    table.attach("Agony", burning, RED)
    table.condition(burning, BURN)
    seen: list[Answer] = []

    def only(request: Request) -> Answer:
        if any(cursed.id in each for each in request.options) and not seen:
            seen.extend(request.options)
            return next(each for each in request.options if cursed.id in each)
        return decline(request)

    table.always("offer", only)
    table.always("set fire", only)
    table.always("weave fire", decline)
    table.act(table.red, NOTHING)
    assert (cursed.conditions, table.red.mana) == ({BURN: 1}, 48)
    assert not any(each.id in option for option in seen for each in (hidden, theirs, burning))


def test_the_gate_finds_everybody_on_the_ground_its_master_too() -> None:
    """A held flyer is on the ground, a free one is not; the flame-proof are spared; all demons grow stronger."""
    table = Table(red="Warlock", blue="Warlock")
    gate = table.put("Gate to Hell", RED, "A1")
    held, free = table.put("Screech Harpy", BLUE, "B3"), table.put("Screech Harpy", BLUE, "B3")
    table.attach("Force Hold", held, RED)
    imp = table.put("Firebrand Imp", BLUE, "A2")
    wolf = table.put("Timber Wolf", RED, "C4")
    assert table.value(imp, MELEE) == 1
    table.always("order", lambda request: request.options[0])
    for _ in range(4):
        table.dice("0 0 0 0", effect=1)
    table.act(table.red, ability(gate, "Open the Gate"))
    assert {each.target for each in table.attacks()} == {table.red, table.blue, held, wolf}
    assert (free.damage, table.red.mana) == (0, 38)


def test_the_gate_takes_both_mages_at_once() -> None:
    """Each has one point left and both stand on the ground: both die before the phase is over."""
    table = Table(red="Warlock", blue="Wizard")
    gate = table.put("Gate to Hell", RED, "A1")
    for each in (table.red, table.blue):
        each.damage = table.life(each) - 1
    table.always("order", lambda request: request.options[0])
    for _ in range(2):
        table.dice("1* 0 0 0", effect=1)
    table.act(table.red, ability(gate, "Open the Gate"))
    assert [player.is_alive for player in table.game.players] == [False, False]


def test_a_dying_mages_circle_still_burns_his_slayer() -> None:
    """The barrier was there when he was hit, so it strikes though he and it are gone; he strikes no more."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.blue, "B2")
    circle = table.attach("Circle of Fire", table.blue)
    table.guard(table.blue)
    table.blue.damage = table.life(table.blue) - 1
    wolf = table.put("Timber Wolf", RED)
    table.dice("1 0 0 0")
    table.dice("2* 1", effect=8)
    table.attack(wolf, "Bite", table.blue)
    assert (table.game.players[BLUE].is_alive, table.in_play(circle)) == (False, False)
    assert (wolf.damage, wolf.conditions) == (2, {BURN: 1})


# Wounds


def test_a_blighted_blade_finds_the_idle_deeper() -> None:
    """Eleven, four more for the idle, two less for the tough: thirteen; no such gift for striking back."""
    table = Table(red="Necromancer", blue="Siren")
    heart = table.put("Blightheart", RED)
    croc = table.put("Shoalsdeep Crocodile", BLUE, active=False)
    table.dice("0 0 0 0", effect=11)
    table.attack(heart, "Blighted Cutlass", croc)
    assert croc.conditions == {BLEED: 1, ROT: 1}
    other = table.put("Shoalsdeep Crocodile", BLUE)
    table.dice("0 0 0 0", effect=11)
    table.attack(heart, "Blighted Cutlass", other)
    assert other.conditions == {BLEED: 1}
    table.guard(heart)
    table.dice("0 0 0 0", effect=1)
    table.decide("counterstrike", take(heart))
    table.dice("0 0 0 0", effect=11)
    table.act(other, attack(other, "Quick Snap", heart))
    assert other.conditions == {BLEED: 2}


def test_the_bloodshaman_drinks_from_a_wound_and_not_from_the_blow_that_makes_it() -> None:
    """The first blow opens the vein too late to drink; the next drinks, and the third of the round does not."""
    table = Table(red="Siren", blue="Beastmaster")
    shaman = table.put("Deptonne Bloodshaman", RED, damage=6)
    foe = table.put(make_creature("Foe", life=30), BLUE)
    for healed in (0, 2, 0):
        before = shaman.damage
        table.dice("2 2", effect=5)
        table.attack(shaman, "Coral Staff", foe)
        assert before - shaman.damage == healed
    assert (foe.damage, foe.conditions) == (12, {BLEED: 3})


def test_a_dire_wolf_thirsts_though_its_strength_is_taken() -> None:
    """Debility takes the bear's strength and leaves the thirst: 3 dice, 2 for the wounded foe, 1 less for his aegis."""
    table = Table(red="Beastmaster", blue="Priestess")
    wolf = table.put("Dire Wolf", RED)
    table.attach("Bear Strength", wolf)
    table.attach("Debilitate", wolf, BLUE)
    foe = table.put(make_creature("Foe", life=20, attack=[WOUND]), BLUE, damage=1)
    table.attach("Divine Protection", foe)
    table.guard(wolf)
    table.dice("0 0 0")
    table.decide("counterstrike", take(wolf))
    table.dice("1* 0 0 0", effect=1)
    table.attack(foe, "Swipe", wolf)
    assert foe.damage == 2


def test_love_frees_the_thirsty_until_the_song_is_over() -> None:
    """Whom it loves it may not bite and need not; with the song dispelled it must bite nobody else."""
    table = Table(red="Beastmaster", blue="Siren")
    wolf = table.put("Dire Wolf", RED)
    loved, other = table.put("Timber Wolf", BLUE, damage=2), table.put("Bitterwood Fox", BLUE)
    song = table.hide("Song of Love", wolf, BLUE)
    table.always("choose one", take(loved))
    table.reveal(song)
    assert table.blue.mana == 50 - 2
    options = table.actions(wolf)
    assert move("B1") in options
    assert attack(wolf, "Savage Bite", other) in options
    assert attack(wolf, "Savage Bite", loved) not in options
    table.destroy(song)
    assert table.actions(wolf) == [attack(wolf, "Savage Bite", loved)]
    assert "Love" not in tokens_on(loved)


@rule("codex.regenerate.highest")
def test_a_troll_closes_its_wound_first_and_no_spring_of_the_tree_helps() -> None:
    """Three and not five are regenerated; one closes the Bleed before it can hurt; the taint stays and counts."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.put("Mohktari, Great Tree of Life", RED, "B2")
    troll = table.put("Bridge Troll", RED, damage=8)
    table.condition(troll, BLEED)
    table.condition(troll, TAINTED)
    table.always("upkeep order", first(troll, "Regenerate"))
    table.decide("staunch", ("staunch", 1))
    table.upkeep()
    assert (troll.damage, troll.conditions) == (6, {TAINTED: 1})
    table.dice("2 2 2")
    table.attack(table.put(make_creature("Brute", attack=[CLAW]), BLUE), "Claw", troll)
    table.destroy(table.find("Mohktari, Great Tree of Life"))
    assert (table.in_play(troll), troll.damage) == (True, 12)
    table.condition(troll, BLEED)
    table.mana(RED, 0)
    assert table.in_play(troll)


def test_two_cloths_against_acid_leave_one_drop_and_one_spot() -> None:
    """Acid -3 and Acid -2 add up: one die is left of three, and a ten corrodes only as a five."""
    table = Table(red="Warlord", blue="Siren")
    table.move_to(table.blue, "B3")
    alchemist = table.put("Goblin Alchemist", RED)
    table.attach("Chitin Armor", table.blue)
    table.attach("Waterfall Cloak", table.blue)
    for effect, rust in ((9, 0), (10, 1)):
        table.dice("2", effect=effect)
        table.attack(alchemist, "Flask of Ultimate Dissolver", table.blue)
        assert table.blue.conditions.get(CORRODE, 0) == rust
    assert (table.blue.damage, table.armor(table.blue)) == (0, 1)


def test_a_mist_pays_the_ward_as_well() -> None:
    """To destroy the armor costs its price when the mist lets go of it, and 4 more for the ward, or is in vain."""
    for pays in (True, False):
        table = Table(red="Druid", blue="Priestess")
        table.move_to(table.blue, "B2")
        orchid = table.put("Corrosive Orchid", RED)
        chitin = table.attach("Chitin Armor", table.blue)
        table.attach("Armor Ward", table.blue)
        table.always("offer", take(chitin))
        table.decide("pay to destroy", PAY if pays else ("let it be",))
        table.dice("1*", effect=9)
        table.use(RED, attack(orchid, "Corrosive Mist", table.blue))
        assert (table.in_play(chitin), table.red.mana) == ((False, 40) if pays else (True, 44))
        assert (table.blue.damage, tokens_on(orchid)) == (1, {})


def test_a_branch_puts_out_the_tree_but_heals_nothing_under_the_lock() -> None:
    """The marker goes for its price either way; only without the lock one point heals with it."""
    for is_locked in (False, True):
        table = Table(red="Druid", blue="Necromancer")
        table.move_to(table.red, "B2")
        table.attach("Mohktari's Branch", table.red)
        tree = table.put("Vine Tree", RED, damage=4)
        table.condition(tree, BURN)
        if is_locked:
            table.put("Deathlock", BLUE, "A4")
        table.always("offer", take())
        table.act(table.red, cast("Mohktari's Touch", tree, "Burn"))
        assert (tree.conditions, tree.damage, table.red.mana) == ({}, 4 if is_locked else 3, 48)


# Chains


def test_a_harpoon_drags_the_manticore_over_the_wall_unless_it_is_held_down() -> None:
    """In the air it is seen over steel and dragged across; nine is seven for the tough; held fast it stays."""
    table = Table(red="Siren", blue="Warlock")
    harpooner = table.put("Merren Harpooner", RED, "B1")
    table.wall("Wall of Steel", "B2|B3")
    asto, troll = table.put("Asto Vidatu, Angel Slayer", BLUE, "B3"), table.put("Bridge Troll", BLUE, "B3")
    assert table.why_no_attack(harpooner, "Harpoon", troll) is not None
    table.dice("1* 0 0 0", effect=8)
    table.attack(harpooner, "Harpoon", asto)
    assert table.place(asto) == "B3"
    table.dice("1* 0 0 0", effect=9)
    table.attack(harpooner, "Harpoon", asto)
    assert (table.place(asto), asto.damage) == ("B2", 2)
    table.move_to(asto, "B3")
    hold = table.hide("Force Hold", asto, BLUE)
    table.reveal_after(ROLL_DICE, hold, by=harpooner)
    table.dice("1* 0 0 0", effect=12)
    table.attack(harpooner, "Harpoon", asto)
    assert (table.place(asto), asto.damage) == ("B3", 3)
    assert table.why_no_attack(harpooner, "Harpoon", asto) is not None


def test_the_east_wind_blows_one_through_the_thorns_and_another_over_them() -> None:
    """Both are blown east, away from her: who walks is torn twice for Level 3, who flies is not at all."""
    table = Table(red="Priestess", blue="Druid")
    selesius = table.put("Selesius, the East Wind", RED, "B1")
    walker = table.put(make_creature("Walker", level=3, life=20), BLUE, "B2")
    harpy = table.put("Screech Harpy", BLUE, "B2")
    table.wall("Wall of Thorns", "B2|B3", BLUE)
    table.dice("1* 0", effect=7)
    table.dice("1 0 1 0")
    table.decide("sweep", sweep(harpy))
    table.dice("1* 0 0 0", effect=5)
    table.act(selesius, attack(selesius, "Great Winged Wind Blast", walker))
    assert (table.place(walker), walker.damage) == ("B3", 3)
    assert (table.place(harpy), harpy.damage) == ("B3", 1)


def test_repelled_from_the_corner_one_hits_the_wall_and_one_the_spikes() -> None:
    """Each is rolled for: north is the arena's wall, also for a flyer; east are the caltrops, which spare who flies."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "A1")
    table.put("Mangler Caltrops", RED, "A2")
    falcon, fox = table.put("Thunderift Falcon", BLUE, "A1"), table.put("Timber Wolf", BLUE, "A1")
    other = table.put("Thunderift Falcon", BLUE, "A1")
    table.decide("order", next_one(falcon), next_one(fox))
    table.effect(3, 4, 6)
    table.dice("1 0 0")
    table.dice("2 2")
    table.cast(table.red, "Repulse", "A1")
    assert (table.place(falcon), falcon.damage) == ("A1", 1)
    assert (table.place(fox), fox.damage) == ("A2", 3)
    assert (table.place(other), other.damage) == ("A2", 0)


def test_a_whip_takes_a_vine_to_tie_whoever_can_be_tied() -> None:
    """No flyer and nobody without a body can be tied; it takes the vine and 4 mana, and that once a round."""
    table = Table(red="Druid", blue="Wizard")
    table.move_to(table.red, "B2")
    table.attach("Vinewhip Staff", table.red)
    sow(table, "B3")
    table.reset()
    sow(table, "B3")
    wolf, spirit = table.put("Timber Wolf", BLUE, "B3"), table.put("Whirling Spirit", BLUE, "B3")
    harpy = table.put("Screech Harpy", BLUE, "B3")
    options = [each for each in table.actions(table.red) if "Entangle" in each]
    assert {each[-1] for each in options} == {wolf.id}
    assert not any(thing.id in each for each in options for thing in (spirit, harpy))
    vine = next(each for each in table.find_all("Vine Marker"))
    table.act(table.red, cast("Entangle", vine, wolf.id))
    assert (wolf.conditions, table.red.mana, len(table.find_all("Vine Marker"))) == ({STUCK: 1}, 46, 1)
    assert not any("Entangle" in each for each in table.actions(table.red))


def test_a_tunnel_passes_under_foe_and_wall_into_the_trap_at_its_end() -> None:
    """Two zones in one move, past the trap between; at the far end he enters and the trap has him; held he stays."""
    table = Table(red="Warlord", blue="Warlock")
    table.put("Armory", RED, "B1")
    table.put("Hidden Tunnels", RED, "B1")
    table.put("Garrison Post", RED, "B3")
    dwarf, held = table.put("Dwarf Kriegshammer", RED, "B1"), table.put("Dwarf Kriegshammer", RED, "B1")
    table.attach("Force Hold", held, BLUE)
    table.wall("Wall of Steel", "B1|B2", BLUE)
    between, end = table.hide("Hellfire Trap", "B2", BLUE), table.hide("Hellfire Trap", "B3", BLUE)
    assert not any(each[0] == "move" for each in table.actions(held))
    table.decide("pay reveal", PAY)
    table.dice("1* 2 2 1", effect=1)
    table.act(dwarf, move("B3"), NOTHING)
    assert (table.place(dwarf), dwarf.damage) == ("B3", 1 + 5 - 4)
    assert (between.hidden, table.in_play(end)) == (True, False)


def test_rust_falls_off_when_the_armory_burns_down() -> None:
    """Four Corrode fit on a soldier of the armory; without it armor is 3, and the fourth falls off without harm."""
    table = Table(red="Warlord", blue="Druid")
    armory = table.put("Armory", RED, "A1")
    dwarf = table.put("Dwarf Kriegshammer", RED)
    table.give(dwarf, CORRODE, 4)
    assert (table.armor(dwarf), dwarf.damage, dwarf.conditions) == (0, 0, {CORRODE: 4})
    table.destroy(armory)
    assert (table.armor(dwarf), dwarf.damage, dwarf.conditions) == (0, 0, {CORRODE: 3})


def test_urchins_know_no_friends_but_those_of_the_sea() -> None:
    """In the sea their spines spare who is aquatic; bones are pricked and do not rot; on dry ground all are pricked."""
    table = Table(red="Siren", blue="Wizard")
    table.put("Bed of Urchins", RED, "B2")
    sea = table.put("Shallow Sea", RED, "B2")
    merren = table.put("Merren Harpooner", RED, "B1")
    bones = table.put("Deathfang", RED, "B1")
    table.act(merren, move("B2"), NOTHING)
    table.dice("1 1 0", effect=9)
    table.act(bones, move("B2"), NOTHING)
    assert (merren.damage, bones.damage, bones.conditions) == (0, 2, {})
    table.destroy(sea)
    table.move_to(merren, "B1")
    table.dice("1 1 0", effect=9)
    table.act(merren, move("B2"), NOTHING)
    assert (merren.damage, merren.conditions) == (2, {ROT: 1})
