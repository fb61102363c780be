"""The glossary is fresh, and everything it lists has its sentence."""

from __future__ import annotations

import pytest

from mageduel.cli.glossary import declared, glossary
from tests.hygiene.sources import ROOT


def test_the_glossary_is_fresh() -> None:
    """Otherwise: mageduel codex --docs"""
    assert (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8") == glossary()


@pytest.mark.parametrize(("kind", "least"), [("Capability", 30), ("Mark", 20), ("Question", 40), ("Link", 1)])
def test_what_is_declared_is_found(kind: str, least: int) -> None:
    names = [each.name for each in declared(kind)]
    assert len(names) >= least
    assert len(set(names)) == len(names)


def test_every_capability_says_of_whom_it_is_asked() -> None:
    silent = [f"{each.place}: {each.name}" for each in declared("Capability") if not each.sentence.startswith("Asked ")]
    assert silent == []


def test_every_chapter_has_its_place() -> None:
    page = glossary()
    for path in sorted((ROOT / "src" / "mageduel" / "rules").rglob("*.py")):
        if path.name != "__init__.py":
            assert f"| `{path.stem}` |" in page, path
