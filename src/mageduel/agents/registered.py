"""Registered players: agents of somebody's own, known by where their class stands, such as bots/greedy.py:Greedy."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Final

from mageduel.agents.contract import Agent
from mageduel.facts.errors import ForPeople

_PLACE: Final = re.compile(r"(?P<module>[^:]+):(?P<name>[A-Za-z_]\w*)")
_MOST: Final = 64
"""Players of one arena; each meets every other."""


def is_registered(name: str) -> bool:
    """Whether a name says where a class stands: a file or a module with a dot, and the class after a colon."""
    found = _PLACE.fullmatch(name)
    return found is not None and "." in found["module"]


def registered_agent(place: str, seed: int) -> Agent:
    """A player of somebody's own: its class is called with the seed; what is no player is refused in one line."""
    found = _PLACE.fullmatch(place)
    if found is None:
        raise ForPeople(f"{place!r} is no place of a player; write bots/mine.py:Mine or package.module:Mine")
    maker = getattr(_module(found["module"]), found["name"], None)
    if not callable(maker):
        raise ForPeople(f"{found['module']} has no class called {found['name']}")
    try:
        agent: Agent = maker(seed)
    except Exception as error:
        raise ForPeople(f"{place} does not begin: {type(error).__name__}: {error}") from None
    if not callable(getattr(agent, "decide", None)):
        raise ForPeople(f"{place} is no player: it lacks decide(view, decision)")
    return agent


def _module(name: str) -> ModuleType:
    try:
        return _module_in(Path(name)) if name.endswith(".py") else importlib.import_module(name)
    except ForPeople:
        raise
    except Exception as error:
        raise ForPeople(f"{name} cannot be loaded: {type(error).__name__}: {error}") from None


def _module_in(path: Path) -> ModuleType:
    if not path.is_file():
        raise ForPeople(f"There is no file {path}")
    name = f"mageduel_player_{path.resolve().as_posix().encode().hex()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ForPeople(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def read_register(path: Path) -> dict[str, str]:
    """The players of an arena by name, from a file with a `[[player]]` of `name` and `agent` each."""
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8")).get("player", [])
    except (OSError, UnicodeDecodeError) as error:
        raise ForPeople(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    except tomllib.TOMLDecodeError as error:
        raise ForPeople(f"{path} is no TOML: {error}") from None
    players: dict[str, str] = {}
    for row in rows if isinstance(rows, list) else ():
        name, agent = (row.get("name"), row.get("agent")) if isinstance(row, dict) else (None, None)
        if not isinstance(name, str) or not isinstance(agent, str) or not name.strip():
            raise ForPeople(f'{path}: every [[player]] needs a name and an agent, such as agent = "bots/mine.py:Mine"')
        if name in players:
            raise ForPeople(f"{path}: there are two players called {name}")
        players[name] = agent
    if not 2 <= len(players) <= _MOST:
        raise ForPeople(f"{path}: an arena needs 2 to {_MOST} players, and this has {len(players)}")
    return {name: _beside(path, agent) for name, agent in players.items()}


def _beside(path: Path, agent: str) -> str:
    """A file is named as it lies beside the register."""
    found = _PLACE.fullmatch(agent)
    if found is None or not found["module"].endswith(".py"):
        return agent
    return f"{(path.parent / found['module']).resolve()}:{found['name']}"
