"""`mageduel rules` tells the rules in short."""

from __future__ import annotations

import pytest

from mageduel.cli import main


def test_both_pages_are_printed_with_what_says_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "academy"]) == 0
    told = capsys.readouterr().out
    assert "Page 1 of 2" in told
    assert "Page 2 of 2" in told
    assert "Codex: Guarding, Counterstrike, Ranged Attack" in told


def test_domination_is_told_with_the_arena_and_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "de", "rules", "domination"]) == 0
    told = capsys.readouterr().out
    assert "Regeln in Kürze: Apprentice und Arena" in told
    assert "Rekonstruiert" in told
