"""Banish: out of the arena for three Upkeep Phases, in play all the while."""

import pytest

from mageduel.dsl.selectors import CREATURE, FRIENDLY
from mageduel.facts.conditions import ROT
from mageduel.facts.traits import ANCHORED, MELEE
from mageduel.rules.objects.characteristics import armor, has, value
from mageduel.rules.round.action_stage import is_over, turn_options
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Refused, Table, make_creature, script_for


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    table.always("offer", DECLINE)  # the shield stays down
    return table


@rule("sup.spell.banish-creature-still-in-play")
def test_the_creature_is_gone_for_three_upkeep_phases_and_back_where_it_was(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, "Banish", wolf)
    assert table.red.mana == 50 - 14
    assert table.in_play(wolf)
    for _ in range(2):
        table.upkeep()
        assert wolf.zone is None
    table.upkeep()
    assert wolf.zone == table.zone("B3")
    assert wolf in table.game.in_zone[table.zone("B3")]
    table.upkeep()
    assert wolf.zone == table.zone("B3")


def test_a_mage_cannot_be_banished(table: Table) -> None:
    assert [each[3] for each in table.cast_options(table.red, "Banish")] == []


def test_what_is_anchored_stays(table: Table) -> None:
    rock = table.put(make_creature("Rock", traits=["Anchored"]), BLUE, "B2")
    assert has(rock, ANCHORED)
    table.cast(table.red, "Banish", rock)
    assert rock.zone == table.zone("B2")


@rule("sup.spell.banish-out-of-range-and-los-of-everything")
def test_nothing_reaches_it_and_it_reaches_nothing(table: Table) -> None:
    archer = table.put("Royal Archer", BLUE, "B3")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    strength = table.attach("Bear Strength", archer)
    for each in (archer, wolf):
        table.cast(table.red, "Banish", each)
    assert [each[3] for each in table.cast_options(table.red, "Minor Heal")] == [table.red.id]
    assert table.cast_options(table.red, "Dispel") == []
    assert strength.zone is None
    assert not any(each[0] == "attack" for each in table.actions(archer))
    with pytest.raises(Refused):
        table.attack(table.red, "Basic Melee Attack", wolf)


@rule("sup.spell.banish-own-traits-and-attachments-still-work")
def test_its_wounds_fester_and_its_own_traits_work_on(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", BLUE, "B2", damage=6)
    table.attach("Force Hold", hydra, RED)
    table.cast(table.red, "Banish", hydra)
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert hydra.damage == 4  # Regenerate 2
    assert not hydra.attachments  # its spell had to be paid for all the same
    table.condition(hydra, ROT)
    table.upkeep()
    assert hydra.damage == 3


def test_what_others_grant_does_not_reach_it(table: Table) -> None:
    redclaw = table.put("Redclaw, Alpha Male", BLUE, "B2")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    assert armor(wolf) == 3
    table.cast(table.red, "Banish", wolf)
    assert (armor(wolf), value(wolf, MELEE)) == (2, 0)
    assert armor(fox) == 1
    table.cast(table.red, "Banish", redclaw)
    assert armor(fox) == 0


def test_nor_does_what_others_grant_everywhere(table: Table) -> None:
    herald = make_creature("Herald")
    script_for(herald).grants(MELEE(+1), to=FRIENDLY & CREATURE)
    table.put(herald, BLUE, "A1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert value(wolf, MELEE) == 1
    table.cast(table.red, "Banish", wolf)
    assert value(wolf, MELEE) == 0


@rule("sup.spell.banish-global-abilities-still-work", "sup.spell.example-banished-valshalla-gains-wrath")
def test_valshalla_grows_wrathful_wherever_she_is(table: Table) -> None:
    valshalla = table.put("Valshalla, Lightning Angel", BLUE, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    wolf = table.put("Timber Wolf", RED, "B2")
    table.cast(table.red, "Banish", valshalla)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(fox)
    assert tokens_on(valshalla)["Wrath"] == 1


@rule("sup.spell.banish-action-marker-frozen")
def test_its_action_marker_stays_as_it_was(table: Table) -> None:
    ready, spent = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2", active=False)
    for each in (ready, spent):
        table.cast(table.red, "Banish", each)
    for _ in range(3):
        table.reset()
        table.upkeep()
    assert ready.active
    assert not spent.active
    table.reset()
    assert spent.active


def test_an_active_creature_out_there_neither_acts_nor_counts(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.cast(table.red, "Banish", wolf)
    table.red.active, table.blue.active = False, True
    assert ("activate", wolf.id) not in turn_options(table.game, BLUE, committed=False)
    table.blue.active = False
    assert is_over(table.game)


def test_teleporting_leaves_attached_conjurations_behind(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    vine = table.attach("Tanglevine", wolf, RED)
    table.cast(table.red, "Banish", wolf)
    assert not table.in_play(vine)


def test_it_may_be_destroyed_out_there(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    table.condition(fox, ROT)
    table.cast(table.red, "Banish", fox)
    table.upkeep()
    assert not table.in_play(fox)
    assert fox.card in table.game.players[BLUE].discard
