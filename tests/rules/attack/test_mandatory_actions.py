"""Mandatory actions: Bloodthirsty and Taunt force an attack whenever it is possible, and never make one possible."""

import pytest

from mageduel.facts.conditions import TAUNT, ZOMBIE
from mageduel.facts.traits import BLOODTHIRSTY
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.mandatory_actions import taunt
from mageduel.rules.movement.moves import TELEPORTS, teleport
from mageduel.rules.round.action_stage import turn_options
from mageduel.state.events import DiceRolled
from mageduel.state.objects import Object
from tests.kit.answers import GUARD, NOTHING, attack
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, make_wall, script_for


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Wizard")


def forced(table: Table, creature: Object) -> set[int] | None:
    """The enemies it must attack; None where it is free to do otherwise."""
    options = table.actions(creature)
    return None if ("nothing",) in options else {each[3] for each in options}


def taunted(table: Table, victim: Object, zone: str = "B2") -> Object:
    """Sosruko, who has taunted the victim."""
    ferret = table.put("Sosruko, Ferret Companion", 1 - victim.controller, zone)
    assert table.run(taunt(table.game, victim, ferret))
    return ferret


@rule(
    "core.trait.bloodthirsty-must-attack",
    "codex.bloodthirsty.must-attack",
    "sup.rules.mandatory-actions-list",
    "sup.rules.mandatory-action-if-possible-when-choosing",
    "ruling.r30",
)
def test_a_bloodthirsty_creature_must_attack_the_wounded_in_its_zone(table: Table) -> None:
    goran, fox = table.put("Goran, Werewolf Pet", RED), table.put("Bitterwood Fox", BLUE)
    assert forced(table, goran) is None
    fox.damage = 1
    assert forced(table, goran) == {fox.id}
    assert {each[2] for each in table.actions(goran)} == {0, 1}, "with whichever melee attack it likes"
    assert {each[2] for each in table.actions(goran, move_actions=1)} == {0}


@rule("ruling.r30")
def test_it_must_strike_and_not_shoot(table: Table) -> None:
    claw = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
    spit = {"name": "Spit", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2]}
    beast = table.put(make_creature("Beast", traits=["Bloodthirsty +1"], attack=[claw, spit]), RED)
    prey, far = table.put("Timber Wolf", BLUE, damage=1), table.put("Timber Wolf", BLUE, "B3", damage=1)
    assert table.offered(beast) == [attack(beast, "Claw", prey)]
    table.destroy(prey)
    assert {attack(beast, "Spit", far), NOTHING, GUARD} <= set(table.actions(beast)), "nothing is left to strike"


@rule("core.trait.bloodthirsty-choice-between-targets", "codex.bloodthirsty.choice")
def test_among_several_wounded_it_may_choose(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet", RED)
    fox, wolf = table.put("Bitterwood Fox", BLUE, damage=1), table.put("Timber Wolf", BLUE, damage=2)
    table.put("Emerald Tegu", BLUE)
    assert forced(table, goran) == {fox.id, wolf.id}


@rule("core.trait.bloodthirsty-must-attack", "ruling.r30")
def test_neither_friends_nor_the_nonliving_nor_conjurations_provoke_it(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet", RED, damage=3)
    table.put("Firebrand Imp", RED, damage=1)
    table.put("Skeletal Sentry", BLUE, damage=1)
    table.put("Mana Flower", BLUE, damage=1)
    table.put("Timber Wolf", BLUE, "B3", damage=1)
    assert forced(table, goran) is None


@rule(
    "sup.rules.mandatory-action-never-legalizes-forbidden-action",
    "sup.rules.example-bloodthirsty-blocked-by-guard",
)
def test_a_guard_frees_it_and_a_flyer_is_out_of_reach(table: Table) -> None:
    goran, bat = table.put("Goran, Werewolf Pet", RED), table.put("Darkfenne Bat", BLUE, damage=1)
    assert forced(table, goran) is None
    fox, guard = table.put("Bitterwood Fox", BLUE, damage=1), table.put("Steelclaw Grizzly", BLUE)
    assert forced(table, goran) == {fox.id}
    table.guard(guard)
    assert forced(table, goran) is None
    assert any(each[0] == "attack" and each[3] == guard.id for each in table.actions(goran))
    assert bat.damage == 1


@rule(
    "sup.rules.mandatory-action-must-pay-costs",
    "sup.rules.example-goran-suppression-cloak-with-mana",
    "sup.rules.example-goran-suppression-cloak-without-mana",
)
def test_goran_must_pay_for_a_wounded_wizard_in_a_cloak_if_the_mana_is_there(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet", RED, "A4")
    table.attach("Suppression Cloak", table.blue)
    table.blue.damage = 1
    assert forced(table, goran) == {table.blue.id}
    table.dice("0 0 0 0 0")
    table.act(goran, ("attack", goran.id, 0, table.blue.id))
    assert table.red.mana == 48
    table.reset()
    table.red.mana = 1
    assert forced(table, goran) is None


@rule(
    "sup.rules.mandatory-action-no-preparation-required",
    "sup.rules.example-watchtower-not-compulsory",
)
def test_nobody_has_to_make_the_attack_possible_first(table: Table) -> None:
    goran, wolf = table.put("Goran, Werewolf Pet", RED, "B2"), table.put("Timber Wolf", BLUE, "B3", damage=1)
    options = table.actions(goran)
    assert ("move", "B3") in options
    assert ("move", "B1") in options
    table.act(goran, ("move", "B1"), NOTHING)
    assert wolf.damage == 1


def sweeping_brute(table: Table) -> Object:
    bar = {"name": "Sweep", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Sweeping"]}
    return table.put(make_creature("Test Brute", attack=[bar], traits=["Bloodthirsty +1"]), RED)


@rule("sup.rules.example-bloodthirsty-sweep-two-damaged")
def test_both_attacks_of_a_sweep_must_meet_the_wounded(table: Table) -> None:
    brute = sweeping_brute(table)
    fox, wolf = table.put("Steelclaw Grizzly", BLUE, damage=1), table.put("Timber Wolf", BLUE, damage=1)
    tegu = table.put("Emerald Tegu", BLUE)
    assert forced(table, brute) == {fox.id, wolf.id}
    table.dice("0 0 0")
    table.act(brute, ("attack", brute.id, 0, fox.id))
    assert [event.attack.defender for event in table.events(DiceRolled)] == [fox, wolf]
    assert tegu.damage == 0


@rule("sup.rules.example-bloodthirsty-sweep-one-damaged")
def test_with_one_wounded_only_the_first_attack_of_a_sweep_is_forced(table: Table) -> None:
    brute = sweeping_brute(table)
    fox, tegu = table.put("Steelclaw Grizzly", BLUE, damage=1), table.put("Emerald Tegu", BLUE)

    def choose(request: Request) -> Answer:
        assert ("stop",) in request.options
        assert ("sweep", tegu.id) in request.options
        return ("stop",)

    table.dice("0 0")
    table.decide("sweep", choose)
    table.act(brute, ("attack", brute.id, 0, fox.id))


@rule(
    "core.condition.taunt-source-sosruko",
    "core.condition.taunt-marker",
    "codex.taunt.sosruko-marker",
    "core.condition.taunt-must-attack-sosruko",
    "codex.taunt.must-attack",
    "sup.rules.example-sosruko-taunt-must-attack",
)
@pytest.mark.parametrize(("roll", "bitten"), [(6, False), (7, True)])
def test_sosrukos_bite_taunts(table: Table, roll: int, bitten: bool) -> None:
    ferret, wolf = table.put("Sosruko, Ferret Companion", RED), table.put("Timber Wolf", BLUE)
    table.dice("0 0", effect=roll)
    table.attack(ferret, "Bite", wolf)
    assert (TAUNT in wolf.conditions) is bitten
    assert forced(table, wolf) == ({ferret.id} if bitten else None)


def test_a_taunt_does_not_bind_in_another_zone(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    ferret = taunted(table, wolf)
    assert forced(table, wolf) == {ferret.id}
    table.move_to(ferret, "B3")
    assert forced(table, wolf) is None


@rule(
    "core.condition.taunt-competing-requirement",
    "core.trait.bloodthirsty-and-taunt-choice",
    "codex.taunt.competing",
    "codex.skeelax.competing",
    "sup.rules.mandatory-action-choice-between-several",
)
def test_between_blood_and_a_taunt_it_may_choose(table: Table) -> None:
    goran, fox = table.put("Goran, Werewolf Pet", RED), table.put("Bitterwood Fox", BLUE, damage=1)
    ferret = taunted(table, goran)
    assert forced(table, goran) == {fox.id, ferret.id}


@rule("core.condition.taunt-removed-end-of-phase", "codex.taunt.ends")
def test_a_taunt_ends_with_the_action_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    ferret = taunted(table, wolf)
    table.decide("defend", ("no defense",))
    table.dice("0 0 0 0")
    table.act(wolf, ("attack", wolf.id, 0, ferret.id))
    assert TAUNT not in wolf.conditions


@rule("core.condition.taunt-removed-when-sosruko-activates", "codex.taunt.ends", "codex.skeelax.ends")
def test_a_taunt_ends_when_the_taunter_is_activated(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    ferret = taunted(table, wolf)
    table.act(ferret, NOTHING)
    assert TAUNT not in wolf.conditions


@rule("codex.taunt.self", "sup.codex.taunt-self-canceled")
def test_nobody_taunts_himself(table: Table) -> None:
    ferret = table.put("Sosruko, Ferret Companion", RED)
    table.decide("defend", ("no defense",))
    table.dice("0 0", effect=12)
    table.attack(ferret, "Bite", ferret)
    assert TAUNT not in ferret.conditions


@rule("codex.skeelax.psychic", "codex.skeelax.marker", "codex.skeelax.must-attack")
def test_a_taunt_is_psychic(table: Table) -> None:
    skeleton, ferret = table.put("Skeletal Sentry", RED), table.put("Sosruko, Ferret Companion", BLUE)
    assert not table.run(taunt(table.game, skeleton, ferret))


@rule("sup.rules.example-sosruko-taunt-teleported-out-first", "codex.skeelax.nothing-else")
def test_teleporting_the_taunted_away_before_it_acts_frees_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    ferret = taunted(table, wolf)
    assert forced(table, wolf) == {ferret.id}, "it may not walk away either"
    table.run(teleport(table.game, wolf, table.zone("A2")))
    assert forced(table, wolf) is None


@rule("sup.rules.example-sosruko-taunts-wizard")
def test_a_taunted_mage_may_still_use_his_quickcast_first(table: Table) -> None:
    ferret = taunted(table, table.blue, "A4")
    assert forced(table, table.blue) == {ferret.id}
    table.plan(BLUE, "Teleport")
    table.game.turn = BLUE
    assert any(each[0] == "cast" and each[2] == "Teleport" for each in turn_options(table.game, BLUE, committed=False))
    table.run(teleport(table.game, table.blue, table.zone("A2")))
    assert forced(table, table.blue) is None


# A taunt from afar, as of Thorg


@pytest.fixture
def thorg(table: Table) -> Object:
    return table.put(make_creature("Test Bodyguard", life=20), BLUE, "B3")


def taunted_from_afar(table: Table, thorg: Object, victim: Object) -> None:
    assert table.run(taunt(table.game, victim, thorg, from_afar=True))


@rule("sup.rules.thorg-taunt-ranged-or-move", "codex.thorg.adjacent")
def test_from_the_next_zone_it_must_come_or_shoot(table: Table, thorg: Object) -> None:
    wolf, archer = table.put("Timber Wolf", RED, "B2"), table.put("Royal Archer", RED, "B2")
    for each in (wolf, archer):
        taunted_from_afar(table, thorg, each)
    assert table.actions(wolf) == [("move", "B3")]
    assert table.actions(archer) == [("attack", archer.id, 0, thorg.id), ("move", "B3")]
    table.move_to(wolf, "B1")
    assert ("nothing",) in table.actions(wolf), "two zones away it does not care"


@rule("sup.rules.thorg-taunt-not-through-attacking-wall", "codex.thorg.passage-attacks")
def test_it_need_not_go_through_a_wall_that_attacks(table: Table, thorg: Object) -> None:
    wolf, bar = (
        table.put("Timber Wolf", RED, "B2"),
        {"name": "Sling", "kind": "ranged", "action": "quick", "range": [0, 1], "dice": 1},
    )
    slinger = table.put(make_creature("Test Slinger", attack=[{**bar, "traits": ["Indirect"]}]), RED, "B2")
    table.wall("Wall of Thorns", "B2|B3", BLUE)
    for each in (wolf, slinger):
        taunted_from_afar(table, thorg, each)
    assert ("nothing",) in table.actions(wolf)
    assert table.actions(slinger) == [("attack", slinger.id, 0, thorg.id)]


@rule("sup.rules.thorg-taunt-ranged-or-move", "codex.thorg.adjacent")
@pytest.mark.parametrize("wall", ["Wall of Thorns", "Wall of Stone"])
def test_whoever_teleports_meets_no_wall_on_the_way(table: Table, thorg: Object, wall: str) -> None:
    gremlin = table.put("Blue Gremlin", RED, "B2")
    table.wall(wall, "B2|B3", BLUE)
    taunted_from_afar(table, thorg, gremlin)
    assert ("nothing",) in table.actions(gremlin)
    gremlin.mark(TELEPORTS)
    assert table.actions(gremlin) == [("move", "B3")]


@rule("sup.rules.thorg-taunt-ranged-or-move", "codex.thorg.adjacent")
def test_whoever_climbs_must_come_over_the_wall_with_his_whole_action(table: Table, thorg: Object) -> None:
    climber = table.put(make_creature("Test Climber", traits=["Climbing"]), RED, "B2")
    table.wall("Wall of Stone", "B2|B3", BLUE)
    taunted_from_afar(table, thorg, climber)
    assert table.actions(climber) == [("climb", "B3")]
    assert ("nothing",) in table.actions(climber, move_actions=1), "the whole action is no longer there"
    table.act(climber, ("climb", "B3"))
    assert climber.zone == thorg.zone
    assert thorg.damage == 0


@rule("sup.rules.thorg-taunt-not-through-attacking-wall")
def test_nobody_must_climb_a_wall_that_attacks(table: Table, thorg: Object) -> None:
    climber = table.put(make_creature("Test Climber", traits=["Climbing"]), RED, "B2")
    bar = {"name": "Spikes", "kind": "passage attack", "dice": 2}
    table.wall(make_wall("Test Spikes", traits=["Passage Blocked", "Passage Attacks"], attack=[bar]), "B2|B3", BLUE)
    taunted_from_afar(table, thorg, climber)
    assert ("nothing",) in table.actions(climber)
    assert ("climb", "B3") in table.actions(climber)


@rule("sup.rules.thorg-taunt-melee-when-in-zone", "codex.thorg.same-zone")
def test_once_there_it_must_strike(table: Table, thorg: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    taunted_from_afar(table, thorg, wolf)
    table.dice("1 0 0 0")
    table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, thorg.id))
    assert thorg.damage == 1
    assert TAUNT not in wolf.conditions


@rule("sup.rules.thorg-taunt-no-action-left")
def test_a_slow_creature_has_no_action_left_for_it(table: Table, thorg: Object) -> None:
    hydra = table.put("Darkfenne Hydra", RED, "B2")
    taunted_from_afar(table, thorg, hydra)
    table.act(hydra, ("move", "B3"))
    assert thorg.damage == 0


@rule("sup.rules.thorg-taunt-other-requirement-after-move", "codex.thorg.competing")
def test_drawn_there_it_may_follow_its_thirst_instead(table: Table, thorg: Object) -> None:
    goran = table.put("Goran, Werewolf Pet", RED, "B3")
    fox = table.put("Bitterwood Fox", BLUE, "B3", damage=1)
    taunted_from_afar(table, thorg, goran)
    assert forced(table, goran) == {thorg.id, fox.id}


@rule("codex.thorg.exempt", "codex.thorg.self", "codex.skeelax.not-mages")
def test_mages_the_immune_and_the_taunter_himself_do_not_heed_it(table: Table, thorg: Object) -> None:
    skeleton = table.put("Skeletal Sentry", RED, "B2")
    for each in (table.red, skeleton, thorg):
        assert not table.run(taunt(table.game, each, thorg, from_afar=True))


@rule("codex.thorg.ends")
def test_it_ends_when_the_taunter_is_activated(table: Table, thorg: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    taunted_from_afar(table, thorg, wolf)
    table.act(thorg, NOTHING)
    assert TAUNT not in wolf.conditions


@rule(
    "sup.rules.bloodthirsty-zero-still-mandatory",
    "sup.codex.zombie-marker-bloodthirsty-zero",
    "sup.codex.zombie-marker-bloodthirsty-stacks",
)
def test_a_zombie_marker_drives_without_adding_dice_until_something_does(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE, damage=1)
    table.condition(wolf, ZOMBIE)
    assert forced(table, wolf) == {fox.id}
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    frenzy = make_card(
        name="Test Frenzy", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script_for(frenzy).grants(BLOODTHIRSTY(+1))
    table.attach(frenzy, wolf)
    table.dice("0 0 0 0 0")
    table.attack(wolf, "Bite", fox)


def test_what_is_not_forced_is_refused(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet", RED)
    table.put("Bitterwood Fox", BLUE, damage=1)
    with pytest.raises(Refused):
        table.act(goran, ("guard",))
