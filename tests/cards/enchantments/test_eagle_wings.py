"""Eagle Wings: its bearer flies."""

import pytest

from mageduel.facts.traits import FLYING
from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.rules.continuous-effect-ends-with-its-source")
def test_its_bearer_flies_until_it_is_gone(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    wings = table.attach("Eagle Wings", fox)
    assert table.has(fox, FLYING)
    table.run(destroy(table.game, wings, A_TEST))
    assert not table.has(fox, FLYING)


def test_no_mage_flies_with_it(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Eagle Wings", table.red)


@rule("sup.rules.example-vampiress-flying-before-move")
def test_taking_off_before_moving_leaves_hindering_enemies_below(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.put("Bitterwood Fox", BLUE, "B2")
    wings = table.hide("Eagle Wings", wolf, RED)
    table.reveal_after("activation", wings)
    table.act(wolf, ("move", "B3"), ("move", "B4"))
    assert wolf.zone == table.zone("B4")


@rule("sup.rules.rooted-restrained-incapacitated-no-flying", "sup.rules.example-eagle-wings-on-restrained")
def test_the_restrained_cannot_take_off(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Force Hold", fox, BLUE)
    table.attach("Eagle Wings", fox)
    assert not table.has(fox, FLYING)
