"""The files for a server of one's own: they name what exists, and cookies are Secure where the line is encrypted."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import pytest
from prometheus_client import generate_latest

import mageduel.server.metrics  # noqa: F401  # what the server counts
from mageduel import cli
from mageduel.server.settings import PREFIX, Settings, read_settings
from tests.hygiene.sources import ROOT
from tests.server.client import setup

DEPLOY = ROOT / "deploy"
DIRECTIVES = {
    "Unit": {"Description", "Wants", "After"},
    "Install": {"WantedBy"},
    "Service": {
        "Type", "ExecStart", "Environment", "EnvironmentFile", "DynamicUser", "StateDirectory",
        "StateDirectoryMode", "UMask", "KillSignal", "TimeoutStopSec", "Restart", "RestartSec", "MemoryMax",
        "TasksMax", "LimitNOFILE", "NoNewPrivileges", "CapabilityBoundingSet", "AmbientCapabilities",
        "PrivateDevices", "PrivateTmp", "ProtectSystem", "ProtectHome", "ProtectClock", "ProtectControlGroups",
        "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules", "ProtectKernelTunables", "ProtectProc",
        "ProcSubset", "RemoveIPC", "RestrictAddressFamilies", "RestrictNamespaces", "RestrictRealtime",
        "RestrictSUIDSGID", "LockPersonality", "SystemCallArchitectures", "SystemCallFilter",
    },
}  # fmt: skip
"""What systemd 252 knows of what the unit uses; a typing error there would be ignored in silence."""


def _unit(name: str = "mageduel.service") -> RawConfigParser:
    unit = RawConfigParser(strict=False, comment_prefixes=("#",), delimiters=("=",))
    unit.optionxform = lambda name: name  # type: ignore[method-assign,assignment]
    unit.read(DEPLOY / name, encoding="utf-8")
    return unit


def _checked(program: str, *words: str) -> str:
    """What a program has to complain of, where it is installed."""
    if shutil.which(program) is None:
        return ""
    done = subprocess.run([program, *words], capture_output=True, text=True)
    return done.stderr if done.returncode == 0 else done.stderr + done.stdout


def _served(words: list[str]) -> object:
    return cli.parser_of("serve").parse_args(words)


@pytest.mark.parametrize("name", ["mageduel.service", "mageduel@.service"])
def test_the_unit_says_only_what_systemd_knows(name: str, tmp_path: Path) -> None:
    unit = _unit(name)
    assert unit.sections() == ["Unit", "Service", "Install"]
    for section in unit.sections():
        assert set(unit[section]) <= DIRECTIVES[section]
    # Where systemd is, it says so itself; of the program it only wants that it is there.
    copy = tmp_path / name.replace("@", "@8765")
    copy.write_text(re.sub(r"=/opt/\S+", f"={shutil.which('true')}", (DEPLOY / name).read_text(encoding="utf-8")))
    assert _checked("systemd-analyze", "verify", str(copy)) == ""


def test_the_unit_starts_the_command_as_it_is() -> None:
    service = _unit()["Service"]
    command, *words = shlex.split(service["ExecStart"])
    assert command.endswith("/.venv/bin/mageduel")
    chosen = _served(words)
    assert (getattr(chosen, "host", None), getattr(chosen, "port", None)) == ("127.0.0.1", 8765)


def test_the_unit_keeps_games_where_it_may_write() -> None:
    service = _unit()["Service"]
    name, _, database = service["Environment"].partition("=")
    assert name == "MAGEDUEL_DATABASE"
    assert database.startswith(f"sqlite:////var/lib/{service['StateDirectory']}/")
    assert service["ProtectSystem"] == "strict"
    assert service["DynamicUser"] == "yes"


def test_the_settings_of_the_service_are_settings() -> None:
    lines = (DEPLOY / "mageduel.env").read_text(encoding="utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    known = {PREFIX + each.name.upper() for each in fields(Settings)}
    assert set(given) <= known
    read = read_settings(given, {})
    assert (read.hosts, read.proxies) == (("duel.example",), ("127.0.0.1",))


def test_the_proxy_says_who_calls_and_how() -> None:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert site.count("{") == site.count("}")
    told = dict(re.findall(r"proxy_set_header (\S+)\s+(\S+);", site))
    assert told == {
        "Host": "$http_host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$mageduel_connection",
    }
    port = shlex.split(_unit()["Service"]["ExecStart"])[-1]
    assert f"server 127.0.0.1:{port};" in site
    assert "proxy_http_version 1.1;" in site
    assert re.search(r"location = /metrics \{\s+return 404;", site)


def test_the_proxy_of_several_processes_says_the_same_and_keeps_games_together() -> None:
    one, many = ((DEPLOY / name).read_text(encoding="utf-8") for name in ("nginx.conf", "nginx-many.conf"))
    assert many.count("{") == many.count("}")
    for line in re.findall(r"proxy_set_header .+;", one):
        assert line in many
    assert re.search(r"location = /metrics \{\s+return 404;", many)
    ports = re.findall(r"server 127\.0\.0\.1:(\d+)", many)
    assert len(ports) == 3
    numbers = (DEPLOY / "prometheus.yml").read_text(encoding="utf-8")
    assert re.findall(r"127\.0\.0\.1:(\d+)", numbers) == ports
    assert shlex.split(_unit("mageduel@.service")["Service"]["ExecStart"])[-2:] == ["--port", "%i"]
    together = [re.compile(each.replace("?<", "?P<")) for each in re.findall(r'"~(\^.+)" \$', many)]
    named = {
        "/api/games/abc-_1/socket": "abc-_1",
        "/api/games/abc-_1": "abc-_1",
        "/api/open/games/abc": "abc",
        "/api/lobbies/lob/socket": "lob",
        "/api/lobby-invites/123456789012secret": "123456789012",
        "/api/what-if/board/3/answer": "board",
        "/api/invites/secret": None,
        "/api/library": None,
    }
    for path, name in named.items():
        found = next((match for match in (each.match(path) for each in together) if match is not None), None)
        assert (None if found is None else found[1]) == name


def test_every_number_of_the_dashboard_is_there(tmp_path: Path) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    questions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked = " ".join(questions)
    names = set(re.findall(r"\b(?:mageduel|process)_[a-z_]+", asked))
    there = {line.split("{")[0].split()[0] for line in generate_latest().decode().splitlines() if line[0] != "#"}
    assert names <= there
    # And every number of ours is on it.
    ours = {
        name for name in there if name.startswith("mageduel_") and not name.endswith(("_created", "_sum", "_count"))
    }
    assert ours == {name for name in names if name.startswith("mageduel_")}
    # Where Prometheus is, it can read where the numbers are and what is asked of them.
    rules = [
        {"record": f"asked_{number}", "expr": each.replace("$__rate_interval", "5m")}
        for number, each in enumerate(questions)
    ]
    (tmp_path / "rules.yml").write_text(json.dumps({"groups": [{"name": "board", "rules": rules}]}))
    assert _checked("promtool", "check", "config", "--syntax-only", str(DEPLOY / "prometheus.yml")) == ""
    assert _checked("promtool", "check", "rules", str(tmp_path / "rules.yml")) == ""


def test_the_container_is_made_of_files_that_exist() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    assert len(names) > 5
    assert [name for name in names if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    assert [name for name in names if name in ignored] == []
    words = json.loads(text[text.rindex("CMD [") + 4 :])
    assert words[:2] == ["mageduel", "serve"]
    assert getattr(_served(words[1:]), "host", None) == "0.0.0.0"
    assert "--constraint requirements.lock" in text
    assert re.search(r"^USER mageduel$", text, re.MULTILINE)
    # Podman drops a health check from an image of its own format.
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert all(" --format docker " in line for line in (text + page).splitlines() if "podman build" in line)


def test_the_page_on_deployment_names_every_file() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert [each.name for each in DEPLOY.iterdir() if each.name not in page] == []


# A real server, as a proxy in front of it would call it.


@contextmanager
def _server(tmp_path: Path, **environment: str) -> Iterator[str]:
    command = [sys.executable, "-m", "mageduel", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | environment) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[3].rstrip("/")
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{address}/healthz").read()
                    break
                except OSError:
                    time.sleep(0.05)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def _cookie(address: str, **headers: str) -> str:
    body = json.dumps(setup()).encode()
    wish = urllib.request.Request(f"{address}/api/games", body, {"content-type": "application/json", **headers})
    with urllib.request.urlopen(wish) as answer:
        cookie = answer.headers["set-cookie"]
    assert isinstance(cookie, str)
    return cookie


@pytest.mark.parametrize(("scheme", "is_secure"), [("https", True), ("http", False), (None, False)])
def test_a_cookie_is_secure_where_the_line_is_encrypted(tmp_path: Path, scheme: str | None, is_secure: bool) -> None:
    forwarded = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": "203.0.113.7"} if scheme else {}
    with _server(tmp_path, MAGEDUEL_PROXIES="127.0.0.1") as address:
        cookie = _cookie(address, **forwarded)
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert ("Secure" in cookie) is is_secure


def test_nobody_is_believed_who_is_no_named_proxy(tmp_path: Path) -> None:
    with _server(tmp_path, MAGEDUEL_PROXIES="") as address:
        cookie = _cookie(address, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"})
    assert "Secure" not in cookie
