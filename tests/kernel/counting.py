"""A game small enough to see through: players add to a sum, secretly together at first, then in turn."""

from __future__ import annotations

from mageduel.kernel.chance import draw, stream
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.kernel.requests import SAFE_POINT, Answer, Together

TARGET = 12
BID = Question("bid", Form("add", NUMBER))
FIRST = Question("first", Form("add", NUMBER))
FORCED = Question("forced", ("only",))
SECOND = Question("second", Form("add", NUMBER))


class Counting:
    """The state: a sum, whose turn it is, and a die."""

    def __init__(self) -> None:
        self.sum = 0
        self.turn = 0
        self.dice_stream = stream(7)
        self.marks_safe_points = False
        self.conceded: tuple[int, ...] = ()
        self.silent: tuple[int, ...] = ()
        self.steps: list[str] = []

    def copy(self) -> Counting:
        twin = Counting()
        twin.sum, twin.turn, twin.dice_stream, twin.steps = self.sum, self.turn, self.dice_stream, list(self.steps)
        twin.marks_safe_points = self.marks_safe_points
        twin.conceded, twin.silent = self.conceded, self.silent
        return twin

    def take_apart(self) -> None:
        self.steps = ["taken apart"]

    def digest(self) -> str:
        return f"{self.sum} {self.turn} {self.dice_stream} {self.steps}"


def numbers(most: int) -> list[Answer]:
    return [("add", number) for number in range(most + 1)]


async def count(game: Counting) -> None:
    """Play it: everybody bids at once, then players add in turn and a die adds to that; at ten only nothing is left."""
    while game.sum < TARGET:
        if game.marks_safe_points:
            await SAFE_POINT
        if not game.steps:
            bids = await Together([BID.ask(player, lambda: numbers(2)) for player in (0, 1)])
            game.sum += sum(bid[1] for bid in bids)
            game.steps.append("bids")
            continue
        first = await FIRST.ask(game.turn, lambda: numbers(2))
        game.sum += first[1]
        forced = await FORCED.ask(game.turn, [("only",)])
        assert forced == ("only",)
        second = await SECOND.ask(1 - game.turn, lambda: numbers(1))
        game.dice_stream, side = draw(game.dice_stream, 3)
        game.sum += second[1] + side
        game.steps.append(f"{first[1]} {second[1]} {side}")
        game.turn = 1 - game.turn
