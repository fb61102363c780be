"""The eight mages of the reference with their starting books: training, channeling, and 120 points each."""

from __future__ import annotations

import pytest

from mageduel.facts.library import card
from mageduel.facts.mages import mage
from mageduel.facts.spellbooks import SECTIONS, Spellbook, is_by_the_rules, issues, known_books, points, spell_points
from tests.facts.test_published_books import as_listed
from tests.kit.ledger import rule

EIGHT = ["Beastmaster", "Druid", "Forcemaster", "Necromancer", "Priestess", "Warlock", "Warlord", "Wizard"]
LISTS = {
    "Forcemaster": """
1 Dancing Scimitar 1 Defense Ring 1 Force Ring 1 Galvitar, Force Blade 1 Psi-Orb 1 Storm Drake Hide;
2 Wall of Pikes;
1 Invisible Stalker 3 Psylok 3 Thoughtspore;
3 Charm 1 Circle of Fire 1 Force Crush 1 Forcefield 2 Mind Control;
1 Destroy Magic 1 Dispel 1 Dissolve 2 Force Bash 2 Force Push 3 Force Wave 1 Heal 1 Mass Sleep 1 Minor Heal
1 Power Strike 3 Repulse 1 Seeking Dispel 1 Steal Equipment;
3 Force Hammer 2 Hail of Stones 4 Invisible Fist
""",
    "Warlord": """
1 Helm of Command 1 Horn of Gothos 1 Ring of Command 1 Storm Drake Hide 1 War Sledge;
1 Akiro's Hammer 2 Archer's Watchtower 1 Barracks 2 Garrison Post 2 Mangler Caltrops 2 Quicksand 2 Wall of Pikes;
2 Dwarf Kriegsbiel 2 Goblin Bomber 2 Goblin Builder 5 Goblin Grunt 3 Goblin Slinger 1 Grimson Deadeye, Sniper
1 Iron Golem 1 Ludwig Boltstorm 3 Orc Butcher 1 Sir Corazin, Blademaster 1 Thorg, Chief Bodyguard;
1 Falcon Precision 3 Fortified Position 2 Mind Shield 1 Standard Bearer;
2 Dispel 2 Dissolve 1 Earthquake 1 Group Heal 1 Minor Heal 2 Power Strike 2 Sniper Shot 1 Whirling Strike;
2 Hail of Stones 2 Hurl Boulder
""",
    "Druid": """
1 Druid's Leaf Ring 1 Meditation Amulet 1 Mohktari's Branch 1 Veteran's Belt 1 Vinewhip Staff;
3 Bloodspine Wall 3 Corrosive Orchid 1 Etherian Lifetree 1 Mohktari, Great Tree of Life 3 Nightshade Lotus
1 Samara Tree 4 Seedling Pod 3 Stranglevine 2 Tanglevine 1 Vine Tree;
1 Devouring Jelly 1 Kralathor, The Devourer 4 Raptor Vine 3 Spitting Raptor 1 Tataree 3 Thornlasher
1 Togorah, Forest Sentinel 3 Vine Snapper;
1 Barkskin 1 Stumble;
4 Burst of Thorns 1 Dispel 3 Renewing Rain;
4 Acid Ball
""",
    "Necromancer": """
1 Cloak of Shadows 1 Death Ring 1 Deathshroud Staff 1 Libro Mortuos 1 Meditation Amulet 1 Wand of Healing;
1 Altar of Skulls 1 Graveyard 3 Wall of Bones 1 Ziggurat of Undeath;
3 Acolyte of the Bog Queen 2 Deathfang 2 Grey Wraith 1 Mort 2 Plague Zombie 1 Ravenous Ghoul 1 Shaggoth-Zora
2 Skeletal Archer 2 Skeletal Knight 5 Skeletal Minion 1 Unstable Zombie 2 Venomous Zombie 2 Zombie Brute
4 Zombie Crawler 4 Zombie Minion;
2 Rise Again;
2 Animate Dead 1 Dispel 1 Dissolve 3 Reassemble 1 Unholy Resurgence 1 Zombie Frenzy;
2 Acid Ball
""",
}


def starting(name: str) -> Spellbook:
    return known_books()[f"Starting {name}"]


@rule("ref.spellbook.druid", "ref.spellbook.forcemaster", "ref.spellbook.necromancer", "ref.spellbook.warlord")
@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("Druid", [5, 22, 17, 2, 8, 4]),
        ("Forcemaster", [6, 2, 7, 8, 19, 9]),
        ("Necromancer", [6, 6, 34, 2, 9, 2]),
        ("Warlord", [5, 12, 22, 7, 12, 4]),
    ],
    ids=str,
)
def test_the_starting_book_is_the_list_of_the_reference(name: str, counts: list[int]) -> None:
    book = starting(name)
    assert book.cards == as_listed(LISTS[name])
    assert [sum(book.of_section(section).values()) for section in SECTIONS] == counts
    assert issues(book) == (), "and can be played"


@rule("ruling.r35")
@pytest.mark.parametrize("name", EIGHT)
def test_each_starting_book_costs_exactly_120_points(name: str) -> None:
    book = starting(name)
    assert (points(book), mage(name).spell_points, is_by_the_rules(book)) == (120, 120, True)


@rule("ruling.r35")
def test_misprints_of_the_reference_are_put_right() -> None:
    found = [("Priestess", "Gray Angel"), ("Forcemaster", "Force Crush"), ("Druid", "Raptor Vine")]
    assert [starting(name).cards[spell] for name, spell in found] == [1, 1, 4]


@rule("ruling.r33")
@pytest.mark.parametrize(
    ("name", "prices"),
    [
        # what a Level costs in Air, Arcane, Dark, Earth, Fire, Holy, Mind, Nature, War, Water
        ("Wizard", [1, 1, 2, 2, 2, 2, 2, 2, 2, 2]),
        ("Forcemaster", [2, 2, 2, 2, 2, 2, 1, 2, 2, 2]),
        ("Druid", [2, 2, 2, 2, 3, 2, 2, 1, 3, 1]),
        ("Necromancer", [2, 2, 1, 2, 2, 3, 2, 2, 2, 2]),
        ("Priestess", [2, 2, 3, 2, 2, 1, 2, 2, 2, 2]),
        ("Beastmaster", [2, 2, 2, 2, 3, 2, 2, 1, 2, 2]),
        ("Warlock", [2, 2, 1, 2, 1, 3, 2, 2, 2, 2]),
        ("Warlord", [2, 3, 2, 1, 2, 2, 2, 2, 1, 2]),
    ],
    ids=str,
)
def test_what_each_mage_is_trained_in(name: str, prices: list[int]) -> None:
    spells = [
        "Jet Stream",
        "Dispel",
        "Agony",
        "Hurl Boulder",
        "Flameblast",
        "Minor Heal",
        "Force Push",
        "Rhino Hide",
        "Charge",
        "Dissolve",
    ]
    levels = [card(each).level for each in spells]
    assert [spell_points(mage(name), card(each)) for each in spells] == [
        price * level for price, level in zip(prices, levels, strict=True)
    ]


@rule("ruling.r33")
def test_the_druid_knows_water_of_level_one_only_and_the_forcemaster_few_creatures() -> None:
    assert spell_points(mage("Druid"), card("Geyser")) == card("Geyser").level
    assert spell_points(mage("Druid"), card("Kraken")) == 2 * card("Kraken").level
    assert spell_points(mage("Forcemaster"), card("Timber Wolf")) == 3 * card("Timber Wolf").level


@rule("ruling.r34")
def test_what_each_mage_channels() -> None:
    nine = [name for name in EIGHT if mage(name).card.channeling == 9]
    assert nine == ["Beastmaster", "Druid", "Warlock", "Warlord"]
    assert [mage(name).card.channeling for name in EIGHT if name not in nine] == [10] * 4
