"""The board as text: what is printed beside a test that failed, so that the position need not be imagined."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import ref

from mageduel.facts.traits import ARMOR
from mageduel.rules.objects.characteristics import armor, life, value
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.players import Player
from mageduel.state.running import Attack, Move, Running, Spell
from mageduel.views.chronicle import Teller
from mageduel.views.names import step_name
from tests.kit.attacks import written

LAST_EVENTS = 12
MOST_BOARDS = 3
"""How many positions of one test are shown; the last ones."""

_seated: list[ref[object]] = []


def seat(table: object) -> None:
    """Remember a table, for as long as it is there, to show its board should the test fail."""
    _seated.append(ref(table))


def clear() -> None:
    """Forget the tables of the test before."""
    _seated.clear()


def boards() -> str:
    """The positions of the tables of this test."""
    games = [table.game for each in _seated if (table := each()) is not None and hasattr(table, "game")]
    return "\n\n".join(_picture_if_possible(game) for game in games[-MOST_BOARDS:])


def _picture_if_possible(game: Game) -> str:
    """What a broken test left behind may be no position at all; the failure itself is still to be shown."""
    try:
        return picture(game)
    except Exception as problem:
        return f"this position cannot be drawn: {problem!r}"


def picture(game: Game) -> str:
    """A position on a few lines: players, zones, walls, what is going on, and the last events."""
    return "\n".join(_lines(game))


def _lines(game: Game) -> Iterator[str]:
    yield f"round {game.round}, {game.phase.value} phase, initiative: {game.players[game.initiative].name}"
    for player in game.players:
        yield from _player(player)
    for zone, name in enumerate(game.arena.zone_names):
        here = [each for each in game.in_zone[zone] if each.attached_to is None]
        here += game.zone_enchantments[zone]
        for each in here:
            yield from _object(each, name if each is here[0] else "")
    for border, wall in sorted(game.walls.items(), key=lambda pair: pair[0].index):
        yield from _object(wall, border.name)
    elsewhere = [each for each in game.objects.values() if each.zone is None and each.border is None]
    for each in elsewhere:
        if each.attached_to is None:
            yield from _object(each, "away")
    if game.action_phase is not None:
        phase = game.action_phase
        state = [f"{phase.move_actions} moves"]
        state += [word for word in ("is_hindered", "has_acted", "is_over") if getattr(phase, word)]
        yield f"acting: {_named(phase.creature)} ({', '.join(state)})"
    for running in game.running:
        yield f"running: {_running(game, running)}"
    teller = Teller(game, None)
    told = [line.sentence for event in game.log or [] if (line := teller.tell(event)) is not None]
    if told:
        yield "last events:"
        yield from (f"  {sentence}" for sentence in told[-LAST_EVENTS:])


def _player(player: Player) -> Iterator[str]:
    words = [f"{player.name} (seat {player.seat}, {player.facts.name}): {player.mage.mana} mana"]
    words.append("quickcast ready" if player.quickcast else "quickcast spent")
    if player.planned:
        words.append(f"planned {', '.join(card.name for card in player.planned)}")
    if player.discard:
        words.append(f"discarded {', '.join(card.name for card in player.discard)}")
    if not player.is_alive:
        words.append("dead")
    yield ", ".join(words)


def _named(thing: Object) -> str:
    return f"{thing.name} #{thing.id}"


def _object(thing: Object, place: str, depth: int = 0) -> Iterator[str]:
    yield f"{place:>6} {'  ' * depth}{_described(thing)}"
    for each in thing.attachments:
        yield from _object(each, "", depth + 1)


def _described(thing: Object) -> str:
    words = [_named(thing), f"of {thing.game.players[thing.controller].name}"]
    if thing.owner != thing.controller:
        words.append(f"owned by {thing.game.players[thing.owner].name}")
    if thing.has_life:
        words.append(f"damage {thing.damage}/{life(thing)}")
        if thing.card.armor or value(thing, ARMOR):
            words.append(f"armor {armor(thing)}")
    if thing.mana and not thing.is_mage:
        words.append(f"{thing.mana} mana")
    words += [f"{condition.name} {count}" for condition, count in thing.conditions.items()]
    words += [f"{each.word.name} {each.value:+} until {each.until.value}" for each in thing.lasting]
    marks = {"guarding": thing.guarding, "active": thing.active, "hidden": thing.hidden}
    words += [word for word, is_so in marks.items() if is_so]
    if thing.is_creature and not thing.active:
        words.append("inactive")
    words += [f"{mark.name} {count}" for mark, count in thing.marks.items()]
    words += [
        f"{link.name} {_named(thing.game.objects[each])}"
        for link, those in thing.links.items()
        for each in those
        if each in thing.game.objects
    ]
    if thing.bound is not None:
        words.append(f"bound {thing.bound.name}")
    if thing.prepared is not None:
        words.append(f"prepared {thing.prepared.name}")
    return ", ".join(words)


def _running(game: Game, running: Running) -> str:
    match running:
        case Attack():
            who = _named(running.attacker) if running.attacker is not None else "the arena"
            dice = f", dice {written(running.faces)}" if running.faces else ""
            what = f"{who} attacks {_named(running.defender)} with {running.bar.name} ({running.shape.value}){dice}"
        case Spell():
            target = running.target
            aim = _named(target) if isinstance(target, Object) else f"place {target}"
            what = f"{_named(running.caster)} casts {running.card.name} on {aim}, {running.paid} mana paid"
        case Move():
            names = game.arena.zone_names
            way = f"{names[running.start]} to {names[running.end]}"
            what = f"{_named(running.creature)} moves {way} ({running.kind.value})"
    return f"{what}; step {step_name(running.step) if running.step else 'not begun'}"
