"""Shift Enchantment: an enchantment of yours moves to another legal target."""

import pytest

from mageduel.facts.conditions import ZOMBIE
from mageduel.facts.traits import RESTRAINED
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.surprises import counterspell, surprise
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


def test_a_revealed_enchantment_moves_for_its_level_and_takes_effect_there(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B4")
    hold = table.attach("Force Hold", wolf, RED)
    table.cast(table.red, "Shift Enchantment", hold, fox.id)
    assert hold.attached_to is fox
    assert hold.zone == table.zone("B4")
    assert not table.has(wolf, RESTRAINED)
    assert table.has(fox, RESTRAINED)
    assert not hold.hidden
    assert table.red.mana == 50 - 2


def test_a_hidden_one_moves_for_one_mana_and_stays_hidden(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    hold = table.hide("Force Hold", wolf)
    table.cast(table.red, "Shift Enchantment", hold, fox.id)
    assert hold.attached_to is fox
    assert hold.hidden
    assert table.red.mana == 50 - 1


def test_only_enchantments_the_caster_controls_are_targets(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    theirs = table.attach("Force Hold", wolf, BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Shift Enchantment", theirs, fox.id)


def test_the_new_target_must_be_one_the_enchantment_could_be_cast_on(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    sentry, far = table.put("Skeletal Sentry", RED), table.put("Bitterwood Fox", RED, "A4")
    twin, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    table.attach("Rhino Hide", twin)
    hide = table.attach("Rhino Hide", wolf)
    places = {each[4] for each in table.cast_options(table.red, "Shift Enchantment") if each[3] == hide.id}
    assert places == {fox.id, table.red.id}
    assert not {sentry.id, far.id, twin.id, wolf.id, "B2"} & places


def test_sight_to_the_new_target_is_needed(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B3")
    hold = table.attach("Force Hold", wolf, RED)
    table.wall("Wall of Stone", "B2|B3")
    with pytest.raises(Refused):
        table.cast(table.red, "Shift Enchantment", hold, fox.id)


def test_an_enchantment_on_a_zone_moves_to_another_zone(table: Table) -> None:
    ground = table.attach("Sacred Ground", "B2", RED)
    table.cast(table.red, "Shift Enchantment", ground, "B3")
    assert ground.zone == table.zone("B3")
    assert ground in table.game.zone_enchantments[table.zone("B3")]
    assert ground not in table.game.zone_enchantments[table.zone("B2")]
    assert table.red.mana == 50 - 2


@rule("sup.spell.nullify-counters-multi-target-spell")
def test_what_protects_the_second_target_counters_it_too(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    hold = table.attach("Force Hold", wolf, RED)
    table.hide(counterspell(), fox, BLUE)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Shift Enchantment", hold, fox.id).is_countered
    assert hold.attached_to is wolf


def test_it_is_canceled_when_the_new_target_is_no_longer_a_legal_one(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    hide = table.attach("Rhino Hide", wolf)

    async def die_and_rise(game: Game, this: Object) -> None:
        table.condition(fox, ZOMBIE)

    table.reveal_after("Counter Spell", table.hide(surprise(die_and_rise), fox, BLUE))
    assert table.cast(table.red, "Shift Enchantment", hide, fox.id).is_canceled
    assert hide.attached_to is wolf
