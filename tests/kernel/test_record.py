"""Records: a game written down replays to the same end, and whatever is wrong with one is said in one clear line."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from mageduel.duel import RULES_VERSION, record_of, replay
from mageduel.kernel.match import Match
from mageduel.kernel.record import MAXIMUM_SIZE, DamagedRecord, Record, read_record
from mageduel.state.game import Game
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
    message = str(caught.value)
    assert message.endswith((".", "?")) or ":" in message
    assert "\n" not in message
    assert "Traceback" not in message
    assert len(message) < 200
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

    assert "does not end where" in refusal(changed(text, change))


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


def test_another_version_of_the_rules_is_named(text: str) -> None:
    message = refusal(changed(text, lambda data: data.update(rules="0.0.0")))
    assert "0.0.0" in message
    assert RULES_VERSION in message


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
    assert set(data) == {"format", "rules", "setup", "seed", "answers", "digest"}


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
