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


def test_a_duel_is_given_up_when_that_is_said_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(monkeypatch, capsys, "concede\nno\n4 8\nconcede\nconcede\n")
    assert "You play on." in said
    assert "Beastmaster has planned." in said
    assert said.count("Say concede once more") == 2
    assert "Beastmaster conceded." in said
    assert "You leave the table." not in said


def test_among_more_players_the_others_play_on_without_who_gives_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    three = ("--mode", "free-for-all", "--against", "Warlock,Wizard", "--level", "random")
    said = play(monkeypatch, capsys, "concede\nconcede\n", *three)
    assert "Round 2 begins." in said


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


def test_a_record_of_another_version_is_shown_up_to_where_it_parts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "duel.json"
    play(monkeypatch, capsys, f"4 8\n\nsave {saved}\nq\n")
    data = {**json.loads(saved.read_text()), "rules": "0.1.0", "digest": "0" * 32}
    assert len(data["answers"]) > 2
    saved.write_text(json.dumps(data))
    assert main(["record", "check", str(saved)]) == 0
    assert "0.1.0" not in capsys.readouterr().out
    assert "Bitterwood Fox" in play(monkeypatch, capsys, "q\n", "--load", str(saved))
    saved.write_text(json.dumps({key: value for key, value in data.items() if key != "course"}))
    assert main(["record", "check", str(saved)]) == 0
    assert "0.1.0; with" in capsys.readouterr().out
    data["answers"][-1][1] = ["fly"]
    saved.write_text(json.dumps(data))
    assert main(["record", "show", str(saved)]) == 2
    shown = capsys.readouterr()
    assert "has the initiative" in shown.out
    assert f"at answer {len(data['answers'])} (round 1, " in shown.err
    assert len(shown.err.strip().splitlines()) == 1
    assert main(["play", "--load", str(saved)]) == 2


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


def test_several_computers_can_be_played_against(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "free.json"
    lines = f"1\n4 8\n{chr(10) * 8}save {saved}\nq\n"
    said = play(
        monkeypatch, capsys, lines, "--mode", "free-for-all", "--against", "Warlock,Wizard", "--level", "novice,random"
    )
    for name in ("Beastmaster", "Warlock", "Wizard"):
        assert f"{name} has planned." in said
    record = json.loads(saved.read_text())
    assert [seat["mage"] for seat in record["setup"]["seats"]] == ["Beastmaster", "Warlock", "Wizard"]
    again = play(monkeypatch, capsys, "b\nq\n", "--load", str(saved))
    board = again[again.rindex("Round ") :]
    assert "Wizard  life" in board


def test_a_team_mate_plays_beside_the_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "teams.json"
    lines = f"1\n4 8\n{chr(10) * 8}b\nsave {saved}\nq\n"
    said = play(monkeypatch, capsys, lines, "--mode", "arena", "--against", "Warlock,Wizard", "--with", "Priestess")
    seats = json.loads(saved.read_text())["setup"]["seats"]
    assert [(seat["mage"], seat["team"]) for seat in seats] == [
        ("Beastmaster", 0), ("Warlock", 1), ("Priestess", 0), ("Wizard", 1),
    ]  # fmt: skip
    board = said[said.rindex("Round ") :]
    assert board.index("Warlock  life") < board.index("Priestess  life") < board.index("Beastmaster  life")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--against", "Warlock,Wizard"), "A game of apprentice without teams has 2 players, not 3."),
        (("--mode", "free-for-all"), "A game of free-for-all without teams has 3 to 6 players, not 2."),
        (("--mode", "arena", "--with", "Wizard"), "Teams are of equal size"),
        (("--mode", "free-for-all", "--against", "Warlock,Wizard", "--level", "novice,random,random"), "one for each"),
    ],
)
def test_who_cannot_sit_down_together_is_told_why(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], line: str
) -> None:
    assert main(["play", *arguments]) != 0
    error = capsys.readouterr().err.strip()
    assert line in error
    assert "\n" not in error
