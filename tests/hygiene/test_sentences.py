"""Rules, state and kernel give codes: no sentence stands there, or in what the rules are made of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.hygiene.sources import Module, packages

SILENT = ("kernel", "state", "dsl", "rules", "modes")
MOST_WORDS = 7
"""Marks, lifetimes, capabilities and sections of documents have names of a few words, and end without a stop."""
FOR_PROGRAMMERS = ("TypeError", "ValueError", "LookupError", "RuntimeError", "KeyError")
"""What these say is met by whoever wrote something wrong, and by no player."""
_WORD = re.compile(r"[A-Za-z']+")
_CODE = re.compile(r"[][(){}=<>]|:$|^if ")
"""Python that is put together as text, and types as they are written."""


def is_sentence(text: str) -> bool:
    """Whether a text reads as prose: it ends as a sentence does, has clauses, or goes on for long."""
    words = _WORD.findall(text)
    if len(words) < 2 or _CODE.search(text):
        return False
    ends = re.search(r"[a-z] ?[.!?]$", text.strip()) is not None
    has_clauses = len(words) > 2 and re.search(r"[,;:] ", text) is not None
    return len(words) > MOST_WORDS or ends or has_clauses


def _silent(tree: ast.AST) -> set[int]:
    """Strings nobody reads while playing: docstrings, and what errors tell programmers."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        elif isinstance(node, ast.Assert) or (isinstance(node, ast.Raise) and _kind(node) in FOR_PROGRAMMERS):
            found |= {id(each) for each in ast.walk(node)}
    return found


def _kind(raised: ast.Raise) -> str:
    call = raised.exc
    return call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""


def _texts(module: Module) -> Iterator[tuple[int, str]]:
    silent = _silent(module.tree)
    for node in ast.walk(module.tree):
        if id(node) in silent:
            continue
        if isinstance(node, ast.JoinedStr):
            silent |= {id(each) for each in ast.walk(node)}
            parts = (str(each.value) if isinstance(each, ast.Constant) else "x" for each in node.values)
            yield node.lineno, "".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_no_sentence_stands_where_codes_belong() -> None:
    spoken = [f"{m.place}:{line} {text!r}" for m in packages(*SILENT) for line, text in _texts(m) if is_sentence(text)]
    assert spoken == []


@pytest.mark.parametrize(
    "text", ["It is used up.", "Not while an enemy guard still stands here", "it went on, alas", "Pay now?"]
)
def test_a_sentence_is_known(text: str) -> None:
    assert is_sentence(text)


@pytest.mark.parametrize("text", ["out-of-range", "Action Markers & Ready Markers", "discard pile", "end of the round"])
def test_a_name_is_no_sentence(text: str) -> None:
    assert not is_sentence(text)
