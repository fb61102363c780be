"""Gate to Voltari: lives on the spells of an opponent, and lets Arcane creatures in."""

import pytest

from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.planning.plans import plan_slots
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Beastmaster", mana=40)


@rule("sup.spell.gate-to-voltari-choice-does-not-target")
def test_it_watches_the_opponent_however_far_and_hidden(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    table.wall("Wall of Stone", "B1|C1")
    table.cast(table.red, "Gate to Voltari", "C1")
    gate = next(each for each in table.game.objects.values() if each.name == "Gate to Voltari")
    assert gate.chosen is table.blue


def test_each_spell_that_mage_resolves_leaves_a_mana(table: Table) -> None:
    gate = table.put("Gate to Voltari", RED, "C1", chosen=table.blue)
    table.cast(table.blue, "Mana Flower", "A4")
    assert gate.mana == 1


@rule("sup.spell.gate-to-voltari-triggers-on-wand-and-as-spell-abilities")
def test_spells_from_a_wand_and_abilities_cast_as_spells_count(table: Table) -> None:
    gate = table.put("Gate to Voltari", BLUE, "A4", chosen=table.red)
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.attach("Mage Wand", table.red, bound=table.card("Force Push"))
    table.cast(table.red, "Force Push", wolf, 0, 0)
    assert gate.mana == 1
    zap = BUILT_IN.of(table.red)[0]
    table.dice("0 0 0")
    table.cast(table.red, zap, wolf)
    assert gate.mana == 2


def test_spells_of_others_and_countered_spells_do_not_feed_it(table: Table) -> None:
    gate = table.put("Gate to Voltari", RED, "C1", chosen=table.blue)
    table.cast(table.red, "Mana Crystal", "B1")
    wolf = table.put("Timber Wolf", RED, "A4")
    table.hide("Nullify", wolf, RED)
    table.decide("pay reveal", ("pay",))
    table.cast(table.blue, "Force Push", wolf, 0, 0)
    assert gate.mana == 0


@rule("sup.codex.extendable-second-wall-not-a-cast-spell")
def test_an_extended_wall_is_one_spell(table: Table) -> None:
    gate = table.put("Gate to Voltari", RED, "C1", chosen=table.blue)
    table.book(BLUE, "Wall of Thorns")
    table.cast(table.blue, "Wall of Thorns", "A3|A4", "B3|B4")
    assert len(table.game.walls) == 2
    assert gate.mana == 1


def test_it_takes_corporeal_arcane_creatures_only(table: Table) -> None:
    table.put("Gate to Voltari", RED, "C1", chosen=table.blue)
    table.book(RED, "Blue Gremlin", "Whirling Spirit", "Timber Wolf", "Mana Crystal", "Darkfenne Hydra")
    slots = plan_slots(table.game, RED)
    assert sorted(card.name for card in slots[1].cards) == ["Blue Gremlin", "Darkfenne Hydra"]


def test_below_three_mana_it_summons_nothing(table: Table) -> None:
    gate = table.put("Gate to Voltari", RED, "C1", chosen=table.blue, mana=2)
    gate.prepared = table.card("Blue Gremlin")
    table.deploy()
    assert gate.prepared is not None


def test_with_three_mana_it_summons(table: Table) -> None:
    gate = table.put("Gate to Voltari", RED, "C1", chosen=table.blue, mana=3)
    gate.prepared = table.card("Blue Gremlin")
    table.decide("deploy", ("deploy", gate.id, "cast", gate.id, "Blue Gremlin", "C1"))
    table.deploy()
    assert any(each.name == "Blue Gremlin" for each in table.game.in_zone[table.zone("C1")])
    assert (gate.mana, table.red.mana) == (0, 40 - 4)
