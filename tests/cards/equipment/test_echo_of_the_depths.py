"""Echo of the Depths: a horn that calls creatures from the water, kept whole by songs."""

import pytest

from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.answers import PAY, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren", mana=30)
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def echo(table: Table) -> Object:
    return table.attach("Echo of the Depths", table.red)


def test_it_prepares_water_creatures(table: Table, echo: Object) -> None:
    table.book(RED, "Shoalsdeep Thrasher", "Turghut", "Swell", "Timber Wolf")
    (slot,) = [each for each in plan_slots(table.game, RED) if each.holder is echo]
    assert {card.name for card in slot.cards} == {"Shoalsdeep Thrasher", "Turghut"}


def test_in_deployment_it_summons_one_beside_its_wearer_with_its_own_mana_first(table: Table, echo: Object) -> None:
    echo.mana = 2
    table.prepare_for(echo, "Shoalsdeep Thrasher")
    table.decide("deploy", take("Shoalsdeep Thrasher"))
    table.deploy()
    assert table.place(table.find("Shoalsdeep Thrasher")) == "B2"
    assert (echo.mana, table.red.mana) == (0, 30 - 3)


def test_with_a_song_of_hers_it_channels_one_more(table: Table, echo: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    assert channeling(echo) == 1
    table.attach("Lullaby", wolf, BLUE)
    hidden = table.hide("Lullaby", table.put("Timber Wolf", BLUE), RED)
    assert channeling(echo) == 1
    table.reveal(hidden)
    assert channeling(echo) == 2


@pytest.mark.parametrize(("pays", "is_left"), [(True, False), (False, True)])
def test_an_opponent_pays_two_for_each_song_to_destroy_it(
    table: Table, echo: Object, *, pays: bool, is_left: bool
) -> None:
    for _ in range(2):
        table.attach("Lullaby", table.put("Timber Wolf", BLUE), RED)
    table.move_to(table.blue, "B2")
    table.decide("pay to destroy", PAY if pays else ("let it be",))
    before = table.blue.mana
    table.cast(table.blue, "Dissolve", table.red, echo.id)
    assert table.in_play(echo) is is_left
    assert before - table.blue.mana == 12 + (4 if pays else 0)


def test_without_songs_nothing_protects_it(table: Table, echo: Object) -> None:
    table.move_to(table.blue, "B2")
    table.cast(table.blue, "Dissolve", table.red, echo.id)
    assert not table.in_play(echo)


def test_she_may_break_it_herself(table: Table, echo: Object) -> None:
    table.attach("Lullaby", table.put("Timber Wolf", BLUE), RED)
    table.cast(table.red, "Dissolve", table.red, echo.id)
    assert not table.in_play(echo)
