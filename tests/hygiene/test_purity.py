"""The engine is a function of its setup and its answers: no chance, clock, system or foreign package of its own."""

from __future__ import annotations

import ast
import sys

from tests.hygiene.sources import ENGINE, imports, packages

CHANCE_AND_CLOCK = {"calendar", "datetime", "random", "sched", "secrets", "time", "uuid", "zoneinfo"}
SYSTEM = {"ctypes", "getpass", "glob", "io", "locale", "logging", "os", "pathlib", "platform", "shutil", "tempfile"}
NETWORK = {"http", "select", "selectors", "socket", "socketserver", "sqlite3", "ssl", "urllib"}
CONCURRENCY = {"asyncio", "concurrent", "multiprocessing", "queue", "signal", "subprocess", "threading"}
IMPURE = CHANCE_AND_CLOCK | SYSTEM | NETWORK | CONCURRENCY
# Facts are read from files: those that come with the package, and spellbooks of players.
ONLY_FACTS = {"importlib", "pathlib", "tomllib", "xml"}
# `hash` of a string and `id` of an object differ from process to process.
IMPURE_CALLS = frozenset({"open", "print", "input", "eval", "exec", "breakpoint", "__import__", "hash", "id"})


def test_engine_imports_nothing_impure() -> None:
    wrong = []
    for module in packages(*ENGINE):
        for line, name in imports(module):
            top = name.split(".")[0]
            pure = top in sys.stdlib_module_names and top not in IMPURE | ONLY_FACTS
            if not (top == "mageduel" or pure or (top in ONLY_FACTS and module.package == "facts")):
                wrong.append(f"{module.place}:{line} imports {name}")
    assert wrong == []


class _Calls(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "__hash__":
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            self.found.append((node.lineno, node.func.id))
        self.generic_visit(node)


def test_engine_calls_nothing_impure() -> None:
    wrong = []
    for module in packages(*ENGINE):
        calls = _Calls()
        calls.visit(module.tree)
        wrong += [f"{module.place}:{line} calls {name}()" for line, name in calls.found]
    assert wrong == []
