"""Oaths and echoes: who owns, who commands, and what a word still does when its speaker is gone."""

from mageduel.dsl.steps import COUNTER_SPELL, ROLL_DICE
from mageduel.facts.conditions import BLEED, BURN, CORRODE, DAZE, SLAM, STUCK, STUN, ZOMBIE
from mageduel.facts.traits import MELEE, TOUGH
from mageduel.kernel.requests import Answer
from tests.compound.choices import noting
from tests.compound.piles import discarded, in_book
from tests.kit.answers import (
    DECLINE,
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
TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


# Healers


def test_the_shield_of_bim_shalla_takes_no_more_wounds_than_she_can_bear() -> None:
    """The familiar casts, so the wounds are hers; with 3 Life left she takes 3 at most, Finite Life or not."""
    table = Table(red="Priestess", blue="Necromancer")
    table.put("Deathlock", BLUE, "A4")
    cassiel = table.put("Cassiel, Shield of Bim-Shalla", RED, damage=5)
    cassiel.mana = 1
    wolf = table.put("Timber Wolf", RED, damage=6)
    seen: list[Answer] = []
    table.decide("take over", noting(seen, ("take over", 3)))
    table.cast(cassiel, "Martyr's Restoration", wolf)
    assert ("take over", 4) not in seen
    assert (wolf.damage, table.in_play(cassiel), table.red.damage, table.red.mana) == (3, False, 0, 50)


def test_blood_that_is_staunched_earns_no_valor() -> None:
    """Of 5 healed 2 close wounds instead: 3 are healed, too few for Valor; the cloak still heals its wearer."""
    table = Table(red="Paladin", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Paladin's Cloak", table.red)
    table.red.damage = 3
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.condition(wolf, BLEED, 2)
    table.dice("2 2 1 0 0 0 0 0")
    table.decide("staunch", ("staunch", 2))
    table.cast(table.red, "Heal", wolf)
    assert (wolf.damage, wolf.conditions, table.red.damage) == (6, {}, 2)
    valor = tokens_on(table.red).get("Valor", 0)
    table.dice("2 2 0 0 0")
    table.cast(table.red, "Minor Heal", wolf)
    assert (wolf.damage, table.red.damage, tokens_on(table.red).get("Valor", 0)) == (2, 1, valor + 1)


@rule("sup.spell.mending-wave-only-initial-target-in-range")
def test_a_wave_breaks_on_poisoned_blood_and_rolls_on() -> None:
    """Poison shown after the counter window keeps the second from healing; the third, far out of range, is healed."""
    table = Table(red="Priestess", blue="Warlock")
    near = table.put("Timber Wolf", RED, "B1", damage=6)
    middle = table.put("Timber Wolf", RED, "B2", damage=6)
    far = table.put("Timber Wolf", RED, "B3", damage=6)
    blood = table.hide("Poisoned Blood", middle, BLUE)
    table.reveal_after(COUNTER_SPELL, blood, by=table.red)
    table.dice("1 1 0 2 1 0 2 2 0")
    table.cast(table.red, "Mending Wave", near, (middle.id, far.id))
    assert (near.damage, middle.damage, far.damage) == (4, 6, 2)


def test_rain_puts_out_every_fire_and_mends_only_friends_who_live() -> None:
    """Burns go from friend and foe; tree and wall of thorns live and heal, a golem does not, and no enemy does."""
    table = Table(red="Druid", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, "A1", damage=3)
    tree = table.put("Vine Tree", RED, "A3", damage=3)
    thorns = table.wall("Wall of Thorns", "A3|A4")
    thorns.damage = 1
    golem = table.put("Iron Golem", RED, "B4", damage=3)
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=3)
    post = table.put("Garrison Post", BLUE, "C4", damage=3)
    for each in (wolf, tree, thorns, golem, fox, post):
        table.condition(each, BURN, 2)
    table.always("offer", take())
    table.cast(table.red, "Renewing Rain", None)
    assert [each.damage for each in (wolf, tree, thorns, golem, fox, post)] == [1, 1, 0, 3, 3, 3]
    assert not any(each.conditions for each in (wolf, tree, thorns, golem, fox, post))


def test_bones_far_and_near_knit_under_a_lock_that_lets_nothing_heal() -> None:
    """Reconstruct is no healing: wall and knight mend unseen from afar despite the lock; the enemy's bones do not."""
    table = Table(red="Necromancer", blue="Necromancer")
    table.put("Deathlock", BLUE, "A4")
    knight = table.put("Skeletal Knight", RED, "A3", damage=5)
    wall = table.wall("Wall of Bones", "A1|A2")
    wall.damage = 5
    foe = table.put("Skeletal Knight", BLUE, "C1", damage=5)
    zombie = table.put("Zombie Brute", RED, "C1", damage=2)
    table.always("order", lambda request: request.options[0])
    table.always("offer", take())
    table.dice("1 1 2* 0 0 0 1 1 2* 0 0 0")
    table.cast(table.red, "Unholy Resurgence", None)
    assert (knight.damage, wall.damage, foe.damage, zombie.damage) == (1, 1, 5, 2)


def test_an_angels_sacrifice_is_answered_by_an_older_oath() -> None:
    """Her own gift destroys her; risen for the curse's master she hungers, and gives once more for good."""
    table = Table(red="Priestess", blue="Necromancer")
    angel = table.put("Gray Angel", RED)
    table.attach("Rise Again", angel, BLUE)
    wolf = table.put("Timber Wolf", RED, damage=8)
    table.always("offer", take())
    table.dice("2 2 1 0 0 0")
    table.act(angel, ability(angel, "Redeeming Sacrifice", wolf))
    assert (wolf.damage, table.in_play(angel)) == (3, False)
    table.end_round()
    (risen,) = table.find_all("Gray Angel")
    assert (risen.controller, risen.owner, risen.conditions, risen.damage) == (BLUE, RED, {ZOMBIE: 1}, 3)
    assert (table.blue.mana, discarded(table, BLUE)) == (50 - 6, ["Rise Again"])
    table.blue.damage = 6
    table.reset()
    assert table.actions(risen) == [attack(risen, "Sword", wolf)]
    table.move_to(wolf, "A1")
    table.dice("1 1 1 0 0 0")
    table.act(risen, ability(risen, "Redeeming Sacrifice", table.blue))
    assert (table.blue.damage, table.find_all("Gray Angel"), discarded(table, RED)) == (3, [], [])


# Ownership and command


def test_a_borrowed_breastplate_goes_home_and_takes_the_rust_along() -> None:
    """Replaced armor returns to its owner's book, excess Corrode falls off in between, and only then comes the new."""
    table = Table(red="Priestess", blue="Siren")
    table.attach("Leather Helmet", table.red)
    table.attach("Leviathan Scale Armor", table.red, BLUE)
    table.condition(table.red, CORRODE, 3)
    assert table.armor(table.red) == 0
    table.cast(table.red, "Radiant Breastplate", table.red)
    assert (table.armor(table.red), table.red.conditions) == (2, {CORRODE: 1})
    assert (in_book(table, BLUE), in_book(table, RED)) == (["Leviathan Scale Armor"], [])


@rule("sup.rules.example-deathlock-destroyed-restores-bonus")
def test_a_ring_of_life_waits_for_the_lock_to_break_and_fears_no_second_one() -> None:
    """Put on under the lock it gives nothing; unlocked it gives 4, a later lock takes none, the ring's loss kills."""
    table = Table(red="Priestess", blue="Wizard")
    table.move_to(table.blue, "B1")
    life = table.life(table.red)
    lock = table.put("Deathlock", BLUE, "A4")
    ring = table.attach("Elfric's Life Ring", table.red)
    assert table.life(table.red) == life
    table.destroy(lock)
    assert table.life(table.red) == life + 4
    table.put("Deathlock", BLUE, "A3")
    assert table.life(table.red) == life + 4
    table.red.damage = life + 1
    table.cast(table.blue, "Dissolve", table.red, ring.id)
    assert (table.in_play(ring), table.game.players[RED].is_alive) == (False, False)


def test_makundas_pack_is_whoever_serves_the_same_mage() -> None:
    """Won over, the great cat sharpens the claws of her new side and no longer those of her old one."""
    table = Table(red="Beastmaster", blue="Forcemaster")
    makunda = table.put("Makunda", RED)
    cat = make_creature("Cat", subtypes=["animal", "cat"], attack=[CLAW], life=20, armor=3)
    mine, theirs = table.put(cat, RED), table.put(cat, BLUE)
    table.dice("2 2 1")
    table.attack(mine, "Claw", theirs)
    table.control(makunda, BLUE)
    table.dice("2 2 1")
    table.attack(theirs, "Claw", mine)
    table.dice("2 2 1")
    table.attack(mine, "Claw", theirs)
    assert (theirs.damage, mine.damage) == (3 + 2, 3)


def test_kinship_counts_what_obeys_and_is_a_beast() -> None:
    """A hound of bones is no animal; a wolf that is won over takes its strength along, a bear her hardiness."""
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.put("Animal Kinship", RED, "A1")
    skill = table.value(table.red, MELEE)
    table.put("Deathfang", RED)
    assert table.value(table.red, MELEE) == skill
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", RED)
    assert (table.value(table.red, MELEE), table.value(table.red, TOUGH)) == (skill + 1, -2)
    table.control(wolf, BLUE)
    table.destroy(bear)
    assert (table.value(table.red, MELEE), table.value(table.red, TOUGH)) == (skill, 0)


def test_a_clear_mind_comes_home_stunned() -> None:
    """The Stun it came with and the spell itself are paid off, the wolf is his own again, and losing it stuns anew."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", BLUE)
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    assert (wolf.controller, wolf.conditions, table.red.mana) == (RED, {STUN: 1}, 50 - 4)
    spell = table.cast(table.blue, "Clear Mind", wolf, "Stun + Mind Control")
    assert (spell.paid, wolf.controller, wolf.conditions) == (4 + 6, BLUE, {STUN: 1})
    assert not table.in_play(control)


def test_a_sergeant_obeys_no_mind_that_may_not_command_him() -> None:
    """A familiar only Warlords may have cannot be the target of Mind Control; an orc butcher can."""
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.blue, "B3")
    sergeant, butcher = table.put("Gurmash, Orc Sergeant", RED), table.put("Orc Butcher", RED)
    assert table.why_no_cast(table.blue, "Mind Control", sergeant) is not None
    assert table.why_no_cast(table.blue, "Mind Control", butcher) is None


def test_the_sergeants_orders_are_the_warlords_orders_for_this_round() -> None:
    """Given by Gurmash the orders pierce with the Greatbow's arrow, and the Warlord has none left to give."""
    table = Table(red="Warlord", blue="Beastmaster")
    table.move_to(table.red, "B2")
    sergeant, bow = table.put("Gurmash, Orc Sergeant", RED), table.put("Bloodwave Greatbow", RED)
    foe = table.put(make_creature("Foe", armor=3, life=20), BLUE, "B3")
    assert any("Battle Orders" in each for each in table.actions(table.red))
    table.act(sergeant, cast("Battle Orders", None, "release-volley", 0))
    assert not any("Battle Orders" in each for each in table.actions(table.red))
    table.dice("2 2 1 0 0")
    table.act(bow, attack(bow, "Greatbow", foe))
    assert foe.damage == 5 - 1


# Words and gear


def test_a_jinxed_command_stays_in_the_helm_until_the_next_round() -> None:
    """What is bound is not taken from the helm, the mana comes back, but once a round is once a round."""
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    helm = table.attach("Helm of Command", table.red)
    table.bind(helm, table.card("Charge"))
    orc = table.put("Orc Butcher", RED)
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Charge", orc)
    assert (table.red.mana, table.in_play(jinx), in_book(table, RED), helm.bound) == (
        50,
        False,
        [],
        table.card("Charge"),
    )
    assert not any("Charge" in each for each in table.actions(table.red))
    table.reset()
    assert any("Charge" in each for each in table.actions(table.red))


@rule("sup.spell.whirling-strike-like-sweeping-three-targets")
def test_a_whirl_in_agony_is_strong_once_and_weak_thrice() -> None:
    """Strength serves the first of three targets, agony weakens every single blow."""
    table = Table(red="Warlord", blue="Beastmaster")
    table.move_to(table.red, "B1")
    dwarf = table.put("Dwarf Kriegshammer", RED)
    table.attach("Bear Strength", dwarf)
    table.attach("Agony", dwarf, BLUE)
    foes = [table.put(make_creature(f"Foe {n}", life=20), BLUE) for n in range(3)]
    table.cast(table.red, "Whirling Strike", dwarf)
    table.decide("sweep", sweep(foes[1]), sweep(foes[2]))
    table.dice("1 1 1 1")
    table.dice("1 1")
    table.dice("1 1")
    table.act(dwarf, attack(dwarf, "Smash", foes[0]))
    assert [each.damage for each in foes] == [4, 2, 2]


def test_a_dwarf_who_has_walked_whirls_no_more() -> None:
    """The whirl takes a full action: after a step the same hammer meets one target only."""
    table = Table(red="Warlord", blue="Beastmaster")
    table.move_to(table.red, "B1")
    dwarf = table.put("Dwarf Kriegshammer", RED, "B1")
    foes = [table.put(make_creature(f"Foe {n}", life=20), BLUE) for n in range(3)]
    table.cast(table.red, "Whirling Strike", dwarf)
    table.dice("1 1 1 1")
    table.act(dwarf, move("B2"), attack(dwarf, "Smash", foes[0]))
    assert [each.damage for each in foes] == [4, 0, 0]


@rule("codex.obscured.one-zone", "codex.obscured.attachments")
def test_a_blur_hides_what_lies_on_it_and_is_paid_for_hit_by_hit() -> None:
    """Two zones off not even the strength on the wolf can be dispelled; of two claws the unpaid one ends the blur."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    strength = table.attach("Bear Strength", wolf)
    assert table.why_no_cast(table.red, "Dispel", strength) is None
    blur = table.attach("Blur", wolf)
    assert table.why_no_cast(table.red, "Dispel", strength) is not None
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Dispel", strength) is None
    twin = table.put(make_creature("Twin", attack=[TWIN]), RED, "B3")
    table.decide("offer", take(), DECLINE)
    table.dice("1 0 1 0")
    table.attack(twin, "Claw", wolf)
    assert (table.blue.mana, table.in_play(blur)) == (49, False)


def test_shadows_swallow_the_suns_fire_and_hide_the_spells_on_their_wearer() -> None:
    """Light -2 leaves one die and turns an eight into a six: a Daze, no Burn; two zones off he is not found."""
    table = Table(red="Necromancer", blue="Priestess")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "B3")
    hide = table.attach("Rhino Hide", table.red)
    assert table.why_no_cast(table.blue, "Dispel", hide) is None
    table.attach("Cloak of Shadows", table.red)
    assert table.why_no_cast(table.blue, "Dispel", hide) is not None
    table.move_to(table.blue, "B2")
    table.dice("2*", effect=8)
    table.cast(table.blue, "Sunfire Burst", table.red)
    assert (table.red.damage, table.red.conditions) == (2, {DAZE: 1})


def test_a_belt_blunts_what_would_have_pierced_and_a_pick_finds_the_gap() -> None:
    """Two of three critical points become normal and meet armor 2; Piercing 1 lets one of them through."""
    for piercing, hurt in ((0, 1), (1, 2)):
        table = Table(red="Warlock", blue="Warlord")
        table.move_to(table.blue, "B2")
        for each in ("Veteran's Belt", "Leather Helmet", "Leather Boots"):
            table.attach(each, table.blue)
        bar = {"name": "Pick", "kind": "melee", "action": "quick", "dice": 2}
        traits = {"traits": [f"Piercing +{piercing}"]} if piercing else {}
        digger = table.put(make_creature(f"Digger {piercing}", attack=[bar | traits]), RED)
        table.always("offer", lambda request: request.options[-1])
        table.dice("2* 1*")
        table.attack(digger, "Pick", table.blue)
        assert table.blue.damage == hurt


def test_an_echo_with_a_song_is_not_dissolved_for_its_price_alone() -> None:
    """One song shown asks 2 more of the destroyer; a song nobody has heard yet asks nothing and fills no horn."""
    for pays in (True, False):
        table = Table(red="Siren", blue="Wizard")
        table.move_to(table.blue, "B1")
        echo = table.attach("Echo of the Depths", table.red, mana=0)
        wolf = table.put("Timber Wolf", BLUE, "A2")
        table.hide("Lullaby", wolf, RED)
        table.channel()
        assert echo.mana == 1
        table.attach("Ballad of Courage", table.put("Timber Wolf", RED, "A1"))
        table.channel()
        assert echo.mana == 3
        table.mana(BLUE, 50)
        table.decide("pay to destroy", PAY if pays else ("let it be",))
        table.cast(table.blue, "Dissolve", table.red, echo.id)
        assert (table.in_play(echo), table.blue.mana) == ((False, 36) if pays else (True, 38))


def test_a_gift_of_the_tides_ebbs_with_the_initiative() -> None:
    """With the marker 4 dice less 2 for the scales and 4+2-2 on the die; without it one die, and no Daze."""
    table = Table(red="Siren", blue="Beastmaster")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "B2")
    table.attach("Ring of Tides", table.red)
    table.attach("Leviathan Scale Armor", table.blue)
    table.initiative(RED)
    table.dice("1* 1*", effect=5)
    table.cast(table.red, "Geyser", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (2, {DAZE: 1})
    table.blue.conditions.clear()
    table.initiative(BLUE)
    table.dice("1*", effect=6)
    table.cast(table.red, "Geyser", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (3, {})


def test_a_ring_of_force_pulls_for_nothing_and_then_pushes_at_full_price() -> None:
    """The pull is a force spell of the ring's kind and costs nothing; the second force spell of the round costs all."""
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Force Ring", table.red)
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.act(table.red, cast("Force Pull", wolf))
    assert (table.place(wolf), table.red.mana) == ("B3", 50)
    table.cast(table.red, "Force Push", wolf, 1, 0)
    assert (table.place(wolf), table.red.mana) == ("B4", 47)


def test_a_hammer_thrown_at_the_web_shakes_but_does_not_fell() -> None:
    """Who is Stuck cannot be moved, so the Slam is a Daze; a second hammer of that name nobody may forge meanwhile."""
    table = Table(red="Warlord", blue="Warlord")
    table.move_to(table.red, "B2")
    heart = table.attach("Heart of Gravikor", table.red)
    assert table.why_no_cast(table.blue, "Heart of Gravikor", table.blue) is not None
    captive, free = table.put("Orc Butcher", BLUE, "B3"), table.put("Orc Butcher", BLUE, "B3")
    table.condition(captive, STUCK)
    for each in (captive, free):
        table.dice("0 0 0", effect=8)
        table.attack(table.red, "Returning Throw", each, source=heart)
    assert (captive.conditions, free.conditions) == ({STUCK: 1, DAZE: 1}, {SLAM: 1})
    table.destroy(heart)
    assert table.why_no_cast(table.blue, "Heart of Gravikor", table.blue) is None


def test_a_troll_thirsts_for_his_own_blood() -> None:
    """Turned back the blow hurts the troll for 5, and his vampirism heals half of it, rounded up."""
    table = Table(red="Warlock", blue="Wizard")
    troll = table.put("Bridge Troll", RED)
    table.attach("Vampirism", troll)
    foe = table.put(make_creature("Foe", armor=3), BLUE)
    reverse = table.hide("Reverse Attack", foe)
    table.decide("pay reveal", PAY)
    table.dice("2 2 1 0 0")
    table.act(troll, attack(troll, "Heavy Club", foe))
    assert (troll.damage, foe.damage, table.in_play(reverse)) == (2, 0, False)


def test_a_rune_of_strength_shown_under_the_blow_saves_the_post() -> None:
    """Innate Life and armor shown after the dice save a post of stone; dispelled, they take it with them."""
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.red, "B2")
    post = table.put("Garrison Post", BLUE, damage=4)
    reinforce = table.hide("Reinforce", post, BLUE)
    wolf = table.put(make_creature("Brute", attack=[CLAW]), RED)
    table.reveal_after(ROLL_DICE, reinforce, by=wolf)
    table.dice("2 2 2")
    table.attack(wolf, "Claw", post)
    assert (post.damage, table.life(post), table.armor(post)) == (7, 10, 3)
    spell = table.cast(table.red, "Dispel", reinforce)
    assert (spell.paid, table.in_play(post)) == (5, False)
