"""Rolling: attack dice and the effect die, asked of chance or drawn from the game's own stream."""

from __future__ import annotations

from mageduel.facts.dice import ATTACK_FACES, EFFECT_SIDES, Face
from mageduel.kernel.chance import draw
from mageduel.kernel.requests import CHANCE, NOT_AN_OPTION, Answer, Refusal, Request
from mageduel.state.game import Game

_SIDES = len(ATTACK_FACES)


class ChanceRequest(Request):
    """A roll put to chance: so many dice with so many sides, each answered by the number of a side from 0."""

    __slots__ = ("count", "sides")

    def __init__(self, kind: str, count: int, sides: int) -> None:
        super().__init__(CHANCE, kind, lambda: [(side,) for side in range(sides)], count)
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
        sides = await ChanceRequest("attack dice", count, _SIDES)
        return tuple(ATTACK_FACES[side] for side in sides)
    state = game.dice_stream
    faces = []
    for _ in range(count):
        state, side = draw(state, _SIDES)
        faces.append(ATTACK_FACES[side])
    game.dice_stream = state
    return tuple(faces)


async def roll_effect_die(game: Game) -> int:
    """Roll the effect die: 1 to 12."""
    if game.asks_chance:
        answer = await ChanceRequest("effect die", 1, EFFECT_SIDES)
        side: int = answer[0]
        return side + 1
    game.dice_stream, side = draw(game.dice_stream, EFFECT_SIDES)
    return side + 1
