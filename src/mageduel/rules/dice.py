"""Rolling: attack dice and the effect die, asked of chance or drawn from the game's own stream."""

from __future__ import annotations

from typing import Final

from mageduel.facts.dice import ATTACK_FACES, EFFECT_SIDES, Face
from mageduel.kernel.chance import THROW, draw, throw
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.kernel.requests import CHANCE, NOT_AN_OPTION, Answer, Refusal, Request
from mageduel.rules.happenings import happen
from mageduel.state.causes import Cause
from mageduel.state.events import Rolled
from mageduel.state.game import Game

_SIDES: Final = len(ATTACK_FACES)
_FACES: Final = tuple(ATTACK_FACES[thrown % _SIDES] for thrown in range(THROW))
"""The face of an attack die, by the throw."""


ATTACK_DICE: Final = Question("attack dice", Form(None, rest=NUMBER), about={"count": int})
EFFECT_DIE: Final = Question("effect die", Form(None, NUMBER), about={"count": int})


class ChanceRequest(Request):
    """A roll put to chance: so many dice with so many sides, each answered by the number of a side from 0."""

    __slots__ = ("count", "sides")

    def __init__(self, question: Question, count: int, sides: int) -> None:
        super().__init__(question, CHANCE, [(side,) for side in range(sides)], count)
        self.count = count
        self.sides = sides

    @property
    def forced(self) -> Answer | None:
        """A roll is never forced."""
        return None

    def refuses(self, answer: Answer) -> Refusal | None:
        """Any sides will do, as long as every die shows one."""
        right = len(answer) == self.count and all(isinstance(side, int) and 0 <= side < self.sides for side in answer)
        return None if right else NOT_AN_OPTION


async def roll_attack_dice(game: Game, count: int) -> tuple[Face, ...]:
    """Roll so many attack dice."""
    if game.asks_chance:
        sides = await ChanceRequest(ATTACK_DICE, count, _SIDES)
        return tuple(ATTACK_FACES[side] for side in sides)
    game.dice_stream, thrown = throw(game.dice_stream, count)
    return tuple([_FACES[each] for each in thrown])


async def roll_off(game: Game, because: Cause) -> int:
    """Let every player roll the effect die, those with the highest roll again until one is left; says who that is."""
    contenders = [player.seat for player in game.players if player.is_somebody and player.is_alive]
    while len(contenders) > 1:
        rolls = {}
        for seat in contenders:
            rolls[seat] = await roll_effect_die(game)
            if Rolled in game.heard:
                await happen(game, Rolled(None, seat, because, rolls[seat]))
        contenders = [seat for seat in contenders if rolls[seat] == max(rolls.values())]
    return contenders[0]


async def draw_lot(game: Game, count: int) -> int:
    """One of so many, each as likely as the others, by rolls of the effect die; the first is 0."""
    span, drawn = 1, 0
    while True:
        while span < count:
            drawn = drawn * EFFECT_SIDES + await roll_effect_die(game) - 1
            span *= EFFECT_SIDES
        fair = span - span % count
        if drawn < fair:
            return drawn % count
        span, drawn = 1, 0


async def roll_effect_die(game: Game) -> int:
    """Roll the effect die: 1 to 12."""
    if game.asks_chance:
        answer = await ChanceRequest(EFFECT_DIE, 1, EFFECT_SIDES)
        side: int = answer[0]
        return side + 1
    game.dice_stream, side = draw(game.dice_stream, EFFECT_SIDES)
    return side + 1
