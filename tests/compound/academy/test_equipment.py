"""The Academy: what mages wear and wield, lose and get back."""

from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import REGENERATE
from tests.kit.academy import AcademyTable
from tests.kit.answers import GUARD, NO_COUNTERSTRIKE, NO_DEFENSE, PAY, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@rule("academy.equipment.replaced-to-spellbook", "academy.equipment.multi-location", "ruling.r37")
def test_a_bow_for_two_hands_sends_sword_and_shield_back_into_the_book() -> None:
    table = AcademyTable(red="Academy Monk")
    sword, shield = table.attach("Gladius", table.red), table.attach("Golden Shield", table.red)
    table.cast(table.red, "Resplendent Bow", table.red)
    assert not table.in_play(sword)
    assert not table.in_play(shield)
    assert (table.in_book(RED, "Gladius"), table.in_book(RED, "Golden Shield"), table.discarded(RED)) == (1, 1, [])
    table.cast(table.red, "Golden Shield", table.red)  # and the shield puts the bow away
    assert table.in_book(RED, "Resplendent Bow") == 1
    assert table.find_all("Resplendent Bow") == []


@rule("academy.cast.not-enough-mana", "academy.cast.order")
def test_the_mana_crumble_gives_does_not_help_to_pay_for_it() -> None:
    table = AcademyTable()
    belt = table.attach("Wychwood Ironvine", table.red)
    table.book(BLUE, "Crumble")
    table.mana(BLUE, 4)
    assert table.why_no_cast(table.blue, "Crumble", belt) is not None
    table.mana(BLUE, 5)
    table.cast(table.blue, "Crumble", belt)
    assert table.blue.mana == 2
    assert table.discarded(RED) == ["Wychwood Ironvine"]  # destroyed, not replaced: it does not go home


@rule("academy.enchantment.until-destroyed", "academy.layout.discard-to-owner")
def test_an_item_replaced_by_its_wearer_takes_the_enemys_hidden_curse_to_its_owners_pile() -> None:
    table = AcademyTable(blue="Academy Warlock")
    knife = table.attach("Johktari Hunting Knife", table.red)
    table.hide("Curse Item", knife, BLUE)
    table.cast(table.red, "Kajarah", table.red)
    assert table.in_book(RED, "Johktari Hunting Knife") == 1
    assert table.discarded(BLUE) == ["Curse Item"]


def test_a_cursed_knife_cannot_be_put_away_and_eats_its_wearer_or_breaks() -> None:
    table = AcademyTable(blue="Academy Warlock")
    knife = table.attach("Johktari Hunting Knife", table.red)
    table.attach("Curse Item", knife, BLUE)
    assert table.why_no_cast(table.red, "Kajarah", table.red) is not None
    table.decide("cursed item", ("suffer",))
    table.upkeep()
    assert table.red.damage == 2
    table.decide("cursed item", ("let go",))
    table.upkeep()
    assert not table.in_play(knife)
    assert table.why_no_cast(table.red, "Kajarah", table.red) is None


def test_the_toll_of_the_cloak_pays_the_robes_once_a_round() -> None:
    table = AcademyTable()
    table.attach("Repulsion Cloak", table.blue)
    table.attach("Sistarran Robes", table.blue)
    hound, lynx = table.put("Wychwood Hound", RED), table.put("Pellian Lynx", RED)
    table.always("offer", take())
    table.always("pay", PAY)
    for each, bar in ((hound, "Bite"), (lynx, "Claws")):
        table.dice("1 1")
        table.act(each, attack(each, bar, table.blue))
    assert (table.red.mana, table.blue.mana) == (48, 51)
    assert table.blue.damage == 1 + 2  # the lynx pierces the robes


def test_the_cloak_takes_no_toll_from_a_guard_that_hits_back() -> None:
    table = AcademyTable()
    table.attach("Repulsion Cloak", table.blue)
    hound = table.put("Wychwood Hound", RED)
    table.guard(hound)
    table.decide("counterstrike", take(hound))
    table.dice("0 0")
    table.dice("2 0")
    table.act(table.blue, attack(table.blue, "Basic Melee Attack", hound))
    assert (table.blue.damage, table.red.mana) == (2, 50)


def test_an_amulet_pays_for_tokens_its_wearer_takes_off_and_not_for_stolen_ones() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    amulet = table.attach("Wispswillow Amulet", table.blue)
    table.upkeep()
    assert table.blue.mana == 51
    table.red.damage = 5
    table.cast(table.red, "Siphon Energy", amulet)
    assert (table.red.damage, table.blue.mana) == (3, 51)
    for _ in range(4):
        table.upkeep()
    assert (table.in_play(amulet), table.blue.mana) == (False, 55)


@rule("academy.codex.regenerate-highest", "academy.codex.life-plus")
def test_a_belt_and_a_regrowth_regenerate_one_point_between_them() -> None:
    table = AcademyTable()
    table.attach("Wychwood Ironvine", table.red)
    table.attach("Iguana Regrowth", table.red)
    table.red.damage = 10
    assert (table.value(table.red, REGENERATE), table.life(table.red)) == (1, 26)
    table.upkeep()
    assert table.red.damage == 9


def test_a_knife_that_armor_stopped_stirs_no_beast() -> None:
    table = AcademyTable()
    knife = table.attach("Johktari Hunting Knife", table.red)
    lynx, bear = table.put("Pellian Lynx", RED), table.put("Steelclaw Matriarch", BLUE)
    table.dice("2 1 0")
    table.act(table.red, attack(knife, "Curved Blade", bear))
    assert bear.damage == 0
    assert table.odds(lynx, "Claws", bear).dice.value == 2


def test_living_armor_wears_thin_between_two_strikes() -> None:
    table = AcademyTable(red="Academy Druid")
    table.attach("Living Armor", table.red)
    hydra = table.put("Sailfin Hydra", BLUE)
    table.decide("strike again", ("strike again",))
    table.dice("2 1 0")  # two points of armor
    table.dice("2 1 0")  # and now one
    table.attack(hydra, "Bite", table.red)
    assert table.red.damage == 1 + 2
    assert table.armor(table.red) == 0
    table.upkeep()
    table.upkeep()
    assert table.armor(table.red) == 3


def test_missiles_pass_the_golden_shield_and_lose_a_die_to_the_cloak() -> None:
    table = AcademyTable(red="Academy Monk")
    table.attach("Golden Shield", table.red)
    table.attach("Dampening Cloak", table.red)
    table.attach("Asyran Robes", table.red)  # Aegis does not add up
    table.always("further target", ("enough",))
    table.dice("2")
    table.cast(table.blue, "Arcane Missiles", table.red)
    assert table.red.damage == 2
    table.decide("defend", NO_DEFENSE)
    table.dice("1 1", effect=1)
    table.cast(table.blue, "Lightning Jolt", table.red)
    assert table.red.damage == 4


def test_the_golden_shield_breaks_on_the_third_bolt_it_turned() -> None:
    table = AcademyTable(red="Academy Monk")
    shield = table.attach("Golden Shield", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    table.dice("0 0")
    table.attack(hound, "Bite", table.red)  # no Defense against teeth: nothing is asked
    for _ in range(3):
        assert table.in_play(shield)
        table.decide("defend", take(shield))
        table.effect(7)
        table.cast(table.blue, "Lightning Jolt", table.red)
    assert not table.in_play(shield)
    assert table.red.conditions == {}


def test_force_armor_blunts_a_piercing_bolt() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    table.attach("Force Armor", table.red)
    table.attach("Wychwood Ironvine", table.red)
    table.dice("2 2 1 0", effect=7)
    table.cast(table.blue, "Piercing Thunderstrike", table.red)
    assert (table.red.damage, table.red.conditions) == (3, {STAGGER: 1})  # two points of armor stand


def test_a_frozen_knife_cannot_be_used_or_replaced_until_the_ice_melts() -> None:
    table = AcademyTable(blue="Academy Elementalist")
    knife = table.attach("Johktari Hunting Knife", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    table.always("glyph", ("glyph", "Water Glyph"))
    table.cast(table.blue, "Freeze Weapon", knife)
    ice = table.find("Freeze Weapon", on=knife)
    assert attack(knife, "Curved Blade", hound) not in table.actions(table.red)
    assert table.why_no_cast(table.red, "Kajarah", table.red) is not None
    for _ in range(3):
        table.upkeep()  # two damage each time, of five Life
    assert not table.in_play(ice)
    assert attack(knife, "Curved Blade", hound) in table.actions(table.red)
    assert table.why_no_cast(table.red, "Kajarah", table.red) is None


def test_the_cowl_sets_a_small_beast_on_guard_before_the_mage_acts() -> None:
    table = AcademyTable()
    table.attach("Packleader's Cowl", table.red)
    table.put("Steelclaw Matriarch", RED)
    tusk, gruff = table.put("Razortusk", RED), table.put("Satyr Gruff", BLUE)
    assert attack(gruff, "Heavy Mace", table.red) in table.actions(gruff)
    table.decide("offer", take())  # the bear is no minor creature
    table.act(table.red, GUARD)
    assert (tusk.guarding, table.red.guarding, table.red.mana) == (True, True, 48)
    assert attack(gruff, "Heavy Mace", tusk) in table.actions(gruff)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0")
    table.act(gruff, attack(gruff, "Heavy Mace", tusk))
    assert (tusk.guarding, table.red.guarding) == (False, True)


def test_the_stave_heals_two_beasts_for_a_mana_each_and_no_stranger() -> None:
    table = AcademyTable()
    table.attach("Emerald Elk Stave", table.red)
    hounds = [table.put("Wychwood Hound", RED, damage=3) for _ in range(3)]
    faerie = table.put("Wychwood Faerie", RED, damage=1)
    table.decide("offer", take(hounds[0]), take(hounds[1]))
    table.upkeep()
    assert sum(each.damage for each in hounds) == 7
    assert (faerie.damage, table.red.mana) == (1, 48)


@rule("academy.equipment.enemy-cannot-replace")
def test_no_enemy_can_force_a_second_belt_on_a_mage() -> None:
    table = AcademyTable()
    table.attach("Wychwood Ironvine", table.red)
    assert table.why_no_cast(table.blue, "Wychwood Ironvine", table.red) is not None
    assert table.why_no_cast(table.blue, "Leather Chausses", table.red) is None
