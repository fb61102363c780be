"""Pentagram: fed by wounds of enemies, it summons Dark Living creatures."""

import pytest

from mageduel.rules.planning.plans import plan_slots
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Beastmaster", mana=20)


def test_a_wounded_enemy_feeds_it_and_the_same_one_only_once_a_round(table: Table) -> None:
    pentagram = table.put("Pentagram", RED, "A1")
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    for _ in range(2):
        table.dice("2* 0 0 0")
        table.attack(wolf, "Bite", bear)
    assert pentagram.mana == 1


def test_an_attack_that_wounds_nobody_does_not_feed_it(table: Table) -> None:
    pentagram = table.put("Pentagram", RED, "A1")
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.dice("2 1 0 0")  # not more than the armor
    table.attack(wolf, "Bite", bear)
    assert pentagram.mana == 0


def test_at_most_two_mana_a_round(table: Table) -> None:
    pentagram = table.put("Pentagram", RED, "A1")
    wolf = table.put("Timber Wolf", RED)
    for name in ("Steelclaw Grizzly", "Mountain Gorilla", "Emerald Tegu"):
        table.dice("1* 0 0 0")
        table.attack(wolf, "Bite", table.put(name, BLUE))
    assert pentagram.mana == 2


@rule("sup.spell.pentagram-creatures-differ-within-round", "sup.spell.example-pentagram-two-rounds")
def test_next_round_the_same_creatures_count_again(table: Table) -> None:
    pentagram = table.put("Pentagram", RED, "A1")
    wolf = table.put("Timber Wolf", RED)
    imp, hellion = table.put("Firebrand Imp", BLUE), table.put("Flaming Hellion", BLUE)
    for total in (2, 4):
        for enemy in (imp, hellion):
            table.dice("1* 0 0 0")
            table.attack(wolf, "Bite", enemy)
        assert pentagram.mana == total
        table.reset()


def test_friends_wounded_wounds_by_enemies_and_conjurations_do_not_count(table: Table) -> None:
    pentagram = table.put("Pentagram", RED, "A1")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    foe, flower = table.put("Timber Wolf", BLUE), table.put("Mana Flower", BLUE)
    for attacker, target in ((wolf, fox), (foe, wolf), (wolf, flower)):
        table.dice("1* 0 0 0")
        table.attack(attacker, "Bite", target)
    assert pentagram.mana == 0


def test_a_mages_attack_spell_is_an_attack_of_the_mage(table: Table) -> None:
    pentagram = table.put("Pentagram", RED, "A1")
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.dice("2* 0 0 0 0 0", effect=1)
    table.cast(table.red, "Fireball", wolf)
    assert pentagram.mana == 1


def test_it_takes_dark_living_creatures_only(table: Table) -> None:
    table.put("Pentagram", RED, "A1")
    table.book(RED, "Firebrand Imp", "Skeletal Sentry", "Timber Wolf", "Adramelech, Lord of Fire", "Deathlock")
    slots = plan_slots(table.game, RED)
    assert sorted(card.name for card in slots[1].cards) == ["Adramelech, Lord of Fire", "Firebrand Imp"]


def test_with_less_than_two_mana_it_stays_idle(table: Table) -> None:
    pentagram = table.put("Pentagram", RED, "A1", mana=1)
    pentagram.prepared = table.card("Firebrand Imp")
    table.deploy()
    assert pentagram.prepared is not None
    pentagram.mana = 2
    table.decide("deploy", ("deploy", pentagram.id, "cast", pentagram.id, "Firebrand Imp", "A1"))
    table.decide("offer", DECLINE)
    table.deploy()
    assert pentagram.prepared is None
