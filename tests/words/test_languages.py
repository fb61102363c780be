"""Languages: every one says everything, with the same places for names and numbers, and nothing nobody asks for."""

from __future__ import annotations

import ast
import gc
import re
from string import Formatter

import pytest

from mageduel.cards import load_all
from mageduel.kernel.requests import Refusal
from mageduel.words.language import NAMES, USUAL, UnknownLanguage, count, language, preferred, say, speaking
from tests.hygiene.sources import modules

OTHERS = [code for code in NAMES if code != USUAL]


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_says_everything_and_nothing_else(code: str) -> None:
    assert set(language(code).texts) == set(language(USUAL).texts)


@pytest.mark.parametrize("code", OTHERS)
def test_sentences_have_the_same_places_for_names_and_numbers(code: str) -> None:
    usual, other = language(USUAL).texts, language(code).texts
    assert [key for key in usual if _places(usual[key]) != _places(other[key])] == []


@pytest.mark.parametrize("code", NAMES)
def test_no_sentence_is_empty(code: str) -> None:
    assert [key for key, text in language(code).texts.items() if not text] == []


def _asked() -> tuple[set[str], list[re.Pattern[str]]]:
    """Keys the program asks for: those it names, and patterns of those it puts together."""
    named, made = set(), []
    for module in modules():
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id not in ("say", "count", "has"):
                continue
            for key in _keys(node.args[0]):
                if isinstance(key, ast.Constant):
                    name = str(key.value)
                    named |= {f"{name}.one", f"{name}.many"} if node.func.id == "count" else {name}
                elif isinstance(key, ast.JoinedStr):
                    parts = (re.escape(str(e.value)) if isinstance(e, ast.Constant) else ".+" for e in key.values)
                    made.append(re.compile("".join(parts)))
    return named, made


def _keys(node: ast.expr) -> list[ast.expr]:
    return [*_keys(node.body), *_keys(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def test_every_key_the_program_names_has_a_sentence() -> None:
    named, _ = _asked()
    assert sorted(key for key in named if key not in language(USUAL).texts) == []
    assert len(named) > 15


def test_every_sentence_is_asked_for() -> None:
    named, made = _asked()
    unasked = [
        key for key in language(USUAL).texts if key not in named and not any(each.fullmatch(key) for each in made)
    ]
    assert unasked == []


def test_every_refusal_has_a_sentence_and_its_rule() -> None:
    load_all()
    codes = {each.code for each in gc.get_objects() if isinstance(each, Refusal)}
    texts = language(USUAL).texts
    assert len(codes) > 45
    assert {code for code in codes if f"refusal.{code}" not in texts or f"rule.{code}" not in texts} == set()


def test_who_speaks_a_language_says_everything_in_it_and_only_for_a_while() -> None:
    with speaking(language("de")):
        assert say("refusal.match-over") == "Das Spiel ist vorbei."
        with speaking(language("en")):
            assert say("refusal.match-over") == "The game is over."
        assert count("detail.away", 1) == "1 Zone entfernt"
        assert count("detail.away", 3) == "3 Zonen entfernt"
    assert say("refusal.match-over") == "The game is over."


@pytest.mark.parametrize(("code", "hint"), [("dee", "did you mean de"), ("xx", "there is en"), ("../en", "mean en")])
def test_an_unknown_language_is_refused_in_one_line(code: str, hint: str) -> None:
    with pytest.raises(UnknownLanguage, match=hint) as caught:
        language(code)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr;q=1.0, en;q=0.4, de;q=0.5", "de"),
        ("en-GB, de;q=0.9", "en"),
        ("fr, xx", None),
        ("de;q=0", None),
        ("", None),
        ("de;q=nonsense", "de"),
        ("x," * 5000 + "de", None),
    ],
)
def test_a_browsers_wishes_find_the_language_it_likes_best(wishes: str, code: str | None) -> None:
    found = preferred(wishes)
    assert (found.code if found is not None else None) == code
