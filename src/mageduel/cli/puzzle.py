"""`mageduel puzzle`: puzzles in the terminal, by number or today's, with the chance that is left after each step."""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from typing import TYPE_CHECKING

from mageduel.cli import numbers
from mageduel.cli.terminal import console as new_console
from mageduel.words.language import say

if TYPE_CHECKING:
    from rich.console import Console

    from mageduel.kernel.requests import Answer
    from mageduel.puzzles.attempt import Attempt, Path
    from mageduel.puzzles.book import Puzzle

DAILY = "daily"
MOST = 9999
STAR, HOLLOW = "★", "·"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("which", nargs="?", metavar="N|daily", help="a number, or today's; without it, all are listed")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from datetime import UTC, datetime

    from mageduel.facts.errors import ForPeople
    from mageduel.puzzles.book import puzzle_numbered, puzzle_of_the_day, puzzles

    console = new_console(highlight=False)
    today = puzzle_of_the_day(datetime.now(UTC).date())
    if args.which is None:
        for each in puzzles().values():
            console.print(_row(each), markup=False, soft_wrap=True)
        console.print(f"{say('puzzle.today')}: {today.number}", markup=False)
        return 0
    if args.which == DAILY:
        found = today
    else:
        try:
            number = numbers.whole(1, MOST)(args.which)
        except argparse.ArgumentTypeError:
            raise ForPeople(say("puzzle.which")) from None
        found = puzzle_numbered(number)
    Solving(console, found, is_daily=args.which == DAILY).play()
    return 0


def _row(puzzle: Puzzle) -> str:
    words = puzzle.words()
    stars = STAR * puzzle.grade + HOLLOW * (3 - puzzle.grade)
    return say("puzzle.list", number=puzzle.number, stars=stars, mode=puzzle.mode, title=words.title, task=words.task)


def percent(chance: Fraction) -> str:
    """A chance as a percentage with one digit, and never rounded to what it is not."""
    tenths = int(chance * 1000)
    return f"{tenths // 10}.{tenths % 10} %"


class Solving:
    """One person at one puzzle."""

    def __init__(self, console: Console, puzzle: Puzzle, *, is_daily: bool) -> None:
        self.console = console
        self.puzzle = puzzle
        self.is_daily = is_daily
        self.values: dict[Path, Fraction] = {(): puzzle.chance}
        self.solver = puzzle.solver()
        self.given: list[Answer] = []
        self.hints = 0

    def attempt(self) -> Attempt:
        """The line as far as it has gone."""
        from mageduel.puzzles.attempt import Attempt

        found = Attempt.at(self.puzzle.begin(), self.solver, self.values)
        for answer in self.given:
            found.give(answer)
        return found

    def play(self) -> None:
        """Ask until the line is done or the person leaves."""
        words = self.puzzle.words()
        head = "puzzle.daily" if self.is_daily else "puzzle.head"
        self._say(say(head, number=self.puzzle.number, title=words.title))
        self._say(f"{words.task}. {words.about}")
        three, two, one = (percent(each) for each in self.puzzle.limits)
        self._say(say("puzzle.stars", three=three, two=two, one=one))
        self._say(say("puzzle.commands"))
        attempt = self.attempt()
        self._draw(attempt)
        while not attempt.is_done:
            if not self._ask(attempt):
                return
            attempt = self.attempt()
        self._say(say("puzzle.done", chance=percent(attempt.chance), stars=self.puzzle.stars(attempt.chance)))
        if attempt.chance < self.puzzle.chance:
            self._say(say("puzzle.best", chance=percent(self.puzzle.chance)))

    def _say(self, line: str) -> None:
        self.console.print(line, markup=False)

    def _draw(self, attempt: Attempt) -> None:
        from mageduel.cli.board import draw
        from mageduel.views.table import table

        self.console.print(draw(table(attempt.match.game, self.puzzle.goal.seat, everything=True)))

    def _ask(self, attempt: Attempt) -> bool:
        """One decision; says whether the person stays."""
        from mageduel.views.questions import question

        request = attempt.request
        assert request is not None
        asked = question(attempt.match.game, request)
        self._say(asked.prompt)
        for number, option in enumerate(asked.options, 1):
            detail = f"  ({option.detail})" if option.detail else ""
            self._say(f" {number:>3} {option.label}{detail}")
        while True:
            self.console.print("> ", end="")
            line = sys.stdin.readline()
            if not line or line.strip() in ("q", "quit"):
                return False
            match line.strip():
                case "h":
                    self._hint(attempt)
                case "b":
                    self._draw(attempt)
                case "back":
                    if self.given:
                        self.given.pop()
                    return True
                case "give up":
                    self._show_line()
                    return False
                case text if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(asked.options):
                    chosen = asked.options[int(text) - 1]
                    answer = tuple(chosen.answer)
                    attempt.give(answer)
                    self.given.append(answer)
                    self._step(len(self.given), chosen.label, attempt.chance)
                    self.hints = 0
                    return True
                case _:
                    self._say(say("terminal.choose", most=len(asked.options)))

    def _step(self, number: int, label: str, chance: Fraction) -> None:
        self._say(say("puzzle.step", number=number, label=label, chance=percent(chance)))

    def _hint(self, attempt: Attempt) -> None:
        from mageduel.views.options import Describer, object_name

        best, request = attempt.best(), attempt.request
        assert request is not None
        game = attempt.match.game
        self.hints += 1
        piece = next((each for each in best[1:] if isinstance(each, int) and each in game.objects), None)
        if self.hints == 1 and piece is not None:
            self._say(say("puzzle.hint-piece", piece=object_name(game, piece)))
        else:
            self._say(say("puzzle.hint-action", action=Describer(game, request).option(best).label))

    def _show_line(self) -> None:
        from mageduel.views.options import Describer

        self._say(say("puzzle.best-line", chance=percent(self.puzzle.chance)))
        self.given = []
        attempt = self.attempt()
        for number, answer in enumerate(self.puzzle.line, 1):
            request = attempt.request
            assert request is not None
            label = Describer(attempt.match.game, request).option(answer).label
            attempt.give(answer)
            self._step(number, label, attempt.chance)
