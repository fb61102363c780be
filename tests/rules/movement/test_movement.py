"""Movement: one zone at a time, hindering in all its variants, the six steps, walls and climbing."""

import pytest

from mageduel.dsl.selectors import SAME_ZONE
from mageduel.facts.cards import Card
from mageduel.facts.conditions import CRIPPLE, STUN
from mageduel.facts.traits import ELUSIVE, FAST, FLYING, LUMBERING, SLOW, Word
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import push, teleport
from mageduel.state.arena import Direction
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, Table, make_card, script_for
from tests.kit.walking import hound, moves, place, walk


@pytest.fixture
def table() -> Table:
    """An arena whose mages are out of the way, in opposite corners."""
    return Table()


# One zone at a time


@rule(
    "core.move.one-zone-per-action",
    "core.move.never-diagonal",
    "core.codex.move-action-one-zone",
    "codex.move-action.one-zone",
    "core.arena.adjacent-orthogonal",
    "core.arena.diagonal-not-adjacent",
    "core.arena.zone-governs-move-and-range",
    "core.codex.zone-definition",
    "codex.zone.meaning",
    "core.codex.zone-border-not-counted",
    "core.codex.zone-border-no-stopping",
)
@pytest.mark.parametrize(
    ("zone", "around"),
    [("B2", {"A2", "B1", "B3", "C2"}), ("C1", {"B1", "C2"}), ("A3", {"A2", "A4", "B3"})],
)
def test_a_move_goes_to_a_zone_beside_this_one_never_across_a_corner(table: Table, zone: str, around: set[str]) -> None:
    table.move_to(table.blue, "C4" if zone == "A3" else "A4")
    assert moves(table, table.put(hound(), RED, zone)) == around


@rule(
    "core.move.two-zones-per-round",
    "core.move.second-move-ends-phase",
    "core.action.quick-move-one-zone",
    "sup.rules.quick-action-may-be-second-move",
    "ruling.r9",
)
def test_the_second_move_is_the_quick_action_and_ends_the_action_phase(table: Table) -> None:
    dog = table.put(hound(), RED, "B1")
    table.act(dog, ("move", "B2"), ("move", "B3"))
    assert place(dog) == "B3"
    assert not dog.guarding


@rule(
    "core.move.fast-two-moves-then-quick",
    "core.move.fast-no-third-move",
    "core.trait.fast-two-moves",
    "core.trait.fast-no-third-move",
    "codex.fast.two-moves",
    "codex.fast.max-two",
    "core.trait.can-be-granted",
    "core.trait.definition",
    "ruling.r9",
)
def test_a_fast_creature_moves_twice_and_still_takes_a_quick_action_but_no_third_move(table: Table) -> None:
    dog = table.put(hound(), RED, "B1")
    grant_for_a_while(dog, FAST, source="a spell")
    left = walk(table, dog, "B2", "B3")
    assert ("guard",) in left
    assert not [each for each in left if each[0] == "move"]


@rule("core.move.before-other-actions")
def test_nothing_else_can_be_done_before_moving(table: Table) -> None:
    dog = table.put(hound("Fast"), RED, "B1")
    assert not moves(table, dog, has_acted=True)


# Hindering


@rule(
    "core.hinder.leaving-enemy-zone",
    "core.hinder.one-move-only",
    "core.codex.hinder-leaving",
    "core.codex.hinder-one-move-action",
    "codex.hinder.leaving",
    "codex.hinder.stops",
    "sup.rules.hindered-definition",
)
def test_leaving_a_zone_with_an_enemy_hinders(table: Table) -> None:
    dog = table.put(hound())
    assert "move" in {each[0] for each in walk(table, dog, "B3")}
    table.move_to(dog, "B2")
    table.put("Bitterwood Fox", BLUE)
    assert "move" not in {each[0] for each in walk(table, dog, "B3")}


@rule(
    "core.hinder.entering-enemy-zone",
    "core.codex.hinder-entering",
    "codex.hinder.entering",
    "sup.rules.hindered-definition",
)
def test_entering_a_zone_with_an_enemy_hinders(table: Table) -> None:
    dog = table.put(hound())
    table.put("Bitterwood Fox", BLUE, "B3")
    left = {each[0] for each in walk(table, dog, "B3")}
    assert "move" not in left
    assert {"attack", "guard"} <= left, "it may still take its quick action"


@rule("core.hinder.one-move-only", "sup.rules.hindered-one-move-action-even-fast")
def test_a_hindered_fast_creature_moves_once_and_keeps_its_quick_action(table: Table) -> None:
    dog = table.put(hound("Fast"))
    table.put("Bitterwood Fox", BLUE, "B3")
    left = {each[0] for each in walk(table, dog, "B3")}
    assert "move" not in left
    assert "guard" in left


@rule("sup.rules.second-move-into-enemy-zone-allowed")
def test_an_unhindered_creature_may_end_its_second_move_among_enemies(table: Table) -> None:
    dog = table.put(hound())
    table.put("Bitterwood Fox", BLUE, "B4")
    table.act(dog, ("move", "B3"), ("move", "B4"))
    assert place(dog) == "B4"


def test_friends_do_not_hinder(table: Table) -> None:
    dog = table.put(hound())
    table.put("Bitterwood Fox", RED)
    table.put("Bitterwood Fox", RED, "B3")
    assert "move" in {each[0] for each in walk(table, dog, "B3")}


def test_enemy_conjurations_do_not_hinder(table: Table) -> None:
    dog = table.put(hound())
    table.put("Mana Flower", BLUE)
    assert "move" in {each[0] for each in walk(table, dog, "B3")}


@rule(
    "core.hinder.flying-ignores-nonflying",
    "core.hinder.nonflying-ignores-flying",
    "core.codex.hinder-flying-vs-ground",
    "codex.hinder.flying",
)
@pytest.mark.parametrize(
    ("mine", "theirs", "free"),
    [((), (), False), (("Flying",), (), True), ((), ("Flying",), True), (("Flying",), ("Flying",), False)],
)
def test_flyers_and_walkers_do_not_hinder_each_other(
    table: Table, mine: tuple[str, ...], theirs: tuple[str, ...], free: bool
) -> None:
    mover = table.put(hound(*mine))
    table.put(hound(*theirs), BLUE)
    assert ("move" in {each[0] for each in walk(table, mover, "B3")}) is free


@rule(
    "core.hinder.elusive-never-hindered",
    "core.codex.hinder-not-elusive",
    "codex.hinder.elusive",
    "core.trait.elusive-not-hindered",
    "core.trait.elusive-ignores-enemies",
    "codex.elusive.not-hindered",
    "codex.elusive.ignores",
    "codex.unstoppable.no-hinder",
)
@pytest.mark.parametrize("trait", ["Elusive", "Unstoppable"])
def test_elusive_and_unstoppable_creatures_are_never_hindered(table: Table, trait: str) -> None:
    mover = table.put(hound(trait))
    table.put("Bitterwood Fox", BLUE)
    table.put("Bitterwood Fox", BLUE, "B3")
    assert "move" in {each[0] for each in walk(table, mover, "B3")}


@rule(
    "core.hinder.incapacitated-cannot-hinder",
    "core.hinder.restrained-cannot-hinder",
    "core.hinder.pest-cannot-hinder",
    "core.codex.hinder-not-by-incapacitated",
    "core.codex.hinder-not-by-restrained",
    "core.codex.hinder-not-by-pest",
    "codex.hinder.who-cannot",
    "core.trait.pest-no-hinder",
    "codex.pest.no-hinder",
    "core.condition.restrained-no-hinder",
    "codex.restrained.no-hinder",
)
@pytest.mark.parametrize("why", ["stunned", "restrained", "pest"])
def test_incapacitated_and_restrained_creatures_and_pests_do_not_hinder(table: Table, why: str) -> None:
    mover = table.put(hound())
    enemy = table.put(hound("Pest") if why == "pest" else hound(), BLUE)
    if why == "stunned":
        table.condition(enemy, STUN)
    elif why == "restrained":
        table.condition(enemy, CRIPPLE)
    assert "move" in {each[0] for each in walk(table, mover, "B3")}


@rule("codex.rooted.not-restrained")
def test_a_rooted_creature_hinders(table: Table) -> None:
    mover = table.put(hound())
    table.put(hound("Rooted"), BLUE)
    assert "move" not in {each[0] for each in walk(table, mover, "B3")}


@rule("sup.rules.unhindered-before-first-move", "sup.rules.example-vampiress-flying-before-move")
def test_flying_gained_before_the_first_move_leaves_unhindered(table: Table) -> None:
    mover = table.put(hound())
    table.put(hound(), BLUE)
    grant_for_a_while(mover, FLYING, source="a spell")
    left = walk(table, mover, "B3")
    assert "move" in {each[0] for each in left}


@rule("sup.rules.teleport-before-move-can-unhinder", "sup.rules.teleport-hindering-not-considered")
def test_a_teleport_before_the_first_move_gets_away_from_those_who_would_hinder(table: Table) -> None:
    mover = table.put(hound())
    table.put(hound(), BLUE)
    table.run(teleport(table.game, mover, table.zone("B3")))
    assert "move" in {each[0] for each in walk(table, mover, "C3")}


@rule("sup.rules.teleport-hindering-not-considered")
def test_and_so_does_one_in_the_action_phase_itself(table: Table) -> None:
    mover = table.put(hound())
    table.put(hound(), BLUE)
    table.reveal_after(ACTIVATION, table.hide("Divine Intervention", mover))
    table.decide("teleport", ("teleport", "B3"))
    table.act(mover, ("move", "C3"), ("move", "C2"))
    assert place(mover) == "C2"


def test_an_enemy_that_appears_in_the_new_zone_hinders_the_second_move(table: Table) -> None:
    mover = table.put(hound())
    assert moves(table, mover, move_actions=1)
    table.put(hound(), BLUE)
    assert not moves(table, mover, move_actions=1)


# Lumbering


@rule(
    "codex.lumbering.hindered",
    "codex.lumbering.one-move",
    "sup.codex.lumbering-always-hindered",
    "sup.codex.lumbering-fast-no-benefit",
    "sup.codex.lumbering-ignoring-enemies-does-not-help",
)
@pytest.mark.parametrize("gained", [None, FAST, ELUSIVE])
def test_a_lumbering_creature_moves_once_whatever_it_gains(table: Table, gained: Word | None) -> None:
    golem = table.put(hound("Lumbering"))
    if gained is not None:
        grant_for_a_while(golem, gained, source="a spell")
    left = {each[0] for each in walk(table, golem, "B3")}
    assert "move" not in left
    assert "guard" in left


@rule("sup.codex.lumbering-and-slow-both-apply", "sup.codex.lumbering-slow-then-fast")
def test_lumbering_and_slow_both_bind_and_fast_lifts_only_slow(table: Table) -> None:
    golem = table.put(hound("Lumbering"))
    grant_for_a_while(golem, SLOW, source="a curse")
    assert {each[0] for each in table.actions(golem, move_actions=1)} == {"nothing"}
    grant_for_a_while(golem, FAST, source="a spell")
    assert table.has(golem, LUMBERING)
    left = {each[0] for each in table.actions(golem, move_actions=1)}
    assert "guard" in left
    assert "move" not in left


@rule("sup.codex.lumbering-can-be-pushed-and-teleported")
def test_lumbering_creatures_are_pushed_and_teleported_as_often_as_you_like(table: Table) -> None:
    golem = table.put(hound("Lumbering"))
    table.run(push(table.game, golem, Direction.EAST))
    table.run(push(table.game, golem, Direction.EAST))
    table.run(teleport(table.game, golem, table.zone("B1")))
    assert place(golem) == "B1"
    assert "move" in {each[0] for each in table.actions(golem)}


# Slow, asked when the next action is declared


def slowing_curse() -> Card:
    card = make_card(
        name="Test Mire", type="enchantment", cost=1, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script_for(card).grants(SLOW)
    return card


@rule("sup.codex.slow-checked-when-declaring", "sup.codex.example-enfeeble-after-move")
def test_slow_revealed_after_the_move_ends_the_action_phase(table: Table) -> None:
    mover = table.put(hound())
    table.put(hound(), BLUE, "B3")
    curse = table.hide(slowing_curse(), mover, BLUE)
    table.reveal_after("Entering Zone Effects", curse)
    table.act(mover, ("move", "B3"))
    assert place(mover) == "B3"


@rule("sup.codex.slow-gained-mid-action-does-not-stop-it", "sup.codex.example-enfeeble-during-attack")
def test_slow_revealed_during_the_attack_does_not_stop_it(table: Table) -> None:
    mover, enemy = table.put(hound()), table.put(hound(), BLUE, "B3")
    curse = table.hide(slowing_curse(), mover, BLUE)
    table.reveal_after("Declare Attack", curse)
    table.dice("1 1 1")
    table.act(mover, ("move", "B3"), ("attack", mover.id, 0, enemy.id))
    assert enemy.damage == 3
    assert table.has(mover, SLOW)


@rule("sup.codex.slow-lost-before-action-allows-it")
def test_losing_slow_after_the_move_frees_the_quick_action(table: Table) -> None:
    mover = table.put(hound("Slow"))
    boon = make_card(
        name="Test Wind", type="enchantment", cost=1, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script_for(boon).grants(FAST)
    wind = table.hide(boon, mover, RED)
    table.reveal_after("action", wind)
    table.act(mover, ("move", "B3"), ("guard",))
    assert mover.guarding


@rule("sup.codex.example-leaving-slow-zone")
def test_leaving_a_zone_that_makes_slow_frees_the_quick_action(table: Table) -> None:
    swamp = make_card(
        name="Test Swamp", type="conjuration", cost=1, action="quick", range=[0, 1], target="zone", life=5, armor=0
    )
    script_for(swamp).grants(SLOW, to=SAME_ZONE)
    table.put(swamp, BLUE)
    mover = table.put(hound())
    assert table.has(mover, SLOW)
    table.act(mover, ("move", "B3"), ("guard",))
    assert mover.guarding


@rule("ruling.r44")
@pytest.mark.parametrize("fast", [False, True])
def test_whoever_was_hindered_coming_in_stays_so_though_a_trap_carries_it_off(table: Table, fast: bool) -> None:
    dog = table.put(hound("Fast") if fast else hound(), BLUE, "B2")
    table.put("Bitterwood Fox", RED, "B3")
    table.hide("Teleport Trap", "B3", RED)
    table.decide("pay reveal", ("pay",))
    table.decide("teleport", ("teleport", "B1"))
    left = {each[0] for each in walk(table, dog, "B3")}
    assert place(dog) == "B1"
    assert "move" not in left
    assert "guard" in left


@rule("ruling.r44")
def test_a_trap_in_an_empty_zone_carries_off_whoever_may_still_move_on(table: Table) -> None:
    dog = table.put(hound(), BLUE, "B2")
    table.hide("Teleport Trap", "B3", RED)
    table.decide("pay reveal", ("pay",))
    table.decide("teleport", ("teleport", "B1"))
    assert "move" in {each[0] for each in walk(table, dog, "B3")}
