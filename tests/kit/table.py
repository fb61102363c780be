"""The table: set up any position, script the dice and the answers, run one procedure, look at what came of it.

Every run ends with no dice and no decision left over, and a question nobody scripted fails the test, with two
exceptions: reveal windows pass, since what lies hidden stays so until the test says otherwise, and what the test
chooses to reveal is paid for.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

from mageduel.dsl.declarations import Declaration
from mageduel.facts.cards import Card, CardType
from mageduel.facts.dice import ATTACK_FACES, Face
from mageduel.kernel.requests import Answer, Refusal, Request
from mageduel.modes import rule_set
from mageduel.rules import refusals
from mageduel.rules.attack import action as attack_action
from mageduel.rules.attack.targets import attack_bars, why_no_attack_at_all, why_not_attack
from mageduel.rules.casting import at_hand, declaring, targeting
from mageduel.rules.casting import spells as casting
from mageduel.rules.casting.costs import price
from mageduel.rules.casting.mana import available
from mageduel.rules.casting.resolution import summon
from mageduel.rules.dice import EFFECT_DIE, ChanceRequest
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.movement import moves as movement
from mageduel.rules.objects.characteristics import armor, has, life, value
from mageduel.rules.round import action_stage, activation, deployment, upkeep
from mageduel.rules.round import phases as rounds
from mageduel.rules.round.setup import Seat, Setup, new_game
from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase, Attack, Spell
from mageduel.views.odds import attack_odds
from mageduel.views.shapes import OddsShown
from tests.kit import board
from tests.kit.answers import NOTHING, PASS, Decision
from tests.kit.attacks import Strike, strikes
from tests.kit.moments import Moment, Wanted, name_of
from tests.kit.position import BLUE, RED, Position, faces, make_card, make_creature, make_wall, script_for
from tests.kit.telling import tell

__all__ = [
    "BLUE",
    "RED",
    "Decision",
    "Refused",
    "Table",
    "Undecided",
    "faces",
    "make_card",
    "make_creature",
    "make_wall",
    "script_for",
]

E_ = TypeVar("E_", bound=Event)


class Undecided(AssertionError):
    """A question came up that the test did not answer."""


class Refused(AssertionError):
    """The test tried something the rules do not offer; `options` has what they do."""

    def __init__(self, answer: Answer, options: Sequence[Answer]) -> None:
        super().__init__(f"{answer} is not possible; possible are {list(options)[:40]}")
        self.options = options


class _SeenEnough(Exception):
    """What the creature could do has been looked at, and it may not stop here."""


class Window(NamedTuple):
    """A reveal window that was put to a player."""

    moment: str
    seat: int
    subject: object


class Table(Position):
    """A position and the means to play from it."""

    def __init__(
        self,
        mode: str = "arena",
        red: str = "Beastmaster",
        blue: str = "Warlock",
        red_book: dict[str, int] | None = None,
        blue_book: dict[str, int] | None = None,
        mana: int = 50,
        board: str | None = None,
        *,
        seats: tuple[Seat, ...] = (),
    ) -> None:
        pair = (Seat("Red", red, red_book or {}), Seat("Blue", blue, blue_book or {}))
        setup = Setup(mode, seats or pair, board)
        self.game: Game = new_game(rule_set(setup.mode, len(setup.seats), board), setup, seed=1)
        self.game.asks_chance = True
        self.game.keep_log([])
        self.game.round = 1
        self.red = self.game.players[RED].mage
        self.blue = self.game.players[BLUE].mage
        for player in self.game.seated:
            player.mage.mana = mana
        self._sit_down()

    def _sit_down(self) -> None:
        """Begin with nothing scripted; should the test fail, the board is shown."""
        self._dice: list[Face] = []
        self._effects: list[int] = []
        self._decisions: dict[str, list[Decision]] = {}
        self._standing: dict[str, Decision] = {}
        self._reveals: list[Wanted] = []
        self.asked: list[Request] = []
        """Every question but those of reveal windows, and dice."""
        self.windows: list[Window] = []
        """Every reveal window, each time somebody was asked in it."""
        board.seat(self)

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

    def always(self, kind: str, decision: Decision) -> None:
        """The answer to every question of a kind that nothing else was decided for, however often it comes, if ever."""
        self._standing[kind] = decision

    def reveal_after(
        self,
        moment: Moment,
        enchantment: Object,
        *,
        by: Object | None = None,
        target: Object | str | None = None,
        time: int = 1,
        pays: bool = True,
    ) -> None:
        """Reveal an enchantment in the window after a step or phase, paid for or not.

        A step is one of `mageduel.dsl.steps`, so that the Pay Costs of an attack, a spell and a move are three moments;
        a name is accepted too. `by` is the attacker, the caster or the mover, `target` what is attacked or aimed at, or
        the zone moved into. Of several windows that fit, the first, unless `time` says the second or a later one.
        """
        place = self.zone(target) if isinstance(target, str) else target
        self._reveals.append(Wanted(moment, enchantment, by, place, time, pays=pays))

    # Running

    def run(self, procedure: Coroutine[Any, Any, Any]) -> Any:
        """Run a procedure to its end, answering as scripted; nothing scripted may be left over."""
        result = self.start(procedure)
        self._nothing_left()
        return result

    def _nothing_left(self) -> None:
        left = {kind: those for kind, those in self._decisions.items() if those}
        assert not self._dice, f"dice never rolled: {self._dice}"
        assert not self._effects, f"effect die never rolled: {self._effects}"
        assert not left, f"never asked: {left}"
        assert not self._reveals, f"never had the chance to reveal: {self._reveals}"

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
        tell(self.game, request)
        if request.question is WINDOW:
            return self._reveal(request)
        self.asked.append(request)
        queue = self._decisions.get(request.kind)
        if queue:
            return self._checked(request, queue.pop(0))
        forced = request.forced
        if forced is not None:
            return forced
        if request.kind in self._standing:
            return self._checked(request, self._standing[request.kind])
        if len(request.options) == 1:  # asked all the same, since how many answers there are is a secret
            return request.options[0]
        raise Undecided(f"{request.kind} asked of {request.player}: {list(request.options)[:20]}")

    def _checked(self, request: Request, decision: Decision) -> Answer:
        answer = decision(request) if callable(decision) else decision
        if request.refuses(answer) is not None:
            raise Refused(answer, request.options)
        return answer

    def _roll(self, request: ChanceRequest) -> Answer:
        if request.question is EFFECT_DIE:
            assert self._effects, "the effect die is rolled, but no roll was scripted"
            return (self._effects.pop(0) - 1,)
        assert len(self._dice) >= request.count, f"{request.count} dice are rolled, scripted are {self._dice}"
        rolled = [self._dice.pop(0) for _ in range(request.count)]
        return tuple(ATTACK_FACES.index(face) for face in rolled)

    def _reveal(self, request: Request) -> Answer:
        assert isinstance(request.subject, tuple)
        moment, subject = request.subject
        self.windows.append(Window(name_of(moment), request.player, subject))
        now = [each for each in self._reveals if each.is_now(request, self.game)]
        if not now:
            return PASS
        self._reveals.remove(now[0])
        answer: Answer = ("reveal" if now[0].pays else "forfeit", now[0].enchantment.id)
        if request.refuses(answer) is not None:
            raise Refused(answer, request.options)
        return answer

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
        castable = {each.card for each in at_hand.castables(self.game, caster)}
        if found not in castable:
            if caster.is_mage:
                self.plan(caster.controller, found)
            else:
                caster.prepared = found
        name = target.id if isinstance(target, Object) else "arena" if target is None else target
        key = next(each.key for each in at_hand.castables(self.game, caster) if each.card is found)
        if found.type is CardType.WALL and not choices:
            choices = ("single",)
        answer = ("cast", key, found.name, name, *choices)
        options = declaring.cast_options(self.game, caster, quick=True, full=full)
        if answer not in options:
            raise Refused(answer, options)
        spell = declaring.declared_spell(self.game, caster, answer, has_full_action=full)
        self.run(casting.cast_spell(self.game, spell))
        return spell

    def cast_options(self, caster: Object, card: str | Card, *, full: bool = True) -> list[Answer]:
        """Every way to cast this spell now, planning it first if need be."""
        found = self.card(card)
        if found not in {each.card for each in at_hand.castables(self.game, caster)}:
            if caster.is_mage:
                self.plan(caster.controller, found)
            else:
                caster.prepared = found
        options = declaring.cast_options(self.game, caster, quick=True, full=full)
        return [each for each in options if each[2] == found.name]

    def act(self, creature: Object, *actions: Decision) -> None:
        """A whole Action Phase with these actions and no more: a further choice fails the test.

        A creature that could go on and does not says `NOTHING`.
        """
        self.decide("action", *actions)
        self.run(activation.take_action_phase(self.game, creature))

    act_exactly = act

    def offered(self, creature: Object, *actions: Decision) -> list[Answer]:
        """What a creature could do after these actions of its Action Phase, which then ends; empty if it is over."""
        offered: list[Answer] = []

        def look(request: Request) -> Answer:
            if request.forced != NOTHING:
                offered.extend(request.options)
            if NOTHING not in request.options:
                raise _SeenEnough
            return NOTHING

        self.decide("action", *actions, look)
        try:
            self.start(activation.take_action_phase(self.game, creature))
        except _SeenEnough:
            self.game.action_phase = self.game.acting = None
        if look in self._decisions["action"]:
            self._decisions["action"].remove(look)
        self._nothing_left()
        return offered

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
        self.run(rounds.end_round(self.game))

    # Looking

    def events(self, kind: type[E_]) -> list[E_]:
        """Everything of a kind that has happened."""
        return [event for event in self.game.log or [] if isinstance(event, kind)]

    def has(self, thing: Object, word: Any) -> bool:
        """Whether an object has a trait now."""
        return has(thing, word)

    def value(self, thing: Object, word: Any) -> int:
        """How much of a trait with a number an object has now."""
        return value(thing, word)

    def life(self, thing: Object) -> int:
        """An object's Life now, whatever damage is on it."""
        return life(thing)

    def armor(self, thing: Object) -> int:
        """An object's armor now."""
        return armor(thing)

    def in_play(self, thing: Object) -> bool:
        """Whether an object is still on the table."""
        return thing.id in self.game.objects

    # Objects, attacks, reasons

    def find(
        self,
        name: str,
        *,
        seat: int | None = None,
        on: Object | None = None,
        zone: str | None = None,
        border: str | None = None,
    ) -> Object:
        """The one object of this name in play: of this player's, attached to this, in this zone or on this border."""
        found = self.find_all(name, seat=seat, on=on, zone=zone, border=border)
        limits = {"seat": seat, "on": on, "zone": zone, "border": border}
        where = "".join(f", {word} {limit}" for word, limit in limits.items() if limit is not None)
        assert found, (
            f"no {name} in play{where}; in play are {sorted({each.name for each in self.game.objects.values()})}"
        )
        assert len(found) == 1, f"{len(found)} objects are called {name}{where}: say which of {found}"
        return found[0]

    def find_all(
        self,
        name: str,
        *,
        seat: int | None = None,
        on: Object | None = None,
        zone: str | None = None,
        border: str | None = None,
    ) -> list[Object]:
        """Every object of this name in play, in the order in which they came."""
        return [
            each
            for each in self.game.objects.values()
            if each.name == name
            and (seat is None or each.controller == seat)
            and (on is None or each.attached_to is on)
            and (zone is None or each.zone == self.zone(zone))
            and (border is None or each.border == self.border(border))
        ]

    def attacks(self, attacker: Object | None = None, target: Object | None = None) -> list[Strike]:
        """Every attack so far, strike by strike, by this attacker and on this target if they are named."""
        return [
            each
            for each in strikes(self.game.log or [])
            if attacker in (None, each.attacker) and target in (None, each.target)
        ]

    @property
    def rolled(self) -> list[int | None]:
        """The number of dice of every attack so far, strike by strike; None where it never came to rolling."""
        return [each.dice for each in self.attacks()]

    def place(self, thing: Object) -> str | None:
        """The name of the zone something is in, of the border it stands on; None if it is neither."""
        arena = self.game.arena
        if thing.border is not None:
            return thing.border.name
        return arena.zone_names[thing.zone] if thing.zone is not None else None

    def odds(self, attacker: Object, bar: str, target: Object, *, source: Object | None = None) -> OddsShown:
        """What is told about an attack before it is declared: dice, average damage, chances."""
        found = next(each for each in (source or attacker).card.attacks if each.name == bar)
        return attack_odds(self.game, attacker, found, target)

    def why_no_attack(self, attacker: Object, bar: str, target: Object) -> str | None:
        """The code of the refusal of an attack, by the name of its bar; None if it is possible."""
        refusal = why_no_attack_at_all(attacker)
        found = next((each for _, _, each in attack_bars(attacker) if each.name == bar), None)
        assert found is not None, f"{attacker} has no {bar} to attack with"
        return _code(refusal or why_not_attack(self.game, attacker, found, target))

    def why_no_cast(self, caster: Object, card: str | Card, target: Object | str | None) -> str | None:
        """The code of the refusal of a spell on an object, a zone, a border or (None) the arena; None if possible."""
        found = self.card(card)
        refusal = declaring.why_not_cast(self.game, caster, found)
        if refusal is not None:
            return refusal.code
        place = targeting.place_of(self.game, "arena" if target is None else _name(target))
        refusal = targeting.why_not_target(self.game, caster, found, place)
        if refusal is None and place not in list(targeting.candidates(self.game, caster, found)):
            refusal = refusals.WRONG_TARGET
        ways = declaring.choices_for(self.game, caster, found, place)
        funds = available(self.game, caster.controller, caster)
        costs = [price(Declaration(self.game, found, caster, place, each)).to_pay for each in ways]
        if refusal is None and min(costs, default=funds + 1) > funds:
            refusal = refusals.NOT_ENOUGH_MANA
        return _code(refusal)

    def why_no_move(self, creature: Object, zone: str, **progress: Any) -> str | None:
        """The code of the refusal of a move action into a zone, having come so far; None if it is possible."""
        refusal = movement.why_no_move_action(self.game, ActionPhase(creature, **progress))
        return _code(refusal or movement.why_not_move(self.game, creature, self.zone(zone)))

    def board(self) -> str:
        """The position as text, as a failing test shows it."""
        return board.picture(self.game)


def _code(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.code


def _name(target: Object | str) -> int | str:
    return target.id if isinstance(target, Object) else target
