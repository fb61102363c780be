"""Kinds of attacks: the words in which a card says which attacks have a bonus, put together with &, | and ~."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import Selector, is_friendly
from mageduel.facts.conditions import Condition
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import FLYING, Word
from mageduel.rules.attack.dice import STRUCK_AT, earlier_attacks, is_first_against
from mageduel.rules.objects.characteristics import has, has_subtype
from mageduel.rules.objects.destroy import total_damage
from mageduel.rules.round.uses import Uses
from mageduel.state.dependence import Depends
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

MELEE_ATTACKS: Final = Attacks("melee", lambda attack: attack.is_melee)
"""Counterstrikes included."""
RANGED_ATTACKS: Final = Attacks("ranged", lambda attack: attack.is_ranged)
AIMED_ATTACKS: Final = Attacks("aimed", lambda attack: not attack.is_zone_attack)
"""Those that have an object as their target, and not a zone."""
COUNTERSTRIKES: Final = Attacks("counterstrike", lambda attack: attack.is_counterstrike)
SPELLS: Final = Attacks("spell", lambda attack: attack.spell is not None)
BY_CREATURES: Final = Attacks("by a creature", lambda attack: attack.is_by_creature)
BY_FLYERS: Final = Attacks("by a flyer", lambda attack: attack.attacker is not None and has(attack.attacker, FLYING))
FIRST_OF_THE_ROUND: Final = Attacks("first on it", is_first_against)
"""The attacker's first one on this defender."""
ON_CREATURES: Final = Attacks("on a creature", lambda attack: attack.defender.is_creature)
ON_ENEMIES: Final = Attacks("on an enemy", lambda attack: not is_friendly(attack.controller, attack.defender))
ON_MAGES: Final = Attacks("on a mage", lambda attack: attack.defender.is_mage)
ON_INACTIVE: Final = Attacks(
    "on an inactive creature", lambda attack: attack.defender.is_creature and not attack.defender.active
)
ON_DAMAGED: Final = Attacks("on something damaged", lambda attack: total_damage(attack.defender) > 0)
ON_GUARDS: Final = Attacks("on a guard", lambda attack: attack.defender.guarding)
WHILE_DAMAGED: Final = Attacks(
    "while damaged", lambda attack: attack.attacker is not None and total_damage(attack.attacker) > 0
)
WHILE_GUARDING: Final = Attacks(
    "while guarding", lambda attack: attack.attacker is not None and attack.attacker.guarding
)


def _has_stood_still(attacker: Object | None) -> bool:
    phase = None if attacker is None else attacker.game.action_phase
    return phase is None or phase.creature is not attacker or not phase.move_actions


BEFORE_MOVING: Final = Attacks("before moving", lambda attack: _has_stood_still(attack.attacker))
"""Whoever makes it has taken no move action in this Action Phase."""


def _takes_a_full_action(attack: Attack) -> bool:
    phase = None if attack.attacker is None else attack.attacker.game.action_phase
    is_action = phase is not None and phase.creature is attack.attacker and not phase.move_actions
    return is_action and attack.shape in (AttackShape.MELEE, AttackShape.RANGED) and not attack.action.made


WITH_FULL_ACTION: Final = Attacks("with a full action", _takes_a_full_action)
"""Whoever makes it could spend a full action on it: in its own Action Phase, before moving."""


ATTACKS_AS: Final = Capability[str]("attacks as")
"""Asked of what an attacker wears: a subtype he has while he attacks."""


def fights_as(thing: Object, name: str) -> bool:
    """Whether an attacker has this subtype: always, or while it attacks."""
    return has_subtype(thing, name) or any(name in ATTACKS_AS.of(each) for each in thing.attachments)


def fighters(name: str) -> Selector:
    """Objects that have this subtype when they attack: for what is given to attacks alone."""
    return Selector(lambda this, other: fights_as(other, name), depends=Depends.PAIR)


def by_fighters(name: str) -> Attacks:
    """Attacks of whoever has this subtype when attacking."""
    return Attacks(f"by a {name}", lambda attack: attack.attacker is not None and fights_as(attack.attacker, name))


def of_damage(*kinds: DamageType) -> Attacks:
    """Attacks of these types of damage."""
    return Attacks(" or ".join(kind.value for kind in kinds), lambda attack: attack.damage_type in kinds)


def with_bar(name: str) -> Attacks:
    """Attacks with the bar of this name."""
    return Attacks(f"with {name}", lambda attack: attack.bar.name == name)


def on_those_with(condition: Condition) -> Attacks:
    """Attacks on whatever has this condition."""
    return Attacks(f"on {condition.name}", lambda attack: condition in attack.defender.conditions)


def on_trait(*words: Word) -> Attacks:
    """Attacks on whatever has any of these traits."""
    names = " or ".join(word.name for word in words)
    return Attacks(f"on {names}", lambda attack: any(has(attack.defender, word) for word in words))


def by_trait(*words: Word) -> Attacks:
    """Attacks of whoever has any of these traits."""
    names = " or ".join(word.name for word in words)
    return Attacks(f"by {names}", lambda attack: _has_any(attack.attacker, words))


def _has_any(attacker: Object | None, words: tuple[Word, ...]) -> bool:
    return attacker is not None and any(has(attacker, word) for word in words)


def on_subtype(name: str) -> Attacks:
    """Attacks on objects of this subtype."""
    return Attacks(f"on {name}", lambda attack: has_subtype(attack.defender, name))


def on_prey(name: str, is_prey: Callable[[Object, Object], bool]) -> Attacks:
    """Attacks of an attacker on whom it means: its prey, whom it has challenged, the strongest."""
    return Attacks(name, lambda attack: attack.attacker is not None and is_prey(attack.attacker, attack.defender))


def next_on(attacker: Object, target: Object) -> Attacks:
    """The next attack of this round that the attacker makes on this target."""
    return _after(target.id, attacker.linked(STRUCK_AT, target))


def _after(identity: int, before: int) -> Attacks:
    return Attacks(
        f"next on {identity} after {before}",
        lambda attack: (
            attack.defender.id == identity
            and attack.attacker is not None
            and earlier_attacks(attack, attack.attacker) == before
        ),
    )


def while_left(uses: Uses) -> Attacks:
    """Attacks for which the attacker has this use of the round left; whoever gives the bonus spends it."""
    return Attacks(
        f"while {uses.mark.name}", lambda attack: attack.attacker is not None and uses.are_left(attack.attacker)
    )


LASTING: Final = {each.name: each for each in (MELEE_ATTACKS, RANGED_ATTACKS)}
"""The kinds that something lasting may be for, by name; what is made for one bar, subtype or target is made anew."""
_NEXT_ON: Final = re.compile(r"next on (\d{1,6}) after (\d{1,4})")


def kept(attacks: Attacks) -> Attacks:
    """A kind that something lasting is for, to be found again by its name."""
    LASTING[attacks.name] = attacks
    return attacks


def attacks_called(name: str) -> Attacks | None:
    """The kind of this name that something lasting is for; None: there is none."""
    found = _NEXT_ON.fullmatch(name)
    if found is not None:
        return _after(int(found[1]), int(found[2]))
    for prefix, make in (("with ", with_bar), ("by a ", by_fighters)):
        if name.startswith(prefix):
            return make(name.removeprefix(prefix))
    return LASTING.get(name)
