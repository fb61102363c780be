"""Spells in the hands of a mage: what a copy costs and why, how many there may be, why none; where books are from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from mageduel.facts.library import library, playable
from mageduel.facts.mages import playable_mages
from mageduel.facts.spellbooks import copy_limit, spell_points
from mageduel.server.spells import SpellFor, spells_for
from mageduel.words.language import language, speaking
from tests.server.client import Json, Server
from tests.server.stories import play


def spells(mage: str, mode: str = "arena") -> dict[str, SpellFor]:
    return {spell.name: spell for spell in spells_for(playable_mages()[mage], mode)}


def told(mage: str, card: str) -> list[tuple[int, int, str]]:
    return [(part.levels, part.factor, part.why) for part in spells(mage)[card].parts]


def test_the_parts_of_every_spell_come_to_what_it_costs_every_mage() -> None:
    for name, mage in playable_mages().items():
        for spell in spells(name).values():
            card = library()[spell.name]
            assert spell.points == spell_points(mage, card), (name, spell.name)
            assert sum(part.levels * part.factor for part in spell.parts) == spell.points, (name, spell.name)
            assert spell.copies == copy_limit(card)
            assert (spell.refusal is None) == mage.may_use(card)


def test_each_kind_of_training_is_named() -> None:
    assert told("Beastmaster", "Timber Wolf") == [(2, 1, "trained: Nature")]
    assert told("Beastmaster", "Fireball") == [(2, 3, "opposed: Fire")]
    assert told("Beastmaster", "Dispel") == [(1, 2, "untrained: Arcane")]
    assert told("Forcemaster", "Timber Wolf") == [(2, 3, "opposed: creatures")]
    assert told("Paladin", "Brogan Bloodstone")[0][2] == "trained: Holy creatures"
    assert told("Paladin", "Resurrection")[0][1:] == (2, "untrained: Holy")
    assert told("Druid", "Dissolve") == [(1, 1, "trained: Water up to level 1")]
    assert told("Druid", "Colossal Crab")[0][1:] == (2, "untrained: Water")
    assert told("Siren", "Ballad of Courage")[0][2] == "trained: Song"
    assert told("Siren", "Talos")[0][2] == "the same for everybody"
    assert [part.footing for part in spells("Warlock")["Decoy"].parts] == ["novice"]
    with speaking(language("de")):
        assert told("Forcemaster", "Timber Wolf") == [(2, 3, "wider die Natur: Kreaturen")]


def test_what_a_mage_may_not_have_says_who_may() -> None:
    refusal = spells("Wizard")["Lair"].refusal
    assert refusal is not None
    assert (refusal.code, refusal.short) == ("restricted", "Beastmaster only")
    assert "a Wizard does not qualify" in refusal.sentence
    assert spells("Johktari Beastmaster")["Lair"].refusal is None
    assert spells("Adramelech Warlock")["Lash of Hellfire"].refusal is None


def test_spells_are_fetched_for_a_mage_and_a_mode(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        found = (await server.http.get("/api/mages/Druid/spells?mode=arena")).json()
        assert len(found) == len(playable())
        assert (await server.http.get("/api/mages/Nobody at all/spells")).status_code == 400
        sets = (await server.http.get("/api/library")).json()["sets"]
        assert {"code": "core", "name": "Arena Core Set"} in sets

    play(story, tmp_path)


def test_books_say_where_they_are_from(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        books: list[Json] = (await server.http.get("/api/books")).json()
        assert all(book["legal"] for book in books)
        origin = {book["name"]: book["source"] for book in books}
        assert origin["Starting Wizard"] == origin["Malakai Priest"] == "official"
        assert origin["Ivarium Paladin"] == "project"
        assert origin["Community Druid (Domination)"] == "community"
        count = Counter(book["source"] for book in books)
        assert count["community"] >= 10
        wanted = {"name": "Mine", "mage": "Druid", "mode": "arena", "cards": {"Timber Wolf": 1}}
        assert (await server.http.post("/api/books", json=wanted)).json()["source"] == "own"
        seats = [
            {"kind": "human", "mage": "Druid", "book": "Community Druid (Domination)"},
            {"kind": "human", "mage": "Wizard", "book": "Starting Wizard"},
        ]
        game = await server.http.post("/api/games", json={"mode": "domination", "seats": seats})
        assert game.status_code == 201, "a book of players is played as any other"

    play(story, tmp_path)
