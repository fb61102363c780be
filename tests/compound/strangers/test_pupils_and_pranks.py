"""In the small room: pupils, pests, pranks and potions of the Academy that get in each other's way."""

from mageduel.facts.conditions import BURN, CORRODE, FREEZE, STAGGER, WEAK
from mageduel.facts.traits import INVISIBLE
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, PAY, attack, sweep, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def room(red: str = "Wizard", blue: str = "Beastmaster") -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


def test_the_chosen_knight_walks_past_the_bodyguard() -> None:
    """To Aurora Lucere the small are Pests: she strikes at the mage behind the guard, and their blows lose two dice."""
    table = room("Priestess", "Monk")
    aurora, brawler = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED), table.put("Firefist Brawler", RED)
    guard = table.summon("Hired Bodyguard", BLUE)
    assert guard.guarding
    assert table.why_no_attack(brawler, "Flaming Fists", table.blue) is not None
    table.dice("1 1 1 1")
    table.act(aurora, attack(aurora, "Oathkeeper", table.blue))
    assert (table.blue.damage, guard.guarding) == (4, True)
    wolf = table.put(make_creature("Wolf", level=2, attack=[CLAW]), BLUE)
    table.dice("2")
    table.act(wolf, attack(wolf, "Claw", aurora))
    assert aurora.damage == 0


def test_the_avenging_angel_counts_the_fallen_for_both_blows() -> None:
    """Each Holy creature in the pile is a die more, for the first foe of the sweep and for the second."""
    table = room("Priestess", "Warlock")
    gloranna = table.put("Gloranna, Avenging Angel", RED)
    for name in ("Lowland Unicorn", "Temple Sharpshooter"):
        table.destroy(table.put(name, RED))
    one, two = table.put(make_creature("One", life=9), BLUE), table.put(make_creature("Two", life=9), BLUE)
    table.dice("1 1 1 1 1 1")
    table.decide("sweep", sweep(two))
    table.act(gloranna, attack(gloranna, "Holy Water Sprinkler", one))
    assert (one.damage, two.damage) == (3, 3)


@rule("ruling.r55")
def test_fire_at_will_wastes_the_dodge_of_a_bear() -> None:
    """For one mana a small soldier's shot is Unavoidable: the Dodge is turned up for nothing, the hide is pierced."""
    table = room("Warlord", "Beastmaster")
    archer, bear = table.put("Temple Sharpshooter", RED), table.put("Steelclaw Matriarch", BLUE)
    table.attach("Fire at Will", archer)
    dodge = table.hide("Dodge", bear)
    table.always("offer", take())
    table.always("pay reveal", PAY)
    table.dice("2 1 1")
    table.act(archer, attack(archer, "Aimed Strike", bear))
    assert (bear.damage, table.in_play(dodge), table.red.mana) == (4, False, 49)


def test_a_monk_who_meditates_is_alone_of_his_kind() -> None:
    """He brings a mana and may not have a double; staggered, he meditates all the same."""
    table = room("Priestess", "Wizard")
    monk = table.put("Meditating Monk", RED)
    table.give(monk, STAGGER)
    assert table.why_no_cast(table.red, "Meditating Monk") is not None
    sit = next(each for each in table.actions(monk) if each[0] == "ability")
    table.act(monk, sit)
    assert (table.red.mana, monk.conditions) == (51, {})


@rule("academy.guard.minor-staggered")
def test_a_bolt_of_thought_drives_the_guard_off() -> None:
    """Past all guards it hits one of them; staggered and small, that one guards no more, and the mage stands open."""
    table = room("Forcemaster", "Beastmaster")
    guard, imp = table.put(make_creature("Guard", level=2, life=9, attack=[CLAW]), BLUE), table.put("Naraka Vampiress")
    table.guard(guard)
    assert table.why_no_attack(imp, "Unholy Bite", table.blue) is not None
    table.dice("1 0 0 0", effect=5)
    table.cast(table.red, "Telekinetic Bolt", guard)
    assert (guard.damage, guard.guarding, guard.conditions) == (1, False, {STAGGER: 1})
    assert table.why_no_attack(imp, "Unholy Bite", table.blue) is None
    assert not any(each[0] in ("attack", "guard") for each in table.actions(guard))


def test_an_attuned_elementalist_turns_his_glyph_into_mana() -> None:
    """The Glyph a spell has lit is given up for two mana when he has Priority, once a round."""
    table = room("Elementalist", "Beastmaster")
    amulet = table.attach("Amulet of Attunement", table.red)
    foe = table.put(make_creature("Foe", life=9), BLUE)
    assert table.between(RED) == []
    table.always("offer", take())
    table.always("glyph", take("Earth Glyph"))
    table.dice("1 1 1")
    table.cast(table.red, "Stalagmite", foe)
    before = table.red.mana
    way = next(each for each in table.between(RED) if amulet.id in each)
    table.use(RED, way)
    assert table.red.mana == before + 2
    assert not any(amulet.id in each for each in table.between(RED))


def test_a_second_chance_feeds_the_dead_and_brings_the_unicorn_back() -> None:
    """The mummy is mended by the death, and the Priestess pays for a new life: unhurt, and inactive."""
    table = room("Necromancer", "Priestess")
    mummy, unicorn = table.put("Plagued Voidwalker", RED, damage=3), table.put("Lowland Unicorn", BLUE, damage=6)
    table.hide("Second Chance", unicorn)
    table.always("offer", take())
    table.always("choose one", take(mummy))
    table.dice("2 2 2", effect=1)
    table.act(mummy, attack(mummy, "Plague Strike", unicorn))
    assert not table.in_play(unicorn)
    back = table.find("Lowland Unicorn")
    assert (back.damage, back.active, table.blue.mana, mummy.damage) == (0, False, 44, 1)


def test_a_glancing_blow_of_a_weak_demon_on_the_sheltered() -> None:
    """Two Weak, a glancing blow and Aegis leave one die of five, and the demon passes no Weak on if nothing is hurt."""
    table = room("Warlock", "Priestess")
    table.cast(table.red, "Afflicted Demon")
    demon = table.find("Afflicted Demon")
    assert demon.conditions == {WEAK: 2}
    saint = table.put(make_creature("Saint", level=2, life=9), BLUE)
    table.attach("Asyra's Touch", saint)
    blow = table.hide("Glancing Blow", saint)
    table.always("pay reveal", PAY)
    table.always("offer", DECLINE)
    table.dice("0")
    table.act(demon, attack(demon, "Plague Claws", saint))
    assert (saint.damage, demon.conditions, table.in_play(blow)) == (0, {WEAK: 2}, False)


def test_a_demon_hands_on_its_weakness() -> None:
    """Whom it wounds it may give a Weak of its own, and strikes harder the next time."""
    table = room("Wizard", "Priestess")
    demon = table.put("Afflicted Demon", RED)
    table.condition(demon, WEAK, 2)
    foe = table.put(make_creature("Foe", life=20, attack=[CLAW]), BLUE)
    table.always("offer", take())
    table.dice("1 1 1")
    table.act(demon, attack(demon, "Plague Claws", foe))
    assert (demon.conditions, foe.conditions) == ({WEAK: 1}, {WEAK: 1})
    table.dice("1 1 1 1")
    table.act(demon, attack(demon, "Plague Claws", foe))
    assert (demon.conditions, foe.conditions, foe.damage) == ({}, {WEAK: 2}, 7)


def test_valor_against_the_great_lasts_one_round() -> None:
    """A knight strikes a mage, her better, with two dice more; after the next Upkeep the blessing is gone."""
    table = room("Priestess", "Warlock")
    aurora = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED)
    valor = table.attach("Paladin's Valor", aurora)
    assert table.armor(aurora) == 4
    table.dice("1 1 1 1 1 1")
    table.act(aurora, attack(aurora, "Oathkeeper", table.blue))
    assert table.blue.damage == 6
    table.upkeep()
    assert (table.in_play(valor), table.armor(aurora)) == (False, 2)


def test_when_the_restoring_magic_fades_old_wounds_kill() -> None:
    """Ten Life for three rounds: who has taken more than he had dies when the last token goes."""
    table = room("Priestess", "Warlock")
    squire = table.put(make_creature("Squire", life=7), RED)
    restore = table.attach("Restore", squire)
    squire.damage = 12
    for _ in range(2):
        table.upkeep()
        assert table.in_play(squire)
    table.upkeep()
    assert not table.in_play(restore)
    assert not table.in_play(squire)


def test_a_dodge_that_was_looked_at_stays_down() -> None:
    """Reveal Magic keeps a mandatory Dodge from being turned up this round: the blow lands, and it lies there still."""
    table = room("Priestess", "Beastmaster")
    vampiress, fox = table.put("Naraka Vampiress", RED), table.put(make_creature("Fox", level=1, life=9), BLUE)
    dodge = table.hide("Dodge", fox)
    table.cast(table.red, "Reveal Magic", dodge)
    table.dice("1 1 1")
    table.act(vampiress, attack(vampiress, "Unholy Bite", fox))
    assert (fox.damage, dodge.hidden) == (3, True)


def test_fire_over_the_whole_room_thaws_and_melts() -> None:
    """The volley strikes the caster too, takes a Freeze off whom it sets on fire, and rolls two dice more on ice."""
    table = room("Warlock", "Elementalist")
    frozen, golem = table.put(make_creature("Frozen", life=20), BLUE), table.put("Ice Golem", BLUE)
    table.condition(frozen, FREEZE, 2)
    table.decide("order", ("next", frozen.id), ("next", golem.id), ("next", table.red.id))
    table.dice("1 1 1", effect=6)
    table.dice("1 1 1 1 1", effect=1)
    table.dice("1 0 0", effect=1)
    table.dice("0 0 0", effect=1)
    table.cast(table.red, "Volley of Flame", "A1")
    assert (frozen.damage, frozen.conditions, golem.damage, table.red.damage) == (3, {FREEZE: 1}, 5, 1)


def test_the_overlord_whips_his_imps_and_one_dies_of_it() -> None:
    """Under Drakas others strike harder, and each Upkeep one of them is hurt, whoever is left to choose."""
    table = room("Warlock", "Wizard")
    table.put("Drakas, Imp Overlord", RED)
    weak, strong = table.put("Firefist Brawler", RED, damage=4), table.put("Firefist Brawler", RED)
    table.always("offer", DECLINE)
    table.dice("1 1*")
    table.act(strong, attack(strong, "Flaming Fists", table.blue))
    assert (table.blue.damage, table.blue.conditions) == (2, {BURN: 1})
    table.always("choose one", take(weak))
    table.dice("0")
    table.upkeep()
    assert not table.in_play(weak)
    assert strong.damage == 0


@rule("academy.codex.counterstrike-once-per-attacker")
def test_the_blade_maiden_parries_twice_and_answers_once() -> None:
    """Two bites, two Defenses, one counterstrike after both, whatever the second did."""
    table = room("Wizard", "Warlock")
    hydra, maiden = table.put("Sailfin Hydra", RED), table.put("Khali-Gar, Blade Maiden", BLUE)
    table.always("defend", take(maiden))
    table.always("strike again", ("strike again",))
    table.always("offer", DECLINE)
    table.effect(7, 6)
    table.dice("1 1 1")
    table.decide("counterstrike", take(maiden))
    table.dice("1 1 1 1")
    table.act(hydra, attack(hydra, "Bite", maiden))
    assert (maiden.damage, hydra.damage) == (3, 3)


def test_strength_is_spent_on_the_first_blow_even_an_answer() -> None:
    """Melee +2 goes to the first melee attack of the round: used in a counterstrike, it is missing later."""
    table = room("Beastmaster", "Warlock")
    guard = table.put(make_creature("Guard", life=20, attack=[CLAW]), RED)
    foe = table.put(make_creature("Foe", life=20, attack=[CLAW]), BLUE)
    table.attach("Bear Strength", guard)
    table.guard(guard)
    table.dice("0 0 0")
    table.decide("counterstrike", take(guard))
    table.dice("1 1 1 1 1")
    table.act(foe, attack(foe, "Claw", guard))
    table.dice("1 1 1")
    table.act(guard, attack(guard, "Claw", foe))
    assert foe.damage == 8


@rule("sup.spell.burning-cuirass-works-without-hit")
def test_the_burning_cuirass_scorches_even_who_has_missed() -> None:
    """Whoever attacks him first is burnt in the Counterstrike Step, hit or not; the second attacker is not."""
    table = room("Beastmaster", "Warlock")
    table.attach("Burning Cuirass", table.blue)
    one = table.put(make_creature("One", life=9, attack=[CLAW]), RED)
    two = table.put(make_creature("Two", life=9, attack=[CLAW]), RED)
    dodge = table.hide("Dodge", table.blue)
    table.always("pay reveal", PAY)
    table.effect(7)
    table.act(one, attack(one, "Claw", table.blue))
    table.dice("1 1 1")
    table.act(two, attack(two, "Claw", table.blue))
    assert (one.damage, two.damage, table.blue.damage, table.in_play(dodge)) == (1, 0, 2, False)


def test_the_eye_of_bael_wants_blood_every_round() -> None:
    """A demon's first wound brings a mana; a round without one costs the wearer a wound, and rituals cost more."""
    table = room("Warlock", "Beastmaster")
    table.attach("Eye of Bael", table.red)
    demon, foe = table.put("Firefist Brawler", RED), table.put(make_creature("Foe", life=20), BLUE)
    table.always("offer", DECLINE)
    table.cast(table.red, "Unholy Blood Ritual", None)
    assert (table.red.damage, table.red.mana) == (1, 49)
    table.dice("1 1")
    table.act(demon, attack(demon, "Flaming Fists", foe))
    assert (foe.damage, table.red.mana) == (2, 50)
    table.end_round()
    assert table.red.damage == 1
    table.reset()
    table.end_round()
    assert table.red.damage == 2


def test_nobody_sees_the_gremlin_and_the_fire_finds_it() -> None:
    """Invisible it slips past guards and is no target; a zone attack reaches it, and time wears it away."""
    table = room("Forcemaster", "Warlock")
    gremlin, guard = table.put("Force Gremlin", RED), table.put(make_creature("Guard", life=9), BLUE)
    table.guard(guard)
    table.always("offer", DECLINE)
    table.dice("1 1")
    table.act(gremlin, attack(gremlin, "Force Punch", table.blue))
    assert (table.blue.damage, guard.guarding, table.has(gremlin, INVISIBLE)) == (2, True, True)
    assert table.why_no_attack(guard, guard.card.attacks[0].name, gremlin) is not None
    table.decide("order", take(gremlin), take(guard), take(table.red))
    table.dice("1 0 0", effect=1)
    table.dice("0 0 0 0 0 0 0 0 0", effect=1)
    table.effect(1, 1)
    table.cast(table.blue, "Volley of Flame", "A1")
    assert (gremlin.damage, guard.damage) == (1, 0)


def test_the_tomb_guardian_sells_its_time_for_a_place_in_the_door() -> None:
    """A token given up puts it on guard, even inactive; the last one given up is its end."""
    table = room("Forcemaster", "Warlock")
    guardian = table.put("Tomb Guardian", RED)
    table.tokens(guardian, "Dissipate", 2)
    way = next(each for each in table.between(RED) if guardian.id in each)
    table.use(RED, way)
    assert guardian.guarding
    assert not any(guardian.id in each for each in table.between(RED))
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    assert table.why_no_attack(foe, "Claw", table.red) is not None
    table.upkeep()
    assert not table.in_play(guardian)


def test_a_dropped_blade_is_no_weapon_until_it_is_picked_up() -> None:
    """Disabled by Drop Item the blade attacks nobody; its bearer may spend a quick action to have it again."""
    table = room("Beastmaster", "Forcemaster")
    blade = table.attach("Shifratar", table.blue)
    drop = table.hide("Drop Item", blade, RED)
    table.reveal(drop)
    assert table.red.mana == 47
    ways = table.actions(table.blue)
    assert not any(each[0] == "attack" and blade.id in each for each in ways)
    pick_up = next(each for each in ways if each[0] == "ability" and drop.id in each)
    table.act(table.blue, pick_up)
    assert not table.in_play(drop)
    assert any(each[0] == "attack" and blade.id in each for each in table.actions(table.blue))


def test_the_cowardly_shoot_and_the_dead_do_not_fear() -> None:
    """Under Mass Cowardice the Living strike nobody above their Level in melee; arrows and the Nonliving go on."""
    table = room("Beastmaster", "Forcemaster")
    small = table.put(make_creature("Small", level=2, attack=[CLAW]), RED)
    dead = table.put(make_creature("Dead", level=2, attack=[CLAW], traits=["Nonliving"]), RED)
    ranger = table.put("Kelsar Ranger", RED)
    peer = table.put(make_creature("Peer", level=2), BLUE)
    table.attach("Mass Cowardice", "A1", BLUE)
    assert table.why_no_attack(small, "Claw", table.blue) is not None
    assert table.why_no_attack(small, "Claw", peer) is None
    assert table.why_no_attack(dead, "Claw", table.blue) is None
    assert table.why_no_attack(ranger, "Shortbow", table.blue) is None


def test_power_taken_from_constructs_is_dear_to_disperse() -> None:
    """Two tokens pay for the strength; an enemy's Disperse must pay three more, or it has been cast for nothing."""
    table = room("Wizard", "Forcemaster")
    guardian = table.put("Tomb Guardian", BLUE)
    table.tokens(guardian, "Dissipate", 5)
    power = table.hide("Redistributed Power", table.blue)
    table.always("choose one", take(guardian))
    table.always("offer", take())
    table.reveal(power)
    table.decide("pay to destroy", ("let it be",))
    table.cast(table.red, "Disperse", power)
    assert table.in_play(power)
    before = table.red.mana
    table.decide("pay to destroy", PAY)
    spell = table.cast(table.red, "Disperse", power)
    assert not table.in_play(power)
    assert table.red.mana == before - 3 - spell.paid


def test_the_construct_eats_the_magic_and_spares_the_flesh() -> None:
    """Five on the dice are enough for Bear Strength: destroyed instead of any damage."""
    table = room("Warlord", "Beastmaster")
    construct, bear = table.put("Harshforge Construct", RED), table.put(make_creature("Bear", life=9), BLUE)
    strength = table.attach("Bear Strength", bear)
    table.always("offer", take())
    table.always("choose one", take(strength))
    table.dice("2 2 1 0")
    table.act(construct, attack(construct, "Smash", bear))
    assert (table.in_play(strength), bear.damage) == (False, 0)


def test_no_small_creature_dares_to_touch_the_plagued_spirit() -> None:
    """Minor creatures may not attack Matatoomba unless no fear can touch their minds; the great may."""
    table = room("Necromancer", "Beastmaster")
    spirit = table.put("Matatoomba, Plagued Spirit", RED)
    small = table.put(make_creature("Small", level=2, attack=[CLAW]), BLUE)
    mindless = table.put(make_creature("Mindless", level=2, attack=[CLAW], traits=["Psychic Immunity"]), BLUE)
    great = table.put(make_creature("Great", level=3, attack=[CLAW]), BLUE)
    assert table.why_no_attack(small, "Claw", spirit) is not None
    assert table.why_no_attack(mindless, "Claw", spirit) is None
    table.dice("2 2 1")
    table.act(great, attack(great, "Claw", spirit))
    assert spirit.damage == 1


def test_a_cat_in_the_gate_and_rats_in_pairs() -> None:
    """On guard Xiro has two more Armor; two rats together bite through it, one alone does not."""
    table = room("Necromancer", "Druid")
    xiro = table.put("Xiro, the Unpassable", BLUE)
    one = table.put("Darkfenne Rat", RED)
    table.guard(xiro)
    table.always("counterstrike", NO_COUNTERSTRIKE)
    table.dice("2 1")
    table.act(one, attack(one, "Bite", xiro))
    assert (xiro.damage, xiro.guarding, table.armor(xiro)) == (0, False, 1)
    two = table.put("Darkfenne Rat", RED)
    table.guard(xiro)
    table.dice("2 1")
    table.act(two, attack(two, "Bite", xiro))
    assert xiro.damage == 2


def test_bone_by_bone_the_armor_is_paid_with_servants() -> None:
    """Each Corporeal servant makes Unholy Armor cheaper and is hurt by it, one to death."""
    table = room("Necromancer", "Wizard")
    priest, rat = table.put("Priest of Abenek", RED), table.put("Darkfenne Rat", RED, damage=5)
    table.put("Matatoomba, Plagued Spirit", RED)
    spell = table.cast(table.red, "Unholy Armor", table.red)
    assert (spell.paid, priest.damage, table.in_play(rat)) == (2, 1, False)
    assert (table.armor(table.red), table.red.damage) == (2, 1)


def test_living_armor_grows_again_and_acid_eats_into_it() -> None:
    """Two plates, one lost to a wound, regrown to three in the Upkeep; Corrode counts against what is there."""
    table = room("Druid", "Wizard")
    table.cast(table.red, "Living Armor", table.red)
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    assert table.armor(table.red) == 2
    table.dice("2 1* 0")
    table.act(foe, attack(foe, "Claw", table.red))
    assert (table.red.damage, table.armor(table.red)) == (1, 1)
    table.give(table.red, CORRODE)
    table.upkeep()
    assert (table.armor(table.red), table.red.conditions) == (2, {CORRODE: 1})


def test_a_whirl_of_wind_puts_the_small_to_rest() -> None:
    """Whom the Twister hurts, and who is small, has lost its activation; the great act on."""
    table = room("Elementalist", "Beastmaster")
    small = table.put(make_creature("Small", level=2, life=9), BLUE)
    great = table.put(make_creature("Great", level=3, life=9), BLUE)
    table.always("order", lambda request: request.options[0])
    table.always("offer", DECLINE)
    table.dice("1 0 0 1 0 0 1 0 0 1 0 0")
    table.cast(table.red, "Twister", "A1")
    assert (small.damage, great.damage, small.active, great.active) == (1, 1, False, True)


def test_peace_in_the_first_rounds_holds_even_for_clouds() -> None:
    """A Thunderstorm that loses a token while there is peace strikes nobody, and later it does."""
    table = AcademyTable(red="Academy Elementalist", blue="Academy Beastmaster", round=2)
    storm = table.put("Thunderstorm", RED)
    foe = table.put(make_creature("Foe", life=9), BLUE)
    table.upkeep()
    assert (foe.damage, table.in_play(storm)) == (0, True)
