"""Action bars that are no attacks: whose action they are, how far they reach, what they cost, and why not."""

import pytest

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import CONJURATION, CREATURE, FRIENDLY, Selector
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.tokens import ARMOR_TOKEN
from mageduel.rules.round.activation import action_options, why_not_ability
from mageduel.rules.round.special_actions import action_bar, gaining_mana, giving, placing, reconstructing
from mageduel.state.running import ActionPhase
from mageduel.views.refused import refused
from tests.kit.answers import NOTHING, ability, move
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature

NONLIVING = Selector(lambda this, other: not is_living(other))
ENGINEER = make_creature(
    "Test Engineer",
    attack=[
        {"name": "Repair", "kind": "action", "action": "quick", "range": [0, 1]},
        {"name": "Fortify", "kind": "action", "action": "full"},
        {"name": "Cheer", "kind": "action", "action": "quick", "range": [0, 0], "cost": 2},
    ],
)
engineer = scripted(ENGINEER)
action_bar(engineer, "Repair", reconstructing(2), on=FRIENDLY & CONJURATION & NONLIVING)
action_bar(engineer, "Fortify", placing(ARMOR_TOKEN), on=FRIENDLY & CREATURE, uses=1)
action_bar(engineer, "Cheer", giving(MELEE(+1)), on=FRIENDLY & CREATURE)

BEADS = make_card(
    name="Test Beads",
    type="equipment",
    cost=3,
    action="quick",
    range=[0, 0],
    target="mage",
    location="amulet",
    attack=[{"name": "Ponder", "kind": "action", "action": "full"}],
)
beads = scripted(BEADS)
action_bar(beads, "Ponder", gaining_mana(3))


@pytest.fixture
def table() -> Table:
    """A mage in the middle of the board."""
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("codex.reconstruct.nonliving", "codex.reconstruct.not-healing")
def test_a_bar_mends_what_it_means_within_its_range(table: Table) -> None:
    worker = table.put(ENGINEER, RED, "B2")
    crystal = table.put("Mana Crystal", RED, "B3", damage=3)
    far, flower = table.put("Mana Crystal", RED, "B4", damage=3), table.put("Mana Flower", RED, "B2", damage=3)
    foreign = table.put("Mana Crystal", BLUE, "B2", damage=3)
    table.put("Deathlock", RED, "C4")
    table.act(worker, ability(worker, "Repair", crystal))
    assert crystal.damage == 1  # Finite Life everywhere is no hindrance
    for other in (far, flower, foreign):
        worker.active = True
        with pytest.raises(Refused):
            table.act(worker, ability(worker, "Repair", other))


def test_a_full_action_is_gone_after_a_move_and_a_use_of_the_round_is_used_up(table: Table) -> None:
    worker = table.put(ENGINEER, RED, "B2")
    table.act(worker, ability(worker, "Fortify", worker))
    assert tokens_on(worker) == {"Armor +1": 1}
    worker.active = True
    offered = table.offered(worker, move("B3"))
    assert not [each for each in offered if each[0] == "ability" and each[2] == 1]
    phase = ActionPhase(worker)
    bars = {each.name: each for each in worker.script.abilities}
    assert why_not_ability(phase, worker, bars["Fortify"]).code == "already-used"  # type: ignore[union-attr]
    table.reset()
    assert why_not_ability(phase, worker, bars["Fortify"]) is None
    moved = ActionPhase(worker, move_actions=1)
    assert why_not_ability(moved, worker, bars["Fortify"]).code == "needs-full-action"  # type: ignore[union-attr]


def test_a_bar_that_costs_mana_is_paid_for(table: Table) -> None:
    worker, friend = table.put(ENGINEER, RED, "B2"), table.put(make_creature("Friend"), RED, "B2")
    table.mana(RED, 3)
    table.act(worker, ability(worker, "Cheer", friend))
    assert (table.red.mana, table.value(friend, MELEE)) == (1, 1)
    worker.active = True
    with pytest.raises(Refused):
        table.act(worker, ability(worker, "Cheer", friend))
    table.end_round()
    assert table.value(friend, MELEE) == 0


def test_the_bar_of_what_is_worn_is_an_action_of_the_wearer(table: Table) -> None:
    worn = table.attach(BEADS, table.red)
    table.mana(RED, 5)
    friend = table.put(make_creature("Friend"), RED, "B2")
    phase = ActionPhase(friend)
    assert not [each for each in action_options(table.game, phase) if each[0] == "ability"]
    table.act(table.red, ability(worn, "Ponder"))
    assert table.red.mana == 8


def test_what_a_bar_cannot_be_used_on_is_refused_with_its_reason(table: Table) -> None:
    worker = table.put(ENGINEER, RED, "B2")
    far = table.put("Mana Crystal", RED, "B4", damage=3)
    wolf = table.put(make_creature("Wolf"), BLUE, "B2")
    table.wall("Wall of Stone", "B2|B3")
    hidden = table.put("Mana Crystal", RED, "B3", damage=3)
    table.mana(RED, 1)
    told: dict[tuple[str, str], str] = {}

    def look(request: Request) -> Answer:
        told.update({(each.group, each.elements[-1]): each.code for each in refused(table.game, request)})
        return NOTHING

    table.act(worker, look)
    assert told["Repair", f"o{far.id}"] == "out-of-range"
    assert told["Repair", f"o{hidden.id}"] == "no-line-of-sight"
    assert told["Repair", f"o{wolf.id}"] == "wrong-target"
    assert told["Cheer", f"o{worker.id}"] == "not-enough-mana"


def test_a_script_cannot_speak_of_a_bar_the_card_has_not() -> None:
    with pytest.raises(ValueError, match="no action bar"):
        action_bar(beads, "Sing", gaining_mana(1))
