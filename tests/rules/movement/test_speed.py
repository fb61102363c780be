"""Fast, Slow, Lumbering, Elusive, Pest, Vigilant and zone control."""

import pytest

from mageduel.facts.conditions import STUN
from mageduel.facts.traits import FAST, LUMBERING, SLOW
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import TELEPORTS, is_hindered_in, push, teleport
from mageduel.rules.objects.zone_control import controls_zone
from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def kinds(table: Table, creature: Object, **progress: object) -> set[object]:
    return {each[0] for each in table.actions(creature, **progress)}


@rule("core.trait.fast-two-moves", "core.trait.fast-no-third-move", "codex.fast.two-moves", "codex.fast.max-two")
def test_the_fast_move_twice_and_then_act(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", RED, "B1"), table.put("Timber Wolf", BLUE, "B3")
    table.dice("1* 0 0")
    table.act(fox, ("move", "B2"), ("move", "B3"), ("attack", fox.id, 0, wolf.id))
    assert wolf.damage == 1
    assert "move" not in kinds(table, fox, move_actions=2)


@rule("core.trait.slow-move-ends-phase", "core.trait.slow-no-quick-action-after-move", "codex.slow.ends-phase")
def test_the_slow_move_or_act(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, "B1")
    table.act(hydra, ("move", "B2"))
    assert {"attack", "guard"} & kinds(table, hydra)


@rule("core.trait.fast-slow-cancel", "core.trait.slow-fast-cancel", "codex.fast.slow-cancel", "codex.slow.fast-cancel")
def test_fast_and_slow_cancel_each_other(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, "B1")
    grant_for_a_while(hydra, FAST, source="test")
    assert not table.has(hydra, FAST)
    assert not table.has(hydra, SLOW)
    table.act(hydra, ("move", "B2"), ("guard",))
    assert hydra.guarding


@rule(
    "codex.lumbering.hindered",
    "codex.lumbering.one-move",
    "sup.codex.lumbering-always-hindered",
    "sup.codex.lumbering-fast-no-benefit",
    "sup.codex.lumbering-ignoring-enemies-does-not-help",
)
def test_the_lumbering_move_once_fast_or_elusive_or_not(table: Table) -> None:
    giant = table.put(make_creature("Test Giant", traits=["Lumbering", "Fast", "Elusive"]), RED)
    assert "move" in kinds(table, giant)
    assert "move" not in kinds(table, giant, move_actions=1)
    assert "guard" in kinds(table, giant, move_actions=1)


@rule("sup.codex.lumbering-and-slow-both-apply", "sup.codex.lumbering-slow-then-fast")
def test_lumbering_and_slow_both_count_until_fast_cancels_slow(table: Table) -> None:
    giant = table.put(make_creature("Test Giant", traits=["Lumbering", "Slow"]), RED)
    assert kinds(table, giant, move_actions=1) == {"nothing"}
    grant_for_a_while(giant, FAST, source="test")
    assert table.has(giant, LUMBERING)
    after = kinds(table, giant, move_actions=1)
    assert "guard" in after
    assert "move" not in after


@rule("sup.codex.lumbering-may-teleport-move-more", "sup.codex.lumbering-can-be-pushed-and-teleported")
def test_the_lumbering_may_be_pushed_and_may_teleport_further(table: Table) -> None:
    giant = table.put(make_creature("Test Giant", traits=["Lumbering"]), RED, "B1")
    table.run(push(table.game, giant, Direction.EAST))
    table.run(teleport(table.game, giant, table.zone("B3")))
    assert giant.zone == table.zone("B3")
    giant.mark(TELEPORTS)
    assert "move" in kinds(table, giant, move_actions=1)


@rule(
    "core.trait.elusive-ignores-enemies",
    "core.trait.elusive-not-hindered",
    "codex.elusive.ignores",
    "codex.elusive.not-hindered",
    "core.codex.hinder-not-elusive",
    "codex.hinder.elusive",
    "core.codex.ignore-no-hinder",
    "codex.ignore.hinder",
)
def test_enemies_do_not_hinder_the_elusive(table: Table) -> None:
    cat, wolf = table.put("Cervere, The Forest Shadow", RED), table.put("Timber Wolf", BLUE)
    assert not is_hindered_in(table.game, cat, table.zone("B2"))
    assert is_hindered_in(table.game, wolf, table.zone("B2"))


@rule("core.trait.pest-no-hinder", "codex.pest.no-hinder", "core.codex.hinder-not-by-pest", "codex.hinder.who-cannot")
def test_pests_hinder_nobody(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.put("Blue Gremlin", BLUE)
    assert not is_hindered_in(table.game, wolf, table.zone("B2"))


@rule("codex.vigilant.guard-marker")
@pytest.mark.parametrize("answer", ["guard", "nothing"])
def test_the_vigilant_may_go_on_guard_after_acting(table: Table, answer: str) -> None:
    sentry = table.put(make_creature("Test Sentry", traits=["Vigilant"]), RED, "B1")
    table.decide("vigilant", (answer,))
    table.act(sentry, ("move", "B2"), ("move", "B3"))
    assert sentry.guarding is (answer == "guard")


def test_the_vigilant_who_guard_already_are_not_asked(table: Table) -> None:
    sentry = table.put(make_creature("Test Sentry", traits=["Vigilant"]), RED)
    table.act(sentry, ("guard",))
    assert sentry.guarding
    assert "vigilant" not in [request.kind for request in table.asked]


@rule("codex.zone-control.meaning", "codex.zone-control.not-counted", "codex.zone-control.conquer")
def test_a_zone_is_controlled_by_whoever_alone_has_a_creature_there(table: Table) -> None:
    zone = table.zone("B2")
    assert not controls_zone(table.game, RED, zone)
    table.put("Timber Wolf", RED)
    assert controls_zone(table.game, RED, zone)
    assert not controls_zone(table.game, BLUE, zone)
    table.put("Blue Gremlin", BLUE)
    table.put("Mana Crystal", BLUE)
    fox = table.put("Bitterwood Fox", BLUE)
    assert not controls_zone(table.game, RED, zone)
    table.condition(fox, STUN)
    assert controls_zone(table.game, RED, zone), "the pest, the crystal and the stunned fox do not count"
