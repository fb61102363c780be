"""Questions: what can be asked at all, declared once beside the rule that asks it.

A declaration says what every possible answer looks like and what each of its places names, which of them names
something secret, which answer declines, and what the question is about. Whoever has to do with answers reads it:
views, samples, agents, the server, the client. Answers themselves stay flat tuples.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from types import UnionType
from typing import Final

from mageduel.kernel.requests import Answer, Request


class Hides(Enum):
    """Whether what a place of an answer names is a secret of the player who gives it."""

    NOTHING = "nothing"
    ALWAYS = "always"
    FACE_DOWN = "face down"
    """For as long as what it names lies face down."""


class Part:
    """What one place of an answer names."""

    __slots__ = ("hides", "name", "types")

    def __init__(self, name: str, *types: type, hides: Hides = Hides.NOTHING) -> None:
        self.name: Final = name
        self.types: Final = types
        self.hides: Final = hides

    def fits(self, value: object) -> bool:
        """Whether this can be a value of it, as far as that can be said without looking at the table."""
        return type(value) in self.types

    def __repr__(self) -> str:
        return f"<{self.name}>"


NUMBER: Final = Part("number", int)
WORD: Final = Part("word", str)


class Form:
    """One form answers can take: a word, then what each place names, then any number of what the `rest` names.

    `group` is what it is listed with, `icon` the sign it is shown by, and `key` the one that takes it at a keyboard.
    """

    __slots__ = ("group", "icon", "key", "parts", "rest", "word")

    def __init__(
        self,
        word: str | None,
        *parts: Part,
        rest: Part | None = None,
        group: str = "choices",
        icon: str = "act",
        key: str | None = None,
    ) -> None:
        self.word: Final = word
        self.parts: Final = parts
        self.rest: Final = rest
        self.group: Final = group
        self.icon: Final = icon
        self.key: Final = key

    def __call__(self, *values: object) -> Answer:
        """The answer of this form that names these."""
        return values if self.word is None else (self.word, *values)

    def named(self, answer: Answer) -> list[tuple[Part, object]]:
        """What the places of an answer of this form name, one after the other."""
        values = answer if self.word is None else answer[1:]
        named: list[tuple[Part, object]] = list(zip(self.parts, values, strict=False))
        if self.rest is not None:
            named += [(self.rest, value) for value in values[len(self.parts) :]]
        return named

    def place_of(self, part: Part) -> int:
        """The first place of an answer of the form that names such a thing."""
        return self.parts.index(part) + (self.word is not None)

    def part_at(self, place: int) -> Part:
        """What this place of an answer of the form names."""
        return self.parts[place - (self.word is not None)]

    def rest_of(self, answer: Answer) -> Answer:
        """What comes after all the places of the form."""
        return answer[len(self.parts) + (self.word is not None) :]

    def fits(self, answer: Answer) -> bool:
        """Whether this is an answer of the form."""
        if self.word is not None and answer[:1] != (self.word,):
            return False
        named = self.named(answer)
        count = len(answer) - (self.word is not None)
        return len(named) == count >= len(self.parts) and all(part.fits(value) for part, value in named)

    def hidden_places(self) -> list[int]:
        """The places of an answer that name something secret."""
        first = 0 if self.word is None else 1
        return [place for place, part in enumerate(self.parts, first) if part.hides is not Hides.NOTHING]

    def __repr__(self) -> str:
        rest = [] if self.rest is None else [f"{self.rest}*"]
        return " ".join([self.word or "", *map(repr, self.parts), *rest]).strip()


TO_PASS: Final = Form("pass", icon="flag", key="Space")
PASS: Final[Answer] = TO_PASS()


class Count(Enum):
    """Whether others may know how many answers a question has; if not, it is put also to a player with only one."""

    OPEN = "open"
    SECRET = "secret"
    AT_TIMES = "at times"
    """Whoever asks says so."""


QUESTIONS: Final[dict[str, Question]] = {}
"""Every question there is, by its name."""

_NOTHING_IN_PARTICULAR: Final[Mapping[str, type | UnionType]] = {}


class Question:
    """The declaration of a question; declaring one makes it known under its name.

    `about` names what it is put about, in the order in which `ask` is told. `declines` is the answer that leaves things
    as they are; where there are moments without it the question `insists`.
    """

    __slots__ = ("about", "count", "declines", "forms", "insists", "is_always_secret", "name")

    def __init__(
        self,
        name: str,
        *answers: Form | Answer,
        about: Mapping[str, type | UnionType] = _NOTHING_IN_PARTICULAR,
        declines: Form | Answer | None = None,
        insists: bool = False,
        count: Count = Count.OPEN,
    ) -> None:
        self.name: Final = name
        forms = [each if isinstance(each, Form) else Form(*each) for each in answers]
        if isinstance(declines, Form):
            forms.insert(0, declines)
            declines = declines()
        elif declines is not None and all(form.word != declines[0] for form in forms):
            forms.insert(0, Form(*declines))
        self.forms: Final = {form.word: form for form in forms}
        self.about: Final = about
        self.declines: Final = declines
        self.insists: Final = insists
        self.count: Final = count
        self.is_always_secret: Final = count is Count.SECRET
        if name in QUESTIONS:
            raise ValueError(f"the question {name!r} is declared already")
        if len(self.forms) < len(forms):
            raise ValueError(f"two answers to {name!r} begin with the same word")
        QUESTIONS[name] = self

    def ask(self, player: int, options: Callable[[], Sequence[Answer]] | Sequence[Answer], *about: object) -> Request:
        """Put it to a player, with these answers or with what makes them, about these things."""
        return Request(self, player, options, about[0] if len(about) == 1 else about or None)

    def form_of(self, answer: Answer) -> Form:
        """The form this answer has."""
        forms = self.forms
        return forms[answer[0]] if None not in forms else forms[None]

    def things(self, subject: object) -> dict[str, object]:
        """What a request is about, by name."""
        if len(self.about) < 2:
            return dict.fromkeys(self.about, subject)
        assert isinstance(subject, tuple)
        return dict(zip(self.about, subject, strict=True))

    def __repr__(self) -> str:
        return f"<Question {self.name}>"
