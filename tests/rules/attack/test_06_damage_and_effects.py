"""Step 6, Damage & Effects: reading the dice, armor, conditions, and when an attack has hit."""

import pytest

from mageduel.facts.conditions import BURN, DAZE
from mageduel.facts.traits import LIFE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.destroy import remaining_life
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def struck(table: Table, dice: str, armor: int, **row: object) -> int:
    """The damage these faces do against so much armor."""
    count = len(dice.split())
    bar = {"name": "Hit", "kind": "melee", "action": "quick", "dice": count, **row}
    attacker = table.put(make_creature("Test Attacker", attack=[bar]), RED)
    defender = table.put(make_creature("Test Defender", armor=armor, life=30), BLUE)
    table.dice(dice)
    table.attack(attacker, "Hit", defender)
    return defender.damage


@rule(
    "core.dice.face-blank",
    "core.dice.face-normal",
    "core.dice.face-critical",
    "core.damage.normal-minus-armor",
    "core.damage.normal-never-negative",
    "core.damage.critical-ignores-armor",
    "core.damage.total-is-normal-plus-critical",
    "core.codex.armor-reduces-normal",
    "core.codex.armor-not-critical",
    "core.codex.critical-bypasses-armor",
    "core.codex.critical-starburst",
    "codex.armor.reduces-normal",
    "codex.armor.not-critical",
    "codex.critical.bypass",
    "codex.critical.faces",
)
@pytest.mark.parametrize(
    ("dice", "armor", "damage"),
    [
        ("0 0", 0, 0),
        ("2 1", 0, 3),
        ("2 1 1", 2, 2),
        ("2 1", 3, 0),
        ("2* 1", 3, 2),
        ("2* 1* 2 2", 3, 4),
        ("1*", 9, 1),
    ],
)
def test_armor_comes_off_the_sum_of_normal_results_once_and_never_off_critical_ones(
    table: Table, dice: str, armor: int, damage: int
) -> None:
    assert struck(table, dice, armor) == damage


@rule("core.example.beastmaster-hits-imp")
def test_two_critical_and_one_normal_against_two_armor_is_two_damage(table: Table) -> None:
    assert struck(table, "2* 1 0", 2) == 2


@rule(
    "core.trait.piercing-reduces-armor",
    "core.trait.piercing-minimum-zero",
    "codex.piercing.armor",
    "codex.piercing.floor",
)
@pytest.mark.parametrize(("armor", "damage"), [(1, 4), (2, 4), (3, 3)])
def test_piercing_lowers_armor_and_never_below_zero(table: Table, armor: int, damage: int) -> None:
    assert struck(table, "2 2", armor, traits=["Piercing +2"]) == damage


@rule("core.attackbar.field-traits")
def test_the_traits_of_one_bar_do_not_help_another(table: Table) -> None:
    bars = [
        {"name": "Needle", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Piercing +3"]},
        {"name": "Club", "kind": "melee", "action": "quick", "dice": 1},
    ]
    attacker = table.put(make_creature("Test Attacker", attack=bars), RED)
    defender = table.put(make_creature("Test Defender", armor=3), BLUE)
    table.dice("2")
    table.attack(attacker, "Club", defender)
    assert defender.damage == 0
    table.dice("2")
    table.attack(attacker, "Needle", defender)
    assert defender.damage == 2


@rule(
    "core.attack.hit-on-reaching-step-6",
    "core.codex.hit-has-damage-step",
    "codex.hit.meaning",
    "sup.rules.hit-means-damage-and-effects-step-reached",
)
def test_an_attack_without_damage_has_hit_all_the_same(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Circle of Lightning", hydra)
    table.dice("0 0 0 0")
    table.dice("1* 0", effect=1)
    attack = table.attack(wolf, "Bite", hydra)
    assert attack.has_hit
    assert hydra.damage == 0
    assert wolf.damage == 1, "the barrier answers a hit"


@rule(
    "core.damage.creature-recorded-with-counters",
    "core.damage.mage-recorded-on-status-board",
    "core.life.mage-damage-on-status-board",
    "core.life.damage-and-life-separate",
)
def test_damage_stays_on_creatures_and_mages(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "A4"), table.put("Emerald Tegu", BLUE, "A4")
    for target in (fox, table.blue):
        before = remaining_life(target)
        table.dice("2* 0 0 0")
        table.attack(wolf, "Bite", target)
        assert target.damage == 2
        assert remaining_life(target) == before - 2


@rule(
    "core.attackbar.field-additional-effects",
    "core.effect.condition-places-marker",
    "core.effect.numbered-condition-places-that-many",
    "core.condition.is-lasting-with-marker",
    "core.condition.definition-marker-state",
    "codex.condition.marker",
    "core.damagetype.flame-burn",
)
@pytest.mark.parametrize(("roll", "burns"), [(3, 0), (4, 1), (10, 1), (11, 2)])
def test_a_fireball_leaves_as_many_burns_as_its_box_says(table: Table, roll: int, burns: int) -> None:
    bear = table.put("Steelclaw Grizzly", BLUE, "C2")
    table.dice("0 0 0 0 0 0", effect=roll)
    table.cast(table.red, "Fireball", bear)
    assert bear.conditions.get(BURN, 0) == burns


@rule(
    "core.effect.ampersand-applies-both",
    "core.effect.is-immediate-no-marker",
    "core.effect.can-replace-or-add-to-damage",
)
def test_push_and_daze_come_together_and_only_daze_leaves_a_marker(table: Table) -> None:
    bear = table.put("Steelclaw Grizzly", BLUE, "C2")
    table.dice("0 0", effect=11)
    table.cast(table.red, "Jet Stream", bear)
    assert bear.zone == table.zone("C3")
    assert bear.conditions == {DAZE: 1}
    assert bear.damage == 0


@rule(
    "core.life.destroyed-when-damage-reaches-life",
    "core.codex.destroyed-damage-at-least-life",
    "codex.destroyed.by-damage",
    "core.codex.life-definition",
    "codex.life.meaning",
    "core.codex.destroyed-to-owners-discard",
    "codex.destroyed.to-discard",
    "core.codex.discard-pile-per-player",
    "codex.discard-pile.own",
    "sup.rules.destroyed-by-effect-or-damage-at-life",
    "ruling.r23",
)
@pytest.mark.parametrize(("dice", "dies"), [("2 2 0 0", False), ("2 2 1 0", True), ("2 2 2 2", True)])
def test_damage_that_reaches_life_destroys(table: Table, dice: str, dies: bool) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.dice(dice)
    table.attack(wolf, "Bite", fox)
    assert table.in_play(fox) is not dies
    assert [card.name for card in table.game.players[BLUE].discard] == (["Bitterwood Fox"] if dies else [])
    assert not table.game.players[RED].discard


@rule("core.life.creatures-and-conjurations-have-life")
def test_conjurations_are_destroyed_in_the_same_way(table: Table) -> None:
    wolf, crystal = table.put("Timber Wolf", RED), table.put("Mana Crystal", BLUE)
    table.dice("2* 2* 2* 0")
    table.attack(wolf, "Bite", crystal)
    assert not table.in_play(crystal)


@rule("core.life.changing-life-leaves-damage", "core.trait.life-gain-not-healing", "codex.life-mod.not-healing")
def test_more_life_heals_nothing(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=3)
    before = remaining_life(fox)
    grant_for_a_while(fox, LIFE(+4), source="test")
    assert fox.damage == 3
    assert remaining_life(fox) == before + 4
