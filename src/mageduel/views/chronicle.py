"""The chronicle: events as sentences, for one reader who may not know everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.facts.cards import CardType
from mageduel.facts.conditions import Condition
from mageduel.facts.dice import Face
from mageduel.facts.traits import Trait, Word
from mageduel.rules.attack.rolling import HITS_ON
from mageduel.state import events as happened
from mageduel.state.causes import About, Cause, Roll, Why
from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape, MoveKind, Spell
from mageduel.views.dice import dice, dice_sum, effect_ranges, to_avoid, to_hit
from mageduel.views.names import contribution, listed
from mageduel.views.shapes import DiceSum, EffectRoll, EventShown
from mageduel.views.sides import ending_text, may_see, shares_sight
from mageduel.words.language import say
from mageduel.words.language import sentence as as_sentence
from mageduel.words.names import condition_name, signed, token_name, trait_name, word_name


class Teller:
    """Tells events to one viewer."""

    def __init__(self, game: Game, seat: int | None, *, everything: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.everything = everything
        """For replays of finished games: what lies face down has its name."""
        self.holds_back = False
        """Whether others may know more of what it has told last; if not, everybody is told the same."""

    def name(self, thing: Object) -> str:
        """What to call an object."""
        if not may_see(self.game, self.seat, thing, everything=self.everything):
            self.holds_back = True
            return say("name.hidden")
        return say("name.mage", name=thing.name) if thing.is_mage else thing.name

    def player(self, seat: int) -> str:
        """What to call a player."""
        return self.game.players[seat].name

    def place(self, thing: Object) -> str:
        """Where something is, or what it is on."""
        if thing.attached_to is not None:
            return say("place.on", what=self.name(thing.attached_to))
        if thing.border is not None:
            first, last = thing.border.name.split("|")
            return say("place.between", first=first, last=last)
        if thing.zone is not None and len(self.game.arena.zone_names) == 1:
            return say("place.here")
        if thing.zone is not None:
            return say("place.in", zone=self.game.arena.zone_names[thing.zone])
        return say("place.nowhere")

    def spell(self, spell: Spell) -> str:
        """What to call a spell; enchantments keep their secret from the other side."""
        own = shares_sight(self.game, self.seat, spell.controller, everything=self.everything)
        if own or spell.card.type is not CardType.ENCHANTMENT:
            return spell.card.name
        self.holds_back = True
        return say("name.hidden")

    def attack(self, attack: Attack) -> str:
        """Who attacks with what."""
        if attack.attacker is None:
            return attack.bar.name
        if attack.shape in (AttackShape.BARRIER, AttackShape.OTHER) or attack.spell is not None:
            return attack.bar.name
        return say("name.with", who=self.name(attack.attacker), attack=attack.bar.name)

    def cause(self, cause: Cause | Roll) -> str:
        """What something is due to."""
        match cause:
            case Why():
                return say(f"cause.{cause.value}")
            case About(why=why, what=what):
                return say(f"cause.{why.value}", what=self.cause(what))
            case Roll():
                return say(f"roll.{cause.value.replace(' ', '-')}")
            case Condition():
                return condition_name(cause)
            case Word():
                return word_name(cause)
            case Trait():
                return trait_name(cause)
            case str():
                return cause
            case Object(is_mage=True):
                return say("name.mage", name=cause.name)
        return cause.name

    def tell(self, event: Event, index: int = 0) -> EventShown | None:
        """One line for an event, or None where there is nothing to say; `index` is its place in the log."""
        self.holds_back = False
        write = _SENTENCES.get(type(event))
        if write is None:
            return None
        sentence = write(self, event)
        if not sentence:
            return None
        faces: Sequence[Face] = getattr(event, "faces", ())
        move = event.move if isinstance(event, happened.Moved) else None
        zones = self.game.arena.zone_names
        return EventShown(
            index=index,
            kind=type(event).__name__,
            sentence=as_sentence(sentence),
            round=self.game.round,
            seat=_seat(event),
            objects=[thing.id for thing in _objects(event)],
            start=zones[move.start] if move is not None else None,
            end=zones[move.end] if move is not None else None,
            amount=getattr(event, "amount", getattr(event, "damage", None)),
            dice=dice(faces, getattr(event, "tally", None)),
            effect=_effect(event),
            sum=_sum(event),
            strike=_strike(event),
        )


def _sum(event: Event) -> DiceSum | None:
    """What the dice of an attack come to: as they fall, and as they were dealt."""
    match event:
        case happened.DiceRolled(tally=tally):
            return dice_sum(tally)
        case happened.Attacked(damage=damage, tally=tally):
            return dice_sum(tally, damage)
    return None


def _strike(event: Event) -> str | None:
    attack: Attack | None = getattr(event, "attack", None)
    if attack is None:
        return None
    kind = attack.damage_type
    return kind.value if kind is not None else "ranged" if attack.is_ranged else "melee"


def _effect(event: Event) -> EffectRoll | None:
    """The effect die an event shows, with what was added to it."""
    if isinstance(event, happened.DiceRolled):
        if event.effect_roll is None or event.effect_total is None:
            return None
        added = event.effect_total - event.effect_roll
        return EffectRoll(
            event.effect_roll,
            [contribution(added, "modifiers")] if added else [],
            event.effect_total,
            effect_ranges(event.attack.bar),
        )
    if isinstance(event, happened.DefenseRolled):
        lost = event.total - event.roll
        modifiers = [contribution(lost, "conditions")] if lost else []
        return EffectRoll(event.roll, modifiers, event.total, to_avoid(event.needed))
    if isinstance(event, happened.RolledToMiss):
        return EffectRoll(event.roll, [], event.roll, to_hit())
    if isinstance(event, happened.Rolled):
        return EffectRoll(event.roll, [], event.roll, [])
    return None


def _seat(event: Event) -> int | None:
    seat = getattr(event, "seat", None)
    if seat is not None:
        return int(seat)
    for name in ("attack", "spell"):
        part = getattr(event, name, None)
        if part is not None:
            return int(part.controller)
    things = _objects(event)
    return things[0].controller if things else None


def _objects(event: Event) -> list[Object]:
    things: list[Object] = []
    for name in ("who", "creature", "enchantment", "source", "target"):
        part = getattr(event, name, None)
        if isinstance(part, Object):
            things.append(part)
    attack = getattr(event, "attack", None)
    if attack is not None:
        things += [part for part in (attack.attacker, attack.defender) if part is not None]
    spell = getattr(event, "spell", None)
    if spell is not None:
        things.append(spell.caster)
        if isinstance(spell.target, Object):
            things.append(spell.target)
    return list(dict.fromkeys(things))


def _faces(faces: Sequence[Face]) -> str:
    return " ".join(str(face) for face in faces)


def _moved(teller: Teller, event: happened.Moved) -> str:
    who, zone = teller.name(event.creature), teller.game.arena.zone_names[event.move.end]
    match event.move.kind:
        case MoveKind.PUSH:
            return say("event.pushed", who=who, zone=zone)
        case MoveKind.TELEPORT:
            return say("event.teleported", who=who, zone=zone)
    return say("event.moved", who=who, zone=zone)


def _spell_cast(teller: Teller, event: happened.SpellCast) -> str:
    spell = event.spell
    who, name = teller.name(spell.caster), teller.spell(spell)
    if isinstance(spell.target, Object):
        return say("event.cast-on", who=who, spell=name, target=teller.name(spell.target), amount=spell.paid)
    arena = teller.game.arena
    if isinstance(spell.target, int) and spell.card.target is not None and len(arena.zone_names) > 1:
        names = arena.border_names if "zone border" in spell.card.target.kinds else arena.zone_names
        return say("event.cast-on", who=who, spell=name, target=names[spell.target], amount=spell.paid)
    return say("event.cast", who=who, spell=name, amount=spell.paid)


def _entered(teller: Teller, event: happened.EnteredPlay) -> str:
    thing = event.who
    if event.is_hidden or thing.card.type is CardType.ENCHANTMENT:
        return ""
    return say("event.summoned" if event.is_summoned else "event.entered", who=thing.name, place=teller.place(thing))


def _revealed(teller: Teller, event: happened.Revealed) -> str:
    player, name = teller.player(event.enchantment.controller), event.enchantment.name
    place = teller.place(event.enchantment)
    if event.paid is None:
        return say("event.shown", player=player, who=name, place=place)
    return say("event.revealed", player=player, who=name, place=place, amount=event.paid)


def _rolled(teller: Teller, event: happened.Rolled) -> str:
    who = teller.name(event.who) if event.who is not None else teller.player(event.seat)
    cause = teller.cause(event.what)
    if event.needed is None:
        return say("event.rolled", who=who, roll=event.roll, cause=cause)
    return say("event.rolled-needing", who=who, roll=event.roll, cause=cause, needed=event.needed)


def _dice(teller: Teller, event: happened.DiceRolled) -> str:
    attack, faces = teller.attack(event.attack), _faces(event.faces)
    roll, total = event.effect_roll, event.effect_total
    if roll is None:
        return say("event.dice", attack=attack, faces=faces)
    if total == roll:
        return say("event.dice-effect", attack=attack, faces=faces, roll=roll)
    return say("event.dice-effect-changed", attack=attack, faces=faces, roll=roll, total=total)


def _attacked(teller: Teller, event: happened.Attacked) -> str:
    told = dice_sum(event.tally, event.damage).sentence
    target = teller.name(event.attack.defender)
    return say("event.attacked", attack=teller.attack(event.attack), target=target, sum=told)


def _damaged(teller: Teller, event: happened.Damaged) -> str:
    if event.attack is not None:
        return ""
    return say("event.damaged", who=teller.name(event.who), amount=event.amount, cause=teller.cause(event.because))


def _defense(teller: Teller, event: happened.DefenseRolled) -> str:
    return say(
        "event.defense-held" if event.succeeded else "event.defense-failed",
        who=teller.name(event.attack.defender),
        source=event.source.name,
        total=event.total,
        needed=event.needed,
    )


def _ended(teller: Teller, event: happened.GameEnded) -> str:
    how = ending_text(teller.game, event.how, event.conceded)
    if event.winning_team is None:
        return say("event.draw", how=how)
    names = [player.name for player in teller.game.players if player.team == event.winning_team]
    return say("event.won", players=listed(names), how=how)


def _mana(teller: Teller, event: happened.ManaChanged) -> str:
    key = "event.mana-gained" if event.amount > 0 else "event.mana-lost"
    return _change(teller, key, event)


def _life(teller: Teller, event: happened.LifeChanged) -> str:
    key = "event.life-gained" if event.amount > 0 else "event.life-lost"
    return _change(teller, key, event)


def _change(teller: Teller, key: str, event: happened.ManaChanged | happened.LifeChanged) -> str:
    return say(key, who=teller.name(event.who), amount=abs(event.amount), cause=teller.cause(event.because))


def _attack_declared(teller: Teller, event: happened.AttackDeclared) -> str:
    attack, zone = event.attack, event.attack.zone
    target = teller.name(attack.defender) if zone is None else teller.game.arena.zone_names[zone]
    return say("event.attack-declared", attack=teller.attack(attack), target=target)


def _miss(teller: Teller, event: happened.RolledToMiss) -> str:
    who = event.attack.attacker.name if event.attack.attacker is not None else say("name.attacker")
    key = "event.missed" if event.attack.missed else "event.on-target"
    return say(key, who=who, needed=HITS_ON, roll=event.roll)


def _healed(teller: Teller, event: happened.Healed) -> str:
    return say("event.healed", who=teller.name(event.who), amount=event.amount, cause=teller.cause(event.because))


def _condition(key: str) -> Callable[..., str]:
    def write(teller: Teller, event: happened.ConditionGained | happened.ConditionLost) -> str:
        name = condition_name(event.condition)
        return say(f"event.condition-{key}", who=teller.name(event.who), amount=event.count, condition=name)

    return write


def _tokens(teller: Teller, event: happened.TokensChanged) -> str:
    token = token_name(event.token)
    return say("event.tokens", who=teller.name(event.who), amount=signed(event.amount), token=token)


def _control_changed(teller: Teller, event: happened.ControlChanged) -> str:
    if not teller.game.players[event.seat].is_somebody:
        return say("event.controlled-by-nobody", who=teller.name(event.who))
    return say("event.control-changed", player=teller.player(event.seat), who=teller.name(event.who))


def _destroyed(teller: Teller, event: happened.Destroyed) -> str:
    """Of a mage it is told that he has fallen."""
    return "" if event.who.is_mage else say("event.destroyed", who=event.who.name, cause=teller.cause(event.because))


_Writer = Callable[[Teller, Event], str]
_SENTENCES: Final[dict[type[Event], _Writer]] = {}


def _tell(kind: type, write: Callable[..., str]) -> None:
    _SENTENCES[kind] = write


_tell(happened.RoundBegan, lambda t, e: say("event.round-began", round=e.round))
_tell(happened.InitiativeTaken, lambda t, e: say("event.initiative", player=t.player(e.seat)))
_tell(happened.Channeled, lambda t, e: say("event.channeled", who=t.name(e.who), amount=e.amount))
_tell(happened.ManaChanged, _mana)
_tell(
    happened.UpkeepPaid,
    lambda t, e: say("event.upkeep-paid", player=t.player(e.seat), amount=e.amount, who=t.name(e.who)),
)
_tell(happened.Planned, lambda t, e: say("event.planned", player=t.player(e.seat)))
_tell(happened.Activated, lambda t, e: say("event.activated", who=t.name(e.creature)))
_tell(happened.Passed, lambda t, e: say("event.passed", player=t.player(e.seat)))
_tell(happened.Guarded, lambda t, e: say("event.guarded", who=t.name(e.creature), place=t.place(e.creature)))
_tell(happened.GuardDropped, lambda t, e: say("event.guard-dropped", who=t.name(e.creature)))
_tell(happened.Moved, _moved)
_tell(happened.Banished, lambda t, e: say("event.banished", who=t.name(e.creature)))
_tell(happened.CameBack, lambda t, e: say("event.came-back", who=t.name(e.creature), place=t.place(e.creature)))
_tell(happened.SpellCast, _spell_cast)
_tell(happened.SpellFailed, lambda t, e: say("event.spell-failed", spell=t.spell(e.spell), cause=t.cause(e.because)))
_tell(happened.EnteredPlay, _entered)
_tell(happened.Revealed, _revealed)
_tell(happened.TurnedFaceDown, lambda t, e: say("event.turned-face-down", card=e.enchantment.name))
_tell(happened.AttackDeclared, _attack_declared)
_tell(happened.RolledToMiss, _miss)
_tell(happened.DefenseRolled, _defense)
_tell(
    happened.AttackAvoided,
    lambda t, e: say("event.avoided", source=e.source.name, who=t.name(e.attack.defender)),
)
_tell(happened.AttackIntercepted, lambda t, e: say("event.intercepted", who=t.name(e.guard)))
_tell(happened.AttackCanceled, lambda t, e: say("event.attack-canceled", attack=t.attack(e.attack)))
_tell(happened.DiceRolled, _dice)
_tell(happened.Attacked, _attacked)
_tell(happened.Damaged, _damaged)
_tell(happened.DamagePrevented, lambda t, e: say("event.prevented", who=t.name(e.source), amount=e.amount))
_tell(happened.Healed, _healed)
_tell(happened.LifeChanged, _life)
_tell(happened.ConditionGained, _condition("gained"))
_tell(happened.ConditionLost, _condition("lost"))
_tell(happened.Rolled, _rolled)
_tell(happened.DicePool, lambda t, e: say("event.dice-pool", cause=t.cause(e.what), faces=_faces(e.faces)))
_tell(happened.Destroyed, _destroyed)
_tell(happened.CreatureLaidDown, lambda t, e: say("event.laid-down", card=e.card.name))
_tell(happened.LeftPlay, lambda t, e: say("event.left-play", who=e.who.name, cause=t.cause(e.where_to)))
_tell(happened.CardDiscarded, lambda t, e: say("event.discarded", card=e.card.name))
_tell(happened.AbilityUsed, lambda t, e: say("event.ability-used", who=t.name(e.who), ability=t.cause(e.ability)))
_tell(happened.TokensChanged, _tokens)
_tell(happened.ControlChanged, _control_changed)
_tell(happened.MageDied, lambda t, e: say("event.mage-died", player=t.player(e.seat)))
_tell(
    happened.Conceded,
    lambda t, e: say("event.out-of-time" if e.on_time else "event.conceded", player=t.player(e.seat)),
)
_tell(happened.GameEnded, _ended)
