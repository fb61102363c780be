"""Surges: tokens that an attacker may spend as the dice are rolled, each for one more die and a better effect roll."""

from __future__ import annotations

from typing import Final, NamedTuple

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.capabilities import Capability
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.objects.tokens import take_tokens
from mageduel.state.game import Game
from mageduel.state.marks import Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack


class Surge(NamedTuple):
    """Tokens on an object, and the attacks of its bearer that they strengthen."""

    token: Mark
    attacks: Attacks


SURGES: Final = Capability[Surge]("surges")
"""Asked of what is attached to an attacker: which of its tokens may be spent on the dice of which attacks."""
RELEASE: Final = Question(
    "surge", Form("surge", NUMBER), about={"source": Object, "token": str, "attack": Attack}, declines=("surge", 0)
)


async def offer_surge(game: Game, attack: Attack) -> None:
    """Let the attacker spend tokens on this roll, as many as he likes."""
    attacker = attack.attacker
    if attacker is None:
        return
    for each in attacker.attachments:
        for token, attacks in SURGES.of(each) if not each.hidden else ():
            stock = each.marks.get(token, 0)
            if stock and attacks(attack):
                ways = [("surge", count) for count in range(stock + 1)]
                answer = await RELEASE.ask(attack.controller, ways, each, token.name, attack)
                await take_tokens(game, each, token, answer[1])
                attack.surge += answer[1]
