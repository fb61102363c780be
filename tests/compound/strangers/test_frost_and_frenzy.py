"""What came first and what came last: frost, frenzy, wings, curses and other effects in the order of time."""

from mageduel.dsl.steps import COUNTER_SPELL, ROLL_DICE
from mageduel.facts.conditions import BURN, DAZE, FREEZE, STUN, TAINTED, WEAK, ZOMBIE
from mageduel.facts.traits import (
    FAST,
    FINITE_LIFE,
    FLYING,
    LUMBERING,
    MELEE,
    NONLIVING,
    PEST,
    SLOW,
)
from mageduel.state.objects import Object
from tests.compound.choices import keep_all_but
from tests.compound.piles import discarded, in_book
from tests.kit.answers import LET_GO, NOTHING, PAY, attack, cast, first, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def seize(table: Table, creature: Object) -> Object:
    """Let Red's Forcemaster come near and take hold of a mind."""
    table.move_to(table.red, "B2")
    control = table.hide("Mind Control", creature, RED)
    table.reveal(control)
    return control


@rule("sup.rules.gain-lose-conflict-later-wins")
def test_frost_after_the_frenzy_makes_the_zombie_clumsy_again() -> None:
    """A zombie the Frenzy has made nimble lumbers again once it is frozen; frozen before, it runs."""
    table = Table(red="Necromancer", blue="Wizard")
    runner = table.put("Zombie Minion", RED, "B2")
    late = table.put("Zombie Minion", RED, "B2")
    table.give(runner, FREEZE)
    table.cast(table.red, "Zombie Frenzy", None)
    table.give(late, FREEZE)
    assert not table.has(runner, LUMBERING)
    assert table.has(late, LUMBERING)
    assert any(each[0] == "move" for each in table.offered(runner, move("B3")))
    assert not any(each[0] == "move" for each in table.offered(late, move("B3")))


def test_thawed_by_fire_the_frenzied_runs_on() -> None:
    """A Burn takes the Freeze off that came after the Frenzy, and with it the clumsiness."""
    table = Table(red="Necromancer", blue="Wizard")
    zombie = table.put("Zombie Minion", RED, "B2")
    table.cast(table.red, "Zombie Frenzy", None)
    table.give(zombie, FREEZE)
    table.give(zombie, BURN)
    assert (zombie.conditions, table.has(zombie, LUMBERING), table.has(zombie, FAST)) == ({}, False, True)


def test_a_second_frost_counts_from_when_it_came() -> None:
    """Frozen before the Frenzy and once more after it, the zombie lumbers."""
    table = Table(red="Necromancer", blue="Wizard")
    zombie = table.put("Zombie Minion", RED, "B2")
    table.give(zombie, FREEZE)
    table.cast(table.red, "Zombie Frenzy", None)
    table.give(zombie, FREEZE)
    assert (zombie.conditions, table.has(zombie, LUMBERING)) == ({FREEZE: 2}, True)


def test_risen_after_the_frenzy_it_is_slow() -> None:
    """Who becomes a zombie after the Frenzy was cast was no zombie when it meant them: he is Slow."""
    table = Table(red="Necromancer", blue="Wizard")
    wolf, zombie = table.put("Timber Wolf", RED), table.put("Zombie Brute", RED)
    table.cast(table.red, "Zombie Frenzy", None)
    table.give(wolf, ZOMBIE)
    assert (table.has(wolf, SLOW), table.has(wolf, FAST), table.has(wolf, NONLIVING)) == (True, False, True)
    assert (table.has(zombie, FAST), table.has(zombie, PEST), table.has(zombie, LUMBERING)) == (True, False, False)


def test_enfeebled_when_it_rises_the_dead_lies_stunned_and_keeps_what_life_it_had() -> None:
    """Slow already, it receives a Stun with the marker; Life gained before stays, Life gained after does not come."""
    table = Table(red="Necromancer", blue="Warlock")
    wolf = table.put("Timber Wolf", RED)
    life = table.life(wolf)
    table.attach("Bull Endurance", wolf)
    table.attach("Enfeeble", wolf, BLUE)
    table.give(wolf, ZOMBIE)
    assert (wolf.conditions, table.life(wolf)) == ({ZOMBIE: 1, STUN: 1}, life + 4)
    table.attach("Iguana Regrowth", wolf)
    assert table.life(wolf) == life + 4


def test_wings_shifted_away_and_back_are_newer_than_the_curse() -> None:
    """Eagle Wings that come back to a maimed creature give it Flying again, until it is bound."""
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    wings = table.attach("Eagle Wings", wolf)
    table.attach("Maim Wings", wolf, BLUE)
    assert not table.has(wolf, FLYING)
    table.cast(table.red, "Shift Enchantment", wings, fox.id)
    assert table.has(fox, FLYING)
    table.cast(table.red, "Shift Enchantment", wings, wolf.id)
    assert table.has(wolf, FLYING)
    table.attach("Force Hold", wolf, BLUE)
    assert not table.has(wolf, FLYING)


def test_life_moves_to_the_finite_and_waits_there() -> None:
    """Bull Endurance shifted under Poisoned Blood gives nothing; once the curse is dispelled it does."""
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    one, two = table.put(make_creature("One"), RED), table.put(make_creature("Two"), RED)
    life = table.life(two)
    bull = table.attach("Bull Endurance", one)
    blood = table.attach("Poisoned Blood", two, BLUE)
    table.cast(table.red, "Shift Enchantment", bull, two.id)
    assert (table.life(one), table.life(two)) == (life, life)
    table.cast(table.red, "Dispel", blood)
    assert (table.life(two), table.has(two, FINITE_LIFE)) == (life + 4, False)


def test_stolen_strength_kills_the_robbed() -> None:
    """Who lives by Bull Endurance alone dies when it is stolen, and not by damage: no bomb goes off."""
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.red, "B2")
    bomber = table.put("Goblin Bomber", BLUE, damage=0)
    bull = table.attach("Bull Endurance", bomber)
    bomber.damage = 7
    friend = table.put(make_creature("Friend"), RED)
    life = table.life(friend)
    spell = table.cast(table.red, "Steal Enchantment", bull, friend.id)
    assert not table.in_play(bomber)
    assert (spell.paid, table.life(friend), bull.controller, friend.damage) == (10, life + 4, RED, 0)


def test_debilitated_no_bonus_comes_through_and_a_penalty_does() -> None:
    """Bear Strength, Growth and a Pet's bond give no dice to the Debilitated, nor does a pack leader; Agony stays."""
    table = Table(red="Beastmaster", blue="Warlock")
    wolf, foe = table.put("Timber Wolf", RED), table.put(make_creature("Foe", life=20), BLUE)
    table.put("Redclaw, Alpha Male", RED)
    table.attach("Bear Strength", wolf)
    table.pet(wolf)
    table.attach("Debilitate", wolf, BLUE)
    assert table.value(wolf, MELEE) == 0
    table.attach("Agony", wolf, BLUE)
    table.dice("1 1")
    table.attack(wolf, "Bite", foe)
    assert foe.damage == 2


def test_the_zombie_marker_on_a_pet_keeps_the_bond() -> None:
    """Raised as a zombie, the Pet keeps Armor, Melee and the Life it had, hungers, and is Obliterated in the end."""
    table = Table(red="Beastmaster", blue="Necromancer")
    table.move_to(table.red, "A1")
    wolf = table.put("Timber Wolf", RED)
    life, armor = table.life(wolf), table.armor(wolf)
    table.pet(wolf)
    table.give(wolf, ZOMBIE)
    assert (table.life(wolf), table.armor(wolf), table.value(wolf, MELEE)) == (life + 3, armor + 1, 1)
    table.destroy(wolf)
    assert discarded(table, RED) == []


@rule("sup.spell.mind-control-unpaid-upkeep-reverts-control", "sup.spell.mind-control-upkeep-first")
def test_the_drained_and_mastered_slave_is_paid_for_in_order() -> None:
    """Mind Control is paid before the Drain on the slave; refused, the slave's old master pays for the Drain."""
    table = Table(red="Forcemaster", blue="Warlock")
    slayer = table.put("Dark Pact Slayer", BLUE)
    control = seize(table, slayer)
    table.attach("Essence Drain", slayer, RED)
    assert slayer.controller == RED
    table.decide("upkeep", LET_GO, PAY)
    table.upkeep()
    assert not table.in_play(control)
    assert (slayer.controller, table.blue.mana, table.red.mana) == (BLUE, 48, 44)
    assert STUN in slayer.conditions


def test_the_slave_is_kept_and_the_drain_not_paid() -> None:
    """Paid for, the mind stays bound; the Drain unpaid, the creature is gone, and its card goes home to its owner."""
    table = Table(red="Forcemaster", blue="Warlock")
    slayer = table.put("Dark Pact Slayer", BLUE)
    control = seize(table, slayer)
    table.attach("Essence Drain", slayer, BLUE)
    table.decide("upkeep", PAY, LET_GO)
    table.upkeep()
    assert not table.in_play(slayer)
    assert not table.in_play(control)
    assert (table.red.mana, discarded(table, BLUE)) == (41, ["Dark Pact Slayer", "Essence Drain"])


def test_rot_and_regrowth_in_the_order_one_likes() -> None:
    """Healed first, a creature outlives the rot that would have killed it, if its controller says so."""
    table = Table(red="Beastmaster", blue="Warlock")
    wolf = table.put(make_creature("Wolf", life=10), RED, damage=8)
    table.attach("Regrowth", wolf)
    table.attach("Ghoul Rot", wolf, BLUE)
    table.decide("upkeep order", first(wolf, "Regenerate"))
    table.upkeep()
    assert wolf.damage == 8


@rule("sup.spell.example-steal-enchantment-ghoul-rot-costs")
def test_the_moved_curse_costs_twice_on_a_mage() -> None:
    """Stealing Ghoul Rot from a creature to lay it on the mage costs both prices, the second with Magebind."""
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", RED)
    rot = table.attach("Ghoul Rot", wolf, BLUE)
    spell = table.cast(table.red, "Steal Enchantment", rot, table.blue.id)
    assert (spell.paid, rot.controller, rot.attached_to) == (14, RED, table.blue)


@rule("sup.spell.steal-enchantment-may-retarget-same-host")
def test_a_charm_is_stolen_for_the_same_target_and_turns_round() -> None:
    """Back on the same creature under a new master, Charm shields him and no longer the first one."""
    table = Table(red="Forcemaster", blue="Forcemaster")
    brute = table.put("Timber Wolf", BLUE)
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    charm = table.attach("Charm", brute, RED)
    assert table.why_no_attack(brute, "Bite", table.red) is not None
    table.cast(table.blue, "Steal Enchantment", charm, brute.id)
    assert charm.controller == BLUE
    assert table.why_no_attack(brute, "Bite", table.red) is None


def test_charmed_it_may_not_breathe_on_the_mage_and_his_own_blast_breaks_the_charm() -> None:
    """No zone attack may be aimed where its charmer stands; struck by his spell, the charm is broken."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    oscuda = table.put("Oscuda", BLUE)
    table.move_to(table.red, "B2")
    charm = table.attach("Charm", oscuda, RED)
    assert attack(oscuda, "Stink Cloud", "B2") not in table.actions(oscuda)
    table.move_to(table.red, "B1")
    assert attack(oscuda, "Stink Cloud", "B2") in table.actions(oscuda)
    table.dice("1* 0 0 0 0 0", effect=1)
    table.cast(table.red, "Force Hammer", oscuda)
    assert (oscuda.damage, table.in_play(charm)) == (1, False)


def test_a_curse_of_the_mastered_follows_the_caster_and_not_the_slave() -> None:
    """Upkeep of an enchantment is its own controller's affair, whoever commands the creature under it."""
    table = Table(red="Forcemaster", blue="Warlock")
    golem = table.put("Timber Wolf", BLUE)
    stone = table.attach("Turn to Stone", golem, BLUE)
    seize(table, golem)
    table.always("upkeep", keep_all_but(stone))
    table.upkeep()
    assert not table.in_play(stone)
    assert (golem.controller, table.red.mana, table.blue.mana) == (RED, 44, 50)


def test_poisoned_in_time_the_heal_finds_nothing_to_do() -> None:
    """Poisoned Blood turned up after the Counter Spell Step leaves the Heal its dice and takes its effect."""
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf = table.put(make_creature("Wolf"), RED, damage=6)
    blood = table.hide("Poisoned Blood", wolf, BLUE)
    table.reveal_after(COUNTER_SPELL, blood, target=wolf)
    table.dice("2 2 2 0 0 0 0 0")
    table.cast(table.red, "Heal", wolf)
    assert wolf.damage == 6


def test_endurance_revealed_after_the_dice_and_dispelled_later() -> None:
    """Bull Endurance saves from the blow, and its end kills; that is no destruction by an attack."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B2")
    brute = table.put(make_creature("Brute", attack=[CLAW | {"dice": 5}]), RED)
    wolf = table.put(make_creature("Wolf", life=8), BLUE)
    bull = table.hide("Bull Endurance", wolf)
    table.reveal_after(ROLL_DICE, bull, by=brute)
    table.dice("2 2 2 2 2")
    table.attack(brute, "Claw", wolf)
    assert (wolf.damage, table.life(wolf)) == (10, 12)
    table.cast(table.red, "Dispel", bull)
    assert not table.in_play(wolf)


def test_two_weak_one_tainted_and_what_a_wand_and_a_priestess_take_off() -> None:
    """Each marker has its price, the wand serves once a round, and what was Tainted is clean of that damage."""
    table = Table(red="Priestess", blue="Necromancer")
    table.move_to(table.red, "B2")
    wolf = table.put(make_creature("Wolf", attack=[CLAW], life=10), RED, damage=6)
    foe = table.put(make_creature("Foe", life=20), BLUE)
    wand = table.attach("Wand of Healing", table.red)
    table.condition(wolf, WEAK, 2)
    table.condition(wolf, TAINTED)
    table.dice("1")
    table.attack(wolf, "Claw", foe)
    clean = ("cast", wand.id, "Wand's Light", wolf.id, "Tainted")
    table.act(table.red, clean)
    assert (wolf.conditions, table.red.mana) == ({WEAK: 2}, 47)
    assert clean[:3] not in [each[:3] for each in table.actions(table.red)]
    table.act(table.red, cast("Restore (full)", wolf, "Weak, Weak"))
    assert (wolf.conditions, table.red.mana, wolf.damage, foe.damage) == ({}, 43, 6, 1)


def test_hidden_it_is_no_curse_and_shown_it_hurts() -> None:
    """Moloch's Torment hurts only whom a revealed curse marks, once, however many there are, for one mana each."""
    table = Table(red="Warlock", blue="Priestess")
    table.attach("Moloch's Torment", table.red)
    shown, secret = table.put(make_creature("Shown"), BLUE), table.put(make_creature("Secret"), BLUE)
    table.attach("Agony", shown, RED)
    table.attach("Enfeeble", shown, RED)
    table.hide("Agony", secret, RED)
    table.always("torment", ("torment",))
    table.upkeep()
    assert (shown.damage, secret.damage, table.red.mana) == (1, 0, 49)


def test_a_mandatory_jinx_and_a_reversal_meet_over_one_spell() -> None:
    """A quick curse of a jinxed Warlock on somebody with Reverse Magic comes back to his book, and both are used up."""
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    jinx = table.hide("Jinx", table.red, BLUE)
    back = table.hide("Reverse Magic", table.blue, BLUE)
    table.decide("order", lambda request: next(each for each in request.options if jinx.id in each))
    table.decide("pay reveal", PAY, PAY)
    table.cast(table.red, "Agony", table.blue)
    assert (table.in_play(jinx), table.in_play(back)) == (False, False)
    assert (table.red.mana, table.blue.mana, in_book(table, RED)) == (50, 50 - 1 - 5, ["Agony"])
    assert table.find_all("Agony") == []


@rule("sup.spell.jinx-refunds-amount-actually-spent")
def test_a_slow_spell_is_no_prey_for_jinx() -> None:
    """Jinx waits for a quick spell: a full one goes through, the next quick one does not, and its mana comes back."""
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    jinx = table.hide("Jinx", table.red, BLUE)
    table.cast(table.red, "Blue Gremlin", "B2")
    assert jinx.hidden
    table.decide("pay reveal", PAY)
    foe = table.put(make_creature("Foe"), BLUE)
    table.cast(table.red, "Force Push", foe, 1, 3)
    assert (table.place(foe), table.in_play(jinx), table.red.mana) == ("B2", False, 43)


def test_the_daze_of_a_counterstrike_waits_for_the_next_action_phase() -> None:
    """What a guard's answer does waits for the next Action Phase; it is shed at the end of that one."""
    table = Table(red="Beastmaster", blue="Priestess")
    wolf = table.put(make_creature("Wolf", attack=[CLAW], life=20), RED)
    guard = table.put("Light of Dawn", BLUE)
    table.guard(guard)
    table.decide("counterstrike", take(guard))
    table.dice("0 0 0")
    table.dice("0 0 0", effect=7)
    table.act(wolf, attack(wolf, "Claw", guard))
    assert wolf.conditions == {DAZE: 1}
    table.reset()
    table.act(wolf, NOTHING)
    assert wolf.conditions == {}
