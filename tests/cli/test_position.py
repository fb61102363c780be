"""`mageduel position`: a file or a link as text, data, a link, or a picture; what is wrong is one line."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from mageduel.cli import main
from mageduel.positions.links import from_link, link_of
from mageduel.positions.position import Position
from tests.positions.test_positions import moment


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "moment.json"
    path.write_text(json.dumps(moment()), encoding="utf-8")
    return str(path)


def test_a_position_is_shown_in_every_form(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", file]) == 0
    assert "Timber Wolf" in capsys.readouterr().out
    assert main(["position", file, "--link"]) == 0
    link = capsys.readouterr().out.strip()
    assert from_link(link) == Position.from_data(moment())
    assert main(["position", f"http://host/p/{link}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == Position.from_data(moment()).data
    assert main(["position", link, "--picture"]) == 0
    assert capsys.readouterr().out.startswith("<svg ")


def test_a_picture_goes_into_a_file_and_a_position_comes_from_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = io.TextIOWrapper(io.BytesIO(link_of(Position.from_data(moment())).encode()))
    monkeypatch.setattr("sys.stdin", text)
    assert main(["position", "-", "--picture", "-o", str(tmp_path / "a.svg")]) == 0
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("named", ["nowhere.json", "mp1.!!", "x" * 5000])
def test_what_is_none_is_refused_in_one_line(named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", named]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
