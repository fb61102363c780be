"""Merits: what speaks for an option as everybody at the chooser's side can see it, as codes with numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mageduel.facts.cards import Card
from mageduel.facts.library import library
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.guards import TO_GUARD
from mageduel.rules.enchantments.reveals import REVEAL
from mageduel.rules.objects.characteristics import life
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import SPELL
from mageduel.views.consequences import consequence
from mageduel.views.odds import odds_of_option
from mageduel.views.options import object_name
from mageduel.views.shapes import OddsShown
from mageduel.views.sides import is_friend
from mageduel.words.language import count, say, sentence

LIKELY: Final = 0.3
"""A chance worth a word."""
A_SCRATCH: Final = 0.5
"""Less damage than this on average is not worth a word."""
NEAR: Final = 1


@dataclass(frozen=True, slots=True)
class Merit:
    """One thing that speaks for an option: a code, and what its sentence names."""

    code: str
    places: dict[str, str | int] = field(default_factory=dict)

    def words(self) -> str:
        """The merit as a part of a sentence."""
        number = self.places.get("number")
        if isinstance(number, int):
            rest = {name: value for name, value in self.places.items() if name != "number"}
            return count(f"merit.{self.code}", number, **rest)
        return say(f"merit.{self.code}", **self.places)


def sentence_of(merits: list[Merit]) -> str:
    """Up to two merits as one sentence; nothing where there are none."""
    parts = [merit.words() for merit in merits[:2]]
    if not parts:
        return ""
    joined = parts[0] if len(parts) == 1 else say("merit-and", first=parts[0], second=parts[1])
    return sentence(joined) + "."


def merits_of(game: Game, request: Request, answer: Answer) -> list[Merit]:
    """What speaks for an option, the weightiest first."""
    if answer == request.decline:
        return [Merit("waits")]
    odds = odds_of_option(game, request, answer)
    if odds is not None:
        return _of_attack(game, request.player, answer, odds)
    form = request.question.form_of(answer)
    if form is TO_GUARD:
        return _of_guard(game, request.player)
    if form.group == "moves":
        return _of_move(game, request.player, answer)
    if answer[0] == REVEAL:
        change = consequence(game, game.objects[answer[1]])
        return [Merit("changes", {"change": change})] if change else []
    if SPELL in form.parts:
        card = library().get(answer[form.place_of(SPELL)])
        return [] if card is None else _of_spell(card)
    return []


def _percent(share: float) -> int:
    return min(99, max(1, round(100 * share)))


def _of_attack(game: Game, seat: int, answer: Answer, odds: OddsShown) -> list[Merit]:
    target = game.objects[answer[-1]] if answer[0] == "attack" else game.objects[answer[3]]
    name = object_name(game, target.id)
    found = []
    if odds.destroy_chance >= LIKELY:
        found.append(Merit("kills", {"target": name, "percent": _percent(odds.destroy_chance)}))
    elif odds.average >= A_SCRATCH:
        found.append(Merit("wounds", {"target": name, "damage": f"{odds.average:.1f}", "life": _left(target)}))
    answers = [each for each in odds.comes_back if each.chance >= 0.05]
    effects = [each for each in odds.effects if each.chance >= LIKELY]
    if effects and odds.destroy_chance < LIKELY:
        best = max(effects, key=lambda each: each.chance)
        found.append(Merit("effect", {"effect": best.name, "percent": _percent(best.chance)}))
    if target.is_creature and not target.is_mage and target.active and not is_friend(game, seat, target.controller):
        found.append(Merit("before-it-acts"))
    if not answers:
        found.append(Merit("no-answer"))
    else:
        worst = max(answers, key=lambda each: each.average * each.chance)
        found.append(Merit("answered", {"damage": f"{worst.average:.1f}", "percent": _percent(worst.chance)}))
    return found


def _left(thing: Object) -> int:
    return max(0, life(thing) - thing.damage)


def _enemies(game: Game, seat: int) -> list[Object]:
    return [each for each in game.creatures if each.zone is not None and not is_friend(game, seat, each.controller)]


def _of_guard(game: Game, seat: int) -> list[Merit]:
    mage = game.players[seat].mage
    acting = game.acting
    if acting is None or mage.zone is None or acting.zone != mage.zone:
        return [Merit("guards-zone")]
    distance = game.arena.distance[mage.zone]
    near = sum(1 for each in _enemies(game, seat) if each.zone is not None and distance[each.zone] <= NEAR)
    return [Merit("guards-mage", {"number": near})] if near else [Merit("guards-zone")]


def _of_move(game: Game, seat: int, answer: Answer) -> list[Merit]:
    acting = game.acting
    if acting is None or acting.zone is None or len(answer) < 2 or not isinstance(answer[1], str):
        return []
    zone = game.arena.zone(answer[1])
    there = [each for each in _enemies(game, seat) if each.zone == zone]
    here = [each for each in _enemies(game, seat) if each.zone == acting.zone]
    mages = [each for each in _enemies(game, seat) if each.is_mage and each.zone is not None]
    if there:
        first = next((each for each in there if each.is_mage), there[0])
        return [Merit("meets", {"target": object_name(game, first.id)})]
    if here:
        return [Merit("leaves", {"number": len(here)})]
    for mage in mages:
        assert mage.zone is not None
        if game.arena.distance[zone][mage.zone] < game.arena.distance[acting.zone][mage.zone]:
            return [Merit("nearer", {"target": object_name(game, mage.id)})]
    return []


def _of_spell(card: Card) -> list[Merit]:
    if card.is_creature:
        dice = max((bar.dice or 0 for bar in card.attacks), default=0)
        return [Merit("summons", {"life": card.life or 0, "dice": dice})]
    return []
