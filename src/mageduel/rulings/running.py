"""Running: the scenes of a situation played again, beat by beat, to where they are known to end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mageduel.cards import load_all
from mageduel.facts.library import read_card
from mageduel.kernel.match import Match
from mageduel.kernel.questions import PASS
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import CHANCE, Answer, Request
from mageduel.modes import rule_set
from mageduel.positions.position import Position, begin_at, setup_at, written
from mageduel.positions.reading import with_cards
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.round.phases import play
from mageduel.rules.round.setup import new_game
from mageduel.rules.victory.concessions import concede
from mageduel.rulings.acts import DUEL, procedure_of
from mageduel.rulings.claims import holds
from mageduel.state.game import Game
from mageduel.state.phases import Phase

load_all()

Scene = Mapping[str, Any]
"""Where it begins, if the table is laid anew (`lay`); what happens (`do`) with which answers (`say`), or what is
`ask`ed; and what is known to hold afterwards (`hold`)."""
SEED: Final = 1
"""Every roll is part of the answers; this only fills the place of dice nobody rolls."""
LOOK: Final = "?"
"""Stands among the answers where somebody only looks at what could be done."""


class PartsHere(Exception):
    """A situation does not take the course it is known to take."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The table has been laid."""

    scene: Scene
    is_first: bool


@dataclass(frozen=True, slots=True)
class Begins:
    """An act is about to begin."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Chosen:
    """A player is about to answer, having had a choice."""

    request: Request
    answer: Answer
    is_whole_game: bool
    """Whether the game itself is going on, where most answers decline."""


@dataclass(frozen=True, slots=True)
class Looked:
    """Somebody looks at what could be done."""

    request: Request


@dataclass(frozen=True, slots=True)
class Asked:
    """The rules are asked something; nothing happens."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Over:
    """A scene is over, and its claims hold."""

    scene: Scene
    is_last: bool


Beat = Laid | Begins | Chosen | Looked | Asked | Over


def moment(game: Game) -> dict[str, Any]:
    """What a position carries and a player would notice.

    Whose turn it is means something only among Action Phases."""
    data = written(game)
    if game.phase is not Phase.ACTIONS:
        data.pop("turn", None)
    return data


def fingerprint(data: Mapping[str, Any]) -> str:
    """What tells one table from another."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def combined(prints: Sequence[str]) -> str:
    """The digest of a whole situation, from the table at the end of each of its scenes."""
    return hashlib.sha256("".join(prints).encode()).hexdigest()[:16]


class Running:
    """A situation being played; `game` is the table as it stands at the beat that was told last."""

    game: Game

    def __init__(self, scenes: Sequence[Scene], made: Sequence[Mapping[str, Any]] = ()) -> None:
        """Play these scenes, some with cards of no set that were `made` for them."""
        self.scenes = scenes
        self.made = {card.name: card for card in map(read_card, map(dict, made))}
        self._match: Match[Game] | None = None
        self._prints: list[str] = []
        self._answers: Iterator[Any] = iter(())

    @property
    def digest(self) -> str:
        """Of what has been played so far."""
        return combined(self._prints)

    def beats(self) -> Iterator[Beat]:
        """Play everything; whatever does not go as known raises PartsHere."""
        last = len(self.scenes) - 1
        for number, scene in enumerate(self.scenes):
            if "lay" in scene:
                self._lay(scene["lay"])
                yield Laid(scene, not number)
            if "ask" in scene:
                yield Asked(scene)
            if "do" in scene:
                self._answers = iter(scene.get("say", ()))
                yield Begins(scene)
                yield from self._duel() if scene["do"][0] == DUEL else self._act(scene)
                if next(self._answers, None) is not None:
                    raise PartsHere("an answer is left over")
            for claim in scene.get("hold", ()):
                if not holds(self.game, claim):
                    raise PartsHere(f"{claim} does not hold")
            self._prints.append(fingerprint(moment(self.game)))
            yield Over(scene, number == last)

    def _lay(self, data: Mapping[str, Any]) -> None:
        log = self.game.log if self._prints else []
        with with_cards(self.made):
            setup = setup_at(Position(data))
            rules = rule_set(setup.mode, len(setup.seats), setup.board)
            self.game = begin_at(new_game(rules, setup, SEED), setup)
        self.game.asks_chance = True
        self.game.keep_log(log)
        self._match = None

    def _act(self, scene: Scene) -> Iterator[Beat]:
        self._match = None
        procedure = procedure_of(self.game, scene["do"])
        answers: tuple[Answer, ...] | None = None
        try:
            while True:
                requests = procedure.send(answers)
                if not requests:
                    answers = None
                    continue
                given = []
                for request in requests:
                    said = next(self._answers, None)
                    if said == [LOOK]:
                        yield Looked(request)
                        said = next(self._answers, None)
                        if said is None:
                            self._break_off()
                            procedure.close()
                            return
                    answer = PASS if said == 0 else _given(request, said)
                    if _is_a_choice(request, answer):
                        yield Chosen(request, answer, False)
                    given.append(answer)
                answers = tuple(given)
        except StopIteration:
            return

    def _break_off(self) -> None:
        """Nobody acts any more: only what could be done was of interest."""
        self.game.action_phase = self.game.acting = None

    def _duel(self) -> Iterator[Beat]:
        if self._match is None:
            self._match = Match(self.game, play, concession=concede)
        match = self._match
        for said in self._answers:
            player, answer = said[0], as_answer(said[1:])
            request = match.request_for(player)
            if request is None or request.refuses(answer) is not None:
                raise PartsHere(f"{player} cannot answer {answer}")
            if _is_a_choice(request, answer):
                yield Chosen(request, answer, True)
            match.give(player, answer)


def _given(request: Request, said: list[Any] | None) -> Answer:
    """The answer that was given to this request."""
    if said is None:
        raise PartsHere(f"no answer to {request}")
    answer = as_answer(said[1:])
    if said[0] != request.player or request.refuses(answer) is not None:
        raise PartsHere(f"{said} is no answer to {request}")
    return answer


def _is_a_choice(request: Request, answer: Answer) -> bool:
    """Whether it is worth telling that a player answered so."""
    if request.player == CHANCE or (request.question is WINDOW and answer == PASS):
        return False
    return len(request.options) > 1
