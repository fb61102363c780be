"""A PostgreSQL server of one's own in a folder, for tests and measurements: installed if need be, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from mageduel.facts.errors import ForPeople

USER = "mageduel"
VARIABLE = "MAGEDUEL_TEST_POSTGRES"
_ACCOUNT = "postgres"
"""Whom it runs as where we are root, which it refuses to be."""


def _tools() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).parent if named else None


class NoPostgres(ForPeople):
    """PostgreSQL is not there, and cannot be had."""


def installed() -> Path:
    """Where its programs are; installed by their name where that can be done."""
    tools = _tools()
    if tools is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "--quiet=2", *words], check=False, capture_output=True, env=environment)
        tools = _tools()
    if tools is None:
        raise NoPostgres("PostgreSQL is not installed; root may install it: apt-get install postgresql")
    return tools


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["it says nothing"]
        raise ForPeople(f"PostgreSQL cannot be started: {said[-1][:200]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main(command: Sequence[str]) -> int:
    """Make sure that there is a PostgreSQL, or say that there is none; run a command with the address of one."""
    try:
        installed()
        if not command:
            return 0
        with tempfile.TemporaryDirectory() as folder, own_postgres(Path(folder), durable=False) as address:
            return subprocess.run(command, env={**os.environ, VARIABLE: address}, check=False).returncode
    except ForPeople as error:
        print(error, file=sys.stderr)
        return int(bool(command))


@contextmanager
def own_postgres(folder: Path, *, durable: bool = True, connections: int = 100) -> Iterator[str]:
    """The address of a server of one's own whose data are in a new folder; one that is not durable is quicker."""
    tools = installed()
    home = folder / "postgres"
    home.mkdir()
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(home, _ACCOUNT)
        for parent in folder.parents:  # the whole way to it must be open to its own user
            if parent not in (Path("/"), Path("/tmp")) and parent.is_relative_to("/tmp"):
                parent.chmod(parent.stat().st_mode | 0o055)
        folder.chmod(folder.stat().st_mode | 0o055)
        as_user = ["runuser", "-u", _ACCOUNT, "--"]
    data, port = home / "data", _free_port()
    quickly = [] if durable else ["--no-sync"]
    _run([*as_user, str(tools / "initdb"), "-D", str(data), "-A", "trust", "-U", USER, *quickly])
    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c max_connections={connections}"
    control = [*as_user, str(tools / "pg_ctl"), "-D", str(data), "-w"]
    options += "" if durable else " -c fsync=off"
    # Its output goes to a file: a pipe would stay open as long as it runs.
    with (folder / "postgres.log").open("w") as log:
        started = subprocess.run([*control, "-o", options, "start"], check=False, stdout=log, stderr=log)
    if started.returncode:
        raise ForPeople(f"PostgreSQL cannot be started; {folder / 'postgres.log'} says why.")
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, capture_output=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
