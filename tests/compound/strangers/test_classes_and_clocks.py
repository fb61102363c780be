"""Classes and clocks: what mages may do once a round, what then runs out, and how a mage's own end counts."""

import pytest

from mageduel.facts.conditions import ROT, WEAK
from mageduel.facts.traits import MELEE
from tests.compound.choices import decline
from tests.compound.many.parties import (
    GREEN,
    academy_duel,
    duel_of_all,
    duel_of_teams,
    everybody_alone,
    give_up,
    leave,
    next_actions,
    slay,
    two_teams,
)
from tests.compound.piles import in_book
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_DEFENSE, PAY, attack, cast, take
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def take_up_what_is_offered(duel: Duel) -> None:
    """Answer what is offered because of what has just happened."""
    while duel.request.kind == "offer":
        duel.step()


@rule("academy.codex.dissipate-end", "ruling.r23")
def test_a_giant_lives_an_upkeep_longer_for_a_mana_and_dies_of_old_wounds_when_it_shrinks() -> None:
    """Extended Magic adds a third token to Giant Size; when the last goes, eight damage meets five Life."""
    table = AcademyTable("Academy Wizard", "Academy Beastmaster")
    worm = table.put("Mana Worm", RED)
    size = table.hide("Giant Size", worm)
    table.decide("offer", take())
    table.reveal(size)
    assert (tokens_on(size), table.red.mana, table.life(worm)) == ({"Dissipate": 3}, 50 - 3 - 1, 11)
    worm.damage = 8
    for alive in (True, True, False):
        table.upkeep()
        assert table.in_play(worm) is alive


@rule("academy.codex.pest-attacker-ignored", "academy.codex.pest-ignored-no-counterstrike")
def test_a_chosen_knight_may_stay_at_her_post_for_a_hound() -> None:
    """Small creatures are Pests to her: on guard she ignores the hound, keeps her marker and does not strike back."""
    table = AcademyTable("Academy Priestess", "Academy Beastmaster")
    aurora, hound = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED), table.put("Wychwood Hound", BLUE)
    table.guard(aurora)
    table.decide("ignore pest", ("ignore",))
    table.dice("2*")
    table.attack(hound, "Bite", aurora)
    assert (aurora.damage, aurora.guarding, hound.damage) == (2, True, 0)


def test_a_thief_of_life_drinks_the_first_healing_of_each_round_alone() -> None:
    """The regeneration of one point is all taken; the mend after it heals in full; next round it is taken again."""
    table = AcademyTable("Academy Warlock", "Academy Beastmaster")
    table.red.damage = 5
    hydra = table.put("Sailfin Hydra", BLUE, damage=8)
    table.attach("Theft of Life", hydra, RED)
    table.always("offer", take())
    table.upkeep()
    assert (hydra.damage, table.red.damage) == (8, 4)
    table.dice("2 1 0")
    table.cast(table.blue, "Mend", hydra)
    assert (hydra.damage, table.red.damage) == (5, 4)
    table.next_round()
    assert (hydra.damage, table.red.damage) == (5, 3)


def test_orders_reach_whom_no_spell_can_aim_at_and_the_halberdier_who_gives_them() -> None:
    """Battle Orders target nobody, so the Harshforge Knight obeys; with the halberd the Warlord counts as a soldier."""
    table = AcademyTable("Academy Warlord", "Academy Beastmaster")
    table.attach("Ivarium Halberd", table.red)
    knight = table.put("Harshforge Knight", RED)
    construct = table.put("Harshforge Construct", RED)
    assert table.why_no_cast(table.red, "Focused Strike", knight) is not None
    order = next(each for each in table.actions(table.red) if each[0] == "cast" and "strike" in each)
    table.act(table.red, order)
    assert [table.value(each, MELEE) for each in (table.red, knight, construct)] == [1, 1, 0]


def test_a_cape_makes_gearing_up_cheaper_and_not_the_gear() -> None:
    """The command costs one less, the three pieces cost all of theirs, and what they replace goes home."""
    table = AcademyTable("Academy Warlord", "Academy Beastmaster")
    table.attach("Commander's Cape", table.red)
    table.book(RED, "Leather Vest", "Leather Belt", "Tempered Faulds")
    table.decide("gear up", ("gear up", "Leather Vest"), ("gear up", "Leather Belt"), ("gear up", "Tempered Faulds"))
    table.always("offer", decline)
    table.cast(table.red, "Gear Up", table.red)
    assert (table.armor(table.red), table.red.mana) == (3, 50 - 1 - 2 - 2 - 4)


@rule("academy.defense.infinity")
def test_a_staff_parries_as_often_as_there_are_glyphs_and_mana() -> None:
    """Each parry costs a mana and a Glyph: with two Glyphs the third blow finds no defense to ask about."""
    table = AcademyTable("Academy Elementalist", "Academy Beastmaster")
    staff = table.attach("Elemental Staff", table.red)
    table.always("glyph", lambda request: request.options[0])
    table.tokens(table.red, "Fire Glyph", 1)
    table.tokens(table.red, "Air Glyph", 1)
    foe = table.put(make_creature("Foe", attack=[CLAW], life=20), BLUE)
    for roll in (7, 8):
        table.decide("defend", take(staff))
        table.effect(roll)
        table.attack(foe, "Claw", table.red)
    table.dice("2* 0 0")
    table.attack(foe, "Claw", table.red)
    assert (table.red.damage, table.red.mana) == (2, 48)


def test_a_herbalist_fills_one_bottle_a_round_to_the_brim() -> None:
    """The first potion gets a fourth charge for one mana; the second of the round is as full as printed."""
    table = AcademyTable("Academy Druid", "Academy Beastmaster")
    table.decide("offer", take())
    table.cast(table.red, "Rage Tonic", table.red)
    table.cast(table.red, "Cleansing Potion", table.red)
    charges = [tokens_on(table.find(name)) for name in ("Rage Tonic", "Cleansing Potion")]
    assert (charges, table.red.mana) == ([{"Charge": 4}, {"Charge": 3}], 50 - 2 - 1 - 1)


def test_a_second_chance_may_be_stirred_to_act_at_once() -> None:
    """It is summoned anew, and a Level 1 animal its mage summons may enter active for one mana; the worm drinks one."""
    table = AcademyTable("Academy Beastmaster", "Academy Wizard")
    lynx = table.put("Pellian Lynx", RED, damage=4, active=False)
    table.hide("Second Chance", lynx)
    hunter = table.put("Mana Worm", BLUE)
    table.always("offer", take())
    table.always("pay reveal", PAY)
    table.dice("2* 0")
    table.attack(hunter, "Stinging Tentacles", lynx)
    reborn = table.find_all("Pellian Lynx")
    assert [(each.active, each.damage) for each in reborn] == [(True, 0)]
    assert table.red.mana == 50 - 4 - 1 - 1


def test_a_demon_that_hands_on_its_weakness_hits_harder_after_that() -> None:
    """Two Weak leave three dice; one goes to whom it wounds, who strikes back with one die less."""
    table = AcademyTable("Academy Warlock", "Academy Beastmaster")
    demon = table.summon("Afflicted Demon", RED)
    brute = table.put(make_creature("Brute", attack=[CLAW], life=30, armor=1), BLUE)
    table.guard(brute)
    table.decide("offer", DECLINE, take())
    table.decide("counterstrike", take(brute))
    table.dice("2 0 0  1 0")
    table.attack(demon, "Plague Claws", brute)
    assert (demon.conditions, brute.conditions) == ({WEAK: 1}, {WEAK: 1})
    assert table.rolled[-1] == 2


@rule("academy.roll.critical-ignores-armor")
def test_an_ooze_shrugs_off_what_is_not_critical_and_rusts_the_bare_all_the_same() -> None:
    """Twos leave no mark on it, the critical one does; its rust on somebody without armor is damage instead."""
    table = AcademyTable("Academy Elementalist", "Academy Beastmaster")
    ooze, hound = table.put("Acid Ooze", RED), table.put("Wychwood Hound", BLUE)
    table.dice("2 1*")
    table.attack(hound, "Bite", ooze)
    assert ooze.damage == 1
    table.always("offer", decline)
    table.dice("0 0", effect=3)
    table.attack(ooze, "Engulfing Rust", hound)
    assert (hound.damage, hound.conditions) == (1, {})


def test_a_ritual_that_kills_is_paid_for_by_the_scarab_too() -> None:
    """Two damage destroy the rat: three mana for the ritual, one for the creature that was lost."""
    table = AcademyTable("Academy Necromancer", "Academy Beastmaster")
    table.attach("Jeweled Scarab", table.red)
    rat = table.put("Darkfenne Rat", RED, damage=4)
    table.always("offer", lambda request: next((e for e in request.options if "mana" in e), request.options[0]))
    table.always("choose one", take(rat))
    table.cast(table.red, "Ritual of Kallek", table.red)
    assert (table.in_play(rat), table.red.mana) == (False, 50 + 3 + 1)


def test_resolve_is_won_by_blows_and_spent_against_them() -> None:
    """A wound dealt is a charge; the charge takes two off the next blow, which hurts the rest."""
    table = AcademyTable("Academy Monk", "Academy Beastmaster")
    resolve = table.attach("Fortified Resolve", table.red)
    foe = table.put(make_creature("Foe", attack=[CLAW], life=20), BLUE)
    table.dice("1 0")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert tokens_on(resolve) == {"Charge": 1}
    table.always("offer", take())
    table.always("prevention", lambda request: request.options[0])
    table.dice("2 2* 0")
    table.attack(foe, "Claw", table.red)
    assert (table.red.damage, tokens_on(resolve)) == (2, {})


# The fall of a mage is the end of a creature


@rule("core.mage.is-creature", "codex.mage.destroyed-loses", "core.mage.warlock-curseweaving-return")
def test_a_warlock_weaves_back_the_curse_on_a_mage_who_is_struck_down() -> None:
    """A Mage is a creature, and damage has destroyed him: one curse of the Warlock's on him may return to the book."""
    duel = duel_of_all("Warlock", "Beastmaster", "Wizard")
    duel.attach("Magebane", duel.blue, RED)
    duel.always("offer", take())
    slay(duel, BLUE, RED)
    take_up_what_is_offered(duel)
    assert in_book(duel, RED) == ["Magebane"]


@rule("core.mage.is-creature", "core.codex.mage-level-6")
def test_a_graveyard_drinks_six_from_a_mages_death_and_a_skull_is_laid() -> None:
    """The first creature destroyed this round is of Level 6, and it was a Corporeal enemy of the Necromancer's."""
    duel = duel_of_all("Warlord", "Beastmaster", "Necromancer")
    yard, altar = duel.put("Graveyard", GREEN, "A6"), duel.put("Altar of Skulls", GREEN, "B6")
    duel.always("offer", take())
    slay(duel, BLUE, RED)
    take_up_what_is_offered(duel)
    assert (yard.mana, tokens_on(altar)) == (6, {"Skull": 1})


@rule("core.mage.is-creature", "ref.mage.warlord.veterans")
def test_who_strikes_down_a_mage_is_a_veteran() -> None:
    """A creature that is no Mage destroys an enemy creature in melee; that the enemy is a Mage matters not."""
    duel = duel_of_all("Warlord", "Beastmaster", "Warlock")
    killer = slay(duel, BLUE, RED)
    assert tokens_on(killer) == {"Veteran": 1}


@rule("core.mage.is-creature", "codex.friendly.meaning")
def test_an_angel_is_angered_when_her_mistresss_ally_is_slain() -> None:
    """The team-mate's Mage is a friendly creature, attacked and destroyed by an enemy creature."""
    duel = duel_of_teams("Priestess", "Beastmaster", "Warlock", "Wizard")
    angel = duel.put("Valshalla, Lightning Angel", RED, "A1")
    slay(duel, GREEN, BLUE)
    assert tokens_on(angel) == {"Wrath": 1}


@rule("academy.mage.level-four", "academy.multi.ffa.mage-destroyed")
def test_a_mummy_feeds_on_the_mage_it_has_killed() -> None:
    """An enemy Living creature is destroyed, so two damage may go from the mummy; the third mage is still there."""
    duel = academy_duel("Academy Necromancer", "Academy Beastmaster", "Academy Wizard", round=3)
    mummy = duel.put("Matesis, the Fallen Pharaoh", RED, damage=5)
    duel.always("offer", take())
    leave(duel, BLUE)
    duel.dice("2* 0 0 0 0")
    duel.activate(mummy, attack(mummy, "Undead Might", duel.blue))
    while duel.game.players[BLUE].is_alive:
        duel.step()
    take_up_what_is_offered(duel)
    assert mummy.damage == 3


@rule("core.mage.is-creature", "core.codex.mage-level-6")
def test_a_challenged_mage_who_falls_is_worth_his_level_in_valor() -> None:
    """The Challenge was on an enemy creature of Level 6: its end by the Paladin's blow fills the signet's bearer."""
    duel = duel_of_all("Paladin", "Beastmaster", "Wizard")
    duel.attach("Signet of the Dawnbreaker", duel.red)
    for each in (duel.red, duel.blue):
        duel.move_to(each, "B2")
    duel.always("offer", lambda request: next((e for e in request.options if duel.blue.id in e), decline(request)))
    duel.play_round()
    leave(duel, BLUE)
    before = duel.red.mana
    duel.dice("2* 0 0")
    duel.activate(duel.red, attack(duel.red, "Basic Melee Attack", duel.blue))
    while duel.game.players[BLUE].is_alive:
        duel.step()
    assert duel.red.mana == before + 1
    assert tokens_on(duel.red)["Valor"] >= 6


# What is cast, and what is counted


@rule("sup.rules.quickcast-includes-attack-spells-and-as-quick-spell-abilities")
@pytest.mark.parametrize(
    ("red", "item", "patient", "choice", "dice", "left"),
    [
        ("Priestess", "Wand of Healing", "Timber Wolf", "healing light", "1 1", 3),
        ("Beastmaster", "Staff of Beasts", "Timber Wolf", "mend", "1 1", 3),
        ("Druid", "Mohktari's Branch", "Vine Snapper", "Rot", "", 4),
    ],
)
def test_a_ring_of_healing_helps_whatever_is_cast_as_a_spell(
    red: str, item: str, patient: str, choice: str, dice: str, left: int
) -> None:
    """A quick spell an item lets a Mage cast is a spell cast by him, so what it heals may be one more."""
    table = Table(red=red, blue="Wizard")
    table.move_to(table.red, "B2")
    table.attach(item, table.red)
    table.attach("Ring of Healing", table.red)
    wolf = table.put(patient, RED, damage=6)
    if choice == "Rot":
        table.condition(wolf, ROT)
    table.always("offer", take())
    if dice:
        table.dice(dice)
    table.act(table.red, next(e for e in table.actions(table.red) if e[0] == "cast" and wolf.id in e and choice in e))
    assert wolf.damage == left


@rule("sup.rules.limited-use-tracked-by-source")
def test_stolen_boots_remember_that_they_have_dodged() -> None:
    """The use is counted on the boots: the thief cannot use them again this round, but can in the next."""
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    boots = table.attach("Reflex Boots", table.blue)
    wolf = table.put(make_creature("Foe", attack=[CLAW], life=20), RED)
    thorn = table.put(make_creature("Thorn", attack=[CLAW], life=20), BLUE)
    table.decide("defend", take(boots))
    table.effect(7)
    table.attack(wolf, "Claw", table.blue)
    table.decide("stolen item", ("wear it",))
    table.cast(table.red, "Steal Equipment", table.blue, boots.id)
    stolen = table.find("Reflex Boots")
    assert stolen.controller == RED
    table.always("defend", NO_DEFENSE)
    table.asked.clear()
    table.dice("0 0 0")
    table.attack(thorn, "Claw", table.red)
    sources = {word for request in table.asked if request.kind == "defend" for each in request.options for word in each}
    assert stolen.id not in sources
    table.reset()
    table.asked.clear()
    table.dice("0 0 0")
    table.attack(thorn, "Claw", table.red)
    sources = {word for request in table.asked if request.kind == "defend" for each in request.options for word in each}
    assert stolen.id in sources


def test_an_allys_ray_is_made_brighter_with_the_paladins_valor() -> None:
    """The cleric is a friend in his zone: he pays one Valor, the roll is two higher, and one point follows."""
    table = two_teams("Paladin", "Warlock", "Priestess", "Beastmaster")
    table.move_to(table.red, "B2")
    table.tokens(table.red, "Valor", 4)
    names = [each for each in table.actions(table.red) if each[0] == "ability" and "Solar Aura" in each]
    table.act(table.red, min(names, key=len))
    light = table.put("Light of Dawn", GREEN, "B2")
    foe = table.put(make_creature("Foe", life=20, armor=1, attack=[CLAW]), BLUE, "B2")
    table.always("offer", take())
    table.dice("2 0 0", effect=5)
    table.attack(light, "Hand of Light", foe)
    assert (foe.damage, len(foe.conditions), tokens_on(table.red)) == (2, 1, {})


def test_a_paladin_who_steps_between_two_strangers_earns_his_valor() -> None:
    """The archer is an enemy: whoever takes its arrow, meant for a third one's orc, intercepts an enemy attack."""
    table = everybody_alone("Paladin", "Priestess", "Warlord")
    table.move_to(table.red, "B2")
    bastion = table.attach("Dawn's Bastion", table.red)
    table.guard(table.red)
    archer, orc = table.put("Royal Archer", BLUE, "B3"), table.put("Orc Butcher", GREEN, "B2")
    table.decide("intercept", take(table.red))
    table.always("defend", NO_DEFENSE)
    table.dice("2* 0 0 0")
    table.attack(archer, "Longbow", orc)
    assert (orc.damage, table.red.damage, tokens_on(table.red)) == (0, 2, {"Valor": 1})
    assert table.in_play(bastion)


@rule("ruling.m8")
def test_quicksand_swallows_on_when_its_wizard_is_gone() -> None:
    """Its tokens come at the end of the victim's own Action Phases; with the fourth both are destroyed."""
    duel = duel_of_all("Beastmaster", "Warlord", "Warlock")
    wolf = duel.put("Timber Wolf", RED, "B1")
    sand = duel.attach("Quicksand", wolf, BLUE)
    give_up(duel, BLUE)
    for sunk in range(1, 4):
        duel.play_round()
        assert tokens_on(sand) == {"Sink": sunk}
    duel.play_round()
    assert (duel.in_play(wolf), duel.in_play(sand)) == (False, False)


@rule("ruling.m8")
def test_whom_a_dead_wizard_banished_comes_home_all_the_same() -> None:
    """One token goes each upkeep by the spell's own words; with the last the wolf is back with its owner."""
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock", books={BLUE: {"Banish": 1}})
    wolf = duel.put("Timber Wolf", RED, "B2")
    duel.move_to(duel.blue, "B2")
    duel.mana(BLUE, 30)
    duel.prepare_all(blue=("Banish",))
    duel.activate(duel.blue, cast("Banish", wolf))
    while duel.place(wolf) is not None:
        duel.step()
    give_up(duel, BLUE)
    next_actions(duel)
    next_actions(duel)
    assert duel.place(wolf) is None
    next_actions(duel)
    assert (duel.place(wolf), wolf.controller) == ("B2", RED)
