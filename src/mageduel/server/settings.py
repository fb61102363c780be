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
    calls_a_minute: int = 3000
    """Requests one address may make in a minute."""
    games_a_minute: int = 60
    """New games, joins, books and uploads one address may ask for in a minute."""
    open_sockets: int = 400
    """Connections one address may hold open."""
    books_kept: int = 200
    """Spellbooks one browser may save."""
    agent_seconds: float = 20.0
    """How long a computer player may think before any legal answer is given for it."""
    metrics_token: str = field(default_factory=lambda: os.environ.get("MAGEDUEL_METRICS_TOKEN", ""))
    """What opens the numbers to callers from other machines; nothing does where it is empty."""
    agents_at_once: int = 4
    """Computer players that think at the same time."""
