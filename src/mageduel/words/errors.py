"""What is wrong with what somebody brought, in the language that is being spoken: names, files, spellbooks."""

from __future__ import annotations

from collections.abc import Mapping

from mageduel.facts.errors import Coded
from mageduel.facts.spellbooks import Issue
from mageduel.words.language import count, say, sentence


def why(error: Exception) -> str:
    """An error for people; one without a code says it itself."""
    return say(f"error.{error.code}", **_parts(error.parts)) if isinstance(error, Coded) else str(error)


def issue_sentence(issue: Issue) -> str:
    """What is wrong with a book."""
    return say(f"issue.{issue.wording or issue.code}", **_parts(issue.parts))


def issue_remedy(issue: Issue) -> str:
    """What would put it right."""
    return say(f"remedy.{issue.wording or issue.code}", **_parts(issue.parts))


def issue_short(issue: Issue) -> str:
    """What is wrong with a spell in a book, in a few words."""
    return say(f"short.{issue.code}", **_parts(issue.parts))


def issue_text(issue: Issue) -> str:
    """What is wrong with a book, and what would put it right."""
    return f"{issue_sentence(issue)} {issue_remedy(issue)}"


def _parts(parts: Mapping[str, object]) -> dict[str, object]:
    return {name: _part(part) for name, part in parts.items()}


def _part(part: object) -> object:
    """A tuple is a choice between its members, a mapping the copies to add and to take out."""
    if isinstance(part, tuple):
        *first, last = map(str, part)
        return say("name.or", first=", ".join(first), last=last) if first else last
    if isinstance(part, Mapping):
        added = [count("change.add", copies, card=card) for card, copies in part.items() if copies > 0]
        taken = [count("change.take", -copies, card=card) for card, copies in part.items() if copies < 0]
        return sentence("; ".join([*added, *taken]))
    return part
