"""Chances: how likely a side is to win from a position, as learned from thousands of games; reads sampled games only.

A position is described by a few measures of each side. What a measure adds to the log-odds of winning stands in
`agents/lessons.py`, once for the beginning of a game and once for its end, since mana is worth much in round 2 and
little in round 12. `mageduel.lab.learning` plays the games and works the numbers out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from mageduel.agents.evaluation import share_of_goal
from mageduel.agents.lessons import LESSONS
from mageduel.agents.situation import best_dice
from mageduel.facts.cards import CardType
from mageduel.facts.traits import FAMILIAR, MELEE
from mageduel.rules.objects.characteristics import armor, channeling, life, value
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.victory.standing import standing_sides
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.odds import mean_damage

Lessons = tuple[tuple[float, float], ...]
"""What each measure adds to the log-odds, in the first round and late in the game."""

LATE: Final = 10
"""The round from which a game counts as late."""
CERTAIN: Final = 8.0
"""Log-odds of a game that is won."""
BY_SCORE: Final = 4.0
"""Log-odds of a side that has its goal at hand against one that has nothing."""
HALF_DEAD: Final = 0.5
"""The part of a mage's life that may be in danger within a round before the danger is a deadly one."""
REACH: Final = (1.0, 0.8, 0.35, 0.1)
"""How much of a creature's damage threatens a mage so many zones away."""

MEASURES: Final = (
    "life",
    "life below 18",
    "life below 8",
    "life below 4",
    "mana",
    "mana over 15",
    "mage still to act",
    "quickcast",
    "conditions of the mage",
    "creatures",
    "cost of creatures",
    "fighting strength",
    "dice still to act",
    "conditions of creatures",
    "guards",
    "threat",
    "threat to life",
    "equipment",
    "conjurations",
    "enchantments on the mage",
    "other enchantments",
    "hidden enchantments",
    "familiars",
    "armor of the mage",
    "channeling",
    "initiative",
    "threat this round",
    "deadly threat",
)
LIFE: Final = 0
BELOW_18: Final = 1
BELOW_8: Final = 2
BELOW_4: Final = 3
MANA: Final = 4
OVER_15: Final = 5
MAGE_READY: Final = 6
QUICKCAST: Final = 7
MAGE_CONDITIONS: Final = 8
CREATURES: Final = 9
COST: Final = 10
STRENGTH: Final = 11
DICE_READY: Final = 12
CONDITIONS: Final = 13
GUARDS: Final = 14
THREAT: Final = 15
THREAT_TO_LIFE: Final = 16
EQUIPMENT: Final = 17
CONJURATIONS: Final = 18
ON_MAGE: Final = 19
ENCHANTMENTS: Final = 20
HIDDEN: Final = 21
FAMILIARS: Final = 22
ARMOR: Final = 23
INCOME: Final = 24
INITIATIVE: Final = 25
THREAT_NOW: Final = 26
DEADLY: Final = 27

LIFE_MEASURES: Final = ((LIFE, 1000, 10), (BELOW_18, 18, 4), (BELOW_8, 8, 4), (BELOW_4, 4, 4))
"""What measures a mage's life: from how much of it on, and how many points make one of the measure."""


def measures(game: Game, team: int) -> list[float]:
    """What a side has, measure by measure."""
    found = [0.0] * len(MEASURES)
    enemies = [each.mage for each in game.players if each.team != team and each.is_alive and each.mage.zone is not None]
    teams = [player.team for player in game.players]
    for player in game.players:
        if player.team == team and player.is_alive:
            _measure_mage(found, player.mage, is_ready=_is_ready(game, player.mage), quickcast=player.quickcast)
    if teams[game.initiative] == team:
        found[INITIATIVE] = 1.0
    threat = now = 0.0
    for thing in game.objects.values():
        if teams[thing.controller] == team and not thing.is_mage:
            if thing.is_creature:
                comes = _measure_creature(game, found, thing, enemies)
                threat += comes
                if _is_ready(game, thing):
                    now += comes
            else:
                _measure_spell(found, thing)
    found[THREAT] = threat / 10
    found[THREAT_NOW] = now / 10
    if enemies:
        weakest = max(1, min(remaining_life(mage) for mage in enemies))
        found[THREAT_TO_LIFE] = min(2.0, threat / weakest)
        found[DEADLY] = min(1.0, max(0.0, now / weakest - HALF_DEAD))
    return found


def _is_ready(game: Game, creature: Object) -> bool:
    """Whether it has still to act; one whose turn has just begun has."""
    return creature.active or creature is game.acting


def _measure_mage(found: list[float], mage: Object, *, is_ready: bool, quickcast: bool) -> None:
    left = remaining_life(mage)
    found[LIFE] += left / 10
    found[BELOW_18] -= max(0, 18 - left) / 4
    found[BELOW_8] -= max(0, 8 - left) / 4
    found[BELOW_4] -= max(0, 4 - left) / 4
    found[MANA] += mage.mana / 10
    found[OVER_15] += max(0, mage.mana - 15) / 10
    found[MAGE_READY] += is_ready
    found[QUICKCAST] += quickcast
    found[MAGE_CONDITIONS] += sum(mage.conditions.values())
    found[ARMOR] += max(0, armor(mage)) / 3
    found[INCOME] += (channeling(mage) or 0) / 5


def _measure_creature(game: Game, found: list[float], creature: Object, enemies: Sequence[Object]) -> float:
    """Add a creature; returns the damage it threatens an enemy mage with."""
    card = creature.card
    if creature.zone is None:
        return 0.0
    whole = life(creature)
    left = max(0, whole - creature.damage)
    dice = best_dice(card) + value(creature, MELEE)
    found[CREATURES] += 1
    found[COST] += (card.cost or 0) / 10 * (left / whole if whole else 1.0)
    found[STRENGTH] += dice * min(left, 12) / 50
    if _is_ready(game, creature):
        found[DICE_READY] += dice / 5
    if creature.guarding:
        found[GUARDS] += 1
    if creature.conditions:
        found[CONDITIONS] += sum(creature.conditions.values())
    if card.has(FAMILIAR):
        found[FAMILIARS] += 1
    distance = game.arena.distance[creature.zone]
    threat = 0.0
    for mage in enemies:
        assert mage.zone is not None
        reach = REACH[min(distance[mage.zone], len(REACH) - 1)]
        threat = max(threat, reach * mean_damage(max(1, dice), max(0, armor(mage))))
    return threat


def _measure_spell(found: list[float], thing: Object) -> None:
    card = thing.card
    cost = card.cost or 0
    kind = card.type
    if card.channeling is not None and not thing.hidden:
        found[INCOME] += (channeling(thing) or 0) / 5
    if kind is CardType.ENCHANTMENT:
        if thing.hidden:
            found[HIDDEN] += 1
        else:
            on_mage = thing.attached_to is not None and thing.attached_to.is_mage
            found[ON_MAGE if on_mage else ENCHANTMENTS] += (cost + (card.reveal or 0)) / 10
    elif kind is CardType.EQUIPMENT:
        found[EQUIPMENT] += cost / 10
    elif card.is_conjuration:
        share = max(0.0, 1 - thing.damage / card.life) if card.life else 1.0
        found[CONJURATIONS] += cost / 10 * share


def lateness(game: Game) -> float:
    """0 in the first round, 1 from round ten on."""
    return min(1.0, (game.round - 1) / (LATE - 1))


def log_odds(game: Game, team: int, lessons: Lessons | None = None) -> float:
    """The log-odds that a team wins from here, by what games have taught, or by these lessons."""
    result = game.result
    if result is not None:
        return 0.0 if result.winning_team is None else CERTAIN if result.winning_team == team else -CERTAIN
    late = lateness(game)
    others = sorted({player.team for player in game.seated if player.team != team})
    if len(others) > 1:
        others = sorted(standing_sides(game) - {team}) or others
    mine = measures(game, team)
    if lessons is None:
        lessons = LESSONS[game.rules.mode.mages]
    against = [
        _lead(lessons, mine, measures(game, other), late) + _lead_in_score(game, team, other) for other in others
    ]
    if len(against) == 1:
        return against[0]
    closest = min(against)  # of several, each takes his share of the odds, and the strongest the largest
    return closest - math.log(sum(math.exp(closest - lead) for lead in against))


def a_point(game: Game, lessons: Lessons | None = None) -> float:
    """What a point of damage on a mage moves the log-odds by, on average over the mages."""
    table = LESSONS[game.rules.mode.mages] if lessons is None else lessons
    late = lateness(game)
    total, mages = 0.0, 0
    for player in game.seated:
        if player.is_alive:
            left = remaining_life(player.mage)
            mages += 1
            for measure, below, part in LIFE_MEASURES:
                if left <= below:
                    first, last = table[measure]
                    total += (first + late * (last - first)) / part
    return max(0.0, total / mages) if mages else 0.0


def leads(game: Game, team: int) -> list[float]:
    """What each measure of a side adds to its log-odds, then what each of the others' takes away.

    Of several others the mean counts. Their sum is the log-odds but for a score, where one is played for.
    """
    late = lateness(game)
    lessons = [first + late * (last - first) for first, last in LESSONS[game.rules.mode.mages]]
    others = sorted(standing_sides(game) - {team}) or sorted({each.team for each in game.seated} - {team})
    theirs = [measures(game, other) for other in others]
    mine = [weight * amount for weight, amount in zip(lessons, measures(game, team), strict=True)]
    return mine + [-weight * sum(each[index] for each in theirs) / len(theirs) for index, weight in enumerate(lessons)]


def _lead(lessons: Sequence[tuple[float, float]], mine: Sequence[float], theirs: Sequence[float], late: float) -> float:
    """The log-odds that one side beats another."""
    total = 0.0
    for index, (first, last) in enumerate(lessons):
        gap = mine[index] - theirs[index]
        if gap:
            total += gap * (first + late * (last - first))
    return total


def _lead_in_score(game: Game, team: int, other: int) -> float:
    """What the score adds to the log-odds, where one is played for: most where somebody is near the goal."""
    scoring = game.rules.scoring
    if scoring is None:
        return 0.0
    best = [0.0, 0.0]
    for player in game.seated:
        if player.is_alive and player.team in (team, other):
            side = int(player.team == other)
            best[side] = max(best[side], share_of_goal(game, scoring, player.seat))
    return BY_SCORE * (best[0] ** 2 - best[1] ** 2)


def chance(game: Game, team: int, lessons: Lessons | None = None) -> float:
    """The chance that a team wins from here."""
    return 1 / (1 + math.exp(-log_odds(game, team, lessons)))
