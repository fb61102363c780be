"""Darkfenne Hydra: three bites for a full action, and one bite back."""

import pytest

from mageduel.facts.traits import MELEE, REGENERATE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.events import Attacked
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Beastmaster")


def test_triple_bite_strikes_three_times(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra"), table.put("Steelclaw Grizzly", BLUE)
    table.dice("1* 0 0 1* 0 0 1* 0 0")
    table.attack(hydra, "Triple Bite", grizzly)
    assert grizzly.damage == 3


@rule("sup.rules.example-hydra-bear-strength-triplestrike")
def test_a_melee_bonus_raises_only_the_first_of_the_three(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra"), table.put("Steelclaw Grizzly", BLUE)
    grant_for_a_while(hydra, MELEE(+2), source="test")
    table.dice("0 0 0 0 0 0 0 0 0 0 0")
    table.attack(hydra, "Triple Bite", grizzly)


def test_being_slow_it_cannot_act_after_moving(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra"), table.put("Steelclaw Grizzly", BLUE)
    assert ("attack", hydra.id, 0, grizzly.id) in table.actions(hydra)
    assert table.actions(hydra, move_actions=1) == [("nothing",)]


def test_it_bites_back_once_after_a_melee_attack(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra"), table.put("Steelclaw Grizzly", BLUE)
    table.dice("0 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("1* 0 0 0")
    table.attack(grizzly, "Claws", hydra)
    assert grizzly.damage == 1
    assert len(table.events(Attacked)) == 2


@rule("core.trait.example-regenerate-highest")
def test_the_better_regeneration_counts_and_not_both(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", damage=9)
    grant_for_a_while(hydra, REGENERATE(3), source="test")
    table.decide("offer", DECLINE)
    table.upkeep()
    assert hydra.damage == 6


def test_a_target_that_is_gone_is_not_bitten_again(table: Table) -> None:
    hydra, fox = table.put("Darkfenne Hydra"), table.put("Bitterwood Fox", BLUE)
    table.dice("2* 2* 1*")
    table.attack(hydra, "Triple Bite", fox)
    assert not table.in_play(fox)
