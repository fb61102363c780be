"""`make mutants` finds what tests do not notice, and leaves the tree as it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hygiene.sources import ROOT
from tests.mutants.__main__ import copy_tree
from tests.mutants.changes import mutants, reach

SCALES = '''"""Scales."""

from __future__ import annotations

from functools import cache

LIMIT = 9


def heavier(one: int, other: int | None) -> bool:
    """Whether one is heavier."""
    return other is not None and one > other and one < LIMIT


@cache
def doubled(number: int) -> int:
    """Twice as much."""
    return number + number


def unused(number: int) -> int:
    """Nobody asks for it."""
    return number - 1
'''
CHECKS = """from scales import doubled, heavier


def test_heavier() -> None:
    assert heavier(2, 1)
    assert not heavier(1, 1)
    assert not heavier(0, 1)
    assert not heavier(10, 1)
    assert not heavier(9, 1)
    assert heavier(8, 1)


def test_doubled() -> None:
    assert doubled(2) == 4
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "scales.py").write_text(SCALES, encoding="utf-8")
    (tmp_path / "check_scales.py").write_text(CHECKS, encoding="utf-8")
    return tmp_path


def _try(place: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "tests.mutants",
        "scales.py",
        "--tests",
        "check_scales.py",
        "--minutes",
        "1",
        *more,
    ]
    ways = os.pathsep.join([str(ROOT), str(ROOT / "src"), str(place)])
    environment = os.environ | {"MAGEDUEL_MUTANTS_INSIDE": "1", "PYTHONPATH": ways}
    return subprocess.run(command, capture_output=True, text=True, cwd=place, env=environment, check=False, timeout=120)


def test_unnoticed_mutants_are_told_and_others_counted(place: Path) -> None:
    done = _try(place)
    assert (done.returncode, done.stderr) == (0, "")
    told = [line for line in done.stdout.splitlines() if line.startswith("scales.py")]
    assert any(line.startswith("scales.py:12: return other is not None and") for line in told)
    assert any("return number + 1" in line and "no test runs it" in line for line in told)
    assert not any("one >= other" in line or "number - number" in line or "LIMIT = " in line for line in told)
    *_, last = done.stdout.splitlines()
    assert f"{len(told)} unnoticed" in last
    assert (place / "scales.py").read_text(encoding="utf-8") == SCALES


def test_tests_that_fail_anyway_are_left_out(place: Path) -> None:
    (place / "check_scales.py").write_text(CHECKS.replace("== 4", "== 5"), encoding="utf-8")
    done = _try(place)
    assert done.returncode == 0
    assert "fails without any mutant, left out: check_scales.py::test_doubled" in done.stdout
    assert any("number - number" in line and "no test runs it" in line for line in done.stdout.splitlines())


def test_without_a_test_that_passes_nothing_is_said(place: Path) -> None:
    (place / "check_scales.py").write_text("def test_nothing() -> None:\n    assert False\n", encoding="utf-8")
    done = _try(place)
    assert done.returncode == 1
    assert done.stderr.startswith("The tests fail without any mutant")


def test_the_same_seed_draws_the_same_mutants(place: Path) -> None:
    first, again, other = (_try(place, "--seed", seed).stdout.splitlines()[1:-1] for seed in ("1", "1", "2"))
    assert first == again
    assert first != other
    assert sorted(first) == sorted(other)


def test_what_means_the_same_is_no_mutant(place: Path) -> None:
    changed = [mutant.source() for mutant in mutants(place / "scales.py")]
    real = [each for each in changed if each is not None]
    assert len(real) < len(changed)
    assert all("int & None" not in each for each in real)


def test_a_change_is_met_by_those_who_run_its_statement() -> None:
    text = "def f(a):\n    if (\n        a\n        and b\n    ):\n        return 1\n    return 2\n"
    assert list(reach(text, 4)) == [2, 3, 4, 5]
    assert list(reach(text, 6)) == [6]
    assert list(reach(text, 1)) == [1]
    jump = "for a in b:\n    if a:\n        continue\n    c()\n"
    assert list(reach(jump, 3)) == [2, 3]


def test_mutants_live_in_a_copy(tmp_path: Path) -> None:
    original, elsewhere = tmp_path / "original", tmp_path / "elsewhere"
    (original / "src" / "__pycache__").mkdir(parents=True)
    (original / "src" / "scales.py").write_text(SCALES, encoding="utf-8")
    elsewhere.mkdir()
    tree = copy_tree(original, elsewhere)
    (tree / "src" / "scales.py").write_text("", encoding="utf-8")
    assert (original / "src" / "scales.py").read_text(encoding="utf-8") == SCALES
    assert not (tree / "src" / "__pycache__").exists()
