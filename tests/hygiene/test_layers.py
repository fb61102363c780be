"""Imports go one way: kernel and facts at the bottom, the command line on top."""

from __future__ import annotations

from tests.hygiene.sources import SOURCE, annotation_lines, imports, modules

BELOW: dict[str, frozenset[str]] = {}
for _name, _direct in (
    ("kernel", ()),
    ("data", ()),
    ("facts", ("data",)),
    ("state", ("kernel", "facts")),
    ("dsl", ("state",)),
    ("rules", ("dsl",)),
    ("cards", ("rules",)),
    ("modes", ("rules",)),
    ("words", ("facts",)),
    ("positions", ("cards", "modes")),
    ("views", ("positions", "words")),
    ("agents", ("views",)),
    ("puzzles", ("views",)),
    ("lab", ("agents", "puzzles")),
    ("lessons", ("agents",)),
    ("rulings", ("views",)),
    ("server", ("lessons", "puzzles", "rulings")),
    ("environments", ("agents",)),
    ("cli", ("lab", "server")),
):
    BELOW[_name] = frozenset(_direct).union(*(BELOW[each] for each in _direct))

ONLY_FOR_ANNOTATIONS = {("state", "dsl")}
"""An object carries the script of its card; state names the class, but never imports it when it runs."""


def test_every_package_has_its_place() -> None:
    assert {path.parent.name for path in SOURCE.glob("*/__init__.py")} <= set(BELOW)


def test_imports_go_one_way() -> None:
    wrong = []
    for module in modules():
        for line, name in imports(module):
            parts = name.split(".")
            if parts[0] != "mageduel" or len(parts) < 2 or parts[1] not in BELOW or not module.package:
                continue
            if parts[1] in BELOW[module.package] | {module.package}:
                continue
            if (module.package, parts[1]) not in ONLY_FOR_ANNOTATIONS or line not in annotation_lines(module):
                wrong.append(f"{module.place}:{line} imports {name}")
    assert wrong == []


def test_nothing_imports_a_test() -> None:
    assert [m.place for m in modules() for _, name in imports(m) if name.split(".")[0] == "tests"] == []
