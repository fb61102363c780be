"""Gate to Hell: demons grow fiercer, and once it is opened hellfire sweeps the arena."""

import pytest

from mageduel.cards.conjurations.dark import CLOSED, OPENED
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, MELEE
from mageduel.rules.objects.characteristics import value
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Beastmaster", mana=20)


def opening(gate: Object) -> tuple[object, ...]:
    return ("ability", gate.id, 0)


@rule("sup.spell.gate-to-hell-demons-melee-plus-one")
def test_all_demons_strike_harder_and_nobody_else(table: Table) -> None:
    mine, theirs = table.put("Firebrand Imp", RED, "A2"), table.put("Firebrand Imp", BLUE, "C4")
    wolf = table.put("Timber Wolf", RED, "A2")
    table.put("Gate to Hell", RED, "A1")
    assert (value(mine, MELEE), value(theirs, MELEE), value(wolf, MELEE)) == (1, 1, 0)


@rule("sup.spell.gate-to-hell-no-hydro-plus-three")
def test_water_does_it_no_special_harm(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A1")
    assert value(gate, DAMAGE_MODIFIER[DamageType.HYDRO]) == 0


@rule(
    "sup.spell.gate-to-hell-open-once-per-game",
    "sup.spell.gate-to-hell-attack-order",
    "sup.spell.gate-to-hell-attacks-need-no-los",
)
def test_opening_it_attacks_everybody_on_the_ground_in_the_chosen_order(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A1")
    table.wall("Wall of Stone", "A1|A2")
    table.wall("Wall of Stone", "A1|B1")
    wolf, bat = table.put("Timber Wolf", BLUE, "A2"), table.put("Thunderift Falcon", BLUE, "A2")
    flower = table.put("Mana Flower", BLUE, "A3")
    table.decide("order", ("next", wolf.id), ("next", table.blue.id))
    table.dice("2* 1 0 0", effect=5)  # the wolf: 2, and 1 less 2 armor
    table.dice("2* 1* 0 0", effect=11)  # blue
    table.dice("1* 0 0 0", effect=4)  # red himself, last
    table.act(table.red, opening(gate))
    assert (wolf.damage, table.blue.damage, table.red.damage) == (2, 3, 1)
    assert wolf.conditions == {BURN: 1}
    assert table.blue.conditions == {BURN: 2}
    assert table.red.conditions == {}
    assert (bat.damage, flower.damage) == (0, 0)
    assert table.red.mana == 20 - 12


@rule("sup.spell.gate-to-hell-open-once-per-game")
def test_it_is_opened_only_once(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A1")
    table.red.mana = 40
    assert opening(gate) in table.actions(table.red)
    table.decide("order", ("next", table.red.id))
    table.dice("0 0 0 0 0 0 0 0")
    table.effect(1, 1)
    table.act(table.red, opening(gate))
    table.reset()
    assert opening(gate) not in table.actions(table.red)


@rule("sup.spell.gate-to-hell-opened-by-controller-anywhere")
def test_only_the_controlling_mage_opens_it_from_anywhere(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A4")
    imp = table.put("Firebrand Imp", RED, "A4")
    assert opening(gate) in table.actions(table.red)  # he stands in C1
    assert opening(gate) not in table.actions(table.blue)
    assert opening(gate) not in table.actions(imp)


def test_it_takes_a_full_action_and_twelve_mana(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A4")
    assert opening(gate) not in table.actions(table.red, move_actions=1)
    table.red.mana = 11
    assert opening(gate) not in table.actions(table.red)


def test_its_attack_does_not_follow_the_general_rule_for_conjurations(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A4")
    assert not any(option[1] == gate.id for option in table.between(RED))


def test_hellfire_cannot_be_avoided(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A1")
    wolf = table.put("Timber Wolf", BLUE, "A2")
    block = table.hide("Block", wolf)
    table.decide("order", ("next", wolf.id), ("next", table.red.id))
    table.dice("2* 0 0 0 0 0 0 0 0 0 0 0")
    table.effect(1, 1, 1)
    table.decide("pay reveal", PAY)
    table.act(table.red, opening(gate))
    assert wolf.damage == 2
    assert not table.in_play(block)


@rule("sup.spell.gate-to-hell-demon-placement")
def test_through_an_open_gate_demons_come_out_there(table: Table) -> None:
    table.put("Gate to Hell", RED, "A4", tokens={"Opened": 1})
    table.decide("place", ("place", "A4"))
    table.decide("offer", DECLINE)
    table.cast(table.red, "Firebrand Imp", "C1")
    assert [each.name for each in table.game.in_zone[table.zone("A4")] if each.is_creature][-1] == "Firebrand Imp"


@rule("sup.spell.gate-to-hell-demon-placement")
def test_the_demon_of_a_spawnpoint_may_use_it_too_or_not(table: Table) -> None:
    table.put("Gate to Hell", RED, "A4", tokens={"Opened": 1})
    pentagram = table.put("Pentagram", RED, "B2", mana=2)
    pentagram.prepared = table.card("Firebrand Imp")
    table.decide("deploy", ("deploy", pentagram.id, "cast", pentagram.id, "Firebrand Imp", "B2"))
    table.decide("place", ("place", "B2"))
    table.decide("offer", DECLINE)
    table.deploy()
    assert any(each.name == "Firebrand Imp" for each in table.game.in_zone[table.zone("B2")])


def test_a_closed_gate_lets_nobody_through_nor_does_it_enemies_or_others(table: Table) -> None:
    gate = table.put("Gate to Hell", RED, "A4")
    table.decide("offer", DECLINE)
    table.summon("Firebrand Imp", RED, "C1")  # nobody is asked
    gate.unmark(CLOSED)
    gate.mark(OPENED)
    table.summon("Timber Wolf", RED, "C1")
    table.summon("Firebrand Imp", BLUE, "A1")
    assert [each.name for each in table.game.in_zone[table.zone("A4")] if not each.is_mage] == ["Gate to Hell"]
