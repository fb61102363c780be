"""The chronicle: events as sentences, for one reader who may not know everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mageduel.facts.cards import CardType
from mageduel.facts.dice import Face
from mageduel.state import events as happened
from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape, MoveKind, Spell
from mageduel.views.dice import TO_MISS, dice, dice_sum, effect_ranges, to_avoid
from mageduel.views.shapes import Contribution, DiceSum, EffectRoll, EventShown
from mageduel.views.sides import may_see, shares_sight


class Teller:
    """Tells events to one viewer."""

    def __init__(self, game: Game, seat: int | None, *, everything: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.everything = everything
        """For replays of finished games: what lies face down has its name."""

    def name(self, thing: Object) -> str:
        """What to call an object."""
        if not may_see(self.game, self.seat, thing, everything=self.everything):
            return "a hidden enchantment"
        return f"the {thing.name}" if thing.is_mage else thing.name

    def player(self, seat: int) -> str:
        """What to call a player."""
        return self.game.players[seat].name

    def place(self, thing: Object) -> str:
        """Where something is, or what it is on."""
        if thing.attached_to is not None:
            return f"on {self.name(thing.attached_to)}"
        if thing.border is not None:
            return f"between {' and '.join(self.game.arena.border_names[thing.border].split('|'))}"
        return f"in {self.game.arena.zone_names[thing.zone]}" if thing.zone is not None else "out of the arena"

    def spell(self, spell: Spell) -> str:
        """What to call a spell; enchantments keep their secret from the other side."""
        own = shares_sight(self.game, self.seat, spell.controller, everything=self.everything)
        return "a hidden enchantment" if spell.card.type is CardType.ENCHANTMENT and not own else spell.card.name

    def attack(self, attack: Attack) -> str:
        """Who attacks with what."""
        if attack.attacker is None:
            return attack.bar.name
        if attack.shape in (AttackShape.BARRIER, AttackShape.OTHER) or attack.spell is not None:
            return attack.bar.name
        return f"{self.name(attack.attacker)} with {attack.bar.name}"

    def tell(self, event: Event, index: int = 0) -> EventShown | None:
        """One line for an event, or None where there is nothing to say; `index` is its place in the log."""
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
            sentence=sentence[0].upper() + sentence[1:],
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
    kind = attack.bar.damage_type
    return kind.value if kind is not None else "ranged" if attack.is_ranged else "melee"


def _effect(event: Event) -> EffectRoll | None:
    """The effect die an event shows, with what was added to it."""
    if isinstance(event, happened.DiceRolled):
        if event.effect_roll is None or event.effect_total is None:
            return None
        added = event.effect_total - event.effect_roll
        return EffectRoll(
            event.effect_roll,
            [Contribution(added, "modifiers")] if added else [],
            event.effect_total,
            effect_ranges(event.attack.bar),
        )
    if isinstance(event, happened.DefenseRolled):
        lost = event.total - event.roll
        modifiers = [Contribution(lost, "conditions")] if lost else []
        return EffectRoll(event.roll, modifiers, event.total, to_avoid(event.needed))
    if isinstance(event, happened.RolledToMiss):
        return EffectRoll(event.roll, [], event.roll, TO_MISS)
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


def _count(amount: int, word: str) -> str:
    return f"{amount} {word}"


def _sum_of_faces(faces: Sequence[Face]) -> str:
    return " ".join(str(face) for face in faces)


def _moved(teller: Teller, event: happened.Moved) -> str:
    verb = {MoveKind.ACTION: "moved", MoveKind.PUSH: "was pushed", MoveKind.TELEPORT: "teleported"}[event.move.kind]
    return f"{teller.name(event.creature)} {verb} to {teller.game.arena.zone_names[event.move.end]}."


def _spell_cast(teller: Teller, event: happened.SpellCast) -> str:
    spell = event.spell
    target = ""
    if isinstance(spell.target, Object):
        target = f" on {teller.name(spell.target)}"
    elif isinstance(spell.target, int) and spell.card.target is not None:
        names = (
            teller.game.arena.border_names if "zone border" in spell.card.target.kinds else teller.game.arena.zone_names
        )
        target = f" on {names[spell.target]}"
    return f"{teller.name(spell.caster)} cast {teller.spell(spell)}{target} for {spell.paid} mana."


def _entered(teller: Teller, event: happened.EnteredPlay) -> str:
    thing = event.who
    if event.is_hidden or thing.card.type is CardType.ENCHANTMENT:
        return ""
    verb = "was summoned" if event.is_summoned else "came into play"
    return f"{thing.name} {verb} {teller.place(thing)}."


def _revealed(teller: Teller, event: happened.Revealed) -> str:
    who = teller.player(event.enchantment.controller)
    place = teller.place(event.enchantment)
    if event.paid is None:
        return f"{who} showed {event.enchantment.name} {place} without effect."
    return f"{who} revealed {event.enchantment.name} {place} for {event.paid} mana."


def _rolled(teller: Teller, event: happened.Rolled) -> str:
    who = teller.name(event.who) if event.who is not None else teller.player(event.seat)
    needed = f", needing {event.needed}" if event.needed is not None else ""
    return f"{who} rolled {event.roll} for {event.what}{needed}."


def _dice(teller: Teller, event: happened.DiceRolled) -> str:
    effect = ""
    if event.effect_roll is not None:
        changed = f" ({event.effect_total} with modifiers)" if event.effect_total != event.effect_roll else ""
        effect = f"; effect die {event.effect_roll}{changed}"
    return f"{teller.attack(event.attack)}: {_sum_of_faces(event.faces)}{effect}."


def _attacked(teller: Teller, event: happened.Attacked) -> str:
    told = dice_sum(event.tally, event.damage).sentence
    return f"{teller.attack(event.attack)} hit {teller.name(event.attack.defender)}: {told}."


def _damaged(teller: Teller, event: happened.Damaged) -> str:
    return "" if event.attack is not None else f"{teller.name(event.who)} took {event.amount} damage ({event.because})."


def _defense(teller: Teller, event: happened.DefenseRolled) -> str:
    came = "avoided the attack" if event.succeeded else "did not help"
    who = teller.name(event.attack.defender)
    return f"{who} used {event.source.name}: rolled {event.total}, needed {event.needed}; it {came}."


def _initiative(teller: Teller, event: happened.InitiativeTaken) -> str:
    return f"{teller.player(event.seat)} has the initiative."


def _ended(teller: Teller, event: happened.GameEnded) -> str:
    if event.winning_team is None:
        return f"The duel is a draw: {event.how}."
    names = [player.name for player in teller.game.players if player.team == event.winning_team]
    return f"{' and '.join(names)} won: {event.how}."


def _mana(teller: Teller, event: happened.ManaChanged) -> str:
    verb = "gained" if event.amount > 0 else "lost"
    return f"{teller.name(event.who)} {verb} {abs(event.amount)} mana ({event.because})."


def _life(teller: Teller, event: happened.LifeChanged) -> str:
    verb = "gained" if event.amount > 0 else "lost"
    return f"{teller.name(event.who)} {verb} {abs(event.amount)} Life ({event.because})."


def _miss(teller: Teller, event: happened.RolledToMiss) -> str:
    came = "missed" if event.attack.missed else "on target"
    who = event.attack.attacker.name if event.attack.attacker is not None else "attacker"
    return f"The dazed {who} needed 7 and rolled {event.roll}: {came}."


_Writer = Callable[[Teller, Event], str]
_SENTENCES: dict[type[Event], _Writer] = {}


def _say(kind: type, write: Callable[..., str]) -> None:
    _SENTENCES[kind] = write


_say(happened.RoundBegan, lambda teller, e: f"Round {e.round} begins.")
_say(happened.InitiativeTaken, _initiative)
_say(happened.Channeled, lambda teller, e: f"{teller.name(e.who)} channeled {e.amount} mana.")
_say(happened.ManaChanged, _mana)
_say(happened.UpkeepPaid, lambda teller, e: f"{teller.player(e.seat)} paid {e.amount} mana for {teller.name(e.who)}.")
_say(happened.Planned, lambda teller, e: f"{teller.player(e.seat)} has planned.")
_say(happened.Activated, lambda teller, e: f"{teller.name(e.creature)} begins to act.")
_say(happened.Passed, lambda teller, e: f"{teller.player(e.seat)} passed.")
_say(happened.Guarded, lambda teller, e: f"{teller.name(e.creature)} went on guard {teller.place(e.creature)}.")
_say(happened.GuardDropped, lambda teller, e: f"{teller.name(e.creature)} is no longer on guard.")
_say(happened.Moved, _moved)
_say(happened.Banished, lambda teller, e: f"{teller.name(e.creature)} vanished from the arena.")
_say(happened.CameBack, lambda teller, e: f"{teller.name(e.creature)} is back {teller.place(e.creature)}.")
_say(happened.SpellCast, _spell_cast)
_say(happened.SpellFailed, lambda teller, e: f"{teller.spell(e.spell)} came to nothing: {e.because}.")
_say(happened.EnteredPlay, _entered)
_say(happened.Revealed, _revealed)
_say(happened.AttackDeclared, lambda teller, e: f"{teller.attack(e.attack)} attacks {teller.name(e.attack.defender)}.")
_say(happened.RolledToMiss, _miss)
_say(happened.DefenseRolled, _defense)
_say(
    happened.AttackAvoided, lambda teller, e: f"{e.source.name} let {teller.name(e.attack.defender)} avoid the attack."
)
_say(happened.AttackIntercepted, lambda teller, e: f"{teller.name(e.guard)} drew the attack upon itself.")
_say(happened.AttackCanceled, lambda teller, e: f"{teller.attack(e.attack)}: the attack was canceled.")
_say(happened.DiceRolled, _dice)
_say(happened.Attacked, _attacked)
_say(happened.Damaged, _damaged)
_say(happened.DamagePrevented, lambda teller, e: f"{teller.name(e.source)} prevented {e.amount} damage.")
_say(happened.Healed, lambda teller, e: f"{teller.name(e.who)} healed {e.amount} damage ({e.because}).")
_say(happened.LifeChanged, _life)
_say(happened.ConditionGained, lambda teller, e: f"{teller.name(e.who)} received {_count(e.count, e.condition.name)}.")
_say(happened.ConditionLost, lambda teller, e: f"{teller.name(e.who)} lost {_count(e.count, e.condition.name)}.")
_say(happened.Rolled, _rolled)
_say(happened.DicePool, lambda teller, e: f"{e.what}: {_sum_of_faces(e.faces)}.")
_say(happened.Destroyed, lambda teller, e: f"{e.who.name} was destroyed: {e.because}.")
_say(happened.CreatureLaidDown, lambda teller, e: f"{e.card.name} lies face down until the round ends.")
_say(happened.LeftPlay, lambda teller, e: f"{e.who.name} left play: {e.where_to}.")
_say(happened.CardDiscarded, lambda teller, e: f"{e.card.name} was discarded.")
_say(happened.AbilityUsed, lambda teller, e: f"{teller.name(e.who)}: {e.ability}.")
_say(
    happened.TokensChanged,
    lambda teller, e: f"{teller.name(e.who)}: {'+' if e.amount > 0 else '−'}{abs(e.amount)} {e.token}.",
)
_say(happened.ControlChanged, lambda teller, e: f"{teller.player(e.seat)} took control of {teller.name(e.who)}.")
_say(happened.MageDied, lambda teller, e: f"{teller.player(e.seat)}'s mage has fallen.")
_say(happened.Conceded, lambda teller, e: f"{teller.player(e.seat)} conceded.")
_say(happened.GameEnded, _ended)
