"""Healing, regeneration, direct damage, and sleep."""

import pytest

from mageduel.facts.conditions import BLEED, DAZE, ROT, SLEEP
from mageduel.facts.traits import FINITE_LIFE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import removal_cost
from mageduel.rules.objects.characteristics import life
from mageduel.rules.objects.healing import gain_life, heal, lose_life, reconstruct, roll_healing
from mageduel.state.events import AttackDeclared, DicePool
from tests.kit.causes import A_TEST
from tests.kit.chronicle import told
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.heal.rolls-attack-dice",
    "core.heal.normal-and-critical-equal",
    "core.heal.ignores-armor",
    "core.heal.creature-removes-counters",
)
def test_healing_adds_up_all_that_the_dice_show_whatever_the_armor(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", RED, damage=9)
    table.dice("2 2* 1 1* 0")
    table.run(roll_healing(table.game, grizzly, 5, A_TEST))
    assert grizzly.damage == 3


@rule("core.heal.no-more-than-current-damage")
def test_what_is_too_much_is_lost(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=2)
    table.run(heal(table.game, wolf, 5, A_TEST))
    assert (wolf.damage, life(wolf)) == (0, 10)


@rule("core.heal.mage-marked-on-status-board")
def test_a_mages_damage_falls_and_his_life_stays(table: Table) -> None:
    table.red.damage = 8
    before = life(table.red)
    table.run(heal(table.game, table.red, 5, A_TEST))
    assert (table.red.damage, life(table.red)) == (3, before)


@rule(
    "core.heal.only-living",
    "core.codex.heal-living-only",
    "codex.heal.living-only",
    "core.heal.nonliving-have-finite-life",
)
def test_living_creatures_and_conjurations_heal_and_the_nonliving_do_not(table: Table) -> None:
    for name, left in (("Timber Wolf", 1), ("Mana Flower", 1), ("Skeletal Sentry", 3), ("Mana Crystal", 3)):
        thing = table.put(name, RED, damage=3)
        table.run(heal(table.game, thing, 2, A_TEST))
        assert thing.damage == left, name


@rule(
    "core.heal.regeneration-in-upkeep",
    "core.example.regenerate-2",
    "core.trait.regenerate-heals-x-in-upkeep",
    "codex.regenerate.upkeep",
)
def test_regenerate_heals_so_much_each_upkeep_phase(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=5)
    table.upkeep()
    assert hydra.damage == 3
    table.upkeep()
    assert hydra.damage == 1
    table.upkeep()
    assert hydra.damage == 0


@rule("core.trait.regenerate-no-stack", "core.trait.regenerate-highest-only", "codex.regenerate.highest")
def test_only_the_highest_regenerate_counts(table: Table) -> None:
    hydra, wolf = table.put("Darkfenne Hydra", RED, damage=5), table.put("Timber Wolf", RED, damage=5)
    table.put("Highland Unicorn", RED)  # gives Regenerate 1 to all of them
    table.upkeep()
    assert (hydra.damage, wolf.damage) == (3, 4)


@rule("core.trait.regenerate-blocked-by-finite-life", "codex.regenerate.finite-life")
def test_finite_life_neither_regenerates_nor_heals(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=5)
    grant_for_a_while(hydra, FINITE_LIFE, source="a test")
    table.upkeep()
    table.run(heal(table.game, hydra, 2, A_TEST))
    assert hydra.damage == 5


@rule("core.heal.ability-bar", "core.heal.ability-bar-range", "core.example.asyran-cleric-heal")
def test_a_healing_bar_gives_dice_and_range(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED, "B2")
    near, far = table.put("Timber Wolf", RED, "B3", damage=3), table.put("Timber Wolf", RED, "B4", damage=3)
    offered = [each for each in table.actions(cleric) if each[0] == "ability"]
    assert any(near.id in each for each in offered)
    assert not any(far.id in each for each in offered)
    table.dice("2")
    table.act(cleric, next(each for each in offered if near.id in each))
    assert near.damage == 1


# Direct damage


@rule(
    "core.directdamage.placed-directly",
    "core.directdamage.not-an-attack",
    "core.directdamage.not-modified",
    "core.codex.direct-damage-is-critical",
    "core.codex.direct-damage-not-attack",
    "codex.direct-damage.placed",
    "codex.direct-damage.critical",
    "codex.direct-damage.not-attack",
)
def test_neither_armor_nor_aegis_nor_defense_helps_against_direct_damage(table: Table) -> None:
    guarded = make_creature("Guarded", armor=4, defense="2+ inf", traits=["Aegis 2", "Tough -2"])
    target = table.put(guarded, BLUE)
    block = table.hide("Block", target)
    table.run(direct_damage(table.game, target, 3, A_TEST))
    assert target.damage == 3
    assert block.hidden
    assert not table.asked
    assert not table.events(AttackDeclared)


@rule("core.directdamage.cannot-be-prevented", "core.mage.wizard-voltaric-shield-not-direct-damage")
def test_nothing_prevents_it_not_even_a_voltaric_shield() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.dice("2 2 0 0 0")
    table.cast(table.red, "Drain Life", table.blue)
    assert table.blue.damage == 4


@rule("core.directdamage.immunity-exception")
def test_the_immune_take_none_of_its_type(table: Table) -> None:
    sentry, wolf = table.put("Skeletal Sentry", BLUE), table.put("Timber Wolf", BLUE)
    for each in (sentry, wolf):
        table.condition(each, ROT)
    table.upkeep()
    assert (sentry.damage, wolf.damage) == (0, 1)


@rule("core.life.destroyed-when-damage-reaches-life")
def test_it_destroys_what_it_brings_down(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=4)
    table.run(direct_damage(table.game, fox, 1, A_TEST))
    assert not table.in_play(fox)


# Sleep


@rule(
    "core.condition.sleep-damage-wakes",
    "core.condition.sleep-becomes-daze",
    "codex.sleep.wakes",
    "sup.rules.removal-cost-not-due-when-removed-otherwise",
)
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_pain_from_friend_or_foe_wakes_a_sleeper_who_is_dazed_and_pays_nothing(table: Table, seat: int) -> None:
    sleeper, wolf = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", seat)
    table.condition(sleeper, SLEEP)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", sleeper)
    assert sleeper.conditions == {DAZE: 1}
    assert (table.red.mana, table.blue.mana) == (50, 50)


def test_an_attack_without_damage_lets_it_sleep_on(table: Table) -> None:
    sleeper, wolf = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", RED)
    table.condition(sleeper, SLEEP)
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", sleeper)
    assert sleeper.conditions == {SLEEP: 1}


@rule("core.condition.sleep-no-automatic-end")
def test_sleep_does_not_end_by_itself(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(wolf, SLEEP)
    for _ in range(3):
        table.reset()
        table.upkeep()
        table.act(wolf)
        table.end_round()
    assert wolf.conditions == {SLEEP: 1}


@rule(
    "core.condition.sleep-removal-cost-level",
    "sup.codex.sleep-removal-cost-level",
    "codex.sleep.removal-cost",
    "sup.rules.removal-cost-l-is-level",
)
@pytest.mark.parametrize(("name", "cost"), [("Bitterwood Fox", 1), ("Timber Wolf", 2), ("Darkfenne Hydra", 4)])
def test_waking_somebody_by_magic_costs_his_level(name: str, cost: int) -> None:
    table = Table(red="Priestess")
    sleeper = table.put(name, RED, "C1", damage=1)
    table.condition(sleeper, SLEEP)
    assert removal_cost(sleeper, SLEEP) == cost
    table.dice("1 " * 12)
    table.decide("remove condition", ("remove", "Sleep", cost))
    table.cast(table.red, "Lay Hands", sleeper)
    assert not sleeper.conditions
    assert table.red.mana == 50 - 9 - cost


# What everybody is told


def test_healing_is_told_with_how_much_it_was_worth(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, damage=2), table.put("Bitterwood Fox", RED)
    table.run(heal(table.game, wolf, 5, A_TEST))
    assert told(table, "healed") == ["Timber Wolf healed 2 damage (a test)."]
    table.run(heal(table.game, fox, 5, A_TEST))
    assert len(told(table, "healed")) == 1, "there was nothing to heal"


def test_reconstruction_takes_a_single_point_and_is_told(table: Table) -> None:
    skeleton = table.put("Skeletal Sentry", RED, damage=1)
    assert table.run(reconstruct(table.game, skeleton, 3, A_TEST)) == 1
    assert skeleton.damage == 0
    assert told(table, "healed") == ["Skeletal Sentry healed 1 damage (a test)."]
    assert table.run(reconstruct(table.game, skeleton, 3, A_TEST)) == 0
    assert len(told(table, "healed")) == 1


def test_nobody_heals_who_has_left_the_arena(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.run(direct_damage(table.game, wolf, 5, A_TEST))
    assert wolf.id not in table.game.objects
    assert table.run(heal(table.game, wolf, 4, A_TEST)) == 0
    assert told(table, "healed") == []


def test_life_gained_and_lost_is_told_as_that(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.run(gain_life(table.game, wolf, 3, A_TEST))
    table.run(lose_life(table.game, wolf, 2, A_TEST))
    assert life(wolf) == 11
    assert told(table, " Life ") == [
        "Timber Wolf gained 3 Life (a test).",
        "Timber Wolf lost 2 Life (a test).",
    ]


def test_the_dice_of_healing_are_shown_to_everybody(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.dice("2 1* 0")
    table.run(roll_healing(table.game, wolf, 3, A_TEST))
    [rolled] = table.events(DicePool)
    assert (rolled.who, rolled.what, sum(face.value for face in rolled.faces)) == (wolf, A_TEST, 3)


# Bleed and Rage


@pytest.mark.parametrize(("markers", "amount", "most"), [(3, 2, 2), (1, 4, 1), (2, 2, 2)])
def test_healing_staunches_one_marker_a_point_and_no_more_than_there_are(
    table: Table, markers: int, amount: int, most: int
) -> None:
    wolf = table.put("Timber Wolf", RED, damage=8)
    table.condition(wolf, BLEED, markers)
    offered: list[object] = []

    def all_of_them(request: Request) -> Answer:
        offered.extend(request.options)
        return ("staunch", most)

    table.decide("staunch", all_of_them)
    table.run(heal(table.game, wolf, amount, A_TEST))
    assert offered == [("staunch", count) for count in range(most + 1)]
    assert wolf.conditions.get(BLEED, 0) == markers - most
    assert wolf.damage == 8 - (amount - most)
    assert len(told(table, "lost")) == 1
    assert "Bleed" in told(table, "lost")[0]


def test_who_staunches_nothing_is_told_nothing(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=8)
    table.condition(wolf, BLEED)
    table.decide("staunch", ("staunch", 0))
    table.run(heal(table.game, wolf, 2, A_TEST))
    assert (wolf.damage, wolf.conditions) == (6, {BLEED: 1})
    assert told(table, "lost") == []


def test_rage_that_goes_with_the_pain_is_told(table: Table) -> None:
    gorilla, wolf = table.put("Mountain Gorilla", RED, damage=4), table.put("Timber Wolf", RED, damage=4)
    table.tokens(gorilla, "Rage", 3)
    table.run(heal(table.game, gorilla, 1, A_TEST))
    assert tokens_on(gorilla)["Rage"] == 2
    table.run(heal(table.game, gorilla, 9, A_TEST))
    assert tokens_on(gorilla).get("Rage", 0) == 0
    assert told(table, "Rage") == ["Mountain Gorilla: −1 Rage.", "Mountain Gorilla: −2 Rage."]
    table.run(heal(table.game, wolf, 1, A_TEST))
    assert len(told(table, "Rage")) == 2, "the wolf never had any"
    assert not tokens_on(wolf).get("Rage")
