"""Scripts of lessons: complete in every language, and each leads to its end by the answers it shows."""

from __future__ import annotations

import pytest

from mageduel.duel import start_duel
from mageduel.facts.codex import codex
from mageduel.lessons.coach import LEARNER, Coach, opponent_of, setup_of
from mageduel.lessons.scripts import Lesson, UnknownLesson, fits, lesson_called, lessons
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from mageduel.words.language import NAMES, language
from tests.hygiene.sources import ROOT

EVERY = list(lessons().values())


def test_there_are_eight_to_ten_from_the_academy_to_the_arena() -> None:
    assert 8 <= len(EVERY) <= 10
    assert [each.number for each in EVERY] == list(range(1, len(EVERY) + 1))
    modes = [each.position.mode for each in EVERY]
    assert modes == sorted(modes, key=["academy", "apprentice", "arena"].index)
    assert {"academy", "apprentice", "arena"} == set(modes)


@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("lesson", EVERY, ids=lambda each: each.name)
def test_every_step_has_its_sentences(lesson: Lesson, code: str) -> None:
    texts = language(code).texts
    steps = [step.name for step in lesson.steps]
    keys = {f"lesson.{lesson.name}.{part}" for part in ("title", "about")}
    keys |= {f"lesson.{lesson.name}.{step}.{part}" for step in steps for part in ("so", "do", "why", "goal")}
    keys |= {f"lesson.{lesson.name}.end.{part}" for part in ("so", "do", "why")}
    assert {key for key in texts if key.startswith(f"lesson.{lesson.name}.")} == keys
    assert set(lesson.words) <= set(codex())


def test_every_emblem_is_drawn_on_every_page() -> None:
    drawn = (ROOT / "src" / "mageduel" / "data" / "art" / "symbols.svg").read_text(encoding="utf-8")
    assert [each.name for each in EVERY if f'id="{each.emblem}"' not in drawn] == []


@pytest.mark.parametrize("lesson", EVERY, ids=lambda each: each.name)
def test_a_lesson_is_won_by_its_intended_steps_in_a_few_rounds(lesson: Lesson) -> None:
    match = start_duel(setup_of(lesson), lesson.seed)
    coach, other = Coach(lesson, match.game), opponent_of(lesson)
    first, own = match.game.round, 0
    for _ in range(100):
        if coach.is_done:
            break
        request = match.open_requests[0]
        if request.player == LEARNER:
            shown = coach.shown(request)
            answer = shown or request.decline or request.options[0]
            assert coach.lets_pass(request, answer)
            own += shown is not None
        else:
            answer = other.decide(view(match.game, request.player, match), Decision(request))
        match.answer(request.player, answer)
        coach.note(match.game, request.player, answer, len(match.answers))
    assert coach.is_done
    assert own >= len(lesson.steps)
    assert match.game.round - first < 5
    assert coach.began == sorted(coach.began)


def test_what_leads_elsewhere_is_not_let_pass() -> None:
    lesson = lesson_called("strike")
    match = start_duel(setup_of(lesson), lesson.seed)
    coach = Coach(lesson, match.game)
    assert coach.lets_pass(match.requests[0], ("activate", 3))
    assert not coach.lets_pass(match.requests[0], ("activate", 1))
    assert coach.lit(match.game) == ["o3"]
    match.answer(0, ("activate", 3))
    coach.note(match.game, 0, ("activate", 3), 1)
    assert (coach.steps_done, coach.lit(match.game)) == (1, ["o3", "zB2"])
    assert not coach.lets_pass(match.requests[0], ("guard",))


def test_a_game_that_is_over_too_early_is_a_lesson_failed() -> None:
    lesson = lesson_called("strike")
    match = start_duel(setup_of(lesson), lesson.seed)
    coach = Coach(lesson, match.game)
    match.answer(0, ("concede",))
    coach.note(match.game, 0, ("concede",), 1)
    assert coach.failed


def test_patterns() -> None:
    assert fits(("cast", "*", "Geyser"), ("cast", 0, "Geyser", 2))
    assert not fits(("cast", 0, "Geyser", 2), ("cast", 0, "Geyser"))
    assert fits(("plan", ((0, ("*", "Geyser")),)), ("plan", ((0, ("Block", "Geyser")),)))
    assert not fits(("plan", ((0, ("*", "Geyser")),)), ("plan", ((0, ("Block", "Fireball")),)))


def test_a_wrong_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownLesson, match="no-lesson"):
        lesson_called("guard")
