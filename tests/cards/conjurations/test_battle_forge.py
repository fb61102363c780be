"""Battle Forge: a spawnpoint that makes equipment."""

from mageduel.rules.planning.plans import plan_slots
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def test_it_may_be_given_equipment_and_nothing_else() -> None:
    table = Table()
    table.put("Battle Forge", RED, "C1")
    table.book(RED, "Leather Boots", "Timber Wolf", "Force Push")
    slots = plan_slots(table.game, RED)
    assert [card.name for card in slots[1].cards] == ["Leather Boots"]


def test_it_equips_its_mage_with_its_own_mana_first() -> None:
    table = Table(mana=10)
    forge = table.put("Battle Forge", RED, "C1", mana=1)
    forge.prepared = table.card("Leather Boots")
    cost = forge.prepared.cost or 0
    table.decide("deploy", ("deploy", forge.id, "cast", forge.id, "Leather Boots", table.red.id))
    table.deploy()
    assert [item.name for item in table.red.attachments] == ["Leather Boots"]
    assert (forge.mana, table.red.mana) == (0, 10 - (cost - 1))


@rule("core.equip.range-checked-for-others")
def test_a_mage_out_of_its_reach_is_not_equipped() -> None:
    table = Table(mana=10)
    forge = table.put("Battle Forge", RED, "A4")
    table.move_to(table.blue, "C1")
    forge.prepared = table.card("Leather Boots")
    table.deploy()  # nobody is near, so there is nothing to do but pass
    assert table.red.attachments == table.blue.attachments == ()
    assert forge.prepared is not None


def test_it_collects_one_mana_a_round() -> None:
    table = Table(mana=10)
    forge = table.put("Battle Forge", BLUE, "A4")
    table.channel()
    assert forge.mana == 1
