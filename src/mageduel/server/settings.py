"""Settings of the server, from the command line or the environment."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from mageduel.facts.errors import ForPeople
from mageduel.server.attendance import PATIENCE

PREFIX = "MAGEDUEL_"
"""Every setting can be given as a variable: agent_seconds as MAGEDUEL_AGENT_SECONDS."""


def default_database() -> str:
    """The database when none is named: one file in the user's data folder."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'mageduel' / 'mageduel.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be set. Limits "an address" count all of a home's IPv6 addresses as one."""

    database: str = field(default_factory=default_database, repr=False)
    host: str = "127.0.0.1"
    port: int = 8765

    peer_address: str = ""
    """Where the other processes on the same database reach this one; where it listens, if nothing is said."""

    # Who may call, and under which name
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open a WebSocket; the server's own is always allowed."""
    hosts: tuple[str, ...] = ()
    """Names the server answers to, besides this machine's own and the address it listens on."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word is taken for whom they forward; without any, nobody's."""
    exempt: tuple[str, ...] = ()
    """Addresses or networks to which no limit an address applies."""
    metrics_token: str = field(default="", repr=False)
    """What opens the numbers to callers from other machines; nothing does where it is empty."""

    # Sizes, in bytes
    largest_message: int = 64 * 1024
    largest_lobby_message: int = 4 * 1024
    largest_body: int = 128 * 1024
    largest_upload: int = 1024 * 1024
    """Of a record; a long game has a fiftieth of that."""
    largest_head: int = 32 * 1024
    longest_address: int = 2048

    # Patience, in seconds
    head_seconds: float = 10.0
    """Until the head of a request is complete, and until a new connection says anything."""
    body_seconds: float = 20.0
    request_seconds: float = 60.0
    """From a request's head to the last byte of its answer."""
    idle_seconds: float = 15.0
    """Between two requests on one connection."""
    replay_seconds: float = 20.0
    """For playing an uploaded record through."""
    agent_seconds: float = 20.0
    """How long a computer player may think before any legal answer is given for it."""
    away_seconds: float = PATIENCE
    """How long somebody who has lost the line is waited for before the others may have the computer play."""
    countdown_seconds: float = 180.0
    """How long somebody is counted out whom nobody wants to wait for any longer."""
    beat_seconds: float = 0.06
    """How long every answer takes that is given for a player: the same, whatever is held. With 0 no time is kept."""

    # How much for all
    connections: int = 900
    agents_at_once: int = 4
    """Computer players that think at the same time."""
    thinkers: int = 2
    """Processes in which computer players that look ahead think; with 0 they think in threads, like all others."""
    workers: int = 1
    """Processes that think about hints, reviews and boards of one's own, at low priority."""
    replays_in_all: int = 2000
    """Uploaded records that are kept; the oldest go first."""
    replay_days: int = 30
    """How long an uploaded record is kept."""
    lobby_days: int = 7
    """How long a lobby is kept in which nothing changes."""

    # How much for one
    connections_an_address: int = 120
    open_sockets: int = 60
    """WebSockets of an address."""
    calls_a_minute: int = 1800
    """Requests of an address; a sixth of them may come at once."""
    games_a_minute: int = 60
    """New games, joins, books and uploads of an address."""
    games_a_day: int = 1000
    messages_a_second: float = 40.0
    """Of one connection."""
    message_burst: int = 120
    messages_an_address: float = 160.0
    """A second, of all connections of an address."""
    lobby_changes_a_second: float = 10.0
    """What all people of an address ask for in lobbies."""
    offers_a_minute: int = 10
    """Wishes to take back, for a draw, for another game or for a stand-in, of one seat."""
    talk_a_minute: int = 30
    """Phrases and pings of one seat; a few of them may come at once."""
    agents_an_address: int = 2
    """Computer players that think at the same time in the games of an address."""
    long_work_an_address: int = 1
    """Games played again at the same time for an address: records, undone answers, tables brought back."""
    replays_an_address: int = 50
    """Uploaded records kept for an address."""
    books_kept: int = 200
    """Spellbooks one browser may save."""

    def __post_init__(self) -> None:
        if self.peer_address and not re.fullmatch(r"https?://[^/?#@\s]+/?", self.peer_address):
            raise ForPeople("peer_address: write where other processes reach this one, like http://10.0.0.5:8765.")
        for name in ("proxies", "exempt"):
            for each in getattr(self, name):
                _network(name, each)


def _network(name: str, text: str) -> None:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise ForPeople(
            f"{name}: {text!r} is no address; write one like 127.0.0.1 or a network like 10.0.0.0/8."
        ) from None


def read_settings(environment: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """Settings as given, then from the environment, then as usual; None is not given."""
    chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    for each in fields(Settings):
        variable = PREFIX + each.name.upper()
        if each.name not in chosen and environment.get(variable):
            chosen[each.name] = _value(variable, str(each.type), environment[variable])
    return Settings(**chosen)


def _value(variable: str, kind: str, text: str) -> object:
    if kind == "str":
        return text
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        number = int(text) if kind == "int" else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < 1e12:
        raise ForPeople(f"{variable} has to be a number from 0 up, not {text[:40]!r}.")
    return number
