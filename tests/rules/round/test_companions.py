"""Companion markers: one contract for whatever a mage may mark as it comes into play."""

from mageduel.rules.objects.characteristics import channeling
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import RED, Table, make_card, make_creature

TREE = make_card(
    name="Test Oak",
    type="conjuration",
    subtypes=["tree"],
    cost=5,
    action="quick",
    range=[0, 1],
    target="zone",
    life=8,
    armor=0,
    traits=["Legendary"],
)


@rule("sup.ability.treebond-target-friendly-tree", "sup.ability.treebond-marker-lost-for-good")
def test_a_marker_for_what_is_conjured_is_free_and_lost_for_good_with_its_bearer() -> None:
    table = Table(red="Druid", blue="Druid")
    table.decide("offer", ("accept",))
    table.cast(table.red, TREE, "C1")  # only she whose tree it is may bond, and a Legendary one will do
    oak = table.find("Test Oak")
    printed = table.red.card.channeling
    assert (table.armor(oak), channeling(table.red)) == (1, (printed or 0) + 1)
    table.destroy(oak)
    assert channeling(table.red) == printed
    table.cast(table.red, TREE, "C1")  # nothing is offered any more


def test_a_marker_that_was_declined_stays_at_hand() -> None:
    table = Table(red="Druid")
    table.decide("offer", DECLINE)
    table.cast(table.red, TREE, "C1")
    table.destroy(table.find("Test Oak"))
    table.decide("offer", ("accept",))
    table.cast(table.red, TREE, "C1")
    assert table.armor(table.find("Test Oak")) == 1


@rule("sup.ability.eternal-servant-marker-returns-immediately")
def test_what_must_be_summoned_is_no_legend_and_its_marker_comes_back() -> None:
    table = Table(red="Necromancer")
    table.summon(make_creature("Test King", subtypes=["undead"], traits=["Legendary"]), RED)  # nothing is offered
    table.decide("offer", ("accept",))
    servant = table.summon(make_creature("Test Servant", subtypes=["undead"], cost=3), RED)
    assert [each.name for each in servant.attachments] == ["Eternal Servant"]
    table.decide("offer", DECLINE)  # it is not raised again
    table.destroy(servant)
    table.decide("offer", ("accept",))
    other = table.summon(make_creature("Test Footman", subtypes=["undead"]), RED)
    assert [each.name for each in other.attachments] == ["Eternal Servant"]
