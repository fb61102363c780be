"""Equipment: what mages wear, one piece a location, and what becomes of the piece before."""

from mageduel.facts.cards import CardType
from mageduel.facts.library import library
from mageduel.views.table import table as shown
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED
from tests.modes.academy.folk import HOUND, item

LOCATIONS = {
    "helmet",
    "amulet",
    "breeches",
    "cloak",
    "ring",
    "shield",
    "chestpiece",
    "belt",
    "weapon",
    "boots",
    "gloves",
}


def worn(table: AcademyTable) -> set[str]:
    return {each.name for each in table.red.attachments}


@rule("academy.equipment.target-mage")
def test_equipment_is_for_mages(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    assert table.why_no_cast(table.red, item("Belt", "belt"), hound) == "wrong-target"
    theirs = [each for each in library().values() if each.type is CardType.EQUIPMENT and "aca" in each.sets]
    assert {each.target.kinds for each in theirs if each.target is not None} == {("mage",)}


@rule("academy.equipment.enemy-mage-possible", "academy.codex.controller-equipment")
def test_it_may_be_cast_on_an_enemy_who_then_controls_it(table: AcademyTable) -> None:
    table.cast(table.red, item("Belt", "belt"), table.blue)
    belt = table.find("Belt")
    assert (belt.attached_to, belt.owner, belt.controller) == (table.blue, RED, BLUE)


@rule("academy.equipment.face-up")
def test_everybody_sees_it(table: AcademyTable) -> None:
    table.cast(table.red, item("Belt", "belt"), table.red)
    belt = table.find("Belt")
    for seat in (RED, BLUE):
        assert shown(table.game, seat).objects[str(belt.id)].name == "Belt"


@rule("academy.equipment.benefit")
def test_it_gives_its_mage_something(table: AcademyTable) -> None:
    before = table.armor(table.red)
    table.cast(table.red, "Leather Gloves", table.red)
    assert table.armor(table.red) == before + 1


@rule("academy.equipment.one-per-location", "academy.equipment.replace-own", "academy.equipment.replaced-to-spellbook")
def test_a_second_piece_for_the_same_place_sends_the_first_back_to_the_book(table: AcademyTable) -> None:
    old, new = item("Old Belt", "belt"), item("New Belt", "belt")
    table.cast(table.red, old, table.red)
    table.cast(table.red, item("Boots", "boots"), table.red)
    table.cast(table.red, new, table.red)
    assert worn(table) == {"New Belt", "Boots"}
    assert (table.in_book(RED, old), table.discarded(RED)) == (1, [])
    table.cast(table.red, old, table.red)
    assert worn(table) == {"Old Belt", "Boots"}


@rule("ruling.r37")
def test_what_was_replaced_may_be_cast_again(table: AcademyTable) -> None:
    old = item("Old Belt", "belt")
    table.cast(table.red, old, table.red)
    table.cast(table.red, item("New Belt", "belt"), table.red)
    assert table.cast_options(table.red, old)
    assert table.in_book(RED, old) == 1


@rule("academy.equipment.multi-location")
def test_one_piece_may_take_two_places(table: AcademyTable) -> None:
    table.cast(table.red, item("Sword", "weapon"), table.red)
    table.cast(table.red, item("Buckler", "shield"), table.red)
    table.cast(table.red, item("Great Axe", "weapon", "shield"), table.red)
    assert worn(table) == {"Great Axe"}


@rule("academy.equipment.two-rings")
def test_there_is_room_for_two_rings(table: AcademyTable) -> None:
    one, two, three = (item(name, "ring") for name in ("One", "Two", "Three"))
    table.cast(table.red, one, table.red)
    table.cast(table.red, two, table.red)
    assert worn(table) == {"One", "Two"}
    table.decide("replace ring", take(table.find("One")))
    table.cast(table.red, three, table.red)
    assert worn(table) == {"Two", "Three"}
    assert table.in_book(RED, one) == 1


@rule("academy.equipment.enemy-cannot-replace")
def test_an_enemy_cannot_take_a_place_that_is_taken(table: AcademyTable) -> None:
    table.cast(table.blue, item("Belt", "belt"), table.blue)
    assert table.why_no_cast(table.red, item("Curse Belt", "belt"), table.blue) == "location-taken"
    assert table.why_no_cast(table.red, item("Curse Boots", "boots"), table.blue) is None


@rule("academy.equipment.stays-until", "academy.equipment.destroyed-discard", "academy.codex.destroyed-by-effect")
def test_it_stays_until_it_is_destroyed_and_is_then_discarded(table: AcademyTable) -> None:
    table.cast(table.red, item("Belt", "belt"), table.red)
    table.next_round()
    belt = table.find("Belt")
    table.destroy(belt)
    assert (belt.in_play, table.discarded(RED)) == (False, ["Belt"])


@rule("academy.equipment.locations")
def test_there_are_eleven_locations_and_each_is_apart_from_the_others(table: AcademyTable) -> None:
    for place in sorted(LOCATIONS):
        table.cast(table.red, item(f"Some {place}", place), table.red)
    assert len(worn(table)) == 11
    sets = [each for each in library().values() if any(code.startswith("aca") for code in each.sets)]
    used = {place for each in sets for place in each.locations}
    assert used <= LOCATIONS
    assert "breeches" in used
