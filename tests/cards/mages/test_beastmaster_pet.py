"""The Beastmaster's Pet: one animal he has made stronger."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import armor, life, value
from mageduel.rules.objects.destroy import destroy, return_to_book
from mageduel.rules.offers import Offer
from mageduel.state.events import EnteredPlay
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Warlock")


def adopt(table: Table, name: str = "Timber Wolf", zone: str = "B2") -> Object:
    """Summon an animal and make it the Pet."""
    table.decide("offer", lambda request: request.options[0])
    return table.summon(name, RED, zone)


def is_offered(table: Table, name: str, seat: int = RED) -> bool:
    before = len(table.asked)
    table.always("offer", DECLINE)
    table.summon(name, seat)
    offers = [request.subject for request in table.asked[before:] if request.kind == "offer"]
    return any(isinstance(offer, Offer) and offer.ability == "Pet" for offer in offers)


@rule("core.mage.beastmaster-pet-on-summon", "core.mage.beastmaster-pet-cost", "core.example.pet-timber-wolf-cost")
@pytest.mark.parametrize(("name", "cost"), [("Bitterwood Fox", 2), ("Timber Wolf", 3), ("Steelclaw Grizzly", 5)])
def test_a_summoned_animal_becomes_his_pet_for_its_level_and_one_more(table: Table, name: str, cost: int) -> None:
    animal = adopt(table, name)
    assert table.red.mana == 50 - cost
    assert [each.name for each in animal.attachments] == ["Pet"]


@rule("core.mage.beastmaster-pet-on-summon")
def test_he_may_leave_it_as_it_is(table: Table) -> None:
    table.decide("offer", ("decline",))
    wolf = table.summon("Timber Wolf")
    assert wolf.attachments == ()
    assert table.red.mana == 50


def test_without_the_mana_he_is_not_asked(table: Table) -> None:
    table.red.mana = 2
    assert not is_offered(table, "Timber Wolf")
    table.red.mana = 3
    assert is_offered(table, "Timber Wolf")


@rule("ref.mage.beastmaster.pet-bonus")
@rule(
    "core.mage.beastmaster-pet-melee-plus-1",
    "core.mage.beastmaster-pet-armor-plus-1",
    "core.mage.beastmaster-pet-life-plus-3",
)
def test_a_pet_has_melee_armor_and_life(table: Table) -> None:
    wolf = adopt(table)
    assert (value(wolf, MELEE), armor(wolf), life(wolf)) == (1, 2 + 1, 10 + 3)


@rule("ref.mage.beastmaster.pet-zone-bonus")
@rule("core.mage.beastmaster-pet-same-zone-melee-bonus")
def test_beside_its_beastmaster_it_has_one_melee_more(table: Table) -> None:
    wolf, imp = adopt(table, zone="C1"), table.put("Firebrand Imp", BLUE, "C1")
    table.dice("0 0 0 0 0 0")
    table.attack(wolf, "Bite", imp)
    table.move_to(table.red, "C2")
    assert value(wolf, MELEE) == 1
    table.move_to(wolf, "C2")
    assert value(wolf, MELEE) == 2


@rule("sup.ability.pet-zone-bonus-survives-control-change")
def test_in_an_opponents_hands_it_still_fights_better_beside_its_beastmaster(table: Table) -> None:
    wolf = adopt(table)
    wolf.controller = BLUE
    table.game.everything_changed()
    assert value(wolf, MELEE) == 1
    table.move_to(table.blue, "B2")
    assert value(wolf, MELEE) == 1
    table.move_to(table.red, "B2")
    assert value(wolf, MELEE) == 2


@rule("ruling.r36")
@rule("core.mage.beastmaster-pet-immediate-only")
def test_an_animal_that_was_there_before_is_not_offered(table: Table) -> None:
    wolf = table.put("Timber Wolf")
    table.run(happen(table.game, EnteredPlay(wolf)))
    table.upkeep()
    table.act(wolf, NOTHING)
    table.act(table.red, NOTHING)
    assert [request for request in table.asked if request.kind == "offer"] == []


@rule("core.mage.beastmaster-pet-no-range-or-los")
def test_neither_distance_nor_walls_matter(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    table.wall("Wall of Stone", "B1|C1")
    assert adopt(table, zone="A4").attachments


@rule("core.mage.beastmaster-pet-any-summoning-source")
def test_it_does_not_matter_who_summons_the_animal(table: Table) -> None:
    lair = table.put("Lair", zone="A3", mana=20)
    table.decide("offer", ("pay", 3))
    table.cast(lair, "Timber Wolf", "A3")
    wolf = table.game.in_zone[table.zone("A3")][-1]
    assert [each.name for each in wolf.attachments] == ["Pet"]


@pytest.mark.parametrize("name", ["Firebrand Imp", "Redclaw, Alpha Male"])
@rule("core.mage.beastmaster-pet-nonlegendary")
def test_other_creatures_and_legendary_animals_are_not_offered(table: Table, name: str) -> None:
    assert not is_offered(table, name)


def test_nor_is_an_enemys_animal(table: Table) -> None:
    assert not is_offered(table, "Timber Wolf", BLUE)


@rule("core.mage.beastmaster-one-pet", "core.mage.beastmaster-pet-until-destroyed")
def test_there_is_one_pet_at_a_time(table: Table) -> None:
    wolf = adopt(table)
    assert not is_offered(table, "Bitterwood Fox")
    table.reset()
    assert not is_offered(table, "Bitterwood Fox")
    assert [each.name for each in wolf.attachments] == ["Pet"]


@rule("ref.mage.beastmaster.pet-again")
@rule("core.mage.beastmaster-pet-marker-returns")
def test_when_it_is_destroyed_the_marker_comes_back(table: Table) -> None:
    wolf = adopt(table)
    table.run(destroy(table.game, wolf, A_TEST))
    assert [card.name for card in table.game.players[RED].discard] == ["Timber Wolf"]
    fox = adopt(table, "Bitterwood Fox")
    assert life(fox) == 5 + 3


def test_when_it_leaves_play_otherwise_the_marker_comes_back_too(table: Table) -> None:
    table.run(return_to_book(table.game, adopt(table)))
    assert adopt(table, "Bitterwood Fox").attachments


def test_the_additional_life_keeps_it_alive(table: Table) -> None:
    wolf = adopt(table)
    wolf.damage = 11
    slayer = table.put("Dark Pact Slayer", BLUE)
    table.dice("1* 0 0 0")
    table.attack(slayer, "Hellsword", wolf)
    assert table.in_play(wolf)
    table.dice("1* 0 0 0")
    table.attack(slayer, "Hellsword", wolf)
    assert not table.in_play(wolf)


def test_in_apprentice_mode_there_is_no_pet() -> None:
    assert not is_offered(Table(mode="apprentice"), "Timber Wolf")


@rule("core.mage.card-special-markers")
def test_marked_creatures_are_seen_to_be_marked() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    wolf = adopt(table)
    table.decide("offer", ("lose life", 2))
    imp = table.summon("Firebrand Imp", BLUE)
    wizard = Table(red="Wizard")
    wizard.decide("offer", ("pay", 2))
    wizard.upkeep()
    assert [each.name for each in (*wolf.attachments, *imp.attachments)] == ["Pet", "Bloodreaper"]
    assert tokens_on(wizard.red) == {"Voltaric Shield": 1}
