"""`mageduel rulings` on the command line."""

from __future__ import annotations

import io

import pytest

from mageduel.cli import main
from mageduel.rulings.shelf import situation

WEAK = str(situation("two-weak-markers").number)


@pytest.mark.parametrize("words", [["Skeletal", "Sentry"], ["weak"], ["two", "weak", "markers"]])
def test_they_are_found_by_card_word_and_title(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "--all", *words]) == 0
    assert any(line.split() == [WEAK, "Two", "weak", "markers"] for line in capsys.readouterr().out.splitlines())


def test_one_is_told_with_its_steps_and_what_holds_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", WEAK]) == 0
    text = capsys.readouterr().out
    assert "1/1  Timber Wolf attacks Skeletal Sentry with Bite" in text
    assert "= Skeletal Sentry has 2 damage" in text
    assert main(["--language", "de", "rulings", "two-weak-markers"]) == 0
    assert "= Skeletal Sentry hat 2 Schaden" in capsys.readouterr().out


def test_one_is_played_forward_and_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nb\n\nq\n"))
    assert main(["rulings", WEAK, "--play"]) == 0
    text = capsys.readouterr().out
    assert text.count("0/1  The situation") == 2
    assert text.count("1/1  Timber Wolf attacks") == 2


def test_what_is_not_there_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "no such words"]) == 2
    assert main(["rulings", "--play", "wolf"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
