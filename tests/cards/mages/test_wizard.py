"""The Wizard: Voltaric Shield."""

import pytest

from mageduel.facts.conditions import BURN, TAINTED
from mageduel.facts.traits import ARMOR
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

SHIELD = "Voltaric Shield"


@pytest.fixture
def table() -> Table:
    """A Wizard with his shield on, and an enemy wolf beside him."""
    table = Table(red="Wizard", blue="Warlock")
    table.decide("offer", ("pay", 2))
    table.upkeep()
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "C1")


def bite(table: Table, wolf: Object, faces: str) -> None:
    table.dice(faces)
    table.attack(wolf, "Bite", table.red)


def is_on(table: Table) -> bool:
    return bool(tokens_on(table.red).get(SHIELD))


@rule("ref.mage.wizard.voltaric-on")
@rule("core.mage.wizard-voltaric-shield-on-off", "core.mage.wizard-voltaric-shield-cost-2")
def test_he_may_turn_it_on_for_two_mana() -> None:
    table = Table(red="Wizard")
    assert not is_on(table)
    table.decide("offer", ("decline",))
    table.upkeep()
    assert (is_on(table), table.red.mana) == (False, 50)
    table.decide("offer", ("pay", 2))
    table.upkeep()
    assert (is_on(table), table.red.mana) == (True, 48)


@rule("core.mage.wizard-voltaric-shield-cost-2")
def test_without_two_mana_he_is_not_asked() -> None:
    table = Table(red="Wizard", mana=1)
    table.upkeep()
    assert table.asked == []


@rule("core.mage.wizard-voltaric-shield-upkeep-only")
def test_it_can_be_turned_on_in_the_upkeep_phase_only() -> None:
    table = Table(red="Wizard")
    table.reset()
    table.channel()
    table.act(table.red, NOTHING)
    assert "offer" not in [request.kind for request in table.asked]
    assert not [each for each in table.actions(table.red) if each[0] == "ability"]


def test_other_mages_have_none() -> None:
    table = Table(red="Priestess", blue="Warlock")
    table.upkeep()
    assert table.asked == []


@rule("ref.mage.wizard.voltaric-use")
@rule(
    "core.mage.wizard-voltaric-shield-prevents-3",
    "core.mage.wizard-voltaric-shield-turns-off-after-attack",
    "core.mage.wizard-voltaric-shield-no-carryover",
    "core.example.voltaric-shield-cases",
    "ruling.r31",
)
@pytest.mark.parametrize(
    ("faces", "dealt"),
    [("1 0 0 0", 0), ("2 0 0 0", 0), ("2 1 0 0", 0), ("2 2 0 0", 1), ("2* 2* 2 1", 4)],
)
def test_it_takes_three_off_the_first_attack_that_hurts_and_is_off(
    table: Table, wolf: Object, faces: str, dealt: int
) -> None:
    bite(table, wolf, faces)
    assert table.red.damage == dealt
    assert not is_on(table)
    bite(table, wolf, "2 0 0 0")
    assert table.red.damage == dealt + 2


@rule("core.mage.wizard-voltaric-shield-after-armor", "core.mage.wizard-voltaric-shield-not-used-if-no-damage")
@rule("core.example.voltaric-shield-cases")
def test_what_armor_has_stopped_does_not_use_it_up(table: Table, wolf: Object) -> None:
    grant_for_a_while(table.red, ARMOR(+2), source="test")
    bite(table, wolf, "2 0 0 0")
    assert is_on(table)
    bite(table, wolf, "2 2 2 0")
    assert table.red.damage == 6 - 2 - 3
    assert not is_on(table)


@rule("core.mage.wizard-voltaric-shield-not-used-if-no-damage")
def test_an_attack_that_is_avoided_does_not_use_it_up(table: Table, wolf: Object) -> None:
    table.hide("Block", table.red)
    table.decide("pay reveal", ("pay",))
    table.attack(wolf, "Bite", table.red)
    assert is_on(table)


@rule("sup.ability.voltaric-shield-mandatory", "ruling.r31")
def test_it_cannot_be_saved(table: Table, wolf: Object) -> None:
    table.asked.clear()
    bite(table, wolf, "1 0 0 0")
    assert not [request for request in table.asked if request.player == RED and len(request.options) > 1]
    assert not is_on(table)


@rule("ruling.r31")
def test_each_strike_counts_as_an_attack(table: Table) -> None:
    bar = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
    snake = table.put(make_creature("Test Snake", attack=[bar]), BLUE, "C1")
    table.dice("2 0 2 2")
    table.attack(snake, "Bite", table.red)
    assert table.red.damage == 4


@rule("core.mage.wizard-voltaric-shield-not-direct-damage")
def test_direct_damage_passes_it(table: Table) -> None:
    table.run(direct_damage(table.game, table.red, 2, A_TEST))
    table.condition(table.red, BURN)
    table.dice("2")
    table.upkeep()
    assert table.red.damage == 4
    assert is_on(table)


@rule("sup.ability.voltaric-shield-not-triggered-by-tainted")
def test_a_tainted_marker_is_no_damage_from_an_attack(table: Table) -> None:
    bar = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 1, "effects": "1+ = Tainted"}
    toad = table.put(make_creature("Test Toad", attack=[bar]), BLUE, "C1")
    table.dice("0", effect=5)
    table.attack(toad, "Bite", table.red)
    assert table.red.conditions == {TAINTED: 1}
    assert is_on(table)


@rule("ref.mage.wizard.voltaric-off")
@rule("core.mage.wizard-voltaric-shield-off-at-round-end")
def test_it_goes_off_with_the_round_and_must_be_paid_for_again(table: Table, wolf: Object) -> None:
    table.end_round()
    assert not is_on(table)
    bite(table, wolf, "1 0 0 0")
    assert table.red.damage == 1
    table.reset()
    table.decide("offer", ("pay", 2))
    table.upkeep()
    assert is_on(table)
    assert table.red.mana == 50 - 2 - 2


def test_attacks_on_others_do_not_use_it_up(table: Table, wolf: Object) -> None:
    leech = table.put("Mana Leech", RED, "C1")
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", leech)
    assert leech.damage == 3
    assert is_on(table)


def test_in_apprentice_mode_there_is_no_shield() -> None:
    table = Table(mode="apprentice", red="Wizard")
    table.upkeep()
    assert table.asked == []
