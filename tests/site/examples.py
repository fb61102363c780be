"""Examples in documents: the blocks of code of every page, and the commands they and its sentences give."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.hygiene.sources import ROOT

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`((?:\.venv/bin/)?(?:mageduel|make|python) [^`]+)`(?!`)")
SUBSTITUTED = re.compile(r"\$\(([^()]*)\)")
LATER = ("CHANGELOG.md",)
"""Pages about what was: their sentences may name commands of their time."""


class Block(NamedTuple):
    """A block of code on a page."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


class Command(NamedTuple):
    """A command a page gives: a line of a block, or words in a sentence."""

    where: str
    words: tuple[str, ...]
    is_whole: bool
    """Whether it stands in a block, to be typed as it is; a sentence may only name it."""

    def __str__(self) -> str:
        return f"{self.where} {' '.join(self.words)}"


def documents() -> list[Path]:
    """Every page somebody reads."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "tests" / "kit" / "README.md"]


def blocks() -> Iterator[Block]:
    """Every block of code of every page."""
    for path in documents():
        text = path.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            inner = "\n".join(line.removeprefix(found[1]) for line in found[3].splitlines())
            yield Block(path.relative_to(ROOT).as_posix(), text.count("\n", 0, found.start()) + 1, found[2], inner)


def commands() -> Iterator[Command]:
    """Every command of every page: those of blocks for a shell, and those in sentences."""
    for block in blocks():
        if block.language == "sh":
            for words in shell_commands(block.text):
                yield Command(str(block), words, True)
    for path in documents():
        page = path.relative_to(ROOT).as_posix()
        if page not in LATER:
            for span in SPAN.findall(FENCE.sub("", path.read_text(encoding="utf-8"))):
                for words in shell_commands(span):
                    yield Command(page, words, False)


def shell_commands(text: str) -> Iterator[tuple[str, ...]]:
    """The commands of a script, without what is set before them and what is said after a #."""
    for inner in SUBSTITUTED.findall(text):
        yield from shell_commands(inner)
    for line in SUBSTITUTED.sub("X", text).replace("\\\n", " ").splitlines():
        lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;")
        lexer.whitespace_split = True
        words: list[str] = []
        for word in [*lexer, ";"]:
            if not set(word) <= set("|&;"):
                words.append(word)
                continue
            while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
                del words[0]
            if words:
                yield tuple(words)
            words = []
