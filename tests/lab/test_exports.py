"""Games as data: records that replay, decisions with their measures, both formats."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from mageduel.agents.chances import MEASURES
from mageduel.cli import main
from mageduel.duel import replay
from mageduel.kernel.record import read_record


def _rows(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_game_is_a_row_with_a_record_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    asked = ["lab", "export", str(path), "--what", "games", "--games", "2", "--mode", "academy"]
    assert main([*asked, "--agents", "novice,random"]) == 0
    rows = _rows(path)
    assert len(rows) == 2
    for row in rows:
        match = replay(read_record(str(row["record"])))
        assert match.game.round == row["rounds"]
        assert sum(row["points"]) == 1  # type: ignore[call-overload]


def test_a_decision_is_a_row_with_what_both_sides_have(tmp_path: Path) -> None:
    path = tmp_path / "decisions.jsonl"
    assert main(["lab", "export", str(path), "--games", "1", "--mode", "academy"]) == 0
    rows = _rows(path)
    assert len(rows) > 50
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    for row in rows:
        assert {f"own {name}" for name in MEASURES} | {f"their {name}" for name in MEASURES} < set(row)
    by_seat = {row["seat"]: row["points"] for row in rows}
    assert sorted(by_seat.values()) == [0.0, 1.0]  # type: ignore[type-var]
    opening = rows[0]
    assert opening["own life"] == pytest.approx(opening["their life"], abs=1.0)


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    parquet = import_module("pyarrow.parquet")
    lines, table = tmp_path / "d.jsonl", tmp_path / "d.parquet"
    for path in (lines, table):
        assert main(["lab", "export", str(path), "--games", "1", "--mode", "academy"]) == 0
    assert parquet.read_table(table).to_pylist() == _rows(lines)


def test_a_file_of_another_kind_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "export", str(tmp_path / "d.csv"), "--games", "1"]) == 2
    assert "ends in .jsonl or .parquet" in capsys.readouterr().err
