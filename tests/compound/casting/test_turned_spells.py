"""Spells turned back: on familiars, out of wands, into other counters, and once more."""

import pytest

from tests.compound.piles import discarded
from tests.kit.answers import DECLINE, PAY, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.blue, "C1")
    table.always("pay reveal", PAY)
    return table


@rule("core.familiar.is-the-caster")
def test_the_ravens_push_turned_back_pushes_the_raven_and_not_the_wizard(table: Table) -> None:
    raven = table.put("Huginn, Raven Familiar", RED, "B2", mana=3)
    imp = table.put("Firebrand Imp", BLUE, "B2")
    table.hide("Reverse Magic", imp)
    table.wall("Wall of Stone", "A2|B2", BLUE)
    table.decide("turn spell", ("turn", raven.id, 0, 0))
    table.cast(raven, "Force Push", imp, 1, 0)
    assert (table.place(raven), table.place(imp), table.place(table.red)) == ("A2", "B2", "C1")
    assert (raven.mana, table.blue.mana) == (0, 45)


@rule("ruling.r22")
def test_a_wands_spell_turned_back_on_its_owner_is_still_in_his_wand(table: Table) -> None:
    wand = table.attach("Mage Wand", table.blue, location="weapon")
    table.bind(wand, "Evade")
    leech = table.put("Mana Leech", RED, "C1")
    table.hide("Reverse Magic", leech)
    table.cast(table.blue, "Evade", leech)
    assert wand.bound == table.card("Evade")
    assert (discarded(table, RED), discarded(table, BLUE)) == (["Reverse Magic"], [])
    assert "Evade" not in [each[2] for each in table.actions(table.blue) if each[0] == "cast"]


def test_a_curse_turned_back_runs_into_the_nullify_of_the_one_who_cast_it(table: Table) -> None:
    table.hide("Reverse Magic", table.red)
    nullify = table.hide("Nullify", table.blue)
    table.cast(table.blue, "Agony", table.red)
    assert not table.find_all("Agony")
    assert not table.in_play(nullify)
    assert discarded(table, BLUE) == ["Agony", "Nullify"]
    assert (table.red.mana, table.blue.mana) == (45, 46)


def test_a_curse_turned_back_twice_lies_where_it_was_aimed_at_first(table: Table) -> None:
    table.hide("Reverse Magic", table.red)
    table.hide("Reverse Magic", table.blue)
    table.cast(table.blue, "Agony", table.red)
    agony = table.find("Agony", on=table.red)
    assert (agony.controller, agony.hidden) == (BLUE, True)
    assert (table.red.mana, table.blue.mana) == (45, 43)


def test_a_stolen_ground_hallows_the_thief_where_he_lays_it_down() -> None:
    table = Table(red="Wizard", blue="Priestess")
    table.move_to(table.red, "B2")
    ground = table.attach("Sacred Ground", "B2", BLUE)
    leech, cleric = table.put("Mana Leech", RED, "B3"), table.put("Asyran Cleric", BLUE, "B3")
    imp = table.put("Firebrand Imp", BLUE, "B3")
    spell = table.cast(table.red, "Steal Enchantment", ground, "B3")
    assert (spell.paid, table.place(ground)) == (12, "B3")
    assert table.odds(imp, "Hellfire Claws", leech).dice.value == 1
    assert table.odds(imp, "Hellfire Claws", cleric).dice.value == 2


@rule("sup.spell.gate-to-hell-demon-placement", "sup.spell.gate-to-hell-enters-closed")
@pytest.mark.parametrize("is_open", [True, False])
def test_a_demon_from_the_pentagram_may_step_out_of_the_gate_once_it_is_open(is_open: bool) -> None:
    table = Table(red="Warlock", blue="Wizard")
    gate = table.put("Gate to Hell", RED, "C4")
    pentagram = table.put("Pentagram", RED, "A1", mana=6)
    if is_open:
        table.always("order", lambda request: request.options[0])
        table.dice("0 0 0 0 0 0 0 0")
        table.effect(1, 1)
        table.act(table.red, take("ability", gate))
        table.decide("place", ("place", "C4"))
    table.prepare_for(pentagram, "Firebrand Imp")
    table.decide("deploy", take("Firebrand Imp"))
    table.decide("offer", DECLINE)
    table.deploy()
    assert table.place(table.find("Firebrand Imp")) == ("C4" if is_open else "A1")
    assert pentagram.mana == 1
