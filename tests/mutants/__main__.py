"""`make mutants`: how many small changes of the named modules do the tests notice, and which not?"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from mageduel.cli.numbers import seed

ROOT = Path(__file__).resolve().parents[2]
INSIDE = "MAGEDUEL_MUTANTS_INSIDE"
"""Set in the process that works in the copy."""


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < 10_000:
        raise ValueError(text)
    return number


def _arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument(
        "modules", nargs="+", type=Path, metavar="MODULE", help="modules to change, such as src/.../walls.py"
    )
    parser.add_argument("--tests", nargs="+", default=["tests/rules"], metavar="TEST", help="files or folders of tests")
    parser.add_argument("--minutes", type=_positive, default=10.0, help="how long, the first run of the tests included")
    parser.add_argument("--seed", type=seed, default=1, help="which mutants are drawn first")
    parser.add_argument("--patience", type=_positive, default=20.0, help="seconds of tests for one mutant")
    chosen = parser.parse_args(words)
    for each in [*chosen.modules, *map(Path, chosen.tests)]:
        if not each.exists():
            parser.error(f"there is no {each}")
    return chosen


def copy_tree(root: Path, place: Path) -> Path:
    """What tests need of a tree, in a place of its own; the shared documents beside it stay where they are."""
    tree = place / "tree"
    tree.mkdir()
    ignored = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for name in ("src", "tests", "docs"):
        if (root / name).is_dir():
            shutil.copytree(root / name, tree / name, ignore=ignored)
    for file in [*root.glob("*.toml"), *root.glob("*.md"), *root.glob("Makefile")]:
        shutil.copy(file, tree)
    shared = root.parent / "shared"
    if shared.is_dir():
        (place / "shared").symlink_to(shared)
    return tree


def _outside(words: Sequence[str]) -> int:
    root = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = copy_tree(root, Path(folder))
        ways = [str(tree / "src"), str(tree), str(ROOT / "src"), str(ROOT)]
        environment = os.environ | {INSIDE: "1", "PYTHONPATH": os.pathsep.join(ways), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run([sys.executable, "-m", "tests.mutants", *words], cwd=tree, env=environment).returncode


def _inside(chosen: argparse.Namespace) -> int:
    # Plugins of other packages take seconds to load, and every mutant nobody notices would pay for them.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import pytest

    from tests.mutants.trial import Trial

    print("The tests run once, to see which of them meet which line", flush=True)
    trial = Trial(chosen.modules, seconds=chosen.minutes * 60, seed=chosen.seed, patience=chosen.patience)
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:terminalreporter", *chosen.tests], plugins=[trial])
    found = trial.verdict
    if found.is_broken:
        print("The tests fail without any mutant, or when they are run again; mend them first.", file=sys.stderr)
        return 1
    print(
        f"{found.tried} mutants of {found.possible} tried in {found.seconds / 60:.1f} minutes (seed {chosen.seed}): "
        f"{found.noticed} noticed, {len(found.unnoticed)} unnoticed"
    )
    return 0


def main(words: Sequence[str] | None = None) -> int:
    """Try mutants in a copy of the tree."""
    given = sys.argv[1:] if words is None else list(words)
    chosen = _arguments(given)
    return _inside(chosen) if os.environ.get(INSIDE) else _outside(given)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
