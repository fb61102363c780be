"""Records: a game written down replays to the same end, and whatever is wrong with one is said in one clear line."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from mageduel import course
from mageduel.duel import RULES_VERSION, record_of, replay, tell_again
from mageduel.kernel.match import Match
from mageduel.kernel.record import COURSE_DIGITS, MAXIMUM_SIZE, DamagedRecord, Record, read_record
from mageduel.kernel.requests import Answer, Request
from mageduel.state.game import Game
from mageduel.words.records import why_damaged
from tests.kernel.duels import play_on, published_setup, random_duel

SEED = 11


@pytest.fixture(scope="module")
def played() -> Match[Game]:
    return random_duel(SEED, 120)


@pytest.fixture(scope="module")
def text(played: Match[Game]) -> str:
    return record_of(played, published_setup(), SEED).to_json()


def refusal(text: str) -> str:
    """What is said about a record that is no good: one line for people."""
    with pytest.raises(DamagedRecord) as caught:
        replay(read_record(text))
    message = why_damaged(caught.value)
    assert message.endswith((".", "?")) or ":" in message
    assert "\n" not in message
    assert "Traceback" not in message
    assert len(message) < 300
    return message


def changed(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


def test_a_record_read_again_is_the_same(text: str, played: Match[Game]) -> None:
    record = read_record(text)
    assert record == record_of(played, published_setup(), SEED)
    assert record.to_json() == text


def test_a_record_replays_to_the_same_place(text: str, played: Match[Game]) -> None:
    again = replay(read_record(text))
    assert again.game.digest() == played.game.digest()
    assert [each.options for each in again.open_requests] == [each.options for each in played.open_requests]
    assert again.answers == played.answers


def test_a_replayed_game_can_be_played_on_and_forked(text: str) -> None:
    again = replay(read_record(text), forkable=True)
    twin = again.fork()
    assert play_on(twin, 3, 20) == play_on(again, 3, 20)
    assert twin.game.digest() == again.game.digest()


def test_a_replay_can_keep_the_chronicle(text: str) -> None:
    assert replay(read_record(text), log=True).game.log
    assert replay(read_record(text)).game.log is None


def test_a_game_with_no_answer_yet_is_a_record_too() -> None:
    record = record_of(random_duel(SEED, 0), published_setup(), SEED)
    assert replay(read_record(record.to_json())).answers == []


def test_a_record_without_its_last_answers_is_noticed(text: str) -> None:
    def change(data: dict[str, Any]) -> None:
        del data["answers"][60:]
        data["course"] = data["course"][: 60 * COURSE_DIGITS]

    assert "does not end where" in refusal(changed(text, change))


@pytest.mark.parametrize("course", [None, 3, "abc", "0" * 4, "z" * 480, "A" * 480, ["0" * 480]])
def test_a_course_that_does_not_fit_the_answers_is_refused(text: str, course: object) -> None:
    assert "course" in refusal(changed(text, lambda data: data.update(course=course)))


def test_a_changed_course_is_noticed(text: str) -> None:
    def change(data: dict[str, Any]) -> None:
        data["course"] = _otherwise(data["course"], 7)

    assert "answer 7 brings about another table" in refusal(changed(text, change))


def _otherwise(course: str, number: int) -> str:
    """The same course with another table after this answer."""
    at = (number - 1) * COURSE_DIGITS
    there = course[at : at + COURSE_DIGITS]
    return course[:at] + ("0000" if there != "0000" else "1111") + course[at + COURSE_DIGITS :]


def test_a_changed_answer_is_noticed(text: str) -> None:
    def change(data: dict[str, Any]) -> None:
        data["answers"][5][1] = ["fly", "away"]

    assert refusal(changed(text, change)).startswith("Answer 6 of this game record is not possible")


def test_an_answer_of_somebody_who_was_not_asked_is_noticed(text: str) -> None:
    def change(data: dict[str, Any]) -> None:
        data["answers"][3][0] = 7

    assert "Answer 4" in refusal(changed(text, change))


def test_another_seed_is_noticed(text: str) -> None:
    refusal(changed(text, lambda data: data.update(seed=SEED + 1)))


# Records of another version


def older(text: str, **changes: object) -> Record:
    """The same game as version 0.1.0 would have written it down, whose digests were others."""
    return read_record(changed(text, lambda data: data.update(rules="0.1.0", digest="0" * 32, **changes)))


def test_a_record_of_another_version_that_takes_the_same_course_is_shown(text: str, played: Match[Game]) -> None:
    told = tell_again(older(text))
    assert told.parting is None
    assert told.is_proven
    assert told.match.game.digest() == played.game.digest()
    assert replay(older(text)).answers == played.answers


def test_a_record_of_another_version_with_our_digest_needs_no_course(text: str) -> None:
    record = read_record(changed(text, lambda data: data.update(rules="0.1.0", course="")))
    assert tell_again(record).is_proven


def test_a_record_of_another_version_without_course_and_with_another_digest_is_shown_and_not_proven(text: str) -> None:
    told = tell_again(older(text, course=""))
    assert told.parting is None
    assert not told.is_proven
    assert not told.match.is_over


def test_a_record_of_another_version_says_at_which_answer_it_parts_and_is_told_up_to_there(
    text: str, played: Match[Game]
) -> None:
    record = older(text, course=_otherwise(json.loads(text)["course"], 61))
    told = tell_again(record, log=True)
    assert told.parting is not None
    assert told.parting.answer == 61
    assert told.match.answers == played.answers[:60]
    assert told.match.game.log
    before = told.match.game
    assert (told.parting.round, told.parting.phase) == (before.round, before.phase.value)
    message = refusal(record.to_json())
    assert "0.1.0" in message
    assert RULES_VERSION in message
    assert f"at answer 61 (round {before.round}, {before.phase.value} phase)" in message


def test_an_answer_that_is_no_longer_possible_is_where_a_record_of_another_version_parts(
    text: str, played: Match[Game]
) -> None:
    answers = json.loads(text)["answers"]
    answers[40][1] = ["fly", "away"]
    told = tell_again(older(text, answers=answers))
    assert told.parting is not None
    assert told.parting.answer == 41
    assert told.match.answers == played.answers[:40]


def test_an_answer_a_mistake_comes_of_is_where_a_record_of_another_version_parts(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Answer] = []

    def breaks(request: Request, answer: Answer) -> Answer:
        read.append(answer)
        return answer if len(read) <= 30 else ("fly", 1 // 0)

    monkeypatch.setattr(course, "FORMS", [breaks])
    parting = tell_again(older(text)).parting
    assert parting is not None
    assert parting.answer == 31
    assert "ZeroDivisionError" in parting.why


def test_answers_of_another_version_are_read_in_todays_form(
    text: str, played: Match[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    def turned_round(request: Request, answer: Answer) -> Answer:
        return (answer[1], answer[0]) if answer[0] == 1 else answer

    (player, answer), *others = json.loads(text)["answers"]
    assert answer == ["initiative", 1]
    record = older(text, answers=[[player, [1, "initiative"]], *others])
    parting = tell_again(record).parting
    assert parting is not None
    assert parting.answer == 1
    monkeypatch.setattr(course, "FORMS", [turned_round])
    assert tell_again(record).match.answers == played.answers


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_file_cut_short_is_refused(text: str, share: float) -> None:
    assert "damaged or cut short" in refusal(text[: int(len(text) * share)])


@pytest.mark.parametrize("other", ["", "[]", "null", "3", '"hello"', "{}", '{"format": "chess"}', "not json", "\x00"])
def test_a_file_that_is_no_record_is_refused(other: str) -> None:
    assert refusal(other).startswith("This is not a")


@pytest.mark.parametrize("key", ["answers", "setup", "seed", "rules", "digest"])
def test_a_missing_part_is_noticed(text: str, key: str) -> None:
    assert "incomplete" in refusal(changed(text, lambda data: data.pop(key)))


@pytest.mark.parametrize("value", [None, "soon", 1.5, True, [], {}, float("inf"), float("nan")])
def test_a_seed_that_is_no_whole_number_is_refused(text: str, value: object) -> None:
    refusal(changed(text, lambda data: data.update(seed=value)))


@pytest.mark.parametrize(
    "answers",
    [
        *(None, 3, "abc", {}, [3], [[0]], [[0, ["pass"], 1]], [["red", ["pass"]]], [[0, "pass"]], [[0, {"a": 1}]]),
        *([[0, ["add", 1.5]]], [[0, [True]]], [[0.0, ["pass"]]], [[None, ["pass"]]]),
    ],
)
def test_answers_of_the_wrong_shape_are_refused(text: str, answers: object) -> None:
    refusal(changed(text, lambda data: data.update(answers=answers)))


@pytest.mark.parametrize("depth", [10, 300, 400, 900, 5_000, 200_000])
def test_answers_nested_without_end_are_refused(text: str, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    refusal(text.replace('"answers":[', f'"answers":[[0,{nested}],', 1))


@pytest.mark.parametrize(
    "setup",
    [
        None,
        3,
        [],
        {},
        {"mode": "arena"},
        {"mode": "chess", "seats": []},
        {"mode": "arena", "seats": []},
        {"mode": "arena", "seats": 5},
        {"mode": "arena", "seats": [{"name": "Red", "mage": "Wizard", "book": {}}]},
        {"mode": "arena", "seats": [{"name": "Red", "mage": "Nobody", "book": {}}] * 2},
        {"mode": "arena", "seats": [{"name": "Red", "mage": "Wizard", "book": {"No Such Card": 1}}] * 2},
        {"mode": "arena", "seats": [{"name": "Red", "mage": "Wizard", "book": {"Fireball": "many"}}] * 2},
        {"mode": "arena", "seats": [{"name": "Red", "mage": "Wizard", "book": []}] * 2},
        {"mode": "arena", "seats": [{"name": "Red", "mage": "Wizard", "book": {}, "team": []}] * 2},
        {"mode": "arena", "seats": [{"mage": "Wizard", "book": {}}] * 2},
    ],
)
def test_a_set_up_that_cannot_be_used_is_refused(text: str, setup: object) -> None:
    refusal(changed(text, lambda data: data.update(setup=setup)))


def test_a_record_larger_than_any_game_is_not_even_read() -> None:
    assert "larger" in refusal(" " * (MAXIMUM_SIZE + 1))


def test_a_record_says_what_it_is(text: str) -> None:
    data = json.loads(text)
    assert data["format"] == "mageduel-record"
    assert set(data) == {"format", "rules", "setup", "seed", "answers", "digest", "course"}


def test_answers_after_the_end_of_the_game_are_noticed() -> None:
    match = random_duel(2, 100_000)
    assert match.is_over
    record = record_of(match, published_setup(), 2)
    longer = Record(record.setup, record.seed, (*record.answers, (0, ("pass",))), record.rules_version, record.digest)
    assert replay(record).is_over
    assert "not possible: The game is over." in refusal(longer.to_json())


@pytest.mark.parametrize("seed", [0, 7, 2**53 - 1, 2**53, 2**64, 2**128 - 1])
def test_a_seed_survives_programs_that_read_numbers_inexactly(seed: int) -> None:
    written = Record({}, seed, (), "rules", "digest").to_json()
    through_floats = json.dumps(json.loads(written, parse_int=lambda digits: int(float(digits))))
    assert read_record(through_floats).seed == seed


@pytest.mark.parametrize("value", [2**128, -(2**128), "7", "f" * 31, "F" * 32, "g" * 32, "f" * 33])
def test_a_seed_beyond_128_bits_is_refused(text: str, value: object) -> None:
    refusal(changed(text, lambda data: data.update(seed=value)))
