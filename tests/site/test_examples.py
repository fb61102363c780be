"""Every example in the documents runs: code is run, data is read, commands are there with what they are given."""

from __future__ import annotations

import doctest
import json
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from mageduel.agents.levels import new_agent
from mageduel.agents.registered import read_register
from mageduel.cli import COMMANDS, main, parser_of
from mageduel.positions.position import Position
from tests.hygiene.sources import ROOT, SOURCE
from tests.server.client import Server
from tests.server.stories import play
from tests.site.examples import Block, Command, blocks, commands, documents, shell_commands

BLOCKS = list(blocks())
COMMANDS_GIVEN = sorted({command.words: command for command in commands()}.values())
QUOTED = ("CONTRIBUTING.md", "docs/decisions/0011-questions.md")
"""Pages whose Python is quoted: every line of it stands in the sources."""
QUICK = ("odds",)
"""Commands that are carried out here, as they are given in a block."""
OTHER_PROGRAMS = {
    *("apt-get", "cd", "chmod", "chown", "curl", "date", "echo", "git", "head", "install", "nginx", "podman", "rm"),
    *("runuser", "systemctl", "tr"),
}
PLACES = ("deploy/", "docs/", "examples/", "src/", "tests/")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def is_run_elsewhere(block: Block) -> bool:
    """The guide of the kit has a test of its own; what needs OpenSpiel is run by `make openspiel`."""
    return block.page == "tests/kit/README.md" or "import pyspiel" in block.text


def of(*languages: str) -> list[Block]:
    return [block for block in BLOCKS if block.language in languages]


def test_every_block_says_what_it_is_and_is_covered() -> None:
    """A new block is found by itself; one in a language that nobody here reads fails."""
    languages = {"json", "http", "pycon", "python", "sh", "text", "toml"}
    assert [str(block) for block in BLOCKS if block.language not in languages] == []
    assert [str(block) for block in of("json", "toml", "http") if block.page not in READ] == []
    fences = sum(len(re.findall(r"^ *```", path.read_text("utf-8"), re.MULTILINE)) for path in documents())
    assert fences == 2 * len(BLOCKS) > 70


@pytest.mark.parametrize("page", sorted({block.page for block in of("pycon")}))
def test_every_dialogue_goes_as_it_is_told(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("block", [each for each in of("python") if not is_run_elsewhere(each)], ids=str)
def test_every_piece_of_python_runs_or_stands_in_the_sources(block: Block) -> None:
    if block.page in QUOTED:
        sources = {line.strip() for path in SOURCE.rglob("*.py") for line in path.read_text("utf-8").splitlines()}
        wanted = [line.strip() for line in block.text.splitlines() if line.strip() not in ("", "...")]
        assert [line for line in wanted if line not in sources] == []
        return
    names = GIVEN.get(block.page, dict)()
    given = set(names)
    exec(compile(block.text, str(block), "exec", dont_inherit=True), names)
    assert set(names) - given - {"__builtins__"}


def _data_of(page: str) -> dict[str, object]:
    [block] = [each for each in of("json") if each.page == page]
    return {"data": json.loads(block.text), "seed": 1}


GIVEN: dict[str, Callable[[], dict[str, object]]] = {"docs/positions.md": lambda: _data_of("docs/positions.md")}
"""Names an example takes for given, by page."""


def _position(block: Block, folder: Path) -> None:
    """It can be, and the turn is whose it says."""
    assert Position.from_data(json.loads(block.text)).data["turn"] == 1


def _register(block: Block, folder: Path) -> None:
    """Its players are found, beside the file."""
    shutil.copy(ROOT / "examples" / "greedy.py", folder)
    (folder / "register.toml").write_text(block.text, encoding="utf-8")
    players = read_register(folder / "register.toml")
    assert [new_agent(place, 1, in_the_lab=True).name for place in players.values()] == ["greedy", "novice"]


def _call(block: Block, folder: Path) -> None:
    """A server does what it is asked."""
    method, path = block.text.split("\n", 1)[0].split()
    body = json.loads(block.text.split("\n", 1)[1])

    async def story(server: Server) -> None:
        answer = await server.http.request(method, path, json=body)
        assert answer.status_code == 201

    play(story, folder)


READ: dict[str, dict[str, Callable[[Block, Path], None]]] = {
    "docs/bots.md": {"toml": _register, "http": _call},
    "docs/positions.md": {"json": _position},
}
"""Who reads the data of a page."""


@pytest.mark.parametrize("block", of("json", "toml", "http"), ids=str)
def test_every_piece_of_data_is_taken(block: Block, tmp_path: Path) -> None:
    READ[block.page][block.language](block, tmp_path)


@pytest.mark.parametrize("block", of("text"), ids=str)
def test_what_is_only_shown_gives_no_command(block: Block) -> None:
    assert not re.search(r"^\s*(\$ |mageduel |make |python |pip )", block.text, re.MULTILINE)


def test_commands_are_found_in_scripts() -> None:
    script = "A=1 make x  # why\nmageduel backup $(date +%F) \\\n  --database 'a b' && curl y | head -1"
    assert list(shell_commands(script)) == [
        ("date", "+%F"),
        ("make", "x"),
        ("mageduel", "backup", "X", "--database", "a b"),
        ("curl", "y"),
        ("head", "-1"),
    ]


@pytest.mark.parametrize("command", COMMANDS_GIVEN, ids=str)
def test_every_command_is_there_with_what_it_is_given(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    program, *rest = command.words
    program = program.removeprefix(".venv/bin/")
    if program == "mageduel":
        check_mageduel(rest, is_whole=command.is_whole)
        if command.is_whole and rest[0] in QUICK:
            assert main(rest) == 0
            assert capsys.readouterr().out.strip()
    elif program == "make":
        check_make(rest)
    elif program == "python":
        check_python(rest)
    else:
        assert program in OTHER_PROGRAMS
    assert [word for word in rest if word.startswith(PLACES) and not _is_there(word)] == []


def _is_there(word: str) -> bool:
    return (ROOT / word.partition(":")[0]).exists() or f"{word}\n" in MAKEFILE


def check_mageduel(words: list[str], *, is_whole: bool) -> None:
    """A subcommand with options and values its parser takes; a sentence may name it alone."""
    if "--language" in words:
        place = words.index("--language")
        words = words[:place] + words[place + 2 :]
    if not words or words[0] in ("--help", "--version"):
        return
    assert words[0] in COMMANDS
    if is_whole or len(words) > 1:
        assert parser_of(words[0]).parse_args(words).command == words[0]


def recipe(target: str) -> str:
    """What make does for a target."""
    found = re.search(rf"^{re.escape(target)}:(?!.*:=).*\n((?:\t.*\n)*)", MAKEFILE, re.MULTILINE)
    assert found, f"make has no {target}"
    return found[1]


def check_make(words: list[str]) -> None:
    """Targets that are there, variables that are read, options that what they run has."""
    targets = [word for word in words if "=" not in word]
    given = dict(word.split("=", 1) for word in words if "=" in word)
    for target in targets:
        if target.startswith((".venv/", "src/")):
            assert target.replace(".venv", "$(VENV)") + ":" in MAKEFILE or target in MAKEFILE, f"make has no {target}"
        else:
            recipe(target)
    for name, value in given.items():
        assert f"$({name})" in MAKEFILE or f"$(if $({name})" in MAKEFILE, f"make reads no {name}"
        if name == "ARGS" and (options := re.findall(r"--[a-z-]+", value)):
            modules = re.findall(r"-m (mageduel[a-z_.]+)", "".join(map(recipe, targets)))
            text = "".join((ROOT / "src" / f"{module.replace('.', '/')}.py").read_text("utf-8") for module in modules)
            assert [option for option in options if f'"{option}"' not in text] == []


def check_python(words: list[str]) -> None:
    """A module or a file that is there."""
    if words[:3] == ["-m", "pip", "install"]:
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
            "optional-dependencies"
        ]
        assert [word for word in words if word.startswith(".[") and word[2:-1] not in extras] == []
    elif words[0] == "-m":
        assert any(
            (folder / f"{words[1].replace('.', '/')}{end}").exists()
            for folder in (ROOT, ROOT / "src")
            for end in (".py", "/__main__.py")
        )
    else:
        source = (ROOT / words[0]).read_text(encoding="utf-8")
        assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == []
