"""What a spell is aimed at, in the language that is being spoken."""

from __future__ import annotations

from mageduel.facts.subtypes import SUBTYPES
from mageduel.facts.targets import NEEDS, Target
from mageduel.words.language import say
from mageduel.words.names import subtype_name


def target_text(target: Target) -> str:
    """What may be targeted: "Living Non-Mage Creature or Conjuration"."""
    *first, last = [_kind(kind) for kind in target.kinds]
    what = say("name.or", first=", ".join(first), last=last) if first else last
    if target.needs:
        what = say("target.with", needs=say("target.join").join(map(_need, target.needs)), kinds=what)
    if target.count != (1, 1):
        low, high = target.count
        what = say("target.count", number=str(low) if low == high else f"{low}-{high}", what=what)
    what = _of_level(what, *target.level)
    if target.holding is not None:
        what = say("target.holding", what=what, holding=_kind(target.holding))
    if target.second is not None:
        what = say("target.and", what=what, second=say(f"target.second-{target.second}"))
    return what


def _of_level(what: str, low: int, high: int | None) -> str:
    if low and low == high:
        return say("target.level", what=what, level=low)
    if high is not None:
        return say("target.level-or-less", what=what, level=high)
    return say("target.level-or-more", what=what, level=low) if low else what


def _kind(kind: str) -> str:
    return say(f"target.kind.{kind.replace(' ', '-').replace(chr(39), '')}")


def _need(need: str) -> str:
    word = need.removeprefix("non-")
    name = say(f"target.need.{word}") if word in NEEDS else subtype_name(word) if word in SUBTYPES else word.title()
    return name if word == need else say("target.non", word=name)
