"""Defenses given by what is attached: whose they are, and when they are ready."""

import pytest

from mageduel.rules.attack.defenses import all_defenses
from tests.kit.ledger import rule
from tests.kit.table import RED, Table, make_card, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(blue="Warlock")
    table.move_to(table.blue, "B2")
    return table


@rule("core.defense.granted-by-attached-spells", "core.codex.defense-roll", "codex.defense.roll")
@pytest.mark.parametrize(("roll", "avoided"), [(6, False), (7, True), (12, True)])
def test_bracers_turn_a_blade_on_their_number_or_more(table: Table, roll: int, avoided: bool) -> None:
    wolf, bracers = table.put("Timber Wolf", RED), table.attach("Deflection Bracers", table.blue)
    table.decide("defend", ("defend", bracers.id))
    table.effect(roll)
    if not avoided:
        table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == (0 if avoided else 1)


@rule("core.defense.ready-marker-tracking")
def test_bracers_are_ready_again_after_the_reset_phase(table: Table) -> None:
    wolf, bracers = table.put("Timber Wolf", RED), table.attach("Deflection Bracers", table.blue)
    table.decide("defend", ("defend", bracers.id))
    table.effect(7)
    table.attack(wolf, "Bite", table.blue)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    table.reset()
    table.decide("defend", ("defend", bracers.id))
    table.effect(7)
    table.attack(wolf, "Bite", table.blue)


def test_a_hidden_enchantment_gives_no_defense(table: Table) -> None:
    table.hide("Force Sword", table.blue)
    assert all_defenses(table.blue) == []


def test_the_defense_of_a_conjuration_that_clings_to_a_creature_is_not_the_creatures(table: Table) -> None:
    vine = make_card(
        name="Nimble Vine",
        type="conjuration",
        cost=3,
        action="quick",
        range=[0, 2],
        target="creature",
        armor=0,
        life=5,
        defense="7+ 1x",
    )
    held = table.put(make_creature(), RED)
    table.attach(vine, held)
    assert all_defenses(held) == []
