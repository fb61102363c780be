"""What helps others to take part: the workflow, hooks, forms and settings of editors name what is there."""

from __future__ import annotations

import os
import re
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import yaml

from tests.hygiene.sources import ROOT

WRITTEN = ("*.md", "*.toml", "*.yml", "*.py", "*.ts", "*.svelte", "*.css", "*.conf", "*.service")
FOLDERS = ("deploy", "docs", "examples", "src", "tests", "web/src", "web/mock")


def _read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def test_the_workflow_runs_what_everybody_runs() -> None:
    workflow = _read(".github/workflows/test.yml")
    assert set(workflow[True]) == {"push", "pull_request"}  # yaml reads the word on as True
    ran = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    assert ran == [".ci/run", "make docs"]
    assert os.access(ROOT / ".ci/run", os.X_OK)
    supported = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    assert supported == f">={workflow['jobs']['test']['strategy']['matrix']['python'][0]}"


def test_hooks_run_tools_of_the_project_on_tests_that_are_there() -> None:
    hooks = [hook for each in _read(".pre-commit-config.yaml")["repos"] for hook in each["hooks"]]
    programs = {hook["entry"].split()[0] for hook in hooks}
    assert programs == {".venv/bin/mypy", ".venv/bin/pytest", ".venv/bin/ruff"}
    named = [word for hook in hooks for word in hook["entry"].split() if word.startswith("tests/")]
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_forms_ask_for_something() -> None:
    forms = [path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"]
    assert len(forms) == 2
    for path in forms:
        form = _read(str(path.relative_to(ROOT)))
        assert form["name"]
        assert form["description"]
        assert any(field.get("validations", {}).get("required") for field in form["body"])
        names = [field["id"] for field in form["body"]]
        assert len(names) == len(set(names))
        assert {field["type"] for field in form["body"]} <= {"textarea", "input"}
        assert all(field["attributes"]["label"] for field in form["body"])


def test_files_are_as_editors_are_told() -> None:
    told = ConfigParser()
    told.read_string("[top]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    assert dict(told["*"]).items() >= {"end_of_line": "lf", "insert_final_newline": "true"}.items()
    assert told["*"]["trim_trailing_whitespace"] == "true"
    files = [path for folder in FOLDERS for name in WRITTEN for path in (ROOT / folder).rglob(name)]
    files = [path for path in files if "static" not in path.parts and path.stat().st_size]
    assert len(files) > 1500
    odd = [str(path.relative_to(ROOT)) for path in files if not _is_tidy(path)]
    assert odd == []


def _is_tidy(path: Path) -> bool:
    text = path.read_bytes()
    return text.endswith(b"\n") and b"\r" not in text and re.search(rb"[ \t]\n", text) is None
