"""A match: requests go out, answers come in, what leaves no choice is never asked."""

import pytest

from mageduel.kernel.match import Match
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import CONCEDE, IllegalAnswer, Together
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.phases import Phase
from tests.kernel.counting import FORCED, Counting, count
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED

FREE = Question("free", ("a",), ("b",))


def start() -> Match[Counting]:
    return Match(Counting(), count)


def bid(match: Match[Counting], first: int = 1, second: int = 1) -> Match[Counting]:
    match.answer(0, ("add", first))
    match.answer(1, ("add", second))
    return match


def test_requests_together_wait_for_all_answers_in_any_order() -> None:
    match = start()
    assert [request.player for request in match.open_requests] == [0, 1]
    match.answer(1, ("add", 2))
    assert [request.player for request in match.open_requests] == [0]
    assert match.request_for(1) is None
    assert match.game.sum == 0
    match.answer(0, ("add", 0))
    assert match.game.sum == 2


def test_nobody_answers_twice() -> None:
    match = start()
    match.answer(1, ("add", 2))
    with pytest.raises(IllegalAnswer, match="not-asked"):
        match.answer(1, ("add", 0))


def test_a_request_with_one_answer_is_never_asked_and_never_written_down() -> None:
    match = bid(start())
    match.answer(0, ("add", 1))
    assert match.requests[0].kind == "second"
    assert ("only",) not in [answer for _, answer in match.answers]


def test_only_who_is_asked_may_answer() -> None:
    match = bid(start())
    for player in (1, 2, -1, None, "0"):
        with pytest.raises(IllegalAnswer):
            match.receive(player, ("add", 1))
    assert match.game.sum == 2


def test_the_seat_written_down_is_the_one_that_was_asked() -> None:
    match = bid(start())
    match.answer(False, ("add", 1))
    assert type(match.answers[-1][0]) is int


def test_when_it_is_over_nothing_can_be_answered() -> None:
    match = start()
    while not match.is_over:
        request = match.open_requests[0]
        match.answer(request.player, request.options[-1])
    assert match.game.sum >= 12
    assert match.open_requests == []
    assert match.request_for(0) is None
    with pytest.raises(IllegalAnswer, match="match-over"):
        match.answer(0, ("add", 1))


def test_answers_are_written_down_in_the_order_they_came() -> None:
    match = start()
    match.answer(1, ("add", 2))
    match.answer(0, ("add", 1))
    match.answer(0, ("add", 2))
    assert match.answers == [(1, ("add", 2)), (0, ("add", 1)), (0, ("add", 2))]


async def _both_forced(game: Counting) -> None:
    answers = await Together([FORCED.ask(player, lambda: [("only",)]) for player in (0, 1)])
    game.sum = len(answers)
    half = await Together([FORCED.ask(0, lambda: [("only",)]), FREE.ask(1, lambda: [("a",), ("b",)])])
    game.steps = [each[0] for each in half]


def test_of_several_requests_those_without_a_choice_are_not_asked_either() -> None:
    match = Match(Counting(), _both_forced)
    assert match.game.sum == 2
    assert [request.kind for request in match.open_requests] == ["free"]
    match.answer(1, ("b",))
    assert match.game.steps == ["only", "b"]
    assert match.is_over


def test_options_are_made_only_when_somebody_looks() -> None:
    made: list[int] = []

    def options() -> list[tuple[str]]:
        made.append(1)
        return [("a",), ("b",)]

    request = FREE.ask(0, options)
    assert not made
    assert request.options == request.options
    assert len(made) == 1


def test_a_duel_plays_rounds_by_itself_where_nobody_has_a_choice() -> None:
    setup = Setup("arena", (Seat("Red", "Beastmaster", {}), Seat("Blue", "Warlock", {})))
    duel = Duel(seats=setup.seats)
    assert duel.game.phase is Phase.ACTIONS, "no spells to plan, nothing to deploy or quickcast"
    assert duel.request.player in (RED, BLUE)


def test_strangers_are_told_what_is_wrong_in_the_order_it_goes_wrong() -> None:
    match = bid(start())
    for player, answer, why in (
        (1, "add", "not-asked"),
        (None, ("add", 1), "not-asked"),
        (0, ["add", 1], "not-an-option"),
    ):
        with pytest.raises(IllegalAnswer) as caught:
            match.receive(player, answer)
        assert caught.value.refusal.code == why
    match.receive(0, ("add", 1))
    assert match.answers[-1] == (0, ("add", 1))


STAKE = Question("stake", ("all",), declines=("none",), insists=True)


async def _stakes(game: Counting) -> None:
    for options in ([("all",), ("none",)], [("all",), ("none",)], [("all",)], [("all",), ("all", 1)]):
        game.steps.append((await STAKE.ask(0, options))[0])
    await FREE.ask(1, [("a",), ("b",)])


def _give_up(game: Counting, player: int, on_time: bool) -> bool:
    game.conceded += (player,)
    return False


def test_whoever_has_given_up_declines_where_that_is_possible() -> None:
    match = Match(Counting(), _stakes, concession=_give_up)
    match.answer(0, CONCEDE)
    assert match.game.steps == ["none", "none", "all", "all"]
    assert [request.kind for request in match.open_requests] == ["free"]


def test_nothing_is_asked_of_whoever_is_out_of_the_game() -> None:
    game = Counting()
    game.silent += (0,)
    match = Match(game, _stakes)
    assert match.game.steps == ["none", "none", "all", "all"]
    assert [request.player for request in match.open_requests] == [1]
