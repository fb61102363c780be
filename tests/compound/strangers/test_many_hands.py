"""Teams and free-for-all: friends, copies, masters and thieves among three and four."""

from mageduel.facts.traits import MELEE
from tests.compound.many.parties import BLUE, GOLD, GREEN, RED, everybody_alone, mage, two_teams
from tests.kit.answers import DECLINE, PAY, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import make_creature

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1}


def test_a_team_mates_nullify_lets_friendly_magic_pass_and_stops_the_enemys() -> None:
    table = two_teams("Wizard", "Warlock", "Beastmaster", "Priestess")
    wolf = table.put("Timber Wolf", GREEN, "B2")
    nullify = table.hide("Nullify", wolf, RED)
    for seat in (GREEN, BLUE):
        table.move_to(mage(table, seat), "B2")
    table.cast(mage(table, GREEN), "Bear Strength", wolf)
    assert nullify.hidden
    table.decide("pay reveal", PAY)
    table.cast(mage(table, BLUE), "Agony", wolf)
    assert (table.in_play(nullify), table.find_all("Agony"), mage(table, RED).mana) == (False, [], 48)


@rule("ruling.m9")
def test_one_hide_a_team_on_one_wolf_and_one_more_by_an_enemy() -> None:
    table = two_teams("Beastmaster", "Warlock", "Beastmaster", "Priestess")
    wolf = table.put("Timber Wolf", GREEN, "B2")
    table.hide("Rhino Hide", wolf, RED)
    for seat in (GREEN, BLUE):
        table.move_to(mage(table, seat), "B2")
    assert table.why_no_cast(mage(table, GREEN), "Rhino Hide", wolf) == "duplicate-enchantment"
    assert table.why_no_cast(mage(table, BLUE), "Rhino Hide", wolf) is None


@rule("ruling.m5")
def test_skulls_are_gathered_of_every_opponent_whoever_killed_him() -> None:
    table = everybody_alone("Necromancer", "Beastmaster", "Warlock")
    altar = table.put("Altar of Skulls", RED, "A1")
    wolf, own = table.put("Timber Wolf", BLUE, "B2", damage=9), table.put("Goblin Grunt", RED, "B2", damage=3)
    axe = table.put(make_creature("Axeman", attack=[AXE]), GREEN, "B2")
    table.dice("2*")
    table.attack(axe, "Axe", wolf)
    table.dice("2*")
    table.attack(axe, "Axe", own)
    assert tokens_on(altar) == {"Skull": 1}


def test_a_madrigal_heals_the_team_of_who_sings_it() -> None:
    table = two_teams("Priestess", "Warlock", "Siren", "Beastmaster")
    wolf = table.put("Timber Wolf", RED, "B2", damage=5)
    own, foe = table.put("Timber Wolf", GREEN, "B2", damage=5), table.put("Timber Wolf", BLUE, "B2", damage=5)
    song = table.attach("Healing Madrigal", wolf, GREEN)
    table.tokens(song, "Dissipate", 3)
    table.always("offer", DECLINE)
    table.upkeep()
    assert (wolf.damage, own.damage, foe.damage) == (3, 3, 5)


def test_a_helm_of_justice_strikes_for_the_team_mates_beast() -> None:
    table = two_teams("Beastmaster", "Warlock", "Priestess", "Beastmaster")
    table.move_to(mage(table, GREEN), "B2")
    table.attach("Helm of Justice", mage(table, GREEN))
    wolf, imp = table.put("Timber Wolf", RED, "B2"), table.put("Dark Pact Slayer", BLUE, "B2")
    table.decide("offer", take())
    table.dice("2* 0 0 0")
    table.attack(imp, "Hellsword", wolf)
    assert (imp.damage, mage(table, GREEN).mana) == (1, 49)


def test_a_stolen_wolf_follows_the_thiefs_team_mates_alpha() -> None:
    table = two_teams("Forcemaster", "Beastmaster", "Beastmaster", "Priestess")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.put("Redclaw, Alpha Male", GREEN, "B2")
    table.put("Bitterwood Fox", GOLD, "B2")
    assert table.value(wolf, MELEE) == 0
    table.move_to(mage(table, RED), "B2")
    table.reveal(table.hide("Mind Control", wolf, RED))
    assert (table.value(wolf, MELEE), wolf.controller) == (1, RED)


@rule("ruling.m9")
def test_one_orb_for_all_and_one_lifetree_each() -> None:
    table = everybody_alone("Druid", "Druid", "Forcemaster")
    table.put("Suppression Orb", BLUE, "A1")
    table.put("Etherian Lifetree", BLUE, "A2")
    home = table.place(mage(table, RED))
    assert table.why_no_cast(mage(table, GREEN), "Suppression Orb", table.place(mage(table, GREEN))) == "legendary"
    assert table.why_no_cast(mage(table, RED), "Etherian Lifetree", home) is None


def test_a_team_mate_may_change_ones_boots_and_an_enemy_may_not() -> None:
    table = two_teams("Warlord", "Warlock", "Beastmaster", "Priestess")
    boots = table.attach("Leather Boots", mage(table, GREEN))
    for seat in (RED, BLUE):
        table.move_to(mage(table, seat), table.place(mage(table, GREEN)) or "")
    assert table.why_no_cast(mage(table, BLUE), "Eagleclaw Boots", mage(table, GREEN)) == "location-taken"
    table.cast(mage(table, RED), "Eagleclaw Boots", mage(table, GREEN))
    new = table.find("Eagleclaw Boots")
    assert (new.controller, table.in_play(boots)) == (GREEN, False)


@rule("ruling.m12")
def test_meredia_blesses_nobody_where_two_have_most() -> None:
    table = everybody_alone("Beastmaster", "Druid", "Warlock")
    table.put("Meredia's Blessing", GREEN, "A1")
    wolf = table.put("Timber Wolf", RED, "B2", damage=4)
    table.put("Timber Wolf", BLUE, "B3", damage=4)
    table.upkeep()
    assert wolf.damage == 4
    table.put("Bitterwood Fox", RED, "B2")
    table.always("remove condition", ("done",))
    table.decide("offer", take(wolf))
    table.upkeep()
    assert wolf.damage == 2
