"""Effect rows: what the effect die of an attack brings about, from which total to which, as codes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from mageduel.facts.conditions import CONDITIONS, Condition

PUSH: Final = "push"
SNATCH: Final = "snatch"
MOVES: Final = (PUSH, SNATCH)
"""Effects that are no conditions: the target is moved, away or nearer."""

_ROW: Final = re.compile(r"^(?P<low>\d+)(?:-(?P<high>\d+)|(?P<plus>\+))? = (?P<effects>.+)$")
_COUNTED: Final = re.compile(r"^(?:(?P<count>\d+) )?(?P<name>.+)$")


class Effect(NamedTuple):
    """One effect: the code of a condition or of a move, and how many markers."""

    code: str
    markers: int = 1

    @property
    def condition(self) -> Condition | None:
        """The condition it places; None where it moves the target."""
        return CONDITIONS.get(self.code)


@dataclass(frozen=True, slots=True)
class EffectRow:
    """One row of an additional effects box: from this total to that one, these effects."""

    low: int
    high: int | None
    effects: tuple[Effect, ...]

    def matches(self, total: int) -> bool:
        """Whether an effect roll of this total lands in this row."""
        return total >= self.low and (self.high is None or total <= self.high)


def _effect(text: str) -> Effect:
    counted = _COUNTED.match(text)
    code = counted["name"].lower() if counted is not None else ""
    if counted is None or (code not in CONDITIONS and code not in MOVES):
        raise ValueError(f"no such effect: {text!r}")
    return Effect(code, int(counted["count"] or 1))


def read_effects(text: str) -> tuple[EffectRow, ...]:
    """Read rows such as "5-9 = Burn; 10+ = 2 Burn & Push"; an effect nobody knows is refused."""
    rows = []
    for part in text.split("; "):
        found = _ROW.match(part)
        if found is None:
            raise ValueError(f"not an effect row: {part!r}")
        low = int(found["low"])
        high = None if found["plus"] else int(found["high"] or low)
        rows.append(EffectRow(low, high, tuple(_effect(item) for item in found["effects"].split(" & "))))
    return tuple(rows)
