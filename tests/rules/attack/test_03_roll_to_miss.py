"""Step 3, Roll to Miss: only for the dazed, once for every attack, and a miss goes on at step 7."""

import pytest

from mageduel.facts.conditions import DAZE
from mageduel.state.events import RolledToMiss
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.attack.roll-to-miss-usually-skipped")
def test_a_clear_head_never_misses(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1
    assert not table.events(RolledToMiss)


@rule(
    "core.attack.dazed-attacker-rolls-to-miss",
    "core.attack.roll-to-miss-d12",
    "core.condition.daze-roll-each-attack",
    "core.condition.daze-7-or-more-continues",
    "core.condition.daze-miss-on-6-or-less",
    "codex.daze.seven-hits",
    "codex.daze.six-misses",
    "sup.codex.daze-rolled-in-roll-to-miss",
    "core.codex.effect-die-d12",
    "codex.effect-die.uses",
)
@pytest.mark.parametrize(("roll", "hits"), [(1, False), (6, False), (7, True), (12, True)])
def test_a_dazed_attacker_finds_its_target_on_a_seven(table: Table, roll: int, hits: bool) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, DAZE)
    table.effect(roll)
    if hits:
        table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == (1 if hits else 0)


@rule("core.condition.daze-several-markers-one-roll", "codex.daze.roll-once", "core.condition.some-do-not-intensify")
def test_two_daze_markers_ask_for_one_roll(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, DAZE, 2)
    table.effect(7)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1


@rule(
    "core.attack.miss-jumps-to-step-7",
    "sup.codex.daze-rolled-for-every-attack",
    "sup.rules.chart-multi-strike-melee-returns-to-step-3",
    "sup.codex.daze-roll-even-when-declare-skipped",
)
def test_a_missed_strike_is_followed_by_the_next_with_a_roll_of_its_own(table: Table) -> None:
    hydra, wolf = table.put("Darkfenne Hydra", RED), table.put("Timber Wolf", BLUE)
    table.condition(hydra, DAZE)
    table.effect(6, 7, 3)
    table.dice("1* 1* 0")
    table.attack(hydra, "Triple Bite", wolf)
    assert wolf.damage == 2


@rule("sup.codex.daze-rolled-for-every-attack")
def test_both_attacks_of_a_sweep_roll(table: Table) -> None:
    bar = {"name": "Sweep", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Sweeping"]}
    sweeper = table.put(make_creature(attack=[bar]), RED)
    one, other = table.put("Bitterwood Fox", BLUE), table.put("Timber Wolf", BLUE)
    table.condition(sweeper, DAZE)
    table.effect(6, 12)
    table.decide("sweep", ("sweep", other.id))
    table.dice("1* 0")
    table.attack(sweeper, "Sweep", one)
    assert one.damage == 0
    assert other.damage == 1


@rule(
    "codex.daze.miss-is-avoided",
    "sup.codex.daze-miss-treated-as-avoided",
    "core.attack.no-hit-when-missed-or-avoided",
    "core.codex.hit-not-if-skipped-or-canceled",
    "codex.hit.skipped",
    "codex.successful.meaning",
    "sup.rules.all-melee-attacks-not-hit-guard-removed",
    "sup.rules.all-melee-attacks-not-hit-counterstrike-allowed",
    "sup.rules.all-melee-attacks-not-hit-no-barrier",
    "core.counterstrike.allowed-when-not-hit",
    "core.guard.marker-removed-end-step-9",
    "core.guard.melee-attack-removes-marker",
    "ruling.r24",
)
def test_a_miss_takes_the_guard_marker_lets_it_strike_back_and_wakes_no_barrier(table: Table) -> None:
    brogan, guard = table.put("Brogan Bloodstone", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Circle of Lightning", guard)
    table.guard(guard)
    table.condition(brogan, DAZE)
    table.effect(2)
    table.decide("counterstrike", ("counterstrike", guard.id, 0))
    table.dice("1* 1* 0 0 0")
    attack = table.attack(brogan, "Vorpal Blade", guard)
    assert not attack.has_hit, "missed, though it cannot be avoided"
    assert brogan.damage == 2
    assert not guard.guarding


@rule(
    "core.condition.daze-zone-attack-one-check",
    "codex.daze.zone-attack-once",
    "sup.codex.daze-one-roll-for-zone-attack",
    "sup.rules.chart-zone-attack-single-roll-to-miss",
    "core.zoneattack.single-miss-roll",
)
@pytest.mark.parametrize(("roll", "hits"), [(6, False), (7, True)])
def test_a_zone_attack_is_missed_or_made_as_a_whole(table: Table, roll: int, hits: bool) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "C2"), table.put("Timber Wolf", BLUE, "C2")
    table.condition(table.red, DAZE)
    table.effect(roll)
    if hits:
        table.decide("order", ("next", fox.id))
        table.dice("1* 0 0 0 0", effect=1)
        table.dice("1* 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert (fox.damage, wolf.damage) == ((1, 1) if hits else (0, 0))


@rule("core.condition.daze-roll-each-attack")
def test_a_dazed_counterstriker_rolls_as_well(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.condition(hydra, DAZE)
    table.dice("0 0 0 0")
    table.effect(6)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 0
