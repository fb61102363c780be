"""Evaluation: what a position is worth to a side, in damage on a mage; it reads sampled games only."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import mul
from typing import Final

from mageduel.agents.situation import best_dice
from mageduel.agents.weights import Weights
from mageduel.dsl.ruleset import Scoring
from mageduel.facts.cards import AttackKind, Card, CardType
from mageduel.facts.conditions import Condition
from mageduel.facts.traits import CHANNELING, MELEE, PIERCING
from mageduel.rules.objects.characteristics import armor, life, value
from mageduel.rules.objects.destroy import remaining_life
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.odds import mean_damage

VICTORY: Final = 200.0
LOW_LIFE: Final = 10
MOST_MANA: Final = 30
FAR: Final = 4
ROUNDS_AHEAD: Final = 3
"""How many rounds of growth a score is credited with."""
MOST_OF_GOAL: Final = 1.3
AHEAD: Final = 30.0
"""Of two rivals, the one who is ahead of the other by so much counts almost three times as much."""


def evaluate(game: Game, team: int, weights: Weights) -> float:
    """How much better this position is for a team than for the others; of several, whoever is ahead counts most."""
    if game.result is not None:
        winner = game.result.winning_team
        return 0.0 if winner is None else VICTORY if winner == team else -VICTORY
    mages = [(player.team, player.mage) for player in game.players if player.is_alive]
    teams = [player.team for player in game.players]
    standing = {each for each, _ in mages}
    worths = {player.team: 0.0 for player in game.seated}
    for player in game.seated:
        worths[player.team] += _mage(player.mage, weights) if player.is_alive else -VICTORY
        if weights.weapon and player.is_alive:
            worths[player.team] += weights.weapon * _own_blow(player.team, player.mage, mages)
    for thing in game.objects.values():
        own = teams[thing.controller]
        if not thing.is_mage and own in standing:  # what a side leaves that has fallen never acts again
            worths[own] += _thing(game, thing, own, mages, weights)
    scoring = game.rules.scoring
    if scoring is not None:
        for player in game.seated:
            if player.is_alive:
                share = share_of_goal(game, scoring, player.seat)
                worths[player.team] += weights.score * scoring.goal * (share + share * share) / 2
    mine = worths.pop(team)
    if len(worths) == 1:
        return mine - sum(worths.values())
    return mine - _rivals(worths, standing)


def _rivals(worths: dict[int, float], standing: set[int]) -> float:
    """What several other sides have, as one: the mean of them, in which those that stand count the more they have."""
    fallen = [worth for side, worth in worths.items() if side not in standing]
    others = [worth for side, worth in worths.items() if side in standing]
    total = sum(fallen)
    if others:
        most = max(others)
        shares = [math.exp((worth - most) / AHEAD) for worth in others]
        total += len(others) * sum(map(mul, shares, others)) / sum(shares)
    return total / len(worths)


def share_of_goal(game: Game, scoring: Scoring, seat: int) -> float:
    """How much of the goal a player has, or will have in a few rounds if nothing changes."""
    growth = sum(1 for each in scoring.prizes(game) if each.controller == seat)
    return min(MOST_OF_GOAL, (scoring.of(game, seat) + ROUNDS_AHEAD * growth) / scoring.goal)


def _mage(mage: Object, weights: Weights) -> float:
    left = remaining_life(mage)
    worth = weights.life * left + weights.mana * min(mage.mana, MOST_MANA) + weights.armor * armor(mage)
    if left < LOW_LIFE:
        worth -= weights.low_life * (LOW_LIFE - left)
    if mage.conditions:
        worth -= weights.condition * _markers(mage.conditions)
    if mage.active:
        worth += 2 * weights.readiness
    return worth


def _own_blow(own: int, mage: Object, mages: list[tuple[int, Object]]) -> float:
    """The mean damage of a mage's best attack, with what he holds or without, on the enemy mage it hurts most."""
    bonus = value(mage, MELEE)
    plates = [max(0, armor(other)) for team, other in mages if team != own]
    held = [mage.card, *(each.card for each in mage.attachments if not each.hidden)]
    return max((_blow(card, bonus, each) for card in held for each in plates), default=0.0)


@lru_cache(maxsize=4096)
def _blow(card: Card, bonus: int, plates: int) -> float:
    """The mean damage of the best attack of a card against so much armor."""
    best = 0.0
    for bar in card.attacks:
        if bar.is_attack:
            dice = max(1, (bar.dice or 0) + (bonus if bar.kind is AttackKind.MELEE else 0))
            best = max(best, mean_damage(dice, max(0, plates - bar.traits.get(PIERCING, 0))))
    return best


def _thing(game: Game, thing: Object, own: int, mages: list[tuple[int, Object]], weights: Weights) -> float:
    card = thing.card
    cost = card.cost or 0
    if thing.is_creature:
        return _creature(game, thing, own, mages, weights) if thing.zone is not None else cost * weights.creature * 0.5
    if card.type is CardType.ENCHANTMENT:
        return weights.hidden if thing.hidden else (cost + (card.reveal or 0)) * weights.enchantment
    if card.type is CardType.EQUIPMENT:
        return cost * weights.equipment
    if card.is_marker:
        return 0.0
    worth = cost * weights.conjuration
    if card.channeling is not None or card.has(CHANNELING):
        worth += weights.channeling * max(0.2, 1 - 0.08 * game.round)
    if thing.damage and card.life:
        worth *= max(0.2, 1 - thing.damage / card.life)
    return worth + 0.15 * thing.mana


def _creature(game: Game, thing: Object, own: int, mages: list[tuple[int, Object]], weights: Weights) -> float:
    whole = life(thing)
    share = thing.damage / whole if whole else 0.0
    worth = (thing.card.cost or 0) * weights.creature * (1 - weights.wounded * min(1.0, share))
    dice = best_dice(thing.card) + value(thing, MELEE)
    if thing.active:
        worth += weights.readiness * dice
    assert thing.zone is not None
    distance = game.arena.distance[thing.zone]
    for team, mage in mages:
        if mage.zone is None:
            continue
        away = distance[mage.zone]
        if team != own:
            worth += weights.threat * dice * max(0, FAR - away) * 0.5
        elif thing.guarding and away == 0:
            worth += weights.guard
    if thing.conditions:
        worth -= weights.condition * _markers(thing.conditions)
    return worth


def _markers(conditions: dict[Condition, int]) -> int:
    return sum(conditions.values())
