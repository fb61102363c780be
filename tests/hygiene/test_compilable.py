"""Ready to be compiled: mypyc translates kernel, state, card language and rules as they stand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.hygiene.sources import SOURCE, packages

COMPILED = ("kernel", "state", "dsl", "rules")
TRANSLATE = """
import sys
from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions
mypyc_build(sys.argv[2:], CompilerOptions(multi_file=True, target_dir=sys.argv[1]), always_use_shared_lib=True)
"""


def test_mypyc_translates_the_engine(tmp_path: Path) -> None:
    files = [str(module.path) for module in packages(*COMPILED)]
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
    assert [module.place for module in packages(*COMPILED) if ".__new__(" in module.text] == []
