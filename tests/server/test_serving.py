"""The command `mageduel serve` as a process: proxies, a second server, settings that make no sense."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from mageduel.facts.errors import ForPeople
from mageduel.server.links import peer_address
from mageduel.server.settings import Settings
from tests.server.client import setup

ROOT = Path(__file__).resolve().parents[2]


def command(folder: Path, *more: str) -> list[str]:
    database = f"sqlite:///{folder}/x.sqlite3"
    return [sys.executable, "-m", "mageduel", "serve", "--port", "0", "--database", database, *more]


@contextmanager
def running(folder: Path, *more: str) -> Iterator[int]:
    with subprocess.Popen(command(folder, *more), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = re.search(r":(\d+)/", process.stdout.readline())
        assert said is not None
        try:
            yield int(said[1])
        finally:
            process.kill()


def new_game(port: int, forwarded: str) -> int:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Content-Type": "application/json", "X-Forwarded-For": forwarded}
    line.request("POST", "/api/games", json.dumps(setup()).encode(), headers)
    status = line.getresponse().status
    line.close()
    return status


@pytest.mark.parametrize(
    ("more", "statuses"),
    [((), [201, 201, 429, 429]), (("--proxy", "127.0.0.1"), [201, 201, 201, 201])],
    ids=["nobody's word is taken", "the proxy's word is taken"],
)
def test_a_forwarded_address_counts_only_from_a_known_proxy(
    tmp_path: Path, more: tuple[str, ...], statuses: list[int]
) -> None:
    with running(tmp_path, "--games-a-minute", "2", *more) as port:
        assert [new_game(port, f"10.0.0.{number}") for number in range(4)] == statuses


def test_a_second_server_says_in_one_line_why_not(tmp_path: Path) -> None:
    with running(tmp_path):
        second = subprocess.run(command(tmp_path), capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode != 0
    assert "Another mageduel server uses this database already" in second.stderr
    assert len(second.stderr.strip().splitlines()) == 1


def test_settings_that_make_no_sense_are_refused_in_one_line(tmp_path: Path) -> None:
    wrong = subprocess.run(
        command(tmp_path, "--exempt", "home"), capture_output=True, text=True, timeout=60, check=False
    )
    assert wrong.returncode != 0
    assert "'home' is no address" in wrong.stderr
    assert len(wrong.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("wrong", ["10.0.0.5:8765", "ftp://here", "http://user:word@here", "http://here/there"])
def test_where_others_reach_a_process_has_to_be_an_address(wrong: str) -> None:
    with pytest.raises(ForPeople, match=r"http://10\.0\.0\.5:8765"):
        Settings(peer_address=wrong)


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({"port": 9000}, "http://127.0.0.1:9000"),
        ({"host": "10.1.2.3", "port": 9000}, "http://10.1.2.3:9000"),
        ({"host": "::1", "port": 9000}, "http://[::1]:9000"),
        ({"peer_address": "https://one.example/"}, "https://one.example"),
    ],
)
def test_others_reach_a_process_where_it_listens_unless_something_else_is_said(
    given: dict[str, Any], address: str
) -> None:
    assert peer_address(Settings(**given)) == address


def test_no_secret_stands_in_the_settings_as_they_are_printed() -> None:
    printed = repr(Settings(database="postgresql://user:sesame@host/name", metrics_token="sesame"))
    assert "sesame" not in printed


def test_every_limit_is_documented() -> None:
    told = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    elsewhere = {"database", "host", "port", "origins", "hosts", "proxies", "metrics_token"}
    assert [each.name for each in fields(Settings) if each.name not in elsewhere and f"`{each.name}`" not in told] == []
