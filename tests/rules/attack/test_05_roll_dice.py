"""Step 5, Roll Dice: attack dice and effect die together, never fewer than one die, none against the immune."""

from collections import Counter

import pytest

from mageduel.facts.conditions import WEAK
from mageduel.facts.dice import Face
from mageduel.rules.dice import roll_attack_dice, roll_effect_die
from mageduel.state.events import DiceRolled
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.attack.step5-roll-both", "core.dice.base-count", "core.attackbar.field-dice")
def test_a_plain_attack_rolls_the_dice_on_its_bar(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.dice("1 1 1 1")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 4


@rule("core.dice.effect-die-only-with-effects-box")
def test_the_effect_die_is_rolled_only_where_the_bar_has_effects(table: Table) -> None:
    wolf, tegu, fox = (
        table.put("Timber Wolf", RED),
        table.put("Emerald Tegu", RED),
        table.put("Steelclaw Grizzly", BLUE),
    )
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    table.dice("0 0 0", effect=1)
    table.attack(tegu, "Venomous Bite", fox)
    plain, poisonous = table.events(DiceRolled)
    assert plain.effect_roll is None
    assert poisonous.effect_roll == 1


@rule("core.dice.effect-die-same-time")
def test_the_effect_die_is_rolled_even_if_the_attack_dice_kill(table: Table) -> None:
    tegu, fox = table.put("Emerald Tegu", RED), table.put("Bitterwood Fox", BLUE, damage=4)
    table.dice("2* 0 0", effect=12)
    table.attack(tegu, "Venomous Bite", fox)
    assert not table.in_play(fox)


@rule(
    "core.dice.minimum-one",
    "core.trait.aegis-minimum-one-die",
    "codex.aegis.min-one",
    "core.condition.weak-minimum-one-die",
    "codex.weak.min-die",
)
def test_at_least_one_die_is_rolled(table: Table) -> None:
    warded = table.put(make_creature("Test Ward", traits=["Aegis 5"]), BLUE)
    weakling = table.put("Timber Wolf", RED)
    table.condition(weakling, WEAK, 6)
    table.dice("1")
    table.attack(weakling, "Bite", warded)
    assert warded.damage == 1


@rule("core.dice.sum-all-modifiers", "core.dice.modified-by-traits")
def test_all_modifiers_are_added_up_before_the_minimum_counts(table: Table) -> None:
    bar = {"name": "Hit", "kind": "melee", "action": "quick", "dice": 2}
    weakling = table.put(make_creature("Test Fighter", traits=["Melee +3"], attack=[bar]), RED)
    table.condition(weakling, WEAK, 3)
    warded = table.put(make_creature("Test Ward", traits=["Aegis 1"]), BLUE)
    table.dice("1")
    table.attack(weakling, "Hit", warded)
    assert warded.damage == 1, "two and three, less three and one, is one die and not two"


@rule(
    "core.dice.minimum-one-except-immune",
    "core.damagetype.immune-no-attack-dice",
    "core.damagetype.immune-no-effect-die",
    "core.damagetype.immune-unaffected",
    "core.example.firebrand-imp-flame-immunity",
    "core.trait.immunity-attacks-damage",
    "core.trait.immunity-not-affected",
    "codex.immunity.all",
)
def test_nothing_is_rolled_against_the_immune(table: Table) -> None:
    imp = table.put("Firebrand Imp", BLUE, "C2")
    table.cast(table.red, "Firestorm", "C2")
    assert imp.damage == 0
    assert not imp.conditions
    assert not table.events(DiceRolled)


@rule("core.dice.effect-die-modifiers", "core.example.effects-chart-lookup", "core.effect.compare-d12-to-chart")
@pytest.mark.parametrize(("roll", "condition"), [(5, None), (6, "Daze"), (7, "Daze"), (8, "Stun")])
def test_the_effect_roll_is_looked_up_in_the_box(table: Table, roll: int, condition: str | None) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.dice("0 0 0 0 0", effect=roll)
    table.cast(table.red, "Lightning Bolt", wolf)
    assert [each.name for each in wolf.conditions] == ([condition] if condition else [])


@rule("ruling.r3")
def test_every_face_and_every_side_is_as_likely_as_any_other(table: Table) -> None:
    table.game.asks_chance = False
    thrown = Counter(table.run(roll_attack_dice(table.game, 6000)))
    blank = thrown.pop(Face(0, False))
    assert 1850 < blank < 2150, "two of the six are blank"
    assert sorted(thrown) == [(1, False), (1, True), (2, False), (2, True)]
    assert all(900 < count < 1100 for count in thrown.values())
    rolled = Counter(table.run(roll_effect_die(table.game)) for _ in range(12000))
    assert sorted(rolled) == list(range(1, 13))
    assert all(900 < count < 1100 for count in rolled.values())
