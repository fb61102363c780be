"""Upkeep: what is due each round, what it costs to keep things, and who decides the order (ruling R4)."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN, ROT
from mageduel.facts.traits import UPKEEP
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.objects.characteristics import value
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

GUEST = make_creature("Costly Guest", traits=["Upkeep +2"])
BEAST = make_creature("Healing Beast", life=8, traits=["Regenerate 2"])


def pact() -> Card:
    """An enchantment that has to be paid for."""
    return make_card(
        name="Costly Pact",
        type="enchantment",
        cost=2,
        reveal=2,
        action="quick",
        range=[0, 2],
        target="creature",
        traits=["Upkeep +1"],
    )


@pytest.fixture
def table() -> Table:
    return Table(mana=5)


def pick(what: str) -> object:
    """Let the event of this name go first."""

    def choose(request: Request) -> Answer:
        return next(option for option in request.options if option[2] == what)

    return choose


# Paying


@rule(
    "core.upkeep.pay-or-destroy",
    "core.summary.upkeep-phase-costs",
    "core.trait.upkeep-pay-or-destroyed",
    "codex.upkeep.pay-or-destroy",
)
def test_whoever_keeps_a_creature_with_upkeep_pays_each_round(table: Table) -> None:
    guest = table.put(GUEST, BLUE)
    for left in (3, 1):
        table.decide("upkeep", ("pay",))
        table.upkeep()
        assert table.blue.mana == left
        assert table.in_play(guest)
    table.upkeep()  # one mana is not enough, and nobody is asked
    assert table.blue.mana == 1
    assert not table.in_play(guest)


@rule("core.upkeep.payment-optional")
def test_nobody_has_to_pay(table: Table) -> None:
    guest = table.put(GUEST, BLUE)
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert not table.in_play(guest)
    assert table.blue.mana == 5


@rule("sup.codex.upkeep-enchantment-paid-by-its-controller")
def test_an_enchantments_upkeep_is_its_own_controllers_business(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    enchantment = table.attach(pact(), wolf, RED)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (4, 5)
    assert table.in_play(enchantment)


def test_a_hidden_enchantment_costs_nothing_yet(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.hide(pact(), wolf, RED)
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (5, 5)


@rule("sup.codex.essence-drain-upkeep-paid-by-creature-controller")
def test_essence_drain_makes_the_creatures_own_controller_pay(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    drain = table.attach("Essence Drain", wolf, RED)
    assert value(wolf, UPKEEP) == 2
    assert value(drain, UPKEEP) == 0
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (5, 3)


@rule("ruling.r46")
def test_the_mage_pays_and_never_the_mana_on_the_object_itself(table: Table) -> None:
    pixie = table.put(make_creature("Costly Pixie", traits=["Upkeep +2", "Familiar"], channeling=1), BLUE, mana=9)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert (table.blue.mana, pixie.mana) == (3, 9)
    table.blue.mana = 1
    table.upkeep()  # its own nine do not help
    assert not table.in_play(pixie)
    assert table.blue.mana == 1


# Order


@rule("core.upkeep.example-unicorn-burn-regenerate", "core.upkeep.controller-orders-own-events")
@pytest.mark.parametrize(("first", "left"), [("Burn", 2), ("Regenerate", 2 + 1)])
def test_the_controller_of_a_burning_healing_creature_says_what_comes_first(
    table: Table, first: str, left: int
) -> None:
    unicorn = table.put("Highland Unicorn", BLUE, damage=1)
    table.condition(unicorn, BURN)
    table.decide("upkeep order", pick(first))  # type: ignore[arg-type]
    table.dice("2" if first == "Regenerate" else "2*")
    table.upkeep()
    assert unicorn.damage == left - 1
    assert table.asked[0].player == BLUE


@rule("core.upkeep.controller-orders-own-events")
def test_healing_first_can_save_a_life(table: Table) -> None:
    for first, lives in (("Regenerate", True), ("Rot", False)):
        beast = table.put(BEAST, RED, damage=7)
        table.condition(beast, ROT)
        table.decide("upkeep order", pick(first))  # type: ignore[arg-type]
        table.upkeep()
        assert table.in_play(beast) is lives
        if lives:
            beast.take_condition(ROT)
            beast.damage = 0


def test_where_the_order_cannot_matter_nobody_is_asked(table: Table) -> None:
    beast = table.put(BEAST, RED, damage=3)
    table.condition(beast, ROT)
    table.upkeep()
    assert beast.damage == 3 - 2 + 1
    assert table.asked == []


@rule("core.upkeep.controller-orders-own-events")
def test_a_creature_that_may_die_anyway_need_not_be_paid_for_first(table: Table) -> None:
    guest = table.put(GUEST, BLUE, damage=9)
    table.condition(guest, ROT)
    table.decide("upkeep order", pick("Rot"))  # type: ignore[arg-type]
    table.upkeep()
    assert not table.in_play(guest)
    assert table.blue.mana == 5


@rule("core.upkeep.initiative-settles-timing")
@pytest.mark.parametrize("holder", [RED, BLUE])
@pytest.mark.parametrize("first", ["Burn", "Idol of Pestilence"])
def test_between_objects_of_both_players_the_initiative_decides(table: Table, holder: int, first: str) -> None:
    idol = table.put("Idol of Pestilence", RED, "A1", damage=10)
    fox = table.put("Bitterwood Fox", BLUE, "C4", damage=4)
    table.red.zone = table.blue.zone = None  # nobody else is concerned
    table.condition(idol, BURN)
    table.game.initiative = holder
    table.decide("upkeep order", pick(first))  # type: ignore[arg-type]
    table.dice("1")
    table.upkeep()
    assert table.asked[0].player == holder
    assert not table.in_play(idol)
    assert table.in_play(fox) is (first == "Burn")


@rule("core.upkeep.conditions-take-effect", "core.summary.upkeep-phase-effects")
def test_burn_and_rot_do_their_damage(table: Table) -> None:
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.condition(bear, BURN, 2)
    table.condition(bear, ROT, 2)
    table.dice("2 0")  # the blank puts one fire out
    table.upkeep()
    assert bear.damage == 2 + 2
    assert bear.conditions == {BURN: 1, ROT: 2}
