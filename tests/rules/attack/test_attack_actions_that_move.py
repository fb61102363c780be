"""Attack actions in which somebody moves: a zone attack whose source goes away, who is in the air and who is not."""

import pytest

from mageduel.dsl.steps import ROLL_DICE
from mageduel.facts.conditions import CRIPPLE, SLEEP
from mageduel.facts.traits import FLYING, ROOTED
from mageduel.rules.attack.extra_attacks import promise_extra_attack
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import teleport
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.surprises import blink, surprise
from tests.kit.table import BLUE, RED, Table
from tests.rules.attack.actions import carry, fighter, melee, offered, once, prey, ranged, ruin, targets_offered


@pytest.fixture
def table() -> Table:
    table = Table()
    table.always("pay reveal", PAY)
    return table


# Zone attacks whose source moves (ruling R43)


@pytest.fixture
def bomber(table: Table) -> Object:
    """A creature beside a zone with two others, about to attack that zone."""
    blast = ranged("Blast", dice=2, range=[0, 1], zone=True)
    return table.put(fighter(blast, life=5), RED, "B1")


def bombard(table: Table, bomber: Object, *, order: tuple[Object, ...]) -> None:
    """Attack zone B2, whoever is in it in this order."""
    table.decide("order", *(("next", each.id) for each in order))
    table.act(bomber, ("attack", bomber.id, 0, "B2"))


@rule("ruling.r43")
@pytest.mark.parametrize("moment", [None, "Roll Dice"])
def test_a_zone_attack_misses_the_one_in_hand_when_its_source_moves(
    table: Table, bomber: Object, moment: str | None
) -> None:
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    away = carry(bomber, table.zone("C4"))
    if moment is None:

        async def away_at_once(game: Game) -> None:
            await teleport(game, bomber, table.zone("C4"))

        table.hide(once(ROLL_DICE, lambda attack: attack.defender is first, away_at_once), bomber)
    else:
        table.dice("1 1")
        table.reveal_after(moment, table.hide(away, bomber))
    table.dice("1 1")
    bombard(table, bomber, order=(first,))
    assert bomber.zone == table.zone("C4")
    assert (first.damage, second.damage) == (0, 2)


@rule("ruling.r43")
def test_a_zone_attack_goes_on_when_its_source_is_destroyed(table: Table, bomber: Object) -> None:
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after("Roll Dice", table.hide(ruin(bomber), first))
    table.dice("1 1 1 1")
    bombard(table, bomber, order=(first,))
    assert not table.in_play(bomber)
    assert (first.damage, second.damage) == (2, 2)


@rule("ruling.r43", "sup.rules.zone-attack-continues-if-source-destroyed")
def test_a_fallen_mages_firestorm_burns_on(table: Table) -> None:
    table.move_to(table.red, "B1")
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after("Roll Dice", table.hide(ruin(table.red), first, BLUE))
    table.decide("order", ("next", first.id))
    table.dice("1* 1* 0 0 0", effect=1)
    table.dice("1* 1* 1* 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert not table.game.players[RED].is_alive
    assert (first.damage, second.damage) == (2, 3)


@rule("ruling.r43")
def test_a_zone_attack_whose_source_moves_before_anybody_is_attacked_is_canceled(table: Table, bomber: Object) -> None:
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)
    table.reveal_after("Declare Attack", table.hide(blink(), bomber))
    bombard(table, bomber, order=())
    assert first.damage == second.damage == 0


@rule("ruling.r43")
def test_a_zone_attack_whose_source_is_destroyed_before_that_goes_off_all_the_same(table: Table) -> None:
    table.move_to(table.red, "B1")
    victim = table.put(prey(), BLUE)
    table.reveal_after("Declare Attack", table.hide(ruin(table.red), victim, BLUE))
    table.dice("1* 1* 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert victim.damage == 2


# Flying does not change in the middle (ruling R45)


def reaches(table: Table, attacker: Object, target: Object) -> bool:
    """Whether any attack of the attacker may be made on the target."""
    return any(each[0] == "attack" and each[3] == target.id for each in table.actions(attacker))


@rule("ruling.r45", "core.flying.no-change-mid-attack", "sup.codex.no-flying-change-within-attack-action")
@pytest.mark.parametrize("somebody_hides", [False, True])
@pytest.mark.parametrize("held_by", ["guard", "sleep"])
def test_who_guarded_or_slept_does_not_take_off_before_the_extra_attack(
    table: Table, held_by: str, somebody_hides: bool
) -> None:
    striker, bird = table.put(fighter(melee()), RED), table.put(prey("Bird", traits=["Flying"]), BLUE)
    if somebody_hides:
        table.hide(blink(), "A1", BLUE)
    if held_by == "guard":
        table.guard(bird)
        table.decide("counterstrike", ("no counterstrike",))
    else:
        table.condition(bird, SLEEP)
    promise_extra_attack(striker)
    table.dice("1 1")
    table.decide("extra attack", ("attack", striker.id, 0, bird.id))
    table.dice("1 1")
    table.attack(striker, "Strike", bird)
    assert bird.damage == 4
    assert table.has(bird, FLYING), "with the attack action over it is in the air again"
    assert not reaches(table, striker, bird)


@rule("ruling.r45", "core.flying.example-gained-mid-attack")
def test_nobody_else_takes_off_either_while_the_action_lasts(table: Table) -> None:
    sweeper = table.put(fighter(melee("Sweep", "Sweeping")), RED)
    first, second = table.put(prey("First"), BLUE), table.put(prey("Second"), BLUE)

    async def take_wing(game: Game, this: Object) -> None:
        grant_for_a_while(second, FLYING, source="test")

    table.reveal_after("Damage and Effects", table.hide(surprise(take_wing), second))
    table.dice("0 0")
    table.decide("sweep", ("sweep", second.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert second.damage == 2
    assert table.has(second, FLYING)


@rule("ruling.r45")
def test_who_takes_wing_elsewhere_and_comes_along_is_still_on_the_ground(table: Table) -> None:
    sweeper = table.put(fighter(melee("Sweep", "Sweeping")), RED)
    first, comer = table.put(prey("First"), BLUE), table.put(prey("Comer"), BLUE, "C4")

    async def fly_here(game: Game, this: Object) -> None:
        grant_for_a_while(comer, FLYING, source="test")
        await teleport(game, comer, table.zone("B2"))

    table.reveal_after("Damage and Effects", table.hide(surprise(fly_here), first))
    table.dice("0 0")
    table.decide("sweep", ("sweep", comer.id))
    table.dice("1 1")
    table.attack(sweeper, "Sweep", first)
    assert comer.damage == 2
    assert table.has(comer, FLYING)


@rule("core.flying.no-change-mid-attack", "sup.codex.no-flying-change-within-attack-action")
def test_who_is_brought_down_comes_down_when_the_action_is_over(table: Table) -> None:
    spear = melee("Spear", "Reach", effects="1+ = cripple")
    striker, bird = table.put(fighter(spear, melee("Fist")), RED), table.put(prey("Bird", traits=["Flying"]), BLUE)
    promise_extra_attack(striker)
    table.dice("1 1", effect=12)
    table.decide("extra attack", ("stop",))
    table.attack(striker, "Spear", bird)
    assert CRIPPLE in bird.conditions
    assert {each for each in offered(table, "extra attack") if each[-1] == bird.id} == {
        ("attack", striker.id, 0, bird.id)
    }
    assert not table.has(bird, FLYING)
    assert ("attack", striker.id, 1, bird.id) in table.actions(striker)


@rule("ruling.r45", "sup.codex.no-flying-change-within-attack-action")
def test_a_flyer_that_struck_in_the_air_does_not_swoop_for_its_extra_attack(table: Table) -> None:
    hawk = table.put(fighter(melee(), traits=("Flying",)), RED)
    bird, other = (table.put(prey(name, traits=["Flying"]), BLUE) for name in ("Bird", "Other"))
    mouse = table.put(prey("Mouse"), BLUE)
    promise_extra_attack(hawk)
    table.dice("1 1")
    table.decide("extra attack", ("stop",))
    table.attack(hawk, "Strike", bird)
    assert targets_offered(table, "extra attack") & {bird.id, other.id, mouse.id} == {bird.id, other.id}


@rule("codex.sweeping.reach-or-ranged")
def test_with_reach_a_flyer_may_go_on_from_the_air_to_the_ground(table: Table) -> None:
    hawk = table.put(fighter(melee("Talons", "Sweeping", "Reach"), traits=("Flying",)), RED)
    bird, mouse = table.put(prey("Bird", traits=["Flying"]), BLUE), table.put(prey("Mouse"), BLUE)
    table.dice("1 1")
    table.decide("sweep", ("sweep", mouse.id))
    table.dice("1 1")
    table.attack(hawk, "Talons", bird)
    assert (bird.damage, mouse.damage) == (2, 2)


@rule("ruling.r45", "core.flying.loses-flying-for-melee")
def test_a_flyer_that_swooped_makes_its_extra_attack_on_the_ground(table: Table) -> None:
    hawk = table.put(fighter(melee(), traits=("Flying",)), RED)
    bird, mouse = table.put(prey("Bird", traits=["Flying"]), BLUE), table.put(prey("Mouse"), BLUE)
    promise_extra_attack(hawk)
    table.dice("1 1")
    table.decide("extra attack", ("attack", hawk.id, 0, mouse.id))
    table.dice("1 1")
    table.attack(hawk, "Strike", mouse)
    assert targets_offered(table, "extra attack") & {bird.id, mouse.id} == {mouse.id}
    assert table.has(hawk, FLYING)


@rule("ruling.r45", "ruling.r28")
def test_a_flyer_that_came_down_to_strike_back_stays_down_for_the_extra_attack(table: Table) -> None:
    striker = table.put(fighter(melee("Spear", "Reach"), melee("Fist")), RED)
    bird = table.put(prey("Bird", traits=["Flying"], attack=[melee("Peck", "Counterstrike")]), BLUE)
    promise_extra_attack(striker)
    table.dice("1 1")
    table.decide("counterstrike", ("counterstrike", bird.id, 0))
    table.dice("1 1")
    table.decide("extra attack", ("attack", striker.id, 1, bird.id))
    table.dice("1 1")
    table.attack(striker, "Spear", bird)
    assert bird.damage == 4
    assert table.has(bird, FLYING)


def test_a_creature_rooted_before_the_attack_stays_on_the_ground_after_it(table: Table) -> None:
    striker, bird = table.put(fighter(melee()), RED), table.put(prey("Bird", traits=["Flying"]), BLUE)
    grant_for_a_while(bird, ROOTED, source="test")
    table.dice("1 1")
    table.attack(striker, "Strike", bird)
    assert not table.has(bird, FLYING)
