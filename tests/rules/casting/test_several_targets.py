"""Spells with several targets: naming them, paying for them, losing some of them, and resolving on each."""

import pytest

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import scripted
from mageduel.dsl.steps import COUNTER_SPELL, DECLARE_SPELL, PAY_SPELL_COSTS
from mageduel.facts.conditions import STUN
from mageduel.rules.casting.further_targets import ENOUGH, ONE_IN_REACH, TARGETS_TOGETHER
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.objects.healing import heal
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from tests.kit.answers import PAY, next_one
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature

DARTS = make_card(
    name="Test Darts",
    type="attack",
    cost=6,
    action="quick",
    range=[0, 2],
    target="1-3 creatures or conjurations",
    attack=[{"name": "Darts", "kind": "ranged", "dice": 2, "range": [0, 2]}],
)
scripted(DARTS).answer(
    TARGETS_TOGETHER, lambda game, places: len({each.zone for each in places if isinstance(each, Object)}) == 1
)
BLESSING = make_card(
    name="Test Blessing",
    type="incantation",
    cost="X",
    action="quick",
    range=[0, 1],
    target="1-2 living creatures",
)
DREAM = make_card(
    name="Test Dream",
    type="incantation",
    subtypes=["psychic"],
    cost=4,
    action="quick",
    range=[0, 1],
    target="1-2 living creatures",
)
dream = scripted(DREAM)


@dream.resolves
async def stun_them(game: Game, spell: Spell) -> None:
    """Whoever is still meant is stunned."""
    for each in spell.targets:
        assert isinstance(each, Object)
        await give_condition(game, each, STUN)


blessing = scripted(BLESSING)


@blessing.costs
def two_for_each(declared: Declaration) -> int:
    """Two mana for each target."""
    return 2 * (1 + len(declared.further))


@blessing.resolves
async def mend(game: Game, spell: Spell) -> None:
    """Two points for each."""
    for each in spell.targets:
        assert isinstance(each, Object)
        await heal(game, each, 2, spell.card)


QUAKE = make_card(
    name="Test Quake", type="incantation", cost=5, action="full", range=[0, 1], target="1-2 adjacent zones"
)
quake = scripted(QUAKE)
quake.answer(ONE_IN_REACH, True)


@quake.resolves
async def shake(game: Game, spell: Spell) -> None:
    """Everything in the zones is shaken."""
    for zone in spell.targets:
        assert isinstance(zone, int)
        for each in game.in_zone[zone]:
            each.damage += 1


WAVE = make_card(
    name="Test Wave",
    type="attack",
    cost=5,
    action="full",
    range=[1, 2],
    target="2 adjacent zones",
    attack=[{"name": "Wave", "kind": "ranged", "dice": 2, "range": [1, 2], "zone": True, "traits": ["Unavoidable"]}],
)


def _foes(table: Table, *zones: str) -> list[Object]:
    return [table.put(make_creature(f"Foe {zone}", life=20), BLUE, zone) for zone in zones]


@pytest.fixture
def table() -> Table:
    """The caster in the middle of the board."""
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_each_target_named_is_attacked_in_the_order_it_was_named(table: Table) -> None:
    first, second, third = _foes(table, "B3", "B3", "B3")
    table.decide("further target", ("target", third.id), ("target", first.id))
    for faces in ("2 0", "1 0", "0 0"):
        table.dice(faces)
    spell = table.cast(table.red, DARTS, second)
    assert [each.target for each in table.attacks()] == [second, third, first]
    assert (second.damage, third.damage, first.damage, spell.paid) == (2, 1, 0, 6)


def test_one_target_is_enough_where_the_line_says_so_and_none_comes_twice(table: Table) -> None:
    first, second = _foes(table, "B3", "B3")
    asked: list[object] = []

    def enough(request: object) -> tuple[str]:
        asked.extend(request.options)  # type: ignore[attr-defined]
        return ("enough",)

    table.decide("further target", enough)
    table.dice("1 1")
    table.cast(table.red, DARTS, first)
    assert asked == [ENOUGH, ("target", second.id)]
    assert (first.damage, second.damage) == (2, 0)


def test_the_text_may_ask_that_all_targets_stand_in_one_zone(table: Table) -> None:
    here, elsewhere = _foes(table, "B3", "B1")
    table.dice("1 1")
    table.cast(table.red, DARTS, here)  # nothing is asked: nobody else stands there
    assert elsewhere.damage == 0


def test_what_is_paid_for_each_target_bounds_their_number(table: Table) -> None:
    friends = [table.put(make_creature(name, life=20), RED, "B2", damage=5) for name in ("A", "B")]
    table.decide("further target", ("target", friends[1].id))
    assert table.cast(table.red, BLESSING, friends[0]).paid == 4
    assert [each.damage for each in friends] == [3, 3]
    table.mana(RED, 3)
    assert table.cast(table.red, BLESSING, friends[0]).paid == 2  # there is no mana for a second, so nobody asks
    assert [each.damage for each in friends] == [1, 3]


def test_a_target_lost_under_way_is_left_out_and_the_others_are_not(table: Table) -> None:
    first, second, third = _foes(table, "B3", "B3", "B3")
    guardian = table.hide("Divine Intervention", first, BLUE)
    table.decide("further target", ("target", second.id), ("target", third.id))
    table.reveal_after(DECLARE_SPELL, guardian, by=table.red, target=first)
    table.decide("teleport", ("teleport", "A4"))
    table.dice("1 0")
    table.dice("1 1")
    table.cast(table.red, DARTS, first)
    assert [each.target for each in table.attacks()] == [second, third]


def test_without_any_target_left_the_spell_is_canceled(table: Table) -> None:
    (only,) = _foes(table, "B3")
    guardian = table.hide("Divine Intervention", only, BLUE)
    table.reveal_after(PAY_SPELL_COSTS, guardian, by=table.red, target=only)
    table.decide("teleport", ("teleport", "A4"))
    assert table.cast(table.red, DARTS, only).is_canceled


@rule("sup.spell.nullify-counters-multi-target-spell")
def test_nullify_on_any_of_the_targets_counters_the_whole_spell(table: Table) -> None:
    friends = [table.put(make_creature(name, life=20), BLUE, "B2", damage=5) for name in ("A", "B")]
    table.hide("Nullify", friends[1], BLUE)
    table.decide("further target", ("target", friends[1].id))
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, BLESSING, friends[0])
    assert spell.is_countered
    assert [each.damage for each in friends] == [5, 5]


def test_of_two_zones_one_in_reach_may_be_enough(table: Table) -> None:
    near, far = _foes(table, "B3", "B4")
    table.decide("further target", ("target", "B4"))
    table.cast(table.red, QUAKE, "B3")
    assert (near.damage, far.damage) == (1, 1)
    with pytest.raises(Refused):
        table.cast(table.red, QUAKE, "B4")  # the first is the one in reach


def test_zones_must_lie_next_to_each_other(table: Table) -> None:
    offered: list[object] = []

    def look(request: object) -> tuple[str]:
        offered.extend(each[1] for each in request.options if each != ENOUGH)  # type: ignore[attr-defined]
        return ("enough",)

    table.decide("further target", look)
    table.cast(table.red, QUAKE, "B3")
    assert sorted(map(str, offered)) == ["A3", "B2", "B4", "C3"]


@rule("sup.spell.vtarrian-energy-wave-zones")
def test_where_two_are_asked_for_both_are_needed_and_both_in_range(table: Table) -> None:
    near, far = _foes(table, "B3", "B4")
    offered: list[object] = []

    def look(request: object) -> tuple[str, str]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return ("target", "B4")

    table.decide("further target", look)
    table.decide("order", next_one(near))
    table.dice("1 1")
    table.dice("2 0")
    table.cast(table.red, WAVE, "B3")
    assert (near.damage, far.damage) == (2, 2)
    assert ENOUGH not in offered
    assert ("target", "B2") not in offered  # the caster's own zone is too near


def test_the_last_one_left_is_judged_by_its_own_moves(table: Table) -> None:
    first, second = _foes(table, "B3", "B3")
    second.moves = 3
    guardian = table.hide("Divine Intervention", first, BLUE)
    table.decide("further target", ("target", second.id))
    table.reveal_after(DECLARE_SPELL, guardian, by=table.red, target=first)
    table.decide("teleport", ("teleport", "A4"))
    table.dice("2 0")
    table.cast(table.red, DARTS, first)
    assert (first.damage, second.damage) == (0, 2)


@pytest.mark.parametrize("shielded", [0, 1])
def test_a_shield_on_one_of_two_named_targets_leaves_the_other_to_the_spell(shielded: int) -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    pair = [table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)]
    shield = table.hide("Mind Shield", pair[shielded])
    table.reveal_after(COUNTER_SPELL, shield)
    table.decide("further target", ("target", pair[1].id))
    table.cast(table.red, DREAM, pair[0])
    assert [STUN in each.conditions for each in pair] == [shielded != 0, shielded != 1]
    assert not table.in_play(shield)
