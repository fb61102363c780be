"""Every level answers every question, legally, and never stalls a game."""

from __future__ import annotations

import logging

import pytest

from mageduel.agents.budget import Budget
from mageduel.agents.evaluation import evaluate
from mageduel.agents.levels import LEVELS, is_searching, new_agent
from mageduel.agents.lines import Explorer, Line, Trial
from mageduel.agents.lookahead import LONG_GAME, Foresight, Outlook, promising
from mageduel.agents.lots import lots
from mageduel.agents.master import mirrored
from mageduel.agents.novice import Novice
from mageduel.agents.random_agent import RandomAgent
from mageduel.agents.safety import Careful
from mageduel.agents.situation import Situation
from mageduel.agents.tastes import indifferent
from mageduel.agents.weights import SCHOOLED, WEIGHTS, with_changes
from mageduel.cards.enchantments.dark import HAND_OVER
from mageduel.duel import start_duel
from mageduel.facts.errors import ForPeople
from mageduel.facts.library import card
from mageduel.facts.mages import mages
from mageduel.kernel.chance import stream, throw
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer, Request
from mageduel.lab.books import core, generated_book, pairings, setup_of
from mageduel.rules.attack.action import SWEEP_ON
from mageduel.rules.attack.targets import draft
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.casting.mana import PAY
from mageduel.rules.choosing import WHICH_ONE
from mageduel.rules.objects.healing import STAUNCH
from mageduel.rules.round.setup import Setup
from mageduel.rules.round.upkeep import LET_GO, PAY_UPKEEP
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.decisions import Decision
from mageduel.views.samples import _secrets
from mageduel.views.view import View, view
from tests.kit.academy import AcademyTable
from tests.kit.duel import Duel
from tests.kit.forms import REPLACES_A_FUNCTION
from tests.kit.table import BLUE, RED

QUICK = {"adept": "adept:6", "master": "master:6"}


def play(setup: Setup, names: list[str], seed: int, most: int = 100_000) -> list[Careful]:
    """Play with every answer checked; what went wrong inside an agent fails the test."""
    match = start_duel(setup, seed, forkable=any(is_searching(name) for name in names))
    agents = [new_agent(name, seed + seat) for seat, name in enumerate(names)]
    views = [view(match.game, seat, match) for seat in range(2)]
    count = 0
    while not match.is_over and count < most:
        request = match.open_requests[0]
        match.answer(request.player, agents[request.player].decide(views[request.player], Decision(request)))
        count += 1
    careful = [agent for agent in agents if isinstance(agent, Careful)]
    assert [mistake for agent in careful for mistake in agent.mistakes] == []
    return careful


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_level_plays_whole_games_without_a_mistake(level: str) -> None:
    pairs = pairings("arena")
    for number in (1, 6) if is_searching(level) else range(0, 12, 3):
        play(setup_of("arena", *pairs[number]), [f"{level}:6" if is_searching(level) else level, "novice"], number)


def test_levels_play_books_made_by_lot() -> None:
    below = lots(5, 1)
    for number in range(6):
        books = [generated_book(mage, "arena", below) for mage in list(mages().values())[:2]]
        play(setup_of("arena", *books), ["novice", QUICK["adept"] if number < 2 else "novice"], number, most=600)


def test_levels_play_the_apprentice_mode() -> None:
    for number, pair in enumerate(pairings("apprentice")[:4]):
        play(setup_of("apprentice", *pair), [QUICK["master"], "novice"], number)


def test_a_look_ahead_budget_answers_the_same_with_the_same_seed() -> None:
    pair = pairings("apprentice")[2]
    digests = []
    for _ in range(2):
        match = start_duel(setup_of("apprentice", *pair), 3, forkable=True)
        agents = [new_agent("adept:8", 1), new_agent("master:8", 2)]
        views = [view(match.game, seat, match) for seat in range(2)]
        for _ in range(60):
            if match.is_over:
                break
            request = match.open_requests[0]
            match.answer(request.player, agents[request.player].decide(views[request.player], Decision(request)))
        digests.append(match.game.digest())
    assert digests[0] == digests[1]


def to_the_turn_of(match: Match[Game], seat: int, turn: int) -> Decision:
    """Play by rules of thumb until this seat has to choose who acts, in this round or later."""
    policy = Novice(1, liking=indifferent)
    views = [view(match.game, each) for each in range(2)]
    while True:
        request = match.open_requests[0]
        if request.kind == "activate" and request.player == seat and match.game.round >= turn:
            return Decision(request)
        match.answer(request.player, policy.decide(views[request.player], Decision(request)))


@REPLACES_A_FUNCTION
def test_a_longer_budget_tries_more(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    follow = Explorer.follow

    def counted(self: Explorer, line: Line, trial: Trial) -> float:
        nonlocal tried
        tried += 1
        return follow(self, line, trial)

    monkeypatch.setattr(Explorer, "follow", counted)
    counts = []
    for budget in ("master:6", "master:60"):
        match = start_duel(setup_of("arena", *pairings("arena", core("arena"))[0]), 3, forkable=True)
        decision = to_the_turn_of(match, 0, 4)
        tried = 0
        new_agent(budget, 1).decide(view(match.game, 0, match), decision)
        counts.append(tried)
    assert counts[1] > counts[0] > 0


@REPLACES_A_FUNCTION
def test_a_master_judges_every_answer_at_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start_duel(setup_of("arena", *pairings("arena", core("arena"))[0]), 3, forkable=True)
    decision = to_the_turn_of(match, 0, 3)
    ready = ready_creatures(match.game)
    acted = set()

    def judge(self: Foresight, game: Game) -> float:
        acted.add(ready - ready_creatures(game))
        return 0.0

    monkeypatch.setattr(Foresight, "judge", judge)
    foresight = Foresight(0, match.game.players[0].team, 2, WEIGHTS)
    for option in decision.options:
        if option[0] == "activate":
            foresight.worth(match, option, stream(5))
    assert acted == {3}  # the one whose turn it was, and two more


def ready_creatures(game: Game) -> int:
    return sum(each.active or each is game.acting for each in game.objects.values())


class Broken:
    """An agent that fails: by an error, or by an answer nobody could give."""

    name = "broken"

    def __init__(self, answer: Answer | None) -> None:
        self.answer = answer

    def decide(self, view: View, decision: Decision) -> Answer:
        if self.answer is None:
            raise ZeroDivisionError("out of thought")
        return self.answer


@pytest.mark.parametrize("answer", [None, ("fly", "away")])
def test_a_broken_agent_still_answers_says_so_and_leaves_a_record(
    answer: Answer | None, caplog: pytest.LogCaptureFixture
) -> None:
    match = start_duel(setup_of("arena", *pairings("arena", core("arena"))[0]), 1)
    careful = Careful(Broken(answer), 7)
    other = RandomAgent(1)
    with caplog.at_level(logging.WARNING):
        for _ in range(30):
            request = match.open_requests[0]
            agent = careful if request.player == 0 else other
            match.answer(request.player, agent.decide(view(match.game, request.player), Decision(request)))
    assert careful.mistakes
    assert careful.mistakes[0].seed == 7
    assert careful.mistakes[0].as_dict()["kind"] == careful.mistakes[0].kind
    assert "out of thought" in careful.mistakes[0].error or careful.mistakes[0].answer == answer
    assert "draws lots instead" in caplog.text


def test_without_a_way_back_a_searching_agent_plays_by_rules_of_thumb() -> None:
    match = start_duel(setup_of("arena", *pairings("arena", core("arena"))[0]), 1)
    request = match.open_requests[0]
    agent = new_agent("master", 1)
    assert request.refuses(agent.decide(view(match.game, request.player), Decision(request))) is None


@pytest.mark.parametrize("name", ["mastr", "novice:5", "master:fast", "master:0"])
def test_a_wrong_level_or_budget_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(ForPeople) as refused:
        new_agent(name, 1)
    assert "\n" not in str(refused.value)


def test_a_creatures_help_is_turned_over_before_it_strikes() -> None:
    duel = Duel(initiative=0)
    grizzly, wolf = duel.put("Steelclaw Grizzly", 0, "B2"), duel.put("Timber Wolf", 1, "B2")
    strength = duel.hide("Bear Strength", grizzly)
    duel.red.mana = 20
    duel.play_until("activate", 0)
    duel.answer(("activate", grizzly.id))
    request = duel.play_until("action", 0)
    assert Novice(3).decide(view(duel.game, 0), Decision(request)) == ("reveal", strength.id)
    assert wolf.damage == 0


@pytest.mark.parametrize("level", ["novice", "adept:12"])
def test_a_window_that_would_interrupt_nobody_is_passed_without_a_thought(level: str) -> None:
    duel = Duel(forkable=True, initiative=0)
    grizzly = duel.put("Steelclaw Grizzly", 0, "B2")
    duel.hide("Bear Strength", grizzly)
    duel.red.mana = 20
    request = duel.play_until("reveal", 0)
    seen = view(duel.game, 0, duel.match)
    assert not seen.concern(Decision(request)).asks
    assert new_agent(level, 3).decide(seen, Decision(request)) == ("pass",)


def novices(duel: Duel, request: Request) -> Answer:
    return Novice(0).decide(view(duel.game, request.player), Decision(request))


def test_a_novice_takes_what_is_offered_and_keeps_what_would_be_lost() -> None:
    duel = Duel()
    red, blue = duel.red, duel.blue
    assert novices(duel, HAND_OVER.ask(0, [("hand over", 0), ("hand over", 1)], blue, red)) == ("hand over", 1)
    assert novices(duel, PAY_UPKEEP.ask(0, [LET_GO, PAY], red, 2)) == PAY
    assert novices(duel, STAUNCH.ask(0, [("staunch", 0), ("staunch", 1)], red, 1)) == ("staunch", 0)
    attack = draft(duel.game, red, red.card.attacks[0], blue)
    assert novices(duel, SWEEP_ON.ask(0, [STOP, ("sweep", red.id)], attack)) == STOP
    assert novices(duel, SWEEP_ON.ask(0, [STOP, ("sweep", blue.id)], attack)) == ("sweep", blue.id)


def test_who_must_be_harmed_on_ones_own_side_is_not_the_mage() -> None:
    duel = Duel()
    wolf, fox = duel.put("Timber Wolf", RED, "A4"), duel.put("Bitterwood Fox", BLUE, "A4")
    own = [("pick out", duel.red.id), ("pick out", wolf.id)]
    assert novices(duel, WHICH_ONE.ask(RED, own, duel.red)) == ("pick out", wolf.id)
    assert novices(duel, WHICH_ONE.ask(RED, [*own, ("pick out", fox.id)], duel.red)) == ("pick out", fox.id)


def test_a_weapon_is_worth_what_it_does_to_the_enemy_mage() -> None:
    table = AcademyTable(red="Academy Warlock")

    def weapons() -> float:
        return evaluate(table.game, RED, with_changes(SCHOOLED, {"weapon": 1.0})) - evaluate(
            table.game, RED, with_changes(SCHOOLED, {"weapon": 0.0})
        )

    assert weapons() == pytest.approx(0)
    table.attach("Hellstar", table.red)
    armed = weapons()
    assert armed > 0.5
    table.attach("Leather Vest", table.blue)
    assert 0 < weapons() < armed


@pytest.mark.parametrize(
    "outlook",
    [
        Outlook(RED, RED, 2, WEIGHTS),
        Foresight(RED, RED, 2, WEIGHTS),
        Explorer(RED, RED, 2, WEIGHTS, None, is_learned=False, is_to_the_end=True, later=0),
    ],
    ids=["adept", "adviser", "master"],
)
def test_whoever_looks_ahead_wants_a_long_game_to_end(outlook: Outlook) -> None:
    """A step towards the enemy mage, and damage on him, are worth more late than at first."""

    def gain(round_: int) -> float:
        duel = Duel()
        duel.game.round = round_
        wolf = duel.put("Timber Wolf", RED, "A2")
        before = outlook.judge(duel.game)
        wolf.zone = duel.blue.zone
        nearer = outlook.judge(duel.game)
        duel.blue.damage += 5
        return min(nearer - before, outlook.judge(duel.game) - nearer)

    assert gain(LONG_GAME) == pytest.approx(gain(LONG_GAME - 1), abs=0.05)
    assert gain(LONG_GAME + 40) > gain(LONG_GAME) + 0.5


def test_declining_is_always_among_what_is_worth_a_thought() -> None:
    options = [*(("sweep", number) for number in range(8)), STOP]
    scores = [*range(8, 0, -1), 0]
    assert promising(options, scores, 3, STOP) == [0, 1, 2, 8]
    assert promising(options, scores, 3, None) == [0, 1, 2]


def test_different_things_are_thought_of_before_more_targets_of_one() -> None:
    options = [*(("cast", 0, "Fireball", number) for number in range(4)), ("cast", 0, "Minor Heal", 9), ("guard",)]
    scores = [9.0, 8.0, 7.0, 6.0, 2.0, 1.0]
    assert promising(options, scores, 3, None) == [0, 1, 2]
    assert promising(options, scores, 3, None, alike=1) == [0, 4, 5]
    assert promising(options, scores, 4, None, alike=2) == [0, 1, 4, 5]
    assert promising(options, scores, 5, None, alike=1) == [0, 4, 5, 1, 2]


def test_dice_in_a_mirror_show_the_opposite_and_are_as_fair() -> None:
    dice = stream(7)
    _, thrown = throw(dice, 60)
    _, turned = throw(mirrored(dice), 60)
    assert [one % 12 + other % 12 for one, other in zip(thrown, turned, strict=True)] == [11] * 60
    assert [one % 6 + other % 6 for one, other in zip(thrown, turned, strict=True)] == [5] * 60
    assert len(throw(mirrored(dice), 500)[1]) == 500


def test_a_budget_knows_how_much_of_it_is_spent() -> None:
    now = 10.0
    timed = Budget(100, 2.0, lambda: now)
    deadline = timed.deadline()
    assert timed.spent(deadline, 100) == 0
    assert timed.spent(deadline, 40) == pytest.approx(0.6)
    now = 11.5
    assert timed.spent(deadline, 40) == pytest.approx(0.75)
    assert Budget(20).spent(None, 5) == pytest.approx(0.75)


def test_levels_play_the_academy() -> None:
    for number, pair in enumerate(pairings("academy")[::31]):
        play(setup_of("academy", *pair), [QUICK["master"], QUICK["adept"]], number)


def test_what_somebody_has_deployed_since_is_known_to_have_been_prepared() -> None:
    duel = Duel(
        "arena", "Beastmaster", "Wizard", {"Bitterwood Fox": 1, "Timber Wolf": 1}, {}, initiative=0, forkable=True
    )
    lair = duel.put("Lair", 0, "C2")
    round = duel.game.round
    while duel.game.round == round or duel.request.kind != "plan":
        duel.step()
    for request in duel.requests:
        duel.prepare(request.player, also={lair: "Bitterwood Fox"} if request.player == 0 else {})
    duel.play_until("deploy")
    (fox,) = [each for each in duel.request.options if each[0] == "deploy"][:1]
    before = _secrets(duel.match, 1, 0)
    duel.answer(fox)
    secrets = _secrets(duel.match, 1, 0)
    assert (before.known_prepared, secrets.known_prepared) == ({}, {lair.id: card("Bitterwood Fox")})


def test_programs_know_that_a_shield_swallows_the_blow() -> None:
    duel = Duel(blue="Forcemaster")
    wolf, knight = duel.put("Timber Wolf", RED, "A4"), duel.put("Knight of Westlock", RED, "A4")
    fox = duel.put("Bitterwood Fox", BLUE, "A4")
    seen = view(duel.game, RED)

    def harm(target: Object) -> float:
        bar = wolf.card.attacks[0]
        return Situation(seen, RED).harm(seen.object(wolf.id), bar, seen.object(target.id))

    assert harm(duel.blue) > harm(fox)
    duel.attach("Forcefield", duel.blue)
    assert 0 < harm(duel.blue) < harm(fox)
    duel.attach("Forcefield", knight)
    assert -1 < harm(knight) < 0
