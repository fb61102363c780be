"""Attacks of conjurations: one a round, next to a friendly creature's Action Phase, unless the card says when."""

from __future__ import annotations

from mageduel.facts.conditions import DISABLE
from mageduel.kernel.requests import Answer
from mageduel.rules import attack_action
from mageduel.rules.attack_targets import targets, zone_targets
from mageduel.state.game import Game
from mageduel.state.objects import Object

ATTACKED = "attack"


def can_attack(conjuration: Object) -> bool:
    """Whether the general rule gives this object an attack it has not made this round."""
    return (
        bool(conjuration.card.attacks)
        and conjuration.is_conjuration
        and not conjuration.script.attacks_when_it_says
        and not conjuration.used.get(ATTACKED)
        and DISABLE not in conjuration.conditions
    )


def attack_options(game: Game, seat: int) -> list[Answer]:
    """Every attack this player's conjurations may make now."""
    options: list[Answer] = []
    for each in game.objects.values():
        if each.controller != seat or not can_attack(each):
            continue
        for index, bar in enumerate(each.card.attacks):
            if not bar.is_attack:
                continue
            if bar.zone:
                names = game.arena.zone_names
                options += [("attack", each.id, index, names[zone]) for zone in zone_targets(game, each, bar)]
            else:
                options += [("attack", each.id, index, target.id) for target in targets(game, each, bar)]
    return options


async def attack(game: Game, answer: Answer) -> None:
    """Let a conjuration attack as an option named it."""
    _, source, index, target = answer
    conjuration = game.objects[source]
    conjuration.used[ATTACKED] = 1
    bar = conjuration.card.attacks[index]
    if bar.zone:
        await attack_action.zone_attack(game, conjuration, bar, game.arena.zone(target))
    else:
        await attack_action.attack_with(game, conjuration, bar, game.objects[target])
