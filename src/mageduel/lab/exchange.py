"""An exchange: two cards alone on a table, to ask what an attack of one on the other would do."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from mageduel.dsl.script import script_of
from mageduel.facts.cards import AttackBar, AttackKind, Card, CardType
from mageduel.facts.conditions import CONDITIONS, Condition
from mageduel.facts.errors import ForPeople, nearest
from mageduel.facts.library import card as find_card
from mageduel.facts.mages import mages
from mageduel.facts.traits import ARMOR, MELEE, PIERCING, RANGED
from mageduel.modes import rule_set
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.presence import attach, enter
from mageduel.rules.round.setup import Seat, Setup, new_game
from mageduel.state.game import Game
from mageduel.state.marks import ROUND_END
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.views.odds import attack_odds
from mageduel.views.shapes import OddsShown

ZONE = Zone(5)


@dataclass(frozen=True, slots=True)
class Modifiers:
    """What is added to the printed cards."""

    dice: int = 0
    armor: int = 0
    piercing: int = 0
    damage: int = 0
    """Damage already on the defender."""
    attacker_has: tuple[str, ...] = ()
    """Enchantments and equipment on the attacker."""
    defender_has: tuple[str, ...] = ()
    attacker_conditions: dict[str, int] = field(default_factory=dict)
    defender_conditions: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Exchange:
    """An attack that could be made."""

    game: Game
    attacker: Object
    bar: AttackBar
    defender: Object

    def odds(self) -> OddsShown:
        """Everything that can be said about it beforehand."""
        return attack_odds(self.game, self.attacker, self.bar, self.defender)


def exchange(attacker: str, bar: str | None, defender: str, modifiers: Modifiers | None = None) -> Exchange:
    """Set two cards against each other; an attack spell is cast by a mage."""
    wanted = modifiers or Modifiers()
    one, other = _card(attacker), _card(defender)
    seats = (_seat(one, "Wizard"), _seat(other, "Priestess"))
    game = new_game(rule_set("arena"), Setup("arena", (Seat("Red", seats[0], {}), Seat("Blue", seats[1], {}))), seed=1)
    source = _put(game, one, 0) if not _is_spell(one) else game.players[0].mage
    target = _put(game, other, 1)
    if other.life is None:
        raise ForPeople(f"{other.name} has no Life and cannot be attacked")
    _change(source, target, wanted)
    return Exchange(game, source, _bar(one, bar), target)


def _card(name: str) -> Card:
    found = next((mage.card for mage in mages().values() if mage.name.lower() == name.lower()), None)
    return found if found is not None else find_card(name)


def _seat(card: Card, otherwise: str) -> str:
    return card.name if card.type is CardType.MAGE else otherwise


def _is_spell(card: Card) -> bool:
    return card.type in (CardType.ATTACK, CardType.INCANTATION, CardType.EQUIPMENT)


def _bar(card: Card, name: str | None) -> AttackBar:
    bars = [bar for bar in card.attacks if bar.dice is not None]
    if not bars:
        raise ForPeople(f"{card.name} has no attack")
    if name is None:
        found = bars[0]
    else:
        by_name = {bar.name.lower(): bar for bar in bars}
        near = nearest(name, by_name)
        if name.lower() not in by_name:
            raise ForPeople(
                f"{card.name} has no attack called {name!r}"
                + (f"; did you mean {by_name[near.lower()].name}?" if near else "")
            )
        found = by_name[name.lower()]
    return replace(found, range=card.range, kind=AttackKind.RANGED) if card.type is CardType.ATTACK else found


def _put(game: Game, card: Card, seat: int) -> Object:
    if card.type is CardType.MAGE:
        return game.players[seat].mage
    thing = game.new_object(card, script_of(card), seat)
    thing.zone = ZONE
    enter(thing)
    return thing


def _change(source: Object, target: Object, wanted: Modifiers) -> None:
    for bearer, names, seat in ((source, wanted.attacker_has, 0), (target, wanted.defender_has, 1)):
        for name in names:
            card = find_card(name)
            if card.type not in (CardType.ENCHANTMENT, CardType.EQUIPMENT):
                raise ForPeople(f"{card.name} is nothing to have on: name an enchantment or equipment")
            spell = bearer.game.new_object(card, script_of(card), seat)
            attach(spell, bearer)
            enter(spell)
    for bearer, conditions in ((source, wanted.attacker_conditions), (target, wanted.defender_conditions)):
        for name, count in conditions.items():
            bearer.place_condition(_condition(name), count)
    if wanted.dice:
        grant_for_a_while(source, MELEE(wanted.dice), source="modifier", until=ROUND_END)
        grant_for_a_while(source, RANGED(wanted.dice), source="modifier", until=ROUND_END)
    if wanted.piercing:
        grant_for_a_while(source, PIERCING(wanted.piercing), source="modifier", until=ROUND_END)
    if wanted.armor:
        grant_for_a_while(target, ARMOR(wanted.armor), source="modifier", until=ROUND_END)
    target.damage = wanted.damage


def _condition(name: str) -> Condition:
    found = CONDITIONS.get(name.lower())
    if found is None:
        near = nearest(name, CONDITIONS)
        raise ForPeople(f"There is no condition called {name!r}" + (f"; did you mean {near}?" if near else ""))
    return found
