"""Quickcasts among many: around the Action Phases of team-mates (M2), and round the table in their phases (M4)."""

from mageduel.state.events import Activated, SpellCast
from mageduel.state.phases import Phase
from tests.kit.answers import NOTHING, PASS, activate, cast
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import make_creature
from tests.many.sitting import BLUE, GOLD, GREEN, QUICK, RED, free_for_all, mage, prepare_for_all, two_teams

HEAL = "Minor Heal"


def ready_team() -> Duel:
    """Red and Green, Blue and Gold, each with a Minor Heal prepared and a wound to close, before the first turn."""
    duel = two_teams(book=QUICK)
    prepare_for_all(duel, HEAL)
    for player in duel.game.players:
        player.mage.damage = 6
    return duel


def before(duel: Duel, seat: int) -> list[str]:
    """What this seat has been asked so far, by the kinds of questions."""
    return [each.kind for each in duel.questions if each.seat == seat and each.phase is Phase.ACTIONS]


# A team-mate's Action Phase


@rule("ruling.m2", "core.codex.quickcast-timing")
def test_a_mage_may_quickcast_before_a_creature_of_his_team_mate_acts() -> None:
    duel = ready_team()
    wolf = duel.put("Timber Wolf", RED)
    duel.play_until("activate", RED)
    duel.answer(activate(wolf))
    assert (duel.request.kind, duel.request.player, duel.request.subject) == ("before", GREEN, wolf)
    duel.answer(cast(HEAL, duel.red)(duel.request))
    assert not duel.game.players[GREEN].quickcast
    assert duel.game.players[RED].quickcast
    assert wolf.active, "it has not begun"
    assert [each.spell.caster for each in duel.events(SpellCast)] == [mage(duel, GREEN)]


@rule("ruling.m2", "ruling.r8")
def test_then_an_activation_has_been_promised_but_not_which() -> None:
    duel = ready_team()
    wolf = duel.put("Timber Wolf", RED)
    for _ in range(3):
        duel.put("Bitterwood Fox", BLUE)
    request = duel.play_until("activate", RED)
    assert PASS in request.options
    duel.answer(activate(wolf))
    duel.answer(cast(HEAL, duel.red)(duel.request))
    duel.play_until("activate", RED)
    assert PASS not in duel.request.options
    assert {each[1] for each in duel.request.options if each[0] == "activate"} == {wolf.id, duel.red.id}


@rule("ruling.m2")
def test_a_mage_may_quickcast_after_a_creature_of_his_team_mate_has_acted() -> None:
    duel = ready_team()
    wolf = duel.put("Timber Wolf", RED)
    duel.activate(wolf, NOTHING)
    asked = []
    while duel.request.kind == "after":
        asked.append(duel.request.player)
        duel.answer(PASS)
    assert asked == [RED, GREEN], "its own player first"
    assert duel.request.player == BLUE


@rule("ruling.m2", "core.quickcast.not-around-enemy-action-phase")
def test_the_action_phase_of_an_enemy_opens_nothing() -> None:
    duel = ready_team()
    duel.play_until("activate", BLUE)
    duel.questions.clear()
    duel.answer(activate(mage(duel, BLUE)))
    duel.play_until("activate", GREEN)
    assert {each.seat for each in duel.questions} == {BLUE, GOLD}


@rule("ruling.m2")
def test_both_mages_of_a_team_may_quickcast_around_one_action_phase() -> None:
    duel = ready_team()
    wolf = duel.put("Timber Wolf", RED)
    duel.play_until("activate", RED)
    duel.answer(cast(HEAL, duel.red)(duel.request))
    duel.play_until("activate", RED)
    duel.answer(activate(wolf))
    duel.answer(cast(HEAL, duel.red)(duel.request))
    duel.play_until("action", RED)
    assert [duel.game.players[seat].quickcast for seat in (RED, GREEN)] == [False, False]


def test_where_the_turn_is_let_go_by_there_is_no_action_phase_to_quickcast_before() -> None:
    duel = ready_team()
    for _ in range(3):
        duel.put("Bitterwood Fox", BLUE)
    duel.play_until("activate", RED)
    duel.answer(PASS)
    assert (duel.request.kind, duel.request.player) == ("activate", BLUE)


def test_a_fallen_team_mate_is_not_asked() -> None:
    duel = ready_team()
    duel.game.players[GREEN].is_alive = False
    duel.activate(duel.red, NOTHING)
    duel.play_until("activate", BLUE)
    assert before(duel, GREEN) == []


# Quickcast Phases


def ready_three() -> Duel:
    duel = free_for_all(book=QUICK, initiative=BLUE)
    prepare_for_all(duel, HEAL)
    for player in duel.game.players:
        player.mage.damage = 6
    return duel


@rule("ruling.m4")
def test_the_quickcast_phase_begins_with_the_initiative_and_goes_clockwise() -> None:
    duel = ready_three()
    duel.play_until("activate")
    assert duel.asked_in(Phase.FIRST_QUICKCAST, "quickcast") == [BLUE, GREEN, RED]


@rule("ruling.m4")
def test_it_goes_round_until_all_have_passed_in_a_row() -> None:
    duel = ready_three()
    duel.play_until("quickcast", BLUE)
    duel.answer(PASS)
    duel.answer(PASS)
    assert duel.request.player == RED
    duel.answer(cast(HEAL, duel.red)(duel.request))
    duel.play_until("quickcast")
    assert duel.request.player == BLUE, "once more, for something has happened"
    duel.answer(PASS)
    assert duel.request.player == GREEN
    duel.answer(cast(HEAL, mage(duel, GREEN))(duel.request))
    duel.play_until("quickcast")
    assert (duel.request.player, duel.game.phase) == (BLUE, Phase.FIRST_QUICKCAST)
    duel.answer(PASS)
    duel.play_until("activate")
    assert [duel.game.players[seat].quickcast for seat in (RED, BLUE, GREEN)] == [False, True, False]


@rule("ruling.m4")
def test_the_final_phase_goes_round_too() -> None:
    duel = ready_three()
    duel.play_to(Phase.FINAL_QUICKCAST)
    duel.answer(PASS)
    duel.answer(cast(HEAL, mage(duel, GREEN))(duel.request))
    duel.play_until("quickcast", RED)
    duel.answer(PASS)
    assert (duel.request.player, duel.game.phase) == (BLUE, Phase.FINAL_QUICKCAST)


@rule("core.quickcast.first-phase-initiative-order")
def test_of_two_each_has_one_opportunity() -> None:
    duel = Duel(red_book=QUICK, blue_book=QUICK)
    duel.prepare_all(red=(HEAL,), blue=(HEAL,))
    duel.blue.damage = 6
    duel.play_until("quickcast", RED)
    duel.answer(PASS)
    duel.answer(cast(HEAL, duel.blue)(duel.request))
    duel.play_until("activate")
    assert duel.asked_in(Phase.FIRST_QUICKCAST, "quickcast") == [RED, BLUE]


@rule("ruling.m1", "core.multiplayer.teams-alternate-seats", "core.multiplayer.turns-clockwise")
def test_turns_go_by_player_and_so_between_the_teams() -> None:
    duel = two_teams(initiative=BLUE)
    for seat in (RED, BLUE, GREEN, GOLD):
        duel.put(make_creature("Walker"), seat)
    duel.play_round()
    assert [each.creature.controller for each in duel.events(Activated)] == [BLUE, GREEN, GOLD, RED] * 2


@rule("ruling.m1")
def test_whoever_has_nothing_left_to_activate_is_skipped() -> None:
    duel = two_teams()
    for seat in (RED, RED, GOLD, GOLD):
        duel.put(make_creature("Walker"), seat)
    duel.always("activate", lambda request: next(each for each in request.options if each[0] == "activate"))
    duel.play_round()
    order = [each.creature.controller for each in duel.events(Activated)]
    assert order == [RED, BLUE, GREEN, GOLD, RED, GOLD, RED, GOLD]
