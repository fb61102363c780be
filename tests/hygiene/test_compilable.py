"""Ready to be compiled: mypyc translates the engine as it stands, and nothing in it is known to go wrong afterwards."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.hygiene.sources import ENGINE, ROOT, SOURCE, Module, annotation_lines, modules, packages

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
COMPILED = tuple(HOOK["compiled"])
"""Packages and modules, as the build hook is told."""
INTERPRETED = tuple(HOOK["interpreted"])
"""Modules of these that stay as they are."""
TRANSLATE = """
import sys
from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions
mypyc_build(sys.argv[2:], CompilerOptions(multi_file=True, target_dir=sys.argv[1]), always_use_shared_lib=True)
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef
ERRORS = ("Coded", "ForPeople", "IllegalAnswer")


def compiled() -> list[Module]:
    places = [SOURCE / each for each in COMPILED]
    found = [module for module in modules() if any(module.path.is_relative_to(place) for place in places)]
    stay = {SOURCE / each for each in INTERPRETED}
    return [module for module in found if module.path.name != "__init__.py" and module.path not in stay]


def test_what_is_compiled_is_there() -> None:
    assert [each for each in (*COMPILED, *INTERPRETED) if not (SOURCE / each).exists()] == []


def test_mypyc_translates_the_engine(tmp_path: Path) -> None:
    files = [str(module.path) for module in compiled()]
    done = subprocess.run(
        [sys.executable, "-c", TRANSLATE, str(tmp_path), *files],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"MYPYPATH": str(SOURCE.parent), "PATH": ""},
        check=False,
    )
    assert [line for line in done.stdout.splitlines() if "error:" in line] == []
    assert done.returncode == 0, done.stderr[-2000:]
    assert list(tmp_path.rglob("*.c"))


def test_nothing_is_made_past_its_constructor() -> None:
    assert [module.place for module in compiled() if ".__new__(" in module.text] == []


def test_no_class_that_stays_as_it_is_has_a_compiled_parent() -> None:
    """Such a class cannot be made at all; errors can."""
    inside = {module.name for module in compiled()}
    wrong = []
    for module in modules():
        if module.name in inside:
            continue
        from_where = {
            alias.asname or alias.name: node.module
            for node in ast.walk(module.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                parents = [each.id for each in node.bases if isinstance(each, ast.Name)]
                found = [each for each in parents if from_where.get(each) in inside and each not in ERRORS]
                wrong += [f"{module.place}:{node.lineno} {node.name}({each})" for each in found]
    assert wrong == []


def test_constants_are_final() -> None:
    """A compiled module takes a final one as it is and looks any other up by its name, wherever it stands."""
    wrong = []
    for module in {*compiled(), *packages(*ENGINE)}:
        for node in module.tree.body:
            if isinstance(node, ast.Assign) and not ast.unparse(node.value).startswith(("TypeVar(", "ParamSpec(")):
                names = [each for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)]
                wrong += [f"{module.place}:{node.lineno} {each.id}" for each in names if each.id.isupper()]
            elif isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("Final"):
                wrong += [
                    f"{module.place}:{node.lineno} {each}" for each in [ast.unparse(node.target)] if each.isupper()
                ]
    assert sorted(wrong) == []


def test_what_can_be_compared_can_be_a_key() -> None:
    """A compiled class with `__lt__` or `__eq__` has no hash of its own."""
    compares = {"__eq__", "__lt__", "__le__", "__gt__", "__ge__"}
    wrong = []
    for module in compiled():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                names = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                if names & compares and "__hash__" not in names:
                    wrong.append(f"{module.place}:{node.lineno} {node.name}")
    assert wrong == []


def test_the_fields_of_a_dataclass_are_of_classes_that_are_there() -> None:
    """A compiled dataclass looks for the classes of its fields among the module's names, and needs them there."""
    wrong = []
    for module in compiled():
        later = {
            alias.asname or alias.name
            for node in ast.walk(module.tree)
            if isinstance(node, ast.ImportFrom) and node.lineno in annotation_lines(module)
            for alias in node.names
        }
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(each) for each in node.decorator_list):
                fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
                found = [each for each in fields if ast.unparse(each.annotation) in {*later, "object"}]
                wrong += [f"{module.place}:{each.lineno}" for each in found]
    assert wrong == []


def test_a_procedure_within_a_function_calls_none_that_is_made_beside_it() -> None:
    """A compiled one does not find it: what it calls belongs outside."""
    wrong = []
    for module in compiled():
        for name, line in _calls_beside(module.tree, frozenset()):
            wrong.append(f"{module.place}:{line} {name}")
    assert wrong == []


def _calls_beside(node: ast.AST, beside: frozenset[str]) -> Iterator[tuple[str, int]]:
    """Names of functions made in a surrounding function, where a procedure reads them."""
    for each in ast.iter_child_nodes(node):
        if isinstance(node, Function) and isinstance(each, ast.AsyncFunctionDef):
            for used in ast.walk(each):
                if isinstance(used, ast.Name) and used.id in beside:
                    yield used.id, used.lineno
        within = beside
        if isinstance(each, Function):
            within |= {inner.name for inner in each.body if isinstance(inner, Function)}
        yield from _calls_beside(each, within if not isinstance(each, ast.ClassDef) else frozenset())
