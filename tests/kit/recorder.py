"""Writing situations down: a plugin of pytest that watches tables and duels, and keeps what was played on them.

What a test lays on the table is kept as a position, what it runs as an act with every answer and die, what it asserts
as claims, as far as these can be told. A situation is kept only if it can be played again to the same end.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Generator
from types import CoroutineType, FrameType
from typing import Any

import pytest

from mageduel.dsl.script import SCRIPTS
from mageduel.facts.library import library, read_card
from mageduel.facts.traits import WORDS, Word
from mageduel.kernel.match import Match
from mageduel.kernel.questions import PASS
from mageduel.kernel.requests import CONCESSIONS, Answer, Request
from mageduel.rules.casting import declaring
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rulings.claims import NUMBERS, found
from mageduel.rulings.running import LOOK, fingerprint, moment
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit import position as hands
from tests.kit import table as kit

PROCEDURES = {
    "upkeep_phase": "upkeep", "channel_phase": "channel", "channel": "channel-step", "reset_phase": "reset",
    "academy_reset_phase": "academy-reset", "final_quickcast_phase": "final-quickcast", "end_round": "end-round",
    "deployment_phase": "deploy",
}  # fmt: skip
"""Acts that need nothing but the game."""


class Unknown(Exception):
    """Something is run that no act describes."""


def act_of(table: kit.Table, procedure: CoroutineType[Any, Any, Any]) -> list[Any]:
    """What a procedure is as an act; it has not begun yet."""
    name, given = procedure.cr_code.co_name, _arguments(procedure)
    if name == "both":  # a procedure of the kit: what it runs, and settling
        procedure = given["procedure"]
        name, given = procedure.cr_code.co_name, _arguments(procedure)
    game = table.game
    zones = game.arena.zone_names
    if name in PROCEDURES:
        return [PROCEDURES[name]]
    match name:
        case "attack_with":
            attacker, bar = given["attacker"], given["bar"]
            holder = next((each for each in (attacker, *attacker.attachments) if bar in each.card.attacks), None)
            if holder is None:
                raise Unknown("an attack nobody has")
            return ["attack", attacker.id, holder.id, holder.card.attacks.index(bar), given["target"].id]
        case "cast_spell":
            caster, answer, full = _declared[id(given["spell"])]
            return ["cast", caster.id, int(full), answer]
        case "take_action_phase":
            return ["act", given["creature"].id]
        case "act_between":
            return ["use", given["seat"], given["answer"]]
        case "summon":
            return ["summon", given["card"].name, zones[given["zone"]], given["controller"]]
        case "_respond":
            return ["mark", given["event"].who.id]
        case "reveal":
            return ["reveal", given["enchantment"].id]
        case "give_condition":
            return ["give", given["thing"].id, given["condition"].name, given["count"]]
        case "push":
            return ["push", given["target"].id, Direction(given["direction"]).value]
        case "teleport":
            return ["teleport", given["target"].id, zones[given["zone"]]]
        case "destroy":
            return ["destroy", given["thing"].id]
        case "take_control":
            return ["control", given["thing"].id, given["seat"]]
    raise Unknown(f"the procedure {name}")


def _arguments(procedure: CoroutineType[Any, Any, Any]) -> dict[str, Any]:
    frame = procedure.cr_frame
    assert frame is not None
    return dict(frame.f_locals)


_rows: dict[str, dict[str, Any]] = {}
"""Cards made in tests, by name."""
_declared: dict[int, tuple[Object, Answer, bool]] = {}
_begun: set[int] = set()
"""Whole games in which it is known who has the initiative: before that, no position is one."""
_kept: list[object] = []
"""Declared spells and games that have begun, so that no other takes their place."""


class Recording:
    """What one test has played so far."""

    def __init__(self) -> None:
        self.scenes: list[dict[str, Any]] = []
        self.prints: list[str] = []
        """The table at the end of each scene, as it was in the test."""
        self.problem = ""
        self.made: dict[str, dict[str, Any]] = {}
        """Cards of no set, as a data file would have them."""
        self.answers: list[Any] | None = None
        self._last: tuple[object, dict[str, Any]] | None = None
        """The table and what lay on it when something was last written down."""
        self._duel: Match[Game] | None = None

    def fail(self, why: str) -> None:
        """Note why this cannot be carried."""
        self.problem = self.problem or why

    def _meet(self, game: Game) -> dict[str, Any]:
        """A new scene, with the table where it has changed by hand."""
        now = moment(game)
        scene: dict[str, Any] = {}
        if self._last is None or self._last[0] is not game or self._last[1] != now:
            scene["lay"] = now
            for name in sorted(cards_in(now) - set(library())):
                if name not in SCRIPTS and name in _rows:
                    self.made[name] = _rows[name]
                elif not _is_marker(name):
                    self.fail("a card with rules of its own that no set has")
        return scene

    def _write(self, game: Game, scene: dict[str, Any]) -> None:
        if self.scenes or set(scene) == {"lay"}:
            self.scenes.append(scene)
        else:
            first, rest = {"lay": scene.pop("lay")}, scene
            self.scenes += [first, rest]
            self.prints.append(fingerprint(first["lay"]))
        self.prints.append("")

    def _remember(self, game: Game) -> None:
        self._last = (game, moment(game))
        self.prints[-1] = fingerprint(self._last[1])

    def begin(self, table: kit.Table, procedure: CoroutineType[Any, Any, Any]) -> dict[str, Any] | None:
        """An act begins."""
        self._duel = None
        try:
            act = act_of(table, procedure)
        except (Unknown, KeyError) as error:
            self.fail(f"it runs {error}")
            return None
        scene = self._meet(table.game)
        scene["do"] = act
        self.answers = scene["say"] = []
        return scene

    def end(self, table: kit.Table, scene: dict[str, Any] | None, *, is_whole: bool) -> None:
        """It is over, or was broken off."""
        if scene is None:
            return
        self.answers = None
        if not is_whole and [LOOK] not in scene["say"]:
            return
        self._write(table.game, scene)
        self._remember(table.game)

    def answered(self, request: Request, answer: Answer) -> None:
        """A question of an act was answered."""
        if self.answers is not None:
            is_pass = request.question is WINDOW and answer == PASS
            self.answers.append(0 if is_pass else [request.player, *answer])

    def looked(self) -> None:
        """A test looks at what could be done."""
        if self.answers is not None:
            self.answers.append([LOOK])

    def dueled(self, match: Match[Game], player: int, answer: Answer) -> dict[str, Any]:
        """A question of a whole game is about to be answered."""
        scene = self._meet(match.game)
        last = self.scenes[-1] if self.scenes else {}
        if self._duel is not match or "lay" in scene or "hold" in last or "say" not in last:
            if self._duel is not match:
                scene.setdefault("lay", moment(match.game))
            self._duel = match
            scene["do"], scene["say"] = ["duel"], []
            self._write(match.game, scene)
        told = self.scenes[-1]
        told["say"].append([player, *answer])
        return told

    def dueled_on(self, match: Match[Game]) -> None:
        """It has been answered."""
        self._remember(match.game)

    def asked(self, game: Game, what: list[Any]) -> None:
        """The rules are asked something."""
        scene = self._meet(game)
        scene["ask"] = what
        self._write(game, scene)
        self._remember(game)

    def claimed(self, game: Game, claims: list[list[Any]]) -> None:
        """A test has asserted something."""
        told = [each for each in claims if found(game, each) == each[-1]]
        if not told:
            return
        scene = self._meet(game)
        if scene or not self.scenes:
            scene.setdefault("lay", moment(game))
            self._write(game, scene)
            self._remember(game)
        held = self.scenes[-1].setdefault("hold", [])
        held += [each for each in told if each not in held]


def cards_in(data: dict[str, Any]) -> set[str]:
    """Every card a position names."""
    names = {row["card"] for row in data.get("objects", ())}
    names |= {row["as"] for row in data.get("objects", ()) if "as" in row}
    for row in data["seats"]:
        names |= {*row["book"], *row.get("prepared", ()), *row.get("discard", ()), *row.get("removed", ())}
    return names


def _is_marker(name: str) -> bool:
    card = SCRIPTS[name].card if name in SCRIPTS else None
    return card is not None and card.is_marker


# Claims, read off the assertions of a test

_ATTRIBUTES = {"damage": "damage", "mana": "mana", "active": "ready", "guarding": "guard", "hidden": "hidden",
               "controller": "controller", "conditions": "conditions"}  # fmt: skip
_CALLS = {"place": "place", "life": "life", "armor": "armor"}


class Claims(ast.NodeVisitor):
    """What an assertion speaks of, as far as it can be told; what holds of it is looked up."""

    def __init__(self, frame: FrameType) -> None:
        self.frame = frame
        self.game: Game | None = None
        self.found: list[list[Any]] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:
        kind = _ATTRIBUTES.get(node.attr)
        thing = self._value(node.value) if kind else None
        if isinstance(thing, Object):
            self._say(kind, thing)
        else:
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and isinstance(self._value(node.func.value), kit.Table):
            table = self._value(node.func.value)
            given = [self._value(each) for each in node.args]
            name = node.func.attr
            thing = given[0] if given and isinstance(given[0], Object) else None
            if name == "in_play" and thing is not None:
                self._add(table.game, ["in-play", thing.id, thing.name, thing.id in table.game.objects])
            elif name in _CALLS and thing is not None:
                self._say(_CALLS[name], thing)
            elif name in ("has", "value") and thing is not None and isinstance(given[1], Word):
                key = given[1].name.lower()
                if WORDS.get(key) is given[1]:
                    self._trait("trait" if name == "has" else "trait-value", thing, key)
            elif name == "discarded":
                self._look(table.game, ["discarded", given[0], None])
            elif name == "in_book" and isinstance(given[1], str):
                self._look(table.game, ["in-book", given[0], given[1], None])
            return
        self.generic_visit(node)

    def _value(self, node: ast.expr) -> Any:
        if not isinstance(node, ast.Name | ast.Attribute | ast.Constant):
            return None
        try:
            return eval(compile(ast.Expression(node), "claim", "eval"), self.frame.f_globals, self.frame.f_locals)
        except (NameError, AttributeError):
            return None

    def _say(self, kind: str | None, thing: Object) -> None:
        assert kind is not None
        if thing.id in thing.game.objects:
            self._add(thing.game, [kind, thing.id, NUMBERS[kind](thing)])

    def _trait(self, kind: str, thing: Object, word: str) -> None:
        if thing.id in thing.game.objects:
            self._look(thing.game, [kind, thing.id, word, None])

    def _look(self, game: Game, claim: list[Any]) -> None:
        self._add(game, [*claim[:-1], found(game, claim)])

    def _add(self, game: Game, claim: list[Any]) -> None:
        if claim[-1] is not None:
            self.game = game
            self.found.append(claim)


# The plugin

recording: Recording | None = None
kept: list[tuple[pytest.Item, Recording]] = []


def watch() -> None:
    """Have tables and duels tell what happens on them."""
    start, answer_of, checked = kit.Table.start, kit.Table._answer, kit.Table._checked
    match_give, declare = Match.give, declaring.declared_spell

    def started(self: kit.Table, procedure: Any) -> Any:
        if recording is None:
            return start(self, procedure)
        scene = recording.begin(self, procedure)
        try:
            result = start(self, procedure)
        except BaseException:
            recording.end(self, scene, is_whole=False)
            raise
        recording.end(self, scene, is_whole=True)
        return result

    def answered(self: kit.Table, request: Request) -> Answer:
        answer = answer_of(self, request)
        if recording is not None:
            recording.answered(request, answer)
        return answer

    def looked(self: kit.Table, request: Request, decision: Any) -> Answer:
        if recording is not None and getattr(decision, "__qualname__", "").endswith("offered.<locals>.look"):
            recording.looked()
        return checked(self, request, decision)

    def dueled(self: Match[Game], player: int, answer: Answer) -> None:
        if recording is None or answer in CONCESSIONS or not self.game.asks_chance or id(self) not in _begun:
            kinds = {each.kind for each in self.requests}
            match_give(self, player, answer)
            if "initiative" in kinds:
                _begun.add(id(self))
                _kept.append(self)
            return
        told = recording.dueled(self, player, answer)
        try:
            match_give(self, player, answer)
        except BaseException:
            told["say"].pop()
            raise
        recording.dueled_on(self)

    def declared(game: Game, caster: Object, answer: Answer, has_full_action: bool = False) -> Any:
        spell = declare(game, caster, answer, has_full_action)
        _declared[id(spell)] = (caster, answer, has_full_action)
        _kept.append(spell)
        return spell

    def made(row: dict[str, Any], *rest: Any) -> Any:
        card = read(row, *rest)
        _rows[card.name] = dict(row)
        return card

    read = read_card
    setattr(hands, "read_card", made)  # noqa: B010  (not a name of the kit's own)
    kit.Table.start, kit.Table._answer, kit.Table._checked = started, answered, looked  # type: ignore[method-assign]
    Match.give = dueled  # type: ignore[method-assign, assignment]
    declaring.declared_spell = declared
    for name, told in (("why_no_attack", _asks_attack), ("why_no_cast", _asks_cast), ("why_no_move", _asks_move),
                       ("odds", _asks_odds), ("actions", _asks_actions)):  # fmt: skip
        _watch_question(name, told)


def _watch_question(name: str, told: Callable[..., list[Any] | None]) -> None:
    plain = getattr(kit.Table, name)

    def asked(self: kit.Table, *given: Any, **named: Any) -> Any:
        what = told(self, *given, **named)
        if recording is not None and what is not None:
            recording.asked(self.game, what)
        return plain(self, *given, **named)

    setattr(kit.Table, name, asked)


def _asks_attack(table: kit.Table, attacker: Object, bar: str, target: Object) -> list[Any]:
    return ["attack", attacker.id, bar, target.id]


def _asks_cast(table: kit.Table, caster: Object, card: Any, target: Any = None) -> list[Any]:
    place = (
        target.id
        if isinstance(target, Object)
        else target or (table.game.arena.zone_names[0] if len(table.game.arena.zone_names) == 1 else "arena")
    )
    return ["cast", caster.id, table.card(card).name, place]


def _asks_move(table: kit.Table, creature: Object, zone: str, **progress: Any) -> list[Any]:
    return ["move", creature.id, zone, progress]


def _asks_odds(
    table: kit.Table, attacker: Object, bar: str, target: Object, *, source: Object | None = None
) -> list[Any]:
    return ["odds", attacker.id, bar, target.id, (source or attacker).id]


def _asks_actions(table: kit.Table, creature: Object, **progress: Any) -> list[Any]:
    return ["actions", creature.id, progress]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Record while the test itself runs."""
    global recording
    recording = Recording()
    _declared.clear()
    _begun.clear()
    _kept.clear()
    try:
        yield
    except BaseException:
        recording.fail("the test fails")
        raise
    finally:
        kept.append((item, recording))
        recording = None


def pytest_assertion_pass(item: pytest.Item, lineno: int, orig: str, expl: str) -> None:
    """An assertion held: what it speaks of is known."""
    if recording is None:
        return
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename != str(item.path):
        frame = frame.f_back
    if frame is None:
        return
    try:
        tree = ast.parse(orig.strip(), mode="eval")
    except SyntaxError:
        return
    claims = Claims(frame)
    claims.visit(tree)
    if claims.game is not None:
        recording.claimed(claims.game, claims.found)


watch()
