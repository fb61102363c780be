"""Marks and masters: what a mage has put his sign on, who commands it now, and what his gifts cost him."""

from mageduel.facts.conditions import BURN, CORRODE, DAZE, ICHTHELLID_LARVA
from mageduel.facts.traits import MELEE
from tests.compound.piles import discarded, in_book
from tests.kit.answers import (
    NO_COUNTERSTRIKE,
    NO_DEFENSE,
    NOTHING,
    PAY,
    ability,
    attack,
    cast,
    move,
    take,
)
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def challenge(table: Table, creature_id: int) -> None:
    """Let the Paladin challenge a creature in the Upkeep Phase."""
    table.decide("offer", ("pick out", creature_id))
    table.upkeep()


# Beasts and veterans


@rule("sup.ability.pet-zone-bonus-survives-control-change")
def test_a_pet_listens_to_the_voice_of_its_own_master_alone() -> None:
    """Led by another Beastmaster it gets its zone die beside the first one only, and blocks the first one's marker."""
    table = Table(red="Beastmaster", blue="Beastmaster")
    wolf = table.put("Timber Wolf", RED)
    table.pet(wolf)
    table.control(wolf, BLUE)
    table.move_to(table.blue, "B2")
    assert table.value(wolf, MELEE) == 1
    table.move_to(table.red, "B2")
    assert table.value(wolf, MELEE) == 2
    table.summon("Bitterwood Fox", RED, "B1")
    table.decide("offer", take())
    fox = table.summon("Bitterwood Fox", BLUE, "B3")
    assert (table.life(fox), table.life(wolf), table.blue.mana) == (5 + 3, 10 + 3, 50 - 2)


def test_prey_that_was_healed_whole_is_not_hunted_when_it_bleeds_again() -> None:
    """Without damage the marker goes home, so new wounds bring no bonus, and this round it is not placed again."""
    table = Table(red="Johktari Beastmaster", blue="Priestess")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", RED)
    prey = table.put("Knight of Westlock", BLUE, damage=2)
    table.use(RED, ability(table.red, "Wounded Prey", prey))
    assert table.odds(wolf, "Bite", prey).dice.value == 5
    table.dice("2 1 0 0 0")
    table.cast(table.blue, "Minor Heal", prey)
    table.always("defend", NO_DEFENSE)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", prey)
    assert (prey.damage, table.odds(wolf, "Bite", prey).dice.value) == (2, 4)
    assert ability(table.red, "Wounded Prey", prey) not in table.between(RED)
    table.reset()
    assert ability(table.red, "Wounded Prey", prey) in table.between(RED)


def test_a_borrowed_wolf_brings_its_badge_home() -> None:
    """For an enemy Warlord it killed its own side's fox; the token lies on the wolf and goes with it."""
    table = Table(red="Beastmaster", blue="Warlord")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED, damage=4)
    table.control(wolf, BLUE)
    table.dice("2 0 0 0")
    table.attack(wolf, "Bite", fox)
    table.control(wolf, RED)
    assert (table.in_play(fox), table.value(wolf, MELEE), table.armor(wolf)) == (False, 1, 3)


@rule("sup.spell.reverse-attack-attacker-unchanged")
def test_a_wolf_that_its_own_bite_kills_makes_no_veteran_and_no_wrath() -> None:
    """The attacker stays who it was: the orc has attacked nobody, and no enemy creature has killed the wolf."""
    table = Table(red="Warlord", blue="Priestess")
    orc, wolf = table.put("Orc Butcher", RED), table.put("Timber Wolf", BLUE, damage=8)
    angel = table.put("Valshalla, Lightning Angel", BLUE, "A1")
    table.hide("Reverse Attack", orc)
    table.decide("pay reveal", PAY)
    table.dice("2* 0 0 0")
    table.act(wolf, attack(wolf, "Bite", orc))
    assert (table.in_play(wolf), orc.damage) == (False, 0)
    assert (tokens_on(orc).get("Veteran", 0), tokens_on(angel).get("Wrath", 0)) == (0, 0)


def test_a_ring_of_beasts_serves_the_call_in_passing_first() -> None:
    """The quickly called fox is cheaper by one; the wolf cast slowly in the same round costs all nine."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.attach("Ring of Beasts", table.red)
    table.always("offer", lambda request: request.decline or request.options[0])
    table.cast(table.red, "Bitterwood Fox", "C1", full=False)
    assert table.red.mana == 50 - 4
    table.cast(table.red, "Timber Wolf", "C1")
    assert table.red.mana == 46 - 9


# Force and towers


def test_a_dazed_forcemasters_ring_makes_up_for_half_of_it() -> None:
    """Her Deflect is a Defense like any other: two less for the Daze, one more for the ring, seven needed."""
    for roll, hurt in ((8, 0), (7, 2)):
        table = Table(red="Forcemaster", blue="Beastmaster")
        table.move_to(table.red, "B2")
        table.attach("Defense Ring", table.red)
        table.condition(table.red, DAZE)
        wolf = table.put("Timber Wolf", BLUE)
        table.decide("defend", take(table.red))
        table.effect(roll)
        if hurt:
            table.dice("2* 0 0 0")
        table.attack(wolf, "Bite", table.red)
        assert (table.red.damage, table.red.mana) == (hurt, 49)


@rule("sup.spell.wall-of-pikes-extra-mana-only-that-side")
def test_a_pull_from_behind_the_pikes_is_no_pull_through_a_wall_that_attacks() -> None:
    """Only who comes from where the pikes point meets Passage Attacks; from behind she may pull it through unhurt."""
    for facing, ends in (("B2", "B2"), ("B3", "B3")):
        table = Table(red="Forcemaster", blue="Beastmaster")
        table.move_to(table.red, "B2")
        wolf = table.put("Timber Wolf", BLUE, "B3")
        pikes = table.wall("Wall of Pikes", "B2|B3", BLUE)
        pikes.facing = table.zone(facing)
        if any("Force Pull" in each for each in table.actions(table.red)):
            table.act(table.red, cast("Force Pull", wolf))
        assert (table.place(wolf), wolf.damage) == (ends, 0)


@rule("sup.spell.marked-for-death-creatures-only", "sup.spell.attack-spell-made-by-caster-object")
def test_a_tower_shoots_with_neither_its_masters_ring_nor_his_dizziness() -> None:
    """The tower makes the attack: no ring, no keen eye, no Daze of the mage's, and the mark helps creatures alone."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.attach("Lightning Ring", table.red)
    table.attach("Hawkeye", table.red)
    table.condition(table.red, DAZE)
    tower = table.put("Wizard's Tower", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.attach("Marked for Death", wolf, RED)
    table.prepare_for(tower, "Lightning Bolt")
    table.dice("1 1 1 1 2*", effect=1)
    table.cast(tower, "Lightning Bolt", wolf)
    assert (table.rolled, wolf.damage, table.red.mana) == ([5], 2 + 2, 50 - 8)


# Prayers and curses


def test_a_ring_of_asyra_pays_for_the_reveal_and_not_for_the_prayer_after_it() -> None:
    """Casting face down gets no discount, showing the blessing does, and ring and reward are both used up by that."""
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Ring of Asyra", table.red)
    wolf = table.put("Timber Wolf", RED, damage=3)
    life = table.life(table.red)
    table.cast(table.red, "Divine Protection", wolf)
    assert table.red.mana == 50 - 2
    table.reveal(table.find("Divine Protection"))
    assert (table.red.mana, table.life(table.red)) == (48 - 1, life + 1)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", wolf)
    assert (table.red.mana, table.life(table.red), wolf.damage) == (47 - 5, life + 1, 2)


@rule("codex.obliterate.other-triggers", "core.mage.warlock-curseweaving-return")
def test_a_curse_on_whom_the_plant_has_devoured_is_woven_back() -> None:
    """The victim is removed from the game, but what the Warlock does when it is destroyed is no trigger of its own."""
    table = Table(red="Warlock", blue="Beastmaster")
    snapper = table.put("Vine Snapper", RED)
    wolf = table.put("Timber Wolf", BLUE, damage=8)
    table.attach("Enfeeble", wolf, RED)
    table.attach("Bear Strength", wolf)
    table.decide("offer", take())
    table.dice("2* 0 0 0 0")
    table.act(snapper, attack(snapper, "Cavernous Maw", wolf))
    assert (in_book(table, RED), discarded(table, BLUE)) == (["Enfeeble"], ["Bear Strength"])


@rule("sup.codex.larva-hatches-on-destruction", "codex.larva.arrival")
def test_the_master_of_plagues_hurries_a_birth() -> None:
    """A larva is a poison condition: one mana more kills the host, and what hatches may serve him from then on."""
    table = Table(red="Necromancer", blue="Beastmaster")
    mother = table.put("Ichthellid", RED, "A1")
    wolf = table.put("Timber Wolf", BLUE, "B3", damage=5)
    table.book(RED, "Ichthellid")
    table.move_to(mother, "B3")
    table.decide("offer", take())
    table.dice("2* 1* 0")
    table.act(mother, attack(mother, "Impregnating Bite", wolf))
    assert (wolf.damage, ICHTHELLID_LARVA in wolf.conditions) == (8, True)
    wolf.damage = 9
    mana = table.red.mana
    table.decide("offer", take(wolf))
    table.decide("hatch", lambda request: next(each for each in request.options if each != request.decline))
    table.upkeep()
    assert (table.in_play(wolf), table.red.mana, len(table.find_all("Ichthellid"))) == (False, mana - 1, 1)
    table.always("offer", take())
    table.end_round()
    born = next(each for each in table.find_all("Ichthellid") if each is not mother)
    assert (table.place(born), born.controller, table.red.mana) == ("B3", RED, mana - 1)
    assert [each.name for each in born.attachments] == ["Eternal Servant"]


@rule("sup.ability.eternal-servant-returns-in-zone-of-death")
def test_a_death_ring_pays_nothing_towards_a_resurrection_the_graveyard_drinks_from() -> None:
    """Raising the servant is no casting, so it costs all five; its death fills the graveyard by its Level meanwhile."""
    table = Table(red="Necromancer", blue="Beastmaster")
    table.attach("Death Ring", table.red)
    yard = table.put("Graveyard", RED, "A1")
    table.decide("offer", take())
    minion = table.summon("Skeletal Minion", RED, "B3")
    bear = table.put("Steelclaw Grizzly", BLUE, "B3")
    table.always("order", lambda request: request.options[0])
    table.always("offer", take())
    table.dice("2 2 2 0 0")
    table.act(bear, attack(bear, "Claws", minion))
    assert (table.in_play(minion), table.red.mana, yard.mana) == (False, 50 - 5, 1)
    table.end_round()
    assert (table.place(table.find("Skeletal Minion")), table.red.mana) == ("B3", 45)


# Light and fire


@rule("sup.rules.barrier-itself-is-the-attacker")
def test_a_priests_fire_catches_from_his_hand_and_not_from_his_halo() -> None:
    """The circle of light strikes by itself; his answering hand makes a light attack of his own, once a round."""
    table = Table(red="Priest", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Circle of Light", table.red)
    table.guard(table.red)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.decide("counterstrike", take(table.red))
    table.decide("offer", take())
    table.dice("1 0 0 0 0")
    table.dice("2*", effect=1)
    table.dice("2* 0", effect=1)
    table.act(bear, attack(bear, "Claws", table.red))
    assert (bear.damage, bear.conditions, table.red.mana) == (4, {BURN: 1}, 49)
    table.dice("2* 0", effect=1)
    table.act(table.red, attack(table.red, "Hand of Purification", bear))
    assert (bear.damage, bear.conditions) == (6, {BURN: 1})


@rule("sup.ability.holy-avenger-trigger-holy-conjuration")
def test_an_avenger_that_struck_back_has_had_its_vengeance() -> None:
    """The wolf broke a holy temple's wall; the counterstrike is the Avenger's first attack on it, the next is plain."""
    table = Table(red="Priest", blue="Beastmaster")
    hand = table.put("Hand of Bim-Shalla", RED)
    table.decide("offer", take())
    knight = table.summon("Asyran Defender", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", hand)
    table.guard(knight)
    table.decide("defend", NO_DEFENSE)
    table.decide("counterstrike", take(knight))
    table.dice("0 0 0 0  2 2 1 0 0")
    table.attack(wolf, "Bite", knight)
    assert (wolf.damage, hand.damage) == (5 - 1, 2)
    table.dice("2 2 1")
    table.attack(knight, "Broadsword", wolf)
    assert wolf.damage == 4 + 3


def test_she_weaves_the_fire_off_her_own_robe_onto_whoever_lit_it() -> None:
    """She is an object in reach like any other: one of her own Burns goes to the wolf that shares her zone."""
    table = Table(red="Adramelech Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.condition(table.red, BURN, 2)
    wolf = table.put("Timber Wolf", BLUE)
    table.decide("weave fire", ("weave fire", table.red.id, wolf.id))
    table.act(table.red, NOTHING)
    assert (table.red.conditions, wolf.conditions) == ({BURN: 1}, {BURN: 1})


# Runes


def test_boots_from_the_forge_are_cheaper_by_the_hammer_and_get_their_rune_too() -> None:
    """Whoever cast them, they came into play on him; the hammer saves one for his spawnpoint, the rune costs one."""
    table = Table(red="Anvil Throne Warlord", blue="Beastmaster")
    forge = table.put("Battle Forge", RED, "C1")
    table.attach("Eisenach's Forge Hammer", table.red)
    table.prepare_for(forge, "Leather Boots")
    table.decide("deploy", lambda request: next(each for each in request.options if each[0] == "deploy"))
    table.decide("inscribe", ("inscribe", "Rune of Fortification"))
    table.deploy()
    assert (table.armor(table.red), table.red.mana) == (2, 50 - 1 - 1)


def test_a_rune_of_shielding_steadies_dazed_feet_once() -> None:
    """Seven less two for the Daze and two more for the rune is seven; a round later without the Daze five will do."""
    table = Table(red="Anvil Throne Warlord", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.decide("inscribe", ("inscribe", "Rune of Shielding"))
    table.cast(table.red, "Reflex Boots", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(table.red, DAZE)
    for roll in (7, 5):
        table.decide("defend", lambda request: next(each for each in request.options if each != NO_DEFENSE))
        table.effect(roll)
        table.attack(wolf, "Bite", table.red)
        table.red.conditions.clear()
        table.reset()
    assert table.red.damage == 0


# Valor


def aura(table: Table, name: str) -> None:
    """Let the Paladin have an aura."""
    table.tokens(table.red, "Valor", 6)
    table.act(table.red, take("ability", name))


@rule("sup.codex.example-fox-redclaw-corrode")
def test_rust_on_a_paladins_promise_falls_off_when_he_leaves() -> None:
    """The fox has armor only beside him; without it the acid has nothing to lie on, and it is whole when he returns."""
    table = Table(red="Paladin", blue="Warlock")
    table.move_to(table.red, "B2")
    aura(table, "Resolute Aura")
    fox = table.put("Bitterwood Fox", RED)
    table.give(fox, CORRODE, 2)
    assert (table.armor(fox), fox.conditions, fox.damage) == (0, {CORRODE: 2}, 0)
    table.reset()
    table.act(table.red, move("B1"), NOTHING)
    assert (fox.conditions, fox.damage) == ({}, 0)
    table.reset()
    table.act(table.red, move("B2"), NOTHING)
    assert table.armor(fox) == 2


def test_retribution_finds_the_pixie_and_not_her_master() -> None:
    """The creature that casts is the familiar, far off and behind a wall or not: she takes the light."""
    table = Table(red="Paladin", blue="Beastmaster")
    table.move_to(table.red, "B2")
    aura(table, "Retribution Aura")
    knight = table.put("Asyran Defender", RED)
    pixie = table.put("Fellella, Pixie Familiar", BLUE, "B3")
    pixie.mana = 2
    table.cast(pixie, "Rhino Hide", knight)
    assert (pixie.damage, table.blue.damage, table.find("Rhino Hide").hidden) == (1, 0, True)


def test_a_challenged_brute_that_strikes_back_at_a_squire_shows_no_honor_either() -> None:
    """A counterstrike is an attack on somebody else than the Paladin and earns him Valor; blows at himself do not."""
    table = Table(red="Paladin", blue="Warlock")
    table.move_to(table.red, "B2")
    squire = table.put(make_creature("Squire", life=20, attack=[CLAW]), RED)
    brute = table.put(make_creature("Brute", life=30, armor=9, attack=[CLAW]), BLUE)
    challenge(table, brute.id)
    table.always("reroll dice", lambda request: request.decline or request.options[-1])
    table.always("offer", lambda request: request.decline or request.options[-1])
    table.guard(brute)
    table.decide("counterstrike", take(brute))
    table.dice("0 0 0  1 0 0")
    table.attack(squire, "Claw", brute)
    assert (squire.damage, tokens_on(table.red).get("Valor", 0)) == (1, 1)
    table.always("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 0 0")
    table.attack(brute, "Claw", table.red)
    assert (table.red.damage, tokens_on(table.red).get("Valor", 0)) == (1, 1)


# Songs


@rule("sup.rules.mandatory-action-must-pay-costs")
def test_a_called_wolf_pays_the_orbs_toll_or_stays_where_it_is() -> None:
    """With mana it must pay the price of the step and come; with none it cannot and is free."""
    for mana, free in ((1, False), (0, True)):
        table = Table(red="Siren", blue="Beastmaster")
        table.move_to(table.red, "B2")
        table.put("Suppression Orb", RED, "C1")
        wolf = table.put("Timber Wolf", BLUE, "B4")
        table.act(table.red, cast("Siren's Call", wolf))
        table.mana(BLUE, mana)
        assert (NOTHING in table.actions(wolf)) is free
        assert (move("B3") in table.actions(wolf)) is not free
