"""Step 10, Attack Ends: sweeps and zone attacks go on, the Action Phase is over, conditions are dealt with."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from mageduel.facts.traits import INCAPACITATED
from mageduel.rules.attack.targets import draft
from mageduel.rules.conditions.markers import give_condition
from mageduel.state.events import AttackActionEnded
from mageduel.state.running import ActionPhase, AttackShape
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.attack.ends-after-counterstrike", "core.attack.end-of-phase-conditions-resolve")
def test_the_attackers_daze_is_gone_when_its_action_phase_is_over(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.condition(wolf, DAZE)
    table.effect(7)
    table.dice("1 0 0 0 1* 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.act(wolf, ("attack", wolf.id, 0, hydra.id))
    assert wolf.damage == 1
    assert DAZE not in wolf.conditions


@rule(
    "core.attack.fresh-conditions-not-resolved",
    "core.example.stunned-by-barrier-stays",
    "sup.rules.conditions-from-barrier-or-counterstrike-not-cleared-same-phase",
    "ruling.r11",
)
def test_a_stun_from_a_barrier_lasts_through_the_next_action_phase(table: Table) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Circle of Lightning", bear)
    table.dice("0 0 0 0 0 0", effect=11)
    table.act(wolf, ("attack", wolf.id, 0, bear.id))
    assert wolf.conditions == {STUN: 1}
    assert table.has(wolf, INCAPACITATED)
    table.act(wolf)
    assert not wolf.conditions


@rule("sup.rules.conditions-from-barrier-or-counterstrike-not-cleared-same-phase")
def test_one_received_in_somebody_elses_action_phase_goes_with_the_next_of_its_own(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    table.game.action_phase = ActionPhase(fox)
    blow = draft(table.game, fox, fox.card.attacks[0], wolf, AttackShape.COUNTERSTRIKE)
    table.run(give_condition(table.game, wolf, DAZE, attack=blow))
    table.game.action_phase = None
    table.act(wolf, NOTHING)
    assert not wolf.conditions


@rule("core.attack.fresh-conditions-not-resolved", "ruling.r11")
def test_a_daze_from_a_counterstrike_stays_and_the_older_one_goes(table: Table) -> None:
    bar = {
        "name": "Jolt",
        "kind": "melee",
        "action": "quick",
        "dice": 1,
        "effects": "1+ = daze",
        "traits": ["Counterstrike"],
    }
    wolf, jolter = table.put("Timber Wolf", RED), table.put(make_creature(attack=[bar]), BLUE)
    table.condition(wolf, DAZE)
    table.effect(7)
    table.dice("0 0 0 0 0", effect=5)
    table.decide("counterstrike", ("counterstrike", jolter.id, 0))
    table.act(wolf, ("attack", wolf.id, 0, jolter.id))
    assert wolf.conditions == {DAZE: 1}


@rule(
    "core.attack.sweeping-continues-at-step-10",
    "core.trait.sweeping-second-from-declare",
    "codex.sweeping.optional-second",
    "sup.rules.chart-multi-target-melee-repeats-whole-sequence",
)
def test_a_sweep_goes_on_after_the_first_counterstrike_with_a_whole_new_attack(table: Table) -> None:
    adramelech = table.put("Adramelech, Lord of Fire", RED)
    first, second = table.put("Darkfenne Hydra", BLUE), table.put("Darkfenne Hydra", BLUE)
    table.dice("0 0 0 0", effect=1)
    table.decide("counterstrike", ("counterstrike", first.id, 0))
    table.dice("1* 0 0 0")
    table.decide("sweep", ("sweep", second.id))
    table.dice("0 0 0 0", effect=1)
    table.decide("counterstrike", ("counterstrike", second.id, 0))
    table.dice("2* 0 0 0")
    table.attack(adramelech, "Hellfire Sweep", first)
    assert adramelech.damage == 3


@rule(
    "sup.rules.chart-zone-attack-repeats-steps-5-and-6",
    "sup.rules.zone-attack-is-one-action-many-attacks",
    "core.codex.attack-action-different-defenders",
    "codex.attack-action.multi-different",
    "core.zoneattack.one-at-a-time",
    "core.zoneattack.attacker-picks-order",
    "sup.rules.zone-attack-order-chosen-by-attacker",
    "core.zoneattack.separate-rolls",
    "core.codex.zone-attack-separate",
    "codex.zone-attack.separate",
)
def test_a_zone_attack_goes_on_to_the_next_object_in_the_order_chosen(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "C2"), table.put("Timber Wolf", BLUE, "C2")
    table.decide("order", ("next", wolf.id))
    table.dice("2* 0 0 0 0", effect=1)
    table.dice("1 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert (wolf.damage, fox.damage) == (2, 1)
    assert len(table.events(AttackActionEnded)) == 1


@rule(
    "sup.rules.chart-zone-attack-declares-zone",
    "sup.rules.chart-zone-attack-always-unavoidable",
    "core.codex.defender-definition",
    "core.codex.defender-not-always-target",
    "codex.defender.meaning",
    "codex.defender.not-always-target",
)
def test_a_zone_attack_names_the_zone_and_no_defense_meets_it(table: Table) -> None:
    knight, wolf = table.put("Knight of Westlock", BLUE, "C2"), table.put("Timber Wolf", BLUE, "C2")
    block = table.hide("Block", wolf)
    assert ("cast", 0, "Firestorm", "C2") in table.cast_options(table.red, "Firestorm")
    table.decide("order", ("next", knight.id))
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("1* 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert (knight.damage, wolf.damage) == (1, 1), "both defended, neither was the target"
    assert block.hidden
    assert "defend" not in [request.kind for request in table.asked]


@rule("core.zoneattack.friend-and-foe", "core.zoneattack.affects-whole-zone", "codex.zone-attack.all")
def test_a_zone_attack_spares_nobody(table: Table) -> None:
    mine, crystal = table.put("Bitterwood Fox", RED, "C2"), table.put("Mana Crystal", BLUE, "C2")
    table.decide("order", ("next", mine.id))
    table.dice("1* 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert mine.damage == 1
    assert crystal.damage == 0, "the crystal is immune to flame"
