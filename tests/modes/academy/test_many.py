"""Multiplayer games: free-for-alls and teams in the one zone."""

from typing import Any

import pytest

from mageduel.duel import start_duel
from mageduel.facts.modes import ACADEMY, why_not_seated
from mageduel.facts.spellbooks import published_book
from mageduel.kernel.requests import CONCEDE
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.round import action_stage
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.events import Activated, InitiativeTaken
from mageduel.state.objects import Object
from mageduel.views.table import table as shown
from tests.kernel.duels import play_on
from tests.kit.academy import AcademyDuel
from tests.kit.answers import NOTHING, PASS, activate, cast
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature
from tests.modes.academy.folk import HOUND, bar, enchantment, item

GREEN, GOLD, GRAY = 2, 3, 4
NAMES = ("Red", "Blue", "Green", "Gold", "Gray", "White")
BOOK = {"Bear Strength": 2}
"""Something secret and quick, so that players are asked."""


def free_for_all(count: int = 3, *, war: bool = True, book: dict[str, int] | None = None, **how: Any) -> AcademyDuel:
    seats = tuple(Seat(name, "Academy Wizard", dict(BOOK if book is None else book)) for name in NAMES[:count])
    duel = AcademyDuel(seats=seats, **how)
    if war:
        duel.game.round = 3
    return duel


def teams(count: int = 4, *, war: bool = True, mages: tuple[str, ...] = (), **how: Any) -> AcademyDuel:
    """Red and Green against Blue and Gold."""
    named = mages or ("Academy Wizard",) * count
    seats = tuple(Seat(NAMES[n], named[n], dict(BOOK), n % 2) for n in range(count))
    duel = AcademyDuel(seats=seats, **how)
    if war:
        duel.game.round = 3
    return duel


def mage(duel: AcademyDuel, seat: int) -> Object:
    return duel.game.players[seat].mage


def kill(duel: AcademyDuel, seat: int) -> None:
    duel.run(direct_damage(duel.game, mage(duel, seat), 99, A_TEST))


# How many


@rule("academy.multi.player-count", "academy.multi.team.sizes", "ruling.m3")
def test_three_to_six_sit_down_each_for_himself_or_in_two_teams() -> None:
    for count in range(2, 7):
        assert why_not_seated(ACADEMY, (None,) * count) is None
    for count in (4, 6):
        assert why_not_seated(ACADEMY, tuple(seat % 2 for seat in range(count))) is None
    assert why_not_seated(ACADEMY, (None,) * 7) is not None
    assert why_not_seated(ACADEMY, (0, 1, 0)) is not None


@rule("academy.multi.own-components", "academy.multi.team.own-spellbook")
def test_everybody_has_a_book_mana_and_a_quickcast_of_his_own() -> None:
    seats = tuple(Seat(NAMES[n], "Academy Wizard", {f"{spell}": 1}, n % 2) for n, spell in enumerate(SPELLS))
    duel = AcademyDuel(seats=seats)
    for player, spell in zip(duel.game.players, SPELLS, strict=True):
        assert {each[2] for each in duel.actions(player.mage) if each[0] == "cast"} == {spell}
    duel.game.players[RED].quickcast = False
    mage(duel, RED).mana = 1
    assert [player.quickcast for player in duel.game.players] == [False, True, True, True]
    assert mage(duel, GREEN).mana != 1


SPELLS = ("Bear Strength", "Rhino Hide", "Wolf Fury", "Bull Endurance")


@pytest.mark.parametrize(("count", "is_team"), [(3, False), (5, False), (4, True), (6, True)])
def test_some_rounds_by_lot_go_through(count: int, is_team: bool) -> None:
    books = [dict(published_book(f"Academy {name}").cards) for name in ("Wizard", "Beastmaster")]
    seats = tuple(
        Seat(NAMES[n], f"Academy {('Wizard', 'Beastmaster')[n % 2]}", books[n % 2], n % 2 if is_team else None)
        for n in range(count)
    )
    match = start_duel(Setup("academy", seats), seed=count, forkable=True)
    for number in range(1500):
        if match.is_over:
            break
        play_on(match, count * 1_000_003 + number, 1)
    assert match.is_over or match.game.round >= 2
    assert match.is_over or match.fork().game.digest() == match.game.digest()


# Free-for-all


@rule("academy.multi.ffa.everyone", "academy.codex.enemy")
def test_everybody_is_everybodys_enemy() -> None:
    duel = free_for_all()
    hounds = [duel.put(HOUND, seat) for seat in (RED, BLUE, GREEN)]
    targets = {each[3] for each in duel.actions(hounds[RED]) if each[0] == "attack"}
    assert targets == {hounds[BLUE].id, hounds[GREEN].id, duel.blue.id, mage(duel, GREEN).id}


@rule("academy.multi.ffa.winner")
def test_the_last_mage_wins() -> None:
    duel = free_for_all()
    kill(duel, BLUE)
    assert duel.game.result is None
    duel.blue.damage = 0
    mage(duel, GREEN).damage = duel.life(mage(duel, GREEN)) - 1
    duel.dice("1 0")
    hound = duel.put(HOUND, RED)
    duel.activate(hound, ("attack", hound.id, 0, mage(duel, GREEN).id))
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == RED


@rule("academy.multi.ffa.initiative")
def test_the_initiative_goes_to_the_left_past_the_dead() -> None:
    duel = free_for_all(4, war=False)
    kill(duel, GREEN)
    for _ in range(4):
        duel.play_round()
    assert [each.seat for each in duel.events(InitiativeTaken)] == [RED, BLUE, GOLD, RED, BLUE]


@rule("academy.multi.ffa.turn-order")
def test_turns_go_round_beginning_with_the_initiative() -> None:
    duel = free_for_all(initiative=BLUE)
    for seat in (RED, BLUE, GREEN):
        duel.put(HOUND, seat)
    duel.play_round()
    assert [each.creature.controller for each in duel.events(Activated)] == [BLUE, GREEN, RED] * 2


@rule("academy.multi.ffa.pass")
def test_one_may_pass_while_any_opponent_has_more() -> None:
    duel = free_for_all()
    options = [action_stage.turn_options(duel.game, seat, committed=False) for seat in (RED, BLUE, GREEN)]
    assert [PASS in each for each in options] == [False, False, False]
    duel.put(HOUND, GREEN)
    options = [action_stage.turn_options(duel.game, seat, committed=False) for seat in (RED, BLUE, GREEN)]
    assert [PASS in each for each in options] == [True, True, False]


@rule("academy.multi.ffa.mage-destroyed", "ruling.m8")
def test_what_a_fallen_mage_controls_leaves_the_game_with_him() -> None:
    duel = free_for_all()
    hound, stolen, friend = duel.put(HOUND, BLUE), duel.put(HOUND, RED), duel.put(HOUND, RED)
    duel.control(stolen, BLUE)
    curse, fog = (
        duel.hide(enchantment("Curse"), friend, BLUE),
        duel.attach(enchantment("Fog", target="zone"), "A1", BLUE),
    )
    kill(duel, BLUE)
    assert [each.in_play for each in (hound, stolen, curse, fog, friend)] == [False, False, False, False, True]
    assert all(duel.discarded(seat) == [] for seat in (RED, BLUE, GREEN))
    assert duel.game.result is None
    assert duel.blue.zone is None


@rule("academy.multi.ffa.attachments-destroyed")
def test_what_others_had_attached_there_is_destroyed() -> None:
    duel = free_for_all()
    hound = duel.put(HOUND, BLUE)
    on_hound, on_mage = duel.hide(enchantment("One"), hound, RED), duel.attach(enchantment("Two"), duel.blue, GREEN)
    own = duel.attach(item("Belt", "belt"), duel.blue)
    kill(duel, BLUE)
    assert [each.in_play for each in (on_hound, on_mage, own)] == [False, False, False]
    assert (duel.discarded(RED), duel.discarded(GREEN)) == (["One"], ["Two"])


@rule("academy.multi.ffa.guards-friendly", "academy.multi.ffa.guards-ignored", "ruling.m6")
def test_a_guard_protects_its_own_players_creatures_and_no_others() -> None:
    duel = free_for_all()
    attacker, prey, guard = duel.put(HOUND, RED), duel.put(HOUND, BLUE), duel.put(HOUND, GREEN)
    duel.guard(guard)
    targets = {each[3] for each in duel.actions(attacker) if each[0] == "attack"}
    assert targets == {prey.id, duel.blue.id, guard.id}
    duel.guard(prey)
    targets = {each[3] for each in duel.actions(attacker) if each[0] == "attack"}
    assert targets == {prey.id, guard.id}


@rule("academy.codex.unique", "academy.codex.unique-per-player")
def test_a_unique_object_once_for_every_player_team_mates_too() -> None:
    rare = make_creature("Rare One", traits=["Unique"])
    duel = teams()
    duel.put(rare, RED)
    duel.book(GREEN, rare)
    duel.book(RED, rare)
    assert duel.why_no_cast(mage(duel, GREEN), rare) is None
    assert duel.why_no_cast(duel.red, rare) == "unique"


# Teams


@rule("academy.codex.friendly", "academy.multi.team.guards", "ruling.r37", "ruling.m11")
def test_team_mates_are_friends_and_guards_protect_the_whole_team() -> None:
    duel = teams()
    attacker, friend = duel.put(HOUND, RED), duel.put(HOUND, GREEN)
    foe, guard = duel.put(HOUND, BLUE), duel.put(HOUND, GOLD)
    assert duel.why_no_attack(attacker, "Bite", friend) == "own-side"
    duel.guard(guard)
    assert duel.why_no_attack(attacker, "Bite", foe) == "guarded"
    assert duel.why_no_attack(attacker, "Bite", duel.blue) == "guarded"
    assert duel.why_no_attack(attacker, "Bite", guard) is None


@rule("academy.multi.team.initiative")
def test_the_initiative_passes_between_the_teams() -> None:
    duel = teams(war=False)
    for _ in range(4):
        duel.play_round()
    sides = [duel.game.players[each.seat].team for each in duel.events(InitiativeTaken)]
    assert sides == [0, 1, 0, 1, 0]


@rule("academy.multi.team.alternate", "ruling.m11")
def test_teams_take_turns_with_one_creature_each() -> None:
    duel = teams()
    for seat in (RED, RED, BLUE, BLUE):
        duel.put(HOUND, seat)
    duel.play_round()
    sides = [duel.game.players[each.creature.controller].team for each in duel.events(Activated)]
    assert sides == [0, 1] * 4


@rule("academy.multi.team.any-creature", "ruling.m11")
def test_whoever_is_asked_may_choose_any_creature_of_the_team() -> None:
    duel = teams()
    hounds = [duel.put(HOUND, seat) for seat in (RED, BLUE, GREEN, GOLD)]
    request = duel.play_until("activate")
    assert request.player == RED
    offered = {each[1] for each in request.options if each[0] == "activate"}
    assert offered == {duel.red.id, mage(duel, GREEN).id, hounds[RED].id, hounds[GREEN].id}
    duel.answer(activate(hounds[GREEN]))
    assert (duel.request.kind, duel.request.player) == ("action", GREEN), "its own player says what it does"


@rule("academy.multi.team.any-creature")
def test_the_decision_may_be_left_to_a_team_mate_once() -> None:
    duel = teams()
    duel.play_until("activate")
    assert ("confer", GREEN) in duel.request.options
    assert ("confer", BLUE) not in duel.request.options
    duel.answer(("confer", GREEN))
    assert (duel.request.kind, duel.request.player) == ("activate", GREEN)
    assert "confer" not in {each[0] for each in duel.request.options}
    duel.answer(activate(duel.red))
    assert duel.request.player == RED


@rule("academy.multi.team.pass")
def test_a_team_passes_while_the_other_team_has_more_in_all() -> None:
    duel = teams()

    def may_pass() -> list[bool]:
        return [PASS in action_stage.turn_options(duel.game, seat, committed=False) for seat in range(4)]

    assert may_pass() == [False] * 4
    duel.put(HOUND, GOLD)
    assert may_pass() == [True, False, True, False]
    duel.put(HOUND, RED)
    assert may_pass() == [False] * 4, "three of one mage's are not more than two and one"


@rule("academy.multi.team.quickcast-window", "ruling.m11")
def test_a_team_mate_may_quickcast_before_or_after_the_activation() -> None:
    duel = teams()
    green = mage(duel, GREEN)
    duel.play_until("activate")
    duel.answer(("confer", GREEN))
    assert any(each[0] == "cast" for each in duel.request.options)
    duel.answer(activate(duel.red))
    duel.answer(NOTHING)
    asked = []
    while duel.request.kind == "after":
        asked.append(duel.request.player)
        duel.answer(PASS)
    assert asked == [RED, GREEN]
    assert green.active


@rule("academy.multi.team.quickcast-one", "ruling.m11")
@pytest.mark.parametrize("before", [True, False])
def test_one_quickcast_of_the_team_goes_with_an_activation(before: bool) -> None:
    duel = teams()
    hounds = [duel.put(HOUND, seat) for seat in (RED, GREEN)]
    for _ in range(3):
        duel.put(HOUND, BLUE)
    duel.play_until("activate")
    if before:
        assert PASS in duel.request.options
        duel.answer(cast("Bear Strength", hounds[0])(duel.request))
        duel.play_until("activate", RED)
        assert PASS not in duel.request.options
        duel.answer(("confer", GREEN))
        assert "cast" not in {each[0] for each in duel.request.options}
        duel.activate(hounds[0], NOTHING)
        duel.play_until("activate")
    else:
        duel.answer(activate(hounds[0]))
        duel.answer(NOTHING)
        duel.answer(cast("Bear Strength", hounds[0])(duel.request))
        duel.play_until("activate")
    assert duel.request.player == BLUE
    assert "after" not in [each.kind for each in duel.questions if each.seat == GREEN]
    assert [duel.game.players[seat].quickcast for seat in (RED, GREEN)] == [False, True]
    duel.play_until("activate", GREEN)
    assert any(each[0] == "cast" for each in duel.request.options), "with the next activation"


@rule("academy.multi.team.equipment-cast", "academy.multi.team.equipment-replace", "academy.codex.controller-equipment")
def test_team_mates_equip_each_other_and_replace_what_is_worn() -> None:
    duel = teams()
    green = mage(duel, GREEN)
    duel.red.mana = 20
    old = duel.attach(item("Old Belt", "belt"), green)
    duel.cast(duel.red, item("New Belt", "belt"), green)
    new = duel.find("New Belt")
    assert (new.attached_to, new.owner, new.controller, old.in_play) == (green, RED, GREEN, False)
    assert duel.in_book(GREEN, old.card) == 1


@rule("academy.multi.team.equipment-restricted")
def test_nobody_is_given_what_he_may_not_use() -> None:
    duel = teams(mages=("Academy Beastmaster", "Academy Wizard", "Academy Wizard", "Academy Beastmaster"))
    stave = item("Test Stave", "weapon", traits=["Beastmaster Only"])
    duel.book(RED, stave)
    duel.red.mana = 20
    assert duel.why_no_cast(duel.red, stave, mage(duel, GREEN)) == "restricted-wearer"
    assert duel.why_no_cast(duel.red, stave, duel.red) is None


@rule("academy.multi.team.look-enchantments", "academy.multi.team.no-duplicate-enchantment")
def test_a_team_knows_its_face_down_cards_and_has_each_once_on_a_target() -> None:
    duel = teams()
    hound = duel.put(HOUND, RED)
    guise = enchantment()
    hidden = duel.hide(guise, hound, RED)
    for seat, knows in ((RED, True), (GREEN, True), (BLUE, False), (GOLD, False)):
        assert (shown(duel.game, seat).objects[str(hidden.id)].name == "Test Guise") == knows
    for seat, code in ((GREEN, "duplicate-enchantment"), (BLUE, None)):
        duel.book(seat, guise)
        assert duel.why_no_cast(mage(duel, seat), guise, hound) == code


@rule("academy.multi.team.loss-of-ally", "academy.multi.team.control-transfer", "ruling.m8")
def test_a_team_goes_on_without_one_of_its_mages() -> None:
    duel = teams()
    hound, belt = duel.put(HOUND, RED), duel.attach(item("Belt", "belt"), duel.red)
    curse = duel.attach(enchantment("Curse"), duel.red, BLUE)
    away = duel.hide(enchantment("Away"), mage(duel, GOLD), RED)
    kill(duel, RED)
    assert duel.game.result is None
    assert duel.red.zone is None
    assert [each.in_play for each in (hound, away, belt, curse)] == [True, True, False, False]
    assert {hound.controller, away.controller} == {GREEN}
    assert hound.owner == RED


@rule("academy.multi.team.control-transfer")
def test_the_heir_activates_what_he_has_taken_over() -> None:
    duel = teams()
    hound = duel.put(HOUND, RED)
    kill(duel, RED)
    duel.play_until("activate", GREEN)
    assert activate(hound) in duel.request.options


@rule("academy.multi.team.control-transfer", "academy.codex.unique")
def test_nobody_inherits_a_second_copy_of_something_unique() -> None:
    rare = make_creature("Rare One", traits=["Unique"])
    duel = teams(6)
    theirs = [duel.put(rare, seat) for seat in (RED, GREEN)]
    kill(duel, RED)
    assert [each.controller for each in theirs] == [GRAY, GREEN]
    kill(duel, GREEN)
    assert [each.in_play for each in theirs] == [True, False]
    assert duel.discarded(GREEN) == ["Rare One"]


@rule("ruling.m8")
def test_conceding_is_dying() -> None:
    duel = free_for_all()
    hound = duel.put(HOUND, BLUE)
    duel.play_until("activate", RED)
    duel.match.answer(BLUE, CONCEDE)
    duel.play_until("activate", GREEN)
    assert not hound.in_play
    assert not duel.is_over
    duel.match.answer(GREEN, CONCEDE)
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == RED


@rule("academy.multi.team.victory")
def test_a_team_has_won_when_the_other_has_no_mage_left() -> None:
    duel = teams()
    kill(duel, BLUE)
    assert duel.game.result is None
    hound, gold = duel.put(make_creature("Beast", attack=[bar(dice=1)]), GREEN), mage(duel, GOLD)
    gold.damage = duel.life(gold) - 1
    duel.dice("1")
    duel.activate(hound, ("attack", hound.id, 0, gold.id))
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == 0
