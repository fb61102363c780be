"""Nonsense on the command line is refused in one line that says what would be right, before anything is done."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from mageduel import cli

WOLF = ["odds", "Timber Wolf", "Royal Archer"]
NO_NUMBERS = ["", "nan", "inf", "-inf", "1e99", "one", "0x10", "1.5", "²", "-1000000", "9" * 5000, "1\n2"]


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line with which a command is refused."""
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("\n")
    assert captured.err.count("\n") == 1
    assert len(captured.err) < 400
    return captured.err


def _parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from _parsers(inner)


def _numeric_options() -> list[tuple[str, argparse.Action]]:
    """Every option of every subcommand that reads a number, with the words before it."""
    found = []
    for name in cli.available():
        whole = cli.parser_of(name)
        for parser in _parsers(whole):
            found += [(parser.prog, each) for each in parser._actions if each.option_strings and _is_number(each)]
    return found


def _is_number(action: argparse.Action) -> bool:
    return action.type in (int, float) or "numbers" in getattr(action.type, "__module__", "")


NUMERIC = _numeric_options()
NEEDED = {
    "mageduel odds": ["Timber Wolf", "Royal Archer"],
    "mageduel record": ["check", "some.json"],
    "mageduel lab match": ["random", "random"],
    "mageduel lab cards": ["Starting Warlock"],
}


def test_every_number_has_its_bounds() -> None:
    assert len(NUMERIC) > 25
    assert [f"{place} {each.option_strings[0]}" for place, each in NUMERIC if each.type in (int, float)] == []


@pytest.mark.parametrize(("place", "option"), NUMERIC, ids=[f"{place} {each.dest}" for place, each in NUMERIC])
def test_what_is_no_number_is_refused(place: str, option: argparse.Action, capsys: pytest.CaptureFixture[str]) -> None:
    for text in NO_NUMBERS:
        if text == "1.5" and option.dest == "agent_seconds":
            continue
        arguments = [*place.split()[1:], *NEEDED.get(place, []), f"{option.option_strings[0]}={text}"]
        line = refused(arguments, capsys)
        assert option.option_strings[0] in line
        assert "a whole number" in line or "a time from" in line


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        # too few, too many
        (["simulate", "--games", "0"], "from 1 to"),
        (["simulate", "--games=-1"], "from 1 to"),
        (["simulate", "--seed=-3"], "a whole number such as 7"),
        (["simulate", "--seed", str(2**128)], "up to 128 bits"),
        (["exercise", "--games", "0"], "from 1 to"),
        (["bench", "--games", "5"], "from 6 to"),
        (["tune", "--attempts", "0"], "from 1 to"),
        (["tune", "--workers", "0"], "from 1 to"),
        (["tune", "--check-games", "0"], "from 1 to"),
        (["lab", "match", "random", "random", "--workers", "0"], "from 1 to"),
        (["lab", "match", "random", "random", "--workers", "100000"], "from 1 to 256"),
        (["lab", "match", "random", "random", "--games", "100001"], "to 100,000"),
        (["lab", "ladder", "--games", "4,0,4"], "from 1 to"),
        (["lab", "ladder", "--games", "4,nan,4"], "such as 400,200,100"),
        (["lab", "ladder", "--games", ""], "such as 400,200,100"),
        (["serve", "--port", "65536"], "to 65,535"),
        (["serve", "--port=-1"], "from 0 to"),
        (["serve", "--agent-seconds", "0"], "from 0.05 to"),
        (["serve", "--agent-seconds", "nan"], "from 0.05 to"),
        (["serve", "--games-a-minute", "0"], "from 1 to"),
        (["record", "show", "some.json", "--seat", "11"], "from 0 to"),
        ([*WOLF, "--dice", "101"], "to 100"),
        ([*WOLF, "--damage=-1"], "from 0 to"),
        ([*WOLF, "--piercing=-1"], "from 0 to"),
        ([*WOLF, "--attacker-condition", "weak:0"], "weak:2"),
        ([*WOLF, "--attacker-condition", "weak:²"], "weak:2"),
        ([*WOLF, "--attacker-condition", "weak:99999"], "weak:2"),
        # budgets
        (["play", "--level", "master:0"], "master:150ms"),
        (["play", "--level", "master:601s"], "up to 600 s"),
        (["play", "--level", "master:1000001"], "up to 1,000,000"),
        (["play", "--level", "master:" + "9" * 5000], "master:150ms"),
        (["play", "--level", "master:nan"], "master:150ms"),
        (["play", "--level", "random:5"], "takes no budget"),
        (["simulate", "--agents", "random,master:0s"], "master:150ms"),
        (["lab", "match", "master:-1", "random"], "master:150ms"),
        (["tune", "--agent", "master:²"], "master:150ms"),
        # names nobody has
        (["play", "--mage", "Nobody"], "there are Beastmaster"),
        (["play", "--mage", "Warlok"], "did you mean Warlock?"),
        (["play", "--against", ""], "there are Beastmaster"),
        (["play", "--level", "mastr"], "did you mean master?"),
        (["simulate", "--agents", "random,nobody"], "there are random"),
        (["simulate", "--agents", "random"], "--agents random,random"),
        (["tune", "--agent", "random"], "no weights"),
        (["lab", "ladder", "--agents", "random", "--games", "4"], "--games 400,200,100"),
        (["lab", "cards", "Starting Warlok"], "did you mean Starting Warlock?"),
        (["lab", "matrix", "Starting Warlock"], "at least two"),
        (["cards", "--school", "fier"], "did you mean fire?"),
        (["cards", "--type", ""], "there are attack"),
        (["cards", "--set", "x"], "there are core"),
        (["book", "new", "--mage", "Warlock", "--mode", "war", "x.toml"], "arena, apprentice or academy"),
        ([*WOLF, "--with", "Fireball"], "an enchantment or equipment"),
        ([*WOLF, "--with", "Bear Strenght"], "did you mean Bear Strength?"),
        (["odds", "Wall of Stone", "Timber Wolf"], "has no attack"),
        (["odds", "Timber Wolf", "Bit", "Timber Wolf"], "did you mean Bite?"),
        # addresses
        (["serve", "--host", "nowhere.invalid", "--port", "0"], "cannot listen on 'nowhere.invalid'"),
        (["serve", "--host", "", "--port", "0"], "cannot listen on ''"),
        (["serve", "--host", "a" * 70 + ".example", "--port", "0"], "cannot listen on"),
        (["serve", "--origin", "duel.example"], "https://duel.example"),
        (["serve", "--origin", "https://duel.example/page"], "https://duel.example"),
        (["serve", "--origin", "https://["], "https://duel.example"),
        (["serve", "--origin", "https://me@duel.example"], "https://duel.example"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_what_would_be_right(
    arguments: list[str], right: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert right in refused(arguments, capsys)


@pytest.mark.parametrize("name", sorted(cli.COMMANDS))
@pytest.mark.parametrize("nonsense", ["--no-such-option", "--seed", "\udcff\udcfe"])
def test_every_subcommand_answers_nonsense_in_one_line(
    name: str, nonsense: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("MAGEDUEL_DATABASE", raising=False)
    line = refused([name, nonsense], capsys)
    assert line.startswith("mageduel")


def test_numbers_at_their_bounds_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*WOLF, "--dice", "-100", "--armor", "100", "--piercing", "0", "--damage", "1000"]) == 0
    assert cli.main(["simulate", "--games", "1", "--mode", "apprentice", "--seed", str(2**128 - 1)]) == 0
    assert cli.main(["simulate", "--games", "1", "--mode", "apprentice", "--seed", "0"]) == 0
    assert "0 failures" in capsys.readouterr().out
