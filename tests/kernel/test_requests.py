"""Requests: an answer is one of the options or refused; whatever somebody sends, nothing breaks and nothing changes."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from mageduel.kernel.match import Match
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import DEEPEST_ANSWER, NOT_AN_OPTION, IllegalAnswer, is_plain
from mageduel.rules.dice import ChanceRequest
from mageduel.rules.planning.plans import PlanRequest
from mageduel.state.game import Game
from tests.kernel.duels import play_on, random_duel
from tests.kit.duel import Duel

DEEP: list[object] = []
for _ in range(500):
    DEEP = [DEEP]
DEEP_TUPLE: tuple[object, ...] = ()
for _ in range(500):
    DEEP_TUPLE = (DEEP_TUPLE,)

NONSENSE: list[object] = [
    None,
    True,
    0,
    -1,
    1.5,
    float("nan"),
    "",
    "pass",
    b"pass",
    [],
    ["pass"],
    {},
    {"pass": 1},
    {1, 2},
    object(),
    (),
    (None,),
    (True,),
    ((),),
    ("pass", "pass"),
    ("pass", None),
    ("move",),
    ("move", "Z9"),
    ("move", 3),
    ("move", ["B2"]),
    ("activate",),
    ("activate", -1),
    ("activate", 10**30),
    ("activate", "1"),
    ("activate", True),
    ("activate", 1.0),
    ("cast",),
    ("cast", 0, "Fireball"),
    ("cast", {}, [], set()),
    ("plan",),
    ("plan", None),
    ("plan", ()),
    ("plan", 5),
    ("plan", [[0, ["Fireball"]]]),
    ("plan", ((0,),)),
    ("plan", ((0, None),)),
    ("plan", ((0, ("Fireball", 3)),)),
    ("plan", ((0, (["Fireball"],)),)),
    ("plan", ((0, ({},)),)),
    ("plan", ((None, ()),)),
    ("plan", ((0, ()), (1, ()))),
    ("plan", (0, ())),
    ("plan", "ab"),
    ("initiative", 2),
    ("initiative", "0"),
    DEEP,
    DEEP_TUPLE,
    ("plan", DEEP_TUPLE),
]


def everywhere() -> Iterator[Match[Game]]:
    """Duels stopped at questions of as many kinds as a few games ask."""
    kinds: set[str] = set()
    for seed in range(4):
        match = random_duel(seed, 0, forkable=True)
        for number in range(250):
            new = {request.kind for request in match.open_requests} - kinds
            if new:
                kinds |= new
                yield match.fork()
            play_on(match, seed + 1000 * number, 1)
    assert {"initiative", "plan", "activate", "action", "reveal"} <= kinds


@pytest.fixture(scope="module")
def stopped() -> list[Match[Game]]:
    return list(everywhere())


@pytest.mark.parametrize(
    "answer", NONSENSE, ids=lambda answer: "an object" if type(answer) is object else repr(answer)[:40]
)
def test_nonsense_is_refused_and_changes_nothing(stopped: list[Match[Game]], answer: object) -> None:
    for match in stopped:
        before, written = match.game.digest(), list(match.answers)
        for request in match.open_requests:
            if answer in request.options:
                continue
            with pytest.raises(IllegalAnswer) as caught:
                match.receive(request.player, answer)
            assert caught.value.refusal is NOT_AN_OPTION
            assert match.game.digest() == before
            assert match.answers == written
            assert request in match.open_requests


MATCH = random_duel(0, 1, forkable=True)
_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8) | some.just("plan"),
    lambda inner: some.lists(inner, max_size=3) | some.lists(inner, max_size=3).map(tuple),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(answer=_values, player=some.integers(-2, 3) | some.none() | some.text(max_size=1))
def test_whatever_is_sent_the_match_stays_as_it_was_or_takes_a_real_answer(answer: object, player: object) -> None:
    match = MATCH.fork()
    before = match.game.digest()
    try:
        match.receive(player, answer)
    except IllegalAnswer:
        assert match.game.digest() == before
        assert len(match.answers) == 1
    else:
        assert is_plain(answer)


@pytest.mark.parametrize("answer", [("initiative", True), ("initiative", 1.0)])
def test_a_number_that_only_looks_like_the_right_one_is_refused(answer: tuple[object, ...]) -> None:
    """Otherwise it would be written down and could not be read again."""
    request = (match := random_duel(0, 0)).requests[0]
    assert answer in request.options, "Python thinks they are equal"
    with pytest.raises(IllegalAnswer):
        match.answer(request.player, answer)


@pytest.mark.parametrize("side", [-1, 12, True, None, "1", 0.0])
def test_a_die_shows_only_its_own_sides(side: object) -> None:
    duel = Duel(initiative=None)
    request = duel.match.requests[0]
    assert isinstance(request, ChanceRequest)
    for answer in ((side,), (), (1, 1)):
        with pytest.raises(IllegalAnswer):
            duel.match.answer(request.player, answer)
    duel.match.answer(request.player, (11,))


def test_plans_by_lot_are_possible_and_as_varied_as_the_book() -> None:
    match = random_duel(1, 1)
    request = match.open_requests[0]
    assert isinstance(request, PlanRequest)
    drawn = {request.sample(lambda sides, start=start: start % sides) for start in range(40)}  # type: ignore[misc]
    assert len(drawn) > 10
    assert all(request.refuses(answer) is None for answer in drawn)
    assert all(request.refuses(answer) is None for answer in request.options)


def test_every_option_offered_is_accepted(stopped: list[Match[Game]]) -> None:
    for match in stopped:
        for request in match.open_requests:
            assert all(is_plain(option) and request.refuses(option) is None for option in request.options)
            assert len(set(request.options)) == len(request.options), "no option twice"


def test_plain_values_are_tuples_of_text_and_whole_numbers() -> None:
    assert is_plain(("a", 1, None, ("b", (2,))))
    for wrong in ("a", 1, None, ["a"], (1.0,), (True,), ({},), DEEP_TUPLE):
        assert not is_plain(wrong)
    nested: object = "a"
    for _ in range(DEEPEST_ANSWER):
        nested = (nested,)
    assert is_plain(nested)
    assert not is_plain((nested,))


def test_a_request_says_who_is_asked_what() -> None:
    request = Question("colour", ("red",), ("blue",)).ask(1, [("red",), ("blue",)], "subject")
    assert repr(request) == "<Request colour to 1>"
    assert request.forced is None
    assert request.sample(lambda sides: sides - 1) == ("blue",)
