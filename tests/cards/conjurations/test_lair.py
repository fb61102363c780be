"""Lair: a spawnpoint from which animals come."""

from mageduel.rules.planning.plans import plan_slots
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import RED, Table


@rule("core.deploy.lair-casts-animals", "core.spawnpoint.card-restrictions")
def test_it_may_be_given_animals_only() -> None:
    table = Table()
    table.put("Lair", RED, "B2")
    table.book(RED, "Timber Wolf", "Darkfenne Hydra", "Rajan's Fury", "Thunderift Falcon")
    slots = plan_slots(table.game, RED)
    assert sorted(card.name for card in slots[1].cards) == ["Thunderift Falcon", "Timber Wolf"]


@rule("core.spawnpoint.example-lair", "core.spawnpoint.own-mana-first", "core.spawnpoint.shortfall-from-mage")
def test_it_channels_two_and_deploys_with_its_own_mana_first() -> None:
    table = Table(mana=10)
    lair = table.put("Lair", RED, "B2")
    table.channel()
    assert lair.mana == 2
    lair.prepared = table.card("Timber Wolf")
    before = table.red.mana
    table.decide("deploy", ("deploy", lair.id, "cast", lair.id, "Timber Wolf", "B2"))
    table.decide("offer", DECLINE)
    table.deploy()
    assert any(each.name == "Timber Wolf" for each in table.game.in_zone[table.zone("B2")])
    assert (lair.mana, table.red.mana) == (0, before - 7)


def test_mana_it_does_not_need_stays_on_it() -> None:
    table = Table(mana=10)
    lair = table.put("Lair", RED, "B2", mana=6)
    lair.prepared = table.card("Bitterwood Fox")
    table.decide("deploy", ("deploy", lair.id, "cast", lair.id, "Bitterwood Fox", "B2"))
    table.decide("offer", DECLINE)
    table.deploy()
    assert (lair.mana, table.red.mana) == (1, 10)
