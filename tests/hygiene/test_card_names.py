"""Rules, views and players that are programs know no card by its name: what a card is for stands in its data."""

from __future__ import annotations

import ast
import re

from mageduel.facts.library import library
from tests.hygiene.sources import Module, packages

RULE_WORDS = {"Banish", "Charge", "Defend", "Extinguish", "Heal", "Teleport"}
"""Names of cards that are words of the rulebook as well."""


def named_in(module: Module) -> list[str]:
    """Card names among a module's texts; what documents them, and where a rule stands, may name one."""
    left_out = {id(node) for node in _documentation(module.tree)}
    names = "|".join(re.escape(name) for name in sorted(set(library()) - RULE_WORDS, key=len, reverse=True))
    pattern = re.compile(rf"\b(?:{names})\b")
    return [
        f"{module.place}:{node.lineno} {found[0]}"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in left_out
        for found in pattern.finditer(node.value)
    ]


def _documentation(tree: ast.Module) -> list[ast.AST]:
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    places = [part for call in calls if getattr(call.func, "id", "") == "Rule" for part in call.args]
    return [*texts, *places]


def test_no_card_is_known_by_its_name() -> None:
    assert [line for module in packages("rules", "views", "agents", "dsl", "state") for line in named_in(module)] == []


def test_a_card_name_would_be_noticed() -> None:
    tree = ast.parse('"""Fireball is meant."""\nX = "Fireball"\nY = Rule("core", "Jinx")')
    module = packages("rules")[0]
    assert named_in(Module(module.name, module.path, "", tree)) == [f"{module.place}:2 Fireball"]
