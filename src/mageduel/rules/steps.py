"""Steps: the one place that knows what surrounds every step of an attack, a spell or a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mageduel.dsl.steps import Step, Subject
from mageduel.rules.enchantments import reveals as enchantments
from mageduel.rules.objects.destroy import settle
from mageduel.state.game import Game


class Canceled(Exception):
    """What was going on is canceled: it stops here and has no further effect."""


def is_taken_anyway(game: Game) -> bool:
    """Whether a step has to be taken though nothing can happen in it: something may be revealed, or is to settle."""
    return game.is_watched or bool(game.unsettled)


async def run_step(
    game: Game,
    step: Step[Subject],
    subject: Subject,
    perform: Callable[[Game, Subject], Awaitable[None]] | None,
    is_still_possible: Callable[[Game, Subject], bool] | None = None,
) -> None:
    """Take one step: what must be revealed in it, the step, the window after it, and whether the rest can go on.

    A step that performs nothing is there for what is revealed in it.
    """
    subject.step = step.code
    if game.is_watched:
        await enchantments.reveal_mandatory(game, step, subject)
        if is_still_possible is not None and not is_still_possible(game, subject):
            raise Canceled
    if perform is not None:
        await perform(game, subject)
    if game.unsettled:
        await settle(game)
    if game.is_watched and step in game.rules.open_after:
        await enchantments.reveal_window(game, step, subject)
    if is_still_possible is not None and not is_still_possible(game, subject):
        raise Canceled
