"""Duels through the library: asked, answered, forked, sampled, written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mageduel as md


def by_lot(duel: md.Duel, answers: int) -> md.Duel:
    """The duel after so many answers drawn by lot."""
    for number in range(answers):
        if duel.is_over:
            break
        question = duel.question
        duel.answer(question.seat, question.by_lot(number))
    return duel


@pytest.mark.parametrize("mode", md.list_modes())
def test_every_mode_begins_with_a_question_and_goes_on(mode: str) -> None:
    mages = ("Wizard", "Warlock") if mode == "apprentice" else md.list_mages(mode)[: 3 if mode == "free-for-all" else 2]
    duel = by_lot(md.new_duel(mode, mages), 40)
    assert duel.mode == mode
    assert duel.round >= 1
    assert duel.question.prompt


def test_books_are_brought_or_taken_from_the_published_ones() -> None:
    book = md.find_book("Starting Wizard")
    brought = md.new_duel("arena", ["Wizard", "Beastmaster"], [book, None], seed=3)
    taken = md.new_duel("arena", ["Wizard", "Beastmaster"], seed=3)
    assert brought.digest == taken.digest
    assert "Starting Wizard" in md.list_books("arena")


def test_options_are_the_values_in_words() -> None:
    duel = by_lot(md.new_duel("academy", ["Wizard", "Beastmaster"], seed=7), 6)
    question = duel.question
    assert sorted(option.value for option in question.options) == sorted(question.values)
    assert len({option.label for option in question.options}) == len(question.values)
    assert all(question.why_not(value) is None for value in question.values)


def test_what_is_not_possible_has_a_reason_and_a_rule() -> None:
    duel = md.new_duel("academy", ["Wizard", "Beastmaster"], seed=7)
    while not duel.question.refused:
        by_lot(duel, 1)
    refused = duel.question.refused[0]
    assert refused.sentence.endswith(".")
    assert refused.rule
    assert duel.question.why_not(("fly", "away"))


def test_an_impossible_answer_changes_nothing() -> None:
    duel = md.new_duel()
    before = duel.digest
    for seat, answer in ((0, ("fly",)), (7, ("pass",)), (duel.question.seat, (3.5,)), (duel.question.seat, [1])):
        with pytest.raises(md.IllegalAnswer):
            duel.answer(seat, answer)  # type: ignore[arg-type]
    assert duel.digest == before


def test_a_plan_is_made_from_its_slots() -> None:
    duel = md.new_duel("arena", ["Wizard", "Beastmaster"])
    while not duel.question.slots:
        by_lot(duel, 1)
    planned = {}
    for question in duel.questions:
        count, fitting = question.slots[0]
        planned[question.seat] = sorted(fitting[:count])
        duel.answer(question.seat, ("plan", ((0, fitting[:count]),)))
    for seat, names in planned.items():
        prepared = duel.view(seat).player(seat).prepared
        assert prepared is not None
        assert sorted(card.name for card in prepared) == names
        assert duel.view(1 - seat).player(seat).prepared is None


def test_a_fork_goes_its_own_way() -> None:
    duel = by_lot(md.new_duel("academy", ["Warlock", "Priestess"], seed=1), 30)
    before = duel.digest
    fork = duel.fork()
    assert fork.digest == before
    by_lot(fork, 20)
    assert duel.digest == before
    by_lot(duel, 20)
    assert duel.digest == fork.digest


def test_a_sample_shares_what_is_seen_and_no_secret() -> None:
    duel = by_lot(md.new_duel("arena", ["Wizard", "Druid"], seed=5), 60)
    seat = duel.question.seat
    sample = duel.sample(seat, 1)
    assert sample is not None
    assert sample.table(seat)["objects"] == duel.table(seat)["objects"]
    assert sample.table(1 - seat) != duel.table(1 - seat)


def test_the_table_of_a_seat_is_plain_and_hides_the_others_book() -> None:
    duel = by_lot(md.new_duel("arena", ["Wizard", "Druid"], seed=5), 60)
    shown = json.loads(json.dumps(duel.table(0)))
    mine, other = shown["players"]
    assert mine["book"]
    assert not other["book"]


def test_a_duel_written_down_stands_where_it_stood() -> None:
    duel = by_lot(md.new_duel("domination", ["Siren", "Paladin"], seed=9), 50)
    again = md.duel_from_json(duel.to_json())
    assert again.digest == duel.digest
    assert again.question.values == duel.question.values


def test_odds_of_an_attack_add_up_to_one() -> None:
    duel = md.new_duel("academy", ["Beastmaster", "Wizard"], seed=2)
    odds = None
    for number in range(400):
        question = duel.question
        found = [odds for value in question.values if not question.slots and (odds := question.odds(value))]
        if found:
            odds = found[0]
            break
        duel.answer(question.seat, question.by_lot(number))
    assert odds is not None
    assert sum(each["chance"] for each in odds["damage"]) == pytest.approx(1)


def test_programs_play_to_the_end() -> None:
    duel = md.new_duel("academy", ["Beastmaster", "Wizard"], seed=2)
    duel.let(md.new_agent("novice", 1), md.new_agent("random", 2))
    assert duel.is_over
    assert duel.result is not None
    assert duel.result.winners in ((0,), (1,), ())
    with pytest.raises(md.IllegalAnswer):
        _ = duel.question


def test_giving_up_ends_a_duel_of_two_and_teams_play_on() -> None:
    duel = md.new_duel()
    duel.concede(1)
    assert duel.result == md.Result((0,), "conceded")
    four = md.new_duel("arena", ["Wizard", "Warlock", "Priestess", "Beastmaster"], teams=True)
    assert four.sides == (0, 1, 0, 1)
    four.concede(1)
    assert four.result is None


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: md.new_duel("arna"),
        lambda: md.new_duel(mages=["Wizzard", "Druid"]),
        lambda: md.new_duel(mages=["Wizard"] * 3),
        lambda: md.new_duel(books=[None]),
        lambda: md.new_duel(mages=["Warlock", "Wizard"], books=[md.find_book("Starting Wizard"), None]),
        lambda: md.new_duel("academy", ["Wizard", "Warlock"], [md.find_book("Starting Wizard"), None]),
        lambda: md.new_agent("grandmaster"),
        lambda: md.duel_from_json("{}"),
        lambda: md.duel_from_json("no record"),
        lambda: md.find_book("The Necronomicon"),
        lambda: md.find_book("nowhere.toml"),
        lambda: md.new_duel().let(md.new_agent("random")),
    ],
)
def test_what_cannot_be_is_said_in_one_line(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(md.NotPossible) as error:
        wrong()
    said = str(error.value)
    assert " " in said
    assert "\n" not in said


def test_a_book_with_mistakes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "thin.toml"
    path.write_text('name = "Thin"\nmage = "Wizard"\nmode = "arena"\n[attacks]\nFireball = 9\n', encoding="utf-8")
    with pytest.raises(md.NotPossible, match="Thin"):
        md.new_duel(mages=["Wizard", "Druid"], books=[md.find_book(str(path)), None])
