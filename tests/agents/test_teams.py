"""Computer players in a team look after each other; in a free-for-all it is weighed whom to go for."""

from __future__ import annotations

import pytest

from mageduel.agents.evaluation import evaluate
from mageduel.agents.levels import new_agent
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.situation import Situation
from mageduel.agents.weights import WEIGHTS
from mageduel.facts.library import card
from mageduel.kernel.requests import Answer
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from tests.kit.duel import Duel
from tests.rules.round.test_many_players import seats

ME, MATE = 0, 2
FOE, OTHER_FOE = 1, 3
FREE = "free-for-all"


def team(*, forkable: bool = False) -> Duel:
    """Two against two, all mages far from each other unless a test brings them together."""
    return Duel(seats=seats(4, 2, books=False), forkable=forkable, initiative=ME)


def judge(duel: Duel) -> Judge:
    return Judge(view(duel.game, ME), ME)


def answer_of(duel: Duel, level: str) -> Answer:
    request = duel.request
    return new_agent(level, 3).decide(view(duel.game, request.player, duel.match), Decision(request))


# A team


def test_of_two_mages_of_a_team_the_one_in_danger_is_healed() -> None:
    duel = team()
    mine, mates = duel.game.players[ME].mage, duel.game.players[MATE].mage
    for mage in (mine, mates):
        duel.move_to(mage, "A1")

    def heal(target: int) -> float:
        return judge(duel).cast(("cast", 0, "Minor Heal", target))

    mine.damage, mates.damage = 14, 25
    assert heal(mates.id) > heal(mine.id) > 0
    mine.damage, mates.damage = 25, 14
    assert heal(mine.id) > heal(mates.id)
    assert heal(duel.game.players[FOE].mage.id) < -10


def test_a_spell_that_heals_is_wanted_for_a_mate_within_reach() -> None:
    duel = team()
    mine, mates = duel.game.players[ME].mage, duel.game.players[MATE].mage
    mates.damage = 20
    duel.move_to(mine, "A1")
    duel.move_to(mates, "A3")
    assert judge(duel).plan_worth(card("Minor Heal")) > 0
    mates.damage = 0
    assert judge(duel).plan_worth(card("Minor Heal")) < 0


def test_who_stands_beside_a_mates_mage_is_struck_before_others() -> None:
    duel = team()
    archer = duel.put("Royal Archer", ME, "B1")
    duel.move_to(duel.game.players[MATE].mage, "B2")
    beside, apart = duel.put("Timber Wolf", FOE, "B2"), duel.put("Timber Wolf", FOE, "B3")
    seen = view(duel.game, ME)
    bow = next(bar for bar in archer.card.attacks if bar.range is not None)

    def harm(target: int) -> float:
        return judge(duel).harm(seen.object(archer.id), bow, seen.object(target))

    assert harm(beside.id) > harm(apart.id) > 0


@pytest.mark.parametrize("level", ["novice", "master:30"])
def test_a_mate_who_is_about_to_be_struck_is_guarded(level: str) -> None:
    duel = team(forkable=True)
    for player in duel.game.players:
        duel.move_to(player.mage, "A1" if player.team == 0 else "C4")
    duel.move_to(duel.game.players[ME].mage, "C1")
    duel.game.players[MATE].mage.damage = 28
    knight = duel.put("Knight of Westlock", ME, "A1")
    duel.put("Steelclaw Grizzly", FOE, "A2")
    duel.put("Steelclaw Grizzly", OTHER_FOE, "A2")
    duel.play_until("activate", ME)
    duel.answer(("activate", knight.id))
    duel.play_until("action", ME)
    assert answer_of(duel, level) == ("guard",)


@pytest.mark.parametrize("level", ["novice", "adept:12", "master:16"])
def test_nobody_strikes_a_mate(level: str) -> None:
    duel = team(forkable=True)
    wolf = duel.put("Timber Wolf", ME, "B2")
    duel.move_to(duel.game.players[MATE].mage, "B2")
    duel.game.players[MATE].mage.damage = 30
    fox = duel.put("Bitterwood Fox", FOE, "B2")
    duel.play_until("activate", ME)
    duel.answer(("activate", wolf.id))
    request = duel.play_until("action", ME)
    scores = judge(duel).scores(Decision(request))
    for option, score in zip(request.options, scores, strict=True):
        if option[0] == "attack":
            target = duel.game.objects[option[3]]
            assert (score > 0) == (duel.game.players[target.controller].team != 0)
    assert answer_of(duel, level) == ("attack", wolf.id, 0, fox.id)


def test_a_team_goes_for_the_same_enemy() -> None:
    duel = team()
    duel.game.players[OTHER_FOE].mage.damage = 9
    hunted = {Situation(view(duel.game, seat), seat).enemy.id for seat in (ME, MATE)}
    assert hunted == {duel.game.players[OTHER_FOE].mage.id}


# Everybody alone


def alone() -> Duel:
    """Three, each at the same distance from the first."""
    duel = Duel(FREE, seats=seats(3, books=False))
    duel.move_to(duel.game.players[0].mage, "B3")
    duel.move_to(duel.game.players[1].mage, "B1")
    duel.move_to(duel.game.players[2].mage, "B5")
    for player in duel.game.players[1:]:
        player.mage.damage = (player.mage.card.life or 0) - 30
    return duel


def hunted(duel: Duel) -> int:
    return Situation(view(duel.game, 0), 0).enemy.controller


@pytest.mark.parametrize("leader", [1, 2])
def test_of_rivals_who_are_alike_the_one_who_is_ahead_is_gone_for(leader: int) -> None:
    duel = alone()
    duel.put("Dark Pact Slayer", leader, "A1")
    assert hunted(duel) == leader


def test_a_leader_behind_his_creatures_is_weighed_against_one_who_stands_alone() -> None:
    duel = alone()
    duel.put("Dark Pact Slayer", 1, "A1")
    assert hunted(duel) == 1
    for _ in range(4):
        duel.put("Thunderift Falcon", 1, "B1")
    assert hunted(duel) == 2


def test_one_who_is_nearly_dead_is_finished_whoever_leads() -> None:
    duel = alone()
    duel.put("Dark Pact Slayer", 1, "A1")
    duel.game.players[2].mage.damage += 27
    assert hunted(duel) == 2


def test_harm_to_the_leader_is_worth_more_than_to_one_who_is_behind() -> None:
    duel = alone()
    for _ in range(3):
        duel.put("Dark Pact Slayer", 1, "A1")
    before = evaluate(duel.game, 0, WEIGHTS)

    def gain(seat: int) -> float:
        mage = duel.game.players[seat].mage
        mage.damage += 4
        found = evaluate(duel.game, 0, WEIGHTS) - before
        mage.damage -= 4
        return found

    assert gain(1) > 1.5 * gain(2) > 0


def test_a_blow_counts_most_against_the_one_who_is_gone_for() -> None:
    duel = alone()
    wolf = duel.put("Timber Wolf", 0, "C3")
    duel.put("Dark Pact Slayer", 1, "A1")
    duel.move_to(duel.game.players[1].mage, "C3")
    duel.move_to(duel.game.players[2].mage, "C3")
    seen = view(duel.game, 0)
    found = Situation(seen, 0)
    bite = wolf.card.attacks[0]
    blows = [found.harm(seen.object(wolf.id), bite, found.view.player(seat).mage) for seat in (1, 2)]
    assert blows[0] > blows[1] > 0
