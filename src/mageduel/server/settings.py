"""Settings of the server, from the command line or the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """The database when none is named: one file in the user's data folder."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'mageduel' / 'mageduel.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be set."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open a WebSocket; the server's own is always allowed."""
    largest_message: int = 64 * 1024
    largest_upload: int = 8 * 1024 * 1024
    messages_a_second: float = 40.0
    message_burst: int = 120
    games_a_minute: int = 60
    """New games, joins and uploads one address may ask for in a minute."""
    open_sockets_an_address: int = 400
    agent_seconds: float = 2.0
    """How long a computer player may think."""
