"""Boards in the terminal: listed, drawn, and played on."""

import io
import json

import pytest

from mageduel.cli import main


def test_boards_are_listed_and_one_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == 16
    assert listed[0].split() == ["Ancient", "Wards", "2", "players,", "14", "V'Tar", "to", "win,", "6", "orbs"]
    assert main(["boards", "court", "of", "the", "antarians"]) == 0
    drawn = capsys.readouterr().out
    assert (
        "A1:1    A2      A3:os   A4\nB1      B2:os   B3:ooS  B4:os   B5\n        C2      C3:os   C4      C5:2\n"
        in drawn
    )
    assert "A4 Altar of Oblivion" in drawn
    assert main(["boards", "--json", "Lost Expedition"]) == 0
    assert json.loads(capsys.readouterr().out)["passage"] == ["A4", "C2"]
    assert main(["boards", "Lost Expeditoin"]) == 2
    assert "did you mean Lost Expedition?" in capsys.readouterr().err


def test_domination_is_played_on_the_board_that_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n\n\nq\n"))
    assert main(["play", "--seed", "3", "--mode", "domination", "--board", "Lost Expedition"]) == 0
    said = capsys.readouterr().out
    assert "V'Tar 0 of 11" in said
    assert "passage to C2" in said
    assert "≈ Molten Rock" in said
    assert "◇ V'Tar Orb" in said
    assert main(["play", "--mode", "domination", "--board", "Grand Arena"]) == 2
    assert "for 4 players, not 2" in capsys.readouterr().err
    assert main(["play", "--mode", "arena", "--board", "Grand Arena"]) == 2
    assert "no board to choose" in capsys.readouterr().err
