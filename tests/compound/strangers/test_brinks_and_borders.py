"""Brinks and borders: moments in which something is gone, before it can be there again."""

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, DECLARE_ATTACK, MOVE
from mageduel.facts.conditions import BURN, CORRODE, DAZE, GRAPPLE, ROT, STUCK, STUN, TAINTED, WEAK, ZOMBIE
from mageduel.facts.traits import FLYING, MELEE
from tests.compound.choices import decline
from tests.compound.piles import in_book
from tests.kit.answers import (
    GUARD,
    NOTHING,
    PAY,
    first,
    move,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
WIDE = {"name": "Wide", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Sweeping"]}


def test_two_mages_die_on_one_blow_and_the_fire_around_it() -> None:
    """The blow kills the one, his barrier the other before the phase is over: nobody is left."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.blue, "B2")
    table.move_to(table.red, "B2")
    table.attach("Circle of Fire", table.blue)
    for each in (table.red, table.blue):
        each.damage = table.life(each) - 1
    table.dice("1* 0 0 0")
    table.dice("1* 0", effect=1)
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert [player.is_alive for player in table.game.players] == [False, False]


def test_the_prey_that_was_whole_for_a_moment_is_marked_no_more() -> None:
    """Regenerated to the last point it sheds the marker; the rot that hurts it afterwards does not bring it back."""
    table = Table(red="Johktari Beastmaster", blue="Druid")
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=2)
    fox = table.put("Bitterwood Fox", RED, "B2")
    table.attach("Regrowth", wolf)
    table.condition(wolf, ROT)
    table.use(RED, next(each for each in table.between(RED) if wolf.id in each))
    assert table.odds(fox, "Bite", wolf).dice.value == 4
    table.decide("upkeep order", first(wolf, "Regenerate"))
    table.upkeep()
    assert (wolf.damage, table.odds(fox, "Bite", wolf).dice.value) == (1, 3)


def test_a_rage_that_was_healed_is_not_kindled_by_fire() -> None:
    """Healed to the last point it has no Rage left; the Burn that hurts it then is no attack and gives none."""
    table = Table(red="Beastmaster", blue="Warlock")
    gorilla = table.put("Mountain Gorilla", RED, damage=2, tokens={"Rage": 3})
    table.attach("Regrowth", gorilla)
    table.condition(gorilla, BURN)
    table.decide("upkeep order", first(gorilla, "Regenerate"))
    table.dice("2")
    table.upkeep()
    assert (gorilla.damage, tokens_on(gorilla), table.value(gorilla, MELEE)) == (2, {}, 0)


def test_with_the_tree_of_life_fall_all_who_lived_on_it() -> None:
    """Whoever has as much damage as Life without it dies with it, an enemy's zombie only stands where it stood."""
    table = Table(red="Druid", blue="Necromancer")
    tree = table.put("Etherian Lifetree", RED, "A1")
    wolf, fox = table.put("Timber Wolf", BLUE, damage=11), table.put("Bitterwood Fox", RED, damage=4)
    zombie = table.put("Zombie Brute", BLUE, damage=1)
    life = table.life(table.blue)
    table.blue.damage = life - 2
    table.destroy(tree)
    assert [table.in_play(each) for each in (wolf, fox, zombie)] == [False, True, True]
    assert (table.life(fox), table.life(table.blue), table.game.players[BLUE].is_alive) == (5, life - 2, False)


def test_a_bomber_explodes_of_poison_and_not_of_lost_life() -> None:
    """A taint destroys by damage, so he goes off; life that runs out with a lost tree does not, so he does not."""
    table = Table(red="Warlord", blue="Necromancer")
    wolf = table.put("Timber Wolf", BLUE, "A1")
    bomber = table.put("Goblin Bomber", RED, "A1", damage=2)
    table.always("order", lambda request: request.options[0])
    table.effect(7)
    table.dice("1* 0 0 0", effect=1)
    table.give(bomber, TAINTED)
    assert (table.in_play(bomber), wolf.damage) == (False, 1)
    endured = table.put("Goblin Bomber", RED, "A1")
    bull = table.attach("Bull Endurance", endured)
    endured.damage = 6
    table.destroy(bull)
    assert (table.in_play(endured), wolf.damage) == (False, 1)


def test_whole_terrain_costs_what_lies_on_it_as_well() -> None:
    """Grass over a sea with a whirlpool costs all three prices; the sea goes home, who was caught is free."""
    table = Table(red="Druid", blue="Siren")
    table.move_to(table.red, "B1")
    sea = table.put("Shallow Sea", BLUE, "B2")
    whirlpool = table.attach("Whirlpool", sea, BLUE)
    wolf = table.put("Timber Wolf", RED, "B2")
    assert not any(each[0] == "move" for each in table.actions(wolf))
    spell = table.cast(table.red, "Elephant Grass", "B2")
    assert (spell.paid, table.in_play(sea), table.in_play(whirlpool)) == (25, False, False)
    assert in_book(table, BLUE) == ["Shallow Sea"]
    assert any(each[0] == "move" for each in table.actions(wolf))


def test_a_jinxed_wall_gives_back_the_price_of_both_its_halves() -> None:
    """Extended it costs 8, and 8 and 2 more; jinxed all of it comes back, and both cards are in the book."""
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    jinx = table.hide("Jinx", table.red, BLUE)
    table.book(RED, "Wall of Steel")
    table.plan(RED, "Wall of Steel")
    table.decide("pay reveal", PAY)
    options = table.cast_options(table.red, "Wall of Steel")
    extended = next(each for each in options if each[3] == "B2|B3" and each[4] != "single")
    spell = table.cast(table.red, "Wall of Steel", "B2|B3", *extended[4:])
    assert (spell.paid, table.red.mana, table.in_play(jinx)) == (18, 50, False)
    assert table.game.players[RED].book[table.card("Wall of Steel")] == 2
    assert table.find_all("Wall of Steel") == []


def test_a_stunned_grappler_lets_go_and_what_was_held_flies_off() -> None:
    """Who holds cannot be thrown down, only dazed; stunned it loses its prey at once, and who was held flies again."""
    table = Table(red="Siren", blue="Wizard")
    table.move_to(table.blue, "B3")
    croc = table.put("Shoalsdeep Crocodile", RED)
    harpy = table.put("Screech Harpy", BLUE)
    table.guard(harpy)  # so that it is on the ground
    table.always("counterstrike", decline)
    table.dice("0 0 0 0", effect=5)
    table.attack(croc, "Quick Snap", harpy)
    assert (harpy.guarding, table.has(harpy, FLYING)) == (False, False)
    table.dice("0 0 0 0 0 0 0", effect=10)
    table.cast(table.blue, "Hurl Boulder", croc)
    assert (croc.conditions, GRAPPLE in harpy.conditions) == ({DAZE: 1}, True)
    table.dice("0 0 0 0 0 0 0 0 0", effect=11)
    table.cast(table.blue, "Hurl Meteorite", croc)
    assert (croc.conditions, harpy.conditions, table.has(harpy, FLYING)) == ({DAZE: 1, STUN: 1}, {}, True)


def test_an_order_on_guard_is_no_shelter_between_two_posts() -> None:
    """A soldier told to guard has armor for it; called to act he sheds the rust it held, and stands guard without."""
    table = Table(red="Warlord", blue="Druid")
    table.move_to(table.red, "B2")
    grunt = table.put("Goblin Grunt", RED)
    table.guard(grunt)
    order = next(each for each in table.actions(table.red) if "on-guard" in each)
    table.act(table.red, order)
    table.give(grunt, CORRODE)
    assert (grunt.damage, grunt.conditions, table.armor(grunt)) == (0, {CORRODE: 1}, 0)
    table.act(grunt, GUARD)
    assert (grunt.conditions, table.armor(grunt)) == ({}, 1)


def test_a_guard_who_is_swept_loses_his_stone_before_the_second_blow() -> None:
    """The first blow takes the guard, its armor and the rust on it; whoever strikes next finds the bare sentry."""
    table = Table(red="Wizard", blue="Beastmaster")
    sentry, fox = table.put("Gargoyle Sentry", RED), table.put("Timber Wolf", RED)
    table.guard(sentry)
    table.give(sentry, CORRODE, 3)
    brute = table.put(make_creature("Brute", attack=[WIDE]), BLUE)
    table.always("counterstrike", decline)
    table.dice("1 1")
    table.decide("sweep", sweep(fox))
    table.dice("2 1")
    table.attack(brute, "Wide", sentry)
    assert (sentry.damage, sentry.conditions, fox.damage) == (1, {CORRODE: 1}, 1)


def test_hide_shown_between_two_claws_holds_the_rust_of_the_second() -> None:
    """Armor that appears after the first strike takes the second's acid as markers, where the first did damage."""
    acid = {"name": "Spit", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
    table = Table(red="Druid", blue="Beastmaster")
    spitter = table.put(make_creature("Spitter", attack=[acid | {"effects": "5+ = corrode"}]), RED)
    fox = table.put("Bitterwood Fox", BLUE)
    hide = table.hide("Rhino Hide", fox)
    table.reveal_after(DAMAGE_AND_EFFECTS, hide, by=spitter)
    table.dice("0 0", effect=5)
    table.dice("0 0", effect=5)
    table.attack(spitter, "Spit", fox)
    assert (fox.damage, fox.conditions, table.armor(fox)) == (1, {CORRODE: 1}, 1)


def test_wings_shown_on_the_way_carry_over_a_pit() -> None:
    """Shown after the move and before the zone has been entered, wings keep a pit from closing on their bearer."""
    for shows in (True, False):
        table = Table(red="Beastmaster", blue="Warlord")
        wolf = table.put("Timber Wolf", RED, "B1")
        wings = table.hide("Eagle Wings", wolf)
        pit = table.hide("Spiked Pit", "B2", BLUE)
        if shows:
            table.reveal_after(MOVE, wings, by=wolf)
        else:
            table.decide("pay reveal", PAY)
            table.dice("1* 0 0 0", effect=1)
            table.effect(1)  # and does not get out
        table.act(wolf, move("B2"), NOTHING)
        assert (pit.hidden if table.in_play(pit) else False) == shows
        assert (wolf.damage, wolf.conditions.get(STUCK, 0)) == ((0, 0) if shows else (1, 1))


@rule("sup.codex.reanimate-out-of-play-while-face-down")
def test_who_waits_to_rise_is_hurt_by_no_storm_and_rises_with_his_own_wounds() -> None:
    """Face down it is not in the zone that is stormed; at the end of the round it comes as a zombie, Level wounded."""
    table = Table(red="Necromancer", blue="Wizard")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", RED)
    table.attach("Rise Again", wolf, RED)
    other = table.put("Bridge Troll", RED)
    table.always("offer", take())
    table.destroy(wolf)
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.blue, "Hail of Stones", "B2")
    table.end_round()
    (risen,) = table.find_all("Timber Wolf")
    assert (other.damage, risen.damage, risen.conditions, table.place(risen)) == (1, 2, {ZOMBIE: 1}, "B2")


def test_a_leader_blown_ahead_leaves_the_pack_bare_for_a_moment() -> None:
    """Pushed one after the other they end in one zone, but in between the fox had no leader and sheds its rust."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B1")
    leader, fox = table.put("Redclaw, Alpha Male", BLUE), table.put("Bitterwood Fox", BLUE)
    table.give(fox, CORRODE)
    assert fox.conditions == {CORRODE: 1}
    table.always("order", lambda request: request.options[0])
    table.cast(table.red, "Force Wave", "B2", 0)
    assert (table.place(leader), table.place(fox)) == ("B3", "B3")
    assert (fox.conditions, table.armor(fox)) == ({}, 1)


def test_a_curse_thrown_back_pays_the_plates_toll() -> None:
    """Turned on a mage whose plate makes spells dearer, the curse costs two more, and who turned it pays them."""
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.attach("Harshforge Plate", table.red)
    table.hide("Reverse Magic", table.blue)
    table.always("pay reveal", PAY)
    table.always("turn spell", take())
    table.cast(table.red, "Agony", table.blue)
    agony = table.find("Agony")
    assert (agony.attached_to, agony.controller, agony.owner) == (table.red, BLUE, RED)
    assert (table.red.mana, table.blue.mana) == (48, 50 - 5 - 2)


def test_three_heads_that_cannot_be_moved_do_not_fumble() -> None:
    """On guard in the dark he is Unmovable, so the fumble shown at his answer is wasted: three bites hit."""
    table = Table(red="Warlock", blue="Forcemaster")
    table.put("Sacrificial Altar", RED, "B2")
    cerberus = table.put("Cerberus", RED)
    foe = table.put(make_creature("Foe", life=30, attack=[CLAW]), BLUE)
    fumble = table.hide("Fumble", cerberus, BLUE)
    table.guard(cerberus)
    table.reveal_after(DECLARE_ATTACK, fumble, by=cerberus)
    table.decide("counterstrike", take(cerberus))
    table.dice("0 0 0")
    table.dice("1 0 0 1 0 0 1 0 0")
    table.attack(foe, "Claw", cerberus)
    assert (foe.damage, table.in_play(fumble), table.blue.mana) == (3, False, 47)


def test_a_goblin_builds_with_the_yards_stone_where_he_stands_and_has_not_walked() -> None:
    """His casting takes a full action and reaches no farther than his zone's own borders; the yard pays for him too."""
    table = Table(red="Warlord", blue="Wizard")
    yard = table.put("Construction Yard", RED, "C1", mana=2)
    builder = table.put("Goblin Builder", RED)
    table.prepare_for(builder, table.card("Wall of Steel"))
    assert table.why_no_cast(builder, "Wall of Steel", "A2|A3") is not None
    assert not any(each[0] == "cast" for each in table.offered(builder, move("B1")))
    table.move_to(builder, "B2")
    table.decide("draw on", take(2))
    table.cast(builder, "Wall of Steel", "B2|B3")
    wall = table.find("Wall of Steel", border="B2|B3")
    assert (wall.controller, yard.mana, table.red.mana) == (RED, 0, 50 - 6)


def test_a_weak_and_tortured_familiar_burns_as_hot_but_a_dazed_one_may_miss() -> None:
    """Weakness and agony touch no attack spell; a Daze of the familiar's own does, and the mana is spent."""
    table = Table(red="Warlock", blue="Priestess")
    imp = table.put("Sersiryx, Imp Familiar", RED)
    foe = table.put(make_creature("Foe", life=30), BLUE, "B3")
    table.condition(imp, WEAK, 2)
    table.attach("Agony", imp, BLUE)
    table.dice("1* 0 0 0 0 0", effect=1)
    table.cast(imp, "Fireball", foe)
    assert foe.damage == 1
    table.condition(imp, DAZE)
    table.effect(6)
    table.cast(imp, "Fireball", foe)
    assert (foe.damage, table.red.mana) == (1, 50 - 16)


def test_the_holder_of_the_initiative_says_whether_the_imp_warms_itself_first() -> None:
    """The fire that warms the imp is an enemy's Burn: who has the initiative says if the imp heals first."""
    for holder, damage in ((RED, 0), (BLUE, 2)):
        table = Table(red="Warlock", blue="Druid")
        imp, wolf = table.put("Skeelax, Taunting Imp", RED, damage=2), table.put("Timber Wolf", BLUE)
        table.condition(wolf, BURN)
        table.initiative(holder)
        table.decide("upkeep order", first(imp, "Regenerate") if holder == RED else first(wolf, "Burn"))
        table.dice("0")
        table.upkeep()
        assert (imp.damage, wolf.conditions) == (damage, {})
        assert [each.player for each in table.asked if each.kind == "upkeep order"] == [holder]


def test_a_beast_that_is_healed_before_it_rots_rages_no_more() -> None:
    """Its player chooses: healed to the last point first it loses all Rage, rotting first it keeps two of three."""
    for event, rage in (("Regenerate", {}), ("Rot", {"Rage": 2})):
        table = Table(red="Beastmaster", blue="Warlock")
        gorilla = table.put("Mountain Gorilla", RED, damage=2, tokens={"Rage": 3})
        table.attach("Regrowth", gorilla)
        table.condition(gorilla, ROT)
        table.decide("upkeep order", first(gorilla, event))
        table.upkeep()
        assert (gorilla.damage, tokens_on(gorilla)) == (1, rage)
