"""PostgreSQL through a URL: the same games on the other database, on a server of its own in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import JSON, Chooser, serving, settle


def _tools() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).parent if named else None


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    tools = _tools()
    if tools is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], check=False, capture_output=True)
        tools = _tools()
    if tools is None:
        pytest.skip("PostgreSQL is not installed, and only root could install it")
    folder = tmp_path_factory.mktemp("postgres")
    as_user: list[str] = []
    if os.geteuid() == 0:
        # It refuses to run as root; the whole path must be open to its own user.
        shutil.chown(folder, "postgres")
        for parent in [folder, *folder.parents][:4]:
            if parent != Path("/tmp"):
                parent.chmod(parent.stat().st_mode | 0o055)
        as_user = ["runuser", "-u", "postgres", "--"]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    subprocess.run(
        [*as_user, str(tools / "initdb"), "-D", str(data), "-A", "trust", "-U", "mageduel"],
        check=True,
        capture_output=True,
    )
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    control = [*as_user, str(tools / "pg_ctl"), "-D", str(data), "-w"]
    subprocess.run([*control, "-o", options, "-l", str(folder / "log"), "start"], check=True, stdout=subprocess.DEVNULL)
    try:
        yield f"postgresql://mageduel@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, capture_output=True)


def test_games_books_and_replays_are_kept_in_postgresql(address: str) -> None:
    async def run() -> None:
        async with serving(address) as server:
            draft = {"name": "Mine", "mage": "Wizard", "mode": "arena", "cards": {"Block": 2}}
            assert (await server.http.post("/api/books", json=draft)).status_code == 200
            created = await server.create()
            tokens = [seat["token"] for seat in created["seats"]]
            lines = [await server.sit(created["game"], token) for token in tokens]
            chooser = Chooser(1)
            for _ in range(15):
                await settle()
                for line in lines:
                    line.waiting()
                asked = next(line for line in lines if line.state["request"] is not None)
                assert (await asked.answer(chooser.choose(asked.state["request"])))["type"] == "accepted"
            await settle()
            lines[0].waiting()
            kept = lines[0].state
        async with serving(address) as server:
            line = await server.sit(created["game"], tokens[0])
            assert line.state["view"] == kept["view"]
            line.send({"type": "concede"})
            while line.state["view"]["result"] is None:
                await line.next("state")
            record = await server.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": tokens[0]})
            assert (await server.http.post("/api/replays", content=record.content, headers=JSON)).status_code == 201

    asyncio.run(run())
