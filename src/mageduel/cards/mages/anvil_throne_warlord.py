"""The Warlord of the Anvil Throne: Runesmithing and Battle Orders; Battle Hardened is printed as a trait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import HOST, Selector, is_friendly
from mageduel.facts.cards import Card
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, CANTRIP, FAST, PIERCING, TOUGH
from mageduel.kernel.questions import WORD, Form, Question
from mageduel.rules.attack.defenses import STEADIES_DEFENSE, USES
from mageduel.rules.attack.kinds import RANGED_ATTACKS, SPELLS
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.casting.costs import SAVES_MANA, Discount
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.equipment.spellbind import BINDS
from mageduel.rules.happenings import happen
from mageduel.rules.mages.ability_markers import marker_card, place_marker
from mageduel.rules.mages.battle_orders import NAME, gives_battle_orders
from mageduel.rules.objects.protection import PROTECTS
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, EnteredPlay
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

anvil_throne_warlord = scripted(mage("Anvil Throne Warlord").card)

# Battle Orders


def _take_aim(soldier: Object) -> None:
    grant_for_a_while(soldier, PIERCING(+2), source=NAME, attacks=RANGED_ATTACKS)


def _quick_march(soldier: Object) -> None:
    grant_for_a_while(soldier, FAST, source=NAME)


def _hold_the_line(soldier: Object) -> None:
    grant_for_a_while(soldier, ARMOR(+1), TOUGH(-2), source=NAME)


gives_battle_orders(
    anvil_throne_warlord,
    {"take-aim": _take_aim, "quick-march": _quick_march, "hold-the-line": _hold_the_line},
    name="Battle Orders (Anvil Throne)",
)

# Runes

RUNESMITHING: Final = Printed("Runesmithing")
RUNE_COST: Final = 1
RUNE_TOLL: Final = 2
"""Mana an opponent pays to destroy what bears a Rune."""
RUNE_OF_SHIELDING: Final = 2
INSCRIBE: Final = Question("inscribe", Form("inscribe", WORD), about={"item": Object}, declines=STOP)
WEARER: Final = Selector(
    lambda this, other: this.attached_to is not None and this.attached_to.attached_to is other, depends=Depends.PAIR
)


def _gives_armor(item: Object) -> bool:
    return any(grant.word is ARMOR and (callable(grant.value) or grant.value > 0) for grant in item.script.host_grants)


GIVES_ARMOR: Final = Selector(
    lambda this, other: this.attached_to is not None and _gives_armor(this.attached_to), depends=Depends.PAIR
)


class Rune(NamedTuple):
    """One of his five Runes: its marker, what is left of it, and whether it does anything for an item."""

    card: Card
    used: Mark
    serves: Callable[[Object], bool]


def _rune(name: str, serves: Callable[[Object], bool]) -> Rune:
    return Rune(marker_card(name), Mark(f"{name} used", until=IN_PLAY, shown=True), serves)


FORTIFICATION: Final = _rune("Rune of Fortification", _gives_armor)
POWER: Final = _rune("Rune of Power", lambda item: bool(BINDS.of(item)) or bool(BUILT_IN.of(item)))
PRECISION: Final = _rune("Rune of Precision", lambda item: any(bar.is_attack for bar in item.card.attacks))
REFORGING: Final = _rune("Rune of Reforging", lambda item: not item.card.has(CANTRIP))
SHIELDING: Final = _rune("Rune of Shielding", lambda item: item.card.defense is not None)
RUNES: Final = (FORTIFICATION, PRECISION, SHIELDING, POWER, REFORGING)


@anvil_throne_warlord.on(EnteredPlay)
async def smith_a_rune(game: Game, this: Object, event: EnteredPlay) -> None:
    """An equipment that comes into play on him may be given one of the Runes he has left, those that serve it first."""
    item, seat = event.who, this.controller
    if not item.card.is_equipment or item.attached_to is not this or available(game, seat) < RUNE_COST:
        return
    left = sorted((rune for rune in RUNES if not this.marks.get(rune.used)), key=lambda rune: not rune.serves(item))
    ways = [("inscribe", rune.card.name) for rune in left]
    answer = await INSCRIBE.ask(seat, [STOP, *ways], item) if ways else STOP
    if answer != STOP:
        pay(game, seat, RUNE_COST)
        rune = next(rune for rune in RUNES if rune.card.name == answer[1])
        this.mark(rune.used)
        await happen(game, AbilityUsed(this, RUNESMITHING, item))
        place_marker(game, rune.card, item, seat)


fortification = scripted(FORTIFICATION.card)
fortification.grants(ARMOR(+1), to=WEARER & GIVES_ARMOR)

precision = scripted(PRECISION.card)


def _is_made_with_precision(attack: Attack) -> bool:
    """Whether the attack belongs to an item with the Rune: one that the attacker wears, or that attacks by itself."""
    attacker = attack.attacker
    if attacker is None or attack.spell is not None:
        return False
    return any(
        attack.bar in item.card.attacks and any(each.card is PRECISION.card for each in item.attachments)
        for item in (attacker, *attacker.attachments)
    )


precision.grants(PIERCING(+1), to=WEARER, attacks=_is_made_with_precision)
precision.grants(PIERCING(+1), to=HOST, attacks=~SPELLS)

reforging = scripted(REFORGING.card)
reforging.grants(CANTRIP)

shielding = scripted(SHIELDING.card)


@shielding.answering(STEADIES_DEFENSE)
def shield(this: Object, source: Object) -> int:
    """The Defense of its item is better the first time it is used in a round."""
    if source is not this.attached_to:
        return 0
    running = source.game.running
    is_being_used = any(isinstance(each, Attack) and each.used_defense for each in running)
    return RUNE_OF_SHIELDING if source.marks.get(USES, 0) <= int(is_being_used) else 0


power = scripted(POWER.card)


def _comes_from_item(this: Object, declared: Declaration) -> bool:
    """Whether the spell is bound to the item or built into it."""
    return declared.holder is not None and declared.holder is this.attached_to


power.answer(SAVES_MANA, Discount(1, _comes_from_item))


def _defend_item(this: Object, thing: Object, seat: int) -> int:
    """An opponent who would destroy the item has to pay for it."""
    return RUNE_TOLL if thing is this.attached_to and not is_friendly(seat, this) else 0


for script in (fortification, precision, reforging, shielding, power):
    script.answer(PROTECTS, _defend_item)
