"""Raincloud: it wets all it passes over."""

import pytest

from mageduel.facts.conditions import BURN, CORRODE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, REGENERATE
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, ability
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B1")
    return table


@pytest.fixture
def cloud(table: Table) -> Object:
    return table.put("Raincloud", RED, "B2")


def test_everything_in_its_zone_is_wet(table: Table, cloud: Object) -> None:
    foe, far = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE, "B3")
    words = (DAMAGE_MODIFIER[DamageType.FLAME], DAMAGE_MODIFIER[DamageType.ACID], REGENERATE)
    assert [table.value(foe, word) for word in words] == [-2, -2, 1]
    assert [table.value(far, word) for word in words] == [0, 0, 0]


def test_each_upkeep_one_burn_or_corrode_may_be_paid_off(table: Table, cloud: Object) -> None:
    friend = table.put(make_creature("Friend", armor=2), RED)
    table.condition(friend, CORRODE, 2)
    table.mana(RED, 10)
    table.decide("offer", ("choose", friend.id))
    table.upkeep()
    assert friend.conditions == {CORRODE: 1}
    assert table.red.mana == 8
    table.decide("offer", DECLINE)
    table.upkeep()
    assert friend.conditions == {CORRODE: 1}


def test_of_both_kinds_one_is_chosen(table: Table, cloud: Object) -> None:
    friend = table.put(make_creature("Friend", armor=2, life=30), RED)
    table.condition(friend, CORRODE)
    table.condition(friend, BURN)
    table.decide("offer", ("choose", friend.id), ("have", "Burn"))
    table.always(
        "upkeep order", lambda request: next((each for each in request.options if cloud.id in each), request.options[0])
    )
    table.upkeep()
    assert friend.conditions == {CORRODE: 1}


@rule(
    "sup.rules.conjuration-moves-only-to-legal-zone",
    "sup.rules.one-conjuration-per-name-per-zone",
    "codex.moving-conjurations.legal-zone",
    "codex.moving-conjurations.no-same-name",
)
def test_once_a_round_a_mana_moves_it_where_no_other_is(table: Table, cloud: Object) -> None:
    table.put("Raincloud", BLUE, "B3")
    zones = [each[3] for each in table.between(RED) if each[:2] == ("ability", cloud.id)]
    assert sorted(zones) == ["A2", "B1", "C2"]
    table.mana(RED, 3)
    table.use(RED, ability(cloud, "Drift", "A2"))
    assert (table.place(cloud), table.red.mana) == ("A2", 2)
    wolf = table.put("Timber Wolf", BLUE, "A2")
    assert table.value(wolf, REGENERATE) == 1
    assert not [each for each in table.between(RED) if each[:2] == ("ability", cloud.id)]


def test_what_is_worn_gets_wet_as_the_cloud_drifts_over_its_bearer() -> None:
    table = Table(red="Siren", blue="Wizard")
    table.move_to(table.blue, "B3")
    cloud = table.put("Raincloud", RED, "B2")
    wand = table.attach("Mage Wand", table.blue)
    dry = table.value(wand, REGENERATE)
    table.use(RED, ability(cloud, "Drift", "B3"))
    assert (dry, table.value(wand, REGENERATE)) == (0, 1)
