"""The Siren: she mends in the water, calls creatures to her, and holds her songs."""

import pytest

from mageduel.cards.mages.siren import SIRENS_CALL
from mageduel.facts.traits import MELEE, REGENERATE
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NOTHING, move, take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.move_to(table.red, "B2")
    return table


def test_amphibious_she_mends_on_aquatic_terrain(table: Table) -> None:
    assert table.value(table.red, REGENERATE) == 0
    table.put("Shallow Sea", BLUE, "B2")
    assert table.value(table.red, REGENERATE) == 1
    table.red.damage = 3
    table.upkeep()
    assert table.red.damage == 2
    table.put("Elephant Grass", RED, "B3")
    table.move_to(table.red, "B3")
    assert table.value(table.red, REGENERATE) == 0


# Siren's Call


def test_for_one_mana_a_creature_must_come_a_zone_nearer(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A3")
    table.cast(table.red, SIRENS_CALL, wolf)
    assert table.red.mana == 50 - 1
    assert sorted(table.actions(wolf)) == [move("A2"), move("B3")]
    assert NOTHING in table.offered(wolf, move("B3"))


def test_having_come_nearer_it_does_as_it_likes(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.cast(table.red, SIRENS_CALL, wolf)
    assert move("B4") in table.offered(wolf, move("B3"))


def test_the_call_is_over_with_its_action_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.cast(table.red, SIRENS_CALL, wolf)
    assert [each.card.name for each in wolf.attachments] == ["Siren's Call marker"]
    table.act(wolf, move("B3"), NOTHING)
    assert not wolf.attachments
    assert NOTHING in table.actions(wolf)


def test_it_attacks_others_and_not_her(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B3"), table.put("Bitterwood Fox", RED, "B2")
    table.cast(table.red, SIRENS_CALL, wolf)
    offered = table.offered(wolf, move("B2"))
    bite = [each[3] for each in offered if each[0] == "attack"]
    assert fox.id in bite
    assert table.red.id not in bite


def test_in_her_zone_it_need_not_move_and_still_spares_her(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.cast(table.red, SIRENS_CALL, wolf)
    actions = table.actions(wolf)
    assert NOTHING in actions
    assert move("B3") in actions
    assert table.red.id not in [each[3] for each in actions if each[0] == "attack"]


def test_outside_its_action_phase_it_may_strike_back(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.cast(table.red, SIRENS_CALL, wolf)
    table.guard(wolf)
    table.decide("counterstrike", take(wolf))
    table.dice("0 0 0")
    table.dice("1* 0 0 0")
    table.attack(table.red, "Basic Melee Attack", wolf)
    assert table.red.damage == 1


def test_who_cannot_come_nearer_is_free(table: Table) -> None:
    tree, wolf = table.put(make_creature("Tree", traits=["Rooted"]), BLUE, "B3"), table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, SIRENS_CALL, tree)
    assert NOTHING in table.actions(tree)
    table.cast(table.red, SIRENS_CALL, wolf)
    table.wall("Wall of Stone", "B2|B3")
    assert NOTHING in table.actions(wolf)


def test_nobody_is_forced_past_a_wall_that_attacks(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, SIRENS_CALL, wolf)
    table.wall("Coral Barrier", "B2|B3")
    assert NOTHING in table.actions(wolf)


def test_a_friendly_aquatic_creature_fights_better_for_it(table: Table) -> None:
    mine, theirs = table.put("Shoalsdeep Thrasher", RED, "B3"), table.put("Shoalsdeep Thrasher", BLUE, "B3")
    fox = table.put("Bitterwood Fox", RED, "B3")
    values = []
    for each in (mine, theirs, fox):
        table.cast(table.red, SIRENS_CALL, each)
        values.append(table.value(each, MELEE))
    assert values == [2, 0, 0]
    assert table.value(mine, MELEE) == 0


def test_she_has_one_marker_which_goes_to_the_last_she_called(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B3"), table.put("Bitterwood Fox", BLUE, "B3")
    table.cast(table.red, SIRENS_CALL, wolf)
    table.cast(table.red, SIRENS_CALL, fox)
    assert not wolf.attachments
    assert len(fox.attachments) == 1


def test_mages_and_those_without_a_mind_do_not_hear_it(table: Table) -> None:
    table.move_to(table.blue, "B3")
    bones = table.put("Skeletal Sentry", BLUE, "B3")
    assert table.why_no_cast(table.red, SIRENS_CALL, table.blue) == "wrong-target"
    assert table.why_no_cast(table.red, SIRENS_CALL, bones) == "immune"


def test_a_bloodthirsty_creature_that_is_called_chooses_whom_to_obey(table: Table) -> None:
    thrasher = table.put("Shoalsdeep Thrasher", BLUE, "B3")
    fox = table.put("Bitterwood Fox", RED, "B3", damage=1)
    table.cast(table.red, SIRENS_CALL, thrasher)
    assert table.actions(thrasher) == [("attack", thrasher.id, 0, fox.id), move("B2")]


# Fermata


def song(table: Table, name: str = "Lullaby", tokens: int = 1, seat: int = RED) -> Object:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    lullaby = table.attach(name, wolf, seat)
    table.tokens(lullaby, "Dissipate", tokens)
    return lullaby


def test_a_song_that_would_expire_is_held_for_its_level_twice(table: Table) -> None:
    held = song(table, "Ballad of Courage")
    for paid in (2, 4):
        table.decide("offer", take("pay"))
        table.upkeep()
        assert table.in_play(held)
        assert table.red.mana == 50 - paid
    table.upkeep()
    assert not table.in_play(held)


def test_she_may_let_it_go(table: Table) -> None:
    held = song(table, "Ballad of Courage")
    table.decide("offer", DECLINE)
    table.upkeep()
    assert not table.in_play(held)
    assert table.red.mana == 50


def test_a_song_with_tokens_left_asks_for_nothing(table: Table) -> None:
    held = song(table, "Ballad of Courage", tokens=2)
    table.upkeep()
    assert table.in_play(held)


def test_two_songs_at_a_time(table: Table) -> None:
    songs = [song(table, "Ballad of Courage") for _ in range(3)]
    table.decide("offer", take("pay"), take("pay"))
    table.upkeep()
    assert [table.in_play(each) for each in songs].count(True) == 2


def test_only_her_own_and_only_songs(table: Table) -> None:
    theirs = song(table, "Ballad of Courage", seat=BLUE)
    wall = table.attach("Whirlpool", table.put("Shallow Sea", RED, "A1"))
    table.tokens(wall, "Dissipate", 1)
    table.upkeep()
    assert not table.in_play(theirs)
    assert not table.in_play(wall)


def test_without_mana_it_ends(table: Table) -> None:
    held = song(table, "Ballad of Courage")
    table.mana(RED, 1)
    table.upkeep()
    assert not table.in_play(held)
