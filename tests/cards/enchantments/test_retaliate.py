"""Retaliate: its bearer strikes back, once."""

import pytest

from mageduel.kernel.requests import Answer, Request
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_its_bearer_strikes_back_and_then_it_is_gone(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    retaliate = table.attach("Retaliate", fox)
    table.decide("counterstrike", ("counterstrike", fox.id, 0))
    table.dice("0 0 0 0 2* 0 0")
    table.attack(wolf, "Bite", fox)
    assert wolf.damage == 2
    assert not table.in_play(retaliate)


@rule("core.enchant.single-use-destroyed-after")
def test_it_waits_revealed_until_there_is_a_counterstrike(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    retaliate = table.hide("Retaliate", fox)
    table.reveal_after("Reset Phase", retaliate)
    table.reset()
    assert table.in_play(retaliate)
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert table.in_play(retaliate)
    table.decide("counterstrike", ("counterstrike", fox.id, 0))
    table.dice("0 0 0 0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(retaliate)


def test_an_attack_of_its_bearers_own_does_not_use_it_up(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    retaliate = table.attach("Retaliate", fox)
    table.dice("0 0 0")
    table.attack(fox, "Bite", wolf)
    assert table.in_play(retaliate)


def test_full_action_attacks_do_not_strike_back(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Retaliate", grizzly)
    table.decide("counterstrike", lambda request: _only_claws(request))
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", grizzly)


def _only_claws(request: Request) -> Answer:
    assert [option[2] for option in request.options if option[0] == "counterstrike"] == [0]
    return ("no counterstrike",)


@rule("core.example.hydra-triple-counterstrike-source")
def test_three_reasons_to_strike_back_are_still_one_counterstrike(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Retaliate", hydra)
    table.guard(hydra)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("0 0 0 0 1* 0 0 0")
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 1
    assert len(table.asked) == 1
