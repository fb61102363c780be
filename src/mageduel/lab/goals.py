"""Goals: everything that has to happen in an exercise of a mode, and how it is noticed when it does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from mageduel.dsl.script import answers_of, script_of
from mageduel.facts.cards import AttackBar, Card, CardType
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.library import SETS, playable
from mageduel.facts.mages import Mage, playable_mages
from mageduel.facts.modes import MODES, mode_called
from mageduel.facts.traits import REGENERATE, Bearer
from mageduel.lab.tokens import tokens_of
from mageduel.rules.attack.effects import effects_for
from mageduel.rules.casting.built_in import NEVER_CAST
from mageduel.rules.domination.ground import TILES
from mageduel.rules.domination.orbs import VTAR_ORB
from mageduel.rules.objects.characteristics import of, reasons, traits
from mageduel.state import events as happened
from mageduel.state.causes import Cause, name_of
from mageduel.state.game import Game
from mageduel.state.marks import MARKS
from mageduel.state.objects import Object
from mageduel.state.running import Attack

USES: Final = "uses of "
"""How the marks begin that count what can be done so often a round."""


@cache
def cards_of(mode: str) -> tuple[Card, ...]:
    """The cards that first appeared in a set of this mode and that one of its mages can use."""
    wanted = mode_called(mode).construction.sets or _sets_of_no_other()
    casters = mages_of(mode)
    return tuple(
        card for card in playable().values() if card.sets[0] in wanted and any(mage.may_use(card) for mage in casters)
    )


def _sets_of_no_other() -> tuple[str, ...]:
    """The sets that no mode has for itself."""
    taken = {code for mode in MODES.values() for code in mode.construction.sets}
    return tuple(code for code in SETS if code not in taken)


def mages_of(mode: str) -> tuple[Mage, ...]:
    """The mages of a mode."""
    return tuple(playable_mages(mode_called(mode).mages).values())


def goals_of(mode: str) -> set[str]:
    """Casts, reveals, bars, traits, conditions, effects and tokens of its cards, and the abilities of its mages."""
    found: set[str] = set()
    for card in cards_of(mode):
        found.add(f"cast {card.name}")
        if card.is_enchantment:
            found.add(f"reveal {card.name}")
        found |= {bar_goal(card, bar) for bar in card.attacks}
        found |= {f"trait {trait.word.name}" for trait in card.traits if trait.word.bearer is Bearer.OBJECT}
        found |= {f"effect {effect.code}" for bar in card.attacks for row in bar.effects for effect in row.effects}
    for mage in mages_of(mode):
        found |= {bar_goal(mage.card, bar) for bar in mage.card.attacks}
        found |= {ability_goal(mage, ability) for ability in mage.abilities}
    said = " ".join(_texts(mode))
    found |= {f"condition {each.name}" for each in CONDITIONS.values() if _is_said(each.name, said)}
    found |= {f"token {mark.name}" for mark in MARKS.values() if mark.shown and _is_said(f"{mark.name} token", said)}
    found |= {f"token {mark.name}" for card in _scripted(mode) for mark in tokens_of(script_of(card))}
    return found


def _scripted(mode: str) -> Iterable[Card]:
    """Whatever may have a script: cards, mages, and what lies on boards where the mode's mages play on some."""
    yield from cards_of(mode)
    yield from (mage.card for mage in mages_of(mode))
    if any(each.has_boards and each.books == mode for each in MODES.values()):
        yield from (VTAR_ORB, *TILES.values())


def _texts(mode: str) -> Iterable[str]:
    for card in cards_of(mode):
        yield card.text
        yield from (effect.code for bar in card.attacks for row in bar.effects for effect in row.effects)
    for mage in mages_of(mode):
        yield from mage.ability_texts.values()


def _is_said(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}s?(?!\w)", text, re.IGNORECASE) is not None


def _names(text: str, words: Iterable[str]) -> set[str]:
    """Which of these words a text names, one or several of them."""
    return {word for word in words if _is_said(word, text)}


def about(goal: str) -> str:
    """The card or mage a goal is about, or its word."""
    kind, _, rest = goal.partition(" ")
    return rest.split(": ")[0] if kind in ("bar", "ability") else rest


@cache
def leading_to(mode: str, goal: str) -> tuple[str, ...]:
    """Cards that may lead to a goal: what it is about, those that speak of that, and what these work on."""
    subject, kind = about(goal), goal.partition(" ")[0]
    said = [mage.ability_texts.get(goal.split(": ")[-1], "") for mage in mages_of(mode) if mage.name == subject]
    found = [card for card in cards_of(mode) if card.name == subject or _leads_to(card, kind, subject)]
    kinds = {subtype for card in cards_of(mode) for subtype in card.subtypes}
    wanted = _names(" ".join([*said, *(card.text for card in found)]), kinds)
    helping = [card for card in cards_of(mode) if not wanted.isdisjoint(card.subtypes)]
    return tuple(dict.fromkeys(card.name for card in (*found, *helping)))


@cache
def mages_leading_to(mode: str, goal: str) -> tuple[str, ...]:
    """Mages a goal is about, or whose own tokens it asks for."""
    subject = about(goal)
    return tuple(
        mage.name
        for mage in mages_of(mode)
        if mage.name == subject or any(goal == f"token {mark.name}" for mark in tokens_of(script_of(mage.card)))
    )


def _leads_to(card: Card, kind: str, subject: str) -> bool:
    match kind:
        case "token":
            return any(mark.name == subject for mark in tokens_of(script_of(card))) or _is_said(
                f"{subject} token", card.text
            )
        case "trait":
            return any(trait.word.name == subject for trait in card.traits)
        case "condition" | "effect":
            codes = {effect.code for bar in card.attacks for row in bar.effects for effect in row.effects}
            return subject.lower() in codes or _is_said(subject, card.text)
        case _:
            return _is_said(subject, card.text)


def bar_goal(card: Card, bar: AttackBar) -> str:
    """How the list names a bar."""
    return f"bar {card.name}: {bar.name}"


def ability_goal(mage: Mage, ability: str) -> str:
    """How the list names an ability."""
    return f"ability {mage.name}: {ability}"


@cache
def _bars() -> dict[AttackBar, str]:
    """Every bar there is, and its goal."""
    cards: list[Card] = [*playable().values(), *(mage.card for mode in MODES for mage in mages_of(mode))]
    return {bar: bar_goal(card, bar) for card in cards for bar in card.attacks}


# Noticing


class Watch:
    """Notes goals as they are reached."""

    def __init__(self, mode: str, note: Callable[[str], None]) -> None:
        self.note = note
        self.abilities = {
            mage.name: {each: ability_goal(mage, each) for each in mage.abilities} for mage in mages_of(mode)
        }

    def hear(self, events: Sequence[happened.Event]) -> None:
        """What the log tells."""
        for event in events:
            match event:
                case happened.SpellResolved():
                    self.note(f"cast {event.spell.card.name}")
                    self._ability(event.spell.caster, event.spell.card)
                    if event.spell.holder is not None:
                        self.note(f"bar {event.spell.holder.name}: {event.spell.card.name}")
                case happened.EnteredPlay() if answers_of(event.who.card, NEVER_CAST):
                    self.note(f"cast {event.who.name}")
                case happened.Revealed() if event.paid is not None:
                    self.note(f"reveal {event.enchantment.name}")
                case happened.ConditionGained():
                    self.note(f"condition {event.condition.name}")
                case happened.TokensChanged() if event.amount > 0:
                    self.note(f"token {event.token}")
                case happened.DiceRolled():
                    self._attack(event.attack)
                case happened.DicePool():
                    self._bars_of(event.what)
                case happened.AbilityUsed():
                    self._bars_of(event.ability)
                    self.note(f"bar {event.who.name}: {name_of(event.ability)}")
                    self._ability(event.who, event.ability)
                case happened.Healed():
                    self._ability(event.who, event.because)
                case happened.DefenseRolled() if event.source.is_mage:
                    self._trace(event.source, "Deflect")

    def _attack(self, attack: Attack) -> None:
        for bar in (attack.bar, attack.lent):
            if bar is not None and bar in _bars():
                self.note(_bars()[bar])
        for holder in (attack.attacker, *(attack.attacker.attachments if attack.attacker is not None else ())):
            if holder is not None:
                self.note(f"bar {holder.name}: {attack.bar.name}")
        if attack.effect_total is not None:
            for effect in effects_for(attack, attack.effect_total):
                self.note(f"effect {effect.code}")
        attacker = attack.attacker
        if attacker is not None and attacker.is_mage:
            for grant in of(attacker).attack_grants:
                if grant.source == attacker.id and grant.applies(attack):
                    self._trace(attacker, "Archery Skill")

    def _bars_of(self, cause: Cause) -> None:
        if isinstance(cause, AttackBar):
            self.note(_bars().get(cause, ""))
        elif isinstance(cause, Card):
            for bar in cause.attacks:
                self.note(bar_goal(cause, bar))

    def _ability(self, who: Object, cause: Cause) -> None:
        """An ability by its name, whoever uses it in the name of his mage."""
        self._trace(who.game.players[who.controller].mage, name_of(cause))

    def _trace(self, mage: Object, name: str) -> None:
        for ability, goal in self.abilities.get(mage.card.name, {}).items():
            if name.startswith(ability):
                self.note(goal)

    def look(self, game: Game) -> None:
        """What lies on the table: markers, tokens and traits."""
        for thing in game.objects.values():
            if thing.hidden:
                continue
            for word in traits(thing):
                self.note(f"trait {word.name}")
            for mark in thing.marks:
                if mark.shown:
                    self.note(f"token {mark.name}")
            if thing.card.type is CardType.MARKER:
                owner = game.players[thing.owner].mage
                self._trace(owner, thing.name)
        for player in game.seated:
            self._mage(game, player.mage, player.facts)

    def _mage(self, game: Game, mage: Object, facts: Mage) -> None:
        """What can be seen of a mage's abilities, used or had."""
        for thing in (mage, *(each for each in game.objects.values() if each.owner == mage.owner)):
            for mark in thing.marks:
                if mark.name.startswith(USES):
                    self._trace(mage, mark.name.removeprefix(USES))
        for ability, is_seen in _SEEN.items():
            if ability in facts.abilities and is_seen(game, mage):
                self._trace(mage, ability)
        for ability in facts.abilities:
            text = facts.ability_texts.get(ability, "").replace("-", "−")
            if any(text in (f"{trait}.", f"He has {trait}.") for trait in mage.card.traits):
                self._trace(mage, ability)


def _has_marker(*names: str) -> Callable[[Game, Object], bool]:
    return lambda game, mage: any(
        each.owner == mage.owner and each.card.is_marker and any(name in each.name for name in names)
        for each in game.objects.values()
    )


def _has_token(name: str) -> Callable[[Game, Object], bool]:
    return lambda game, mage: any(
        name in mark.name for each in game.objects.values() if each.owner == mage.owner for mark in each.marks
    )


def _makes_curses_smolder(game: Game, mage: Object) -> bool:
    return any(grant.to(mage, each) for grant in mage.script.auras for each in game.objects.values())


_SEEN: Final[dict[str, Callable[[Game, Object], bool]]] = {
    "Amphibious": lambda game, mage: any(each.source == mage.id for each in reasons(mage, REGENERATE)),
    "Divine Auras": _has_marker("Aura"),
    "Glyphs": _has_token("Glyph"),
    "Ki": _has_token("Ki"),
    "Runesmithing": _has_marker("Rune"),
    "Siren's Call": _has_marker("Siren's Call"),
    "Chivalrous Challenge": _has_marker("Challenge"),
    "Smoldering Curses": _makes_curses_smolder,
    "Spreading Vines": _has_marker("Vine Marker"),
    "Veterans": _has_token("Veteran"),
}
"""How abilities show that leave no name of their own behind when they are used."""
