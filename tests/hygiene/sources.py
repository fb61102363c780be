"""The source tree as the hygiene tests read it: modules by dotted name, parsed once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "mageduel"
ENGINE = ("kernel", "facts", "state", "dsl", "rules", "cards")


@dataclass(frozen=True)
class Module:
    """One parsed module; its package is the part after `mageduel`, empty for the modules at the top."""

    name: str
    path: Path
    text: str
    tree: ast.Module

    @property
    def package(self) -> str:
        folders = self.path.relative_to(SOURCE).parts[:-1]
        return folders[0] if folders else ""

    @property
    def place(self) -> str:
        return str(self.path.relative_to(ROOT))


@cache
def modules() -> tuple[Module, ...]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ("mageduel", *path.relative_to(SOURCE).with_suffix("").parts)
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        found.append(Module(name, path, text, ast.parse(text, str(path))))
    return tuple(found)


def packages(*names: str) -> list[Module]:
    return [module for module in modules() if module.package in names]


def imports(module: Module) -> Iterator[tuple[int, str]]:
    """Line and absolute dotted name of everything a module imports, wherever in the module it does."""
    is_package = module.path.name == "__init__.py"
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                parts = module.name.split(".")
                base = parts[: len(parts) - node.level + (1 if is_package else 0)]
                origin = ".".join([*base, node.module] if node.module else base)
            else:
                origin = node.module or ""
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}"


def annotation_lines(module: Module) -> set[int]:
    """The lines under `if TYPE_CHECKING`, which a type checker reads and Python never runs."""
    guarded = [
        node
        for node in ast.walk(module.tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    ]
    return {line for node in guarded for each in node.body for line in range(each.lineno, (each.end_lineno or 0) + 1)}
