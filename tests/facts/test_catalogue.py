"""The catalogue: searching, plain data, and words for people."""

from __future__ import annotations

import json

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.catalogue import (
    bar_entry,
    card_entry,
    describe_bar,
    describe_cost,
    describe_defense,
    describe_schools,
    describe_target,
    mage_entry,
    points_by_mage,
    search,
)
from mageduel.facts.library import card, library
from mageduel.facts.mages import mage


def names(**asked: object) -> list[str]:
    return [each.name for each in search(**asked)]  # type: ignore[arg-type]


def test_a_search_for_nothing_finds_everything_by_name() -> None:
    assert names() == sorted(library())


def test_each_condition_narrows_the_search() -> None:
    assert names(school="war", type_=CardType.ENCHANTMENT, set_code="core") == ["Retaliate"]
    assert names(school="earth", set_code="core") == ["Elemental Wand", "Turn to Stone", "Wall of Stone"]
    assert names(set_code="none") == []


def test_walls_are_conjurations_but_not_the_other_way_round() -> None:
    assert names(type_=CardType.WALL, set_code="core") == [
        "Fog Bank",
        "Wall of Fire",
        "Wall of Stone",
        "Wall of Thorns",
    ]
    assert set(names(type_=CardType.WALL)) < set(names(type_=CardType.CONJURATION))


def test_all_words_have_to_be_on_the_card_anywhere() -> None:
    assert names(words=["WIZARD", "mana"], set_code="core") == ["Arcane Ring", "Gate to Voltari", "Suppression Cloak"]
    assert names(words=["hellfire scythe"]) == ["Adramelech, Lord of Fire"]
    assert "Mana Leech" in names(words=["mana drain"])
    assert names(words=["no such words"]) == []


def test_words_for_people() -> None:
    assert describe_schools(card("Turn to Stone")) == "Arcane 2 & Earth 1"
    assert describe_schools(card("Enchanter's Ring")) == "Arcane 1 or Nature 1"
    assert [describe_cost(card(name)) for name in ("Dispel", "Block", "Heal")] == ["X", "2 + 2", "9"]
    assert describe_bar(card("Samandriel, Angel of Light").attacks[0]) == (
        "quick · melee · 5 dice · light · 7-10 = Daze; 11+ = Stun · Ethereal · +1 vs. Nonliving or Dark creatures"
    )
    assert describe_bar(card("Firestorm").attacks[0]).startswith("ranged, whole zone · 5 dice · flame · 5-9 = Burn")
    assert describe_bar(card("Temple of Light").attacks[0]).startswith("ranged 0-2 · X dice")
    assert describe_bar(card("Huginn, Raven Familiar").attacks[1]) == "quick · look 0-2"
    assert describe_bar(card("Asyran Cleric").attacks[1]) == "full · heal 0-1 · 1 die"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Tarok, the Skyhunter", "7+ once a round, not against ranged attacks, only against Flying attackers"),
        ("Moonglow Faerie", "6+ any number of times"),
        ("Force Orb", "8+ once a round, not against melee attacks, whatever conditions its owner has"),
    ],
)
def test_defenses_in_words(name: str, words: str) -> None:
    defense = card(name).defense
    assert defense is not None
    assert describe_defense(defense) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [("Teleport", "Creature & Zone"), ("Purge Magic", "Creature or Conjuration"), ("Wall of Fire", "Zone Border")],
)
def test_targets_in_words(name: str, words: str) -> None:
    target = card(name).target
    assert target is not None
    assert describe_target(target) == words


def test_plain_data_of_a_card() -> None:
    entry = card_entry(card("Lash of Hellfire"))
    assert entry["schools"] == {"dark": 1, "fire": 1}
    assert (entry["cost"], entry["reveal"], entry["range"], entry["location"]) == (8, None, [0, 2], "weapon")
    assert entry["traits"] == ["warlock only"]
    bar = bar_entry(card("Lash of Hellfire").attacks[0])
    assert entry["attacks"] == [bar]
    assert (bar["type"], bar["dice"], bar["traits"]) == ("melee", 4, ["reach", "defrost"])
    assert card_entry(card("Dispel"))["cost"] == "x"
    assert card_entry(card("Ivarium Longbow"))["location"] == "weapon+shield"
    assert card_entry(card("Mage Wand"))["location"] == "weapon/shield"
    assert bar_entry(card("Temple of Light").attacks[0])["dice"] == "x"
    assert bar_entry(card("Huginn, Raven Familiar").attacks[1])["dice"] is None


def test_plain_data_is_json() -> None:
    everything = [card_entry(each) for each in library().values()]
    assert json.loads(json.dumps(everything)) == everything
    assert json.loads(json.dumps(mage_entry(mage("Wizard"))))["trained"] == ["arcane", "air"]


def test_prices_for_those_who_may_use_a_card() -> None:
    points = points_by_mage(card("Fireball"))
    assert points | {"Beastmaster": 6, "Priestess": 4, "Warlock": 2, "Wizard": 4} == points
    assert points_by_mage(card("Death Link"))["Warlock"] == 2
    assert "Wizard" not in points_by_mage(card("Death Link"))
