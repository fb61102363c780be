"""Lullaby: each upkeep a roll says whether the creature is Stunned or Dazed."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from mageduel.kernel.requests import Answer, Request
from tests.kit.answers import DECLINE, first
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


@pytest.mark.parametrize(("roll", "condition"), [(6, DAZE), (7, STUN)])
def test_seven_or_more_stuns(table: Table, roll: int, condition: object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.tokens(table.attach("Lullaby", wolf, RED), "Dissipate", 2)
    table.effect(roll)
    table.upkeep()
    assert wolf.conditions == {condition: 1}


@rule("codex.dissipate.tokens", "codex.dissipate.end")
def test_revealed_it_has_two_tokens_and_two_upkeeps(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    song = table.hide("Lullaby", wolf, RED)
    table.reveal(song)
    assert table.red.mana == 50 - 3
    table.always("offer", DECLINE)
    for _ in range(2):
        table.effect(1)
        table.always("upkeep order", first(wolf, "Lullaby"))
        table.upkeep()
    assert not table.in_play(song)
    assert wolf.conditions == {DAZE: 2}


@rule("sup.spell.lullaby-creature-controller-times-roll")
def test_the_creatures_controller_says_which_roll_comes_first(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    songs = [table.attach("Lullaby", wolf, RED) for _ in range(2)]
    for each in songs:
        table.tokens(each, "Dissipate", 2)
    asked = []

    def second_first(request: Request) -> Answer:
        asked.append(request.player)
        return (*first(wolf, "Lullaby"), songs[1].id)

    table.decide("upkeep order", second_first)
    table.effect(12, 1)
    table.upkeep()
    assert asked == [BLUE]
    assert wolf.conditions == {STUN: 1, DAZE: 1}


@pytest.mark.parametrize("holder", [RED, BLUE])
@rule("sup.spell.lullaby-own-controller-times-dissipate", "sup.spell.lullaby-initiative-breaks-tie")
def test_the_initiative_decides_whether_the_last_token_goes_first(table: Table, holder: int) -> None:
    table.initiative(holder)
    wolf = table.put("Timber Wolf", BLUE)
    song = table.attach("Lullaby", wolf, RED)
    table.tokens(song, "Dissipate", 1)
    table.always("offer", DECLINE)
    asked = []

    def token_first(request: Request) -> Answer:
        asked.append(request.player)
        return first(song, "Dissipate")

    table.decide("upkeep order", token_first)
    table.upkeep()
    assert asked == [holder]
    assert not wolf.conditions


def test_those_without_a_mind_hear_nothing(table: Table) -> None:
    bones = table.put("Skeletal Sentry", BLUE, "C1")
    assert table.why_no_cast(table.red, "Lullaby", bones) == "immune"
    assert table.why_no_cast(table.red, "Lullaby", table.red) == "wrong-target"
