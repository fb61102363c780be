"""Step 4, Avoid Attack: Defenses, one against each attack, before any die is rolled."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from mageduel.kernel.requests import Answer, Request
from mageduel.state.events import DefenseRolled, DiceRolled
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.attack.defense-window-step-4",
    "core.defense.threshold-or-higher",
    "core.codex.defense-roll",
    "codex.defense.roll",
    "core.attack.not-avoided-goes-to-step-5",
    "core.defense.success-avoids-completely",
)
@pytest.mark.parametrize(("roll", "avoided"), [(7, False), (8, True)])
def test_the_number_or_higher_avoids_the_attack(table: Table, roll: int, avoided: bool) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.decide("defend", ("defend", knight.id))
    table.effect(roll)
    if not avoided:
        table.dice("2* 0 0 0")
    attack = table.attack(wolf, "Bite", knight)
    assert knight.damage == (0 if avoided else 2)
    assert attack.has_hit is not avoided


@rule(
    "core.defense.success-no-attack-dice",
    "core.attack.defense-choice-before-dice",
    "core.defense.announce-then-roll",
    "core.defense.success-action-still-spent",
)
def test_an_avoided_attack_rolls_no_dice_and_gives_no_action_back(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.decide("defend", ("defend", knight.id))
    table.effect(12)
    table.act(wolf, ("attack", wolf.id, 0, knight.id))
    assert table.events(DefenseRolled)
    assert not table.events(DiceRolled)
    assert [request.kind for request in table.asked].count("action") == 1


@rule(
    "core.attack.avoided-jumps-to-step-7",
    "core.defense.success-jumps-to-step-7",
    "core.defense.infinite-uses",
    "core.defense.optional",
)
def test_after_an_avoided_strike_comes_the_next_and_an_endless_defense_may_be_tried_again(table: Table) -> None:
    bar = {"name": "Flurry", "kind": "melee", "action": "full", "dice": 1, "traits": ["Triplestrike", "Reach"]}
    striker, faerie = table.put(make_creature(attack=[bar]), RED), table.put("Moonglow Faerie", BLUE)
    table.decide("defend", ("defend", faerie.id), ("defend", faerie.id), ("no defense",))
    table.effect(6, 5)
    table.dice("1 1")
    table.attack(striker, "Flurry", faerie)
    assert faerie.damage == 2


@rule("core.defense.infinite-once-per-attack")
def test_an_endless_defense_is_tried_once_against_one_attack(table: Table) -> None:
    bat, faerie = table.put("Darkfenne Bat", RED), table.put("Moonglow Faerie", BLUE)
    table.decide("defend", ("defend", faerie.id))
    table.effect(5)
    table.dice("1 0", effect=1)
    table.attack(bat, "Diseased Bite", faerie)
    assert faerie.damage == 1


@rule(
    "core.defense.uses-per-round",
    "core.defense.ready-marker-tracking",
    "core.codex.ready-marker-tracks-use",
    "codex.ready-marker.use",
    "core.codex.ready-marker-reset",
    "codex.ready-marker.reset",
)
def test_a_defense_used_once_is_ready_again_after_the_reset_phase(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.decide("defend", ("defend", knight.id))
    table.effect(8)
    table.attack(wolf, "Bite", knight)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1, "it was not asked again"
    table.reset()
    table.decide("defend", ("defend", knight.id))
    table.effect(8)
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1


@rule(
    "core.defense.max-one-per-attack",
    "core.example.warlock-two-defenses",
    "core.defense.granted-by-attached-spells",
)
def test_of_two_defenses_one_is_chosen(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "A4")
    bracers, sword = table.attach("Deflection Bracers", table.blue), table.attach("Force Sword", table.blue)
    table.decide("defend", lambda request: _both_offered(request, bracers.id, sword.id))
    table.effect(6)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 1, "the second Defense could not be tried after the first had failed"
    table.decide("defend", ("defend", sword.id))
    table.effect(8)
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 1
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 2, "both are used up"


def _both_offered(request: Request, first: int, second: int) -> Answer:
    assert list(request.options) == [("no defense",), ("defend", first), ("defend", second)]
    return ("defend", first)


@rule("core.defense.max-one-even-with-mandatory-reveals")
def test_two_blocks_turn_up_and_only_one_of_them_counts(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    mine, theirs = table.hide("Block", fox, BLUE), table.hide("Block", fox, RED)
    table.decide("pay reveal", ("pay",), ("pay",))
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0
    assert not table.in_play(mine) or not table.in_play(theirs)


@rule("core.defense.max-one-even-with-mandatory-reveals", "core.defense.block-reveal-may-go-unpaid")
def test_after_block_no_other_defense_is_offered_but_an_unpaid_block_leaves_it(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.hide("Block", knight)
    table.decide("pay reveal", ("pay",))
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 0
    table.hide("Block", knight)
    table.decide("pay reveal", ("forfeit",))
    table.decide("defend", ("defend", knight.id))
    table.effect(8)
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 0


@rule("core.defense.no-ranged-icon")
def test_a_defense_with_the_ranged_icon_struck_out_does_not_stop_arrows(table: Table) -> None:
    archer, bobcat = table.put("Royal Archer", RED, "B1"), table.put("Feral Bobcat", BLUE, "B2")
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", bobcat)
    assert bobcat.damage == 1
    table.move_to(archer, "B2")
    table.decide("defend", ("defend", bobcat.id))
    table.effect(8)
    table.attack(archer, "Knife", bobcat)
    assert bobcat.damage == 1


@rule("core.defense.no-melee-icon")
def test_a_defense_with_the_melee_icon_struck_out_does_not_stop_blades(table: Table) -> None:
    archer, wolf = table.put("Royal Archer", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    orb = table.attach("Force Orb", wolf)
    table.dice("1* 0")
    table.attack(archer, "Knife", wolf)
    assert wolf.damage == 1
    table.move_to(archer, "B1")
    table.decide("defend", ("defend", orb.id))
    table.effect(8)
    table.attack(archer, "Longbow", wolf)
    assert wolf.damage == 1


@rule("core.defense.not-vs-unavoidable", "core.trait.unavoidable-no-defense", "codex.unavoidable.no-defense")
def test_no_defense_helps_against_the_unavoidable(table: Table) -> None:
    brogan, knight = table.put("Brogan Bloodstone", RED), table.put("Knight of Westlock", BLUE)
    table.dice("1 0 0 0")
    table.attack(brogan, "Vorpal Blade", knight)
    assert knight.damage == 1
    assert not table.events(DefenseRolled)


@rule(
    "core.defense.stun-prevents",
    "core.condition.incapacitated-no-defenses",
    "codex.incapacitated.no-defense",
    "core.condition.incapacitated-defense-exception-mandatory",
    "core.condition.incapacitated-defense-exception-stated",
)
def test_the_stunned_use_no_defense_but_force_sword_and_block(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.condition(knight, STUN)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1
    sword = table.attach("Force Sword", knight)
    table.decide("defend", ("defend", sword.id))
    table.effect(8)
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1
    table.hide("Block", knight)
    table.decide("pay reveal", ("pay",))
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1


@rule(
    "core.defense.daze-penalises",
    "core.condition.daze-defense-minus-2-each",
    "codex.daze.defense-penalty",
)
@pytest.mark.parametrize(("markers", "roll", "avoided"), [(1, 9, False), (1, 10, True), (2, 11, False), (2, 12, True)])
def test_each_daze_takes_two_off_the_defense_roll(table: Table, markers: int, roll: int, avoided: bool) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.condition(knight, DAZE, markers)
    table.decide("defend", ("defend", knight.id))
    table.effect(roll)
    if not avoided:
        table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == (0 if avoided else 1)


@rule("sup.rules.other-unavoidable-attacks-force-block")
def test_an_unavoidable_attack_wastes_a_block(table: Table) -> None:
    brogan, fox = table.put("Brogan Bloodstone", RED), table.put("Bitterwood Fox", BLUE)
    block = table.hide("Block", fox)
    table.decide("pay reveal", ("pay",))
    table.dice("1 0 0 0")
    table.attack(brogan, "Vorpal Blade", fox)
    assert fox.damage == 1
    assert not table.in_play(block)
