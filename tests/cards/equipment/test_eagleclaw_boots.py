"""Eagleclaw Boots: nothing pushes the wearer, and walls do not stop him."""

from mageduel.rules.movement.moves import push
from mageduel.state.arena import Direction
from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import climb


def test_the_wearer_is_not_pushed() -> None:
    table = wearer_of("Eagleclaw Boots")
    table.run(push(table.game, table.red, Direction.NORTH))
    assert table.place(table.red) == "B2"


def test_he_climbs_over_a_wall() -> None:
    table = wearer_of("Eagleclaw Boots")
    table.wall("Wall of Stone", "B2|B3")
    table.act(table.red, climb("B3"))
    assert table.place(table.red) == "B3"


def test_without_them_he_does_neither() -> None:
    table = wearer_of()
    table.wall("Wall of Stone", "B2|B3")
    assert climb("B3") not in table.actions(table.red)
    table.run(push(table.game, table.red, Direction.NORTH))
    assert table.place(table.red) == "A2"
