"""Commands of the documents are carried out: those of a player here, those of a server in a folder that plays one.

What takes hours is asked for little of it; what only root may do has a stand-in. Both are listed, with the reason.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from mageduel.cli import main
from tests.hygiene.sources import ROOT
from tests.server.client import setup
from tests.site.examples import Block, blocks, commands

# A player's commands

SMALLER = {"adept": "novice", "novice": "random", "adept,adept": "random,random"}
"""Players that do not think, in place of those that do: strength is measured by `make strength`, in hours."""
FEW = {"--games": "2", "--agent": "random"}
LESS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("lab", "match"): ("--games", "2", "--workers", "1"),
    ("lab", "ladder"): ("--agents", "random,novice", "--games", "2", "--workers", "1", "--mode", "academy"),
    ("lab", "arena"): ("--workers", "1"),
    ("lab", "matrix"): ("--workers", "1", "Starting Wizard", "Starting Warlock"),
    ("lab", "cards"): ("--games", "2", "--agent", "random", "--workers", "1"),
    ("simulate",): ("--games", "2"),
}
"""What is said more, so that little is done."""
SAID = {"FILE": "position.json", "NAME": "Fireball"}
"""What a reader puts in."""
NAMED_ALONE = {("--language", "de"), ("book",), ("lab",), ("odds",)}
"""They want to be told more, and the page does so in the next words."""
ELSEWHERE = {
    "serve": "until it is stopped: carried out below",
    "backup": "of a server: carried out below",
    "bench": "half a minute: in tests/cli for a moment",
    "exercise": "minutes: a slice of it in tests/lab",
    "tune": "hours: in tests/lab for a moment",
    "--docs": "writes a page: tests/cli and tests/hygiene compare it",
}
"""What is not carried out here, by the word that says so: how long it takes or what it does, and where it is."""


def _played() -> Iterator[tuple[str, ...]]:
    """Every `mageduel` command that is carried out."""
    for words in sorted({each.words[1:] for each in commands() if each.words[0].endswith("mageduel")}):
        if words not in NAMED_ALONE and ELSEWHERE.keys().isdisjoint(words):
            yield words


def _smaller(words: tuple[str, ...]) -> list[str]:
    said = [SMALLER.get(word, SAID.get(word, word)) for word in words]
    for option, value in FEW.items():
        if option in said:
            said[said.index(option) + 1] = value
    if "--cluster" in said:  # what a cluster makes of it is in tests/cluster, which needs Ray
        del said[said.index("--cluster") : said.index("--cluster") + 2]
    for beginning, more in LESS.items():
        if tuple(said[: len(beginning)]) == beginning:
            said += more
    return said


@pytest.mark.parametrize("words", list(_played()), ids=" ".join)
def test_what_a_player_types_is_done(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if "fr" in words:  # the page tells how to make that language
        assert main(words) != 0
        assert "fr" in capsys.readouterr().err
        return
    for name in ("examples", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    [position] = [each for each in blocks() if each.page == "docs/positions.md" and each.language == "json"]
    (tmp_path / "position.json").write_text(position.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    with suppress(SystemExit):
        assert main(_smaller(words)) == 0
    assert capsys.readouterr().out.strip()
    reports = [words[place + 1] for place, word in enumerate(words) if word in ("--report", "--results")]
    assert [name for name in reports if not (tmp_path / name).exists()] == []


# Make and Python

LONG = {
    "examples/train.py": "three minutes: shorter in tests/environments",
    "mageduel.lab.blunders": "hours of a master's second thoughts: what it found is in tests/agents",
    "tests.hygiene.translated": "notes that somebody has read the translations again: tests/hygiene reads the notes",
}
"""What is not run here, and why."""


def test_make_knows_what_to_do() -> None:
    """What would be done is not done: `make test` runs this very test, the others take minutes to hours."""
    given = sorted({each.words[1:] for each in commands() if each.words[0] == "make"})
    plain = [word for words in given for word in words if len(words) == 1]
    asked = [plain, *(list(words) for words in given if len(words) > 1)]
    assert len(plain) > 20
    for words in asked:
        done = subprocess.run(["make", "-n", *words], cwd=ROOT, capture_output=True, text=True, env=_own_make())
        assert (done.returncode, done.stderr) == (0, "")


def _own_make() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}


PYTHON = sorted(
    {each.words[1:] for each in commands() if each.words[0] == "python" and LONG.keys().isdisjoint(each.words)}
)


@pytest.mark.parametrize("words", PYTHON, ids=" ".join)
def test_what_is_given_to_python_runs(words: tuple[str, ...], tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *words], cwd=tmp_path, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": path}
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


# A server's commands

STAND_INS = {
    "git": """[ "$1" = pull ] || mv "$HERE/project" "$3" """,
    "make": f"""exec {shutil.which("make")} -n "$@" > /dev/null""",
    "date": "echo 2025-01-31",
    "apt-get": "",
    "runuser": "",
    "podman": "",
    "systemctl": """echo "$@" >> "$HERE/asked" """,
    "nginx": f"""sed -i.real -f "$HERE/moved" "$HERE/etc/nginx/conf.d/mageduel.conf"
exec {shutil.which("nginx") or "true"} -q -c "$HERE/nginx.conf" "$@" """,
}
"""Played by something else. The project is here already, and nothing is built or installed anew; databases, services
and containers are root's: the server is started as its unit says, PostgreSQL is in tests/server, and an image is built
for a release. It is the day of the backup that the page goes back to. nginx is the real one, where there is one;
its site is moved to ports and places of this machine."""
IN_FRONT = """
pid {here}/nginx.pid;
error_log {here}/errors;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {here}/temp; proxy_temp_path {here}/temp; fastcgi_temp_path {here}/temp;
    uwsgi_temp_path {here}/temp; scgi_temp_path {here}/temp;
    include {here}/etc/nginx/conf.d/*.conf;
}}
"""
PORTS = (80, 443, 8765, 8766, 8767)


class Machine:
    """A folder that plays a machine somebody puts the server on: its paths, its programs, its ports."""

    def __init__(self, here: Path) -> None:
        self.here = here
        listening = [socket.create_server(("127.0.0.1", 0)) for _ in PORTS]
        self.ports = {port: each.getsockname()[1] for port, each in zip(PORTS, listening, strict=True)}
        for each in listening:
            each.close()
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        for name in ("bin", "temp", "etc/systemd/system", "etc/nginx/conf.d", "opt", "var/backups", "var/lib/private"):
            (here / name).mkdir(parents=True)
        for name, script in STAND_INS.items():
            self._program(here / "bin" / name, script)
        (here / "nginx.conf").write_text(IN_FRONT.format(here=here))
        moved = [f"s#\\(listen \\|127.0.0.1:\\){port}\\b#\\1{there}#" for port, there in self.ports.items()]
        (here / "moved").write_text("\n".join(["/listen \\[/d", f"s# /etc/# {here}/etc/#", *moved, ""]))
        self._certify()
        project = here / "project"
        project.mkdir()
        for path in ROOT.iterdir():
            if path.name != ".venv":
                (project / path.name).symlink_to(path)
        (project / ".venv" / "bin").mkdir(parents=True)
        self._program(project / ".venv/bin/mageduel", f'exec {sys.executable} -m mageduel "$@"')
        self._program(project / ".venv/bin/python", """[ "$1 $2 $3" = "-m pip install" ]""")

    def _program(self, path: Path, script: str) -> None:
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def _certify(self) -> None:
        """A certificate of its own, and a curl that believes it and finds the ports."""
        place = self.here / "etc/letsencrypt/live/duel.example"
        place.mkdir(parents=True)
        asked = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=x -addext subjectAltName=DNS:duel.example"
        files = ["-keyout", str(place / "privkey.pem"), "-out", str(place / "fullchain.pem")]
        subprocess.run([*asked.split(), *files], check=True, capture_output=True)
        moved = [f'connect-to = ":{port}:127.0.0.1:{there}"' for port, there in self.ports.items()]
        (self.here / ".curlrc").write_text("\n".join([f'cacert = "{place}/fullchain.pem"', "silent", *moved]))

    def placed(self, text: str) -> str:
        """A text that names places of this machine instead of a real one's."""
        return re.sub(r"(?<![\w.])/(opt|etc|var)/", rf"{self.here}/\1/", text)

    def environment(self) -> dict[str, str]:
        """What its programs find."""
        path = f"{self.here}/bin{os.pathsep}{os.environ['PATH']}"
        sources = os.environ.get("PYTHONPATH", str(ROOT / "src"))
        return _own_make() | {"PATH": path, "HERE": str(self.here), "HOME": str(self.here), "PYTHONPATH": sources}

    def type(self, block: Block) -> str:
        """Type a block of the page, line by line; returns what was printed."""
        printed = ""
        for line in block.text.replace("\\\n", " ").replace("<this project>", "project").splitlines():
            project = self.here / "opt/mageduel"
            done = subprocess.run(
                ["sh", "-euc", self.placed(line)],
                cwd=project if project.exists() else self.here,
                env=self.environment(),
                capture_output=True,
                text=True,
            )
            assert (done.returncode, done.stderr) == (0, ""), line
            printed += done.stdout
            self._serve()
        return printed

    def _serve(self) -> None:
        """Do what systemd has been asked for."""
        asked = self.here / "asked"
        for line in asked.read_text().splitlines() if asked.exists() else ():
            verb, *names = line.replace("--now ", "").split()
            for name in names:
                if verb in ("stop", "restart"):
                    self.running.pop(name).terminate()
                if verb in ("start", "restart", "enable") and "@" not in name:
                    self._start(name)
                if verb == "reload" and shutil.which("nginx"):
                    self._reload()
        asked.unlink(missing_ok=True)

    def _reload(self) -> None:
        """Let nginx read its site."""
        pid = self.here / "nginx.pid"  # a look at the site leaves it empty
        again = ["-s", "reload"] if pid.read_text() else []
        subprocess.run([self.here / "bin/nginx", *again], env=self.environment(), check=True)

    def _start(self, name: str) -> None:
        """Start a service as its unit says, and wait until it answers."""
        (self.here / "var/lib/private" / name).mkdir(exist_ok=True)
        link = self.here / "var/lib" / name
        if not link.exists():
            link.symlink_to(f"private/{name}")
        unit = self.placed((self.here / f"etc/systemd/system/{name}.service").read_text())
        said = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and line[0] != "#")
        lines = [said["Environment"], *Path(said["EnvironmentFile"].lstrip("-")).read_text().splitlines()]
        settings = dict(line.split("=", 1) for line in lines if "=" in line and line[0] != "#")
        command = shlex.split(said["ExecStart"].replace("8765", str(self.ports[8765])))
        self.running[name] = server = subprocess.Popen(
            command, env=self.environment() | settings, stdout=subprocess.PIPE, cwd=self.here
        )
        assert server.stdout is not None
        assert b"mageduel is at" in server.stdout.readline()

    def call(self, path: str, body: object = None) -> dict[str, object]:
        """What the server itself answers."""
        data = None if body is None else json.dumps(body).encode()
        address = f"http://127.0.0.1:{self.ports[8765]}{path}"
        with urllib.request.urlopen(
            urllib.request.Request(address, data, {"content-type": "application/json"})
        ) as answer:
            found: dict[str, object] = json.load(answer)
        return found

    def end(self) -> None:
        """Let nothing run on."""
        for process in self.running.values():
            process.kill()
            process.communicate()
        with suppress(FileNotFoundError, ProcessLookupError, ValueError):
            os.kill(int((self.here / "nginx.pid").read_text()), signal.SIGTERM)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path)
    yield made
    made.end()


def test_the_page_on_deployment_goes_as_it_is_told(machine: Machine) -> None:
    """A server is set up, put behind a proxy, backed up, brought back, updated and made several: line by line."""
    blocks_of = [block for block in blocks() if block.page == "docs/deploy.md" and block.language == "sh"]
    service, proxy, looking, several, container, backup, going_back, update = blocks_of
    assert machine.type(service) == "ok"
    game = machine.call("/api/games", setup())["game"]

    machine.type(proxy)
    if shutil.which("nginx"):
        first, second = machine.type(looking).splitlines()
        assert (first.split()[1], second.split()[1]) == ("422", "404")

    assert "1 games" in machine.type(backup)
    lost = machine.call("/api/games", setup())["game"]
    machine.type(going_back)
    assert machine.call(f"/api/games/{game}")["over"] is False
    with pytest.raises(urllib.error.HTTPError):
        machine.call(f"/api/games/{lost}")

    assert "1 games" in machine.type(update)
    assert machine.call(f"/api/games/{game}")["over"] is False

    machine.type(several)
    settings = machine.here / "etc/mageduel/mageduel.env"
    assert settings.read_text().count("MAGEDUEL_DATABASE=postgresql://") == 1
    assert settings.stat().st_mode & 0o777 == 0o600
    assert (machine.here / "etc/systemd/system/mageduel@.service").exists()
    machine.type(container)
