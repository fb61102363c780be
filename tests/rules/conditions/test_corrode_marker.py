"""Corrode: armor eaten marker by marker, and what finds none."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR
from mageduel.rules.conditions.markers import can_have, give_condition, removal_cost
from mageduel.rules.objects.characteristics import armor
from mageduel.rules.objects.destroy import destroy, settle
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "codex.corrode.acid",
    "codex.corrode.armor-minus",
    "codex.corrode.removal-cost",
    "sup.codex.corrode-minus-one-armor-each",
)
def test_each_marker_takes_one_armor(table: Table) -> None:
    bear = table.put("Steelclaw Grizzly", RED)
    table.run(give_condition(table.game, bear, CORRODE, 2))
    assert armor(bear) == 1
    assert CORRODE.damage_type is DamageType.ACID
    assert removal_cost(bear, CORRODE) == 2


@rule(
    "codex.corrode.excess-damage",
    "codex.corrode.no-negative",
    "codex.corrode.druid-example-excess",
    "sup.codex.corrode-never-below-zero-on-placement",
    "core.trait.armor-minimum-zero",
    "codex.armor-mod.floor",
)
def test_what_finds_no_armor_is_damage_instead(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.run(give_condition(table.game, wolf, CORRODE, 3))
    assert wolf.conditions == {CORRODE: 2}
    assert armor(wolf) == 0
    assert wolf.damage == 1


@rule("codex.corrode.incorporeal")
def test_nothing_on_the_incorporeal(table: Table) -> None:
    assert not can_have(table.put("Whirling Spirit", RED), CORRODE)


@rule("sup.codex.corrode-placed-after-damage-calculated", "sup.codex.corrode-excess-damage-not-attack-damage")
def test_the_attack_that_corrodes_still_meets_the_full_armor(table: Table) -> None:
    bar = {"name": "Spit", "kind": "melee", "action": "quick", "dice": 2, "effects": "1+ = 3 corrode"}
    spitter, wolf = table.put(make_creature("Test Spitter", attack=[bar]), RED), table.put("Timber Wolf", BLUE)
    table.dice("2 0", effect=5)
    attack = table.attack(spitter, "Spit", wolf)
    assert attack.damage_in_all == 0
    assert wolf.damage == 1, "the third marker had no armor to eat"


@rule("sup.codex.example-jelly-vs-zombie-minion")
def test_a_vampiric_attack_drinks_nothing_from_excess_corrode(table: Table) -> None:
    bar = {
        "name": "Suck",
        "kind": "melee",
        "action": "quick",
        "dice": 1,
        "effects": "1+ = 4 corrode",
        "traits": ["Vampiric"],
    }
    jelly, fox = table.put(make_creature("Test Jelly", attack=[bar]), RED, damage=5), table.put("Bitterwood Fox", BLUE)
    table.dice("0", effect=5)
    table.attack(jelly, "Suck", fox)
    assert fox.damage == 4
    assert jelly.damage == 5


@rule(
    "sup.codex.corrode-excess-removed-when-armor-drops",
    "sup.codex.corrode-excess-removal-deals-no-damage",
    "sup.codex.example-fox-redclaw-corrode",
    "core.trait.armor-plus-minus",
    "codex.armor-mod.changes",
)
def test_markers_on_armor_that_goes_away_go_with_it(table: Table) -> None:
    redclaw, fox = table.put("Redclaw, Alpha Male", RED), table.put("Bitterwood Fox", RED)
    assert armor(fox) == 1
    table.run(give_condition(table.game, fox, CORRODE))
    assert fox.conditions == {CORRODE: 1}
    table.move_to(redclaw, "B3")
    table.run(settle(table.game))
    assert not fox.conditions
    assert fox.damage == 0


@rule("sup.codex.corrode-excess-removed-when-armor-drops")
def test_only_the_surplus_is_shed(table: Table) -> None:
    hide = make_card(
        name="Test Hide", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script_for(hide).grants(ARMOR(+2))
    wolf = table.put("Timber Wolf", RED)
    attached = table.attach(hide, wolf)
    table.run(give_condition(table.game, wolf, CORRODE, 3))
    assert armor(wolf) == 1
    table.run(destroy(table.game, attached, A_TEST))
    table.run(settle(table.game))
    assert wolf.conditions == {CORRODE: 2}
    assert wolf.damage == 0


@rule("codex.corrode.druid-example-replace")
def test_new_armor_in_place_of_corroded_armor_is_whole() -> None:
    table = Table(red="Druid")
    table.attach("Bearskin", table.red)
    table.condition(table.red, CORRODE, 2)
    assert table.armor(table.red) == 0
    table.cast(table.red, "Wind Wyvern Hide", table.red)
    assert (table.armor(table.red), table.red.conditions) == (2, {})
