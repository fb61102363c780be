"""Positions somebody wrote: games begin at that moment, what cannot be is refused, what is odd is noted."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from copy import deepcopy
from typing import Any

import pytest

from mageduel.duel import record_of, replay, start_duel
from mageduel.facts.errors import ForPeople
from mageduel.kernel.record import DamagedRecord, read_record
from mageduel.lab.invariants import check
from mageduel.positions.links import LONGEST, MAXIMUM_SIZE, PREFIX, from_link, link_of, read_position
from mageduel.positions.position import Position, position_of
from mageduel.positions.reading import PositionError
from mageduel.rules.objects.characteristics import armor
from mageduel.rules.round.setup import Setup
from mageduel.state.phases import Phase
from mageduel.words.errors import why
from mageduel.words.language import language, speaking

WOLF, FOX, STRENGTH, WALL = 3, 4, 5, 6


def moment(**changes: Any) -> dict[str, Any]:
    """A wolf and a fox in the middle of the third round, with something hidden on the fox and a wall between."""
    data: dict[str, Any] = {
        "format": "mageduel-position",
        "version": 1,
        "mode": "arena",
        "round": 3,
        "phase": "actions",
        "initiative": 0,
        "turn": 1,
        "seats": [
            {"mage": "Beastmaster", "zone": "B1", "mana": 7, "damage": 4, "book": {"Bear Strength": 2}, "ready": False},
            {"mage": "Warlock", "zone": "B3", "mana": 9, "prepared": ["Fireball"], "discard": ["Hurl Boulder"]},
        ],
        "objects": [
            {"card": "Timber Wolf", "seat": 0, "zone": "B2", "damage": 3, "guard": True},
            {"card": "Bitterwood Fox", "seat": 1, "zone": "B2", "conditions": {"Burn": 1}},
            {"card": "Rhino Hide", "seat": 1, "on": FOX, "hidden": True},
            {"card": "Wall of Stone", "seat": 0, "border": "B3|B2"},
        ],
    }
    return data | changes


def at(**changes: Any) -> dict[str, Any]:
    """The same with one object more or changed."""
    data = moment()
    data["objects"].append({"card": "Timber Wolf", "seat": 1, "zone": "A1", **changes})
    return data


def test_a_game_begins_at_that_moment() -> None:
    match = start_duel(Position.from_data(moment()).setup(("Ann", "Ben")), 5, log=True)
    game = match.game
    wolf, fox, hide = (game.objects[number] for number in (WOLF, FOX, STRENGTH))
    assert (game.round, game.phase, game.players[1].name) == (3, Phase.ACTIONS, "Ben")
    assert match.requests[0].player == 1
    assert match.requests[0].question.name == "activate"
    assert ("activate", FOX) in match.requests[0].options
    assert (wolf.damage, wolf.guarding, wolf.controller, game.arena.zone_names[wolf.zone or 0]) == (3, True, 0, "B2")
    assert hide.hidden
    assert hide.attached_to is fox
    assert armor(fox) == 0
    assert [each.name for each in game.players[1].planned] == ["Fireball"]
    assert game.players[1].discard[0].name == "Hurl Boulder"
    assert [border.name for border in game.walls] == ["B2|B3"]
    assert (game.players[0].mage.mana, game.players[0].mage.damage, game.players[0].mage.active) == (7, 4, False)
    check(match)


def test_a_round_can_begin_at_a_position() -> None:
    match = start_duel(Position.from_data(moment(phase="initiative", turn=0, objects=[])).setup(), 5)
    assert (match.game.round, match.game.phase, match.game.initiative) == (3, Phase.PLANNING, 1)
    assert match.game.players[0].mage.mana == 7 + 9


def test_records_replay_and_forks_follow() -> None:
    setup = Position.from_data(moment()).setup()
    match = start_duel(setup, 5, forkable=True)
    for _ in range(30):
        request = match.open_requests[0]
        match.answer(request.player, request.decline or request.options[0])
    assert match.fork().game.digest() == match.game.digest()
    record = read_record(record_of(match, setup, 5).to_json())
    assert replay(record).game.digest() == match.game.digest()
    assert Setup.from_data(record.setup).position == setup.position


def test_a_record_with_a_position_that_cannot_be_is_refused() -> None:
    match = start_duel(Position.from_data(moment()).setup(), 5)
    text = record_of(match, Position.from_data(moment()).setup(), 5).to_json()
    with pytest.raises(DamagedRecord, match="zone"):
        replay(read_record(text.replace('"B2"', '"Z9"')))
    with pytest.raises(DamagedRecord):
        replay(read_record(text.replace('"position":{', '"position":[').replace("}}}", "}]}", 1)))


REFUSED = [
    ("position-no-data", moment(format="x")),
    ("position-version", moment(version=2)),
    ("position-key-but", moment(rounds=1)),
    ("position-key", moment(xyzzyq=1)),
    ("position-number", moment(round=0)),
    ("position-value", moment(round="three")),
    ("position-value", moment(round=True)),
    ("position-phase", moment(phase="lunch")),
    ("position-number", moment(initiative=2)),
    ("position-turn", moment(phase="planning")),
    ("no-mode-but", moment(mode="arenna")),
    ("seats-exactly", moment(seats=moment()["seats"][:1])),
    ("position-value", moment(seats=3)),
    ("position-mage", moment(seats=[{"mage": "Wizzard", "zone": "A1"}, {"mage": "Wizard", "zone": "A1"}])),
    ("position-mage", moment(mode="academy")),
    ("position-missing", moment(seats=[{"mage": "Wizard"}, {"mage": "Wizard", "zone": "A1"}])),
    ("position-one-side", moment(seats=[{"mage": "Wizard", "fallen": True}, {"mage": "Wizard", "zone": "A1"}])),
    ("no-board-to-choose", moment(board="Altar")),
    ("position-zone", at(zone="D1")),
    ("position-place", at(on=3)),
    ("position-place", at(card="Wall of Stone")),
    ("position-place", at(card="Leather Boots")),
    ("position-border-taken", moment(objects=[{"card": "Wall of Stone", "seat": 0, "border": "A1|A2"}] * 2)),
    ("position-border", moment(objects=[{"card": "Wall of Stone", "seat": 0, "border": "A1|C2"}])),
    ("position-bearer", moment(objects=[*moment()["objects"], {"card": "Leather Boots", "seat": 0, "on": WOLF}])),
    ("position-no-such-object", moment(objects=[{"card": "Bear Strength", "seat": 0, "on": 9}])),
    ("position-circle", moment(objects=[{"card": "Bear Strength", "seat": 0, "on": 3}])),
    (
        "position-circle",
        moment(objects=[{"card": "Bear Strength", "seat": 0, "on": 4}, {"card": "Rhino Hide", "seat": 0, "on": 3}]),
    ),
    ("position-no-object", at(card="Fireball")),
    ("no-card-but", at(card="Timber Wulf")),
    ("position-hidden", at(hidden=True)),
    ("position-two-ids", at(id=WOLF)),
    ("position-number", at(id=0)),
    ("position-no-life", at(damage=11)),
    ("position-number", at(damage=-1)),
    ("position-number", at(seat=2)),
    ("position-no-such", at(conditions={"Hiccups": 1})),
    ("position-number", at(conditions={"Burn": 0})),
    ("position-no-such", at(tokens={"uses of nothing at all": 1})),
    ("position-value", at(lasting=[{"word": "Melee", "value": 1, "until": "doomsday", "source": "x"}])),
    ("position-guard", moment(objects=[{"card": "Mana Crystal", "seat": 0, "zone": "A1", "guard": True}])),
    ("position-two-of", moment(objects=[{"card": "Sir Corazin, Blademaster", "seat": 0, "zone": "A1"}] * 2)),
    ("position-too-many", moment(objects=[{"card": "Timber Wolf", "seat": 0, "zone": "A1"}] * 301)),
    (
        "position-no-spell",
        moment(seats=[{"mage": "Wizard", "zone": "A1", "book": {"V'Tar Orb": 1}}, moment()["seats"][1]]),
    ),
]


@pytest.mark.parametrize(("code", "data"), REFUSED)
def test_what_cannot_be_is_refused_in_one_line(code: str, data: dict[str, Any]) -> None:
    with pytest.raises(ForPeople) as refused:
        Position.from_data(data)
    assert getattr(refused.value, "code", None) == code
    for each in ("en", "de"):
        with speaking(language(each)):
            assert "\n" not in why(refused.value)
            assert "{" not in why(refused.value)


def test_nothing_is_prepared_where_spells_come_from_the_book() -> None:
    seats = [
        {"mage": "Academy Wizard", "zone": "A1", "prepared": ["Fireball"]},
        {"mage": "Academy Warlock", "zone": "A1"},
    ]
    with pytest.raises(PositionError, match="position-nothing-prepared"):
        Position.from_data(moment(mode="academy", seats=seats, objects=[], phase="upkeep", turn=0))


def test_a_game_of_others_is_refused() -> None:
    setup = Position.from_data(moment()).setup()
    with pytest.raises(PositionError, match="position-other-setup"):
        start_duel(Setup("arena", setup.seats[::-1], position=setup.position), 1)


def test_what_could_hardly_have_come_about_is_noted() -> None:
    data = deepcopy(moment())
    data["seats"][0]["book"] = {"Bear Strength": 9}
    data["seats"][1]["prepared"] = ["Fireball"] * 3
    data["objects"] += [{"card": "Leather Boots", "seat": 0, "on": 1}, {"card": "Elemental Cloak", "seat": 0, "on": 1}]
    data["objects"].append({"card": "Invisible Stalker", "seat": 0, "zone": "A1"})
    notes = Position.from_data(data).notes
    assert [each.code for each in notes] == [
        "position-note-copies",
        "position-note-prepared",
        "position-note-restricted",
    ]
    assert "9" in why(notes[0])
    assert Position.from_data(moment()).notes == ()


def test_what_goes_without_saying_is_not_written() -> None:
    position = Position.from_data(moment())
    assert position.data["objects"][0] == {"card": "Timber Wolf", "seat": 0, "zone": "B2", "damage": 3, "guard": True}
    assert Position.from_data(position.data).data == position.data
    game = start_duel(position.setup(), 1).game
    assert position_of(game).data["seats"][1]["prepared"] == ["Fireball"]


def test_a_finished_game_has_no_position() -> None:
    match = start_duel(Position.from_data(moment()).setup(), 5)
    match.answer(0, ("concede",))
    with pytest.raises(PositionError, match="position-over"):
        position_of(match.game)


def test_a_link_is_short_and_says_it_all() -> None:
    position = Position.from_data(moment())
    word = link_of(position)
    assert len(word) < 500
    assert from_link(f"  {word}\n").data == position.data


def _packed(text: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(text) + packer.flush()
    return PREFIX + urlsafe_b64encode(zlib.crc32(text).to_bytes(4, "big") + body).decode().rstrip("=")


@pytest.mark.parametrize(
    ("code", "word"),
    [
        ("position-no-link", "hello"),
        ("position-no-link", PREFIX + "<script>"),
        ("position-link-damaged", PREFIX + "AAAA"),
        ("position-link-damaged", PREFIX + "A"),
        ("position-link-too-long", PREFIX + "A" * LONGEST),
        ("position-link-damaged", _packed(b" " * (MAXIMUM_SIZE + 1))),
        ("position-no-json", _packed(b"[" * 100_000)),
        ("position-no-json", _packed(b"\xff\xfe")),
        ("position-value", _packed(b"[1]")),
    ],
)
def test_a_link_that_is_none_is_refused(code: str, word: str) -> None:
    with pytest.raises(PositionError, match=code):
        from_link(word)


def test_a_damaged_letter_is_noticed() -> None:
    word = link_of(Position.from_data(moment()))
    for place in range(len(PREFIX), len(word), 7):
        other = word[:place] + ("A" if word[place] != "A" else "B") + word[place + 1 :]
        with pytest.raises(PositionError):
            from_link(other)


NONSENSE: tuple[Any, ...] = (None, -1, 10**30, "", "x" * 100_000, [], {}, [[]], {"x": {}}, 1.5, True)


def test_nonsense_is_refused_and_breaks_nothing() -> None:
    """Every value of a real position is replaced by things that do not belong there."""
    for path in _paths(moment()):
        for nonsense in NONSENSE:
            data = deepcopy(moment())
            target: Any = data
            for step in path[:-1]:
                target = target[step]
            target[path[-1]] = nonsense
            try:
                position = Position.from_data(data)
            except ForPeople:
                continue
            check(start_duel(position.setup(), 1))


def _paths(value: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [path for key, each in value.items() for path in [(*above, key), *_paths(each, (*above, key))]]
    if isinstance(value, list):
        return [path for key, each in enumerate(value) for path in [(*above, key), *_paths(each, (*above, key))]]
    return []


def test_text_is_bounded() -> None:
    with pytest.raises(PositionError, match="position-too-large"):
        read_position(" " * (MAXIMUM_SIZE + 1))
    assert read_position(json.dumps(moment())).mode == "arena"
