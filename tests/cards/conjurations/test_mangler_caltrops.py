"""Mangler Caltrops: spikes for everybody who comes in on foot."""

import pytest

from mageduel.facts.traits import FLYING
from mageduel.state.events import Destroyed
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, PAY, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def spikes(table: Table) -> Object:
    return table.put("Mangler Caltrops", RED, "B2")


def test_a_creature_that_walks_in_is_attacked_friend_or_foe(table: Table, spikes: Object) -> None:
    for seat in (RED, BLUE):
        orc = table.put("Orc Butcher", seat, "B1")
        table.dice("2 0")
        table.act(orc, move("B2"), NOTHING)
        assert orc.damage == 2  # Piercing +1 against one point of armor
    assert [each.attacker for each in table.attacks()] == [spikes, spikes]


@rule("sup.spell.mangler-caltrops-any-entry")
def test_pushed_or_teleported_it_is_attacked_too(table: Table, spikes: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.dice("1* 0")
    table.push(wolf, "east")
    table.move_to(wolf, "A1")
    table.dice("1* 0")
    table.teleport(wolf, "B2")
    assert wolf.damage == 2


@rule("sup.spell.mangler-caltrops-not-present-remaining-or-leaving", "sup.spell.mangler-caltrops-reentry")
def test_neither_who_is_there_nor_who_stays_nor_who_leaves_but_who_comes_back(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    table.cast(table.red, "Mangler Caltrops", "B2")
    table.act(wolf, NOTHING)
    table.act(wolf, move("B3"), NOTHING)
    assert wolf.damage == 0
    table.dice("1* 0")
    table.act(wolf, move("B2"), NOTHING)
    assert wolf.damage == 1


@rule("sup.spell.mangler-caltrops-later-loss-of-flying")
def test_a_flyer_is_spared_also_when_it_comes_down_later(table: Table, spikes: Object) -> None:
    psylok = table.put("Psylok", BLUE, "B1")
    table.act(psylok, move("B2"), NOTHING)
    table.attach("Maim Wings", psylok, RED)
    assert not table.has(psylok, FLYING)
    assert psylok.damage == 0


@rule("sup.rules.summoned-does-not-enter")
@rule("sup.spell.mangler-caltrops-not-summoned")
def test_who_is_summoned_does_not_enter(table: Table, spikes: Object) -> None:
    assert table.summon("Goblin Grunt", RED, "B2").damage == 0


def test_it_hinders_whoever_is_on_foot(table: Table, spikes: Object) -> None:
    orc, psylok = table.put("Orc Butcher", RED, "B1"), table.put("Psylok", RED, "B1")
    table.dice("0 0")
    assert not [each for each in table.offered(orc, move("B2")) if each[0] == "move"]
    assert [each for each in table.offered(psylok, move("B2")) if each[0] == "move"]


def test_no_ranged_attack_is_aimed_at_it(table: Table, spikes: Object) -> None:
    slinger, orc = table.put("Goblin Slinger", BLUE, "B3"), table.put("Orc Butcher", BLUE, "B2")
    assert table.why_no_attack(slinger, "Stone Sling", spikes) == "caltrops-out-of-shot"
    assert table.why_no_attack(orc, "Meat Cleaver", spikes) is None
    table.move_to(table.blue, "B3")
    assert table.why_no_cast(table.blue, "Invisible Fist", spikes) == "caltrops-out-of-shot"


@rule("sup.spell.mangler-caltrops-hit-by-zone-attacks")
def test_a_zone_attack_strikes_it(table: Table, spikes: Object) -> None:
    table.move_to(table.blue, "B3")
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.blue, "Hail of Stones", "B2")
    assert spikes.damage == 1


@rule("sup.rules.entering-triggers-after-arrival")
def test_they_strike_after_the_arrival_and_after_traps(table: Table, spikes: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1", damage=9)
    table.hide("Hellfire Trap", "B2", RED)
    table.decide("pay reveal", PAY)
    table.dice("0 0 0 0", effect=1)
    table.dice("1* 0")
    table.act(wolf, move("B2"))
    assert [each.bar for each in table.attacks()] == ["Trap Attack", spikes.card.attacks[0].name]
    assert [event.zone for event in table.events(Destroyed) if event.who is wolf] == [table.zone("B2")]
