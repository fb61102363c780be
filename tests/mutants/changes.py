"""The changes: what a slip of the pen would do to a condition, a number, a loop or a statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from parso.python.tree import Keyword, Operator

Position = tuple[int, int]

USUAL = (
    "ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq", "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_LtE_Lt", "ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_Lt_Gt", "ReplaceComparisonOperator_Gt_Lt", "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is", "ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBinaryOperator_Mul_Add", "ReplaceBinaryOperator_BitAnd_BitOr", "ReplaceBinaryOperator_BitOr_BitAnd",
    "ReplaceUnaryOperator_Delete_Not", "ReplaceUnaryOperator_USub_UAdd", "AddNot", "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak", "NumberReplacer", "ZeroIterationForLoop",
)  # fmt: skip
"""Of those that come with cosmic-ray, the ones a person could have written."""


class Change(Protocol):
    """A kind of change, at some places of a syntax tree."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Position, Position]]:
        """Where it could be made at a node."""

    def mutate(self, node: Any, index: int) -> Any:
        """The node with the change made."""


class DropClause:
    """Leaves out one side of an `and` or an `or`: the slip that tests of single clauses are there for."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Position, Position]]:
        """Every clause of a condition."""
        if node.type in ("and_test", "or_test"):
            for clause in node.children[::2]:
                yield clause.start_pos, clause.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The condition without the clause."""
        prefix = node.get_first_leaf().prefix
        place = 2 * index
        del node.children[max(0, place - 1) : place + 1 if place else 2]
        node.get_first_leaf().prefix = prefix
        return node


class DropStatement:
    """Leaves out a call, or an assignment to a field."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Position, Position]]:
        """A statement that is a call, or sets something of an object."""
        if node.type == "simple_stmt" and _does_something(node.children[0]):
            yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Nothing in its place."""
        first = node.children[0].get_first_leaf()
        node.children[0] = Keyword("pass", first.start_pos, first.prefix)
        return node


def _does_something(node: Any) -> bool:
    if node.type == "expr_stmt":
        return bool(node.children[0].type == "atom_expr")
    return bool(node.type == "atom_expr")


class SwapMembership:
    """Turns `in` into `not in`, outside of loops."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Position, Position]]:
        """Every `in` of a comparison."""
        if node.type == "keyword" and node.value == "in" and node.parent.type == "comparison":
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The opposite."""
        return Operator("not in", node.start_pos, node.prefix)


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    module: Path
    change: Change
    occurrence: int
    line: int

    def source(self) -> str | None:
        """The module with the change made; nothing if it comes to the same."""
        text = self.module.read_text(encoding="utf-8")
        changed = mutate_code(text, self.change, self.occurrence)
        if changed is None or _meaning(changed) in (None, _meaning(text)):
            return None
        return str(changed)

    def told(self, changed: str) -> str:
        """The lines before and after."""
        before, after = self.module.read_text(encoding="utf-8").splitlines(), changed.splitlines()
        for old, new in zip(before, after, strict=False):
            if old != new:
                return f"{old.strip()}  =>  {new.strip()}"
        return "the end is different"


def mutants(module: Path) -> list[Mutant]:
    """Every mutant of a module."""
    tree = get_ast(module.read_text(encoding="utf-8"))
    changes: list[Change] = [get_operator(f"core/{name}")() for name in USUAL]
    changes += [DropClause(), DropStatement(), SwapMembership()]
    nodes = list(ast_nodes(tree))
    found = []
    for change in changes:
        places = (place for node in nodes for place in change.mutation_positions(node))
        found += [Mutant(module, change, number, start[0]) for number, (start, _) in enumerate(places)]
    return found


class _Bare(ast.NodeTransformer):
    """What a module means when it runs: no annotations, no docstrings, nothing for type checkers alone."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    visit_FunctionDef = visit_AsyncFunctionDef = _function  # noqa: N815

    def visit_If(self, node: ast.If) -> ast.AST:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return ast.Pass()
        return self.generic_visit(node)


def _meaning(text: str) -> str | None:
    try:
        return ast.dump(_Bare().visit(ast.parse(text)))
    except SyntaxError:
        return None


def reach(text: str, line: int) -> range:
    """The lines a test must run to meet a change: those of the innermost statement there, without its body.

    A jump is run by its condition: the interpreter goes straight to where it leads, and no line of its own is seen.
    """
    best: range | None = None
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.stmt) or isinstance(node, ast.Continue | ast.Break | ast.Pass):
            continue
        body = getattr(node, "body", None)
        last = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno or node.lineno
        if isinstance(body, list) and any(isinstance(each, ast.Continue | ast.Break) for each in body):
            last = body[-1].end_lineno or last
        lines = range(node.lineno, max(last, node.lineno) + 1)
        if line in lines and (best is None or len(lines) <= len(best)):
            best = lines
    return best if best is not None else range(line, line + 1)
