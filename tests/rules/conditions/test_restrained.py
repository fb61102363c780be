"""Restrained, Rooted, Stuck, Uproot, Uncontainable, Unmovable, Unstoppable, Snatch, Anchored."""

import pytest

from mageduel.facts.conditions import CRIPPLE, STUCK
from mageduel.facts.traits import RESTRAINED, UNCONTAINABLE, UNMOVABLE
from mageduel.rules.conditions.markers import can_have, give_condition
from mageduel.rules.movement.moves import is_hindered_in, push, teleport
from mageduel.state.arena import Direction
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.condition.restrained-no-move-actions",
    "core.condition.restrained-other-actions-allowed",
    "codex.restrained.no-move",
    "codex.restrained.other-actions",
)
def test_the_restrained_may_do_everything_but_move(table: Table) -> None:
    archer = table.put("Royal Archer", RED)
    far, near = table.put("Timber Wolf", BLUE, "B3"), table.put("Bitterwood Fox", BLUE)
    table.condition(archer, CRIPPLE)
    options = table.actions(archer)
    assert not [each for each in options if each[0] == "move"]
    assert ("guard",) in options
    assert {(0, far.id), (1, near.id)} <= {each[2:] for each in options if each[0] == "attack"}


@rule(
    "core.condition.restrained-pushable-teleportable",
    "codex.restrained.push-teleport",
)
def test_the_restrained_can_be_pushed_and_teleported(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.condition(wolf, CRIPPLE)
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B3")
    table.run(teleport(table.game, wolf, table.zone("A1")))
    assert wolf.zone == table.zone("A1")


@rule("core.condition.restrained-no-hinder", "codex.restrained.no-hinder", "core.codex.hinder-not-by-restrained")
def test_the_restrained_hinder_nobody_but_the_rooted_do(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.condition(fox, CRIPPLE)
    assert not is_hindered_in(table.game, wolf, table.zone("B2"))
    table.put(make_creature("Test Bush", traits=["Rooted"]), BLUE, "B2")
    assert is_hindered_in(table.game, wolf, table.zone("B2"))


@rule("core.condition.restrained-defense-minus-2", "codex.restrained.defense")
@pytest.mark.parametrize(("roll", "avoided"), [(9, False), (10, True)])
def test_the_restrained_defend_themselves_badly(table: Table, roll: int, avoided: bool) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.condition(knight, CRIPPLE)
    table.decide("defend", ("defend", knight.id))
    table.effect(roll)
    if not avoided:
        table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == (0 if avoided else 1)


@rule(
    "core.condition.restrained-not-uncontainable",
    "core.condition.restrained-not-conjurations",
    "codex.restrained.exempt",
    "core.trait.uncontainable-some-effects",
    "codex.uncontainable.resists",
    "codex.stuck.exempt",
    "sup.codex.stuck-not-on-uncontainable",
)
def test_the_uncontainable_cannot_be_held(table: Table) -> None:
    eel = table.put(make_creature("Test Eel", traits=["Uncontainable"]), RED)
    table.condition(eel, CRIPPLE)
    assert not table.has(eel, RESTRAINED)
    assert not can_have(eel, STUCK)
    assert not can_have(table.put("Mana Flower", RED), STUCK)


@rule("codex.stuck.held", "codex.stuck.escape", "codex.stuck.teleport")
def test_the_stuck_neither_move_nor_can_be_pushed_but_teleporting_frees_them(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.run(give_condition(table.game, wolf, STUCK, 2))
    assert ("move", "B3") not in table.actions(wolf)
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B2")
    table.effect(6, 7)
    table.act(wolf, NOTHING)
    assert wolf.conditions == {STUCK: 1}
    table.run(teleport(table.game, wolf, table.zone("A1")))
    assert not wolf.conditions


@rule("codex.rooted.no-move", "codex.rooted.not-restrained", "codex.uproot.pay", "codex.uproot.loses-rooted")
@pytest.mark.parametrize("pays", [True, False])
def test_a_rooted_creature_may_be_uprooted_for_one_action_phase(table: Table, pays: bool) -> None:
    treant = table.put(make_creature("Test Treant", traits=["Rooted", "Uproot 3"]), RED, "B2")
    assert table.has(treant, UNMOVABLE)
    assert not table.has(treant, RESTRAINED)
    table.decide("uproot", ("pay",) if pays else ("nothing",))
    if pays:
        table.act(treant, ("move", "B3"), NOTHING)
    else:
        table.act(treant, NOTHING)
    assert treant.zone == table.zone("B3" if pays else "B2")
    assert table.red.mana == (47 if pays else 50)
    assert table.has(treant, UNMOVABLE), "with the phase over it has struck root again"
    assert ("move", "B4") not in table.actions(treant)


def test_uproot_is_not_offered_without_the_mana(table: Table) -> None:
    treant = table.put(make_creature("Test Treant", traits=["Rooted", "Uproot 3"]), RED)
    table.red.mana = 2
    table.act(treant, NOTHING)
    assert "uproot" not in [request.kind for request in table.asked]


@rule(
    "core.trait.unmovable-not-pushed",
    "core.trait.unmovable-conjurations",
    "codex.unmovable.no-push",
    "codex.unmovable.conjurations",
    "codex.push.unmovable",
    "core.codex.conjuration-unmovable",
)
def test_the_unmovable_stay_where_they_are(table: Table) -> None:
    rock, crystal = table.put(make_creature("Test Rock", traits=["Unmovable"]), RED), table.put("Mana Crystal", RED)
    for each in (rock, crystal):
        assert table.has(each, UNMOVABLE)
        table.run(push(table.game, each, Direction.EAST))
        assert each.zone == table.zone("B2")
    table.run(teleport(table.game, rock, table.zone("A1")))
    assert rock.zone == table.zone("A1")


@rule("codex.unstoppable.no-hinder", "codex.unstoppable.bundle")
def test_the_unstoppable_are_neither_hindered_nor_held_nor_pushed(table: Table) -> None:
    rhino = table.put(make_creature("Test Rhino", traits=["Unstoppable"]), RED, "B2")
    table.put("Timber Wolf", BLUE, "B2")
    table.put("Bitterwood Fox", BLUE, "B3")
    assert table.has(rhino, UNMOVABLE)
    assert table.has(rhino, UNCONTAINABLE)
    table.act(rhino, ("move", "B3"), ("move", "B4"))
    assert rhino.zone == table.zone("B4")


@rule("codex.anchored.no-teleport")
def test_the_anchored_cannot_be_teleported(table: Table) -> None:
    statue = table.put(make_creature("Test Statue", traits=["Anchored"]), RED, "B2")
    table.run(teleport(table.game, statue, table.zone("A1")))
    assert statue.zone == table.zone("B2")
    table.run(push(table.game, statue, Direction.EAST))
    assert statue.zone == table.zone("B3")


@rule("codex.snatch.pull", "codex.snatch.exempt")
@pytest.mark.parametrize(("trait", "zone"), [(None, "B2"), ("Uncontainable", "B3"), ("Unmovable", "B3")])
def test_a_snatch_pulls_its_victim_closer(table: Table, trait: str | None, zone: str) -> None:
    bar = {"name": "Hook", "kind": "ranged", "action": "quick", "range": [0, 2], "dice": 1, "effects": "1+ = snatch"}
    fisher = table.put(make_creature("Test Fisher", attack=[bar]), RED, "B1")
    victim = table.put(make_creature("Test Victim", traits=[trait] if trait else []), BLUE, "B3")
    table.dice("0", effect=5)
    table.attack(fisher, "Hook", victim)
    assert victim.zone == table.zone(zone)
