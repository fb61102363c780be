"""The rules index: every statement of the rules that a test proves, in our words, with the tests that prove it."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
STATEMENTS = ROOT / "docs" / "site" / "statements.jsonl"
SOURCES = {
    "core": ("The core game", "the rulebook of the Arena"),
    "academy": ("The Academy", "the rulebook of the Academy"),
    "sup": ("The supplement", "official rulings, on rules and on single cards"),
    "codex": ("The codex", "traits, conditions and terms, one by one"),
    "ref": ("The reference", "mages, modes and what the other documents leave open"),
    "ruling": ("Decisions", "where the documents contradict each other or are silent"),
}
"""What the first part of an id stands for: the name of its page, and what it is about."""


class Proof(NamedTuple):
    """A test, and what it says it proves."""

    place: str
    statement: str


def statements(path: Path = STATEMENTS) -> dict[str, str]:
    """Every statement by its id, in the order of the documents."""
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {row["id"]: row["text"] for row in rows}


def _cited(decorators: Iterable[ast.expr]) -> Iterator[str]:
    for call in decorators:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
            for each in call.args:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value


def proofs(tests: Path = ROOT / "tests") -> Iterator[Proof]:
    """Every citation by a test, in the order of files and lines."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for each in _cited(node.decorator_list):
                    yield Proof(f"{path.relative_to(tests.parent)}::{node.name}", each)


def _title(chapter: str) -> str:
    return chapter.replace("-", " ").capitalize()


def _page(source: str, told: dict[str, str], proven: dict[str, list[str]]) -> str:
    name, about = SOURCES[source]
    chapters: dict[str, list[str]] = {}
    mine = [each for each in told if each.split(".")[0] == source]
    for each in mine:
        if each in proven:
            parts = each.split(".")
            chapters.setdefault(parts[1] if len(parts) > 2 else "", []).append(each)
    lines = [
        f"# {name}: what is proven",
        "",
        f"From {about}: {sum(map(len, chapters.values()))} of {len(mine)} statements, in our words. "
        "Below each stand the tests that fail when it is broken.",
        "",
    ]
    for chapter, ids in chapters.items():
        if chapter:
            lines += [f"## {_title(chapter)}", ""]
        for each in ids:
            lines.append(f'<a id="{each}"></a>')
            lines.append(f"**{told[each]}** `{each}`{{ .id }}")
            lines += ["", *(f"- `{place}`" for place in proven[each]), ""]
    return "\n".join(lines) + "\n"


def pages(told: dict[str, str], cited: Iterable[Proof]) -> dict[str, str]:
    """The pages of the index by their address: one for each source, and one that leads to them."""
    proven: dict[str, list[str]] = {}
    for proof in cited:
        places = proven.setdefault(proof.statement, [])
        if proof.place not in places:
            places.append(proof.place)
    written = {f"rules/{source}.md": _page(source, told, proven) for source in SOURCES}
    lines = [
        "# What is proven",
        "",
        "The documents of the game were taken apart into single statements. A test that proves one names it, and "
        "fails when it is broken. Tests may name several, and many statements have more than one.",
        "",
        "| page | about | proven | of |",
        "|---|---|---:|---:|",
    ]
    for source, (name, about) in SOURCES.items():
        mine = [each for each in told if each.split(".")[0] == source]
        lines.append(f"| [{name}]({source}.md) | {about} | {sum(each in proven for each in mine)} | {len(mine)} |")
    written["rules/index.md"] = "\n".join(lines) + "\n"
    return written
