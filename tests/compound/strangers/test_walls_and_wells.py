"""Walls and wells: what stands between zones and lies in them, what is sung, ordered and kept up there."""

from mageduel.facts.conditions import BLEED, CRIPPLE, DAZE, ROT, SLEEP
from mageduel.facts.traits import FLYING
from tests.compound.choices import decline
from tests.compound.piles import discarded, in_book
from tests.kit.answers import (
    NOTHING,
    PASS,
    PAY,
    ability,
    attack,
    cast,
    climb,
    move,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
PEOPLE = {"life": 20, "attack": [CLAW]}


# Walls


@rule("sup.spell.wall-of-pikes-one-direction", "codex.climbing.passage-attacks")
def test_a_gorilla_climbs_over_pikes_from_behind_as_safely_as_it_walks() -> None:
    """Climbed from the side they point to they attack before it moves; from behind the wall attacks nobody."""
    for facing, dice in (("B2", "2* 2* 0 0 0"), ("B3", "")):
        table = Table(red="Beastmaster", blue="Warlord")
        gorilla = table.put("Mountain Gorilla", RED, "B2")
        pikes = table.wall("Wall of Pikes", "B2|B3", BLUE)
        pikes.facing = table.zone(facing)
        if dice:
            table.dice(dice)
        way = climb("B3") if climb("B3") in table.actions(gorilla) else move("B3")
        table.act(gorilla, way, *([NOTHING] if way[0] == "move" else []))
        assert (table.place(gorilla), gorilla.damage) == ("B3", 4 if dice else 0)


@rule("sup.codex.extendable-extra-cost", "sup.codex.extendable-second-wall-los-not-range")
def test_a_reef_two_borders_long_costs_two_reefs_and_its_level() -> None:
    """Six, and six and two more; the wolf Pushed through it bleeds, the vine Pushed after it has no blood to lose."""
    table = Table(red="Siren", blue="Druid")
    table.move_to(table.red, "B2")
    table.book(RED, "Coral Barrier")
    table.cast(table.red, "Coral Barrier", "B2|B3", "A2|A3")
    assert table.red.mana == 50 - 14
    wolf, seedling = (
        table.put("Timber Wolf", BLUE, "B3"),
        table.put(make_creature("Creeper", subtypes=["plant"], life=10), BLUE, "B3"),
    )
    for each in (wolf, seedling):
        table.dice("1* 0 0 0", effect=12)
        table.push(each, "west")
    assert (wolf.conditions, wolf.damage) == ({BLEED: 1}, 1)
    assert (seedling.conditions, seedling.damage, table.place(seedling)) == ({}, 1, "B2")


@rule("codex.incorporeal.only-ones", "codex.reconstruct.not-healing")
def test_a_wall_of_force_is_hurt_by_ones_alone_and_mends_for_mana_under_a_lock() -> None:
    """Twos do nothing to what has no body; mending is no healing, so Finite Life does not stand in its way."""
    table = Table(red="Forcemaster", blue="Warlord")
    table.put("Deathlock", BLUE, "A4")
    wall = table.wall("Wall of Force", "B2|B3")
    orc = table.put(make_creature("Sapper", **PEOPLE), BLUE, "B3")
    table.dice("2 1* 1")
    table.attack(orc, "Claw", wall)
    assert wall.damage == 2
    table.decide("offer", ("pay", 2))
    table.upkeep()
    assert (wall.damage, table.red.mana) == (0, 48)


@rule("sup.rules.wall-attack-restrain-stops-move", "codex.critical.bypass")
def test_gas_that_cripples_holds_the_wolf_on_this_side_and_lets_the_dead_go_by() -> None:
    """A Cripple out of the wall stops the step; bones are immune to poison and walk through unharmed."""
    table = Table(red="Wizard", blue="Necromancer")
    table.wall("Wall of Poison Gas", "B2|B3")
    wolf, bones = table.put("Timber Wolf", BLUE, "B3"), table.put("Skeletal Sentry", BLUE, "B3")
    table.dice("2 1 0", effect=10)
    table.effect(1)
    table.act(wolf, move("B2"), NOTHING)
    assert (table.place(wolf), wolf.damage, wolf.conditions) == ("B3", 3, {CRIPPLE: 1})
    table.act(bones, move("B2"), NOTHING)
    assert (table.place(bones), bones.damage) == ("B2", 0)


@rule("sup.spell.wall-of-thorns-separate-attacks", "sup.rules.wall-attack-restrain-stops-move")
def test_a_bear_thrown_into_the_thorns_is_pricked_three_times_and_a_fox_never() -> None:
    """Level less one: the fourth Level's bear is attacked three times, the first Level's fox not at all."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.wall("Wall of Thorns", "B2|B3", BLUE)
    bear, fox = table.put("Steelclaw Grizzly", BLUE), table.put("Bitterwood Fox", BLUE)
    table.dice("1* 0  1* 0  1* 0")
    table.cast(table.red, "Force Push", bear, 1, 3)
    table.cast(table.red, "Force Push", fox, 1, 3)
    assert (bear.damage, fox.damage) == (3, 0)
    assert (table.place(bear), table.place(fox)) == ("B3", "B3")


@rule("codex.wall.border", "sup.rules.ranged-attack-on-wall-requirements")
def test_the_hammer_breaks_walls_of_stone_and_none_of_fog() -> None:
    """A wall is a conjuration on a border, in range if one of its two zones is; fog has no body to hit."""
    table = Table(red="Warlord", blue="Wizard")
    hammer = table.put("Akiro's Hammer", RED, "B1")
    table.tokens(hammer, "Load", 2)
    stone, fog = table.wall("Wall of Stone", "B3|B4", BLUE), table.wall("Fog Bank", "A3|B3", BLUE)
    targets = {each[3] for each in table.between(RED) if each[:2] == ("attack", hammer.id) and each[2] == 0}
    assert stone.id in targets
    assert fog.id not in targets
    table.dice("2* 2* 0 0 0 0 0 0")
    table.use(RED, attack(hammer, "Boulder", stone))
    assert (stone.damage, tokens_on(hammer)) == (4, {})


def test_a_wall_of_bones_is_put_together_under_a_lock() -> None:
    """It is a skeleton object: six dice Reconstruct it, where a heal could not even choose it."""
    table = Table(red="Necromancer", blue="Warlord")
    table.put("Deathlock", RED, "A4")
    table.move_to(table.red, "B2")
    wall = table.wall("Wall of Bones", "B2|B3")
    wall.damage = 9
    table.always("offer", take())
    table.dice("2 2 1 1* 0 0")
    table.cast(table.red, "Reassemble", wall)
    assert wall.damage == 3
    assert table.why_no_cast(table.red, "Minor Heal", wall) is not None


# Ground


@rule("codex.terrain.replace-cost", "ruling.r58", "sup.codex.cantrip-returns-whenever-discarded-or-destroyed")
def test_a_swamp_over_an_enemys_sea_pays_for_both_and_the_sea_flows_home() -> None:
    """Nine and five; the sea has Cantrip, so destroyed it lies in its owner's book again."""
    table = Table(red="Druid", blue="Siren")
    table.move_to(table.red, "B2")
    sea = table.put("Shallow Sea", BLUE, "B2")
    table.cast(table.red, "Swamp", "B2")
    assert (table.red.mana, table.in_play(sea)) == (50 - 14, False)
    assert (in_book(table, BLUE), discarded(table, BLUE)) == (["Shallow Sea"], [])


@rule("sup.spell.hydrothermal-vent-cheaper-on-aquatic-terrain")
def test_a_vent_in_the_sea_costs_a_siren_with_her_ring_nothing() -> None:
    """Two, one less for the water it lies in and one less for the ring; the ring is spent, so the geyser costs all."""
    table = Table(red="Siren", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Ring of the Ocean's Depths", table.red)
    table.put("Shallow Sea", RED, "B3")
    table.hide("Hydrothermal Vent", "B3", RED)
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.always("pay reveal", PAY)
    table.dice("2* 0 0 0 0", effect=1)
    table.act(wolf, move("B3"), NOTHING)
    assert (wolf.damage, table.red.mana) == (2, 50)
    cost = table.card("Geyser").cost or 0
    table.dice("0 0 0", effect=1)
    table.cast(table.red, "Geyser", wolf)
    assert table.red.mana == 50 - cost


@rule("sup.rules.summoned-does-not-enter", "sup.spell.mangler-caltrops-any-entry")
def test_a_crab_walks_where_a_knight_is_stung() -> None:
    """Urchins spare aquatic beasts in water only: on dry ground they sting the crab, but nobody who is summoned."""
    for wet in (True, False):
        table = Table(red="Siren", blue="Siren")
        if wet:
            table.put("Shallow Sea", RED, "B3")
        table.put("Bed of Urchins", RED, "B3")
        crab = table.put("Colossal Crab", BLUE, "B4")
        if not wet:
            table.dice("2* 0 0", effect=12)
        table.act(crab, move("B3"), NOTHING)
        assert (crab.damage, crab.conditions) == ((0, {}) if wet else (2, {ROT: 1}))
        summoned = table.summon("Bitterwood Fox", BLUE, "B3")
        assert summoned.damage == 0


def test_holy_ground_scorches_the_unholy_enemy_and_mends_its_own_knight() -> None:
    """An enemy knight is holy and unhurt, an enemy wolf takes one; of one's own only the holy regenerate."""
    table = Table(red="Paladin", blue="Priestess")
    table.put("Consecrated Ground", RED, "B2")
    mine, wolf = table.put("Asyran Defender", RED, damage=3), table.put("Timber Wolf", RED, damage=3)
    theirs, foe = table.put("Asyran Defender", BLUE, damage=3), table.put("Timber Wolf", BLUE, damage=3)
    table.always("offer", decline)
    table.upkeep()
    assert [each.damage for each in (mine, wolf, theirs, foe)] == [2, 3, 3, 4]


# Upkeep and control


@rule("codex.upkeep.pay-or-destroy")
def test_a_psi_orb_makes_three_of_four_minds_cheaper_and_the_crush_still_hurts() -> None:
    """4 + 2 + 3 + 1 are due; three of them cost one less, and a crush that is paid for at a discount is paid for."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.attach("Psi-Orb", table.red)
    wolf, fox, other = (table.put(each, BLUE, "A3") for each in ("Timber Wolf", "Bitterwood Fox", "Timber Wolf"))
    table.attach("Force Crush", wolf, RED)
    table.attach("Forcefield", table.red)
    table.attach("Force Hold", fox, RED)
    table.attach("Charm", other, RED)
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert (table.red.mana, wolf.damage) == (50 - 10 + 3, 2)


@rule("sup.spell.mind-control-familiar-takes-planned-spell", "sup.rules.owner-is-starting-spellbook-holder")
def test_a_builder_won_over_raises_his_old_masters_wall_for_the_new_one() -> None:
    """The planned spell goes with him; the wall obeys the new master, and broken it lies in the old one's pile."""
    table = Table(red="Warlord", blue="Forcemaster")
    builder = table.put("Goblin Builder", RED, "B2")
    table.prepare_for(builder, "Wall of Stone")
    table.control(builder, BLUE)
    table.act(builder, cast("Wall of Stone", "B2|B3", "single"))
    wall = table.find("Wall of Stone")
    assert (wall.controller, table.red.mana, table.blue.mana) == (
        BLUE,
        50,
        50 - (table.card("Wall of Stone").cost or 0),
    )
    table.destroy(wall)
    assert (discarded(table, RED), discarded(table, BLUE)) == (["Wall of Stone"], [])


@rule("sup.spell.mind-control-familiar-restricted-planned-spell-returns")
def test_what_only_warlords_may_build_goes_back_as_the_builder_changes_sides() -> None:
    """Barracks are closed to a Forcemaster, so the plan returns to its owner's book at once."""
    table = Table(red="Warlord", blue="Forcemaster")
    builder = table.put("Goblin Builder", RED, "B2")
    table.prepare_for(builder, "Barracks")
    table.control(builder, BLUE)
    assert (builder.prepared, in_book(table, RED)) == (None, ["Barracks"])


@rule("sup.codex.spellbind-new-controller-may-cast-if-unrestricted", "sup.rules.cards-go-to-owners-piles")
def test_a_spore_that_changed_minds_pushes_for_its_new_mistress_with_the_old_ones_spell() -> None:
    """The bound push goes over with it and stays bound; destroyed, both cards lie in the first one's pile."""
    table = Table(red="Forcemaster", blue="Forcemaster")
    spore = table.put("Thoughtspore", RED, "B2")
    table.bind(spore, table.card("Force Push"))
    table.control(spore, BLUE)
    spore.mana = 2
    wolf = table.put("Timber Wolf", RED, "B3")
    table.act(spore, cast("Force Push", wolf, 1, 0))
    assert (table.place(wolf), spore.mana, table.blue.mana, table.red.mana) == ("B4", 0, 49, 50)
    assert spore.bound is table.card("Force Push")
    table.destroy(spore)
    assert (discarded(table, RED), discarded(table, BLUE)) == (["Force Push", "Thoughtspore"], [])


@rule("sup.rules.limited-use-tracked-by-source", "sup.spell.transfusion-moves-any-number-x-is-sum")
def test_reflexes_that_were_used_are_no_shield_for_whoever_gets_them() -> None:
    """Moved for its Level the enchantment takes its spent use along: the fox cannot dodge with it before the reset."""
    table = Table(red="Beastmaster", blue="Warlord")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B3")
    reflexes = table.attach("Cobra Reflexes", wolf)
    here, there = (
        table.put(make_creature("Here", **PEOPLE), BLUE, "B2"),
        table.put(make_creature("There", **PEOPLE), BLUE, "B3"),
    )
    table.decide("defend", take(reflexes))
    table.effect(7)
    table.attack(here, "Claw", wolf)
    transfusion = table.hide("Enchantment Transfusion", wolf)
    table.decide("transfuse", ("transfuse", reflexes.id, fox.id))
    table.always("transfuse", lambda request: request.options[-1])
    table.reveal(transfusion)
    assert (reflexes.attached_to, table.red.mana) == (fox, 50 - 2)
    table.dice("2 0 0")
    table.attack(there, "Claw", fox)
    assert fox.damage == 2
    table.reset()
    table.decide("defend", take(reflexes))
    table.effect(7)
    table.attack(there, "Claw", fox)
    assert fox.damage == 2


def test_talos_wakes_when_a_fourth_token_lies_and_only_three_outposts_feed_it() -> None:
    """With two outposts nothing is laid down; with three the fourth token comes, and he steps out ready and free."""
    table = Table(red="Warlord", blue="Beastmaster")
    altar = table.put("Altar of Domination", RED, "B2", tokens={"Domination": 3})
    table.book(RED, "Talos")
    for zone in ("A1", "C1"):
        table.put("Garrison Post", RED, zone)
    table.upkeep()
    assert tokens_on(altar) == {"Domination": 3}
    table.put("Garrison Post", RED, "A3")
    table.upkeep()
    assert tokens_on(altar) == {"Domination": 4}
    table.always("deploy", lambda request: next((e for e in request.options if e != request.decline), PASS))
    table.always("place", lambda request: request.options[0])
    table.deploy()
    talos = table.find("Talos")
    assert (table.place(talos), talos.active, table.in_play(altar), table.red.mana) == ("B2", True, False, 50)


# Commands and songs


def test_a_guards_answer_is_the_next_blow_a_vampiric_strike_waits_for() -> None:
    """Its next melee attack is the counterstrike, which pierces and drinks; the blow after that is a plain one."""
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B1")
    orc = table.put("Orc Butcher", RED, damage=6)
    foe = table.put(make_creature("Foe", armor=1, **PEOPLE), BLUE)
    table.guard(orc)
    table.cast(table.red, "Vampiric Strike", orc)
    table.decide("counterstrike", take(orc))
    table.dice("0 0 0  1 2 0 0")
    table.attack(foe, "Claw", orc)
    assert (foe.damage, orc.damage) == (3, 4)
    table.dice("1 2 0 0")
    table.attack(orc, "Meat Cleaver", foe)
    assert (foe.damage, orc.damage) == (5, 4)


@rule("codex.fast.slow-cancel", "codex.charge.bonus")
def test_a_hydra_with_a_ballad_in_its_heads_is_neither_slow_nor_fast_but_charges() -> None:
    """Slow and Fast undo each other: one step past enemies, then a quick bite with two dice more."""
    table = Table(red="Siren", blue="Beastmaster")
    hydra = table.put("Darkfenne Hydra", RED, "B2")
    table.attach("Ballad of Courage", hydra)
    foe = table.put(make_creature("Foe", **PEOPLE), BLUE, "B3")
    table.put("Timber Wolf", BLUE, "B2")
    offered = table.offered(hydra, move("B3"))
    assert attack(hydra, "Snapping Bite", foe) in offered
    hydra.active = True
    table.move_to(hydra, "B2")
    table.dice("1 1 1 1 1 1")
    table.act(hydra, move("B3"), attack(hydra, "Snapping Bite", foe))
    assert foe.damage == 6


@rule("sup.spell.perfect-strike-next-attack-only")
def test_a_perfect_strike_sweeps_past_one_shield_only() -> None:
    """The next single attack cannot be avoided; the sledge's second victim may defend itself as ever."""
    table = Table(red="Warlord", blue="Priestess")
    table.move_to(table.red, "B2")
    sledge = table.attach("War Sledge", table.red)
    one, two = table.put("Asyran Defender", BLUE), table.put("Asyran Defender", BLUE)
    table.cast(table.red, "Perfect Strike", table.red)
    table.decide("sweep", sweep(two))
    table.decide("defend", take(two))
    table.dice("2 2 1 0 0", effect=1)
    table.effect(9)
    table.act(table.red, attack(sledge, "Power Swing", one))
    assert (one.damage, two.damage) == (3, 0)


def test_a_night_of_sleep_brings_flyers_down_and_a_flash_wakes_them_dazed() -> None:
    """Asleep nobody flies; light that hurts turns sleep into Daze, and the golem, who never slept, sees more of it."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B1")
    falcon, golem = table.put("Thunderift Falcon", BLUE), table.put("Iron Golem", BLUE)
    table.cast(table.red, "Mass Sleep", "B2")
    assert (falcon.conditions, golem.conditions, table.has(falcon, FLYING)) == ({SLEEP: 1}, {}, False)
    table.move_to(table.red, "B2")
    table.decide("order", ("next", falcon.id))
    table.dice("1 0", effect=1)
    table.dice("1* 0 0 0", effect=2)
    table.cast(table.red, "Blinding Flash", "B2")
    assert (falcon.conditions, falcon.damage, table.has(falcon, FLYING)) == ({DAZE: 1}, 1, True)
    assert (golem.conditions, golem.damage) == ({DAZE: 1}, 1)


@rule("codex.full-action.no-move")
def test_who_has_walked_does_not_meditate_and_who_is_held_does() -> None:
    """Meditation is a full action: open to a mage in a web, closed to one who took a step."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    amulet = table.attach("Meditation Amulet", table.red)
    assert not [each for each in table.offered(table.red, move("C2")) if amulet.id in each]
    table.red.active = True
    vine = table.attach("Tanglevine", table.red, BLUE)
    table.act(table.red, ability(amulet, "Meditate"))
    assert (table.red.mana, table.in_play(vine)) == (53, True)
