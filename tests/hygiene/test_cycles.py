"""Inside the rules imports never go in a circle, so every chapter can be read with only those below it in mind."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from tests.hygiene.sources import imports, packages


def test_no_chapter_needs_itself() -> None:
    names = {module.name for module in packages("rules")}
    graph = {
        module.name: {
            name for _, needed in imports(module) if (name := _known(needed, names)) not in (None, module.name)
        }
        for module in packages("rules")
    }
    assert sum(len(needed) for needed in graph.values()) > 200
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError("a circle of imports: " + " needs ".join(reversed(error.args[1]))) from None


def _known(name: str, names: set[str]) -> str | None:
    """The module an import means: itself, or what it takes a name from; a package alone holds nothing."""
    while name not in names and "." in name:
        name = name.rpartition(".")[0]
    return name if name in names and name not in _packages(names) else None


def _packages(names: set[str]) -> set[str]:
    return {name.rpartition(".")[0] for name in names}
