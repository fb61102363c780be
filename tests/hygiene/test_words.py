"""Every sentence is ours: nothing of eight words in a row stands in a rulebook or on a card."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.hygiene.sources import ROOT, SOURCE, modules

LENGTH = 8
SHARED = ROOT.parent / "shared"
RULES = SHARED / "rules"
CARDS = SHARED / "reference" / "cards.jsonl"

_WORD = re.compile(r"[a-z0-9]+")


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every sequence of eight words of a text, without case and punctuation."""
    words = _WORD.findall(text.lower())
    for start in range(len(words) - LENGTH + 1):
        yield tuple(words[start : start + LENGTH])


@cache
def corpus() -> frozenset[tuple[str, ...]]:
    """What others have written, where it is at hand: it does not come with the project."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.txt"))]
    if CARDS.exists():
        texts += [json.loads(line).get("text") or "" for line in CARDS.read_text(encoding="utf-8").splitlines()]
    return frozenset(run for text in texts for run in runs(text))


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def our_texts() -> Iterator[tuple[str, str]]:
    """Place and text of everything somebody may read: data, docstrings and labels, documents, the client."""
    for path in sorted((SOURCE / "data").rglob("*.toml")):
        for text in _strings(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield str(path.relative_to(ROOT)), text
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield f"{module.place}:{node.lineno}", node.value
    for path in _documents():
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def _documents() -> Iterator[Path]:
    yield from sorted(ROOT.glob("*.md"))
    yield from sorted((ROOT / "docs").rglob("*.md"))
    for suffix in ("ts", "svelte"):
        yield from sorted((ROOT / "web" / "src").rglob(f"*.{suffix}"))


def test_no_sentence_is_copied() -> None:
    if not corpus():
        assert not RULES.exists()
        return
    copied = sorted(
        {f"{place}: {' '.join(run)}" for place, text in our_texts() for run in runs(text) if run in corpus()}
    )
    assert copied == []


def test_there_is_something_to_check() -> None:
    assert sum(1 for _, text in our_texts() for _ in runs(text)) > 1000


def test_eight_words_in_a_row_are_found_across_punctuation() -> None:
    assert list(runs("One, two; three (four) FIVE six: seven — eight.")) == [
        ("one", "two", "three", "four", "five", "six", "seven", "eight")
    ]
