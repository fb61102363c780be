"""Conjurations: objects in a zone or on an object, their traits, Zone Exclusive, and their attacks."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.traits import NONLIVING, PSYCHIC_IMMUNITY, UNMOVABLE
from mageduel.rules.attack.conjuration_attacks import SAYS_WHEN_IT_ATTACKS
from mageduel.rules.movement.moves import push, teleport
from mageduel.rules.round.action_stage import take_turn, turn_options
from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, script_for


def tower(name: str = "Watch Tower", *, zone: bool = False) -> Card:
    """A conjuration with a ranged attack and nothing to say about it."""
    bar = {"name": "Bolt", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 1], "zone": zone}
    return make_card(
        name=name,
        type="conjuration",
        cost=6,
        action="quick",
        range=[0, 1],
        target="zone",
        life=7,
        armor=2,
        attack=[bar],
    )


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


def zones_for(table: Table, card: str) -> set[object]:
    """Zones a conjuration can be cast on."""
    return {option[3] for option in table.cast_options(table.red, card)}


def find(table: Table, name: str) -> Object:
    """The object of this name."""
    return next(each for each in table.game.objects.values() if each.name == name)


# Placing


@rule(
    "core.conjuration.zone-attached", "core.conjuration.stays-until-destroyed", "core.codex.attached-to-zone-or-object"
)
def test_it_lies_open_in_the_zone_and_stays_until_it_is_destroyed(table: Table) -> None:
    table.cast(table.red, "Mana Crystal", "C2")
    crystal = find(table, "Mana Crystal")
    assert crystal.zone == table.zone("C2")
    assert not crystal.hidden
    table.end_round()
    table.reset()
    table.decide("offer", DECLINE)
    table.upkeep()
    assert table.in_play(crystal)
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.dice("2* 2* 2* 0")
    table.attack(wolf, "Bite", crystal)
    assert not table.in_play(crystal)
    assert table.card("Mana Crystal") in table.game.players[RED].discard


@rule("core.conjuration.default-traits", "codex.conjuration.traits", "core.codex.conjuration-unmovable")
def test_what_is_not_printed_goes_without_saying(table: Table) -> None:
    crystal = table.put("Mana Crystal", RED, "C2")
    assert all(table.has(crystal, word) for word in (NONLIVING, PSYCHIC_IMMUNITY, UNMOVABLE))


@rule("core.conjuration.no-actions-no-marker")
def test_it_is_never_activated(table: Table) -> None:
    lair = table.put("Lair", RED, "C2")
    table.reset()
    assert not lair.active
    assert ("activate", lair.id) not in turn_options(table.game, RED, committed=False)


@rule("core.conjuration.no-same-name-in-zone")
def test_two_of_one_name_are_never_in_one_zone(table: Table) -> None:
    table.put("Poison Gas Cloud", BLUE, "C2")  # not Zone Exclusive
    assert "C2" not in zones_for(table, "Poison Gas Cloud")
    assert "C1" in zones_for(table, "Poison Gas Cloud")


@rule(
    "core.zoneexclusive.one-per-zone",
    "core.zoneexclusive.cannot-cast-into-occupied",
    "core.trait.zone-exclusive-one-per-zone",
    "codex.zone-exclusive.one",
)
def test_a_zone_has_room_for_one_exclusive_conjuration(table: Table) -> None:
    table.put("Mana Flower", BLUE, "C2")
    assert "C2" not in zones_for(table, "Mana Crystal")
    assert "C2" in zones_for(table, "Poison Gas Cloud")
    table.put("Poison Gas Cloud", BLUE, "B1")
    assert "B1" in zones_for(table, "Mana Crystal")


@rule("core.conjuration.object-attached-moves-along", "core.codex.attached-moves-along")
def test_what_clings_to_a_creature_goes_where_it_goes(table: Table) -> None:
    ivy = make_card(
        name="Creeping Ivy",
        type="conjuration",
        cost=3,
        action="quick",
        range=[0, 1],
        target="creature",
        life=3,
        armor=0,
    )
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.cast(table.red, ivy, wolf)
    clinging = find(table, "Creeping Ivy")
    assert clinging.attached_to is wolf
    table.run(push(table.game, wolf, Direction.EAST))
    assert clinging.zone == table.zone("C2")
    table.run(teleport(table.game, wolf, table.zone("A1")))
    assert not table.in_play(clinging)


# Attacks of conjurations


@rule("ref.conjuration.attack-bar")
@rule("sup.rules.conjuration-attack-once-per-round-default")
def test_it_attacks_once_a_round_next_to_a_friendly_action_phase(table: Table) -> None:
    built = table.put(tower(), RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    bolt = ("attack", built.id, 0, wolf.id)
    assert bolt in turn_options(table.game, RED, committed=False)
    assert bolt not in turn_options(table.game, BLUE, committed=False)
    table.dice("2* 0")
    table.use(RED, bolt)
    assert wolf.damage == 2
    with pytest.raises(Refused):
        table.use(RED, bolt)
    table.reset()
    assert bolt in table.between(RED)


@rule("ref.conjuration.attack-bar")
@rule("sup.rules.conjuration-attack-once-per-round-default")
def test_in_its_turn_its_controller_is_asked_before_and_after(table: Table) -> None:
    built = table.put(tower(), RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.game.players[RED].quickcast = False
    table.game.turn = RED
    table.red.active = True
    table.decide("activate", ("activate", table.red.id))
    table.decide("action", ("nothing",))
    table.decide("after", ("attack", built.id, 0, wolf.id))
    table.dice("1* 0")
    table.run(take_turn(table.game))
    assert wolf.damage == 1


def test_range_and_sight_are_its_own(table: Table) -> None:
    built = table.put(tower(), RED, "A1")
    near, far = table.put("Timber Wolf", BLUE, "B1"), table.put("Timber Wolf", BLUE, "C1")
    table.wall("Wall of Stone", "A1|A2")
    behind = table.put("Timber Wolf", BLUE, "A2")
    offered = {option[3] for option in table.between(RED) if option[1] == built.id}
    assert near.id in offered
    assert not {far.id, behind.id} & offered


def test_nobodys_ranged_bonus_helps_it(table: Table) -> None:
    built = table.put(tower(), RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("1* 1*")
    table.use(RED, ("attack", built.id, 0, wolf.id))
    assert wolf.damage == 2


def test_it_may_attack_a_whole_zone_where_its_bar_says_so(table: Table) -> None:
    built = table.put(tower("Storm Tower", zone=True), RED, "B1")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B2")
    table.decide("order", ("next", wolf.id))
    table.dice("1* 0 1* 1*")
    table.use(RED, ("attack", built.id, 0, "B2"))
    assert (wolf.damage, fox.damage) == (1, 2)


@rule("sup.rules.conjuration-attack-text-replaces-default")
def test_text_about_when_it_attacks_replaces_the_general_rule(table: Table) -> None:
    special = tower("Moody Tower")
    script_for(special).answer(SAYS_WHEN_IT_ATTACKS, True)
    table.put(special, RED, "B1")
    table.put("Timber Wolf", BLUE, "B2")
    assert table.between(RED) == []


def test_walls_do_not_attack_by_that_rule(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", RED)
    table.put("Timber Wolf", BLUE, "B2")
    assert table.between(RED) == []
