"""The arena of registered players: found by their place, rated against each other, refused in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mageduel.agents.levels import is_searching, new_agent
from mageduel.agents.registered import read_register
from mageduel.cli import main
from mageduel.facts.errors import ForPeople
from tests.hygiene.sources import ROOT

REGISTER = ROOT / "examples" / "arena.toml"
GREEDY = f"{ROOT / 'examples' / 'greedy.py'}:Greedy"


def test_every_player_meets_every_other_on_both_sides(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    asked = ["lab", "arena", str(REGISTER), "--mode", "academy", "--games", "10", "--workers", "1", "--json"]
    assert main([*asked, "--report", str(page)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 30
    assert set(found["groups"]) == {"greedy beats random", "novice beats random", "novice beats greedy"}
    ratings = {each["agent"]: each["rating"] for each in found["ratings"]}
    assert ratings["novice"] > ratings["greedy"]
    assert found["mistakes"] == 0
    text = page.read_text(encoding="utf-8")
    assert text.index(">novice<") < text.index(">greedy<")


def test_a_match_takes_a_place_instead_of_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "match", GREEDY, "random", "--mode", "academy", "--games", "2", "--workers", "1"]) == 0
    assert "Greedy beats random" in capsys.readouterr().out


def test_a_player_of_ones_own_may_look_ahead() -> None:
    assert is_searching(GREEDY)
    assert not is_searching("novice")


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("nowhere.py:Mine", "There is no file nowhere.py"),
        ("no.such.module:Mine", "no.such.module cannot be loaded"),
        (f"{ROOT / 'examples' / 'greedy.py'}:Other", "has no class called Other"),
        ("collections.abc:Callable", "does not begin"),
        ("fractions.Fraction:x", "cannot be loaded"),
        ("random.py:", "There is no player called 'random.py'"),
    ],
)
def test_what_is_no_player_is_refused_in_one_line(place: str, line: str) -> None:
    with pytest.raises(ForPeople, match=line.replace(".", r"\.")):
        new_agent(place, 1, in_the_lab=True)


def test_outside_the_lab_no_code_is_loaded_by_its_name(tmp_path: Path) -> None:
    file, trace = tmp_path / "mine.py", tmp_path / "trace"
    file.write_text(f"open({str(trace)!r}, 'w').close()\nclass Mine: ...\n", encoding="utf-8")
    with pytest.raises(ForPeople, match="There is no player called"):
        new_agent(f"{file}:Mine", 1)
    assert not trace.exists()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "needs 2 to 64 players, and this has 0"),
        ('[[player]]\nname = "a"\nagent = "novice"\n', "and this has 1"),
        ('[[player]]\nname = "a"\nagent = "novice"\n' * 2, "two players called a"),
        ("[[player]]\nname = 3\n", "needs a name and an agent"),
        ("[[player", "is no TOML"),
    ],
)
def test_a_register_says_what_is_wrong_with_it(tmp_path: Path, text: str, line: str) -> None:
    path = tmp_path / "register.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ForPeople, match=line):
        read_register(path)
