"""Pacify: the first attack of each round costs two mana."""

import pytest

from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def test_the_first_attack_of_the_round_costs_two_mana_the_second_nothing(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Pacify", wolf, BLUE)
    for _ in range(2):
        table.dice("0 0 0 0")
        table.attack(wolf, "Bite", grizzly)
    assert table.red.mana == 50 - 2
    table.reset()
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    assert table.red.mana == 50 - 4


@rule("sup.spell.pacify-cannot-declare-without-mana")
def test_without_the_mana_the_attack_cannot_be_declared(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Pacify", wolf, BLUE)
    table.red.mana = 1
    assert ("attack", wolf.id, 0, grizzly.id) not in table.actions(wolf)
    table.red.mana = 2
    assert ("attack", wolf.id, 0, grizzly.id) in table.actions(wolf)


@rule("sup.spell.pacify-reveal-not-during-declare")
def test_revealed_right_after_the_declaration_it_asks_its_price(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    pacify = table.hide("Pacify", wolf, BLUE)
    table.reveal_after("Declare Attack", pacify)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert table.red.mana == 50 - 2
    assert fox.damage == 1


@rule("sup.spell.pacify-reveal-not-during-declare")
def test_then_an_attacker_without_mana_loses_his_attack(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    pacify = table.hide("Pacify", wolf, BLUE)
    table.red.mana = 1
    table.reveal_after("Declare Attack", pacify)
    assert table.attack(wolf, "Bite", fox).is_canceled
    assert table.red.mana == 1


def test_revealed_after_the_first_attack_it_asks_nothing_more_this_round(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    pacify = table.hide("Pacify", wolf, BLUE)
    table.reveal_after("Attack Ends", pacify)
    for _ in range(2):
        table.dice("0 0 0 0")
        table.attack(wolf, "Bite", fox)
    assert table.red.mana == 50


def test_counterstrikes_are_free_and_do_not_count(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Pacify", hydra, RED)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("0 0 0 0 0 0 0 0")
    table.attack(wolf, "Bite", hydra)
    assert table.blue.mana == 50
    table.dice("0 0 0 0")
    table.attack(hydra, "Snapping Bite", wolf)
    assert table.blue.mana == 50 - 2


def test_no_mage_can_be_pacified_nor_the_mindless(table: Table) -> None:
    sentry = table.put("Skeletal Sentry", BLUE, "C1")
    for target in (table.red, sentry):
        with pytest.raises(Refused):
            table.cast(table.red, "Pacify", target)


@rule("sup.spell.pacify-works-on-spell-attacks", "sup.spell.example-pacify-familiar-spell")
def test_a_familiar_pays_when_its_attack_spell_resolves_or_wastes_it(table: Table) -> None:
    familiar = table.put(make_creature("Fire Sprite", channeling=1, traits=["Familiar"]), RED, "B1", mana=20)
    for mana, damage in ((2, 1), (1, 0)):
        fox = table.put("Bitterwood Fox", BLUE, "B2")
        pacify = table.hide("Pacify", familiar, BLUE)
        table.red.mana = mana
        table.reveal_after("Counter Spell", pacify)
        if damage:
            table.dice("1 0 0 0", effect=1)
        table.cast(familiar, "Flameblast", fox)
        assert fox.damage == damage
        assert table.red.mana == (0 if damage else mana)
        table.run(destroy(table.game, pacify, A_TEST))
        table.reset()
