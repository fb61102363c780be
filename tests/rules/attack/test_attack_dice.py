"""Attack dice: every modifier of the supplement's chart, what it changes, whose it is, and how often it counts."""

from collections.abc import Coroutine

import pytest

from mageduel.facts.conditions import BURN, STAGGER, WEAK
from mageduel.facts.traits import AEGIS, MELEE
from mageduel.rules.attack.action import attack_with, zone_attack
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.events import DiceRolled
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.position import set_tokens, tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def fighter(table: Table, seat: int = RED, *traits: str, strikes: str | None = None, **row: object) -> Object:
    """A creature with one attack of one die that has an effects box."""
    bar = {"name": "Hit", "kind": "melee", "action": "quick", "dice": 1, "effects": "99+ = daze", **row}
    if strikes:
        bar["traits"] = [strikes, *bar.get("traits", [])]  # type: ignore[misc]
    card = make_creature(f"Test Fighter {len(table.game.objects)}", attack=[bar], traits=list(traits), life=40)
    return table.put(card, seat)


def rolls(table: Table, attacker: Object, defender: Object, count: int) -> list[tuple[int, int | None]]:
    """Dice rolled and effect total (from a roll of 6) for each attack of an action, of so many attacks."""
    before = len(table.events(DiceRolled))
    table.start(_attack(table, attacker, defender, count))
    return [(len(event.faces), event.effect_total) for event in table.events(DiceRolled)[before:]]


def _attack(table: Table, attacker: Object, defender: Object, count: int) -> Coroutine[object, object, object]:
    table.dice(" ".join(["1"] * 60))
    table.effect(*[6] * count)
    return attack_with(table.game, attacker, attacker.card.attacks[0], defender)


@rule(
    "sup.rules.dice-chart-aegis-what",
    "sup.rules.dice-chart-aegis-which-attacks",
    "core.trait.aegis-subtracts-dice",
    "codex.aegis.minus-dice",
    "core.dice.aegis-reduces",
)
def test_aegis_takes_dice_off_every_attack_and_leaves_the_effect_roll(table: Table) -> None:
    attacker, defender = fighter(table, RED, strikes="Doublestrike", dice=4), fighter(table, BLUE, "Aegis 2")
    assert rolls(table, attacker, defender, 2) == [(2, 6), (2, 6)]


@rule("ref.codex.aegis-highest")
@rule("core.trait.aegis-no-stack", "codex.aegis.no-stack")
def test_of_two_aegis_the_greater_counts(table: Table) -> None:
    attacker, defender = fighter(table, RED, dice=5), fighter(table, BLUE, "Aegis 2")
    grant_for_a_while(defender, AEGIS(1), source="test")
    assert rolls(table, attacker, defender, 1) == [(3, 6)]


@rule(
    "sup.rules.dice-chart-bloodthirsty-what",
    "sup.rules.dice-chart-bloodthirsty-which-attacks",
    "core.trait.bloodthirsty-dice-vs-damaged-living",
    "codex.bloodthirsty.bonus",
    "codex.bloodthirsty.first-attack",
    "core.trait.bloodthirsty-first-eligible-attack-only",
)
def test_bloodthirsty_counts_once_against_a_wounded_living_creature(table: Table) -> None:
    attacker, defender = fighter(table, RED, "Bloodthirsty +2", strikes="Doublestrike"), fighter(table, BLUE)
    defender.damage = 1
    assert rolls(table, attacker, defender, 2) == [(3, 6), (1, 6)]


@rule(
    "sup.rules.first-attack-wording-means-first-attack-able-to-use-bonus",
    "core.trait.bloodthirsty-first-eligible-attack-only",
)
def test_the_bonus_waits_for_the_first_attack_that_can_use_it(table: Table) -> None:
    attacker, defender = fighter(table, RED, "Bloodthirsty +2", strikes="Triplestrike"), fighter(table, BLUE)
    assert rolls(table, attacker, defender, 3) == [(1, 6), (3, 6), (1, 6)], "the first strike drew the blood"


@rule("core.trait.bloodthirsty-not-vs-undamaged-or-nonliving", "core.trait.bloodthirsty-melee-only", "ruling.r30")
def test_bloodthirsty_does_nothing_against_the_unhurt_the_nonliving_or_from_afar(table: Table) -> None:
    attacker = fighter(table, RED, "Bloodthirsty +2")
    unhurt, skeleton, crystal = (
        fighter(table, BLUE),
        table.put("Skeletal Sentry", BLUE, damage=3),
        table.put("Mana Flower", BLUE),
    )
    crystal.damage = 1
    for target in (unhurt, skeleton, crystal):
        assert rolls(table, attacker, target, 1) == [(1, 6)]
    archer = fighter(table, RED, "Bloodthirsty +2", kind="ranged", range=[0, 1])
    unhurt.damage = 2
    assert rolls(table, archer, unhurt, 1) == [(1, 6)]


@rule(
    "sup.rules.dice-chart-melee-plus-what",
    "sup.rules.dice-chart-melee-plus-which-attacks",
    "sup.rules.dice-traits-first-attack-only-by-default",
    "sup.rules.dice-traits-do-not-touch-effect-die-by-default",
    "sup.rules.melee-ranged-plus-x-belong-to-attacker",
    "core.trait.melee-plus-dice",
    "codex.melee-plus.bonus",
)
def test_melee_adds_dice_to_the_first_attack_of_its_owner_only(table: Table) -> None:
    attacker, defender = fighter(table, RED, "Melee +2", strikes="Doublestrike"), fighter(table, BLUE, "Melee +5")
    assert rolls(table, attacker, defender, 2) == [(3, 6), (1, 6)]


@rule("sup.rules.example-hydra-bear-strength-triplestrike")
def test_the_hydras_triple_bite_has_the_bears_strength_once(table: Table) -> None:
    hydra, defender = table.put("Darkfenne Hydra", RED), fighter(table, BLUE)
    grant_for_a_while(hydra, MELEE(+2), source="Bear Strength")
    table.dice("1 1 1 1 1 1 1 1 1 1 1")
    table.attack(hydra, "Triple Bite", defender)
    assert [len(event.faces) for event in table.events(DiceRolled)] == [5, 3, 3]


@rule(
    "sup.rules.dice-chart-ranged-plus-what",
    "sup.rules.dice-chart-ranged-plus-which-attacks",
    "core.trait.ranged-plus-dice",
    "core.trait.ranged-plus-first-attack-only",
    "codex.ranged-plus.bonus",
    "codex.ranged-plus.first-attack",
    "sup.codex.ranged-plus-first-usable-attack-only",
    "core.trait.melee-plus-melee-only",
)
def test_ranged_adds_dice_to_the_first_ranged_attack_and_melee_does_not(table: Table) -> None:
    archer = fighter(table, RED, "Ranged +2", "Melee +5", strikes="Doublestrike", kind="ranged", range=[0, 1])
    assert rolls(table, archer, fighter(table, BLUE), 2) == [(3, 6), (1, 6)]
    brawler = fighter(table, RED, "Ranged +2")
    assert rolls(table, brawler, fighter(table, BLUE), 1) == [(1, 6)]


@rule(
    "core.trait.ranged-plus-not-zone-attacks",
    "core.codex.zone-attack-no-ranged-plus",
    "codex.ranged-plus.not-zone",
    "sup.codex.ranged-plus-not-on-zone-attacks",
)
def test_ranged_does_nothing_for_zone_attacks(table: Table) -> None:
    bar = {"name": "Storm", "kind": "ranged", "action": "quick", "dice": 1, "range": [0, 1], "zone": True}
    stormer = table.put(make_creature("Test Stormer", traits=["Ranged +3"], attack=[bar]), RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("1*")
    table.run(zone_attack(table.game, stormer, stormer.card.attacks[0], table.zone("B3")))
    assert wolf.damage == 1


@rule(
    "core.trait.melee-plus-grants-no-attack",
    "core.trait.ranged-plus-grants-no-attack",
    "codex.melee-plus.no-grant",
    "codex.ranged-plus.no-grant",
    "sup.codex.ranged-plus-does-not-grant-attack",
)
def test_a_bonus_gives_no_attack_to_who_has_none(table: Table) -> None:
    harmless = table.put(make_creature("Test Lamb", traits=["Melee +2", "Ranged +2"], attack=[]), RED)
    table.put("Timber Wolf", BLUE)
    assert not [each for each in table.actions(harmless) if each[0] == "attack"]


@rule("sup.codex.ranged-plus-does-not-change-range")
def test_ranged_reaches_no_further(table: Table) -> None:
    archer = fighter(table, RED, "Ranged +2", kind="ranged", range=[1, 1])
    near, far = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B4")
    shot = [each[3] for each in table.actions(archer) if each[0] == "attack"]
    assert near.id in shot
    assert far.id not in shot


@rule(
    "sup.rules.dice-chart-rage-what",
    "sup.rules.dice-chart-rage-which-attacks",
    "sup.rules.bonus-growth-during-action-applies-difference",
    "sup.rules.example-rage-grows-during-sweep",
)
def test_rage_that_grows_between_two_attacks_adds_only_the_difference(table: Table) -> None:
    raging = fighter(table, RED, "Rage +4", strikes="Sweeping")
    set_tokens(raging, "Rage", 2)
    raging.damage = 5
    first = fighter(table, BLUE)
    first.guarding = True
    second = fighter(table, BLUE)
    table.decide("counterstrike", ("counterstrike", first.id, 0))
    table.decide("sweep", ("sweep", second.id))
    rolled = rolls(table, raging, first, 3)
    assert rolled == [(3, 6), (1, 6), (2, 6)], "two for Rage, the counterstrike, one for the third token"
    assert tokens_on(raging)["Rage"] == 3


@rule(
    "sup.rules.dice-chart-vs-type-what",
    "sup.rules.dice-chart-vs-type-which-attacks",
    "sup.rules.vs-type-is-trait-of-the-attack",
    "core.dice.versus-bonus",
    "core.dice.versus-bonus-adds-to-effect-die",
)
def test_a_bonus_against_something_adds_to_dice_and_effect_roll_of_every_attack(table: Table) -> None:
    versus = [{"amount": 2, "against": ["nonliving"]}]
    attacker = fighter(table, RED, strikes="Doublestrike", versus=versus)
    assert rolls(table, attacker, table.put("Skeletal Sentry", BLUE), 2) == [(3, 8), (3, 8)]
    assert rolls(table, attacker, fighter(table, BLUE), 2) == [(1, 6), (1, 6)]


@rule("core.example.samandriel-versus-bonus", "sup.rules.example-samandriel-vs-dark")
@pytest.mark.parametrize(
    ("target", "dice", "total"),
    [("Dark Pact Slayer", 6, 7), ("Skeletal Sentry", 6, 7), ("Timber Wolf", 5, 6), ("Mana Crystal", 5, 6)],
)
def test_samandriels_sword_against_dark_and_nonliving_creatures(
    table: Table, target: str, dice: int, total: int
) -> None:
    angel, victim = table.put("Samandriel, Angel of Light", RED), table.put(target, BLUE)
    table.dice(" ".join(["0"] * dice), effect=6)
    table.attack(angel, 'The Greatsword "Starfire"', victim)
    assert table.events(DiceRolled)[0].effect_total == total


@rule(
    "sup.rules.dice-chart-tough-what",
    "sup.rules.dice-chart-tough-which-attacks",
    "core.trait.tough-effect-die",
    "codex.tough.effect-roll",
)
def test_tough_lowers_every_effect_roll_and_no_dice(table: Table) -> None:
    attacker, defender = fighter(table, RED, strikes="Doublestrike"), fighter(table, BLUE, "Tough -2")
    assert rolls(table, attacker, defender, 2) == [(1, 4), (1, 4)]


@rule(
    "sup.rules.dice-chart-charge-what",
    "sup.rules.dice-chart-charge-which-attacks",
    "core.trait.charge-adds-dice",
    "core.trait.charge-next-attack-only",
    "core.trait.charge-needs-one-zone-moved",
    "codex.charge.bonus",
)
def test_charge_adds_dice_to_the_attack_right_after_a_move(table: Table) -> None:
    unicorn = table.put("Highland Unicorn", RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("1* 1* 1* 1* 1*")
    table.act(unicorn, ("move", "B2"), ("attack", unicorn.id, 0, wolf.id))
    assert wolf.damage == 5
    table.dice("1* 1* 1*")
    table.act(unicorn, ("attack", unicorn.id, 0, wolf.id))
    assert wolf.damage == 8, "without a move there is no charge"


@rule("sup.rules.dice-chart-charge-which-attacks", "sup.rules.dice-chart-charge-what")
def test_charge_counts_for_the_first_strike_and_not_for_the_effect_roll(table: Table) -> None:
    charger = fighter(table, RED, "Charge +2", strikes="Doublestrike")
    table.move_to(charger, "B1")
    wolf = table.put("Steelclaw Grizzly", BLUE, "B2")
    table.dice("0 0 0 0")
    table.effect(6, 6)
    table.act(charger, ("move", "B2"), ("attack", charger.id, 0, wolf.id))
    assert [(len(event.faces), event.effect_total) for event in table.events(DiceRolled)] == [(3, 6), (1, 6)]


@rule("codex.charge.bonus")
def test_charge_may_belong_to_one_attack_only(table: Table) -> None:
    bars = [
        {"name": "Lance", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Charge +2"]},
        {"name": "Knife", "kind": "melee", "action": "quick", "dice": 1},
    ]
    for index, dice in ((0, "0 0 0"), (1, "0")):
        rider = table.put(make_creature("Test Rider", attack=bars), RED, "B1")
        wolf = table.put("Timber Wolf", BLUE, "B2")
        table.dice(dice)
        table.act(rider, ("move", "B2"), ("attack", rider.id, index, wolf.id))


@rule("codex.charge.must-be-immediate")
def test_a_counterstrike_after_moving_is_no_charge(table: Table) -> None:
    unicorn, bear = table.put("Highland Unicorn", RED, "B1"), table.put("Darkfenne Hydra", BLUE, "B2")
    table.act(unicorn, ("move", "B2"), ("guard",))
    table.dice("0 0 0 0 1 1 1")
    table.decide("counterstrike", ("counterstrike", unicorn.id, 0))
    table.act(bear, ("attack", bear.id, 0, unicorn.id))
    assert bear.damage == 2


@rule(
    "core.example.two-weak-markers",
    "core.condition.duplicates-allowed",
    "core.condition.weak-minus-1-die-each",
    "codex.weak.minus-die",
)
def test_two_weak_markers_take_two_dice_off_every_attack(table: Table) -> None:
    attacker, defender = fighter(table, RED, strikes="Doublestrike", dice=4), fighter(table, BLUE)
    table.condition(attacker, WEAK, 2)
    assert rolls(table, attacker, defender, 2) == [(2, 6), (2, 6)]


@rule("core.condition.weak-not-attack-spells", "codex.weak.exempt")
def test_weak_does_not_touch_attack_spells(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.condition(table.red, WEAK, 3)
    table.dice("1* 1* 1* 1*", effect=1)
    table.cast(table.red, "Flameblast", wolf)
    assert wolf.damage == 4


@rule("codex.stagger.major", "codex.stagger.min-die", "codex.major.level")
def test_stagger_takes_two_dice_a_marker_off_a_major_creature(table: Table) -> None:
    knight, wolf = table.put("Knight of Westlock", RED), fighter(table, BLUE)
    table.condition(knight, STAGGER, 1)
    table.dice("1 1 1")
    table.attack(knight, "Longsword", wolf)
    assert wolf.damage == 3
    table.condition(knight, STAGGER, 2)
    table.dice("1")
    table.attack(knight, "Longsword", wolf)
    assert wolf.damage == 4


@rule(
    "codex.extinguish.fewer-dice",
    "codex.extinguish.effect-roll",
    "codex.extinguish.removes-burn",
    "sup.codex.example-extinguish-three-dice-four-burns",
)
def test_water_spends_itself_on_the_flames(table: Table) -> None:
    attacker = fighter(table, RED, dice=3, damage="hydro", traits=["Extinguish"])
    burning = fighter(table, BLUE)
    table.condition(burning, BURN, 4)
    assert rolls(table, attacker, burning, 1) == [(1, 2)]
    assert BURN not in burning.conditions
    assert rolls(table, attacker, burning, 1) == [(3, 6)]
