"""Errors for people: each has its sentence in every language, and nothing the server answers is said anywhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from mageduel.facts.errors import Coded
from mageduel.facts.spellbooks import Issue, Spellbook, issues
from mageduel.words.errors import issue_text, why
from mageduel.words.language import NAMES, language, speaking
from tests.hygiene.sources import modules
from tests.words.test_languages import _places

ERRORS = {
    "BookError", "ShareError", "UnknownMage", "UnknownMode", "UnknownCard", "UnknownEntry", "UnknownBoard",
    "NoBoardToChoose", "Coded", "PositionError", "UnknownLesson", "NotOnTheBoard", "UnknownRuling",
    "UnknownPuzzle", "NotInTheLine", "NoPuzzle",
}  # fmt: skip


def _calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield f"{module.place}:{node.lineno}", node


def test_every_error_has_its_sentence_with_a_place_for_each_of_its_parts() -> None:
    texts = language("en").texts
    wrong, seen = [], set()
    for place, call in _calls(*ERRORS):
        code = call.args[0]
        key = f"error.{code.value!s}" if isinstance(code, ast.Constant) and isinstance(code.value, str) else ""
        if key not in texts:
            wrong.append(f"{place}: no sentence")
            continue
        seen.add(key)
        if _places(texts[key]) != {each.arg for each in call.keywords}:
            wrong.append(f"{place}: other places than its sentence has")
    assert wrong == []
    assert {key for key in texts if key.startswith("error.")} == seen


def test_every_fault_of_a_book_has_a_sentence_and_a_remedy() -> None:
    texts = language("en").texts
    wordings = {
        str(each.value)
        for _, call in _calls("Issue")
        for argument in (*call.args[:1], *call.args[3:4])
        for each in ast.walk(argument)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value
    }
    assert {key.removeprefix("issue.") for key in texts if key.startswith("issue.")} == wordings
    assert {key.removeprefix("remedy.") for key in texts if key.startswith("remedy.")} == wordings


@pytest.mark.parametrize(
    ("issue", "en", "de"),
    [
        (
            Issue("points", {"points": 121, "over": 1, "most": 120, "mage": "Wizard"}),
            "The book costs 121 spell points, 1 more than the 120 of a Wizard (Maximum Spell Points). "
            "Take out spells worth 1 or more.",
            "Das Buch kostet 121 Punkte, 1 mehr als die 120 von Wizard (Maximum Spell Points). "
            "Nimm Sprüche für mindestens 1 heraus.",
        ),
        (
            Issue("restricted", {"spell": "Lair", "who": ("Beastmaster", "Druid"), "mage": "Wizard"}),
            "Lair is Beastmaster or Druid Only, and a Wizard does not qualify (Spell Restrictions). Take it out.",
            "Lair ist nur für: Beastmaster oder Druid. Dazu zählt Wizard nicht (Spell Restrictions). Nimm ihn heraus.",
        ),
    ],
)
def test_a_fault_is_told_in_the_language_that_is_spoken(issue: Issue, en: str, de: str) -> None:
    for code, told in (("en", en), ("de", de)):
        with speaking(language(code)):
            assert issue_text(issue) == told


def test_what_an_apprentices_list_lacks_and_has_too_much_is_counted() -> None:
    book = Spellbook("Mine", "Wizard", "apprentice", {"Jinx": 2})
    with speaking(language("de")):
        told = issue_text(next(each for each in issues(book) if each.code == "apprentice-list"))
    assert " dazu; " in told
    assert told.endswith(" heraus.")


@pytest.mark.parametrize("code", NAMES)
def test_a_name_with_line_breaks_stays_in_one_line(code: str) -> None:
    with speaking(language(code)):
        assert "\n" not in why(Coded("no-card", name="a\nb"))


FOR_OPERATORS = ("MAGEDUEL_METRICS_TOKEN", "make play")
"""What only whoever runs the server reads stays English."""


def test_nothing_the_server_answers_is_said_outside_of_the_languages() -> None:
    wrong = []
    for place, call in _calls("HTTPException", "CutShort", "Trouble", "LinkFacts", "Remedy", "_problem", "NotPlayed"):
        if "/server/" not in f"/{place}":
            continue
        for part in ast.walk(call):
            text = part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""
            if " " in text.strip() and not any(sign in text for sign in FOR_OPERATORS):
                wrong.append(f"{place}: {text}")
    assert wrong == []
