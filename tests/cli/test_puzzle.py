"""`mageduel puzzle`: listed, solved by the written line, hinted at and given up."""

from __future__ import annotations

import io

import pytest

from mageduel.cli import main
from mageduel.puzzles.attempt import Attempt
from mageduel.puzzles.book import puzzles
from mageduel.views.questions import question

EASY = min(puzzles().values(), key=lambda each: each.tried)


def numbers_of_the_line() -> list[str]:
    """What to type for the written line."""
    attempt = Attempt.at(EASY.begin(), EASY.solver(), {(): EASY.chance})
    typed = []
    for answer in EASY.line:
        request = attempt.request
        assert request is not None
        shown = [tuple(each.answer) for each in question(attempt.match.game, request).options]
        typed.append(str(shown.index(answer) + 1))
        attempt.give(answer)
    return typed


def puzzle(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], which: str, *typed: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main(["puzzle", *([which] if which else [])]) == 0
    return capsys.readouterr().out


def test_all_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = puzzle(monkeypatch, capsys, "")
    assert len(out.splitlines()) == len(puzzles()) + 1


def test_the_written_line_brings_three_stars(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = numbers_of_the_line()
    out = puzzle(monkeypatch, capsys, str(EASY.number), "h", "nonsense", typed[0], "back", *typed)
    assert "Look at" in out
    assert "3 of 3 stars" in out


def test_who_gives_up_is_shown_the_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = puzzle(monkeypatch, capsys, str(EASY.number), "give up")
    assert f"{len(EASY.line)}. " in out


def test_there_is_one_for_today_and_none_of_another_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Puzzle of the day" in puzzle(monkeypatch, capsys, "daily", "q")
    assert main(["puzzle", "tomorrow"]) == 2
    assert "daily" in capsys.readouterr().err
    assert main(["puzzle", "9999"]) == 2
