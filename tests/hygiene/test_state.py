"""The state: every field is declared, and by that copied and part of the digest, or said to follow from the rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mageduel.cards import load_all
from mageduel.dsl.script import NO_SCRIPT
from mageduel.facts.conditions import BURN, GRAPPLE
from mageduel.facts.library import card
from mageduel.facts.traits import FLYING
from mageduel.modes.arena import APPRENTICE
from mageduel.state import fields
from mageduel.state.fields import Fields, Kind
from mageduel.state.game import GAME, Arrival, Game
from mageduel.state.marks import IN_PLAY, ROUND_END, Link, Mark
from mageduel.state.objects import OBJECT, Lasting, Object, fresh_object
from mageduel.state.places import Zone
from mageduel.state.players import PLAYER, Player
from tests.hygiene import carrying
from tests.kernel.duels import random_duel
from tests.kit.forms import PUTS_IN_WHAT_DOES_NOT_FIT, READS_SLOTS
from tests.kit.table import BLUE, RED, Table

load_all()

DECLARED: dict[type, Fields] = {Game: GAME, Player: PLAYER, Object: OBJECT}
IN_PROGRESS = ("acting", "action_phase", "called", "heights", "running", "log")
"""What a copy, made between two decisions, begins without."""
FOLLOWS_FROM_THE_REST: dict[type, set[str]] = {
    Game: {"arena", "auras", "changes", "creatures", "heard", "is_watched", "listeners", "unsettled", *IN_PROGRESS},
    Player: {"name", "hand"},
    Object: {"characteristics", "game", "is_creature", "is_mage", "script"},
}
"""Of what the digest need not speak: it follows from the rest, or belongs to nobody's game."""
HOW_IT_IS_RUN = {"asks_chance", "marks_safe_points", "takes_every_step"}
SOMETHING = Mark("something", until=IN_PLAY)
SOMEBODY = Link("somebody", until=IN_PLAY)


def busy_table() -> Table:
    """A table on which there is one of everything that can be kept."""
    table = Table(red="Warlock", blue="Wizard")
    wolf, fox = table.put("Timber Wolf", RED, "B2", tokens={"Rage": 2}), table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Bear Strength", wolf)
    table.hide("Block", wolf)
    table.hide("Hellfire Trap", "A2")
    table.wall("Wall of Thorns", "B2|B3")
    table.put("Deathlock", BLUE, "C3")
    table.put("Mana Siphon", RED, "B1", chosen=table.blue)
    table.condition(wolf, BURN, 2)
    table.condition(fox, GRAPPLE)
    fox.held_by, fox.held_with = wolf, wolf.card.attacks[0]
    wolf.hold(fox)
    wolf.taunted_by = fox
    wolf.link(SOMEBODY, fox, 3)
    wolf.last(Lasting(FLYING, 1, ROUND_END, "test", 7))
    wolf.keep_fresh(BURN, 1)
    table.plan(RED, "Dispel")
    table.book(BLUE, "Dispel", "Dispel", "Fireball")
    game = table.game
    game.players[BLUE].discard.append(card("Fireball"))
    game.players[BLUE].removed.append(card("Fireball"))
    game.arrivals += (Arrival(card("Timber Wolf"), RED, RED, table.zone("A1")),)
    game.hidden[0].looked_at_by += (BLUE,)
    game.done_in_phase += (RED,)
    game.conceded += (BLUE,)
    return table


def games() -> Iterator[Game]:
    """Games in the middle of things."""
    yield busy_table().game
    for seed in (3, 4):
        yield random_duel(seed, 250).game


def plain(value: object) -> object:
    """A value in which every object of the table is only its number, so that copies can be compared."""
    match value:
        case Object():
            return ("object", value.id)
        case Player():
            return ("player", value.seat)
        case Arrival() | Lasting() | str():
            return value
        case dict():
            return [(plain(key), plain(each)) for key, each in value.items()]
        case list() | tuple():
            return [plain(each) for each in value]
    return value


def containers(value: object) -> Iterator[object]:
    """Everything in a value that could be changed in place."""
    if isinstance(value, dict):
        yield value
        for each in (*value.keys(), *value.values()):
            yield from containers(each)
    elif isinstance(value, list):
        yield value
        for each in value:
            yield from containers(each)
    elif isinstance(value, Object | Player | Game):
        yield value


def pairs(game: Game, twin: Game) -> Iterator[tuple[object, object]]:
    """What there is in a game and in its copy, side by side."""
    yield game, twin
    yield from zip(game.players, twin.players, strict=True)
    assert list(game.objects) == list(twin.objects)
    yield from zip(game.objects.values(), twin.objects.values(), strict=True)


@READS_SLOTS
@pytest.mark.parametrize("kind", DECLARED)
def test_every_field_is_copied_and_part_of_the_digest_or_declared_to_be_neither(kind: type) -> None:
    declared = DECLARED[kind].kinds
    assert tuple(declared) == kind.__slots__  # type: ignore[attr-defined]
    silent = {name for name, each in declared.items() if each.written is None and each is not fields.OWN}
    assert silent == FOLLOWS_FROM_THE_REST[kind] | (HOW_IT_IS_RUN if kind is Game else set())


def test_what_copies_and_what_tells_the_digest_is_written_from_the_declarations() -> None:
    assert carrying.PLACE.read_text(encoding="utf-8") == carrying.written(), "make fields"


def test_a_copy_has_all_that_the_original_has() -> None:
    for game in games():
        twin = game.copy()
        for one, other in pairs(game, twin):
            for name, kind in DECLARED[type(one)].kinds.items():
                if name in IN_PROGRESS:
                    assert kind is fields.FOLLOWS
                    assert not getattr(other, name), name
                elif name == "heard":  # the copy keeps no log
                    assert other.heard is other.listeners  # type: ignore[attr-defined]
                elif name != "game":
                    assert plain(getattr(one, name)) == plain(getattr(other, name)), f"{one}: {name}"
                else:
                    assert getattr(other, name) is twin
        assert game.fingerprint() == twin.fingerprint()


def test_a_copy_shares_nothing_that_could_be_changed() -> None:
    for game in games():
        twin = game.copy()
        mine = {id(each) for one, _ in pairs(game, twin) for each in _held(one)}
        theirs = {id(each): each for _, other in pairs(game, twin) for each in _held(other)}
        assert [each for number, each in theirs.items() if number in mine] == []


def _held(one: object) -> Iterator[object]:
    for name, kind in DECLARED[type(one)].kinds.items():
        if name not in ("game", "heard", "log") and kind not in REPLACED:
            yield from containers(getattr(one, name))


REPLACED = (fields.COUNTS, fields.LINK_COUNTS, fields.SHARED)
"""Kinds of which nothing is changed in place: something else takes the place of what was."""


def test_whatever_happens_something_new_begins_with_nothing_on_it() -> None:
    game = random_duel(5, 400).game
    fresh = fresh_object(game, 0, card("Timber Wolf"), NO_SCRIPT, RED)
    assert not any((fresh.conditions, fresh.fresh_conditions, fresh.marks, fresh.links))


def another(kind: Kind, name: str, game: Game, thing: object) -> object:
    """Something else that a field of this kind could hold."""
    other = next(each for each in game.objects.values() if each is not thing and each is not getattr(thing, name, None))
    if name == "rules":
        return APPRENTICE
    found: dict[Kind, object] = {
        fields.VALUE: "another",
        fields.FACT: card("Fireball"),
        fields.FACTS: [card("Fireball"), card("Fireball")],
        fields.HELD: (card("Fireball"),),
        fields.COUNTS: {SOMETHING: 5},
        fields.SEATS: (7,),
        fields.RECORDS: (Arrival(card("Fireball"), 0, 0, Zone(0)),),
        fields.LINK: other,
        fields.ALWAYS_LINK: other,
        fields.LINKS: (other,),
        fields.LINK_COUNTS: {SOMEBODY: {other.id: 9}},
        fields.PLACES: [(other,)],
        fields.BY_PLACE: {game.arena.borders[0]: other},
    }
    return found[kind]


KEPT = [
    (kind, name)
    for kind, declared in DECLARED.items()
    for name, each in declared.kinds.items()
    if each.written is not None and name != "id"
]


@PUTS_IN_WHAT_DOES_NOT_FIT
@pytest.mark.parametrize(("kind", "name"), KEPT)
def test_a_field_that_changes_changes_the_digest_and_goes_with_a_copy(kind: type, name: str) -> None:
    game = busy_table().game
    one: object = {Game: game, Player: game.players[BLUE], Object: list(game.objects.values())[2]}[kind]
    before = game.digest()
    setattr(one, name, another(DECLARED[kind].kinds[name], name, game, one))
    assert game.digest() != before
    assert game.copy().digest() == game.digest()


def test_a_link_to_what_is_no_longer_in_play_is_none_in_a_copy_and_in_the_digest() -> None:
    table = busy_table()
    wolf, fox = (each for each in table.game.objects.values() if each.name in ("Timber Wolf", "Bitterwood Fox"))
    table.destroy(fox)
    assert wolf.taunted_by is fox
    twin = table.game.copy()
    assert twin.objects[wolf.id].taunted_by is None
    assert twin.digest() == table.game.digest()
