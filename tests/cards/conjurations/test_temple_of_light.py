"""Temple of Light: a blast as strong as there are temples, once a round."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock", mana=10)


def put_temples(table: Table, count: int) -> None:
    for zone in ("A1", "A2", "A3", "B1", "C2")[:count]:
        table.put("Temple of the Dawnbreaker", RED, zone)


@rule("sup.spell.temple-of-light-x-choice", "sup.spell.example-temple-of-light-x-three")
def test_x_is_paid_rolled_and_added_to_the_effect_die(table: Table) -> None:
    temple = table.put("Temple of Light", RED, "B2")
    put_temples(table, 3)
    wolf = table.put("Timber Wolf", BLUE, "B3")
    strengths = {option[3] for option in table.between(RED) if option[1] == temple.id}
    assert strengths == {"X = 1", "X = 2", "X = 3", "X = 4"}
    table.dice("2* 0 0", effect=7)
    table.use(RED, ("ability", temple.id, 0, "X = 3", wolf.id))
    assert table.red.mana == 7
    assert wolf.damage == 2
    assert wolf.conditions == {STUN: 1}


@rule("sup.spell.temple-of-light-effect-table")
@pytest.mark.parametrize(
    ("roll", "expected"), [(6, {}), (7, {STUN: 1}), (8, {STUN: 1}), (9, {DAZE: 1}), (12, {DAZE: 1})]
)
def test_nine_and_ten_stun_and_more_only_dazes(table: Table, roll: int, expected: dict[object, int]) -> None:
    temple, wolf = table.put("Temple of Light", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.put("Hand of Bim-Shalla", RED, "A1")
    table.dice("0 0", effect=roll)
    table.use(RED, ("ability", temple.id, 0, "X = 2", wolf.id))
    assert wolf.conditions == expected


@rule("sup.spell.temple-of-light-once-per-round", "sup.spell.temple-of-light-x-chosen-each-use")
def test_once_a_round_and_x_anew_each_time(table: Table) -> None:
    temple, wolf = table.put("Temple of Light", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.put("Hand of Bim-Shalla", RED, "A1")
    table.dice("0 0", effect=1)
    table.use(RED, ("ability", temple.id, 0, "X = 2", wolf.id))
    with pytest.raises(Refused):
        table.use(RED, ("ability", temple.id, 0, "X = 1", wolf.id))
    table.reset()
    table.dice("0", effect=1)
    table.use(RED, ("ability", temple.id, 0, "X = 1", wolf.id))
    assert table.red.mana == 10 - 2 - 1


@rule("sup.spell.temple-of-light-attacks-when-played")
def test_it_may_attack_in_the_round_it_was_cast(table: Table) -> None:
    table.cast(table.red, "Temple of Light", "B1")
    temple = next(each for each in table.game.objects.values() if each.name == "Temple of Light")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("2*", effect=1)
    table.use(RED, ("ability", temple.id, 0, "X = 1", wolf.id))
    assert wolf.damage == 2


@rule("sup.rules.conjuration-attack-text-replaces-default")
def test_it_has_no_second_attack_by_the_general_rule(table: Table) -> None:
    table.put("Temple of Light", RED, "B2")
    table.put("Timber Wolf", BLUE, "B3")
    assert {option[0] for option in table.between(RED)} == {"ability"}


def test_range_sight_and_mana_limit_it(table: Table) -> None:
    temple = table.put("Temple of Light", RED, "B2")
    near, far = table.put("Timber Wolf", BLUE, "B4"), table.put("Timber Wolf", BLUE, "A4")
    assert {option[4] for option in table.between(RED)} >= {near.id}
    assert far.id not in {option[4] for option in table.between(RED)}
    table.wall("Wall of Stone", "B3|B4")
    assert near.id not in {option[4] for option in table.between(RED)}
    table.red.mana = 0
    assert not any(option[1] == temple.id for option in table.between(RED))


def test_two_dice_more_against_nonliving_creatures_but_not_conjurations(table: Table) -> None:
    temple = table.put("Temple of Light", RED, "B2")
    sentry, crystal = table.put("Skeletal Sentry", BLUE, "B3"), table.put("Mana Crystal", BLUE, "B3")
    table.dice("1* 1* 1*", effect=6)  # and two more on the effect die: 6 + 1 + 2
    table.use(RED, ("ability", temple.id, 0, "X = 1", sentry.id))
    assert sentry.damage == 3
    assert sentry.conditions == {STUN: 1}
    table.reset()
    table.dice("1*", effect=6)
    table.use(RED, ("ability", temple.id, 0, "X = 1", crystal.id))
    assert crystal.damage == 1
