"""Song of Love: its bearer cannot bring itself to attack the loved one."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2}
ARROW = {"name": "Arrow", "kind": "ranged", "action": "quick", "dice": 2, "range": (0, 2)}


@pytest.fixture
def table() -> Table:
    return Table(red="Paladin")


@pytest.fixture
def foe(table: Table) -> Object:
    return table.put(make_creature("Foe", schools={"war": 4}, attack=[BITE, ARROW]), BLUE)


@pytest.fixture
def darling(table: Table) -> Object:
    return table.put("Timber Wolf", RED)


def sing(table: Table, foe: Object, darling: Object) -> Object:
    song = table.hide("Song of Love", foe, RED)
    table.decide("choose one", take(darling))
    table.reveal(song)
    return song


def test_it_costs_the_bearers_level_less_one(table: Table, foe: Object, darling: Object) -> None:
    table.mana(RED, 10)
    sing(table, foe, darling)
    assert table.red.mana == 7
    assert [mark.name for mark in darling.marks] == ["Love"]


def test_the_bearer_attacks_the_loved_one_neither_in_melee_nor_from_afar(
    table: Table, foe: Object, darling: Object
) -> None:
    sing(table, foe, darling)
    assert table.why_no_attack(foe, "Bite", darling) == "loves-it"
    assert table.why_no_attack(foe, "Arrow", darling) == "loves-it"
    other = table.put("Bitterwood Fox", RED)
    assert table.why_no_attack(foe, "Bite", other) is None
    assert table.why_no_attack(table.put("Bitterwood Fox", BLUE), "Bite", darling) is None


@rule("sup.spell.song-of-love-all-love-tokens")
def test_every_love_token_counts(table: Table, foe: Object, darling: Object) -> None:
    sing(table, foe, darling)
    other = table.put("Bitterwood Fox", RED)
    table.tokens(other, "Love", 1)
    assert table.why_no_attack(foe, "Bite", other) == "loves-it"


@rule("sup.spell.song-of-love-vs-mandatory-action")
def test_what_must_be_attacked_and_cannot_leaves_it_free(table: Table, darling: Object) -> None:
    darling.damage = 2
    brute = table.put(make_creature("Brute", traits=["Bloodthirsty +1"], attack=[BITE]), BLUE)
    assert table.actions(brute) == [("attack", brute.id, 0, darling.id)]
    sing(table, brute, darling)
    assert NOTHING in table.actions(brute)


def test_it_cannot_be_revealed_in_an_action_phase(table: Table, foe: Object, darling: Object) -> None:
    song = table.hide("Song of Love", foe, RED)
    table.reveal_after(ACTIVATION, song)
    with pytest.raises(Refused):
        table.act(foe, NOTHING)
    assert song.hidden


def test_with_the_song_a_love_token_goes(table: Table, foe: Object, darling: Object) -> None:
    song = sing(table, foe, darling)
    table.condition(foe, BURN)
    table.run(destroy(table.game, song, A_TEST))
    assert not darling.marks
    assert table.why_no_attack(foe, "Bite", darling) is None
