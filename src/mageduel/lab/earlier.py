"""Earlier players: those of another revision of this repository, on the rules as they are now, to compare with.

They are not part of the package: their modules are taken from git into a folder, under another name.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Final

from mageduel.agents.contract import Agent
from mageduel.facts.errors import ForPeople

PREFIX: Final = "earlier-"
"""`earlier-master:150ms` is the master of the earlier revision."""
PACKAGE: Final = "earlier_agents"
_AGENTS: Final = "src/mageduel/agents"


def fetch(revision: str, folder: Path) -> None:
    """Put the players of a revision into a folder, where this process and those it starts find them."""
    try:
        done = subprocess.run(["git", "archive", revision, _AGENTS], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise ForPeople(f"The players of {revision!r} cannot be taken from git: {error}") from None
    place = folder / PACKAGE
    place.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        for member in archive.getmembers():
            source = archive.extractfile(member)
            if source is not None and member.name.endswith(".py"):
                text = source.read().decode().replace("mageduel.agents", PACKAGE)
                (place / PurePosixPath(member.name).name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder.resolve()))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder.resolve()), *filter(None, [os.environ.get("PYTHONPATH")])])


def is_earlier(name: str) -> bool:
    """Whether a name means a player of the earlier revision."""
    return name.startswith(PREFIX)


def earlier_agent(name: str, seed: int) -> Agent:
    """A player of the earlier revision."""
    agent: Agent = import_module(f"{PACKAGE}.levels").new_agent(name.removeprefix(PREFIX), seed, in_the_lab=True)
    return agent
