"""Rouse the Beast: a creature summoned this round may act at once."""

import pytest

from mageduel.rules.round import phases as rounds
from mageduel.rules.round.action_stage import turn_options
from mageduel.state.events import Activated
from mageduel.state.phases import Phase
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.ledger import rule
from tests.kit.table import RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("sup.spell.rouse-the-beast-new-creature-acts", "sup.spell.rouse-the-beast-cost-level")
def test_it_may_act_in_the_round_it_came_for_its_level_in_mana(table: Table) -> None:
    table.decide("offer", DECLINE)
    grizzly = table.summon("Steelclaw Grizzly", RED)
    assert ("activate", grizzly.id) not in turn_options(table.game, RED, committed=False)
    table.cast(table.red, "Rouse the Beast", grizzly)
    assert table.red.mana == 50 - 4
    assert ("activate", grizzly.id) in turn_options(table.game, RED, committed=False)


@rule("sup.spell.rouse-the-beast-new-creature-acts")
def test_neither_older_creatures_nor_mages_are_targets(table: Table) -> None:
    table.decide("offer", DECLINE)
    wolf = table.summon("Timber Wolf", RED)
    table.game.round += 1
    for target in (wolf, table.red):
        with pytest.raises(Refused):
            table.cast(table.red, "Rouse the Beast", target)


def test_the_nonliving_do_not_rouse(table: Table) -> None:
    sentry = table.summon("Skeletal Sentry", RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Rouse the Beast", sentry)


@rule("sup.spell.rouse-the-beast-once-per-creature-per-round")
def test_once_a_round_for_each_creature(table: Table) -> None:
    table.always("offer", DECLINE)
    fox, wolf = table.summon("Bitterwood Fox", RED), table.summon("Timber Wolf", RED)
    table.cast(table.red, "Rouse the Beast", fox)
    table.act(fox, NOTHING)
    with pytest.raises(Refused):
        table.cast(table.red, "Rouse the Beast", fox)
    table.cast(table.red, "Rouse the Beast", wolf)


@rule("sup.spell.rouse-the-beast-final-quickcast")
def test_in_the_final_quickcast_phase_it_comes_too_late(table: Table) -> None:
    table.decide("offer", DECLINE)
    fox = table.summon("Bitterwood Fox", RED)
    table.plan(RED, "Rouse the Beast")
    table.game.phase = Phase.FINAL_QUICKCAST
    table.decide("quickcast", ("cast", 0, "Rouse the Beast", fox.id), ("pass",))
    table.run(rounds.final_quickcast_phase(table.game))
    assert fox.active
    assert not table.events(Activated)
