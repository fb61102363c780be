"""Tokens of scripts: which marks on the table a card's own code speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from types import CodeType, FunctionType

from mageduel.dsl.script import Ability, Grant, Mandatory, Script
from mageduel.state.marks import MARKS, Mark

_RECORDS = (Ability, Grant, Mandatory, Script)


def tokens_of(script: Script) -> set[Mark]:
    """The tokens players see that the functions and answers of a script name, as far as its own module goes."""
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
