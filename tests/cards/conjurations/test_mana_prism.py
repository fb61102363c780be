"""Mana Prism: what opponents take gathers there."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, PAY, attack, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

RELEASE, KEEP = ("release",), ("keep in",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def prism(table: Table) -> Object:
    return table.put("Mana Prism", RED, "B2")


@rule(
    "sup.spell.mana-prism-captures-forced-losses-and-payments", "sup.spell.mana-prism-only-lose-pay-transfer-and-upkeep"
)
def test_what_an_enemy_orb_makes_one_pay_gathers_on_it(table: Table, prism: Object) -> None:
    table.put("Suppression Orb", BLUE, "A4")
    gremlin = table.put("Timber Wolf", RED, "B2")
    table.act(gremlin, move("B3"), NOTHING)
    assert (table.red.mana, prism.mana) == (49, 1)


def test_ones_own_orb_does_not_count(table: Table, prism: Object) -> None:
    table.put("Suppression Orb", RED, "A4")
    table.act(table.put("Timber Wolf", RED, "B2"), move("B3"), NOTHING)
    assert (table.red.mana, prism.mana) == (49, 0)


@rule("sup.spell.mana-prism-only-lose-pay-transfer-and-upkeep")
def test_of_upkeep_what_the_enemy_has_added(table: Table, prism: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.attach("Essence Drain", wolf, BLUE)
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert (table.red.mana, prism.mana) == (48, 2)


def test_an_upkeep_of_ones_own_is_gone(table: Table, prism: Object) -> None:
    table.attach("Dancing Scimitar", table.red)
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.red.mana, prism.mana) == (49, 0)


@rule("sup.spell.mana-prism-blocks-transfer")
def test_drained_mana_gathers_and_the_drainer_gets_none(table: Table, prism: Object) -> None:
    table.move_to(table.blue, "B2")
    table.dice("2 1 0 0 0 0 0 0")
    table.cast(table.blue, "Drain Power", table.red)
    lost = 50 - table.red.mana
    assert lost == 3
    assert prism.mana == 3
    assert table.blue.mana == 50 - (table.card("Drain Power").cost or 0)


def test_a_leech_drains_into_it_too(table: Table, prism: Object) -> None:
    leech = table.put("Mana Leech", BLUE, "B2")
    table.dice("2 0")
    table.attack(leech, leech.card.attacks[0].name, table.red)
    assert prism.mana == 50 - table.red.mana > 0


@rule("sup.spell.mana-prism-not-for-countered-spells")
def test_a_countered_spell_is_no_loss(table: Table, prism: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide("Nullify", wolf)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Sleep", wolf)
    assert table.red.mana < 50
    assert prism.mana == 0


@rule("sup.spell.example-mana-prism-pacify", "sup.spell.mana-prism-must-still-be-able-to-pay")
@pytest.mark.parametrize(("mana", "may"), [(1, False), (2, True)])
def test_one_must_have_what_one_pays(table: Table, prism: Object, mana: int, may: bool) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Pacify", wolf, BLUE)
    table.mana(RED, mana)
    assert (table.why_no_attack(wolf, "Bite", fox) is None) is may
    if may:
        table.dice("0 0 0 0")
        table.act(wolf, attack(wolf, "Bite", fox))
        assert (table.red.mana, prism.mana) == (0, 2)


@rule("sup.spell.mana-prism-release-two-per-channel")
@pytest.mark.parametrize(
    ("there", "answer", "left", "gained"), [(5, RELEASE, 3, 2), (1, RELEASE, 0, 1), (5, KEEP, 5, 0)]
)
def test_two_a_channel_phase_may_be_taken(
    table: Table, prism: Object, there: int, answer: tuple[str, ...], left: int, gained: int
) -> None:
    prism.mana = there
    table.decide("release mana", answer)
    table.channel()
    assert (prism.mana, table.red.mana) == (left, 50 + 9 + gained)


def test_empty_it_offers_nothing(table: Table, prism: Object) -> None:
    table.channel()
    assert not any(each.kind == "release mana" for each in table.asked)
