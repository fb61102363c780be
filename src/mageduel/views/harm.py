"""Harm to one's own side: options that would hurt friends or help enemies, told from printed facts and named targets.

Such options stay possible. They are marked, so that nobody is led to them: they come last, and are never the usual one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import AttackKind, Card, CardType
from mageduel.facts.library import library
from mageduel.facts.purposes import Purpose
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.casting import at_hand
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.enchantments.reveals import TO_FORFEIT
from mageduel.rules.round.special_actions import abilities_of, bar_abilities
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import ABILITY, OBJECT, PLACE, SLOT, SPELL, VICTIM
from mageduel.state.running import Spell
from mageduel.views.purposes import is_harmful, moves_spells, serves_either, undoes_spells

_AIMED_TYPES: Final = (
    CardType.ENCHANTMENT,
    CardType.INCANTATION,
    CardType.ATTACK,
    CardType.CONJURATION,
    CardType.ABILITY,
)


def harms_own_side(game: Game, request: Request, answer: Answer) -> bool:
    """Whether this answer would hurt the side of the player who is asked, or help another."""
    seat = request.player
    form = request.question.form_of(answer)
    if form.group == "attacks":
        _, source, index, target = answer
        return _attack_harms(game, seat, game.objects[source].card.attacks[index].kind, target)
    if SPELL in form.parts:
        name, target = answer[form.place_of(SPELL)], answer[form.place_of(PLACE)]
        card = library()[name] if OBJECT in form.parts else _cast_card(game, seat, answer[form.place_of(SLOT)], name)
        return _spell_harms(game, seat, card, target, form.rest_of(answer))
    if isinstance(request.subject, Spell) and PLACE in form.parts:
        return _spell_harms(game, seat, request.subject.card, answer[form.place_of(PLACE)], form.rest_of(answer))
    if VICTIM in form.parts:
        return is_friendly(seat, game.objects[answer[form.place_of(VICTIM)]])
    if ABILITY in form.parts:
        holder, index = game.objects[answer[form.place_of(OBJECT)]], answer[form.place_of(ABILITY)]
        return _ability_harms(game, seat, holder, index, form.rest_of(answer))
    return form is TO_FORFEIT


def _cast_card(game: Game, seat: int, key: int, name: str) -> Card:
    """The card an option casts; spells of objects are no cards of the library."""
    holder = game.objects.get(key)
    if holder is not None:
        for card in BUILT_IN.of(holder):
            if card.name == name:
                return card
    for castable in at_hand.castables(game, game.players[seat].mage):
        if castable.card.name == name:
            return castable.card
    return library()[name]


def _attack_harms(game: Game, seat: int, kind: AttackKind, target: object) -> bool:
    if kind in (AttackKind.HEAL, AttackKind.LOOK):
        return False
    if isinstance(target, int):
        return is_friendly(seat, game.objects[target])
    return isinstance(target, str) and _only_friends_in(game, seat, target)


def _only_friends_in(game: Game, seat: int, zone: str) -> bool:
    """Whether an attack on the whole zone would strike friends alone."""
    if zone not in game.arena.zone_names:
        return False
    here = game.in_zone[game.arena.zone(zone)]
    return bool(here) and all(is_friendly(seat, each) for each in here)


def _spell_harms(game: Game, seat: int, card: Card, target: object, choices: Sequence[object]) -> bool:
    if card.type not in _AIMED_TYPES:
        return False
    thing = game.objects.get(target) if isinstance(target, int) else None
    if thing is None:
        strikes_zone = any(bar.zone for bar in card.attacks)
        return strikes_zone and isinstance(target, str) and _only_friends_in(game, seat, target)
    if Purpose.PURGES in card.purposes:
        return all(is_friendly(seat, each) for each in thing.attachments if each.card.type is CardType.ENCHANTMENT)
    if moves_spells(card):
        return _moving_harms(game, seat, card, thing, choices)
    if serves_either(card):
        return False
    return is_harmful(card) == is_friendly(seat, thing)


def _moving_harms(game: Game, seat: int, card: Card, enchantment: Object, choices: Sequence[object]) -> bool:
    """Taking one's own spell with a spell against spells, or laying a spell on whom it is not meant for."""
    if undoes_spells(card) and is_friendly(seat, enchantment):
        return True
    host = game.objects.get(choices[0]) if choices and isinstance(choices[0], int) else None
    if host is None or serves_either(enchantment.card):
        return False
    return is_harmful(enchantment.card) == is_friendly(seat, host)


def _ability_harms(game: Game, seat: int, holder: Object, index: int, choice: Sequence[object]) -> bool:
    ability = abilities_of(holder)[index]
    named = [game.objects[each] for each in choice if isinstance(each, int) and each in game.objects]
    looks = {bar.name for bar in holder.card.attacks if bar.kind is AttackKind.LOOK}
    if ability in bar_abilities(holder.card) and ability.name in looks:
        return False
    if ability.harms:
        return any(is_friendly(seat, each) for each in named)
    return any(not is_friendly(seat, each) for each in named)
