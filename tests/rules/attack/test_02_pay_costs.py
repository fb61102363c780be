"""Step 2, Pay Costs: what an attack costs must be paid, or the attack is off and the action gone."""

import pytest

from mageduel.facts.cards import Card
from mageduel.rules.attack.targets import ATTACK_COST
from mageduel.state.events import AttackCanceled
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def toll() -> Card:
    """An enchantment whose bearer can be attacked only for two mana."""
    card = make_card(
        name="Test Toll", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="creature", level=1
    )
    script_for(card).answer(ATTACK_COST, lambda this, attack: 2 if attack.defender is this.attached_to else 0)
    return card


@rule("core.attack.pay-costs-mandatory", "sup.rules.mandatory-action-must-pay-costs")
def test_the_cost_of_an_attack_is_paid_by_its_controller(table: Table, toll: Card) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach(toll, fox)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert table.red.mana == 50 - 2
    assert fox.damage == 1


def test_an_attack_that_cannot_be_paid_for_cannot_be_declared(table: Table, toll: Card) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach(toll, fox)
    table.red.mana = 1
    with pytest.raises(Refused):
        table.attack(wolf, "Bite", fox)


@rule("core.attack.unpaid-cost-cancels", "ruling.r6")
def test_a_cost_that_comes_up_after_declaring_and_cannot_be_paid_loses_the_action(table: Table, toll: Card) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    hidden = table.hide(toll, fox)
    table.red.mana = 1
    table.reveal_after("Declare Attack", hidden)
    table.act(wolf, ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 0
    assert table.red.mana == 1
    assert table.events(AttackCanceled)
    assert [request.kind for request in table.asked].count("action") == 1, "the action was spent"
