"""Chain Lightning: it leaps on from whatever it damages, weaker each time."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from mageduel.kernel.requests import Answer, Request
from tests.kit.ledger import rule
from tests.kit.surprises import blink
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "C4")
    return table


@rule("sup.spell.chain-lightning-continues-on-damage", "sup.spell.chain-lightning-cumulative-penalty")
def test_each_leap_has_one_die_less_and_one_less_on_the_effect_die(table: Table) -> None:
    first, second, third = (table.put(make_creature(f"Target {number}"), BLUE, "B2") for number in (1, 2, 3))
    table.dice("1* 0 0 0 0", effect=8)
    table.dice("1* 0 0 0", effect=8)
    table.dice("1* 0 0", effect=7)
    table.decide("chain", ("leap", second.id), ("leap", third.id), ("stop",))
    table.cast(table.red, "Chain Lightning", first)
    assert [each.damage for each in (first, second, third)] == [1, 1, 1]
    assert STUN in first.conditions  # 8
    assert DAZE in second.conditions  # 8 - 1
    assert DAZE in third.conditions  # 7 - 2
    assert table.red.mana == 50 - 12


@rule("sup.spell.chain-lightning-continues-on-damage")
def test_where_it_does_no_damage_it_ends(table: Table) -> None:
    first, _ = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.dice("1 0 0 0 0", effect=1)  # the wolf's armor
    table.cast(table.red, "Chain Lightning", first)
    assert not any(request.kind == "chain" for request in table.asked)


@rule(
    "sup.spell.chain-lightning-modifiers-not-carried-over",
    "sup.spell.example-chain-lightning-dice",
)
def test_only_the_current_targets_own_modifier_counts(table: Table) -> None:
    first = table.put(make_creature("Rod", traits=["Lightning +2"]), BLUE, "B2")
    second = table.put(make_creature("Plain"), BLUE, "B2")
    third = table.put(make_creature("Wire", traits=["Lightning +1"]), BLUE, "B2")
    for dice in (7, 4, 4):
        table.dice("1* " * dice, effect=1)
    table.decide("chain", ("leap", second.id), ("leap", third.id), ("stop",))
    table.cast(table.red, "Chain Lightning", first)
    assert [each.damage for each in (first, second, third)] == [7, 4, 4]


@rule(
    "sup.spell.chain-lightning-next-target-range-from-source",
    "sup.spell.chain-lightning-source-is-last-damaged-target",
    "sup.rules.only-chain-lightning-and-reverse-attack-change-source",
)
def test_the_next_target_is_near_and_seen_from_the_last_one(table: Table) -> None:
    first, near, far = (table.put(make_creature(zone), BLUE, zone) for zone in ("B2", "B3", "B4"))
    hidden = table.put(make_creature("Behind a wall"), BLUE, "A2")
    table.wall("Wall of Stone", "A2|B2")
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("1* 0 0 0", effect=1)
    table.dice("1* 0 0", effect=1)
    table.decide("chain", ("leap", near.id), ("leap", far.id), ("stop",))
    table.cast(table.red, "Chain Lightning", first)
    chains = [[each[1] for each in request.options[1:]] for request in table.asked if request.kind == "chain"]
    assert near.id in chains[0]
    assert far.id not in chains[0]
    assert hidden.id not in chains[0]
    assert far.id in chains[1]
    assert far.damage == 1  # three zones from the caster


@rule("sup.spell.chain-lightning-no-target-damaged-twice")
def test_nothing_is_attacked_twice(table: Table) -> None:
    first, second = (table.put(make_creature(f"Target {number}"), BLUE, "B3") for number in (1, 2))
    table.move_to(table.red, "B2")
    table.move_to(table.red, "A3")
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("1* 0 0 0", effect=1)
    table.decide("chain", ("leap", second.id), ("stop",))
    table.cast(table.red, "Chain Lightning", first)
    last = [request for request in table.asked if request.kind == "chain"][-1]
    assert [each[1] for each in last.options[1:]] == [table.red.id]  # friends are not spared, not even the caster


@rule("sup.spell.chain-lightning-minimum-one-die")
def test_it_goes_on_with_one_die_as_long_as_it_does_damage(table: Table) -> None:
    crowd = [table.put(make_creature(f"Target {number}"), BLUE, "B2") for number in range(7)]
    for dice in (5, 4, 3, 2, 1, 1, 1):
        table.dice("1* " * dice, effect=1)
    table.decide("chain", *(("leap", each.id) for each in crowd[1:]), ("stop",))
    table.cast(table.red, "Chain Lightning", crowd[0])
    assert [each.damage for each in crowd] == [5, 4, 3, 2, 1, 1, 1]


@rule("sup.spell.chain-lightning-continues-after-destroying")
def test_a_destroyed_target_passes_it_on(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B2"), table.put(make_creature("Next"), BLUE, "B3")
    table.dice("2* 2* 1* 0 0", effect=1)
    table.dice("1* 0 0 0", effect=1)
    table.decide("chain", ("leap", wolf.id))
    table.cast(table.red, "Chain Lightning", fox)
    assert not table.in_play(fox)
    assert wolf.damage == 1


def test_the_first_target_lies_within_a_zone_of_the_caster(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    with pytest.raises(Refused):
        table.cast(table.red, "Chain Lightning", wolf)


def test_what_is_immune_is_never_the_next(table: Table) -> None:
    first = table.put(make_creature("Target"), BLUE, "B2")
    immune = table.put(make_creature("Rubber", traits=["Lightning Immunity"]), RED, "B2")
    table.dice("1* 0 0 0 0", effect=1)
    table.decide("chain", ("stop",))
    table.cast(table.red, "Chain Lightning", first)
    assert ("leap", immune.id) not in table.asked[-1].options


@rule(
    "sup.spell.chain-lightning-reverse-attack-hits-last-target",
    "sup.spell.example-reverse-attack-chain-lightning",
    "ruling.r32",
)
def test_a_reverse_attack_sends_it_back_to_the_last_target_and_the_chain_may_go_on(table: Table) -> None:
    first, second, third = (table.put(make_creature(f"Target {number}"), BLUE, "B2") for number in (1, 2, 3))
    table.hide("Reverse Attack", second)
    table.dice("1* 0 0 0 0", effect=1)
    table.decide("chain", ("leap", second.id), ("leap", third.id), ("stop",))
    table.decide("pay reveal", ("pay",))
    table.dice("2* 0 0 0", effect=1)  # strikes the first target again
    table.dice("1* 0 0", effect=1)
    table.cast(table.red, "Chain Lightning", first)
    assert [each.damage for each in (first, second, third, table.red)] == [3, 0, 1, 0]
    chains = [[each[1] for each in request.options[1:]] for request in table.asked if request.kind == "chain"]
    assert not {first.id, second.id} & set(chains[1])


@rule("sup.spell.example-reverse-attack-chain-lightning", "ruling.r32")
def test_turned_back_on_its_caster_it_may_go_on_from_him_but_not_to_him(table: Table) -> None:
    first, second = (table.put(make_creature(f"Target {number}"), BLUE, "B2") for number in (1, 2))
    table.hide("Reverse Attack", first)
    table.decide("pay reveal", ("pay",))
    table.dice("1* 0 0 0 0", effect=1)
    table.decide("chain", ("leap", second.id))
    table.dice("2* 0 0 0", effect=1)
    table.cast(table.red, "Chain Lightning", first)
    assert [each.damage for each in (table.red, first, second)] == [1, 0, 2]
    chains = [request.options for request in table.asked if request.kind == "chain"]
    assert chains == [[("stop",), ("leap", second.id)]]


@rule("sup.spell.chain-lightning-source-is-last-damaged-target")
def test_it_is_canceled_when_the_one_it_leaps_from_moves(table: Table) -> None:
    first, second = (table.put(make_creature(f"Target {number}"), BLUE, "B2") for number in (1, 2))
    table.dice("1* 0 0 0 0", effect=1)

    def leap_while_it_hides_an_escape(request: Request) -> Answer:
        table.reveal_after("Declare Attack", table.hide(blink(), first))
        return ("leap", second.id)

    table.decide("chain", leap_while_it_hides_an_escape)
    table.cast(table.red, "Chain Lightning", first)
    assert (first.damage, second.damage) == (1, 0)


@rule("sup.spell.helm-of-fear-nine-plus-cancels", "sup.rules.only-chain-lightning-and-reverse-attack-change-source")
def test_it_does_not_leap_to_a_mage_its_caster_was_frightened_off(table: Table) -> None:
    """The caster attacks, whatever the lightning comes from: only his own fear counts."""
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.attach("Helm of Fear", table.blue)
    wolf, fox = table.put(make_creature("Wolf"), BLUE, "B2"), table.put(make_creature("Fox"), RED, "B2")
    table.effect(9)
    table.decide("turn away", ("stop",))
    table.attack(fox, "Strike", table.blue)
    table.dice("1* 0 0 0 0", effect=1)
    table.decide("chain", ("leap", fox.id), ("stop",))
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Chain Lightning", wolf)
    from_wolf, from_fox = ([each[-1] for each in one.options] for one in table.asked if one.kind == "chain")
    assert table.blue.id in from_wolf
    assert table.blue.id in from_fox  # the fox is afraid, but it is not the fox that attacks
    table.effect(9)
    table.decide("turn away", ("stop",))
    table.attack(table.red, "Basic Melee Attack", table.blue)
    table.asked.clear()
    table.dice("1* 0 0 0 0", effect=1)
    table.decide("chain", ("stop",))
    table.cast(table.red, "Chain Lightning", wolf)
    assert table.blue.id not in [each[-1] for each in table.asked[0].options]
