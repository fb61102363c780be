"""Chant of Rage: a creature must attack whoever is hated, or go there."""

import pytest

from mageduel.kernel.requests import Answer, Request
from mageduel.rules.enchantments.reveals import may_reveal
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, attack, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


def enrage(table: Table, creature: Object, *hated: Object) -> Object:
    chant = table.attach("Chant of Rage", creature, RED)
    for each in hated:
        table.tokens(each, "Hate", 1)
    return chant


def hate(creature: Object) -> int:
    return sum(count for mark, count in creature.marks.items() if mark.name == "Hate")


def test_revealed_it_costs_the_level_less_one_and_lays_a_token_on_one_of_yours(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "B2")
    fox = table.put("Bitterwood Fox", RED, "B3")
    chant = table.hide("Chant of Rage", grizzly, RED)
    table.decide("choose one", take(fox))
    table.reveal(chant)
    assert table.red.mana == 50 - 3
    assert hate(fox) == 1


def test_your_mage_may_be_the_one(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    chant = table.hide("Chant of Rage", wolf, RED)
    table.reveal(chant)
    assert hate(table.red) == 1


def test_not_during_an_action_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    chant = table.hide("Chant of Rage", wolf, RED)
    assert may_reveal(table.game, chant)
    seen = []

    def look(request: Request) -> Answer:
        seen.append(may_reveal(table.game, chant))
        return NOTHING

    table.decide("action", look)
    table.act(wolf)
    assert seen == [False]


def test_it_must_attack_whom_it_hates(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B2")
    table.put("Bitterwood Fox", RED, "B2")
    enrage(table, wolf, fox)
    assert table.actions(wolf) == [attack(wolf, "Bite", fox)]


def test_if_it_cannot_it_goes_there_and_then_attacks(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B3")
    enrage(table, wolf, fox)
    assert table.actions(wolf) == [move("B3")]
    assert table.offered(wolf, move("B3")) == [attack(wolf, "Bite", fox)]


def test_far_away_it_goes_one_zone_and_is_free(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B1"), table.put("Bitterwood Fox", RED, "B4")
    enrage(table, wolf, fox)
    assert table.actions(wolf) == [move("B2")]
    assert NOTHING in table.offered(wolf, move("B2"))


@rule("sup.spell.chant-of-rage-choose-among-hate-targets")
def test_of_several_it_may_choose(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    foxes = [table.put("Bitterwood Fox", RED, "B2") for _ in range(2)]
    enrage(table, wolf, *foxes)
    assert table.actions(wolf) == [attack(wolf, "Bite", fox) for fox in foxes]


@rule("sup.spell.chant-of-rage-must-attack-before-moving")
def test_who_can_attack_one_does_not_go_to_another(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B2")
    enrage(table, wolf, fox, table.put("Bitterwood Fox", RED, "B3"))
    assert table.actions(wolf) == [attack(wolf, "Bite", fox)]


@rule("sup.spell.chant-of-rage-vs-other-mandatory", "ruling.r56")
def test_with_another_duty_it_chooses_between_them(table: Table) -> None:
    thrasher = table.put("Shoalsdeep Thrasher", BLUE, "B2")
    wounded = table.put("Bitterwood Fox", RED, "B2", damage=1)
    enrage(table, thrasher, table.put("Bitterwood Fox", RED, "B3"))
    assert table.actions(thrasher) == [attack(thrasher, "Serrated Sword", wounded), move("B3")]


def test_it_attacks_no_conjuration_for_it_and_does_not_hate_itself(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    enrage(table, wolf, wolf)
    assert NOTHING in table.actions(wolf)


def test_destroyed_it_takes_a_token_off_one_of_yours(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B2")
    chant = enrage(table, wolf, fox)
    table.destroy(chant)
    assert hate(fox) == 0


def test_tokens_of_the_other_side_stay(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    chant = enrage(table, wolf, fox)
    table.destroy(chant)
    assert hate(fox) == 1
