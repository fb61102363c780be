"""Force Crush: holds a creature and crushes it as long as somebody pays."""

import pytest

from mageduel.dsl.steps import WALLS
from mageduel.facts.traits import RESTRAINED, UNMOVABLE
from mageduel.state.objects import Object
from tests.kit.answers import LET_GO, NOTHING, PAY, first
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


def test_the_bearer_is_held(table: Table, wolf: Object) -> None:
    table.attach("Force Crush", wolf, RED)
    assert table.has(wolf, RESTRAINED)
    assert table.has(wolf, UNMOVABLE)


@pytest.mark.parametrize(("answer", "damage", "mana"), [(PAY, 2, 46), (LET_GO, 0, 50)])
def test_it_hurts_each_upkeep_that_is_paid(
    table: Table, wolf: Object, answer: tuple[str, ...], damage: int, mana: int
) -> None:
    crush = table.attach("Force Crush", wolf, RED)
    table.decide("upkeep", answer)
    table.upkeep()
    assert (wolf.damage, table.red.mana, table.in_play(crush)) == (damage, mana, answer == PAY)


def test_another_upkeep_that_is_paid_hurts_nobody(table: Table, wolf: Object) -> None:
    table.attach("Dancing Scimitar", table.red)
    crush = table.attach("Force Crush", wolf, RED)
    table.always("upkeep", lambda request: LET_GO if request.subject == (crush, 4) else PAY)
    table.upkeep()
    assert (wolf.damage, table.red.mana) == (0, 49)


def test_the_uncontainable_feel_nothing(table: Table) -> None:
    spirit = table.put("Whirling Spirit", BLUE, "B2")
    table.attach("Force Crush", spirit, RED)
    assert not table.has(spirit, UNMOVABLE)
    table.decide("upkeep order", first(spirit, "Upkeep"))
    table.always("upkeep", PAY)
    table.upkeep()
    assert spirit.damage == 0


@rule("sup.spell.force-crush-can-cancel-declared-move")
def test_revealed_before_the_move_itself_it_cancels_a_declared_move(table: Table, wolf: Object) -> None:
    table.reveal_after(WALLS, table.hide("Force Crush", wolf, RED), by=wolf)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert table.place(wolf) == "B2"


def test_on_a_mage_it_costs_two_more_to_reveal(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.reveal(table.hide("Force Crush", table.blue, RED))
    assert table.red.mana == 50 - 7
