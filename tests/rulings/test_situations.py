"""Situations as they are carried: each plays to the end it is known to have, in words of both languages."""

from __future__ import annotations

import pytest

from mageduel.agents.levels import new_agent
from mageduel.duel import start_duel
from mageduel.positions.links import from_link
from mageduel.rulings.running import PartsHere, Running
from mageduel.rulings.shelf import UnknownRuling, search, situation, situations
from mageduel.rulings.showing import Stage, about
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from mageduel.words.language import NAMES, language, speaking

SLICES = 8
EVERY = 12


@pytest.mark.parametrize("part", range(SLICES))
def test_every_situation_plays_to_the_end_it_is_known_to_have(part: int) -> None:
    for each in list(situations().values())[part::SLICES]:
        running = each.running()
        beats = list(running.beats())
        assert beats
        assert running.digest == each.digest, each.key


def test_nine_of_ten_situations_are_carried() -> None:
    assert len(situations()) > 900


@pytest.mark.parametrize("code", NAMES)
def test_they_are_shown_from_the_start_to_the_end(code: str) -> None:
    with speaking(language(code)):
        for each in list(situations().values())[::EVERY]:
            frames = Stage(each).frames
            assert frames[0].kind == "start"
            assert about(each).endswith(".")
            assert all(frame.label and frame.view is not None for frame in frames), each.key
            assert bool(each.made) == (frames[0].link is None), each.key
            heard = [event.index for frame in frames for event in frame.events]
            assert heard == sorted(set(heard))


def test_two_weak_markers_cost_the_wolf_two_dice() -> None:
    frames = Stage(situation("two-weak-markers")).frames
    assert [frame.kind for frame in frames] == ["start", "act"]
    assert frames[1].label == "Timber Wolf attacks Skeletal Sentry with Bite"
    assert frames[1].claims == ["Skeletal Sentry has 2 damage"]
    assert any("2 damage" in event.sentence for event in frames[1].events)


def test_what_is_refused_names_its_rule() -> None:
    shown = [frame for each in search(text="guard")[:40] for frame in Stage(each).frames if frame.kind == "ask"]
    refused = [frame for frame in shown if frame.answer.startswith("No.")]
    assert refused
    assert all(frame.rule is not None and frame.rule.section for frame in refused)


def test_a_game_goes_on_from_where_a_situation_is_taken_over() -> None:
    links = [frame.link for frame in Stage(situation("two-weak-markers")).frames]
    assert links[0] is not None
    assert links[0] != links[-1]
    match = start_duel(from_link(links[0]).setup(), 3)
    wolf = next(each for each in match.game.objects.values() if each.name == "Timber Wolf")
    request = match.request_for(wolf.controller)
    assert request is not None
    assert ("activate", wolf.id) in request.options
    answer = new_agent("novice", 1).decide(view(match.game, wolf.controller, match), Decision(request))
    match.answer(wolf.controller, answer)
    assert match.game.result is None


def test_they_are_found_by_card_rule_word_and_text() -> None:
    assert "two-weak-markers" in {each.key for each in search(card="Timber Wolf")}
    assert all("Timber Wolf" in each.cards for each in search(card="Timber Wolf"))
    assert "two-weak-markers" in {each.key for each in search(word="Weak")}
    assert "two-weak-markers" in {each.key for each in search(text="weak MARKERS")}
    assert search(text="no such words anywhere") == []
    places = search(text="two weak markers")[0].places
    assert search(rule=f"{places[0].document}, {places[0].section}")


def test_an_unknown_situation_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownRuling) as refused:
        situation("two-weak-marker")
    assert refused.value.parts["near"] == "two-weak-markers"
    assert situation("1").number == 1


def test_another_course_is_noticed() -> None:
    each = situation("two-weak-markers")
    scenes = [*each.scenes[:-1], {**each.scenes[-1], "hold": [["damage", 4, 3]]}]
    with pytest.raises(PartsHere):
        list(Running(scenes).beats())
    scenes = [*each.scenes[:-1], {**each.scenes[-1], "say": [*each.scenes[-1]["say"], 0]}]
    with pytest.raises(PartsHere):
        list(Running(scenes).beats())
