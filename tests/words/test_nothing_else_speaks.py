"""Nothing but `words/` speaks: in a language whose every sentence is in brackets, only names stand outside of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from string import Formatter

import pytest

from mageduel.agents.lots import lots
from mageduel.dsl.script import SCRIPTS
from mageduel.duel import start_duel
from mageduel.facts.library import library
from mageduel.facts.mages import mages
from mageduel.facts.subtypes import SUBTYPES
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Request
from mageduel.lab.books import published, setup_of
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.round.special_actions import abilities_of
from mageduel.state.game import Game
from mageduel.state.marks import MARKS
from mageduel.views.chronicle import Teller
from mageduel.views.odds import odds_of_option
from mageduel.views.questions import question
from mageduel.views.table import table
from mageduel.words.language import USUAL, Language, language, speaking

OPEN, CLOSE = "\u27e6", "\u27e7"


def _bracketed(text: str) -> str:
    """The same sentence with its own words in brackets, and the places for names and numbers outside of them."""
    made = []
    for words, place, form, _ in Formatter().parse(text):
        made.append(f"{OPEN}{words}{CLOSE}" if words else "")
        if place is not None:
            made.append(f"{{{place}:{form}}}" if form else f"{{{place}}}")
    return "".join(made)


BRACKETED = Language("xx", {key: _bracketed(text) for key, text in language(USUAL).texts.items()})
SPOKEN = {
    "prompt", "context", "label", "detail", "sentence", "why", "text", "how", "title", "gives", "luck", "by", "note",
    "reason", "consequences", "step",
}  # fmt: skip
"""The fields in which sentences stand; the others are codes, names and numbers."""
ABILITIES = {
    "Take Wing",
    "Blink",
    "Voltaric Shield",
    "Curseweaving",
    "Divine Reward",
    "Storm of the Blue Knight",
    "Heal 1",
    "Bash",
}
"""Names of abilities and attacks that no card lists."""


def _said(value: object, field: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        if field in SPOKEN:
            yield field, value
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            if not (field == "why" and each.name == "amount"):
                yield from _said(getattr(value, each.name), each.name)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _said(item, field)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _said(item, field)


def _names(game: Game) -> re.Pattern[str]:
    """Everything that has a name of its own, the longest first."""
    found = {card.name for card in library().values()} | set(mages())
    found |= {name for each in mages().values() for name in each.abilities} | set(MARKS)
    for card in [*library().values(), *(thing.card for thing in game.objects.values())]:
        found |= {card.name, *(bar.name for bar in card.attacks)}
    for thing in game.objects.values():
        found |= {ability.name for ability in abilities_of(thing)} | {spell.name for spell in BUILT_IN.of(thing)}
        found |= {mark.name for mark in thing.marks}
    for script in SCRIPTS.values():
        found |= {ability.name for ability in script.abilities} | {
            spell.name for spell in script.answers.get(BUILT_IN, ())
        }
    found |= set(SCRIPTS) | ABILITIES | {subtype.title() for subtype in SUBTYPES}
    found |= {ability for mage in mages().values() for ability in mage.abilities}
    found |= {player.name for player in game.players} | set(game.arena.zone_names)
    return re.compile("|".join(re.escape(name) for name in sorted(found, key=len, reverse=True)))


def _outside(text: str) -> str:
    """What stands in no bracket."""
    depth, kept = 0, []
    for letter in text:
        if letter == CLOSE:
            depth -= 1
        elif letter == OPEN:
            depth += 1
        elif not depth:
            kept.append(letter)
    return "".join(kept)


def _check(game: Game, names: re.Pattern[str], *shown: object) -> list[str]:
    wrong = []
    for each in shown:
        for field, text in _said(each):
            if re.search(r"[A-Za-z]{2}", names.sub("", _outside(text))):
                wrong.append(f"{field}: {text}")
    return wrong


def _play(match: Match[Game], seed: int, most: int) -> list[str]:
    below = lots(seed, 5)
    game = match.game
    names = _names(game)
    told = 0
    wrong: list[str] = []
    for turn in range(most):
        if match.is_over:
            break
        request: Request = match.open_requests[0]
        asked = question(game, request)
        wrong += _check(game, names, asked)
        if turn % 8 == 0:
            names = _names(game)
            wrong += _check(game, names, table(game, request.player))
            wrong += _check(game, names, *(odds_of_option(game, request, option) for option in request.options[:20]))
        match.answer(request.player, request.sample(below))
        teller = Teller(game, below(2))
        log = game.log or []
        wrong += _check(game, names, *(teller.tell(event) for event in log[told:]))
        told = len(log)
    return sorted(set(wrong))


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_player_reads_comes_from_the_language_that_is_spoken(seed: int) -> None:
    mode = ("apprentice", "arena")[seed % 2]
    books = list(published(mode))
    match = start_duel(setup_of(mode, books[seed % 4], books[(seed + 1) % 4]), seed, log=True)
    with speaking(BRACKETED):
        assert _play(match, seed, 250)[:10] == []


def test_a_word_that_comes_from_elsewhere_is_found() -> None:
    names = re.compile("Timber Wolf")
    assert _outside(f"{OPEN}Act with {OPEN}the{CLOSE} wolf{CLOSE}: Timber Wolf") == ": Timber Wolf"
    assert re.search(r"[A-Za-z]{2}", names.sub("", _outside(f"{OPEN}Attack{CLOSE} with Timber Wolf")))
