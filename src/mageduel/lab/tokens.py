"""Tokens of scripts: which marks on the table a card's own code speaks of.

Compiled functions do not show what they speak of. Where the engine is compiled, the sources beside it are read in a
process of their own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from types import CodeType, FunctionType

import mageduel
from mageduel.cards import load_all
from mageduel.dsl.script import SCRIPTS, Ability, Grant, Mandatory, Script
from mageduel.form import COMPILED, form
from mageduel.state.marks import MARKS, Mark

_RECORDS = (Ability, Grant, Mandatory, Script)
_READER = """
import json, sys
from importlib.machinery import FileFinder, SourceFileLoader

place = sys.argv[1]

def sources(path):
    if not path.startswith(place):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))

sys.path_hooks.insert(0, sources)
sys.path.insert(0, sys.argv[2])
from mageduel.lab import tokens
json.dump(tokens.all_tokens(), sys.stdout)
"""


def tokens_of(script: Script) -> set[Mark]:
    """The tokens players see that the functions and answers of a script name, as far as its own module goes."""
    if form() != COMPILED:
        return _named_by(script)
    return set() if script.card is None else {MARKS[name] for name in _from_sources().get(script.card.name, ())}


def all_tokens() -> dict[str, list[str]]:
    """The names of the tokens every script names, by card, where there are any."""
    load_all()
    found = {name: sorted(mark.name for mark in _named_by(script)) for name, script in SCRIPTS.items()}
    return {name: tokens for name, tokens in found.items() if tokens}


@cache
def _from_sources() -> dict[str, list[str]]:
    place = Path(mageduel.__file__).parent
    asked = [sys.executable, "-c", _READER, str(place), str(place.parent)]
    found: dict[str, list[str]] = json.loads(subprocess.run(asked, capture_output=True, check=True, text=True).stdout)
    return found


def _named_by(script: Script) -> set[Mark]:
    found: set[Mark] = set()
    seen: set[int] = set()
    left: list[object] = [script]
    while left:
        each = left.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, Mark):
            if each.shown:
                found.add(each)
        else:
            left += _parts(each)
    return found


def _parts(thing: object) -> Iterator[object]:
    """What something is made of, or speaks of."""
    if isinstance(thing, FunctionType):
        yield from (cell.cell_contents for cell in thing.__closure__ or ())
        for name in {name for code in _codes(thing.__code__) for name in code.co_names}:
            value = thing.__globals__.get(name)
            if not isinstance(value, FunctionType) or value.__module__ == thing.__module__:
                yield value
    elif isinstance(thing, partial):
        yield from (thing.func, *thing.args, *thing.keywords.values())
    elif isinstance(thing, tuple | list):
        yield from thing
    elif isinstance(thing, dict) and thing is not MARKS:
        yield from thing.values()
    elif isinstance(thing, _RECORDS):
        yield from (getattr(thing, name) for name in type(thing).__slots__ if name != "card")


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code, and that of the functions inside it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)
