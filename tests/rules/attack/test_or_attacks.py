"""OR attacks: one bar, two ways to use it, chosen when the attack is declared."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.traits import PIERCING, SWEEPING, UNAVOIDABLE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

BAR = {
    "name": "Repeating Crossbow",
    "kind": "ranged",
    "action": "full",
    "range": [1, 2],
    "dice": 2,
    "traits": ["Piercing +1", "Sweeping"],
    "or": {"traits": ["Unavoidable"], "zone": True},
}
CROSSBOWMAN: Card = make_creature("Test Crossbowman", attack=[BAR])


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "sup.rules.or-attack-first-alternative-is-single-trait-before-or",
    "sup.rules.or-attack-second-alternative-is-everything-after-or",
)
def test_the_last_trait_before_or_is_the_first_way_and_all_after_it_the_second() -> None:
    first, second = CROSSBOWMAN.attacks
    assert first.traits == {PIERCING: 1, SWEEPING: 1}
    assert not first.zone
    assert second.traits == {PIERCING: 1, UNAVOIDABLE: 1}
    assert second.zone
    assert first.name == second.name == "Repeating Crossbow"
    assert (first.dice, first.range) == (second.dice, second.range) == (2, (1, 2))


@rule(
    "sup.rules.or-attack-chosen-at-declare",
    "codex.or-attacks.choose",
    "sup.rules.example-ludwig-or-attack",
    "codex.or-attacks.ludwig-example",
)
def test_it_sweeps_or_sprays_the_zone_as_chosen_and_never_both(table: Table) -> None:
    shooter = table.put(CROSSBOWMAN, RED, "B1")
    fox, bear = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Steelclaw Grizzly", BLUE, "B2")
    table.put("Timber Wolf", RED, "B2")
    options = table.actions(shooter)
    assert ("attack", shooter.id, 0, fox.id) in options
    assert ("attack", shooter.id, 1, "B2") in options
    table.dice("1 0 2 0")
    table.decide("sweep", ("sweep", bear.id))
    table.act(shooter, ("attack", shooter.id, 0, fox.id))
    assert (fox.damage, bear.damage) == (1, 0)
    table.dice("1 0 1* 0 1* 0")
    table.decide("order", ("next", fox.id), ("next", bear.id))
    table.act(shooter, ("attack", shooter.id, 1, "B2"))
    assert (fox.damage, bear.damage) == (2, 1)
