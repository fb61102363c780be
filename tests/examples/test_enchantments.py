"""The worked examples of the rules on enchantments."""

import pytest

from tests.kit.answers import NOTHING, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.reveal.example-agony-on-wolf", "core.reveal.on-opponents-turn")
def test_the_warlock_waits_with_agony_until_the_wolf_has_declared_its_attack(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.move_to(table.blue, "B3")
    agony = table.hide("Agony", wolf, BLUE)
    table.reveal_after("Declare Attack", agony)
    table.dice("1 1")
    table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, table.blue.id))
    assert table.blue.damage == 2
    assert not agony.hidden


@rule("core.reveal.example-essence-drain", "core.reveal.window-end-of-phase")
def test_essence_drain_revealed_as_the_reset_phase_ends_counts_in_the_upkeep_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    drain = table.hide("Essence Drain", wolf, BLUE)
    table.reveal_after("Reset Phase", drain)
    table.reset()
    table.channel()
    mana = table.red.mana
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.red.mana == mana - 2


@rule("core.reveal.example-chains-of-agony")
def test_chains_of_agony_revealed_on_activation_hurt_if_the_creature_moves(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    chains = table.hide("Chains of Agony", wolf, BLUE)
    table.reveal_after("activation", chains)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == 1


@rule("core.reveal.example-sacred-ground")
def test_sacred_ground_revealed_between_the_move_and_the_attack_weakens_it(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    ground = table.hide("Sacred Ground", "B3", BLUE)
    table.reveal_after("action", ground)
    table.dice("1 1 1")
    table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 3


@rule("core.enchant.example-harmonize-magebind")
def test_harmonize_costs_four_on_a_mage(table: Table) -> None:
    harmonize = table.hide("Harmonize", table.red)
    table.reveal_after("Reset Phase", harmonize)
    table.reset()
    assert table.red.mana == 50 - 4


@rule("core.mandatory.example-block-forced", "core.mandatory.must-reveal-on-trigger")
def test_a_weak_attack_clears_the_way_for_a_strong_one(table: Table) -> None:
    fox, grizzly, gorilla = (
        table.put(name, seat)
        for name, seat in (
            ("Bitterwood Fox", RED),
            ("Steelclaw Grizzly", RED),
            ("Mountain Gorilla", BLUE),
        )
    )
    table.hide("Block", gorilla)
    table.decide("pay reveal", PAY)
    table.attack(fox, "Bite", gorilla)
    table.dice("2* 2* 2* 0 0")
    table.attack(grizzly, "Claws", gorilla)
    assert gorilla.damage == 6
