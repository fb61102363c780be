"""Targets that are kept from question to question: the same list while nothing changes, a new one after any change."""

from collections.abc import Callable
from typing import Final

import pytest

from mageduel.lab.invariants import Broken, check_kept
from mageduel.rules.attack.deterrence import DETERRED
from mageduel.rules.attack.targets import ATTACK_RULE
from mageduel.rules.attention import take_every_step
from mageduel.rules.casting.targeting import targets
from mageduel.rules.objects.presence import leave
from mageduel.rules.refusals import OUT_OF_RANGE
from mageduel.rules.round.phases import begin_round
from mageduel.state.marks import RESET, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Place, Spell
from tests.kit.table import BLUE, RED, Table, make_card, script_for

SEEN: Final = Mark("seen in a test", until=RESET)
BOLT: Final = "Lightning Bolt"


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    return table


def aims(table: Table, name: str = BOLT) -> list[Place]:
    return targets(table.game, table.red, table.card(name))


def test_while_nothing_changes_nothing_is_worked_out_anew(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    found = aims(table)
    assert wolf in found
    assert aims(table) is found


def test_each_spell_and_each_caster_has_a_list_of_its_own(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert wolf in aims(table)
    assert wolf not in aims(table, "Teleport Trap")
    table.move_to(table.blue, "C4")
    assert wolf in aims(table)
    assert wolf not in targets(table.game, table.blue, table.card(BOLT))


def walks_away(table: Table, wolf: Object) -> None:
    table.move_to(wolf, "B4")


def is_gone(table: Table, wolf: Object) -> None:
    leave(wolf)


def is_behind_a_wall(table: Table, wolf: Object) -> None:
    table.wall("Wall of Stone", "B1|B2")


def deters_the_caster(table: Table, wolf: Object) -> None:
    table.red.link(DETERRED, wolf)


@pytest.mark.parametrize("change", [walks_away, is_gone, is_behind_a_wall, deters_the_caster])
def test_what_can_no_longer_be_aimed_at_is_no_target_any_more(
    table: Table, change: Callable[[Table, Object], None]
) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert wolf in aims(table)
    change(table, wolf)
    assert wolf not in aims(table)


def test_what_was_frightening_until_now_is_a_target_again(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.red.link(DETERRED, wolf)
    assert wolf not in aims(table)
    table.red.expire(frozenset((RESET,)))
    assert wolf in aims(table)


def test_who_bears_an_enchantment_is_no_target_of_another_copy(table: Table) -> None:
    cat = table.put("Feral Bobcat", RED, "B2")
    assert cat in aims(table, "Bear Strength")
    table.attach("Bear Strength", cat)
    assert cat not in aims(table, "Bear Strength")


def test_a_creature_that_hides_until_it_acts_is_a_target_once_it_has(table: Table) -> None:
    haruku = table.put("Haruku, Shadowy Assassin", BLUE, "B2")
    assert haruku not in aims(table)
    haruku.active = False
    assert haruku in aims(table)


def test_a_mark_that_a_rule_looks_at_makes_a_difference(table: Table) -> None:
    shy = make_card(name="Shy", type="creature", life=5)
    script_for(shy).answer(ATTACK_RULE, (OUT_OF_RANGE, lambda this, attack: SEEN in this.marks))
    thing = table.put(shy, BLUE, "B2")
    assert thing not in aims(table)
    thing.mark(SEEN)
    assert thing in aims(table)
    thing.unmark(SEEN)
    assert thing not in aims(table)
    thing.mark(SEEN)
    assert thing in aims(table)
    thing.expire(frozenset((RESET,)))
    assert thing not in aims(table)


def test_what_a_spells_own_rules_look_at_is_looked_at_each_time(table: Table) -> None:
    dirge = make_card(name="Dirge", type="incantation", cost=1, action="quick", target="creature")
    script_for(dirge).target_must(OUT_OF_RANGE)(lambda declared: bool(declared.game.players[RED].discard))
    assert targets(table.game, table.red, dirge) == []
    table.game.players[RED].discard.append(dirge)
    assert table.red in targets(table.game, table.red, dirge)


def test_a_blow_that_was_declared_is_no_longer_stopped_by_a_guard(table: Table) -> None:
    fist = table.card("Fist of Lightning")
    wolf, guard = table.put("Timber Wolf", BLUE, "B1"), table.put("Thunderift Falcon", BLUE, "B1")
    bear = table.put("Steelclaw Grizzly", BLUE, "B1")
    table.guard(bear)
    assert bear in aims(table, fist.name)
    assert wolf not in aims(table, fist.name)
    table.game.running.append(Spell(fist, table.red, RED, wolf))
    assert wolf in aims(table, fist.name)
    assert guard not in aims(table, fist.name)


def test_peace_ends_with_its_rounds() -> None:
    table = Table(mode="academy", red="Academy Wizard", blue="Academy Beastmaster")
    table.game.round = 2
    assert table.blue not in aims(table)
    begin_round(table.game)
    assert table.blue in aims(table)


def test_a_game_that_takes_every_step_keeps_nothing(table: Table) -> None:
    take_every_step(table.game)
    found = aims(table)
    assert aims(table) is not found
    assert aims(table) == found


def test_a_copy_of_the_game_begins_without(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert wolf in aims(table)
    twin = table.game.copy()
    there = targets(twin, twin.players[RED].mage, table.card(BOLT))
    assert twin.objects[wolf.id] in there
    assert wolf not in there


def test_a_change_that_nobody_counted_is_noticed_when_games_are_checked(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    aims(table)
    check_kept(table.game)
    zone = table.zone("B2")
    table.game.in_zone[zone] = tuple(each for each in table.game.in_zone[zone] if each is not wolf)
    with pytest.raises(Broken, match="stale"):
        check_kept(table.game)
