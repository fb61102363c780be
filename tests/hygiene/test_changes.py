"""What an object is changes through the state and the chapter of objects, which note it; nobody else has to."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.hygiene.sources import Module, modules

NOTES = {"changed", "changed_for", "everything_changed", "keep_height"}
"""What says that something has changed."""
MATTERS = {
    "attached_to",
    "attachments",
    "characteristics",
    "conditions",
    "guarding",
    "lasting",
    "moves",
    "script",
    "unsettled",
}
"""Fields on which it depends what an object is, and whether what was aimed at it still is."""
CHANGES = {"append", "clear", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"}


def others() -> list[Module]:
    """Everything but the state and the chapter of objects; what is settled is taken off the list there."""
    return [module for module in modules() if module.package != "state" and "rules.objects" not in module.name]


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement assigns to or deletes, or a call changes in place."""
    match node:
        case ast.Assign(targets=those) | ast.Delete(targets=those):
            for each in those:
                yield from each.elts if isinstance(each, ast.Tuple) else [each]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield target
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in CHANGES:
            yield value


def field(target: ast.expr) -> str | None:
    """The field of something else than oneself that is meant, the whole of it or an entry."""
    if isinstance(target, ast.Subscript):
        target = target.value
    if isinstance(target, ast.Attribute) and not (isinstance(target.value, ast.Name) and target.value.id == "self"):
        return target.attr
    return None


def test_nobody_else_notes_changes() -> None:
    wrong = [
        f"{module.place}:{node.lineno} calls {node.func.attr}()"
        for module in others()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NOTES
    ]
    assert wrong == []


def test_nobody_else_changes_what_an_object_is_behind_its_back() -> None:
    wrong = [
        f"{module.place}:{target.lineno} changes {field(target)}"
        for module in others()
        for node in ast.walk(module.tree)
        for target in targets(node)
        if field(target) in MATTERS
    ]
    assert wrong == []


REPLACED = {"book", "conditions", "fresh_conditions", "links", "listeners"}
"""Fields that copies share: what they hold is never changed in place, something else takes its place."""


def test_what_copies_share_is_never_changed_in_place() -> None:
    wrong = [
        f"{module.place}:{node.lineno} changes what {node.attr} holds"
        for module in modules()
        if module.package in ("state", "dsl", "rules", "cards", "modes")
        for each in ast.walk(module.tree)
        for node in _changed_in_place(each)
        if node.attr in REPLACED
    ]
    assert wrong == []


def _changed_in_place(node: ast.AST) -> Iterator[ast.Attribute]:
    """The fields of which a statement or a call changes an entry."""
    match node:
        case ast.Subscript(value=ast.Attribute() as whole, ctx=ast.Store() | ast.Del()):
            yield whole
        case ast.Call(func=ast.Attribute(value=ast.Attribute() as whole, attr=name)) if name in CHANGES:
            yield whole
