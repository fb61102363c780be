"""A procedure may be dropped at any await, when a fork is thrown away: then nothing of it may run any more."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.hygiene.sources import modules, packages

PROCEDURES = ("dsl", "rules", "cards")


def _own_nodes(function: ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """What is executed by the procedure itself, not by functions defined in it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            waiting.extend(ast.iter_child_nodes(node))


def complaint(node: ast.AST) -> str | None:
    """What is wrong with a statement inside a procedure."""
    if isinstance(node, ast.Try | ast.TryStar) and node.finalbody:
        return "finally"
    if isinstance(node, ast.With | ast.AsyncWith):
        return "with"
    if isinstance(node, ast.ExceptHandler):
        caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        names = {each.id if isinstance(each, ast.Name) else None for each in caught if each is not None}
        if node.type is None or names & {"BaseException", "GeneratorExit"}:
            return "an except that would catch the closing of the coroutine"
    if isinstance(node, ast.Yield | ast.YieldFrom | ast.AsyncFor):
        return type(node).__name__
    return None


def complaints(tree: ast.AST) -> list[tuple[int, str]]:
    """Line and complaint for everything wrong in the procedures of a module."""
    found = []
    for function in ast.walk(tree):
        if isinstance(function, ast.AsyncFunctionDef):
            for node in _own_nodes(function):
                problem = complaint(node)
                if problem is not None:
                    found.append((getattr(node, "lineno", function.lineno), problem))
    return found


def test_procedures_can_be_dropped_anywhere() -> None:
    wrong = [
        f"{module.place}:{line} has {problem}"
        for module in packages(*PROCEDURES)
        for line, problem in complaints(module.tree)
    ]
    assert wrong == []


def test_the_check_itself_finds_them() -> None:
    bad = """
async def one():
    try:
        await two()
    finally:
        done()
async def three():
    with here:
        pass
async def four():
    try:
        pass
    except:
        pass
async def fine():
    def inner():
        with here:
            pass
    try:
        pass
    except Canceled:
        pass
"""
    assert [line for line, _ in complaints(ast.parse(bad))] == [3, 8, 13]


def test_no_event_loop_anywhere_in_the_engine() -> None:
    engine = [module for module in modules() if module.package in ("kernel", "state", *PROCEDURES)]
    assert [module.place for module in engine if "asyncio" in module.text] == []
