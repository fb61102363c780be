"""Wall of Thorns: the bigger the creature, the worse the passage."""

import pytest

from mageduel.rules.movement.moves import push
from mageduel.state.arena import Direction
from mageduel.state.events import Attacked
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    made = Table()
    made.wall("Wall of Thorns", "B1|B2", BLUE)
    return made


@rule("sup.spell.wall-of-thorns-separate-attacks", "core.level.restricts-or-scales-effects")
def test_it_attacks_once_for_each_level_above_the_first_each_attack_on_its_own(table: Table) -> None:
    tegu = table.put("Steelclaw Grizzly", RED, "B1")  # Level 4, armor 3
    table.dice("2 2")  # 4 less 3 armor
    table.dice("2 1")
    table.dice("2* 1")
    table.act(tegu, ("climb", "B2"))
    assert tegu.zone == table.zone("B2")
    assert tegu.damage == 1 + 0 + 2
    assert len(table.events(Attacked)) == 3


@rule("sup.spell.wall-of-thorns-level-one-none", "core.level.restricts-or-scales-effects")
def test_the_smallest_slip_through(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED, "B1")
    block = table.hide("Block", fox)
    table.act(fox, ("move", "B2"), NOTHING)
    assert fox.damage == 0
    assert table.in_play(block)


@rule("sup.spell.wall-of-thorns-mage-five-attacks")
def test_a_mage_is_attacked_five_times(table: Table) -> None:
    table.move_to(table.red, "B1")
    table.dice("1* 0 1* 0 1* 0 1* 0 1* 0")
    table.act(table.red, ("climb", "B2"))
    assert table.red.damage == 5
    assert len(table.events(Attacked)) == 5


@rule("sup.spell.wall-of-thorns-unavoidable")
def test_no_defense_helps(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, "B1")
    table.dice("1* 0 1* 0")
    table.act(knight, ("climb", "B2"))
    assert knight.damage == 2


def test_from_level_two_on_it_takes_a_full_action(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B1"), table.put("Bitterwood Fox", RED, "B1")
    assert ("climb", "B2") in table.actions(wolf)
    assert ("move", "B2") not in table.actions(wolf)
    assert ("climb", "B2") not in table.actions(wolf, move_actions=1)
    assert ("move", "B2") in table.actions(fox)


def test_a_push_needs_no_action_but_the_thorns_do_their_work(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("1* 0")
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B2")
    assert wolf.damage == 1


def test_flyers_pass_above(table: Table) -> None:
    tarok = table.put("Tarok, the Skyhunter", RED, "B1")
    table.act(tarok, ("move", "B2"), NOTHING)
    assert tarok.damage == 0


def test_it_grows_back(table: Table) -> None:
    wall = next(iter(table.game.walls.values()))
    wall.damage = 5
    table.upkeep()
    assert wall.damage == 3
