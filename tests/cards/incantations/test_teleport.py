"""Teleport: a creature goes straight to a zone, three mana for each zone."""

import pytest

from mageduel.facts.traits import UNMOVABLE
from mageduel.state.events import MoveActionTaken
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.surprises import counterspell
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


@rule("core.effect.teleport-direct", "codex.teleport.direct")
def test_three_mana_for_each_zone(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.cast(table.red, "Teleport", wolf, "B3")
    assert wolf.zone == table.zone("B3")
    assert table.red.mana == 50 - 6
    assert not table.events(MoveActionTaken)


@rule("core.example.teleport-hydra-4-zones")
def test_a_hydra_goes_four_zones_for_twelve_mana(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", BLUE, "A1")
    table.cast(table.red, "Teleport", hydra, "C3")
    assert hydra.zone == table.zone("C3")
    assert table.red.mana == 50 - 12


@rule("sup.spell.teleport-same-zone-three-mana", "core.effect.teleport-same-zone")
def test_its_own_zone_costs_three_and_frees_it_of_what_clings_to_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B3")
    vine = table.attach("Tanglevine", wolf, BLUE)
    table.cast(table.red, "Teleport", wolf, "B3")
    assert wolf.zone == table.zone("B3")
    assert not table.in_play(vine)
    assert table.red.mana == 50 - 3


@rule("sup.spell.teleport-both-targets-in-range")
def test_creature_and_zone_both_lie_within_two_zones(table: Table) -> None:
    near, far = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", BLUE, "A4")
    with pytest.raises(Refused):
        table.cast(table.red, "Teleport", near, "A4")
    with pytest.raises(Refused):
        table.cast(table.red, "Teleport", far, "B2")


def test_both_must_be_in_sight(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Stone", "B2|B3")
    with pytest.raises(Refused):
        table.cast(table.red, "Teleport", wolf, "B3")
    table.cast(table.red, "Teleport", wolf, "A2")
    assert wolf.zone == table.zone("A2")


@rule("core.effect.teleport-affects-unmovable", "sup.rules.teleport-works-on-unmovable-and-restrained")
def test_the_held_and_unmovable_teleport_and_their_enchantments_go_with_them(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    hold = table.attach("Force Hold", wolf, RED)
    assert table.has(wolf, UNMOVABLE)
    table.cast(table.red, "Teleport", wolf, "B2")
    assert wolf.zone == hold.zone == table.zone("B2")


@rule("core.quickcast.example-combo-before-activation", "sup.rules.example-quickcast-teleport-then-full-action")
def test_a_mage_teleports_himself_and_still_has_his_full_action(table: Table) -> None:
    table.plan(RED, "Teleport", "Group Heal")
    table.cast(table.red, "Teleport", table.red, "B4", full=False)
    assert any(each[:3] == ("cast", 0, "Group Heal") for each in table.actions(table.red))
    assert table.red.zone == table.zone("B4")


def test_what_protects_the_creature_counters_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.hide(counterspell(), wolf, BLUE)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Teleport", wolf, "B3").is_countered
    assert wolf.zone == table.zone("B1")
