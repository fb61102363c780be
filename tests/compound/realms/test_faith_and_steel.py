"""The Paladin, his knights and temples, against what other realms bring."""

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, DECLARE_ATTACK
from mageduel.facts.conditions import BLEED, BURN, STAGGER
from tests.kit.answers import DECLINE, NO_DEFENSE, NOTHING, PAY, attack, move, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table


def aura(table: Table, name: str, cost: int) -> None:
    table.tokens(table.red, "Valor", cost)
    table.act(table.red, ("ability", table.red.id, 0, name))


@rule("sup.spell.eye-for-an-eye-ignores-attackers-armor")
def test_eye_for_an_eye_gives_back_only_what_the_defender_has_kept_of_the_damage() -> None:
    table = Table(red="Paladin", blue="Warlord")
    aura(table, "Martyr's Aura", 3)
    knight = table.put("Knight of the Red Helm", RED, "C1")  # armor 3
    butcher = table.put("Bloodcrag Minotaur", BLUE, "C1")  # armor 3
    eye = table.hide("Eye for an Eye", knight)
    table.reveal_after(AVOID_ATTACK, eye, by=butcher)
    table.decide("bear damage", ("bear", 2))
    table.dice("2* 2* 1* 0")
    table.attack(butcher, "Horns", knight)
    assert (knight.damage, table.red.damage, butcher.damage) == (3, 2, 3)


def test_eye_for_an_eye_does_not_keep_a_vampire_from_drinking() -> None:
    table = Table(red="Paladin", blue="Warlock")
    knight = table.put("Asyran Defender", RED, "B2")
    demon = table.put("Blood Demon", BLUE, "B2", damage=5)
    eye = table.hide("Eye for an Eye", knight)
    table.reveal_after(AVOID_ATTACK, eye, by=demon)
    table.decide("defend", NO_DEFENSE)
    table.dice("2* 2* 0")
    table.attack(demon, "Gorging Bite", knight)
    assert (knight.damage, demon.damage) == (4, 5 + 4 - 2)


def test_a_challenged_creature_that_fumbles_at_somebody_else_has_still_shown_no_honor() -> None:
    table = Table(red="Paladin", blue="Warlord")
    table.move_to(table.red, "B2")
    minotaur = table.put("Bloodcrag Minotaur", BLUE, "B2")
    squire = table.put("Dawnbreaker's Initiate", RED, "B2")
    table.decide("offer", take(minotaur))
    table.upkeep()
    fumble = table.hide("Fumble", minotaur, RED)
    table.reveal_after(DECLARE_ATTACK, fumble, by=minotaur)
    table.attack(minotaur, "Horns", squire)
    assert squire.damage == 0
    assert tokens_on(table.red) == {"Valor": 1}


@rule("codex.intercept.redirect")
def test_a_paladin_who_has_attacked_still_takes_his_post_and_the_bolt_meant_for_his_squire() -> None:
    table = Table(red="Paladin", blue="Anvil Throne Warlord")
    table.move_to(table.red, "B2")
    bastion = table.attach("Dawn's Bastion", table.red)
    table.attach("Radiant Breastplate", table.red)
    squire = table.put("Dawnbreaker's Initiate", RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    bowman = table.put("Anvil Throne Crossbowman", BLUE, "B3")
    table.decide("offer", take())
    table.dice("0 0 0")
    table.act(table.red, attack(table.red, "Basic Melee Attack", fox))
    assert table.red.guarding
    assert table.red.mana == 48
    table.decide("intercept", take(table.red))
    table.decide("defend", take(bastion))
    table.effect(6)
    table.dice("2 2 0")  # armor 2, Piercing +2
    table.attack(bowman, "Crossbow Bolt", squire)
    assert (squire.damage, table.red.damage) == (0, 4)
    assert tokens_on(table.red) == {"Valor": 1}
    assert not table.red.guarding


def test_meraveran_counts_the_blow_struck_back_but_not_the_spikes_of_an_armor() -> None:
    table = Table(red="Paladin", blue="Warlord")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    temple = table.put("Temple of Meraveran", RED, "A1")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.attach("Spiked Armor", table.blue)
    table.dice("0 0 0")
    table.dice("2*", effect=1)
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert table.red.damage == 2
    assert tokens_on(temple) == {}
    table.move_to(table.red, "B3")
    table.guard(fox)
    table.decide("counterstrike", take(fox))
    table.dice("0 0 0")
    table.dice("1 0 0")
    table.attack(table.red, "Basic Melee Attack", fox)
    assert tokens_on(temple) == {"Valor": 1}
    assert tokens_on(table.red) == {}


@pytest.mark.parametrize("anchored", [False, True])
def test_a_squires_death_calls_his_lord_unless_the_zone_is_anchored(anchored: bool) -> None:
    table = Table(red="Paladin", blue="Warlord")
    squire = table.put("Dawnbreaker's Initiate", RED, "B3")
    grunt = table.put("Orc Butcher", BLUE, "B3")
    if anchored:
        table.attach("Astral Anchor", "B3", BLUE)
    else:
        table.decide("offer", take(table.red))
    table.dice("2 2 1 0")
    table.attack(grunt, "Meat Cleaver", squire)
    assert not table.in_play(squire)
    assert table.place(table.red) == ("C1" if anchored else "B3")


@rule("sup.spell.dawnbreakers-initiate-not-triggered-by-conditions")
@pytest.mark.parametrize("plagued", [True, False])
def test_a_squire_dying_of_an_enemys_plague_calls_for_help_and_one_bleeding_to_death_does_not(plagued: bool) -> None:
    table = Table(red="Paladin", blue="Warlord")
    squire = table.put("Dawnbreaker's Initiate", RED, "B3", damage=4)
    if plagued:
        table.attach("Plagued", squire, BLUE)
        table.decide("offer", take(table.red))
    else:
        table.condition(squire, BLEED)
    table.upkeep()
    assert not table.in_play(squire)
    assert table.place(table.red) == ("B3" if plagued else "C1")


@rule("sup.spell.cascading-force-push-chain-pay-three")
def test_whoever_a_force_wave_drives_into_a_pillar_is_burned_before_the_wave_rolls_on() -> None:
    table = Table(red="Paladin", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.put("Pillar of Righteous Flame", RED, "B3")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    table.decide("cascade", ("cascade", fox.id, 1))
    table.dice("1* 1* 0 0", effect=9)
    table.cast(table.red, "Cascading Force Wave", wolf, 1)
    assert (table.place(wolf), table.place(fox)) == ("B3", "B4")
    assert wolf.damage == 2
    assert wolf.conditions == {BURN: 1}
    assert table.red.mana == 50 - 6


def test_a_mending_wave_heals_the_cloaked_paladin_too_and_earns_him_valor() -> None:
    table = Table(red="Paladin")
    table.move_to(table.red, "B2")
    table.attach("Paladin's Cloak", table.red)
    table.red.damage = 5
    knight = table.put("Knight of the Red Helm", RED, "B3", damage=6)
    far = table.put("Asyran Defender", RED, "B4", damage=6)
    table.dice("2 2 0 1 0 0")
    table.cast(table.red, "Mending Wave", knight, (far.id,))
    assert (knight.damage, far.damage, table.red.damage) == (2, 5, 4)
    assert tokens_on(table.red) == {"Valor": 1}


@rule("codex.finite-life.no-heal")
def test_beside_sardonyx_a_life_link_heals_nothing_but_a_martyr_does() -> None:
    table = Table(red="Priestess", blue="Necromancer")
    table.move_to(table.red, "B1")
    table.put("Sardonyx, Blight of the Living", BLUE, "B2")
    knight = table.put("Knight of the Red Helm", RED, "B2", damage=6)
    table.attach("Life Link", knight, RED)
    table.upkeep()
    assert (knight.damage, table.red.damage) == (6, 0)
    table.decide("take over", ("take over", 5))
    table.cast(table.red, "Martyr's Restoration", knight)
    assert (knight.damage, table.red.damage) == (1, 5)


def test_a_mage_is_the_strongest_enemy_only_while_nobody_stands_by_him() -> None:
    table = Table(red="Paladin", blue="Wizard")
    table.move_to(table.blue, "B2")
    knight = table.put("Knight of the Red Helm", RED, "B2")
    assert table.odds(knight, "Warhammer", table.blue).dice.value == 5
    mouse = table.put("Eekamouse", BLUE, "A1")
    assert table.odds(knight, "Warhammer", table.blue).dice.value == 3
    table.move_to(mouse, "B2")
    assert table.odds(knight, "Warhammer", mouse).dice.value == 5


def test_metatron_counts_every_temple_but_strikes_no_harder_under_infernia() -> None:
    table = Table(red="Priestess", blue="Warlock")
    metatron = table.put("Metatron, Angelic Templar", RED, "B2", damage=6)
    griffin = table.put("Crusader Griffin", BLUE, "B2")
    table.put("Temple of Meraveran", RED, "A1")
    table.put("Malakai's Basilica", BLUE, "A2")  # not his
    peace = table.put("Altar of Peace", RED, "A3")  # a temple as well
    assert table.odds(metatron, "Templar Blade", griffin).dice.value == 5
    table.put("Altar of Infernia", BLUE, "A4")
    assert table.odds(metatron, "Templar Blade", griffin).dice.value == 3
    table.destroy(peace)
    table.always("choose one", lambda request: request.options[-1])
    table.always("offer", DECLINE)
    table.upkeep()
    assert metatron.damage == 5


@rule("sup.spell.altar-of-peace-pay-in-pay-costs-step")
def test_with_one_mana_left_artemis_throws_her_plain_spear_in_the_sight_of_peace() -> None:
    table = Table(red="Paladin", blue="Warlock", mana=1)
    artemis = table.put("Artemis, Dawnbreaker's Eye", RED, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    assert table.why_no_attack(artemis, "Guided Spear", fox) is None
    table.put("Altar of Peace", BLUE, "A4")
    assert attack(artemis, "Guided Spear", fox) not in table.actions(artemis)
    table.dice("0 0 0 0")
    table.act(artemis, attack(artemis, "Thrown Spear", fox))
    assert table.red.mana == 0


@rule("sup.spell.temple-high-guard-first-strike-timing")
def test_a_shock_at_the_gate_staggers_the_attacker_before_he_strikes() -> None:
    table = Table(red="Priestess", blue="Warlord")
    guard = table.put("Temple High Guard", RED, "B2")
    knight = table.put("Knight of Westlock", BLUE, "B2")
    table.guard(guard)
    shock = table.hide("Shock", guard)
    table.decide("pay reveal", PAY)
    table.decide("counterstrike", take(guard))
    table.decide("defend", NO_DEFENSE)
    table.dice("0 0 0 0 0 0")
    table.dice("0 0 0")  # 5, two fewer
    table.attack(knight, "Longsword", guard)
    assert not table.in_play(shock)
    assert knight.conditions == {STAGGER: 1}


@rule("ruling.r23")
@pytest.mark.parametrize("gloved", [False, True])
def test_a_life_ring_dissolved_is_death_unless_gauntlets_hold_it(gloved: bool) -> None:
    table = Table(red="Paladin", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    ring = table.attach("Elfric's Life Ring", table.red)
    if gloved:
        table.attach("Champion's Gauntlets", table.red)
    table.red.damage = 36  # of 40
    table.cast(table.blue, "Dissolve", table.red, ring.id)
    assert table.in_play(ring) is gloved
    assert (table.red.damage < table.life(table.red)) is gloved
    assert table.game.players[RED].is_alive is gloved


def test_an_ankh_burns_the_dead_that_are_driven_to_its_bearer_but_not_those_he_walks_up_to() -> None:
    table = Table(red="Priestess", blue="Necromancer")
    table.move_to(table.red, "B2")
    table.attach("Ankh of Asyra", table.red)
    sentry = table.put("Skeletal Sentry", BLUE, "B3")
    table.push(sentry, "west")
    assert (table.place(sentry), sentry.damage) == ("B2", 1)
    other = table.put("Skeletal Sentry", BLUE, "A2")
    table.act(table.red, move("A2"), NOTHING)
    assert (other.damage, sentry.damage) == (1, 1)  # at the end of the Action Phase, in the zone he is in


@rule("ruling.r55")
def test_a_smitten_foe_loses_his_block_for_nothing() -> None:
    table = Table(red="Paladin", blue="Warlord")
    table.move_to(table.red, "B2")
    golem = table.put("Bloodcrag Minotaur", BLUE, "B2")
    block = table.hide("Block", golem)
    table.tokens(table.red, "Valor", 4)
    table.cast(table.red, "Smite", table.red)
    assert tokens_on(table.red) == {}
    table.decide("pay reveal", PAY)
    table.dice("2 1 1 1 0")
    table.attack(table.red, "Basic Melee Attack", golem)
    assert not table.in_play(block)
    assert golem.damage == 5  # all of it critical
    assert tokens_on(table.red) == {"Valor": 1}  # the strongest enemy creature


def test_a_crusade_banner_calls_two_who_come_on_guard() -> None:
    table = Table(red="Paladin")
    table.cast(table.red, "Crusade Banner", "C1")
    banner = table.find("Crusade Banner")
    banner.mana = 4
    table.put("Altar of the Iron Guard", RED, "A1")
    table.prepare_for(banner, "Dawnbreaker's Initiate")
    table.deploy()
    assert table.in_play(banner)  # two or none
    table.prepare_for(banner.attachments[0], "Asyran Cleric")
    table.always("deploy", lambda request: request.options[-1])
    table.always("offer", take())
    table.deploy()
    squire, cleric = table.find("Dawnbreaker's Initiate"), table.find("Asyran Cleric")
    assert squire.guarding
    assert cleric.guarding
    assert not table.in_play(banner)
    assert table.red.mana == 43 - (10 - 4)
