"""The Wizard's Arcane Zap: an attack spell he always has at hand, once a round."""

import pytest

from mageduel.cards.mages.wizard import ARCANE_ZAP
from mageduel.rules.round.action_stage import quickcast, quickcast_options
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

ZAP = ARCANE_ZAP.name


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


@pytest.fixture
def archer(table: Table) -> Object:
    return table.put("Royal Archer", BLUE, "C2")


def zap(table: Table, target: Object, faces: str) -> None:
    table.dice(faces)
    table.cast(table.red, ARCANE_ZAP, target, full=False)


def zapped(table: Table) -> set[int]:
    """Whom he could zap now."""
    return {each[3] for each in table.actions(table.red) if each[0] == "cast" and each[2] == ZAP}


@rule("ref.mage.wizard.arcane-zap")
@rule(
    "core.mage.wizard-arcane-zap-built-in", "core.mage.wizard-arcane-zap-cost-1", "core.mage.wizard-arcane-zap-3-dice"
)
@rule("core.special.example-arcane-zap-cost", "core.special.ability-mana-cost")
def test_he_zaps_with_three_dice_for_one_mana_unplanned(table: Table, archer: Object) -> None:
    assert table.game.players[RED].planned == ()
    zap(table, archer, "2 1* 0")
    assert archer.damage == 2
    assert table.red.mana == 50 - 1


@rule("core.special.ability-mana-cost")
def test_without_mana_there_is_no_zap(table: Table, archer: Object) -> None:
    table.red.mana = 0
    assert zapped(table) == set()
    table.red.mana = 1
    assert archer.id in zapped(table)


@rule("ref.mage.wizard.arcane-zap")
@rule("core.mage.wizard-arcane-zap-once-per-round", "core.mage.wizard-arcane-zap-not-discarded")
def test_he_zaps_once_a_round_and_again_in_the_next(table: Table, archer: Object) -> None:
    zap(table, archer, "0 0 0")
    assert zapped(table) == set()
    assert table.game.players[RED].discard == []
    table.reset()
    zap(table, archer, "0 0 0")


@rule("ref.mage.wizard.arcane-zap")
@rule("core.mage.wizard-arcane-zap-range-0-1")
def test_it_reaches_one_zone(table: Table, archer: Object) -> None:
    assert archer.id in zapped(table)
    table.move_to(archer, "C1")
    assert archer.id in zapped(table)
    table.move_to(archer, "C3")
    assert archer.id not in zapped(table)


@rule("core.mage.wizard-arcane-zap-targets")
def test_it_takes_any_creature_or_conjuration(table: Table, archer: Object) -> None:
    lair, wall = table.put("Mana Crystal", BLUE, "C1"), table.wall("Wall of Stone", "B1|C1", BLUE)
    leech = table.put("Mana Leech", RED, "C1")
    block = table.hide("Block", archer)
    cloak = table.attach("Suppression Cloak", table.red)
    assert zapped(table) >= {lair.id, wall.id, leech.id, archer.id}
    assert zapped(table).isdisjoint({block.id, cloak.id})


@rule("ref.mage.wizard.arcane-zap")
@rule("core.mage.wizard-arcane-zap-ethereal")
def test_it_hurts_the_incorporeal_in_full(table: Table) -> None:
    spirit, fog = table.put("Whirling Spirit", BLUE, "C1"), table.wall("Fog Bank", "C1|C2", BLUE)
    zap(table, spirit, "2 2 1")
    assert spirit.damage == 5
    table.reset()
    zap(table, fog, "2 1 0")
    assert fog.damage == 3


@rule("ref.mage.wizard.arcane-zap")
@rule("core.mage.wizard-arcane-zap-quick-spell")
def test_it_goes_with_the_quickcast_or_after_a_move(table: Table, archer: Object) -> None:
    answer = ("cast", table.red.id, ZAP, archer.id)
    assert answer in table.actions(table.red, move_actions=1)
    assert answer in quickcast_options(table.game, RED)
    table.dice("1 1 0")
    table.run(quickcast(table.game, RED, answer))
    assert archer.damage == 1


@rule("core.mage.wizard-arcane-zap-counterable")
def test_jinx_counters_it(table: Table, archer: Object) -> None:
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", ("pay",))
    zap(table, archer, "")
    assert archer.damage == 0
    assert not table.in_play(jinx)
    assert zapped(table) == set()


def test_in_apprentice_mode_there_is_no_zap() -> None:
    table = Table(mode="apprentice", red="Wizard")
    table.put("Royal Archer", BLUE, "B1")
    assert zapped(table) == set()
