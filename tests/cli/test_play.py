"""The terminal game: a round can be played, refusals are explained, games are saved and go on, nonsense is answered."""

import io
import json
from pathlib import Path

import pytest

from mageduel.cli import main


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", "--seed", "4", *arguments]) == 0
    return capsys.readouterr().out


def test_a_round_can_be_played_and_says_what_happened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(monkeypatch, capsys, "4 8\n" + "\n" * 12)
    assert "Choose your spells for this round" in said
    assert "Beastmaster has planned." in said
    assert "Round 2 begins." in said


def test_the_usual_opponent_knows_friend_from_foe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(monkeypatch, capsys, "4 8\n" + "\n" * 24)
    assert "The Warlock cast Skeletal Sentry" in said
    assert "hit the Warlock" not in said


def test_the_opponents_plan_stays_hidden(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = play(monkeypatch, capsys, "\nq\n")
    assert "Fireball" not in said
    assert "Agony" not in said


def test_nonsense_is_answered_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(monkeypatch, capsys, "99\nxyz\n1 2 3\nc Timbr Wolf\n\n\n?\nb\nodds\nsave\nh\nq\n")
    assert "Up to 2 numbers from 1 to" in said
    assert "did you mean Timber Wolf?" in said
    assert "Save under which name?" in said


def test_a_saved_game_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "duel.json"
    play(monkeypatch, capsys, f"4 8\n\nsave {saved}\nq\n")
    assert json.loads(saved.read_text())["format"] == "mageduel-record"
    said = play(monkeypatch, capsys, "q\n", "--load", str(saved))
    assert "Bitterwood Fox" in said


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format":"other"}', "\x00\x01"])
def test_a_damaged_record_gives_one_line(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text(content)
    assert main(["record", "check", str(damaged)]) != 0
    error = capsys.readouterr().err
    assert len(error.strip().splitlines()) == 1
    assert "Traceback" not in error


def test_a_record_is_checked_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "duel.json"
    play(monkeypatch, capsys, f"4 8\n\nsave {saved}\nq\n")
    assert main(["record", "show", str(saved), "--seat", "0"]) == 0
    assert "has the initiative" in capsys.readouterr().out
    assert main(["record", "show", str(saved), "--seat", "7"]) != 0


def test_simulate_prints_what_was_promised(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--mode", "apprentice", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"games", "decisions", "seconds", "failures", "rounds_median"} <= report.keys()
    assert (report["games"], report["failures"]) == (2, 0)


def test_harm_to_ones_own_side_is_listed_last_and_said_to_be_that(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(monkeypatch, capsys, "4 8\n\nq\n", "--mage", "Warlock", "--against", "Beastmaster")
    asked = said[said.index("Warlock: what does it do?") :]
    assert asked.index("Cast Skeletal Sentry") < asked.index("Also possible") < asked.index("attack the Warlock")
