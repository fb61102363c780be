"""Legendary, Unique, Magebind, Magecast, Cantrip, Channeling: words about casting and keeping spells."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.traits import CHANNELING
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.enchantments.reveals import reveal, reveal_cost, total_cost
from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Priestess")


@rule(
    "core.trait.legendary-one-in-play",
    "core.trait.legendary-not-castable",
    "codex.legendary.one-in-play",
    "codex.legendary.no-cast",
)
def test_there_is_one_legend_for_everybody_until_it_is_destroyed(table: Table) -> None:
    brogan = table.put("Brogan Bloodstone", BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Brogan Bloodstone", "C1")
    table.run(destroy(table.game, brogan, A_TEST))
    table.cast(table.red, "Brogan Bloodstone", "C1")
    assert [each.name for each in table.game.in_zone[table.zone("C1")]] == ["Priestess", "Brogan Bloodstone"]


@rule(
    "core.trait.unique-one-per-player",
    "core.trait.unique-opponents-separate",
    "codex.unique.per-player",
)
def test_everybody_may_have_one_of_the_unique(table: Table) -> None:
    table.put("Temple of Light", BLUE, "A1")
    table.cast(table.red, "Temple of Light", "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Temple of Light", "C2")


@rule(
    "core.trait.magebind-raises-reveal-cost",
    "core.trait.magebind-adjusted-cost-everywhere",
    "codex.magebind.reveal-cost",
    "codex.magebind.adjusted-everywhere",
)
def test_magebind_makes_revealing_on_a_mage_dearer(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    on_wolf, on_mage = table.hide("Cobra Reflexes", wolf), table.hide("Cobra Reflexes", table.red)
    assert reveal_cost(on_mage) == reveal_cost(on_wolf) + 2
    assert total_cost(on_mage) == total_cost(on_wolf) + 2
    table.run(reveal(table.game, on_mage))
    assert table.red.mana == 50 - reveal_cost(on_mage)


@rule("core.trait.magecast-mage-only", "codex.magecast.mage-only")
def test_a_magecast_spell_is_cast_by_mages_only() -> None:
    table = Table(red="Beastmaster")
    familiar = table.put("Fellella, Pixie Familiar", RED, "C1")
    row = {"type": "enchantment", "cost": 2, "reveal": 1, "action": "quick", "range": [0, 2], "target": "creature"}
    rite, charm = make_card(name="Test Rite", traits=["Magecast"], **row), make_card(name="Test Charm", **row)
    assert table.cast_options(table.red, rite)
    assert not table.cast_options(familiar, rite)
    familiar.prepared = None
    assert table.cast_options(familiar, charm)


@pytest.fixture
def trifle() -> Card:
    return make_card(
        name="Test Trifle",
        type="enchantment",
        cost=2,
        reveal=1,
        action="quick",
        range=[0, 2],
        target="creature",
        traits=["Cantrip"],
    )


@rule(
    "sup.codex.cantrip-returns-whenever-discarded-or-destroyed",
    "sup.codex.cantrip-works-on-hidden-enchantment",
)
@pytest.mark.parametrize("hidden", [True, False])
def test_a_cantrip_goes_back_to_the_book_hidden_or_not(table: Table, trifle: Card, hidden: bool) -> None:
    wolf = table.put("Timber Wolf", RED)
    enchantment = table.attach(trifle, wolf, RED, hidden=hidden)
    table.run(destroy(table.game, enchantment, A_TEST))
    assert table.game.players[RED].book == {trifle: 1}
    assert not table.game.players[RED].discard


@rule("sup.codex.cantrip-returns-whenever-discarded-or-destroyed")
def test_a_countered_cantrip_goes_back_to_the_book(table: Table, trifle: Card) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.hide("Nullify", wolf, BLUE)
    table.decide("pay reveal", ("pay",))
    table.cast(table.red, trifle, wolf)
    assert [each.name for each in wolf.attachments] == []
    assert table.game.players[RED].book == {trifle: 1}


@rule(
    "core.trait.channeling-plus-minus",
    "core.trait.channeling-minimum-zero",
    "core.trait.channeling-needs-attribute",
    "codex.channeling-mod.changes",
    "codex.channeling-mod.floor",
    "codex.channeling-mod.existing-only",
)
def test_channeling_is_raised_and_lowered_never_below_zero_and_only_where_there_is_any(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    before = channeling(table.red)
    assert before is not None
    grant_for_a_while(table.red, CHANNELING(+2), source="test")
    grant_for_a_while(table.blue, CHANNELING(-20), source="test")
    grant_for_a_while(wolf, CHANNELING(+2), source="test")
    table.channel()
    assert table.red.mana == 50 + before + 2
    assert table.blue.mana == 50
    assert wolf.mana == 0


@rule("sup.rules.destroyed-only-from-play", "sup.rules.discarded-is-not-destroyed")
def test_what_is_discarded_without_having_been_in_play_is_not_destroyed(table: Table) -> None:
    from mageduel.state.events import CardDiscarded, Destroyed

    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.cast(table.red, "Force Push", wolf, 1, 0)
    lair = table.put("Temple of Asyra", RED, "C1")
    lair.prepared = make_creature("Test Acolyte")
    table.run(destroy(table.game, lair, A_TEST))
    assert [event.who.name for event in table.events(Destroyed)] == ["Temple of Asyra"]
    assert [event.card.name for event in table.events(CardDiscarded)] == ["Force Push", "Test Acolyte"]


@rule("core.condition.weak-poison", "core.condition.weak-removal-cost-2", "codex.weak.removal-cost")
def test_weak_is_poison_and_costs_two_to_remove(table: Table) -> None:
    from mageduel.facts.conditions import WEAK
    from mageduel.rules.conditions.markers import can_have, removal_cost

    assert not can_have(table.put("Skeletal Sentry", RED), WEAK)
    assert removal_cost(table.put("Timber Wolf", RED), WEAK) == 2


@rule("core.codex.mage-level-6", "codex.mage.level")
def test_a_mage_is_of_the_sixth_level(table: Table) -> None:
    assert table.red.level == 6


@rule("codex.moving-conjurations.one-per-name", "core.conjuration.no-same-name-in-zone")
def test_a_zone_holds_one_conjuration_of_a_name(table: Table) -> None:
    table.put("Mohktari, Great Tree of Life", BLUE, "A1")
    table.put("Poison Gas Cloud", BLUE, "C2")
    with pytest.raises(Refused):
        table.cast(table.red, "Poison Gas Cloud", "C2")
    table.cast(table.red, "Poison Gas Cloud", "C1")
