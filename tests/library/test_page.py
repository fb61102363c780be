"""What is public: one page of names, loaded late."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import mageduel
from mageduel import api

PUBLIC = {
    "Agent": ["decide"],
    "Answer": [],
    "Duel": [
        "answer", "concede", "digest", "fork", "is_over", "let", "match", "mode", "question", "questions", "result",
        "round", "sample", "seats", "setup", "sides", "table", "to_json", "view",
    ],
    "IllegalAnswer": [],
    "NotPossible": [],
    "Option": ["detail", "harms_own_side", "label", "value"],
    "Question": [
        "by_lot", "decision", "decline", "kind", "odds", "options", "prompt", "refused", "seat", "slots", "to_data",
        "values", "why_not",
    ],
    "Refused": ["code", "label", "rule", "sentence"],
    "Result": ["how", "winners"],
    "Spellbook": None,
    "View": None,
    "duel_from_json": [],
    "find_book": [],
    "list_books": [],
    "list_levels": [],
    "list_mages": [],
    "list_modes": [],
    "new_agent": [],
    "new_duel": [],
}  # fmt: skip
"""Every public name with what belongs to it; None: told by its own page. A change here is a change of the version."""


def test_the_public_names_are_these_and_no_others() -> None:
    assert set(api.__all__) == set(PUBLIC)
    assert set(mageduel.__all__) == {*PUBLIC, "__version__"}
    for name, members in PUBLIC.items():
        thing = getattr(mageduel, name)
        if members:
            assert [each for each in dir(thing) if each[0] != "_"] == members, name


CALLED = """
Agent.decide(self, view, decision)
Duel.answer(self, seat, answer)
Duel.concede(self, seat)
Duel.fork(self)
Duel.let(self, *agents)
Duel.sample(self, seat, seed)
Duel.table(self, seat)
Duel.to_json(self)
Duel.view(self, seat)
Question.by_lot(self, seed)
Question.odds(self, answer)
Question.to_data(self)
Question.why_not(self, answer)
duel_from_json(text)
find_book(source)
list_books(mode='arena')
list_levels()
list_mages(mode='arena')
list_modes()
new_agent(level, seed=0)
new_duel(mode='arena', mages=('Wizard', 'Beastmaster'), books=None, *, seed=0, teams=False, board=None)
"""
"""How what is public is called; a change here is a change of the version as well."""


def _called(name: str, function: object) -> str:
    assert callable(function)
    found = inspect.signature(function)
    bare = [each.replace(annotation=each.empty) for each in found.parameters.values()]
    return f"{name}{found.replace(parameters=bare, return_annotation=found.empty)}"


def test_what_is_public_is_called_as_it_was() -> None:
    things = [(name, getattr(mageduel, name)) for name in PUBLIC]
    found = [_called(name, thing) for name, thing in things if inspect.isfunction(thing)]
    for name, thing in things:
        parts = [(each, inspect.getattr_static(thing, each)) for each in PUBLIC[name] or ()]
        found += [_called(f"{name}.{each}", part) for each, part in parts if inspect.isfunction(part)]
    assert sorted(found) == CALLED.split("\n")[1:-1]


def test_an_unknown_name_is_an_error_as_everywhere() -> None:
    with pytest.raises(AttributeError):
        _ = mageduel.new_dual  # type: ignore[attr-defined]


def test_importing_the_package_loads_no_rules() -> None:
    code = "import sys, mageduel; print(any(name.startswith('mageduel.') for name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
