"""The facts of the 174 core cards: complete, consistent, and with the errata of the supplement."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from mageduel.facts.cards import ActionKind, AttackKind, Card, CardType, SchoolMode
from mageduel.facts.conditions import CONDITIONS, DAZE
from mageduel.facts.damage import DamageType
from mageduel.facts.effects import MOVES, read_effects
from mageduel.facts.library import SETS, UnknownCard, card, library
from mageduel.facts.schools import ELEMENTAL_SCHOOLS, PRIMARY_SCHOOLS, SCHOOLS
from mageduel.facts.traits import (
    DAMAGE_MODIFIER,
    ETHEREAL,
    POISON_IMMUNITY,
    SPAWNPOINT,
    UNAVOIDABLE,
    UNIQUE,
)
from tests.kit.ledger import rule
from tests.kit.refused import refused

CARDS = sorted((each for each in library().values() if each.sets[0] == "core"), key=lambda each: each.name)
BARS = [(each, bar) for each in CARDS for bar in each.attacks]


def of_type(*types: CardType) -> list[Card]:
    return [each for each in CARDS if each.type in types]


def test_all_174_cards_are_there() -> None:
    assert len(CARDS) == 174
    assert all(not each.is_pending for each in CARDS)


# Let's Look at a Spell Card


@rule("core.card.fields")
@pytest.mark.parametrize("each", CARDS, ids=str)
def test_every_card_has_its_fields(each: Card) -> None:
    assert each.name
    assert each.text
    assert each.action in (ActionKind.QUICK, ActionKind.FULL)
    assert each.range is not None
    assert 0 <= each.range[0] <= each.range[1]
    assert each.target is not None
    assert each.cost is None or each.cost > 0
    assert each.schools


@rule("core.spelltype.six-types")
def test_there_are_six_spell_types() -> None:
    counts = {type_: len(of_type(type_)) for type_ in CardType if of_type(type_)}
    assert sorted(type_.value for type_ in counts) == [
        "attack",
        "conjuration",
        "creature",
        "enchantment",
        "equipment",
        "incantation",
        "wall",
    ]
    assert all(each.is_conjuration for each in of_type(CardType.WALL, CardType.CONJURATION))


@rule(
    "core.level.every-spell-has-level",
    "core.spellbook.every-spell-has-level",
    "core.spellbook.every-spell-has-school",
    "core.codex.level-printed-by-school",
    "codex.level.meaning",
)
@pytest.mark.parametrize("each", CARDS, ids=str)
def test_every_spell_has_a_level_and_a_school(each: Card) -> None:
    assert 1 <= each.level <= 6
    assert set(each.schools) <= set(SCHOOLS)
    assert (len(each.schools) > 1) == (each.school_mode is not SchoolMode.SINGLE)


@rule("core.school.six-major", "core.school.four-elemental")
def test_the_ten_schools() -> None:
    assert set(PRIMARY_SCHOOLS) == {"dark", "mind", "holy", "arcane", "nature", "war"}
    assert set(ELEMENTAL_SCHOOLS) == {"earth", "air", "water", "fire"}
    assert {school for each in CARDS for school in each.schools} == set(SCHOOLS)


@rule("core.spellbook.or-schools-level", "core.spellbook.and-schools-level-sum")
@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("Elemental Wand", 2),
        ("Enchanter's Ring", 1),
        ("Adramelech, Lord of Fire", 6),
        ("Turn to Stone", 3),
        ("Lash of Hellfire", 2),
        ("Gate to Hell", 6),
    ],
)
def test_levels_of_cards_of_several_schools(name: str, level: int) -> None:
    assert card(name).level == level


@rule("sup.rules.creature-schools-from-card")
def test_a_creature_belongs_to_every_school_on_its_card() -> None:
    assert set(card("Adramelech, Lord of Fire").schools) == {"dark", "fire"}


@rule("core.card.example-minor-heal-target")
def test_minor_heal_asks_for_a_living_creature() -> None:
    target = card("Minor Heal").target
    assert target is not None
    assert (target.kinds, target.needs) == (("creature",), ("living",))


# Spell types


@rule("core.spelltype.attack-bar-on-spell", "core.spelltype.attack-always-ranged")
@pytest.mark.parametrize("each", of_type(CardType.ATTACK), ids=str)
def test_an_attack_spell_has_one_ranged_bar(each: Card) -> None:
    (bar,) = each.attacks
    assert bar.kind is AttackKind.RANGED
    assert bar.dice is not None
    assert bar.zone == (each.target is not None and each.target.kinds == ("zone",))


@rule("core.creature.range-0-0-caster-zone", "core.creature.has-life-armor-attacks")
@pytest.mark.parametrize("each", of_type(CardType.CREATURE), ids=str)
def test_a_creature_is_summoned_into_the_casters_zone_and_can_fight(each: Card) -> None:
    assert (each.range, each.action) == ((0, 0), ActionKind.FULL)
    assert each.armor is not None or each.name == "Whirling Spirit"
    assert any(bar.is_attack for bar in each.attacks)


@rule("core.life.creatures-and-conjurations-have-life", "core.conjuration.may-have-armor")
def test_creatures_and_conjurations_have_life_and_nothing_else_has() -> None:
    assert all(each.life for each in CARDS if each.is_creature or each.is_conjuration)
    assert all(each.life is None for each in CARDS if not (each.is_creature or each.is_conjuration))
    assert card("Battle Forge").armor == 4


@rule("core.enchant.two-costs", "core.enchant.casting-cost-2")
@pytest.mark.parametrize("each", of_type(CardType.ENCHANTMENT), ids=str)
def test_an_enchantment_costs_2_to_cast_and_more_to_reveal(each: Card) -> None:
    assert each.cost == 2
    assert each.reveal is not None
    assert each.life is None
    assert each.action is ActionKind.QUICK


def test_nothing_else_has_a_reveal_cost() -> None:
    assert all(each.reveal is None for each in CARDS if each.type is not CardType.ENCHANTMENT)


@rule("core.equip.range-0-2", "core.equip.only-on-mage", "core.equip.card-fields")
@pytest.mark.parametrize("each", of_type(CardType.EQUIPMENT), ids=str)
def test_equipment_is_cast_on_a_mage_at_range_0_to_2(each: Card) -> None:
    assert each.range == (0, 2)
    assert each.target is not None
    assert each.target.kinds == ("mage",)
    assert each.locations


@rule("core.equip.locations")
def test_equipment_locations() -> None:
    known = {"helmet", "amulet", "cloak", "ring", "chestpiece", "belt", "gloves", "boots", "weapon", "shield"}
    assert {place for each in of_type(CardType.EQUIPMENT) for place in each.locations} == known


@rule("core.equip.multi-location", "core.equip.choice-of-location", "core.equip.example-wand-location")
def test_a_bow_takes_both_hands_and_a_wand_either() -> None:
    bow, wand = card("Ivarium Longbow"), card("Mage Wand")
    assert (bow.locations, bow.location_mode) == (("weapon", "shield"), SchoolMode.ALL)
    assert (wand.locations, wand.location_mode) == (("weapon", "shield"), SchoolMode.ANY)
    assert card("Elemental Wand").location_mode is SchoolMode.ANY


def test_spawnpoints_channel() -> None:
    names = {each.name for each in CARDS if each.has(SPAWNPOINT)}
    assert names == {"Battle Forge", "Gate to Voltari", "Lair", "Pentagram", "Temple of Asyra"}
    assert all(card(name).channeling for name in names)
    assert card("Lair").channeling == 2


# The Attack Bar


@rule("core.attackbar.every-attacker-has-one-or-more", "core.attackbar.field-name", "core.attackbar.field-attack-type")
def test_every_bar_has_a_name_and_a_kind() -> None:
    assert all(bar.name and bar.kind in AttackKind for _, bar in BARS)
    assert {each.name for each in of_type(CardType.CREATURE, CardType.ATTACK)} <= {each.name for each, _ in BARS}


@rule("core.attackbar.field-action")
def test_bars_of_creatures_and_weapons_say_quick_or_full() -> None:
    for each, bar in BARS:
        if each.type in (CardType.CREATURE, CardType.EQUIPMENT) and bar.kind is not AttackKind.BARRIER:
            assert bar.action is not None, bar.name
    assert card("Steelclaw Grizzly").attacks[0].action is ActionKind.QUICK
    assert card("Steelclaw Grizzly").attacks[1].action is ActionKind.FULL


@rule("core.attackbar.field-range-for-ranged", "sup.rules.object-attack-range-from-attack-bar")
def test_ranged_bars_have_a_range_and_melee_bars_have_none() -> None:
    for each, bar in BARS:
        if bar.kind is AttackKind.RANGED and each.type is not CardType.ATTACK:
            assert bar.range is not None, bar.name
        if bar.kind is AttackKind.MELEE:
            assert bar.range is None, bar.name
    archer = card("Royal Archer")
    assert archer.range == (0, 0)
    assert archer.attacks[0].range == (1, 2)


@rule("core.attackbar.field-dice")
def test_every_attack_has_dice() -> None:
    without = [(each.name, bar.name) for each, bar in BARS if bar.dice is None]
    assert without == [("Huginn, Raven Familiar", "Raven's Eye"), ("Temple of Light", "Light Blast")]
    assert [bar.dice for bar in card("Darkfenne Hydra").attacks] == [4, 3]


@rule("core.attackbar.field-damage-type-optional")
def test_only_typed_attacks_have_a_damage_type() -> None:
    assert card("Timber Wolf").attacks[0].damage_type is None
    assert card("Firebrand Imp").attacks[0].damage_type is DamageType.FLAME
    for each in of_type(CardType.ATTACK):
        assert each.attacks[0].damage_type is DamageType(each.subtypes[0])


@rule("core.attackbar.field-additional-effects", "core.effect.compare-d12-to-chart")
def test_effect_boxes_are_read_by_the_effect_die() -> None:
    rows = card("Fireball").attacks[0].effects
    found = {total: [row.effects for row in rows if row.matches(total)] for total in (1, 3, 4, 10, 11, 12, 15)}
    one, two = [(("burn", 1),)], [(("burn", 2),)]
    assert found == {1: [], 3: [], 4: one, 10: one, 11: two, 12: two, 15: two}


def test_effects_may_be_several_of_one_kind_or_of_two() -> None:
    assert card("Adramelech, Lord of Fire").attacks[0].effects[1].effects == (("burn", 2),)
    assert card("Jet Stream").attacks[0].effects[1].effects == (("push", 1), ("daze", 1))


@rule("core.example.effects-chart-lookup")
def test_the_pictured_chart() -> None:
    rows = card("Lightning Bolt").attacks[0].effects
    found = [[name for row in rows if row.matches(total) for name, _ in row.effects] for total in (6, 9, 4)]
    assert found == [["daze"], ["stun"], []]


def test_effect_boxes_name_known_effects_and_leave_no_overlap() -> None:
    for _, bar in BARS:
        for row in bar.effects:
            assert {name for name, _ in row.effects} <= {*CONDITIONS, "push"}
        for total in range(1, 25):
            assert sum(row.matches(total) for row in bar.effects) <= 1, bar.name


@rule("core.attackbar.field-traits", "core.trait.printed-location")
def test_traits_on_a_bar_belong_to_that_attack() -> None:
    snapping, triple = card("Darkfenne Hydra").attacks
    assert [word.name for word in snapping.traits] == ["Counterstrike"]
    assert [word.name for word in triple.traits] == ["Triplestrike"]
    assert not {"Counterstrike", "Triplestrike"} & {str(trait) for trait in card("Darkfenne Hydra").traits}


# The Damage Types


@rule("core.damagetype.lightning-ethereal", "core.damagetype.wind-ethereal")
def test_lightning_and_wind_are_ethereal() -> None:
    typed = [bar for _, bar in BARS if bar.damage_type in (DamageType.LIGHTNING, DamageType.WIND)]
    assert len(typed) >= 7
    assert all(ETHEREAL in bar.traits for bar in typed)


@rule("core.damagetype.flame-burn")
def test_flame_and_only_flame_burns() -> None:
    burning = {
        bar.damage_type for _, bar in BARS if any(name == "burn" for row in bar.effects for name, _ in row.effects)
    }
    assert burning == {DamageType.FLAME}
    flames = [bar for _, bar in BARS if bar.damage_type is DamageType.FLAME]
    assert all(bar.effects for bar in flames)


@rule(
    "core.damagetype.light-daze-stun",
    "core.damagetype.lightning-daze-stun",
    "core.damagetype.light-nonliving-bonus",
    "core.damagetype.wind-flying-bonus",
    "core.damagetype.hydro-push-daze",
)
def test_light_lightning_water_and_wind() -> None:
    def effects(kind: DamageType) -> set[str]:
        bars = [bar for _, bar in BARS if bar.damage_type is kind]
        return {name for bar in bars for row in bar.effects for name, _ in row.effects}

    assert effects(DamageType.LIGHT) == {"daze", "stun"}
    assert effects(DamageType.LIGHTNING) == {"daze", "stun"}
    assert effects(DamageType.HYDRO) == {"daze"}
    for _, bar in BARS:
        if bar.damage_type is DamageType.LIGHT:
            assert any("nonliving" in versus.against for versus in bar.versus), bar.name
    assert [versus.against for versus in card("Jet Stream").attacks[0].versus] == [("flying",)]


# Errata


@rule("sup.spell.hand-of-bim-shalla-unique")
def test_hand_of_bim_shalla_is_unique() -> None:
    assert card("Hand of Bim-Shalla").has(UNIQUE)


@rule("sup.spell.malacoda-poison-immunity")
def test_malacoda_is_immune_to_poison() -> None:
    assert card("Malacoda").has(POISON_IMMUNITY)


@rule(
    "sup.spell.mohktari-tree-subtype",
    "sup.spell.moonglow-amulet-mana-subtype",
    "sup.spell.skeletal-sentry-soldier-subtype",
    "sup.spell.tanglevine-vine-subtype",
)
@pytest.mark.parametrize(
    ("name", "subtype"),
    [
        ("Mohktari, Great Tree of Life", "tree"),
        ("Moonglow Amulet", "mana"),
        ("Skeletal Sentry", "soldier"),
        ("Tanglevine", "vine"),
    ],
)
def test_added_subtypes(name: str, subtype: str) -> None:
    assert subtype in card(name).subtypes


@rule("sup.spell.wall-of-fire-unavoidable", "sup.spell.wall-of-thorns-unavoidable")
@pytest.mark.parametrize("name", ["Wall of Fire", "Wall of Thorns"])
def test_walls_attack_unavoidably(name: str) -> None:
    (bar,) = card(name).attacks
    assert bar.kind is AttackKind.PASSAGE
    assert UNAVOIDABLE in bar.traits


@rule("sup.spell.temple-of-light-effect-table")
def test_temple_of_light_stuns_in_the_middle() -> None:
    rows = [(row.low, row.high, row.effects) for row in card("Temple of Light").attacks[0].effects]
    assert rows == [(9, 10, (("stun", 1),)), (11, None, (("daze", 1),))]


def test_gate_to_hell_has_lost_hydro() -> None:
    gate = card("Gate to Hell")
    assert not gate.has(DAMAGE_MODIFIER[DamageType.HYDRO])
    assert [str(trait) for trait in gate.traits] == ["Zone Exclusive", "Flame Immunity", "Epic"]
    assert gate.only == ("warlock",)


# Finding cards


def test_a_card_is_found_in_any_case() -> None:
    assert card("bEAR strength") is card("Bear Strength")


def test_a_wrong_name_is_refused_with_the_nearest_spelling() -> None:
    with refused(UnknownCard, match="did you mean Fireball"):
        card("Fierball")


def test_walls_are_made_of_something() -> None:
    made_of = {"Wall of Fire": "flame", "Wall of Stone": "stone", "Wall of Thorns": "plant"}
    assert {name: library()[name].subtypes for name in made_of} == {name: (kind,) for name, kind in made_of.items()}


def test_an_effect_names_its_condition_or_moves_the_target() -> None:
    jet = card("Jet Stream").attacks[0].effects[1].effects
    assert [(effect.code, effect.markers, effect.condition) for effect in jet] == [("push", 1, None), ("daze", 1, DAZE)]
    for each in library().values():
        for bar in each.attacks:
            effects = [effect for row in bar.effects for effect in row.effects]
            assert all(effect.condition is not None or effect.code in MOVES for effect in effects), each.name


@pytest.mark.parametrize("text", ["5-9 Burn", "5+ = Hunger", "5+ = 2", "x = Burn", "5+ = Burn & Hunger", ""])
def test_an_effect_row_nobody_understands_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_effects(text)


@rule("ruling.r48")
def test_each_name_has_one_record_that_of_its_earliest_set() -> None:
    order = [*(code for code in SETS if code != "promo"), "promo"]  # promotional prints are reprints, or else alone
    found: list[str] = []
    for code in SETS:
        text = resources.files("mageduel.data").joinpath(f"{code}.toml").read_text(encoding="utf-8")
        for row in tomllib.loads(text)["card"]:
            found.append(row["name"])
            prints = row.get("sets", [code])
            assert prints[0] == code == min(prints, key=order.index), row["name"]
    assert len(found) == len(set(found)) == len(library())
