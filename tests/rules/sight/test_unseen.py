"""Invisible, Obscured, Warded, Indirect: what can be targeted from where."""

import pytest

from mageduel.rules.movement.moves import is_hindered_in
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

LEECH = make_card(
    name="Test Leech", type="conjuration", cost=5, action="quick", range=[0, 2], target="creature", armor=0, life=5
)


@pytest.fixture
def table() -> Table:
    return Table()


def targets(table: Table, caster: Object, card: str) -> set[object]:
    return {each[3] for each in table.cast_options(caster, card)}


def attacked(table: Table, attacker: Object) -> set[object]:
    return {each[3] for each in table.actions(attacker) if each[0] == "attack"}


@rule("codex.invisible.no-target")
def test_the_invisible_cannot_be_targeted(table: Table) -> None:
    stalker = table.put(make_creature("Test Stalker", traits=["Invisible"]), BLUE, "C2")
    wolf = table.put("Timber Wolf", RED, "C2")
    assert stalker.id not in targets(table, table.red, "Flameblast")
    assert stalker.id not in targets(table, table.red, "Cobra Reflexes")
    assert stalker.id not in attacked(table, wolf)


@rule("codex.invisible.untargeted")
def test_zone_attacks_find_the_invisible(table: Table) -> None:
    stalker = table.put(make_creature("Test Stalker", traits=["Invisible"]), BLUE, "C2")
    table.dice("1 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert stalker.damage == 1


@rule("codex.invisible.retaliation")
def test_barriers_and_counterstrikes_find_the_invisible(table: Table) -> None:
    stalker = table.put(make_creature("Test Stalker", traits=["Invisible"]), BLUE)
    hydra = table.put("Darkfenne Hydra", RED)
    table.attach("Circle of Lightning", hydra)
    table.dice("0 0 0 1 0", effect=1)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("1 1 0 0")
    table.attack(stalker, "Strike", hydra)
    assert stalker.damage == 3


@rule("codex.invisible.pest-elusive")
def test_the_invisible_neither_hinder_nor_are_hindered(table: Table) -> None:
    stalker, wolf = table.put(make_creature("Test Stalker", traits=["Invisible"]), BLUE), table.put("Timber Wolf", RED)
    assert not is_hindered_in(table.game, wolf, table.zone("B2"))
    assert not is_hindered_in(table.game, stalker, table.zone("B2"))


@rule(
    "codex.invisible.attachments",
    "codex.invisible.attached-conjurations",
    "sup.codex.invisible-spreads-to-enchantments-and-equipment",
    "sup.codex.invisible-not-to-attached-conjurations",
)
def test_what_the_invisible_wear_is_unseen_but_vines_on_them_are_not(table: Table) -> None:
    stalker = table.put(make_creature("Test Stalker", traits=["Invisible"]), BLUE, "C2")
    enchantment, vine = table.attach("Cobra Reflexes", stalker), table.attach(LEECH, stalker, RED)
    seen = table.attach("Cobra Reflexes", table.put("Timber Wolf", BLUE, "C2"))
    dispelled = targets(table, table.red, "Dispel")
    assert seen.id in dispelled
    assert enchantment.id not in dispelled
    assert vine.id in targets(table, table.red, "Flameblast")


@rule("codex.obscured.one-zone")
@pytest.mark.parametrize(("zone", "reached"), [("C1", True), ("C2", True), ("C3", False)])
def test_the_obscured_are_seen_from_one_zone_away_at_most(table: Table, zone: str, reached: bool) -> None:
    ghost = table.put(make_creature("Test Ghost", traits=["Obscured"]), BLUE, zone)
    assert (ghost.id in targets(table, table.red, "Lightning Bolt")) is reached
    archer = table.put("Royal Archer", RED, "C1")
    assert (ghost.id in attacked(table, archer)) is reached


@rule("codex.obscured.attachments", "codex.obscured.attached-conjurations")
def test_so_is_what_they_wear_but_not_what_clings_to_them(table: Table) -> None:
    ghost = table.put(make_creature("Test Ghost", traits=["Obscured"]), BLUE, "C3")
    enchantment, vine = table.attach("Cobra Reflexes", ghost), table.attach(LEECH, ghost, RED)
    assert enchantment.id not in targets(table, table.red, "Dispel")
    assert vine.id in targets(table, table.red, "Lightning Bolt")
    table.move_to(ghost, "C2")
    assert enchantment.id in targets(table, table.red, "Dispel")


@rule("codex.warded.no-target", "codex.warded.untargeted")
def test_the_warded_are_safe_from_enemy_enchantments_and_incantations_only(table: Table) -> None:
    card = make_creature("Test Ward", traits=["Warded"])
    theirs, mine = table.put(card, BLUE, "C2"), table.put(card, RED, "C2")
    for spell in ("Cobra Reflexes", "Force Push"):
        assert theirs.id not in targets(table, table.red, spell)
        assert mine.id in targets(table, table.red, spell)
    assert theirs.id in targets(table, table.red, "Flameblast")


@rule("codex.indirect.walls")
def test_an_indirect_attack_passes_over_walls(table: Table) -> None:
    bow = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 1}
    archer = table.put(make_creature("Test Archer", attack=[bow]), RED, "B1")
    sling = table.put(make_creature("Test Mortar", attack=[bow | {"traits": ["Indirect"]}]), RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Stone", "B1|B2", BLUE)
    assert wolf.id not in attacked(table, archer)
    assert wolf.id in attacked(table, sling)
