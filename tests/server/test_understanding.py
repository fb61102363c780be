"""What if, editor, luck and review agree with the engine, and nothing of a running game's secrets is in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mageduel.agents.hindsight import Surveyor
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.requests import CONCEDE
from mageduel.positions.links import from_link
from mageduel.positions.position import Position, position_of
from mageduel.server import what_if
from mageduel.server.positions import changed, shown
from mageduel.server.replays import ReplayOf
from mageduel.server.supposing import NotOnTheBoard
from mageduel.server.trying import SupposeWish
from mageduel.server.what_if import Base, Board
from mageduel.state.events import DiceRolled
from mageduel.state.game import Game
from mageduel.views.dice import mean_of
from mageduel.views.odds import odds_of_option
from tests.agents.test_advice import decisions
from tests.agents.test_honesty import ME
from tests.positions.test_positions import moment
from tests.server.client import Server
from tests.server.stories import play
from tests.server.test_review import record
from tests.server.test_what_if import FRAME, attack_of, board_at, post


def trunk(frame: int = 40) -> tuple[ReplayOf, Board]:
    opened = ReplayOf(record().to_json(), 60)
    told, _ = opened.retold()
    return opened, Board.at(Base((told[0], told[1], told[2][:frame]), lot=4, played=told[2][frame:]))


def test_the_trunk_is_the_game_as_it_was_played_digest_by_digest() -> None:
    opened, board = trunk()
    played = [number for number, node in enumerate(board.nodes) if node.played]
    assert len(played) > 10
    for number in played:
        assert board.match(number).game.digest() == opened.at(40 + number).game.digest()


def test_odds_on_a_board_are_those_of_the_engine(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        opened = ReplayOf(record().to_json(), 60)
        for frame in range(FRAME, 40, -1):
            request = opened.at(frame).open_requests[0]
            attack = None if request.kind == "plan" else next((o for o in request.options if o[0] == "attack"), None)
            if attack is not None:
                break
        assert attack is not None
        board = await board_at(server, frame)
        assert attack_of(board["state"]["request"]) is not None
        told = await post(server, board, "ask", kind="odds", seat=request.player, answer=list(attack))
        exact = odds_of_option(opened.at(frame).game, request, attack)
        assert exact is not None
        assert told["odds"] == _plain(exact)

    play(story, tmp_path)


def _plain(value: Any) -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(type(value)).dump_python(value, mode="json")


def test_the_editor_gives_back_the_game_it_was_given() -> None:
    opened = ReplayOf(record().to_json(), 60)
    position = position_of(opened.at(FRAME).last_safe_point)
    seen = shown(position)
    assert seen.link is not None
    again = start_duel(from_link(seen.link).setup(), 3).game
    assert again.digest() == start_duel(position.setup(), 3).game.digest()


def test_luck_is_told_of_the_dice_that_fell_against_the_exact_average() -> None:
    opened = ReplayOf(record().to_json(), 60)
    told, ending = opened.retold()
    survey = Surveyor(told, ending).look()
    match = start_duel(what_if_setup(told), told[1], log=True)
    for seat, answer in told[2]:
        if answer != CONCEDE:
            match.answer(seat, answer)
    tallies = [event.tally for event in match.game.log or [] if isinstance(event, DiceRolled)]
    assert [each.damage for each in survey.throws] == [each.damage for each in tallies]
    assert [each.average for each in survey.throws] == [round(mean_of(each), 2) for each in tallies]
    assert sum(survey.luck) == pytest.approx(0, abs=0.02)  # what one side gains the other loses


def what_if_setup(told: Any) -> Any:
    from mageduel.rules.round.setup import Setup

    return Setup.from_data(dict(told[0]))


def without_name(board: Board) -> tuple[object, ...]:
    seen = board.shown(0, None, everything=True)
    return seen.state, seen.tree, seen.asked, board.hidden(0), board.link(0)


def test_a_board_of_a_running_game_says_the_same_whatever_the_others_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for match, twin in decisions("arena", 3, rounds=3):
        if twin is None or compared > 4:
            continue
        told: list[tuple[object, ...] | None] = []
        for each in (match, twin):
            monkeypatch.setattr(what_if, "Follower", lambda at=each: _Standing(at))
            try:
                board = Board.at(Base(({}, 0, ()), ME, 7))
            except NotOnTheBoard:
                told.append(None)
                continue
            told.append(without_name(board))
            anew = board.suppose(0, SupposeWish(seat=ME))
            assert board.hidden(anew) is not None
        assert told[0] == told[1]
        compared += told[0] is not None
    assert compared > 2


class _Standing:
    """Follows nothing: the match stands where it is."""

    def __init__(self, match: Match[Game]) -> None:
        self._match = match

    def follow(self, told: object, number: int | None = None) -> Match[Game]:
        return self._match


def test_something_face_down_is_supposed_to_be_a_card_and_the_rest_stays() -> None:
    board = Board.at(Base((Position.from_data(moment()).setup().to_data(), 2, ()), lot=5))
    number, (card,) = 0, board.hidden(0)
    assert (card.card, card.on) == ("Rhino Hide", "Bitterwood Fox")
    assert card.how == "known"
    other = next(name for name in card.guesses if name != card.card)
    reached = board.suppose(number, SupposeWish(seat=0, object=card.object, card=other))
    after = {each.object: each for each in board.hidden(reached)}
    assert (after[card.object].card, after[card.object].how) == (other, "guessed")
    before, now = board.match(number).game, board.match(reached).game
    assert [each.id for each in before.objects.values()] == [each.id for each in now.objects.values()]
    with pytest.raises(NotOnTheBoard):
        board.suppose(number, SupposeWish(seat=0, object=card.object, card="Timber Wolf"))


def test_a_branch_is_cut_off_and_put_back_and_what_was_played_stays(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        board = await board_at(server)
        request = board["state"]["request"]
        tried = await post(server, board, "answer", seat=request["seat"], answer=request["options"][0]["answer"])
        cut = await post(server, tried, "prune", pruned=True)
        assert cut["node"] == 0
        assert cut["tree"][tried["node"]]["pruned"]
        back = await post(server, tried, "prune", pruned=False)
        assert not back["tree"][tried["node"]]["pruned"]
        played = next(each["node"] for each in board["tree"] if each["played"])
        path = f"/api/what-if/{board['board']}/{played}/prune"
        assert (await server.http.post(path, json={"pruned": True})).status_code == 400

    play(story, tmp_path)


def test_what_somebody_may_well_answer_is_told_with_what_it_leaves(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        board = await board_at(server)
        likely: Any = await post(server, board, "likely", seat=board["asked"][0])
        assert sum(each["share"] for each in likely) == pytest.approx(1, abs=0.5)
        best = likely[0]
        assert best["label"]
        assert best["chances"] is None or sum(best["chances"]) == pytest.approx(1)
        request = board["state"]["request"]
        reached = await post(server, board, "answer", seat=request["seat"], answer=best["answer"])
        assert reached["node"] > 0

    play(story, tmp_path)


def test_a_change_that_is_refused_leaves_the_position_as_it_was() -> None:
    from mageduel.facts.errors import ForPeople
    from mageduel.server.arranging import RemoveThing

    position = position_of(ReplayOf(record().to_json(), 60).at(FRAME).last_safe_point)
    before = dict(position.data)
    with pytest.raises(ForPeople):
        changed(position, RemoveThing(do="remove", object=1))
    assert position.data == before
