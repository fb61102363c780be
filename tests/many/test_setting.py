"""Sitting down among many: how many may play, where they start, on which ground, with which copies (M3, M6, M7, M9)."""

import pytest

from mageduel.duel import start_duel
from mageduel.facts.conditions import BURN
from mageduel.facts.modes import ARENA, DOMINATION, FREE_FOR_ALL, OFFERED, Mode, why_not_seated
from mageduel.kernel.requests import CONCEDE
from mageduel.lab.books import setups
from mageduel.rules.round.setup import Setup
from tests.kit.answers import first
from tests.kit.ledger import rule
from tests.kit.table import make_creature
from tests.many.sitting import BLUE, GOLD, GREEN, RED, academy, kill, mage, many_table

# How many


@rule("ruling.m3", "core.multiplayer.three-to-four-players")
def test_free_for_alls_are_of_three_to_six_and_teams_of_two_against_two() -> None:
    assert FREE_FOR_ALL.name in OFFERED
    alone = [count for count in range(2, 8) if why_not_seated(FREE_FOR_ALL, (None,) * count) is None]
    assert alone == [3, 4, 5, 6]
    for mode in (ARENA, FREE_FOR_ALL, DOMINATION):
        paired = [count for count in range(3, 8) if why_not_seated(mode, _teams(count)) is None]
        assert paired == [4], mode.name


def _teams(count: int) -> tuple[int, ...]:
    return tuple(seat % 2 for seat in range(count))


@rule("core.multiplayer.teams-alternate-seats", "core.multiplayer.initiative-alternates-teams")
@pytest.mark.parametrize("mode", [ARENA, FREE_FOR_ALL, DOMINATION])
def test_teams_sit_alternately(mode: Mode) -> None:
    assert why_not_seated(mode, (0, 0, 1, 1)) is not None
    assert why_not_seated(mode, (0, 1, 1, 0)) is not None
    assert why_not_seated(mode, (1, 0, 1, 0)) is None


@rule("core.multiplayer.four-players-extra-core-set", "academy.multi.extra-sets")
@pytest.mark.parametrize("mode", ["arena", "academy"])
def test_everybody_has_all_copies_for_himself(mode: str) -> None:
    pair = next(setups(mode, "published", 1, 2)).seats
    one = pair[0]
    four = start_duel(Setup(mode, tuple(type(one)(f"P{n}", one.mage, dict(one.book), n % 2) for n in range(4))), 1).game
    assert len({tuple(player.book.items()) for player in four.players}) == 1
    four.players[0].take_from_book([next(iter(four.players[0].book))])
    assert sum(four.players[1].book.values()) == sum(one.book.values())


# Where


@rule("ruling.m7", "core.multiplayer.ffa-suggested-arena-6x4")
@pytest.mark.parametrize(
    ("count", "places"),
    [
        (3, ["D1", "A6", "A1"]),
        (4, ["D1", "A6", "A1", "D6"]),
        (5, ["D1", "A6", "A1", "D6", "A3"]),
        (6, ["D1", "A6", "A1", "D6", "A3", "D4"]),
    ],
)
def test_in_a_free_for_all_the_corners_come_first_then_the_middle_of_the_long_sides(
    count: int, places: list[str]
) -> None:
    table = many_table(count=count)
    assert [table.place(player.mage) for player in table.game.players] == places
    assert table.game.arena.zone_names[-1] == "D6"


@rule("ruling.m7", "core.multiplayer.team-start-opposite-corners", "core.multiplayer.teammates-start-same-zone")
@pytest.mark.parametrize(
    ("mode", "places"), [("arena", ["C1", "A4", "C1", "A4"]), ("free-for-all", ["D1", "A6", "D1", "A6"])]
)
def test_teams_start_together_in_opposite_corners_of_one_board_or_of_two(mode: str, places: list[str]) -> None:
    table = many_table(mode, 4, teams=True)
    assert [table.place(player.mage) for player in table.game.players] == places


@rule("ruling.m7", "core.multiplayer.joined-boards-ignore-middle-wall")
def test_where_two_boards_meet_one_sees_and_walks_across() -> None:
    table = many_table()
    table.move_to(table.red, "B3")
    foe = table.put("Timber Wolf", BLUE, "B4")
    assert table.why_no_cast(table.red, "Fireball", foe) is None
    walker = table.put(make_creature("Walker"), RED, "C3")
    assert table.why_no_move(walker, "C4") is None


# Who stands in whose way


@rule("ruling.m6")
def test_every_creature_of_another_player_hinders() -> None:
    for other, hinders in ((RED, False), (BLUE, True), (GREEN, True)):
        table = many_table()
        walker = table.put(make_creature("Walker"), RED, "B2")
        table.put(make_creature("Other"), other, "B2")
        assert ("move" not in {each[0] for each in table.actions(walker, move_actions=1)}) == hinders


@rule("ruling.m6")
def test_a_guard_of_the_arena_protects_what_its_own_player_controls() -> None:
    table = many_table(count=4)
    wolf = table.put("Timber Wolf", RED, "B2")
    prey, guard = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Bitterwood Fox", GREEN, "B2")
    table.guard(guard)
    assert table.why_no_attack(wolf, "Bite", prey) is None
    table.control(prey, GREEN)
    assert table.why_no_attack(wolf, "Bite", prey) == "guarded"


def test_a_guard_of_a_team_protects_its_team_mates() -> None:
    table = many_table("arena", 4, teams=True)
    wolf = table.put("Timber Wolf", RED, "B2")
    prey, guard = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Bitterwood Fox", GOLD, "B2")
    table.guard(guard)
    assert table.why_no_attack(wolf, "Bite", prey) == "guarded"
    friend = table.put("Bitterwood Fox", GREEN, "B2")
    assert table.why_no_attack(friend, "Bite", guard) is None


# Copies


@rule("ruling.m9", "core.trait.legendary-one-in-play")
@pytest.mark.parametrize("other", [BLUE, GREEN])
def test_a_legendary_object_is_there_once_for_all(other: int) -> None:
    table = many_table("arena", 4, teams=True)
    for seat in (RED, other):
        table.move_to(mage(table, seat), "B2")
    legend = make_creature("Legend", traits=["Legendary"])
    assert table.why_no_cast(table.red, legend, "B2") is None
    table.put(legend, other)
    assert table.why_no_cast(table.red, legend, "B2") == "legendary"


@rule("ruling.m9", "core.multiplayer.team-one-enchantment-copy")
def test_one_copy_of_an_enchantment_is_there_for_a_team_on_zones_too() -> None:
    for other, code in ((GREEN, "duplicate-enchantment"), (BLUE, None), (GOLD, None)):
        table = many_table("arena", 4, teams=True)
        table.move_to(table.red, "B2")
        table.hide("Teleport Trap", "B3", other)
        assert table.why_no_cast(table.red, "Teleport Trap", "B3") == code


# Conflicts


@rule("ruling.m4", "ruling.r47")
@pytest.mark.parametrize(("holder", "fallen", "settles"), [(RED, None, RED), (GREEN, None, GREEN), (RED, RED, BLUE)])
def test_whoever_has_the_initiative_settles_upkeep_between_others(
    holder: int, fallen: int | None, settles: int
) -> None:
    table = many_table()
    table.initiative(holder)
    if fallen is not None:
        kill(table, fallen)
    obelisk = table.put("Mordok's Obelisk", BLUE, "B2", damage=6)
    wolf = table.put("Timber Wolf", GREEN, "B2")
    table.condition(obelisk, BURN)
    table.decide("upkeep order", first(obelisk, "Burn"))
    table.dice("1")
    table.upkeep()
    assert [request.player for request in table.asked if request.kind == "upkeep order"] == [settles]
    assert table.in_play(wolf)
    assert mage(table, GREEN).mana == 60


# An agreement


@rule("academy.multi.team.victory-option")
def test_a_team_that_gives_up_with_its_first_mage_has_lost() -> None:
    duel = academy(4, teams=True, book={"Bear Strength": 1})
    kill(duel, RED)
    assert duel.game.result is None
    duel.play_until("activate")
    duel.match.answer(GREEN, CONCEDE)
    assert duel.game.result is not None
    assert duel.game.result.winning_team == 1
