"""The codex is complete, and every place it cites exists."""

from __future__ import annotations

import json
import re

import pytest

from mageduel.facts.codex import DOCUMENTS, KINDS, UnknownEntry, codex, entry, related_cards
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.damage import DamageType
from mageduel.facts.library import library
from mageduel.facts.traits import WORDS, Bearer
from tests.hygiene.sources import ROOT
from tests.kit.ledger import rule
from tests.kit.refused import refused

LEDGER = ROOT.parent / "shared" / "rules" / "ledger.jsonl"
FILES = {"core": "000_", "academy": "001_", "supplement": "002_", "codex": "003_", "reference": "004_"}


def test_every_trait_has_an_entry() -> None:
    for word in WORDS.values():
        kind = entry(word.name).kind
        assert "trait" in kind or kind in ("damage type", "object attribute", "game term", "effect"), word


def test_attack_and_spell_traits_are_called_so() -> None:
    for word in WORDS.values():
        if word.bearer is not Bearer.OBJECT and word.name != "Critical Damage":
            assert word.bearer.value in entry(word.name).kind


def test_every_condition_has_an_entry() -> None:
    for condition in CONDITIONS.values():
        kind = "effect" if condition.name == "Taunt" else "condition marker"
        assert entry(condition.name).kind == kind


def test_removal_costs_are_those_of_the_markers() -> None:
    for condition in CONDITIONS.values():
        found = re.search(r"[Rr]emoval cost (\d+)", entry(condition.name).text)
        cost = condition.removal_cost
        assert (int(found[1]) if found else None) == (cost if cost is not None and cost > 0 else None), condition


def test_every_damage_type_has_an_entry() -> None:
    for kind in DamageType:
        assert entry(kind.value).kind == "damage type"
        assert entry(f"{kind.value} immunity")


def test_entries_are_well_formed() -> None:
    names = list(codex())
    assert names == sorted(names, key=str.casefold)
    for each in codex().values():
        assert each.kind in KINDS
        assert each.text.endswith("."), each.name
        assert each.where, each.name
        assert set(each.see) <= set(names) - {each.name}, each.name


def _sections() -> dict[str, set[str]]:
    """Sections by document, without the kind the codex prints behind a word."""
    found: dict[str, set[str]] = {document: set() for document in FILES}
    ours = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    found["ours"] = {line.removeprefix("## ").casefold() for line in ours.splitlines() if line.startswith("## ")}
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        document = next(name for name, start in FILES.items() if row["source"].startswith(start))
        section = re.sub(r" \([^()]*\)$", "", row["section"]) if document == "codex" else row["section"]
        found[document].add(section.casefold())
    return found


def test_entries_cite_sections_that_exist() -> None:
    cited = {place for each in codex().values() for place in each.where}
    assert {place.document for place in cited} <= set(DOCUMENTS)
    assert all(place.section for place in cited)
    if not LEDGER.exists():
        return
    known = _sections()
    assert [str(place) for place in cited if place.section.casefold() not in known[place.document]] == []


def test_every_entry_of_the_compiled_codex_is_here() -> None:
    if not LEDGER.exists():
        return
    cited = {place.section.casefold() for each in codex().values() for place in each.where if place.document == "codex"}
    assert _sections()["codex"] - cited == {"header"}


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("FLYING", "Flying"),
        ("Regenerate 2", "Regenerate"),
        ("Melee +1", "Melee"),
        ("Armor −2", "Armor"),
        ("Armor +/- X", "Armor"),
        ("Aegis X", "Aegis"),
        ("LoS", "Line of Sight"),
        ("  zone   border ", "Zone Border"),
        ("Flame Immunity", "Flame"),
        ("Lightning +2", "Lightning"),
    ],
)
def test_words_are_found_as_they_are_printed(spelling: str, name: str) -> None:
    assert entry(spelling).name == name


def test_an_unknown_word_is_refused_with_the_nearest_spelling() -> None:
    with refused(UnknownEntry, match="did you mean Vampiric"):
        entry("Vampirc")
    with refused(UnknownEntry, match="lists them all"):
        entry("xyzzy")


def _related(name: str) -> set[str]:
    return {card.name for card in related_cards(entry(name))}


def test_related_cards_have_the_trait_bring_the_condition_or_are_of_the_type() -> None:
    assert "Bitterwood Fox" in _related("Fast")
    assert "Fireball" in _related("Burn")
    assert "Fireball" not in _related("Rot")
    assert "Hellfire Trap" in _related("Trap")
    assert "Firebrand Imp" in _related("Flame Immunity") & _related("Immunity")
    assert _related("Wall") < _related("Conjuration")


def test_every_trait_printed_on_a_card_leads_back_to_that_card() -> None:
    for card in library().values():
        for trait in card.traits:
            assert card in related_cards(entry(trait.word.name))


@rule("codex.class.object-attributes", "codex.class.attack-and-spell-attributes")
def test_attributes_are_told_from_traits() -> None:
    kinds = {kind: [each.name for each in codex().values() if each.kind == kind] for kind in KINDS}
    assert {"Armor", "Channeling", "Defense", "Life"} <= set(kinds["object attribute"])
    assert {"Damage Type", "Ranged Attack"} <= set(kinds["attack attribute"])
    assert {"Level", "Reveal Cost"} <= set(kinds["spell attribute"])
