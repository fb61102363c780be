"""Corrode: acid that eats armor."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import IMMUNITY
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.objects.characteristics import armor
from mageduel.state.events import Attacked
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

SPIT = {"name": "Spit", "kind": "melee", "action": "quick", "dice": 3, "damage": "acid", "effects": "1+ = 2 corrode"}


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.codex.corrode-minus-one-armor-each", "codex.corrode.armor-minus")
def test_each_marker_takes_one_armor(table: Table) -> None:
    wall = table.put(make_creature(armor=3), RED)
    table.run(give_condition(table.game, wall, CORRODE, 2))
    assert armor(wall) == 1


@rule("codex.corrode.acid", "sup.codex.corrode-minus-one-armor-each")
def test_what_is_immune_to_acid_does_not_corrode(table: Table) -> None:
    golem = table.put(make_creature(armor=3, traits=["Acid Immunity"]), RED)
    assert table.has(golem, IMMUNITY[DamageType.ACID])
    table.run(give_condition(table.game, golem, CORRODE, 2))
    assert (armor(golem), golem.conditions) == (3, {})


@rule("sup.codex.corrode-placed-after-damage-calculated")
def test_the_armor_still_counts_against_the_attack_that_corrodes_it(table: Table) -> None:
    slug, knight = table.put(make_creature("Slug", attack=[SPIT]), RED), table.put(make_creature(armor=2), BLUE)
    table.dice("2 1 0", effect=5)
    table.attack(slug, "Spit", knight)
    assert knight.damage == 1
    assert armor(knight) == 0


@rule(
    "sup.codex.corrode-never-below-zero-on-placement",
    "codex.corrode.excess-damage",
    "codex.corrode.no-negative",
)
def test_markers_that_find_no_armor_burn_instead(table: Table) -> None:
    knight = table.put(make_creature(armor=1), BLUE)
    table.run(give_condition(table.game, knight, CORRODE, 3))
    assert knight.conditions == {CORRODE: 1}
    assert knight.damage == 2


@rule("sup.codex.corrode-excess-damage-not-attack-damage")
def test_that_damage_is_not_the_attacks(table: Table) -> None:
    slug, naked = table.put(make_creature("Slug", attack=[SPIT]), RED), table.put(make_creature(), BLUE)
    table.dice("1 0 0", effect=5)
    table.attack(slug, "Spit", naked)
    assert naked.damage == 3
    assert [event.damage for event in table.events(Attacked)] == [1]


@rule("sup.codex.corrode-excess-removed-when-armor-drops", "sup.codex.corrode-excess-removal-deals-no-damage")
def test_markers_fall_off_without_harm_when_armor_goes(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    hide = table.attach("Rhino Hide", fox)
    table.run(give_condition(table.game, fox, CORRODE, 2))
    assert armor(fox) == 0
    table.move_to(table.blue, "B2")
    table.cast(table.blue, "Dispel", hide)
    assert fox.conditions == {}
    assert fox.damage == 0
    table.attach("Rhino Hide", fox)
    assert armor(fox) == 2


@rule("codex.corrode.incorporeal")
def test_the_incorporeal_do_not_corrode(table: Table) -> None:
    spirit = table.put(make_creature(traits=["Incorporeal"]), RED)
    table.run(give_condition(table.game, spirit, CORRODE, 2))
    assert (spirit.conditions, spirit.damage) == ({}, 0)
