"""Guarding: the quick action, what it protects, who may ignore it, and how the marker is lost."""

import pytest

from mageduel.facts.conditions import CRIPPLE, STUN
from mageduel.facts.traits import FLYING, INCAPACITATED
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.guards import drop_guard, go_on_guard
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.enchantments.reveals import reveal
from mageduel.rules.movement.moves import push
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.answers import GUARD, NOTHING
from tests.kit.chronicle import told
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def targets(table: Table, attacker: Object) -> set[int]:
    """The enemies the attacker may attack."""
    objects = table.game.objects
    found = {each[3] for each in table.actions(attacker) if each[0] == "attack"}
    return {each for each in found if objects[each].controller != attacker.controller}


@rule(
    "core.guard.quick-action",
    "core.codex.guarding-quick-action",
    "codex.guarding.quick-action",
)
def test_a_creature_may_move_and_then_guard(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.act(wolf, ("move", "B3"), ("guard",))
    assert wolf.guarding
    assert wolf.zone == table.zone("B3")
    assert ("guard",) not in table.actions(wolf, has_acted=True)


@rule(
    "core.guard.protects-zone",
    "core.attack.melee-must-pick-guard",
    "core.codex.melee-attack-guards",
    "codex.melee-attack.guard-first",
    "sup.rules.guard-protect-zone-wording",
    "codex.guarding.benefits",
)
def test_only_guards_may_be_attacked_where_a_guard_stands(table: Table) -> None:
    wolf, crystal = table.put("Timber Wolf", RED), table.put("Mana Crystal", BLUE)
    fox, guard, other = (table.put(name, BLUE) for name in ("Bitterwood Fox", "Steelclaw Grizzly", "Emerald Tegu"))
    assert targets(table, wolf) == {crystal.id, fox.id, guard.id, other.id}
    table.guard(guard)
    assert targets(table, wolf) == {guard.id}
    table.guard(other)
    assert targets(table, wolf) == {guard.id, other.id}
    table.move_to(guard, "B3")
    table.move_to(other, "B3")
    assert targets(table, wolf) == {crystal.id, fox.id}


@rule("core.guard.gains-counterstrike", "core.guard.lost-marker-loses-benefits")
def test_a_guard_strikes_back_with_any_quick_melee_attack_until_the_marker_is_gone(table: Table) -> None:
    wolf, guard, fox = (
        table.put("Timber Wolf", RED),
        table.put("Steelclaw Grizzly", BLUE),
        table.put("Bitterwood Fox", BLUE),
    )
    table.guard(guard)
    table.dice("0 0 0 0 1* 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", guard.id, 0))
    table.attack(wolf, "Bite", guard)
    assert wolf.damage == 1
    assert targets(table, wolf) == {guard.id, fox.id}, "the zone is not protected any more"
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", guard)
    assert wolf.damage == 1, "and it has no counterstrike any more"


@rule(
    "core.guard.may-attack-self",
    "core.guard.may-attack-own-attachment",
    "sup.rules.self-attack-ignores-guards",
    "sup.rules.guard-cannot-stop-self-attack",
    "sup.rules.may-attack-object-attached-to-itself",
)
def test_guards_do_not_keep_a_creature_from_itself_or_what_clings_to_it(table: Table) -> None:
    wolf, guard = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    vine = table.attach("Tanglevine", wolf, BLUE)
    table.guard(guard)
    assert targets(table, wolf) == {guard.id, vine.id}
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", vine)
    assert vine.damage == 2
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", wolf)
    assert wolf.damage == 1


@rule("sup.rules.walls-cannot-be-guarded", "core.wall.melee-from-either-zone")
def test_guards_do_not_protect_walls(table: Table) -> None:
    wolf, guard = table.put("Timber Wolf", RED, "B2"), table.put("Steelclaw Grizzly", BLUE, "B2")
    table.guard(guard)
    wall = table.wall("Wall of Stone", "B2|B3", BLUE)
    assert targets(table, wolf) == {guard.id, wall.id}


@rule("core.guard.marker-removed-on-activation", "core.codex.activate-removes-guard", "codex.activate.remove-guard")
def test_the_marker_goes_when_the_guard_is_activated(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.guard(wolf)
    table.act(wolf, NOTHING)
    assert not wolf.guarding


@rule("core.guard.unattacked-keeps-marker")
def test_a_guard_that_nobody_attacks_keeps_its_marker_over_the_rounds(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.guard(wolf)
    table.end_round()
    table.reset()
    assert wolf.guarding


@rule("core.example.goran-clears-guard")
def test_goran_makes_the_grizzly_drop_its_guard_so_that_the_slayer_gets_through() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    bear = table.put("Steelclaw Grizzly", RED, "B2")
    goran, slayer = table.put("Goran, Werewolf Pet", BLUE, "B2"), table.put("Dark Pact Slayer", BLUE, "B2")
    table.guard(bear)
    assert targets(table, slayer) == {bear.id}
    table.dice("0 0 0 0")
    table.decide("counterstrike", ("no counterstrike",))
    table.act(goran, ("attack", goran.id, 0, bear.id))
    assert bear.damage == 0
    assert not bear.guarding
    assert targets(table, slayer) == {bear.id, table.red.id}


@rule("core.guard.attack-does-not-flip-action-marker", "core.guard.counterstrike-then-act")
def test_a_guard_that_struck_back_may_still_act_in_the_same_round(table: Table) -> None:
    wolf, guard = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.guard(guard)
    table.dice("0 0 0 0 1* 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", guard.id, 0))
    table.attack(wolf, "Bite", guard)
    assert guard.active
    table.dice("1* 0 0 0 0 0 0")
    table.act(guard, ("attack", guard.id, 1, wolf.id))
    assert wolf.damage == 2


@rule(
    "core.guard.elusive-ignores",
    "core.trait.elusive-ignores-guards",
    "codex.elusive.guards",
    "core.guard.ignored-guard-not-forced",
    "core.codex.ignore-guard-not-forced",
    "codex.ignore.guard",
    "core.guard.ignored-guard-still-counterstrikes",
)
def test_the_elusive_may_pass_a_guard_by_but_if_they_attack_it_it_strikes_back(table: Table) -> None:
    cat, guard = table.put("Cervere, The Forest Shadow", RED), table.put("Steelclaw Grizzly", BLUE)
    fox = table.put("Bitterwood Fox", BLUE)
    table.guard(guard)
    assert targets(table, cat) == {guard.id, fox.id}
    table.dice("0 0 0 0 1* 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", guard.id, 0))
    table.decide("defend", ("no defense",))
    table.attack(cat, "Claws & Bite", guard)
    assert cat.damage == 1


@rule(
    "core.guard.restrained-guard-ignored",
    "core.condition.restrained-may-guard-ignorable",
    "core.condition.restrained-guard-counterstrike-only",
    "codex.restrained.guard-ignored",
    "core.guard.ignorable-may-still-guard",
)
def test_a_restrained_guard_protects_nobody_but_strikes_back(table: Table) -> None:
    wolf, guard, fox = (
        table.put("Timber Wolf", RED),
        table.put("Steelclaw Grizzly", BLUE),
        table.put("Bitterwood Fox", BLUE),
    )
    table.condition(guard, CRIPPLE)
    assert ("guard",) in table.actions(guard)
    table.guard(guard)
    assert targets(table, wolf) == {guard.id, fox.id}
    table.dice("0 0 0 0 1* 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", guard.id, 0))
    table.attack(wolf, "Bite", guard)
    assert wolf.damage == 1


@rule("core.guard.pest-ignored", "core.trait.pest-guard-ignored", "codex.pest.guard-ignored")
def test_a_guarding_pest_may_be_passed_by(table: Table) -> None:
    wolf, gremlin, fox = (
        table.put("Timber Wolf", RED),
        table.put("Blue Gremlin", BLUE),
        table.put("Bitterwood Fox", BLUE),
    )
    table.guard(gremlin)
    assert targets(table, wolf) == {gremlin.id, fox.id}


@rule(
    "core.guard.incapacitated-cannot-guard",
    "core.guard.incapacitated-loses-marker",
    "core.condition.incapacitated-loses-guard-marker",
    "codex.incapacitated.guard-removed",
)
def test_the_incapacitated_lose_their_marker_and_cannot_take_one(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.guard(wolf)
    table.run(give_condition(table.game, wolf, STUN))
    assert not wolf.guarding
    assert ("guard",) not in table.actions(wolf)


@rule("core.guard.incapacitated-loses-marker")
def test_an_enchantment_that_incapacitates_costs_the_marker_as_well(table: Table) -> None:
    card = make_card(
        name="Test Torpor",
        type="enchantment",
        cost=2,
        reveal=0,
        action="quick",
        range=[0, 2],
        target="creature",
        level=1,
    )
    script_for(card).grants(INCAPACITATED)
    wolf = table.put("Timber Wolf", RED)
    table.guard(wolf)
    table.run(reveal(table.game, table.hide(card, wolf, BLUE)))
    assert not wolf.guarding


@rule(
    "core.guard.flyer-attacking-ground-affected",
    "core.flying.guards-apply-vs-nonflying",
    "core.guard.flyer-vs-flyer-ignores",
    "core.flying.guards-ignored-vs-flying",
)
def test_a_flyer_respects_guards_on_the_ground_and_not_in_the_air(table: Table) -> None:
    falcon, guard = table.put("Thunderift Falcon", RED), table.put("Steelclaw Grizzly", BLUE)
    fox, bat = table.put("Bitterwood Fox", BLUE), table.put("Darkfenne Bat", BLUE)
    table.guard(guard)
    assert targets(table, falcon) == {guard.id, bat.id}
    assert fox.id not in targets(table, falcon)


@rule(
    "core.guard.guarding-flyer-loses-flying",
    "core.flying.guarding-loses-flying",
    "sup.rules.guarding-creature-loses-flying",
)
def test_a_guarding_flyer_is_on_the_ground_whatever_is_done_for_it(table: Table) -> None:
    wolf, bat = table.put("Timber Wolf", RED), table.put("Darkfenne Bat", BLUE)
    assert targets(table, wolf) == set()
    table.guard(bat)
    wings = make_card(
        name="Test Wings",
        type="enchantment",
        cost=2,
        reveal=0,
        action="quick",
        range=[0, 2],
        target="creature",
        level=1,
    )
    script_for(wings).grants(FLYING)
    table.attach(wings, bat)
    assert targets(table, wolf) == {bat.id}
    table.dice("0 0 0 0")
    table.decide("counterstrike", ("no counterstrike",))
    table.attack(wolf, "Bite", bat)
    assert targets(table, wolf) == set(), "without the marker it is in the air again"


@rule(
    "core.guard.checked-at-declare",
    "sup.rules.guard-checked-once-at-declaration",
    "sup.rules.example-guard-pushed-in-after-declaration",
)
def test_a_guard_that_arrives_after_the_declaration_changes_nothing(table: Table) -> None:
    card = make_card(
        name="Test Gust", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature", level=1
    )

    async def gust(game: Game, this: Object) -> None:
        assert this.attached_to is not None
        await push(game, this.attached_to, Direction.EAST)

    script_for(card).when_revealed(gust)
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    guard = table.put("Steelclaw Grizzly", BLUE, "B1")
    table.guard(guard)
    table.reveal_after("Declare Attack", table.hide(card, guard, BLUE))
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert guard.zone == wolf.zone
    assert guard.guarding
    assert fox.damage == 1


@rule("core.guard.sweeping-guards-first")
def test_a_sweep_hits_guards_first(table: Table) -> None:
    bar = {"name": "Sweep", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Sweeping"]}
    sweeper = table.put(make_creature(attack=[bar]), RED)
    first, second, fox = (table.put(name, BLUE) for name in ("Timber Wolf", "Steelclaw Grizzly", "Bitterwood Fox"))
    table.guard(first)
    table.guard(second)
    with pytest.raises(Refused):
        table.attack(sweeper, "Sweep", fox)
    table.dice("0 0")
    table.decide("counterstrike", ("no counterstrike",), ("no counterstrike",))
    table.decide("sweep", lambda request: _without(request, fox.id, ("sweep", second.id)))
    table.attack(sweeper, "Sweep", first)


def _without(request: Request, unwanted: int, answer: Answer) -> Answer:
    assert ("sweep", unwanted) not in request.options
    return answer


def test_a_flyer_lands_with_the_marker_and_rises_without_it(table: Table) -> None:
    falcon = table.put("Thunderift Falcon", RED)
    assert table.has(falcon, FLYING)
    table.run(go_on_guard(table.game, falcon))
    assert not table.has(falcon, FLYING)
    table.run(drop_guard(table.game, falcon))
    assert table.has(falcon, FLYING)


def test_going_on_guard_and_losing_the_marker_is_told(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.act(wolf, GUARD)
    assert told(table, "guard") == ["Timber Wolf went on guard in B2."]
    table.act(wolf, NOTHING)
    assert told(table, "guard")[1:] == ["Timber Wolf is no longer on guard."]
    table.run(drop_guard(table.game, wolf))
    assert len(told(table, "guard")) == 2, "there was no marker to lose"
