"""What tests cite exists: statements of the rules ledger and rulings, none of them overruled."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache

import pytest

from tests.hygiene.sources import ROOT
from tests.kit.ledger import rule

RULES = ROOT.parent / "shared" / "rules"


@cache
def scopes() -> dict[str, str]:
    """The scope of every statement and ruling, where they are at hand: they do not come with the project."""
    lines = [line for path in RULES.glob("*.jsonl") for line in path.read_text(encoding="utf-8").splitlines()]
    return {entry["id"]: entry["scope"] for entry in map(json.loads, lines)}


def citations() -> Iterator[tuple[str, str]]:
    """Place and id of everything a test says it proves."""
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                for each in node.args:
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield f"{path.relative_to(ROOT)}:{each.lineno}", each.value


def test_every_citation_is_of_something_that_stands() -> None:
    cited = list(citations())
    assert len(cited) > 2000
    known = scopes()
    if known:
        wrong = [(place, each, known.get(each)) for place, each in cited if known.get(each) in (None, "superseded")]
        assert wrong == []


@pytest.mark.parametrize("each", ["{}.r38", "{}.m2"])
def test_rulings_can_be_cited(each: str) -> None:
    def proof() -> None:
        """Anything."""

    name = each.format("ruling")  # put together here: what is written out counts as a citation
    assert rule(name)(proof).__dict__["rules"] == (name,)


@pytest.mark.parametrize("each", ["{}.38", "{}.r38.more", "{}s.r38", "R38", ""])
def test_what_looks_like_no_statement_is_refused(each: str) -> None:
    with pytest.raises(ValueError, match="no statement of the ledger"):
        rule(each.format("ruling"))
