"""Showing: a situation frame by frame, in the language spoken: what is done, what came of it, what holds then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from mageduel.facts.library import card as find_card
from mageduel.kernel.requests import Refusal, Request
from mageduel.positions.links import link_of
from mageduel.positions.position import Position, written
from mageduel.positions.reading import PositionError
from mageduel.rules.round.activation import ACTION, action_options
from mageduel.rulings.acts import DUEL, PHASES, bar_of, why_no_attack, why_no_cast, why_no_move
from mageduel.rulings.claims import SAID_OF_OBJECTS, Claim, sentence_of
from mageduel.rulings.running import Asked, Begins, Chosen, Laid, Looked, Over, Running, Scene, moment
from mageduel.rulings.shelf import Situation
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import ActionPhase
from mageduel.views.asked import RuleShown
from mageduel.views.chronicle import Teller
from mageduel.views.labels import label_of
from mageduel.views.odds import attack_odds
from mageduel.views.options import object_name
from mageduel.views.refused import shown as refusal_shown
from mageduel.views.shapes import EventShown, ViewShown
from mageduel.views.table import table
from mageduel.words.language import count, say, sentence

MOST_FRAMES: Final = 120
MOST_CLAIMS: Final = 2
"""What is told of the end in the list."""
MOST_OPTIONS: Final = 8
"""Things that could be done that are named; of more, the number is told."""
PHASE_OF: Final = {
    "upkeep": "upkeep", "channel": "channel", "channel-step": "reset", "reset": "reset", "academy-reset": "reset",
    "deploy": "deployment", "final-quickcast": "final quickcast",
}  # fmt: skip
"""Where a game begins whose next act is one of these."""


@dataclass(slots=True)
class Frame:
    """One moment of a situation, and what led to it."""

    kind: str
    """start, change, act, choice, look or ask."""
    label: str
    seat: int | None = None
    answer: str = ""
    """What the rules say, where they were asked."""
    rule: RuleShown | None = None
    events: list[EventShown] = field(default_factory=list)
    claims: list[str] = field(default_factory=list)
    view: ViewShown | None = None
    link: str | None = None
    """The position to take over from: this moment, or the last before it between two decisions."""


class Stage:
    """Plays a situation and keeps its frames."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.frames: list[Frame] = []
        self._running: Running = situation.running()
        self._names: dict[int, str] = {}
        self._told = 0
        self._link: str | None = None
        self._before: object = None
        """What lay on the table at the end of the last scene."""
        self._is_free = True
        """Whether no act is under way."""
        for beat in self._running.beats():
            self._take(beat)

    @property
    def _game(self) -> Game:
        return self._running.game

    def _take(self, beat: Laid | Begins | Chosen | Looked | Asked | Over) -> None:
        match beat:
            case Laid(is_first=True):
                self._open(Frame("start", say("ruling.start")))
            case Laid():
                self._is_free = True
                if _on_the_table(beat.scene["lay"]) != self._before:
                    self._open(Frame("change", self._change()))
            case Begins(scene) if scene["do"][0] != DUEL:
                self._close(scene)
                self._is_free = False
                self._open(Frame("act", self._label(scene["do"]), self._seat(scene["do"])))
            case Begins(scene):
                self._close(scene)
                self._is_free = False
            case Chosen(request, answer, is_whole_game) if not (is_whole_game and answer == request.decline):
                label = label_of(self._game, request, answer)
                self._open(Frame("choice", label, request.player))
            case Looked(request):
                self._look(request)
            case Asked(scene):
                self._close(scene)
                self._ask(scene["ask"])
            case Over(scene):
                self._is_free = self._is_free or scene.get("do", [""])[0] != DUEL
                self._remember_names()
                self._before = _on_the_table(moment(self._game))
                teller = Teller(self._game, None, everything=True)
                players = [player.name for player in self._game.players]
                told = [sentence(sentence_of(each, self._called(teller), players)) for each in scene.get("hold", ())]
                self.frames[-1].claims += told
                if beat.is_last:
                    self._close(None)

    def _open(self, frame: Frame) -> None:
        if self.frames:
            self._close(None)
        frame.label = sentence(frame.label)
        if len(self.frames) < MOST_FRAMES:
            self.frames.append(frame)

    def _close(self, following: Scene | None) -> None:
        """Keep the table as it stands for the last frame, and all that has been told since it began."""
        self._remember_names()
        frame, game = self.frames[-1], self._game
        teller = Teller(game, None, everything=True)
        log = game.log or []
        for index in range(self._told, len(log)):
            line = teller.tell(log[index], index)
            if line is not None:
                frame.events.append(line)
        self._told = len(log)
        frame.view = table(game, None, everything=True)
        is_between = self._is_duel and game.phase is Phase.ACTIONS and game.acting is None
        if (self._is_free or is_between) and not game.running and game.action_phase is None:
            self._link = self._taken_over(following)
        frame.link = self._link

    def _taken_over(self, following: Scene | None) -> str | None:
        """The table as it stands, as a position a game goes on from."""
        game = self._game
        if game.result is not None or self.situation.made:
            return None
        act = [] if following is None else following.get("do", [])
        data = written(game)
        phase = PHASE_OF.get(act[0], Phase.ACTIONS.value) if act else Phase.ACTIONS.value
        if game.phase.value != phase and not self._is_duel:
            data |= {"phase": phase, "round": max(1, game.round)}
            data.pop("turn", None)
        if data["phase"] == Phase.ACTIONS.value:
            seat = self._seat(act) if act else None
            data["turn"] = game.turn if seat is None else seat
        try:
            return link_of(Position.from_data(data))
        except PositionError:
            return None

    @property
    def _is_duel(self) -> bool:
        return any(scene.get("do", [""])[0] == DUEL for scene in self.situation.scenes)

    # Words

    def _remember_names(self) -> None:
        for thing in self._game.objects.values():
            self._names[thing.id] = say("name.mage", name=thing.name) if thing.is_mage else thing.name

    def _called(self, teller: Teller) -> Callable[[int], str]:
        def called(number: int) -> str:
            return object_name(self._game, number) if number in self._game.objects else self._names.get(number, "")

        return called

    def _name(self, number: int) -> str:
        thing = self._game.objects[number]
        return thing.name if thing.hidden else object_name(self._game, number)

    def _place(self, place: object) -> str:
        if isinstance(place, int):
            return self._name(place)
        return say("name.arena") if place == "arena" else str(place).replace("|", "–")

    def _seat(self, act: Sequence[Any]) -> int | None:
        """Whose act it is."""
        match act:
            case ["attack" | "cast" | "act" | "mark" | "reveal", int(number), *_]:
                return self._game.objects[number].controller
            case ["use", int(seat), _] | ["summon", _, _, int(seat)]:
                return seat
        return None

    def _change(self) -> str:
        number = self._game.round
        shown = self.frames[-1].view if self.frames else None
        if shown is not None and number > shown.round:
            return say("ruling.round", number=number)
        return say("ruling.change")

    def _label(self, act: Sequence[Any]) -> str:
        """An act in words."""
        name, *about = act
        if name in PHASES:
            return say(f"ruling.act.{name}")
        match act:
            case ["attack", attacker, holder, bar, target]:
                attack = self._game.objects[holder].card.attacks[bar].name
                return say("ruling.act.attack", who=self._name(attacker), attack=attack, target=self._name(target))
            case ["cast", caster, _, answer]:
                who, spell = self._name(caster), answer[2]
                return say("ruling.act.cast", who=who, spell=spell, target=self._place(answer[3]))
            case ["use", seat, _]:
                return say("ruling.act.use", who=self._game.players[seat].name)
            case ["summon", card, zone, seat]:
                return say("ruling.act.summon", card=card, zone=zone, who=self._game.players[seat].name)
        what, *rest = about
        parts = {"what": self._name(what)}
        match name, rest:
            case "give", [condition, number]:
                parts |= {"condition": condition, "number": str(number)}
            case "control", [seat]:
                parts["who"] = self._game.players[seat].name
            case "teleport", [zone]:
                parts["zone"] = zone
        return say(f"ruling.act.{name}", **parts)

    # What is only asked

    def _look(self, request: Request) -> None:
        names = [label_of(self._game, request, answer) for answer in request.options]
        label = say("ruling.ask.now")
        self._open(Frame("look", label, request.player, self._listed(names)))

    def _listed(self, names: Sequence[str]) -> str:
        unique = list(dict.fromkeys(names))
        if len(unique) > MOST_OPTIONS:
            return count("ruling.options", len(unique) - MOST_OPTIONS, names="; ".join(unique[:MOST_OPTIONS]))
        return "; ".join(unique) if unique else say("name.nothing")

    def _ask(self, ask: Sequence[Any]) -> None:
        game, (kind, number, *about) = self._game, ask
        actor = game.objects[number]
        match kind, about:
            case "attack", [bar, target]:
                label = say("ruling.ask.attack", who=self._name(number), attack=bar, target=self._name(target))
                self._verdict(label, actor, why_no_attack(game, actor, bar_of(actor, bar), game.objects[target]))
            case "cast", [card, place]:
                label = say("ruling.ask.cast", who=self._name(number), spell=card, target=self._place(place))
                self._verdict(label, actor, why_no_cast(game, actor, find_card(card), place))
            case "move", [zone, progress]:
                label = say("ruling.ask.move", who=self._name(number), zone=zone)
                self._verdict(label, actor, why_no_move(game, ActionPhase(actor, **progress), zone))
            case "actions", [progress]:
                self._ask_actions(actor, progress)
            case "odds", [bar, target, source]:
                weapon = next(each for each in game.objects[source].card.attacks if each.name == bar)
                odds = attack_odds(game, actor, weapon, game.objects[target])
                label = say("ruling.ask.odds", who=self._name(number), attack=bar, target=self._name(target))
                told = say("ruling.odds", dice=odds.dice.value, average=f"{odds.average:.1f}")
                self._open(Frame("ask", label, actor.controller, told))

    def _ask_actions(self, actor: Object, progress: Mapping[str, Any]) -> None:
        game = self._game
        phase = game.action_phase = ActionPhase(actor, **progress)
        request = Request(ACTION, actor.controller, action_options(game, phase), phase)
        names = [label_of(game, request, answer) for answer in request.options]
        game.action_phase = None
        label = say("ruling.ask.actions", who=self._name(actor.id))
        self._open(Frame("ask", label, actor.controller, self._listed(names)))

    def _verdict(self, label: str, actor: Object, refusal: Refusal | None) -> None:
        if refusal is None:
            self._open(Frame("ask", label, actor.controller, say("ruling.yes")))
            return
        why = refusal_shown(refusal)
        answer = say("ruling.no", why=why.sentence)
        self._open(Frame("ask", label, actor.controller, answer, why.rule))


def _on_the_table(data: Mapping[str, Any]) -> object:
    """A position without the spells in books and hands: what is cast next was laid ready there."""
    seats = [{key: row[key] for key in row if key not in ("book", "prepared")} for row in data["seats"]]
    objects = [{key: row[key] for key in row if not key.startswith("prepared")} for row in data.get("objects", ())]
    return {**data, "seats": seats, "objects": objects}


def about(situation: Situation) -> str:
    """Who meets on the table and what comes of it, in a sentence."""
    mages = say("ruling.against").join(situation.mages)
    named = [each for each in situation.cards if each not in situation.mages]
    mode = say(f"ruling.mode.{situation.mode}")
    met = say("ruling.with", mages=mages, cards=", ".join(named)) if named else mages
    outcome = say("ruling.and").join(_outcome(situation))
    if not outcome:
        return say("ruling.about", mode=mode, met=met)
    return say("ruling.about-end", mode=mode, met=met, outcome=outcome)


def _outcome(situation: Situation) -> list[str]:
    """What is known to hold at the end of what was laid out from the start, a claim or two."""
    names: dict[int, str] = {}
    last: Sequence[Claim] = ()
    for scene in situation.scenes:
        names = names | names_in(scene["lay"]) if "lay" in scene else names
        last = scene.get("hold", last)
    told = [each for each in last if each[0] in SAID_OF_OBJECTS and each[1] in names]
    return [sentence_of(each, names.__getitem__, ()) for each in told[:MOST_CLAIMS]]


def names_in(data: Mapping[str, Any]) -> dict[int, str]:
    """The objects of a position by number, as they are called."""
    following, names = 1, {}
    for row in data["seats"]:
        number = row.get("id", following)
        names[number] = say("name.mage", name=row["mage"])
        following = max(following, number) + 1
    following += data["mode"] == "domination"  # the number of nobody
    for row in data.get("objects", ()):
        number = row.get("id", following)
        names[number] = row.get("as", row["card"])
        following = max(following, number) + 1
    return names
