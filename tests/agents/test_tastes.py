"""What a player fancies differs from game to game, and nobody fancies what is of no use."""

from __future__ import annotations

from mageduel.agents.levels import new_agent
from mageduel.agents.novice import plan
from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.tastes import taste
from mageduel.agents.weights import WEIGHTS
from mageduel.duel import start_duel
from mageduel.facts.library import card
from mageduel.facts.spellbooks import published_book
from mageduel.kernel.requests import Answer
from mageduel.lab.books import setup_of
from mageduel.rules.planning.plans import PLAN
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from tests.kit.academy import AcademyTable
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED, Table


def first_plan(seed: int) -> Answer:
    setup = setup_of("arena", published_book("Starting Necromancer"), published_book("Starting Wizard"))
    match = start_duel(setup, 1)
    agent = new_agent("novice", seed)
    while True:
        request = match.open_requests[0]
        answer = agent.decide(view(match.game, request.player), Decision(request))
        if request.question is PLAN and request.player == 0:
            return answer
        match.answer(request.player, answer)


def test_a_player_opens_the_same_game_in_many_ways_and_each_of_them_again() -> None:
    plans = [first_plan(seed) for seed in range(24)]
    assert plans == [first_plan(seed) for seed in range(24)]
    assert len(set(plans)) > 8


def test_one_spell_in_five_is_a_favourite() -> None:
    liking = [taste(seed, 9.0)(card("Lair")) for seed in range(1000)]
    assert 150 < liking.count(9.0) < 250
    assert all(0 <= each <= 1 for each in liking if each != 9.0)


def test_a_favourite_of_no_use_stays_in_the_book() -> None:
    duel = Duel(red="Beastmaster", red_book={"Piercing Strike": 1, "Dispel": 1, "Bitterwood Fox": 1})
    request = duel.play_until("plan", RED)
    judge = Judge(view(duel.game, RED), RED, WEIGHTS)
    assert plan(judge, Decision(request), lambda _: 9.0) == ("plan", ((0, ("Bitterwood Fox",)),))


def sees(table: Table) -> Judge:
    return Judge(view(table.game, RED), RED, WEIGHTS)


def test_walls_are_raised_between_the_mage_and_those_who_come_for_him() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B4")
    table.put("Timber Wolf", BLUE, "B3")
    judge = sees(table)
    between, behind = (judge.cast(("cast", 0, "Wall of Thorns", border)) for border in ("B2|B3", "B1|B2"))
    assert between > 0 > behind


def test_a_foe_beside_the_mage_is_teleported_away_and_one_elsewhere_is_not() -> None:
    table = Table()
    near, far = table.put("Timber Wolf", BLUE, "C1"), table.put("Timber Wolf", BLUE, "B3")
    judge = sees(table)
    away, alone = (judge.cast(("cast", 0, "Teleport", wolf.id, "A4")) for wolf in (near, far))
    assert away > 0 > alone


def test_an_upheaval_is_kept_for_what_it_can_bring_down() -> None:
    table = AcademyTable(red="Academy Elementalist")
    shard, volcano = table.put("Mana Shard", BLUE), table.put("Volcano", BLUE)
    judge = Judge(view(table.game, RED), RED, WEIGHTS)
    worth = [judge.cast(("cast", 0, "Upheaval", each.id)) for each in (shard, volcano)]
    assert worth[0] > 0 > worth[1]
