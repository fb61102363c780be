"""The facts of all published cards and mages are read, word by word, and say what can be played."""

from __future__ import annotations

import json

import pytest

from mageduel.cards import load_all
from mageduel.dsl.script import SCRIPTS
from mageduel.facts.cards import AttackKind, Card, CardType
from mageduel.facts.library import SETS, card, library, playable, read_card
from mageduel.facts.mages import mage, mage_of, mages, playable_mages
from mageduel.facts.spellbooks import Spellbook, issues, spell_points
from mageduel.facts.targets import read_target
from mageduel.facts.training import Training
from tests.hygiene.sources import ROOT

REFERENCE = ROOT.parent / "shared" / "reference"
load_all()

SIZES = {"core": 174, "fvw": 60, "dvn": 56, "cok": 26, "fif": 41, "pvs": 72, "lg": 29, "promo": 33, "dom": 26}


def test_all_published_cards_are_there() -> None:
    assert len(library()) == 789
    counts = {code: sum(each.sets[0] == code for each in library().values()) for code in SETS}
    assert {code: counts[code] for code in SIZES} == SIZES
    assert all(set(each.sets) <= set(SETS) for each in library().values())


def test_a_card_is_found_by_another_spelling() -> None:
    assert card("slavorg, fang of the first moon").name == "Slavörg, Fang of the First Moon"


def test_what_has_a_script_is_not_pending() -> None:
    assert [name for name in SCRIPTS if name in library() and name not in playable()] == []


def test_an_enchantment_is_mandatory_if_its_script_says_when() -> None:
    marked = {name for name, each in playable().items() if each.is_mandatory}
    assert marked == {name for name, script in SCRIPTS.items() if script.mandatory and name in playable()}


def test_a_book_with_a_card_that_cannot_be_played_yet_says_so() -> None:
    waiting = [name for name, each in library().items() if each.is_pending and mage("Wizard").may_use(each)]
    for name in waiting:
        found = issues(Spellbook("Mine", "Wizard", "arena", {name: 1}))
        assert [(each.code, each.card) for each in found] == [("pending", name)]
    for name, each in mages().items():
        found = issues(Spellbook("Mine", name, each.mode, {}))
        assert [issue.code for issue in found] == (["pending-mage"] if each.is_pending else [])


# Values with an X


@pytest.mark.parametrize(
    ("name", "variable"),
    [("Quicksand", {"cost": "2X"}), ("Charm", {"reveal": "X"}), ("Barracks", {"channeling": "X"}), ("Jinx", {})],
)
def test_printed_values_with_an_x(name: str, variable: dict[str, str]) -> None:
    assert card(name).variable == variable


def test_a_bar_with_or_is_two_bars() -> None:
    bolts, volley = (bar for bar in card("Ludwig Boltstorm").attacks if bar.name == "Repeating Crossbow")
    assert ([word.name for word in bolts.traits], bolts.zone) == (["Sweeping"], False)
    assert ([word.name for word in volley.traits], volley.zone) == (["Unavoidable"], True)


def test_a_bar_may_be_no_attack() -> None:
    assert [bar.kind for bar in card("Goblin Builder").attacks if not bar.is_attack] == [AttackKind.ACTION]
    assert card("Titanodon").attacks[-1].kind is AttackKind.TRAMPLE
    assert (card("Dispel Wand").attacks[0].cost, card("Wand of Healing").attacks[0].cost) == ("X", 2)


# Targets


@pytest.mark.parametrize(
    ("text", "kinds", "needs"),
    [
        ("friendly minor creature", ("creature",), ("friendly", "minor")),
        ("creature or conjuration", ("creature", "conjuration"), ()),
        ("zone border", ("zone border",), ()),
        ("enemy non-terrain corporeal conjuration", ("conjuration",), ("enemy", "non-terrain", "corporeal")),
        ("forcemaster", ("mage",), ("forcemaster",)),
        ("living knight creature", ("creature",), ("living", "knight")),
        ("self", ("self",), ()),
    ],
)
def test_target_lines_are_read(text: str, kinds: tuple[str, ...], needs: tuple[str, ...]) -> None:
    assert (read_target(text).kinds, read_target(text).needs) == (kinds, needs)


def test_targets_are_counted_and_places_described() -> None:
    assert read_target("1-2 adjacent zones").count == (1, 2)
    assert read_target("2 adjacent zones").count == (2, 2)
    assert read_target("1-3 creatures or conjurations").kinds == ("creature", "conjuration")
    assert read_target("zone with v'tar orb").holding == "v'tar orb"
    assert read_target("creature & zone").second == "zone"


@pytest.mark.parametrize(
    "text", ["sleepy creature", "gadget", "creature & gadget", "zone with gadget", "non-sleepy mage"]
)
def test_an_unknown_word_in_a_target_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_target(text)


@pytest.mark.parametrize(
    "wrong",
    [
        {"schools": {"cooking": 1}},
        {"subtypes": ["chef"]},
        {"traits": ["Tasty"]},
        {"attack": [{"kind": "melee", "dice": 1, "effects": "7+ = hunger"}]},
    ],
)
def test_unknown_words_on_a_card_are_refused(wrong: dict[str, object]) -> None:
    row = {"name": "Test", "type": "creature", "schools": {"war": 1}, "cost": 1, "action": "full", "target": "zone"}
    assert read_card(row).name == "Test"
    with pytest.raises(ValueError):
        read_card(row | wrong)


# Mages and training


def test_all_mages_are_there() -> None:
    by_mode = {mode: [each.name for each in mages().values() if each.mode == mode] for mode in ("arena", "academy")}
    assert (len(by_mode["arena"]), len(by_mode["academy"])) == (14, 10)
    assert mage("Beastmaster (Johktari)") is mage("johktari beastmaster") is mage_of("Beastmaster", "Johktari", "arena")
    assert mage_of("Beastmaster", "Kelsar Grove", "academy").name == "Academy Beastmaster"
    assert all(not each.is_pending for each in playable_mages().values())


def _spell(type_: CardType = CardType.INCANTATION, *subtypes: str, **schools: int) -> Card:
    return Card("Test", type_, subtypes=subtypes, schools=schools)


def test_training_by_level() -> None:
    druid = mage("Druid")
    assert spell_points(druid, _spell(water=1)) == 1
    assert spell_points(druid, _spell(water=2)) == 4
    assert spell_points(druid, _spell(war=2)) == 6


def test_training_by_subtype() -> None:
    siren = mage("Siren")
    assert spell_points(siren, _spell(CardType.CREATURE, "pirate", war=2)) == 2
    assert spell_points(siren, _spell(CardType.ENCHANTMENT, "song", mind=3)) == 3
    assert spell_points(siren, _spell(CardType.CREATURE, war=2)) == 4


def test_training_by_type() -> None:
    paladin = mage("Paladin")
    assert spell_points(paladin, _spell(holy=3)) == 3
    assert spell_points(paladin, _spell(holy=4)) == 8
    assert spell_points(paladin, _spell(CardType.CREATURE, holy=4)) == 4
    assert Training("holy", type=CardType.CREATURE).fits(_spell(CardType.CREATURE, holy=4), "holy")


def test_a_forcemaster_pays_triple_for_creatures_without_mind() -> None:
    forcemaster = mage("Forcemaster")
    assert spell_points(forcemaster, _spell(CardType.CREATURE, war=2)) == 6
    assert spell_points(forcemaster, _spell(CardType.CREATURE, mind=2)) == 2
    assert spell_points(forcemaster, _spell(war=2)) == 4


def test_an_elementalist_pays_triple_for_the_living_though_trained() -> None:
    elementalist = mage("Academy Elementalist")
    assert spell_points(elementalist, _spell(fire=2)) == 2
    assert spell_points(elementalist, _spell(CardType.CREATURE, fire=2)) == 6


def test_whom_restrictions_admit() -> None:
    assert mage("Priest").answers_to("priestess")
    assert mage("Paladin").answers_to("holy mage")
    assert not mage("Druid").answers_to("water mage")


def test_published_books_cost_what_the_reference_says() -> None:
    books = REFERENCE / "books.json"
    if not books.exists():
        return
    rows = [row for row in json.loads(books.read_text(encoding="utf-8")) if row["mode"] != "apprentice"]
    assert len(rows) > 30
    wrong = []
    for row in rows:
        owner = mage(row["mage"])
        total = sum(copies * spell_points(owner, card(name)) for name, copies in row["cards"].items())
        if total != row["points"]:
            wrong.append((row["name"], total, row["points"]))
    assert wrong == []


def test_every_card_of_every_set_can_be_played() -> None:
    assert [name for name, each in library().items() if each.is_pending] == []
