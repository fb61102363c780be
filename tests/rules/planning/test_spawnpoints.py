"""Spawnpoints: who may be assigned what, what others learn of it, whose mana pays, and where the spell comes from."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import planning_phase
from mageduel.state.events import EnteredPlay
from mageduel.views.table import object_shown
from tests.kit.answers import DECLINE
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table(mana=20)


@rule("core.spawnpoint.assignment-announced")
def test_others_see_that_a_spell_is_assigned_but_not_which(table: Table) -> None:
    lair = table.put("Lair", RED, "B2")
    table.book(RED, "Timber Wolf")
    table.book(BLUE, "Fireball")
    table.decide("plan", ("plan", ((0, ()), (lair.id, ("Timber Wolf",)))), ("plan", ((0, ()),)))
    table.run(planning_phase(table.game))
    own, other = object_shown(table.game, lair, RED).prepared, object_shown(table.game, lair, BLUE).prepared
    assert own is not None
    assert own.card == "Timber Wolf"
    assert other is not None
    assert other.card is None


@rule("core.spawnpoint.exclusive-caster")
def test_what_is_assigned_to_it_nobody_else_can_cast(table: Table) -> None:
    lair = table.put("Lair", RED, "B2")
    lair.prepared = table.card("Timber Wolf")
    assert not any(option[0] == "cast" and option[2] == "Timber Wolf" for option in table.actions(table.red))


@rule("core.spawnpoint.range-from-spawnpoint")
def test_range_is_counted_from_the_spawnpoint(table: Table) -> None:
    lair = table.put("Lair", RED, "A3")
    lair.prepared = table.card("Timber Wolf")  # range 0
    table.decide("deploy", ("deploy", lair.id, "cast", lair.id, "Timber Wolf", "C1"))
    with pytest.raises(Refused) as refused:
        table.deploy()
    assert ("deploy", lair.id, "cast", lair.id, "Timber Wolf", "A3") in refused.value.options


@rule("core.spawnpoint.controller-controls-its-spells", "core.deploy.spawnpoints-cast", "core.codex.summon-usual-cause")
def test_what_it_summons_belongs_to_its_controller_and_counts_as_summoned(table: Table) -> None:
    lair = table.put("Lair", BLUE, "B2", controller=RED)
    lair.prepared = table.card("Timber Wolf")
    table.decide("deploy", ("deploy", lair.id, "cast", lair.id, "Timber Wolf", "B2"))
    table.decide("offer", DECLINE)
    table.deploy()
    arrival = table.events(EnteredPlay)[-1]
    assert arrival.who.controller == RED
    assert arrival.is_summoned
    assert not arrival.who.active


@rule("core.spawnpoint.destroyed-destroys-spell")
def test_its_spell_is_lost_with_it(table: Table) -> None:
    lair = table.put("Lair", RED, "B2")
    lair.prepared = table.card("Timber Wolf")
    table.run(destroy(table.game, lair, A_TEST))
    assert sorted(card.name for card in table.game.players[RED].discard) == ["Lair", "Timber Wolf"]


@rule("core.deploy.optional")
def test_it_need_not_cast(table: Table) -> None:
    lair = table.put("Lair", RED, "B2")
    lair.prepared = table.card("Timber Wolf")
    table.decide("deploy", ("pass",))
    table.deploy()
    assert lair.prepared is table.card("Timber Wolf")
    assert table.red.mana == 20


def test_its_own_mana_and_the_mages_together_must_be_enough(table: Table) -> None:
    lair = table.put("Lair", RED, "B2", mana=2)
    lair.prepared = table.card("Timber Wolf")  # 9
    table.red.mana = 6
    table.deploy()  # nothing can be done
    assert lair.prepared is not None
    table.red.mana = 7
    table.decide("deploy", ("deploy", lair.id, "cast", lair.id, "Timber Wolf", "B2"))
    table.deploy()
    assert (lair.mana, table.red.mana) == (0, 0)
