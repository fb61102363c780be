"""Guard Dog: watches over what its master has built."""

from mageduel.facts.traits import VIGILANT
from tests.kit.table import BLUE, RED, Table


def test_it_is_vigilant_beside_a_conjuration_of_its_controller() -> None:
    table = Table()
    dog = table.put("Guard Dog", RED)
    assert not table.has(dog, VIGILANT)
    crystal = table.put("Mana Crystal", RED, "B3")
    assert not table.has(dog, VIGILANT)
    table.move_to(dog, "B3")
    assert table.has(dog, VIGILANT)
    table.control(crystal, BLUE)
    assert not table.has(dog, VIGILANT)


def test_what_is_attached_to_something_does_not_count() -> None:
    table = Table()
    dog, foe = table.put("Guard Dog", RED), table.put("Timber Wolf", BLUE)
    table.attach("Tanglevine", foe, RED)
    assert not table.has(dog, VIGILANT)
