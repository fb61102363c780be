"""Steal Enchantment: a revealed enchantment moves and changes sides."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    return table


def test_the_enchantment_moves_and_is_the_casters_from_then_on(table: Table) -> None:
    theirs, mine = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    hide = table.attach("Rhino Hide", theirs)
    table.cast(table.red, "Steal Enchantment", hide, mine.id)
    assert hide.attached_to is mine
    assert (hide.controller, hide.owner) == (RED, BLUE)
    assert table.red.mana == 50 - 8


@rule("core.discard.owner-pile")
def test_it_goes_to_its_owners_discard_pile_in_the_end(table: Table) -> None:
    theirs, mine = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    hide = table.attach("Rhino Hide", theirs)
    table.cast(table.red, "Steal Enchantment", hide, mine.id)
    table.cast(table.red, "Purge Magic", mine)
    assert hide.card in table.game.players[BLUE].discard
    assert hide.card not in table.game.players[RED].discard


@rule("sup.spell.example-steal-enchantment-ghoul-rot-costs")
@pytest.mark.parametrize(("start", "end", "cost"), [("wolf", "fox", 12), ("wolf", "blue", 14), ("red", "blue", 16)])
def test_both_places_are_paid_for(table: Table, start: str, end: str, cost: int) -> None:
    places = {
        "wolf": table.put("Timber Wolf", RED),
        "fox": table.put("Bitterwood Fox", BLUE),
        "red": table.red,
        "blue": table.blue,
    }
    rot = table.attach("Ghoul Rot", places[start], BLUE)
    table.cast(table.red, "Steal Enchantment", rot, places[end].id)
    assert rot.attached_to is places[end]
    assert table.red.mana == 50 - cost


@rule("sup.spell.steal-enchantment-may-retarget-same-host")
def test_it_may_stay_where_it_is_and_change_sides(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.attach("Force Hold", wolf, BLUE)
    table.cast(table.red, "Steal Enchantment", hold, wolf.id)
    assert hold.attached_to is wolf
    assert hold.controller == RED
    assert table.red.mana == 50 - 8


@rule("sup.spell.steal-enchantment-no-control-of-restricted", "sup.rules.restriction-control")
def test_a_mage_restricted_from_it_may_move_it_but_does_not_get_control(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    link = table.attach("Death Link", wolf, BLUE)
    table.cast(table.red, "Steal Enchantment", link, fox.id)
    assert link.attached_to is fox
    assert link.controller == BLUE


@rule("sup.rules.restriction-control", "codex.mage-only.restricted")
def test_a_dark_mage_only_card_obeys_a_dark_mage() -> None:
    table = Table(red="Warlock", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    link = table.attach("Death Link", wolf, BLUE)
    table.cast(table.red, "Steal Enchantment", link, fox.id)
    assert link.attached_to is fox
    assert link.controller == RED


def test_hidden_enchantments_and_illegal_new_targets_are_refused(table: Table) -> None:
    wolf, sentry = table.put("Timber Wolf", BLUE), table.put("Skeletal Sentry", RED)
    hidden, hide = table.hide("Force Hold", wolf), table.attach("Rhino Hide", wolf)
    with pytest.raises(Refused):
        table.cast(table.red, "Steal Enchantment", hidden, table.red.id)
    with pytest.raises(Refused):
        table.cast(table.red, "Steal Enchantment", hide, sentry.id)
