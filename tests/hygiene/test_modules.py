"""Modules are chapters: named after nouns of the game, short, and each says what it is about."""

from __future__ import annotations

import ast

from tests.hygiene.sources import ROOT, modules

LONGEST = 520
"""About 500 lines; a longer module is two chapters."""

NO_NOUN = frozenset(
    {"utils", "util", "helpers", "helper", "core", "types", "manager", "common", "misc", "base", "stuff"}
)


def test_no_module_is_two_chapters() -> None:
    long = {module.place: module.text.count("\n") for module in modules() if module.package != "data"}
    assert {place: lines for place, lines in long.items() if lines > LONGEST} == {}


def test_modules_are_named_after_nouns_of_the_game() -> None:
    assert [m.place for m in modules() if NO_NOUN & set(m.path.relative_to(ROOT).with_suffix("").parts)] == []


def test_every_module_says_what_it_is_about() -> None:
    assert [module.place for module in modules() if not ast.get_docstring(module.tree)] == []


def test_every_public_function_and_class_has_a_docstring() -> None:
    wrong = []
    for module in modules():
        for node in module.tree.body:
            if (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
                and not node.name.startswith("_")
                and not ast.get_docstring(node)
            ):
                wrong.append(f"{module.place}:{node.lineno} {node.name}")
    assert wrong == []


def test_nothing_names_the_machine_it_was_written_on() -> None:
    wrong = [m.place for m in modules() if "/work/" in m.text or "/root/" in m.text or "/home/" in m.text]
    assert wrong == []
