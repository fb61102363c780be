"""Decoy: worth nothing, and paid back when it is destroyed."""

import pytest

from mageduel.rules.objects.destroy import destroy
from tests.kit.answers import PAY
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.spell.decoy-destroyed-on-reveal", "sup.spell.decoy-two-mana-when-destroyed")
def test_revealed_it_is_destroyed_and_pays_two_mana(table: Table) -> None:
    decoy = table.hide("Decoy", table.red, RED)
    table.reveal_after("Reset Phase", decoy)
    table.reset()
    assert not table.in_play(decoy)
    assert table.red.mana == 52


@rule("sup.spell.decoy-two-mana-when-destroyed")
def test_destroyed_in_hiding_it_pays_too(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    decoy = table.hide("Decoy", fox, BLUE)
    table.cast(table.red, "Seeking Dispel", decoy)
    assert table.blue.mana == 52


@rule("sup.spell.decoy-two-mana-when-destroyed")
def test_going_down_with_its_bearer_it_pays_its_controller(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    table.hide("Decoy", fox, RED)
    table.run(destroy(table.game, fox, A_TEST))
    assert table.red.mana == 52
    assert table.blue.mana == 50


@rule("sup.spell.decoy-countered-no-mana")
def test_countered_it_pays_nothing(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    table.hide("Nullify", fox, BLUE)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Decoy", fox).is_countered
    assert table.red.mana == 50 - 2


@rule("sup.spell.decoy-discarded-from-outside-play-no-mana")
def test_lost_with_a_familiar_that_was_to_cast_it_it_pays_nothing(table: Table) -> None:
    familiar = table.put("Fellella, Pixie Familiar", RED)
    familiar.prepared = table.card("Decoy")
    table.run(destroy(table.game, familiar, A_TEST))
    assert table.red.mana == 50
    assert "Decoy" in [card.name for card in table.game.players[RED].discard]


def test_it_may_lie_on_a_zone_and_on_any_object(table: Table) -> None:
    crystal, fox = table.put("Mana Crystal", BLUE, "C1"), table.put("Bitterwood Fox", BLUE, "C1")
    places = [option[3] for option in table.cast_options(table.red, "Decoy")]
    assert {"C1", "C2", crystal.id, fox.id, table.red.id} <= set(places)
    table.cast(table.red, "Decoy", "C2")
    assert [each.name for each in table.game.zone_enchantments[table.zone("C2")]] == ["Decoy"]


def test_discarded_beside_a_revealed_twin_it_was_never_destroyed(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    table.attach("Decoy", fox, BLUE)
    twin = table.hide("Decoy", fox, RED)
    table.reveal_after("Reset Phase", twin)
    table.reset()
    assert not table.in_play(twin)
    assert table.red.mana == 50
