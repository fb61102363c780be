"""V'Tar Force Sentry: an orb that pushes intruders away."""

from mageduel.state.arena import Direction
from tests.cards.orbs import board
from tests.kit.table import BLUE, RED, Table


def sentry(table: Table) -> tuple[str, int]:
    thing = table.hide("V'Tar Force Sentry", "B1", RED)
    table.reveal(thing)
    return ("ability", thing.id)


def test_once_a_round_it_pushes_an_enemy_within_a_zone_away() -> None:
    table = board("B1")
    head = sentry(table)
    wolf, far, friend = (
        table.put("Timber Wolf", BLUE, "B2"),
        table.put("Timber Wolf", BLUE, "B4"),
        table.put("Timber Wolf", RED, "B2"),
    )
    named = {each[3] for each in table.between(RED) if each[:2] == head}
    assert wolf.id in named
    assert not named & {far.id, friend.id}
    table.use(RED, (*head, 0, wolf.id, int(Direction.EAST)))
    assert table.place(wolf) == "B3"
    assert not [each for each in table.between(RED) if each[:2] == head]


def test_it_lies_on_a_zone_with_an_orb_only() -> None:
    table = board("B1")
    table.move_to(table.red, "B1")
    assert table.why_no_cast(table.red, "V'Tar Force Sentry", "B1") is None
    assert table.why_no_cast(table.red, "V'Tar Force Sentry", "B2") is not None
