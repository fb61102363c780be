"""The versions that were tested are written down, fit what is asked for, and are what `make` installs."""

from __future__ import annotations

import json
import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from tests.hygiene.sources import ROOT

JUDGES = {
    *("cosmic-ray", "coverage", "hypothesis", "mypy", "playwright", "pytest", "pytest-xdist", "ruff", "schemathesis"),
}
"""What judges the code is held to one minor version: a newer one judges otherwise."""
HELPERS = {"pyarrow", "chess", "httpx", "pettingzoo", "psycopg", "websockets"}
"""What the checks need besides, and what judges nothing."""


def _locked() -> dict[NormalizedName, str]:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pinned = [line for line in lines if not line.startswith("#")]
    assert [line for line in pinned if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line)] == []
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in pinned)}


def _asked() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [Requirement(text) for text in [*project["dependencies"], *extras["dev"], *extras["postgres"]]]


def test_everything_asked_for_is_locked_to_a_version_that_fits() -> None:
    """Whatever one can choose as well: documentation, environments and those to compare with, a cluster."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    chosen = [Requirement(text) for texts in extras.values() for text in texts]
    locked = _locked()
    asked = [each for each in (*_asked(), *chosen) if each.name != "mageduel"]
    assert {"mkdocs", "open-spiel", "pettingzoo", "ray"} <= {canonicalize_name(each.name) for each in asked}
    assert [str(each) for each in asked if locked.get(canonicalize_name(each.name), "0") not in each.specifier] == []


def test_the_lock_names_versions_and_no_places() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "/" not in text
    assert "@" not in text
    assert "mageduel" not in _locked()


def test_what_judges_the_code_is_held_to_one_minor_version() -> None:
    by_name = {canonicalize_name(each.name): each for each in _asked()}
    for name in map(canonicalize_name, sorted(JUDGES)):
        major, minor = _locked()[name].split(".")[:2]
        held = by_name[name].specifier
        assert f"{major}.{minor}.99" in held
        assert f"{major}.{int(minor) + 1}.0" not in held
        assert f"{int(major) + 1}.0.0" not in held


def test_whoever_helps_in_development_either_judges_or_does_not() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {Requirement(text).name for text in project["optional-dependencies"]["dev"]} == JUDGES | HELPERS


def test_what_builds_and_judges_the_client_is_held_to_one_minor_version() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {"svelte", "svelte-check", "typescript", "vite", "vitest"} <= set(asked)
    assert locked[""]["devDependencies"] == asked
    for name, held in asked.items():
        assert re.fullmatch(r"~\d+\.\d+\.\d+", held), name
        minor = held.removeprefix("~").rpartition(".")[0]
        assert locked[f"node_modules/{name}"]["version"].rpartition(".")[0] == minor, name


def test_make_installs_the_versions_of_the_lock() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^LOCK \?= requirements\.lock$", makefile, re.MULTILINE)
    installs = [line for line in makefile.splitlines() if "-m pip install" in line]
    assert len(installs) == 1
    assert "--constraint $(LOCK)" in makefile


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "decisions" / "0003-dependencies.md").read_text(encoding="utf-8")
    assert [each.name for each in _asked() if f"| {each.name} |" not in reasons] == []
