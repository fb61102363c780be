"""What if: boards agree with the engine, dice are set, computers play, and no secret of a running game is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.kernel.match import Match
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import CHANCE, Answer
from mageduel.lab.books import core, pairings, setup_of
from mageduel.positions.links import from_link, link_of
from mageduel.positions.position import position_of
from mageduel.server.following import Follower
from mageduel.server.replays import ReplayOf
from mageduel.server.trying import Inquiry, SupposeWish
from mageduel.server.what_if import Base, Board, Step, begin, follow, pass_quietly
from mageduel.state.game import Game
from mageduel.views.odds import odds_of_option
from tests.agents.test_advice import decisions
from tests.agents.test_honesty import ME
from tests.puzzles.test_making import EASY, POSITION
from tests.server.client import Json, Server
from tests.server.stories import play
from tests.server.test_hints import my_turn
from tests.server.test_review import bring, record

FRAME = 74


async def board_at(server: Server, frame: int = FRAME) -> Json:
    response = await server.http.post("/api/what-if", json={"replay": await bring(server), "frame": frame})
    assert response.status_code == 201, response.text
    found: Json = response.json()
    return found


async def post(server: Server, board: Json, what: str, **body: object) -> Json:
    response = await server.http.post(f"/api/what-if/{board['board']}/{board['node']}/{what}", json=body)
    assert response.status_code < 300, response.text
    found: Json = response.json()
    return found


def board_of(match: Match[Game]) -> Board:
    """A board at a moment of the games of `decisions`, everything known."""
    setup = setup_of("arena", *pairings("arena", core("arena"))[3])
    return Board.at(Base((setup.to_data(), 3, tuple(match.answers)), lot=3))


def attack_of(request: Json) -> list[object] | None:
    return next((option["answer"] for option in request["options"] if option["kind"] == "attack"), None)


def test_a_board_is_the_replay_at_that_moment_and_goes_on_like_a_match(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        board = await board_at(server)
        match = ReplayOf(record().to_json(), 60).at(FRAME)
        assert board["asked"] == sorted({each.player for each in match.open_requests})
        assert board["state"]["view"]["round"] == match.game.round
        request = board["state"]["request"]
        first = await post(server, board, "answer", seat=request["seat"], answer=request["options"][0]["answer"])
        other = await post(server, board, "answer", seat=request["seat"], answer=request["options"][1]["answer"])
        tried = [(each["node"], each["parent"]) for each in other["tree"] if not each["played"]]
        assert tried == [(0, None), (first["node"], 0), (other["node"], 0)]
        assert first["tree"][first["node"]]["label"] == request["options"][0]["label"]
        back = (await server.http.get(f"/api/what-if/{board['board']}/0")).json()
        assert back["state"] == board["state"]
        refused = await server.http.post(
            f"/api/what-if/{board['board']}/0/answer", json={"seat": request["seat"], "answer": ["nonsense"]}
        )
        assert refused.status_code == 400

    play(story, tmp_path)


def to_an_attack() -> tuple[Board, int, int, Answer]:
    """A board at a moment where somebody can attack, and the attack."""
    opened = ReplayOf(record().to_json(), 60)
    told, _ = opened.retold()
    for frame in range(60, len(told[2])):
        request = opened.at(frame).open_requests[0]
        for option in [] if request.kind == "plan" else request.options:
            if option[0] == "attack":
                return Board.at(Base((told[0], told[1], told[2][:frame]), lot=3)), frame, request.player, option
    raise AssertionError("nobody attacks")


@pytest.mark.parametrize("dice", ["best", "worst", "average"])
def test_dice_that_are_set_fall_as_they_were_set(dice: str) -> None:
    from mageduel.server.trying import Trial

    board, _, seat, attack = to_an_attack()
    node = board.give(0, Trial.model_validate({"seat": seat, "answer": list(attack), "dice": dice}), attack)
    assert isinstance(node, int)
    step = board.node(node).step
    assert isinstance(step, Step)
    # The same answer where chance is asked comes to the same table.
    asking = follow(board.match(0), step, asks=True)
    left = list(step.sides)
    while asking.requests and asking.open_requests[0].player == CHANCE:
        request = asking.open_requests[0]
        count = request.subject
        assert isinstance(count, int)
        asking.answer(CHANCE, tuple(left[:count]))
        pass_quietly(asking)
        left = left[count:]
    assert left == []
    here = board.match(node).game
    asking.game.dice_stream, asking.game.asks_chance = here.dice_stream, here.asks_chance
    assert asking.game.digest() == here.digest()


async def _by_hand(server: Server) -> None:
    board = await board_at(server, FRAME)
    request = board["state"]["request"]
    body = {"seat": request["seat"], "answer": request["options"][0]["answer"], "dice": "hand", "sides": []}
    reached = await post(server, board, "answer", **body)
    assert reached["node"] == 0 if reached["roll"] else not reached["tree"][reached["node"]]["played"]


def test_a_board_on_which_the_game_ends_says_who_has_won(tmp_path: Path) -> None:
    """Also where a mage falls in the middle of an attack."""

    async def story(server: Server) -> None:
        made = await server.http.post("/api/what-if", json={"position": link_of(POSITION)})
        board: Json = made.json()
        for answer in EASY.line:
            request = board["state"]["request"]
            board = await post(server, board, "answer", seat=request["seat"], answer=list(answer), dice="best")
        assert board["state"]["view"]["result"] is not None
        own = board["teams"][EASY.goal.seat]
        assert board["tree"][board["node"]]["chances"][own] > 0.99

    play(story, tmp_path)


def test_odds_on_a_board_and_its_position_are_those_of_the_engine() -> None:
    board, frame, seat, attack = to_an_attack()
    match = ReplayOf(record().to_json(), 60).at(frame)
    request = match.request_for(seat)
    assert request is not None
    asked = Inquiry(kind="odds", seat=seat, answer=list(attack))
    odds = odds_of_option(match.game, request, attack)
    assert odds is not None
    assert board.ask(0, asked, attack, None).odds == odds
    assert from_link(board.link(0)).data == position_of(match.last_safe_point).data


def test_computers_play_a_side_and_a_game_begins_from_there(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await _by_hand(server)
        board = await board_at(server)
        for _ in range(3):
            board = await post(server, board, "computer", seat=board["asked"][0], level="novice")
        assert len([each for each in board["tree"] if not each["played"]]) == 4
        link = (await server.http.get(f"/api/what-if/{board['board']}/{board['node']}/position")).json()["link"]
        again = await server.http.post("/api/what-if", json={"position": link})
        assert again.status_code == 201, again.text
        assert again.json()["state"]["view"]["round"] == board["state"]["view"]["round"]
        created = await post(server, board, "play", seat=0, against="novice")
        line = await server.sit(created["game"], created["seats"][0]["token"])
        assert line.state["view"]["round"] == board["state"]["view"]["round"]
        assert (await my_turn(line))["seat"] == 0

    play(story, tmp_path)


def test_a_running_game_is_tried_out_by_its_one_person_only(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        game, one, _ = await server.duel()
        assert one.state
        wishes = [{"game": game}, {"game": game, "token": "wrong"}]
        assert [(await server.http.post("/api/what-if", json=each)).status_code for each in wishes] == [403, 403]
        created = await server.create()
        wish = {"game": created["game"], "token": created["seats"][0]["token"]}
        assert (await server.http.post("/api/what-if", json=wish)).status_code == 403  # two people play
        created = await server.create(kinds=("human", "computer"))
        mine = created["seats"][0]["token"]
        line = await server.sit(created["game"], mine)
        asked = await my_turn(line)
        board = (await server.http.post("/api/what-if", json={"game": created["game"], "token": mine})).json()
        assert board["is_guess"]
        await post(server, board, "computer", seat=board["asked"][0], level="novice")
        line.waiting()
        assert line.state["request"]["id"] == asked["id"]  # nothing of it has been answered at the table

    play(story, tmp_path)


def test_a_board_goes_on_as_the_record_did_with_the_dice_of_the_record() -> None:
    opened = ReplayOf(record().to_json(), 60)
    told, _ = opened.retold()
    match = begin(Base((told[0], told[1], told[2][:FRAME]), lot=1), Follower())
    match.reseed(opened.at(FRAME).game.dice_stream)
    for seat, answer in told[2][FRAME:]:
        match.answer(seat, as_answer(list(answer)))
    assert match.game.digest() == opened.at(len(told[2])).game.digest()


def test_supposing_a_card_leaves_the_moments_before_it_as_they_were() -> None:
    supposed = 0
    for match, _ in decisions("arena", 3, rounds=4):
        lying = {each.id for each in match.last_safe_point.hidden} & {each.id for each in match.game.hidden}
        if not lying:
            continue
        board = board_of(match)
        card = next(each for each in board.hidden(0) if each.object in lying)
        other = next(each for each in card.guesses if each != card.card)
        before = board.shown(0, None, everything=True).state
        reached = board.suppose(0, SupposeWish(seat=ME, object=card.object, card=other))
        books = [board.match(node).game.players[card.seat].book for node in (0, reached)]
        assert books[0] != books[1]
        assert board.shown(0, None, everything=True).state == before
        supposed += 1
    assert supposed
