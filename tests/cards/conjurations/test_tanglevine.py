"""Tanglevine: a plant that holds a creature fast."""

import pytest

from mageduel.facts.traits import RESTRAINED, UNMOVABLE
from mageduel.rules.attack.action import zone_attack
from mageduel.rules.movement.moves import push, teleport
from mageduel.rules.objects.destroy import destroy
from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Warlock")


def vine_on(creature: Object) -> Object:
    return next(each for each in creature.attachments if each.name == "Tanglevine")


@rule("sup.spell.tanglevine-restrained-and-unmovable", "ref.codex.tanglevine-unmovable")
def test_it_holds_its_target_where_it_is(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.cast(table.red, "Tanglevine", wolf)
    assert table.has(wolf, RESTRAINED)
    assert table.has(wolf, UNMOVABLE)
    assert not any(option[0] == "move" for option in table.actions(wolf))
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B1")


@rule("sup.spell.tanglevine-illegal-targets")
def test_flyers_the_uncontainable_and_the_incorporeal_slip_away(table: Table) -> None:
    falcon = table.put("Thunderift Falcon", BLUE, "B1")
    spirit = table.put("Whirling Spirit", BLUE, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B1")
    targets = [option[3] for option in table.cast_options(table.red, "Tanglevine")]
    assert wolf.id in targets
    assert falcon.id not in targets
    assert spirit.id not in targets


@rule("sup.spell.tanglevine-illegal-targets")
def test_an_uncontainable_creature_of_flesh_is_no_target(table: Table) -> None:
    eel = table.put(make_creature("Slippery Eel", traits=["Uncontainable"]), BLUE, "B1")
    assert eel.id not in [option[3] for option in table.cast_options(table.red, "Tanglevine")]


@rule("sup.spell.tanglevine-not-ranged-target")
def test_it_cannot_be_shot_at_nor_be_the_target_of_an_attack_spell(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    vine = table.attach("Tanglevine", wolf, RED)
    archer = table.put("Royal Archer", BLUE, "B2")
    with pytest.raises(Refused):
        table.attack(archer, "Longbow", vine)
    targets = [option[3] for option in table.cast_options(table.blue, "Fireball")]
    assert wolf.id in targets
    assert vine.id not in targets


def test_in_melee_it_can_be_attacked_by_anybody(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B3"), table.put("Bitterwood Fox", BLUE, "B3")
    vine = table.attach("Tanglevine", wolf, RED)
    table.dice("1 1 1")
    table.attack(fox, "Bite", vine)
    assert vine.damage == 3


@rule(
    "sup.spell.tanglevine-host-attacks-freely",
    "sup.rules.may-attack-object-attached-to-itself",
    "sup.rules.guard-cannot-stop-self-attack",
)
def test_its_prisoner_tears_at_it_whoever_stands_guard(table: Table) -> None:
    wolf, guard = table.put("Timber Wolf", BLUE, "B3"), table.put("Steelclaw Grizzly", RED, "B3")
    flower = table.put("Mana Flower", RED, "B3")
    vine = table.attach("Tanglevine", wolf, RED)
    table.guard(guard)
    with pytest.raises(Refused):
        table.attack(wolf, "Bite", flower)
    table.dice("2 2 1 1")
    table.attack(wolf, "Bite", vine)
    assert vine.damage == 6
    assert wolf.damage == 0


@rule("sup.spell.tanglevine-host-attacks-freely")
def test_the_prisoners_own_counterstrike_does_not_answer(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", BLUE, "B3")
    vine = table.attach("Tanglevine", hydra, RED)
    table.dice("1 0 0 0")
    table.attack(hydra, "Snapping Bite", vine)
    assert (vine.damage, hydra.damage) == (1, 0)


@rule("sup.spell.tanglevine-hit-by-zone-attacks")
def test_an_attack_on_the_zone_hits_it_too(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    vine = table.attach("Tanglevine", wolf, RED)
    bar = next(bar for bar in table.card("Firestorm").attacks)
    table.decide("order", ("next", vine.id))
    dice = (bar.dice or 0) + 2  # it burns well
    table.dice(" ".join(["0"] * (dice - 1) + ["1*"]), effect=1)
    table.dice(" ".join(["0"] * (bar.dice or 0)), effect=1)
    table.run(zone_attack(table.game, table.blue, bar, table.zone("B3")))
    assert vine.damage == 1


@rule(
    "core.effect.teleport-destroys-attached-conjurations",
    "core.conjuration.destroyed-when-host-teleports",
    "core.codex.attached-conjuration-destroyed-by-teleport",
    "ref.codex.tanglevine-teleport",
)
def test_a_teleport_frees_the_prisoner_and_destroys_the_vine(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    vine = table.attach("Tanglevine", wolf, RED)
    table.run(teleport(table.game, wolf, table.zone("A1")))
    assert wolf.zone == table.zone("A1")
    assert not table.in_play(vine)


@rule("core.conjuration.destroyed-with-host")
def test_it_dies_with_its_prisoner(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    vine = table.attach("Tanglevine", wolf, RED)
    table.run(destroy(table.game, wolf, A_TEST))
    assert not table.in_play(vine)


@rule("core.conjuration.no-same-name-on-object", "core.codex.attached-one-per-name")
def test_a_second_vine_finds_no_room(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.attach("Tanglevine", wolf, RED)
    assert wolf.id not in [option[3] for option in table.cast_options(table.red, "Tanglevine")]


@rule("sup.spell.tanglevine-vine-subtype")
def test_it_is_a_vine(table: Table) -> None:
    assert "vine" in table.card("Tanglevine").subtypes
