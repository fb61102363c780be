"""Attack spells that are blows: melee attacks in all respects, and spells in all others."""

import pytest

from mageduel.facts.conditions import WEAK
from mageduel.rules.casting.targeting import why_not_target
from mageduel.rules.refusals import GUARDED
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_COUNTERSTRIKE, STOP, sweep
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

KICK = make_card(
    name="Kick",
    type="attack",
    subtypes=["martial"],
    schools={"war": 1},
    cost=3,
    action="quick",
    range=[0, 0],
    target="creature or conjuration",
    attack=[{"kind": "melee", "dice": 3}],
)
WHEEL = make_card(
    name="Wheel",
    type="attack",
    schools={"war": 1},
    cost=3,
    action="quick",
    range=[0, 0],
    target="creature or conjuration",
    attack=[{"kind": "melee", "dice": 3, "traits": ["Sweeping"]}],
)
CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Counterstrike"]}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


@pytest.fixture
def foe(table: AcademyTable) -> Object:
    return table.put(make_creature("Foe", attack=[CLAW]), BLUE)


def test_a_guard_comes_first(table: AcademyTable, foe: Object) -> None:
    table.guard(foe)
    assert table.why_no_cast(table.red, KICK, table.blue) == "guarded"
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 1 1")
    table.cast(table.red, KICK, foe)
    assert (foe.damage, foe.guarding) == (3, False)


def test_whoever_is_struck_may_strike_back(table: AcademyTable, foe: Object) -> None:
    table.decide("counterstrike", ("counterstrike", foe.id, 0))
    table.dice("1 0 0")
    table.dice("2 0")
    table.cast(table.red, KICK, foe)
    assert (foe.damage, table.red.damage) == (1, 2)


def test_melee_bonuses_count_and_weak_does_not(table: AcademyTable, foe: Object) -> None:
    table.attach("Bear Strength", table.red)
    table.condition(table.red, WEAK, 2)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 1 1 1 1")
    table.cast(table.red, KICK, foe)
    assert foe.damage == 5


def test_it_is_cast_paid_for_and_discarded_like_any_spell(table: AcademyTable, foe: Object) -> None:
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0")
    table.cast(table.red, KICK, foe, full=False)
    assert (table.red.mana, table.discarded(RED)) == (50 - 3, ["Kick"])


def test_flyers_are_out_of_its_reach(table: AcademyTable) -> None:
    bird = table.put(make_creature("Bird", traits=["Flying"]), BLUE)
    assert table.why_no_cast(table.red, KICK, bird) == "flying-target"
    assert table.why_no_cast(table.red, "Flying Side Kick", bird) is None


def test_sweeping_on_it_minds_guards_again(table: AcademyTable, foe: Object) -> None:
    guard, other = table.put(make_creature("Guard"), BLUE), table.put(make_creature("Other"), BLUE)
    table.guard(guard)
    table.guard(other)
    table.always("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", sweep(other))
    table.dice("1 0 0")
    table.dice("1 0 0")
    table.cast(table.red, WHEEL, guard)
    offered = next(each for each in table.asked if each.kind == "sweep")
    assert set(offered.options) == {STOP, ("sweep", other.id)}
    assert (guard.damage, other.damage, foe.damage) == (1, 1, 0)


def test_a_guard_who_comes_too_late_changes_nothing(table: AcademyTable) -> None:
    """Guards are looked at once, when the attack is declared; of a spell, when that is."""
    other = table.put(make_creature("Other"), BLUE)
    table.game.running.append(Spell(KICK, table.red, RED, table.blue))
    table.guard(table.put(make_creature("Guard"), BLUE))
    assert why_not_target(table.game, table.red, KICK, table.blue) is None
    assert why_not_target(table.game, table.red, KICK, other) is GUARDED


@rule("codex.grapple.prey-spells-free")
def test_whoever_is_held_strikes_so_as_freely_as_ever() -> None:
    table = Table(red="Wizard")
    squeeze = {"name": "Squeeze", "kind": "melee", "action": "quick", "dice": 1, "effects": "7+ = grapple"}
    snake = table.put(make_creature("Snake", attack=[squeeze]), BLUE, "C1")
    other = table.put(make_creature("Other"), BLUE, "C1")
    table.dice("0", effect=12)
    table.attack(snake, "Squeeze", table.red)
    table.dice("1 1 1")
    table.cast(table.red, KICK, other)
    assert other.damage == 3


def test_in_the_arena_it_reaches_what_is_in_the_zone() -> None:
    table = Table(red="Warlord")
    near, far = table.put(make_creature("Near"), BLUE, "C1"), table.put(make_creature("Far"), BLUE, "B1")
    table.dice("1 1 1 1")  # with his Melee +1
    table.cast(table.red, KICK, near)
    assert near.damage == 4
    assert table.why_no_cast(table.red, KICK, far) == "not-in-zone"


def test_cowards_do_not_strike_so_either(table: AcademyTable) -> None:
    giant = table.put(make_creature("Giant", level=5), BLUE)
    table.reveal(table.hide("Mass Cowardice", "A1", RED))
    assert table.why_no_cast(table.red, KICK, giant) == "too-mighty"
