"""Targets that move or stop being legal: the spell or attack is canceled, and what was paid stays paid."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import IMMUNITY, INCAPACITATED, INVISIBLE, WARDED, Word
from mageduel.kernel.requests import Answer, Request
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def ward(word: Word) -> Card:
    """An enchantment that gives its bearer one word."""
    card = make_card(
        name="Sudden Ward", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="creature"
    )
    script_for(card).grants(word)
    return card


@rule(
    "sup.rules.spell-canceled-if-target-illegal-before-resolve",
    "sup.rules.canceled-costs-not-refunded",
    "sup.rules.canceled-spell-card-discarded",
)
def test_a_spell_whose_target_is_legal_no_more_is_canceled(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    warded = table.hide(ward(WARDED), wolf, BLUE)
    table.reveal_after("Pay Costs", warded)
    spell = table.cast(table.red, "Knockdown", wolf)
    assert spell.is_canceled
    assert not table.has(wolf, INCAPACITATED)
    assert table.red.mana == 50 - 3
    assert [card.name for card in table.game.players[RED].discard] == ["Knockdown"]


@rule("sup.rules.spell-canceled-if-target-illegal-before-resolve")
def test_canceled_before_its_costs_are_paid_it_costs_nothing_but_the_card(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    warded = table.hide(ward(WARDED), wolf, BLUE)
    table.reveal_after("Declare Spell", warded)
    assert table.cast(table.red, "Knockdown", wolf).is_canceled
    assert table.red.mana == 50
    assert [card.name for card in table.game.players[RED].discard] == ["Knockdown"]


@rule("sup.rules.spell-canceled-if-target-illegal-before-resolve")
def test_a_namesake_revealed_under_an_enchantment_being_cast_cancels_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    namesake = table.hide("Agony", wolf, BLUE)
    table.reveal_after("Counter Spell", namesake)
    assert table.cast(table.red, "Agony", wolf).is_canceled
    assert wolf.attachments == (namesake,)


@rule("sup.rules.canceled-spell-card-discarded")
def test_a_bound_spell_that_is_canceled_stays_bound(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    wand = table.attach("Mage Wand", table.red)
    wand.bound = table.card("Knockdown")
    warded = table.hide(ward(WARDED), wolf, BLUE)
    table.reveal_after("Pay Costs", warded)
    assert table.cast(table.red, "Knockdown", wolf).is_canceled
    assert wand.bound is table.card("Knockdown")
    assert not table.game.players[RED].discard


@rule(
    "sup.rules.spell-canceled-if-caster-or-target-moves",
    "sup.rules.spell-canceled-by-same-zone-teleport",
    "sup.rules.example-creature-spell-caster-teleported",
)
@pytest.mark.parametrize("zone", ["C1", "C2"])
def test_a_caster_who_is_teleported_before_the_counter_spell_step_loses_spell_and_mana(table: Table, zone: str) -> None:
    intervention = table.hide("Divine Intervention", table.red, BLUE)
    table.reveal_after("Pay Costs", intervention)
    table.decide("teleport", ("teleport", zone))
    spell = table.cast(table.red, "Timber Wolf", "C1")
    assert spell.is_canceled
    assert table.red.mana == 50 - 9
    assert [card.name for card in table.game.players[RED].discard] == ["Timber Wolf"]


@rule("sup.rules.attack-canceled-if-target-illegal", "sup.rules.canceled-costs-not-refunded")
def test_an_attack_whose_target_is_legal_no_more_is_canceled(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Pacify", wolf, BLUE)
    unseen = table.hide(ward(INVISIBLE), fox, BLUE)
    table.reveal_after("Pay Costs", unseen)
    attack = table.attack(wolf, "Bite", fox)
    assert attack.is_canceled
    assert not attack.has_hit
    assert table.red.mana == 50 - 2


@rule("sup.rules.attack-canceled-if-target-illegal")
def test_becoming_immune_in_time_cancels_it_too_and_afterwards_does_not(table: Table) -> None:
    hellion, fox = table.put("Flaming Hellion", RED), table.put("Bitterwood Fox", BLUE)
    immune = table.hide(ward(IMMUNITY[DamageType.FLAME]), fox, BLUE)
    table.reveal_after("Roll Dice", immune)
    table.dice("2 2 0 0", effect=1)
    assert table.attack(hellion, "Hell Trident", fox).is_canceled
    assert fox.damage == 0
    late = table.put("Bitterwood Fox", BLUE)
    immune = table.hide(ward(IMMUNITY[DamageType.FLAME]), late, BLUE)
    table.reveal_after("Damage and Effects", immune)
    table.dice("2 2 0 0", effect=1)
    assert not table.attack(hellion, "Hell Trident", late).is_canceled
    assert late.damage == 4


@rule(
    "sup.rules.attack-canceled-if-source-or-target-moves",
    "sup.rules.attack-canceled-by-same-zone-teleport",
    "ruling.r14",
)
@pytest.mark.parametrize("zone", ["B2", "A1"])
@pytest.mark.parametrize("whose", ["attacker", "defender"])
def test_an_attack_ends_when_source_or_target_teleports_also_within_the_zone(
    table: Table, whose: str, zone: str
) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    bearer = wolf if whose == "attacker" else fox
    intervention = table.hide("Divine Intervention", bearer, BLUE)
    table.reveal_after("Roll Dice", intervention)
    table.decide("teleport", ("teleport", zone))
    table.dice("2 2 0 0")
    assert table.attack(wolf, "Bite", fox).is_canceled
    assert fox.damage == 0


@rule("sup.rules.example-triplestrike-vs-divine-intervention")
def test_whoever_teleports_in_the_first_of_three_strikes_escapes_them_all(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra", RED), table.put("Steelclaw Grizzly", BLUE)
    intervention = table.hide("Divine Intervention", grizzly)
    table.reveal_after("Avoid Attack", intervention)
    table.decide("teleport", ("teleport", "B2"))
    assert table.attack(hydra, "Triple Bite", grizzly).is_canceled
    assert grizzly.damage == 0


@rule("sup.rules.canceled-target-illegal-for-rest-of-action")
def test_who_has_escaped_once_is_no_target_for_the_rest_of_the_action(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "C1"), table.put("Bitterwood Fox", BLUE, "C1")
    bobcat = table.put("Mountain Gorilla", BLUE, "C1")
    table.cast(table.red, "Battle Fury", wolf)
    intervention = table.hide("Divine Intervention", fox)
    table.reveal_after("Avoid Attack", intervention)
    table.decide("teleport", ("teleport", "C1"))

    def only_the_other(request: Request) -> Answer:
        targets = {option[3] for option in request.options if option[0] == "attack"}
        assert fox.id not in targets
        assert bobcat.id in targets
        return ("stop",)

    table.decide("extra attack", only_the_other)
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 0


@rule("sup.rules.failed-melee-attack-still-removes-guard")
def test_a_melee_attack_that_fails_still_costs_the_guard_its_marker(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.guard(fox)
    intervention = table.hide("Divine Intervention", fox)
    table.reveal_after("Declare Attack", intervention)
    table.decide("teleport", ("teleport", "B2"))
    table.attack(wolf, "Bite", fox)
    assert not fox.guarding
