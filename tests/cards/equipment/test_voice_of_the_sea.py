"""Voice of the Sea: songs are cheaper, and may last longer."""

import pytest

from mageduel.cards.mages.siren import SIRENS_CALL
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.attach("Voice of the Sea", table.red)
    return table


def hidden_song(table: Table, seat: int = RED) -> Object:
    return table.hide("Lullaby", table.put("Timber Wolf", BLUE, "C1"), seat)


def test_a_song_is_cheaper_to_reveal_and_may_get_one_more_token(table: Table) -> None:
    song = hidden_song(table)
    table.decide("offer", take("accept"))
    table.reveal(song)
    assert table.red.mana == 50 - 2
    assert tokens_on(song) == {"Dissipate": 3}


def test_the_token_may_be_declined_and_the_next_song_costs_in_full(table: Table) -> None:
    songs = [hidden_song(table), hidden_song(table)]
    table.always("offer", DECLINE)
    for each in songs:
        table.reveal(each)
    assert table.red.mana == 50 - 2 - 3
    assert [tokens_on(each) for each in songs] == [{"Dissipate": 2}] * 2


def test_her_call_is_a_song_too(table: Table) -> None:
    table.cast(table.red, SIRENS_CALL, table.put("Timber Wolf", BLUE, "C1"))
    assert table.red.mana == 50


def test_other_enchantments_and_songs_of_others_are_none_of_its_business(table: Table) -> None:
    hide = table.hide("Rhino Hide", table.put("Timber Wolf", RED, "C1"))
    table.reveal(hide)
    table.reveal(hidden_song(table, BLUE))
    assert (table.red.mana, table.blue.mana) == (50 - 2, 50 - 3)
