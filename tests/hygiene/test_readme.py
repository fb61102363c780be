"""The README promises two commands, and they are there."""

from __future__ import annotations

import os
import re
from pathlib import Path

from docs.site.rules_index import proofs

import mageduel as md
from mageduel.agents.levels import SCALE
from mageduel.facts.boards import boards
from mageduel.facts.library import playable
from mageduel.facts.modes import MOST_SEATS
from mageduel.lessons.scripts import lessons
from mageduel.puzzles.book import puzzles
from mageduel.rulings.shelf import situations
from mageduel.words.language import NAMES
from tests.hygiene.sources import ROOT

FIRST_SCREEN = 40
COMMANDS = ["make play", "make test"]


def _readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_first_screen_gives_exactly_two_commands() -> None:
    screen = "\n".join(_readme().splitlines()[:FIRST_SCREEN])
    blocks = re.findall(r"^```\w*\n(.*?)^```", screen, re.MULTILINE | re.DOTALL)
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    assert [line for line in lines if line] == COMMANDS


def test_no_other_set_up_is_asked_for() -> None:
    assert sorted(set(re.findall(r"\bmake [a-z]+\b", _readme()))) == COMMANDS
    assert not re.search(r"\b(pip|npm|apt|brew|poetry|uv) install\b", _readme())


def test_the_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert re.search(rf"^{command.removeprefix('make ')}:", makefile, re.MULTILINE)


def test_the_numbers_of_what_is_in_are_those_of_the_code() -> None:
    arena, academy = (len(md.list_mages(mode)) for mode in ("arena", "academy"))
    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    counted = {
        "Cards": [len(playable())],
        "Mages": [arena + academy, arena, academy],
        "Ways to play": [len(md.list_modes()), len(boards()), MOST_SEATS],
        "Rules": [len({proof.statement for proof in proofs()})],
        "To learn from": [len(lessons()), len(puzzles()), len(situations())],
        "Opponents": [len(SCALE)],
        "Languages": [len(NAMES)],
        "Tests": [sum(len(re.findall(r"^def test_", text, re.MULTILINE)) for text in tests)],
    }
    section = _readme().split("## What is in")[1].split("\n## ")[0]
    rows = dict(re.findall(r"^\| ([A-Z][^|]*) \| (.*) \|$", section, re.MULTILINE))
    assert rows.keys() == counted.keys()
    for name, numbers in counted.items():
        said = re.findall(r"(over )?(\d[\d,]*)", rows[name])
        assert len(said) == len(numbers), name
        for (over, digits), number in zip(said, numbers, strict=True):
            least = int(digits.replace(",", ""))
            assert (least < number < 1.25 * least) if over else (least == number), f"{name}: {number}"
    assert f"All {len(playable())} published cards and {arena + academy} mages" in _readme()


def test_the_readme_shows_the_table() -> None:
    assert "](docs/pictures/table.png)" in "\n".join(_readme().splitlines()[:FIRST_SCREEN])
    assert (ROOT / "docs" / "pictures" / "table.png").read_bytes().startswith(b"\x89PNG")


def test_the_readme_says_whose_the_names_are() -> None:
    screen = " ".join(" ".join(_readme().splitlines()[:FIRST_SCREEN]).lower().split())
    for words in ("unofficial", "trademarks of their owner", "no rulebook or card text", "art"):
        assert words in screen


def test_documents_link_to_files_that_exist() -> None:
    broken = []
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            if not (path.parent / link).exists():
                broken.append(f"{path.relative_to(ROOT)}: {link}")
    assert broken == []


def test_continuous_integration_runs_the_same_command() -> None:
    script: Path = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text(encoding="utf-8")
