"""Attack spells on the zone: everybody in play is attacked, one after the other, and no Defense helps."""

from typing import Any

from mageduel.facts.conditions import STAGGER
from mageduel.rules.attack.defenses import usable_defenses
from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY, next_one
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_card, make_creature
from tests.modes.academy.folk import HOUND, bolt

STORM = bolt("Test Storm", dice=1, target="zone")


@rule(
    "academy.attack-spell.zone-hits-all",
    "academy.attack-spell.zone-separate-rolls",
    "academy.zone.effects-hit-everything",
)
def test_it_strikes_everybody_the_caster_too_in_an_order_of_his_choice(table: AcademyTable) -> None:
    mine, theirs = table.put(HOUND, RED), table.put(HOUND, BLUE)
    table.decide("order", next_one(theirs), next_one(table.red), next_one(mine))
    table.dice("2 1 0 2*")
    table.cast(table.red, STORM)
    damage = {each: each.damage for each in (theirs, table.red, mine, table.blue)}
    assert damage == {theirs: 2, table.red: 1, mine: 0, table.blue: 2}
    assert [each.target for each in table.attacks()] == [theirs, table.red, mine, table.blue]


@rule("academy.attack-spell.zone-conjurations")
def test_conjurations_are_struck_as_well(table: AcademyTable) -> None:
    row = {"cost": 3, "action": "quick", "range": [0, 2], "target": "zone", "life": 5, "armor": 0}
    totem = table.put(make_card(name="Test Totem", type="conjuration", **row), BLUE)
    table.decide("order", next_one(totem), next_one(table.red))
    table.dice("2 0 0")
    table.cast(table.red, STORM)
    assert totem.damage == 2


@rule("ruling.r52")
def test_no_defense_avoids_it(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="2+ inf"), BLUE)
    table.decide("order", next_one(nimble), next_one(table.red))
    table.dice("2 0 0")
    table.cast(table.red, STORM)
    assert nimble.damage == 2
    assert {each.kind for each in table.asked} == {"order"}


@rule("ruling.r53")
def test_stagger_counts_for_attack_spells_of_any_kind(table: AcademyTable) -> None:
    table.give(table.red, STAGGER)
    gale = bolt("Test Gale", dice=4, target="zone")
    table.decide("order", next_one(table.blue))
    table.dice("0 0 0 0")
    table.cast(table.red, gale)
    assert table.rolled == [2, 2]


@rule("ruling.r55")
def test_a_mandatory_defense_is_used_up_by_an_unavoidable_attack_without_effect(table: AcademyTable) -> None:
    gas = {"name": "Gas", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Unavoidable"]}
    attacker, foe = table.put(make_creature("Gas Bag", attack=[gas]), RED), table.put(HOUND, BLUE)
    block = table.hide("Block", foe)
    table.decide("pay reveal", PAY)
    table.dice("2")
    table.attack(attacker, "Gas", foe)
    assert (foe.damage, block.in_play) == (2, False)


def test_guards_do_not_matter_to_it(table: AcademyTable) -> None:
    guard = table.put(HOUND, BLUE)
    table.guard(guard)

    def first(request: Any) -> Any:
        assert len(request.options) == 3
        return next_one(table.blue)

    table.decide("order", first, next_one(guard))
    table.dice("1 1 1")
    table.cast(table.red, STORM)
    assert (table.blue.damage, guard.damage, guard.guarding) == (1, 1, True)
    assert usable_defenses(table.last_attack()) == []
