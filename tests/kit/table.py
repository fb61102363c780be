"""The table: set up any position, script the dice and the answers, run one procedure, look at what came of it.

Every run ends with no dice and no decision left over. Reveal windows that nobody scripted pass, what is revealed is
paid for, and offers are declined; any other question that nobody scripted fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from mageduel.cards import load_all
from mageduel.dsl.script import SCRIPTS, Script, script_of
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import Condition
from mageduel.facts.dice import ATTACK_FACES, Face
from mageduel.facts.library import card as find_card
from mageduel.facts.library import read_card
from mageduel.kernel.requests import Answer, Request
from mageduel.rules import action_stage, activation, attack_action, casting, deployment, upkeep
from mageduel.rules import round as rounds
from mageduel.rules.characteristics import has, touch
from mageduel.rules.dice import ChanceRequest
from mageduel.rules.offers import DECLINE
from mageduel.rules.presence import attach, enter
from mageduel.rules.resolution import summon
from mageduel.rules.setup import Seat, Setup, new_game
from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase, Attack, Spell

load_all()

RED, BLUE = 0, 1
Decision = Answer | Callable[[Request], Answer]
E_ = TypeVar("E_", bound=Event)


class Undecided(AssertionError):
    """A question came up that the test did not answer."""


class Refused(AssertionError):
    """The test tried something the rules do not offer; `options` has what they do."""

    def __init__(self, answer: Answer, options: Sequence[Answer]) -> None:
        super().__init__(f"{answer} is not possible; possible are {list(options)[:40]}")
        self.options = options


def make_card(**row: Any) -> Card:
    """A card of no set, for rules that no published card shows; same fields as a data file."""
    row.setdefault("schools", {"arcane": row.pop("level", 1)})
    return read_card(row)


def make_creature(name: str = "Test Creature", **row: Any) -> Card:
    """A plain creature of no set: level 1, 10 Life, no armor, a quick melee attack with 3 dice, unless told."""
    bar = {"name": "Strike", "kind": "melee", "action": "quick", "dice": 3}
    defaults: dict[str, Any] = {"type": "creature", "cost": 5, "action": "full", "range": [0, 0], "target": "zone"}
    return make_card(**(defaults | {"armor": 0, "life": 10, "attack": [bar]} | row | {"name": name}))


def make_wall(name: str = "Test Wall", **row: Any) -> Card:
    """A plain wall of no set: 5 Life, no armor, no way through, unless told."""
    defaults: dict[str, Any] = {"type": "wall", "cost": 1, "action": "quick", "range": [0, 1], "target": "zone border"}
    return make_card(**(defaults | {"armor": 0, "life": 5, "traits": ["Passage Blocked"]} | row | {"name": name}))


def script_for(card: Card) -> Script:
    """A fresh script for a card made in a test."""
    SCRIPTS.pop(card.name, None)
    script = SCRIPTS[card.name] = Script(card)
    return script


def faces(text: str) -> list[Face]:
    """Read dice as a player would write them: "2 1* 0" is a normal two, a critical one and a blank."""
    return [Face(int(word.rstrip("*")), word.endswith("*")) for word in text.split()]


class Table:
    """A position and the means to play from it."""

    def __init__(
        self,
        mode: str = "arena",
        red: str = "Beastmaster",
        blue: str = "Warlock",
        red_book: dict[str, int] | None = None,
        blue_book: dict[str, int] | None = None,
        mana: int = 50,
    ) -> None:
        setup = Setup(mode, (Seat("Red", red, red_book or {}), Seat("Blue", blue, blue_book or {})))
        self.game: Game = new_game(setup, seed=1)
        self.game.asks_chance = True
        self.game.log = []
        self.game.round = 1
        self.red = self.game.players[RED].mage
        self.blue = self.game.players[BLUE].mage
        self.red.mana = self.blue.mana = mana
        self._dice: list[Face] = []
        self._effects: list[int] = []
        self._decisions: dict[str, list[Decision]] = {}
        self._reveals: list[tuple[str, Object]] = []
        self.asked: list[Request] = []

    # Setting up

    def zone(self, name: str) -> int:
        """The number of a zone."""
        return self.game.arena.zone(name)

    def card(self, card: str | Card) -> Card:
        """A card by name, or as it is."""
        return find_card(card) if isinstance(card, str) else card

    def put(
        self,
        card: str | Card,
        seat: int = RED,
        zone: str = "B2",
        *,
        active: bool = True,
        damage: int = 0,
        **fields: Any,
    ) -> Object:
        """Put a creature or conjuration into play as if it had been there for a while."""
        found = self.card(card)
        thing = self.game.new_object(found, script_of(found), seat)
        thing.zone = self.zone(zone)
        thing.active = active and thing.is_creature
        thing.damage = damage
        thing.tokens.update(thing.script.tokens)
        for name, value in fields.items():
            setattr(thing, name, value)
        enter(thing)
        return thing

    def attach(
        self, card: str | Card, to: Object | str, seat: int | None = None, *, hidden: bool = False, **fields: Any
    ) -> Object:
        """Attach an enchantment, equipment or conjuration to an object, or an enchantment to a zone by its name."""
        found = self.card(card)
        owner = seat if seat is not None else to.controller if isinstance(to, Object) else RED
        thing = self.game.new_object(found, script_of(found), owner)
        if found.type is CardType.EQUIPMENT and isinstance(to, Object):
            thing.controller = to.controller
        thing.hidden = hidden
        for name, value in fields.items():
            setattr(thing, name, value)
        if isinstance(to, Object):
            thing.zone = to.zone
            attach(thing, to)
        else:
            thing.zone = self.zone(to)
        enter(thing)
        return thing

    def hide(self, card: str | Card, on: Object | str, seat: int | None = None) -> Object:
        """Attach a hidden enchantment."""
        return self.attach(card, on, seat, hidden=True)

    def wall(self, card: str | Card, border: str, seat: int = RED) -> Object:
        """Put up a wall."""
        found = self.card(card)
        thing = self.game.new_object(found, script_of(found), seat)
        thing.border = self.game.arena.border_names.index(border)
        enter(thing)
        return thing

    def move_to(self, thing: Object, zone: str) -> None:
        """Put something elsewhere without moving it there."""
        from mageduel.rules.presence import relocate

        relocate(thing, self.zone(zone))

    def condition(self, thing: Object, condition: Condition, count: int = 1) -> None:
        """Place condition markers, no questions asked."""
        thing.conditions[condition] = thing.conditions.get(condition, 0) + count
        touch(thing)

    def guard(self, creature: Object) -> None:
        """Put a creature on guard."""
        creature.guarding = True
        touch(creature)

    def plan(self, seat: int, *cards: str | Card) -> None:
        """Lay prepared spells ready for a mage."""
        self.game.players[seat].planned += [self.card(card) for card in cards]

    def book(self, seat: int, *cards: str | Card) -> None:
        """Put cards into a spellbook."""
        for card in cards:
            self.game.players[seat].put_into_book(self.card(card))

    # Scripting

    def dice(self, text: str, effect: int | None = None) -> None:
        """The attack dice to come, and the effect die after them."""
        self._dice += faces(text)
        if effect is not None:
            self._effects.append(effect)

    def effect(self, *rolls: int) -> None:
        """Rolls of the effect die to come."""
        self._effects += rolls

    def decide(self, kind: str, *decisions: Decision) -> None:
        """Answers to questions of a kind, in order; an answer is a tuple, or a function from the request to one."""
        self._decisions.setdefault(kind, []).extend(decisions)

    def reveal_after(self, moment: str, enchantment: Object) -> None:
        """Reveal an enchantment in the first window after a step or phase of this name."""
        self._reveals.append((moment, enchantment))

    # Running

    def run(self, procedure: Coroutine[Any, Any, Any]) -> Any:
        """Run a procedure to its end, answering as scripted; nothing scripted may be left over."""
        result = self.start(procedure)
        left = {kind: those for kind, those in self._decisions.items() if those}
        assert not self._dice, f"dice never rolled: {self._dice}"
        assert not self._effects, f"effect die never rolled: {self._effects}"
        assert not left, f"never asked: {left}"
        assert not self._reveals, f"never had the chance to reveal: {self._reveals}"
        return result

    def start(self, procedure: Coroutine[Any, Any, Any]) -> Any:
        """Run a procedure to its end without checking for leftovers."""
        answers: tuple[Answer, ...] | None = None
        try:
            while True:
                requests = procedure.send(answers)
                answers = tuple(self._answer(request) for request in requests) if requests else None
        except StopIteration as done:
            return done.value

    def _answer(self, request: Request) -> Answer:
        if isinstance(request, ChanceRequest):
            return self._roll(request)
        if request.kind == "reveal":
            return self._reveal(request)
        self.asked.append(request)
        queue = self._decisions.get(request.kind)
        if not queue:
            forced = request.forced
            if forced is not None:
                return forced
            if request.kind == "offer":
                return DECLINE
            if request.kind == "pay reveal":
                return ("pay",)
            raise Undecided(f"{request.kind} asked of {request.player}: {list(request.options)[:20]}")
        decision = queue.pop(0)
        answer = decision(request) if callable(decision) else decision
        if request.refuses(answer) is not None:
            raise Refused(answer, request.options)
        return answer

    def _roll(self, request: ChanceRequest) -> Answer:
        if request.kind == "effect die":
            assert self._effects, "the effect die is rolled, but no roll was scripted"
            return (self._effects.pop(0) - 1,)
        assert len(self._dice) >= request.count, f"{request.count} dice are rolled, scripted are {self._dice}"
        rolled = [self._dice.pop(0) for _ in range(request.count)]
        return tuple(ATTACK_FACES.index(face) for face in rolled)

    def _reveal(self, request: Request) -> Answer:
        assert isinstance(request.subject, tuple)
        moment: object = request.subject[0]
        name = moment if isinstance(moment, str) else getattr(moment, "name", "")
        for index, (wanted, enchantment) in enumerate(self._reveals):
            if wanted == name and enchantment.controller == request.player:
                del self._reveals[index]
                answer: Answer = ("reveal", enchantment.id)
                if request.refuses(answer) is not None:
                    raise Refused(answer, request.options)
                return answer
        return ("pass",)

    # Playing

    def attack(self, attacker: Object, bar: str, target: Object, *, source: Object | None = None) -> Attack:
        """Make an attack by the name of its bar; refused if it is not legal."""
        holder = source or attacker
        index = next(i for i, each in enumerate(holder.card.attacks) if each.name == bar)
        phase = self.game.action_phase or ActionPhase(attacker)
        answer = ("attack", holder.id, index, target.id)
        options = activation.attack_options(self.game, phase)
        if answer not in options:
            raise Refused(answer, options)
        self.run(attack_action.attack_with(self.game, attacker, holder.card.attacks[index], target))
        return self.last_attack(attacker)

    def last_attack(self, attacker: Object | None = None) -> Attack:
        """The most recent attack, by this attacker if one is named."""
        from mageduel.state.events import AttackActionEnded, AttackCanceled, Attacked

        for event in reversed(self.game.log or []):
            if not isinstance(event, AttackActionEnded | Attacked | AttackCanceled):
                continue
            if attacker is None or event.attack.attacker is attacker:
                return event.attack
        raise AssertionError("there was no attack")

    def cast(
        self, caster: Object, card: str | Card, target: Object | str | None, *choices: object, full: bool = True
    ) -> Spell:
        """Cast a spell the caster has at hand, planning it first if need be; refused if it is not legal."""
        found = self.card(card)
        at_hand = {each.card for each in casting.castables(self.game, caster)}
        if found not in at_hand:
            if caster.is_mage:
                self.plan(caster.controller, found)
            else:
                caster.prepared = found
        name = target.id if isinstance(target, Object) else "arena" if target is None else target
        key = next(each.key for each in casting.castables(self.game, caster) if each.card is found)
        if found.type is CardType.WALL and not choices:
            choices = ("single",)
        answer = ("cast", key, found.name, name, *choices)
        options = casting.cast_options(self.game, caster, quick=True, full=full)
        if answer not in options:
            raise Refused(answer, options)
        spell = casting.declared_spell(self.game, caster, answer, has_full_action=full)
        self.run(casting.cast_spell(self.game, spell))
        return spell

    def cast_options(self, caster: Object, card: str | Card, *, full: bool = True) -> list[Answer]:
        """Every way to cast this spell now, planning it first if need be."""
        found = self.card(card)
        if found not in {each.card for each in casting.castables(self.game, caster)}:
            if caster.is_mage:
                self.plan(caster.controller, found)
            else:
                caster.prepared = found
        options = casting.cast_options(self.game, caster, quick=True, full=full)
        return [each for each in options if each[2] == found.name]

    def act(self, creature: Object, *actions: Answer) -> None:
        """A whole Action Phase with these actions; "nothing" ends it if it is not over by itself."""
        self.decide("action", *actions)
        procedure = activation.take_action_phase(self.game, creature)
        original = self._answer

        def answer(request: Request) -> Answer:
            if request.kind == "action" and not self._decisions.get("action"):
                self.asked.append(request)
                return activation.NOTHING
            return original(request)

        self._answer = answer  # type: ignore[method-assign]
        try:
            self.run(procedure)
        finally:
            self._answer = original  # type: ignore[method-assign]

    def act_exactly(self, creature: Object, *actions: Answer) -> None:
        """A whole Action Phase with these actions and no more: a further choice fails the test."""
        self.decide("action", *actions)
        self.run(activation.take_action_phase(self.game, creature))

    def actions(self, creature: Object, **progress: Any) -> list[Answer]:
        """What a creature could do in its Action Phase, having come so far in it."""
        phase = ActionPhase(creature, **progress)
        self.game.action_phase = phase
        options = activation.action_options(self.game, phase)
        self.game.action_phase = None
        return options

    def between(self, seat: int) -> list[Answer]:
        """The abilities and attacks a player may use between Action Phases."""
        return action_stage.free_ability_options(self.game, seat)

    def use(self, seat: int, answer: Answer) -> None:
        """Use one of those; refused if it is not possible now."""
        options = self.between(seat)
        if answer not in options:
            raise Refused(answer, options)
        self.run(action_stage.act_between(self.game, seat, answer))

    def deploy(self) -> None:
        """Play a Deployment Phase."""
        self.run(deployment.deployment_phase(self.game))

    def summon(self, card: str | Card, seat: int = RED, zone: str = "B2") -> Object:
        """Summon a creature, with all that summoning brings."""
        found = self.card(card)
        created: Object = self.run(summon(self.game, found, self.zone(zone), seat, seat))
        return created

    def upkeep(self) -> None:
        """Play an Upkeep Phase."""
        self.run(upkeep.upkeep_phase(self.game))

    def channel(self) -> None:
        """Play a Channel Phase."""
        self.run(rounds.channel_phase(self.game))

    def reset(self) -> None:
        """Play a Reset Phase."""
        self.run(rounds.reset_phase(self.game))

    def end_round(self) -> None:
        """Play a Final Quickcast Phase without quickcasts, to the end of the round."""
        for player in self.game.players:
            player.quickcast = False
        self.run(rounds.final_quickcast_phase(self.game))

    # Looking

    def events(self, kind: type[E_]) -> list[E_]:
        """Everything of a kind that has happened."""
        return [event for event in self.game.log or [] if isinstance(event, kind)]

    def has(self, thing: Object, word: Any) -> bool:
        """Whether an object has a trait now."""
        return has(thing, word)

    def in_play(self, thing: Object) -> bool:
        """Whether an object is still on the table."""
        return thing.id in self.game.objects
