"""From a game to a position and back: nothing is lost on the way, and the game goes on as it would have."""

from __future__ import annotations

from collections import Counter

import pytest

from mageduel.facts.conditions import FREEZE, ZOMBIE
from mageduel.facts.traits import LUMBERING
from mageduel.kernel.match import Match
from mageduel.lab.invariants import check
from mageduel.positions import carried
from mageduel.positions.editing import Draft
from mageduel.positions.links import from_link, link_of
from mageduel.positions.position import Position, laid_out, position_of
from mageduel.rules.objects import characteristics
from mageduel.rules.planning.plans import PlanRequest
from mageduel.state.game import Game
from mageduel.state.objects import OBJECT
from mageduel.state.phases import Phase
from tests.kit.table import BLUE, RED, Table
from tests.positions.walking import TABLES, through_text, twin_of, walk


@pytest.mark.parametrize(("mode", "seats", "teams"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_way_there_and_back(mode: str, seats: int, seed: int, *, teams: bool) -> None:
    tried = 0
    for number, (_, safe) in enumerate(walk(mode, seats, seed, teams=teams, longest=250)):
        if safe is None or number % 3 or safe.result is not None:
            continue
        position = position_of(safe)
        assert through_text(position).data == position.data
        assert from_link(link_of(position)).data == position.data
        tried += 1
    assert tried > 3


@pytest.mark.parametrize(("mode", "seats", "teams"), TABLES)
def test_a_game_from_a_position_goes_on_as_the_game_did(mode: str, seats: int, *, teams: bool) -> None:
    twins: list[tuple[int, Match[Game]]] = []
    met = 0
    for number, (match, safe) in enumerate(walk(mode, seats, 11, teams=teams, longest=250)):
        if match.is_over:
            break
        for since, twin in twins:
            player, answer = match.answers[-1]
            twin.answer(player, answer)
            check(twin)
            assert _asked(twin) == _asked(match), since
            if safe is not None:
                assert position_of(twin.last_safe_point).data == position_of(safe).data, since
                met += 1
        if safe is not None and number % 40 < 10 and len(twins) < 3 and (not twins or number > twins[-1][0] + 20):
            twin = twin_of(safe)
            assert _asked(twin) == _asked(match)
            twins.append((number, twin))
    assert met > 10


def _asked(match: Match[Game]) -> list[tuple[int, str, Counter[object]]]:
    """What is asked and can be answered; of all the plans there are, each match lists some."""
    return [
        (each.player, each.question.name, Counter() if isinstance(each, PlanRequest) else Counter(each.options))
        for each in match.open_requests
    ]


def test_the_order_of_time_is_kept_among_conditions_spells_and_what_lasts() -> None:
    """A zombie gains no Life after it rose, and frost before the Frenzy slows nobody, there and back, and edited."""
    table = Table(red="Necromancer")
    wolf, early, late = table.put("Timber Wolf", RED), table.put("Zombie Minion", RED), table.put("Zombie Minion", RED)
    for _ in range(3):
        table.put("Bitterwood Fox", BLUE)
    life = table.life(wolf)
    table.give(wolf, ZOMBIE)
    table.attach("Bull Endurance", wolf)
    table.give(early, FREEZE)
    table.cast(table.red, "Zombie Frenzy", None)
    table.give(late, FREEZE)
    table.put("Steelclaw Grizzly", BLUE)
    table.game.phase = Phase.ACTIONS
    position = position_of(table.game)
    draft = Draft(position.data)
    draft.remove(draft.numbers()[-1])
    draft.put("Bitterwood Fox", 1, "zA1")
    for data in (position.data, draft.position().data):
        game = laid_out(data)
        found = [characteristics.has(game.objects[each.id], LUMBERING) for each in (early, late)]
        assert (characteristics.life(game.objects[wolf.id]), found) == (life, [False, True])
    assert laid_out_again(position) == position.data


def laid_out_again(position: Position) -> object:
    return position_of(laid_out(position.data)).data


def test_no_field_of_an_object_is_forgotten() -> None:
    """Whatever an object has in the state stands in a position, or follows from what does."""
    elsewhere = {
        "id",
        "card",
        "own_card",
        "owner",
        "controller",
        "zone",
        "border",
        "attached_to",
        "hidden",
        "timestamp",
    }
    follows = {"attachments", "preys", "moves", "game", "script", "is_mage", "is_creature", "characteristics"}
    assert {each.name for each in carried.CARRIED} | elsewhere | follows == set(OBJECT.names)
