"""Spells and those who answer them: familiars, reversals, wards, thefts, and the dead who come back once."""

from mageduel.dsl.steps import DECLARE_ATTACK, PAY_SPELL_COSTS
from mageduel.facts.conditions import BURN, DAZE, GRAPPLE, GROWTH, ICHTHELLID_LARVA, ROT, SLAM, STUN, ZOMBIE
from tests.compound.piles import discarded, in_book
from tests.kit.answers import (
    DECLINE,
    NO_DEFENSE,
    NOTHING,
    PAY,
    attack,
    first,
    move,
    take,
)
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def test_a_pixies_curse_comes_back_to_the_pixie() -> None:
    """Reverse Magic turns a familiar's enchantment on the familiar, under the command of whom it was meant for."""
    table = Table(red="Beastmaster", blue="Wizard")
    pixie = table.put("Fellella, Pixie Familiar", RED)
    pixie.mana = 2
    table.move_to(table.blue, "B2")
    table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", PAY)
    table.cast(pixie, "Agony", table.blue)
    agony = table.find("Agony")
    assert (agony.attached_to, agony.controller, agony.owner, agony.hidden) == (pixie, BLUE, RED, True)
    table.reveal(agony)
    assert table.blue.mana == 50 - 5 - 3
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("1")
    table.attack(pixie, "Ethereal Touch", foe)


@rule("sup.spell.jinx-familiar-refund-by-source")
def test_a_jinxed_raven_and_its_master_get_back_each_his_own() -> None:
    """What the raven and its mage paid together goes back to both, and the card into the book."""
    table = Table(red="Wizard", blue="Warlock")
    raven = table.put("Huginn, Raven Familiar", RED)
    raven.mana = 1
    foe = table.put(make_creature("Foe"), BLUE)
    jinx = table.hide("Jinx", raven, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(raven, "Force Push", foe, 1, 0)
    assert (raven.mana, table.red.mana, in_book(table, RED)) == (1, 50, ["Force Push"])
    assert (table.place(foe), table.in_play(jinx)) == ("B2", False)


@rule("sup.spell.example-transfusion-moves-block-in-time")
def test_a_block_is_passed_on_to_whoever_is_attacked() -> None:
    """Moved at the end of Declare Attack for one mana, the hidden Block must then be shown and stops the blow."""
    table = Table(red="Warlock", blue="Wizard")
    brute = table.put(make_creature("Brute", attack=[CLAW]), RED)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", wolf)
    transfusion = table.hide("Enchantment Transfusion", wolf)
    table.reveal_after(DECLARE_ATTACK, transfusion, by=brute)
    table.decide("transfuse", ("transfuse", block.id, fox.id))
    table.decide("pay reveal", PAY)
    attacked = table.attack(brute, "Claw", fox)
    assert (fox.damage, table.in_play(block), table.blue.mana) == (0, False, 47)
    assert attacked.defender is fox


def test_the_dispel_finds_its_enchantment_gone() -> None:
    """Strength that moves away in the middle of a Dispel is saved, and the Dispel is spent."""
    table = Table(red="Wizard", blue="Wizard")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    strength = table.attach("Bear Strength", wolf)
    transfusion = table.hide("Enchantment Transfusion", wolf)
    table.reveal_after(PAY_SPELL_COSTS, transfusion, by=table.red)
    table.decide("transfuse", ("transfuse", strength.id, fox.id))
    table.cast(table.red, "Dispel", strength)
    assert strength.attached_to is fox
    assert (table.red.mana, table.blue.mana, discarded(table, RED)) == (45, 49, ["Dispel"])


def test_one_token_of_force_and_one_block_against_two_claws() -> None:
    """The field cancels the first claw and keeps the Block hidden; the Block stops the second, so no fire answers."""
    table = Table(red="Warlock", blue="Forcemaster")
    goran = table.put("Goran, Werewolf Pet", RED)
    table.move_to(table.blue, "B2")
    field = table.attach("Forcefield", table.blue)
    table.tokens(field, "Forcefield", 1)
    table.attach("Circle of Fire", table.blue)
    block = table.hide("Block", table.blue)
    table.guard(table.blue)
    table.always("defend", NO_DEFENSE)
    table.decide("pay reveal", PAY)
    table.decide("counterstrike", take(table.blue))
    table.dice("1* 0 0")
    table.attack(goran, "Feral Claws", table.blue)
    assert (table.blue.damage, goran.damage, table.in_play(block), table.blue.guarding) == (0, 1, False, False)


@rule(
    "sup.spell.whirling-spirit-push-out-no-counterstrike-guard-lost",
    "sup.spell.whirling-spirit-push-out-barrier-still-attacks",
)
def test_blown_out_of_reach_the_guard_cannot_answer_but_his_fire_does() -> None:
    """Pushed away by the wind the guard strikes no more and stands no longer guard; his circle still burns the wind."""
    table = Table(red="Wizard", blue="Warlock")
    spirit = table.put("Whirling Spirit", RED)
    guard = table.put(make_creature("Guard", life=20, attack=[CLAW]), BLUE)
    table.guard(guard)
    table.attach("Circle of Fire", guard)
    table.dice("1 1 0 0", effect=7)
    table.decide("direction", ("push", 1))
    table.dice("2 1", effect=12)
    table.attack(spirit, "Windstorm", guard)
    assert (table.place(guard), guard.damage, guard.guarding) == ("B3", 2, False)
    assert (spirit.damage, spirit.conditions) == (1, {})


def test_rescued_against_his_will_the_wizard_loses_his_gremlin() -> None:
    """Carried off by the enemy's Divine Intervention after paying, he has no gremlin, no mana and no card."""
    table = Table(red="Wizard", blue="Priestess")
    table.move_to(table.red, "B2")
    away = table.hide("Divine Intervention", table.red, BLUE)
    table.reveal_after(PAY_SPELL_COSTS, away, by=table.red)
    table.decide("teleport", ("teleport", "A4"))
    table.cast(table.red, "Blue Gremlin", "B2")
    assert (table.place(table.red), table.red.mana, discarded(table, RED)) == ("A4", 43, ["Blue Gremlin"])
    assert table.find_all("Blue Gremlin") == []


def test_the_crocodile_holds_what_burns_it() -> None:
    """Its prey's fire answers the bite, and again when the crocodile only holds; a Teleport opens the jaws."""
    table = Table(red="Siren", blue="Wizard")
    croc = table.put("Shoalsdeep Crocodile", RED)
    prey = table.put(make_creature("Prey", life=25, attack=[CLAW]), BLUE)
    table.attach("Circle of Fire", prey)
    table.dice("1 1 1 1", effect=5)
    table.dice("0 0", effect=1)
    table.act(croc, attack(croc, "Quick Snap", prey))
    assert GRAPPLE in prey.conditions
    assert attack(croc, "Quick Snap", prey) not in table.actions(croc)
    assert attack(croc, "Death Roll", prey) in table.actions(croc)
    table.reset()
    table.dice("1* 0", effect=1)
    table.act(croc, NOTHING)
    assert croc.damage == 1
    table.dice("1")
    table.attack(prey, "Claw", croc)
    assert table.attacks(prey)[-1].dice == 1
    table.move_to(table.blue, "B1")
    table.cast(table.blue, "Teleport", prey, "B3")
    assert prey.conditions == {}


def test_faith_adds_no_life_to_poisoned_blood() -> None:
    """Neither a blessing's reward nor the amulet of the sun lets a mage with Finite Life gain Life."""
    table = Table(red="Priestess", blue="Warlock")
    table.attach("Sunfire Amulet", table.red)
    blood = table.attach("Poisoned Blood", table.red, BLUE)
    wolf = table.put(make_creature("Wolf"), RED, "C1", damage=4)
    life = table.life(table.red)
    table.dice("2 2 0 0 0 0 0 0")
    table.cast(table.red, "Heal", wolf)
    table.upkeep()
    assert (wolf.damage, table.life(table.red)) == (0, life)
    table.destroy(blood)
    table.upkeep()
    assert table.life(table.red) == life + 1


def test_the_dead_come_back_once_whoever_calls() -> None:
    """Killed by a zombie beside a Ziggurat with Rise Again on it, the wolf rises once, for one price."""
    table = Table(red="Necromancer", blue="Beastmaster")
    table.put("Ziggurat of Undeath", RED, "A1")
    graveyard = table.put("Graveyard", RED, "A2")
    graveyard.mana = 0
    zombie = table.put("Zombie Brute", RED)
    wolf = table.put("Timber Wolf", BLUE, damage=9)
    table.attach("Rise Again", wolf, RED)
    table.always("offer", take())
    table.always("choose one", lambda request: request.options[0])
    table.dice("2 2 2 2 2 2")
    table.attack(zombie, zombie.card.attacks[0].name, wolf)
    table.end_round()
    (risen,) = table.find_all("Timber Wolf")
    assert (risen.controller, risen.conditions, risen.damage) == (RED, {ZOMBIE: 1}, risen.level)
    assert (graveyard.mana, table.red.mana) == (risen.level, 50 - 5)


def test_the_banished_rots_and_the_idol_does_not_find_him() -> None:
    """Outside the arena his own curse hurts him, the idol does not; he comes back past the trap."""
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    foe = table.put(make_creature("Foe", life=30), BLUE, "B3")
    table.put("Idol of Pestilence", BLUE, "A4")
    table.attach("Ghoul Rot", foe, RED)
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.cast(table.red, "Banish", foe)
    table.always("offer", DECLINE)
    table.red.damage = 0
    for count in (1, 2, 3):
        table.upkeep()
        assert foe.damage == 2 * count
    assert (table.place(foe), trap.hidden) == ("B3", True)
    assert table.red.damage == 3


def test_peace_pacifism_and_a_cloak_together_cost_five_which_the_prism_keeps() -> None:
    """Three prices on one attack add up; with less it cannot be declared, and the attacker's Prism has it all."""
    table = Table(red="Beastmaster", blue="Wizard")
    wolf = table.put(make_creature("Wolf", attack=[CLAW]), RED)
    prism = table.put("Mana Prism", RED, "C1")
    table.move_to(table.blue, "B2")
    table.attach("Pacify", wolf, BLUE)
    table.put("Altar of Peace", BLUE, "A4")
    table.attach("Suppression Cloak", table.blue)
    table.mana(RED, 4)
    assert attack(wolf, "Claw", table.blue) not in table.actions(wolf)
    table.mana(RED, 5)
    table.dice("1 1 1")
    table.act(wolf, attack(wolf, "Claw", table.blue))
    assert (table.blue.damage, table.red.mana, prism.mana) == (3, 0, 5)


def test_a_legend_outside_the_arena_is_still_the_only_one() -> None:
    """While the banished Redclaw is in play, nobody may call another; when he has died one may."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B2")
    redclaw = table.put("Redclaw, Alpha Male", BLUE, "B3")
    table.cast(table.red, "Banish", redclaw)
    assert table.why_no_cast(table.blue, "Redclaw, Alpha Male", table.place(table.blue)) is not None
    table.destroy(redclaw)
    assert table.why_no_cast(table.blue, "Redclaw, Alpha Male", table.place(table.blue)) is None


@rule("codex.obscured.one-zone", "codex.obscured.attachments")
def test_in_tall_grass_neither_the_beast_nor_its_magic_is_seen_from_afar() -> None:
    """From two zones away no Dispel finds the strength of a creature in the grass; who flies above is seen."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.put("Elephant Grass", BLUE, "B3")
    wolf, bird = table.put("Timber Wolf", BLUE, "B3"), table.put(make_creature("Bird", traits=["Flying"]), BLUE, "B3")
    low, high = table.attach("Bear Strength", wolf), table.attach("Bear Strength", bird)
    table.move_to(table.red, "B1")
    assert table.why_no_cast(table.red, "Dispel", low) is not None
    assert table.why_no_cast(table.red, "Dispel", high) is None
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Dispel", low) is None


def test_what_clings_to_the_unseen_is_unseen() -> None:
    """The stalker's enchantment cannot be dispelled while it is Invisible; once it has attacked, it can."""
    table = Table(red="Forcemaster", blue="Wizard")
    stalker = table.put("Invisible Stalker", RED)
    table.move_to(table.blue, "B2")
    agony = table.attach("Agony", stalker, RED)
    assert table.why_no_cast(table.blue, "Dispel", agony) is not None
    table.always("offer", DECLINE)
    table.dice("1 1 1")
    table.attack(stalker, "Phantom Talons", table.blue)
    assert table.why_no_cast(table.blue, "Dispel", agony) is None


def test_ward_and_rune_want_both_to_be_paid() -> None:
    """To dissolve an inscribed item under Armor Ward costs four and two more; unpaid, the item stays."""
    table = Table(red="Wizard", blue="Anvil Throne Warlord")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.book(BLUE, "Leather Gloves")
    table.decide("inscribe", take("Rune of Fortification"))
    table.cast(table.blue, "Leather Gloves", table.blue)
    gloves = table.find("Leather Gloves")
    table.attach("Armor Ward", table.blue)
    assert table.armor(table.blue) == 2
    table.always("pay to destroy", PAY)
    table.cast(table.red, "Dissolve", table.blue, gloves.id)
    assert (table.in_play(gloves), table.red.mana) == (False, 50 - 2 - 6)


def test_a_bomb_a_plague_and_no_end_of_it() -> None:
    """The bomber's blast tears the plague zombie, and its death rots the Living around, friend and foe."""
    table = Table(red="Necromancer", blue="Warlord")
    bomber, zombie = table.put("Goblin Bomber", BLUE, damage=4), table.put("Plague Zombie", RED, damage=3)
    knight = table.put(make_creature("Knight", life=20, attack=[CLAW]), RED)
    skeleton = table.put("Skeletal Sentry", RED)
    table.dice("2 0 0")
    table.effect(7)
    table.decide("order", take(zombie), take(knight))
    table.dice("1* 0 0 0", effect=1)
    table.dice("0 0 0 0", effect=1)
    table.dice("0 0 0 0", effect=1)
    table.attack(knight, "Claw", bomber)
    assert not table.in_play(bomber)
    assert not table.in_play(zombie)
    assert (knight.conditions, skeleton.conditions) == ({ROT: 1}, {})


def test_devoured_nobody_hatches_nobody_rises_and_the_graveyard_has_its_share() -> None:
    """What is Obliterated sets off nothing attached to it; the graveyard, which is not, takes its mana."""
    table = Table(red="Necromancer", blue="Druid")
    graveyard = table.put("Graveyard", RED, "A1")
    graveyard.mana = 0
    kralathor = table.put("Kralathor, The Devourer", BLUE)
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.attach("Rise Again", wolf, RED)
    table.give(wolf, ICHTHELLID_LARVA)
    table.always("offer", take())
    table.dice("2 2 2 2")
    table.attack(kralathor, "Great Maw", wolf)
    table.end_round()
    assert table.find_all("Timber Wolf") == []
    assert (graveyard.mana, kralathor.conditions, discarded(table, RED)) == (2, {GROWTH: 1}, ["Rise Again"])


def test_a_pet_roused_at_once_bites_beside_its_master() -> None:
    """Summoned as a quick spell, bound, and roused with the quickcast, it strikes the same round with two dice more."""
    table = Table(red="Beastmaster", blue="Warlock")
    foe = table.put(make_creature("Foe", life=20), BLUE, "C1")
    table.decide("offer", take())
    table.cast(table.red, "Bitterwood Fox", "C1", full=False)
    fox = table.find("Bitterwood Fox")
    assert not fox.active
    spell = table.cast(table.red, "Rouse the Beast", fox)
    assert (spell.paid, fox.active) == (1, True)
    assert table.why_no_cast(table.red, "Rouse the Beast", fox) is not None
    table.dice("1 1 1 1 1")
    table.act(fox, attack(fox, "Bite", foe))
    assert foe.damage == 5


def test_the_brighter_the_temple_the_fewer_it_stuns() -> None:
    """With two temples and two mana a roll of eight stuns, and a nine only dazes."""
    table = Table(red="Priestess", blue="Warlock")
    temple = table.put("Temple of Light", RED, "B2")
    table.put("Hand of Bim-Shalla", RED, "B1")
    foe = table.put(make_creature("Foe", life=20), BLUE, "B3")
    ways = [each for each in table.between(RED) if temple.id in each and foe.id in each]
    assert len(ways) == 2, ways
    two = ways[-1]
    table.dice("1 1", effect=8)
    table.use(RED, two)
    assert (foe.damage, foe.conditions, table.red.mana) == (2, {STUN: 1}, 48)
    assert not any(temple.id in each for each in table.between(RED))
    table.reset()
    table.dice("0 0", effect=9)
    table.use(RED, two)
    assert foe.conditions == {STUN: 1, DAZE: 1}


def test_in_malacodas_company_only_the_dead_and_the_master_of_plagues_are_well() -> None:
    """The stench hurts friend and foe that live, a unicorn's healing comes too late or too early, as one likes."""
    table = Table(red="Warlock", blue="Necromancer")
    table.put("Malacoda", RED, "B2")
    table.move_to(table.blue, "B2")
    bones = table.put("Skeletal Sentry", BLUE)
    wolf = table.put(make_creature("Wolf", life=10), RED, damage=8)
    table.put("Highland Unicorn", RED, "B2")
    table.decide("upkeep order", first(wolf, "Regenerate"))
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert (table.blue.damage, bones.damage, wolf.damage) == (0, 0, 9)


def test_an_unstable_zombie_sheds_its_clumsiness_for_a_walk() -> None:
    """It may choose to walk like others for one Action Phase; only critical damage touches it."""
    table = Table(red="Necromancer", blue="Beastmaster")
    zombie = table.put("Unstable Zombie", RED, "B1")
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE, "B3")
    table.always("choose one", lambda request: request.options[-1])
    table.always("offer", lambda request: next(each for each in request.options if "walk" in str(each).lower()))
    table.act(zombie, move("B2"), move("B3"))
    assert table.place(zombie) == "B3"
    table.dice("2 2 1*")
    table.attack(foe, "Claw", zombie)
    assert zombie.damage == 1


def test_siphoned_and_harmonized_the_mage_channels_nine() -> None:
    """Minus two and plus one on ten; without the Siphon eleven."""
    table = Table(red="Wizard", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.attach("Harmonize", table.blue)
    table.decide("choose one", take(table.blue))
    table.cast(table.red, "Mana Siphon", "B2")
    table.mana(BLUE, 0)
    table.channel()
    assert table.blue.mana == 9
    table.destroy(table.find("Mana Siphon"))
    table.channel()
    assert table.blue.mana == 20


def test_a_stomp_dazes_iron_and_fells_the_guard_of_the_air() -> None:
    """The quake slams a guarding flyer out of its guard, and only dazes what cannot be moved; its maker stands."""
    table = Table(red="Warlord", blue="Wizard")
    giant = table.put("Earth Elemental", RED)
    golem, guard = table.put("Iron Golem", RED), table.put("Gargoyle Sentry", BLUE)
    table.guard(guard)
    table.decide("order", take(golem))
    table.dice("0 0 0", effect=7)
    table.dice("1 1 1", effect=10)
    table.act(giant, attack(giant, "Quake Stomp", "B2"))
    assert (golem.conditions, guard.conditions, guard.guarding, giant.damage) == ({DAZE: 1}, {SLAM: 1}, False, 0)


def test_a_wound_of_the_burning_is_deeper_to_the_demon() -> None:
    """A helmet of bloodfire gives demons a die against what burns; the Warlock's touch keeps the fire alive."""
    table = Table(red="Adramelech Warlock", blue="Priestess")
    slayer = table.put("Dark Pact Slayer", RED, damage=3)
    foe = table.put(make_creature("Foe", life=25), BLUE)
    table.attach("Bloodfire Helmet", table.red)
    table.attach("Adramelech's Touch", foe, RED)
    table.condition(foe, BURN)
    table.always("offer", take())
    table.dice("1 1 1 1 1")
    table.attack(slayer, "Hellsword", foe)
    assert (foe.damage, slayer.damage) == (5, 2)
    table.dice("0")
    table.decide("fan the fire", ("fan the fire", 1))
    table.upkeep()
    assert (foe.conditions, table.red.mana) == ({BURN: 1}, 49)
