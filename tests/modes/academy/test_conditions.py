"""Conditions: Stagger and Weak, how they add up, and how they go."""

from typing import Any

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.conditions import CONDITIONS, STAGGER, WEAK
from mageduel.facts.library import library
from mageduel.facts.traits import LIFE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import give_condition, offer_removal, removal_cost
from tests.kit.academy import AcademyTable
from tests.kit.answers import GUARD, NOTHING, ability, attack, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, make_creature, script_for
from tests.modes.academy.folk import HOUND, bar, bolt, enchantment


def major(name: str = "Major", dice: int = 6) -> Any:
    return make_creature(name, level=3, attack=[bar(dice=dice)])


@rule("academy.condition.two-kinds")
def test_the_core_set_knows_two_conditions() -> None:
    core = [each for each in library().values() if "aca" in each.sets]
    named = {name for each in core for attack in each.attacks for row in attack.effects for name, _ in row.effects}
    assert named & CONDITIONS.keys() == {"stagger", "weak"}


@rule("academy.condition.stack", "academy.codex.weak", "academy.codex.stagger-major")
@pytest.mark.parametrize(("condition", "count", "dice"), [(WEAK, 1, 5), (WEAK, 3, 3), (STAGGER, 1, 4), (STAGGER, 2, 2)])
def test_markers_add_up(table: AcademyTable, condition: Any, count: int, dice: int) -> None:
    brute, foe = table.put(major(), RED), table.put(HOUND, BLUE)
    for _ in range(count):
        table.give(brute, condition)
    assert brute.conditions == {condition: count}
    table.dice(" ".join(["0"] * dice))
    table.attack(brute, "Strike", foe)
    assert table.rolled == [dice]


@rule("academy.codex.weak", "ruling.r37")
def test_weak_is_a_poison(table: AcademyTable) -> None:
    immune = table.put(make_creature("Immune", traits=["Poison Immunity"]), RED)
    table.give(immune, WEAK)
    assert immune.conditions == {}


@rule("academy.codex.weak-not-spells", "ruling.r37")
def test_weak_does_not_weaken_attack_spells(table: AcademyTable) -> None:
    foe = table.put(HOUND, BLUE)
    table.give(table.red, WEAK)
    table.dice("0 0")
    table.cast(table.red, bolt(), foe)
    table.dice("0")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert table.rolled == [2, 1]


@rule("academy.codex.stagger-major", "academy.codex.mage-is-major")
def test_a_staggered_mage_attacks_and_casts_attack_spells_with_fewer_dice(table: AcademyTable) -> None:
    foe = table.put(HOUND, BLUE)
    table.give(table.red, STAGGER)
    table.dice("0 0 0")
    table.cast(table.red, bolt(dice=5), foe)
    table.dice("0")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert table.rolled == [3, 1]
    assert GUARD in table.actions(table.red)


@rule("academy.codex.stagger-minor-no-attack")
def test_a_staggered_minor_creature_does_nothing(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.give(hound, STAGGER)
    assert table.actions(hound) == [NOTHING]


@rule("academy.condition.stagger-removal")
def test_stagger_goes_at_the_end_of_the_next_activation(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    for _ in range(2):
        table.give(hound, STAGGER)
    table.next_round()
    assert hound.conditions == {STAGGER: 2}
    table.act(hound)
    assert hound.conditions == {}
    assert hound.active is False


@rule("academy.codex.stagger-current-activation")
def test_stagger_of_its_own_activation_stays_until_the_next(table: AcademyTable) -> None:
    hound = table.put(major(), RED)
    guard = table.put(make_creature("Guard", attack=[bar(effects="1+ = stagger")]), BLUE)
    table.guard(guard)
    table.decide("counterstrike", take("counterstrike"))
    table.dice("0 0 0 0 0 0")
    table.dice("0 0", effect=5)
    table.act(hound, attack(hound, "Strike", guard))
    assert hound.conditions == {STAGGER: 1}
    table.next_round()
    table.act(hound, NOTHING)
    assert hound.conditions == {}


@rule("academy.codex.stagger-current-activation")
def test_also_where_it_comes_from_something_else_than_a_blow(table: AcademyTable) -> None:
    trip = enchantment("Test Trip")
    hound = table.put(HOUND, RED)

    async def stagger(game: Any, this: Any) -> None:
        await give_condition(game, this.attached_to, STAGGER)

    script_for(trip).when_revealed(stagger)
    table.reveal_after(ACTIVATION, table.hide(trip, hound, BLUE))
    table.act(hound)
    assert hound.conditions == {STAGGER: 1}
    table.next_round()
    table.act(hound)
    assert hound.conditions == {}


@rule("academy.condition.weak-permanent")
def test_weak_stays_for_good(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.give(hound, WEAK)
    for _ in range(3):
        table.act(hound, NOTHING)
        table.next_round()
    assert hound.conditions == {WEAK: 1}


@rule("academy.condition.removal-cost-two", "academy.codex.removal-cost")
def test_taking_a_marker_off_costs_2_where_something_allows_it(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.give(hound, WEAK)
    table.give(hound, STAGGER)
    assert [removal_cost(hound, each) for each in (WEAK, STAGGER)] == [2, 2]
    table.decide("remove condition", ("remove", "Weak", 2), ("done",))
    table.run(offer_removal(table.game, RED, table.red, hound, A_TEST))
    assert (hound.conditions, table.red.mana) == ({STAGGER: 1}, 48)


@rule("academy.condition.removal-unused")
def test_without_that_nobody_is_offered_it(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.give(hound, WEAK)
    assert "remove" not in {each[0] for each in (*table.actions(table.red), *table.between(RED))}
    core = [each for each in library().values() if "aca" in each.sets and each.type is CardType.INCANTATION]
    assert not any("removal cost" in each.text.lower() for each in core)


# Traits of the codex


@rule("academy.codex.armor-plus", "academy.codex.armor-plus-stacks")
def test_armor_bonuses_add_up(table: AcademyTable) -> None:
    thick = table.put(make_creature("Thick", armor=1), BLUE)
    table.attach("Rhino Hide", thick)
    assert table.armor(thick) == 1 + 2
    table.attach("Rhino Hide", table.blue)
    table.attach("Leather Gloves", table.blue)
    assert table.armor(table.blue) == 2 + 1


@rule("academy.codex.life-plus", "academy.codex.life-plus-stacks")
def test_life_bonuses_add_up(table: AcademyTable) -> None:
    hound = table.put(HOUND, BLUE)
    table.attach("Bull Endurance", hound)
    assert table.life(hound) == 11
    grant_for_a_while(hound, LIFE(+2), source="a test")
    assert table.life(hound) == 13


@rule("academy.codex.piercing", "academy.codex.piercing-floor")
@pytest.mark.parametrize(("armor", "damage"), [(3, 2), (2, 3), (1, 3), (0, 3)])
def test_piercing_goes_through_so_much_armor_and_no_more(table: AcademyTable, armor: int, damage: int) -> None:
    spear = table.put(make_creature("Spear", attack=[bar(traits=["Piercing +2"])]), RED)
    foe = table.put(make_creature("Foe", armor=armor), BLUE)
    table.dice("2 1")
    table.attack(spear, "Strike", foe)
    assert foe.damage == damage


@rule("academy.codex.regenerate", "academy.codex.regenerate-highest")
def test_the_highest_regenerate_heals_each_upkeep(table: AcademyTable) -> None:
    grower = table.put(make_creature("Grower", traits=["Regenerate 3"]), RED, damage=9)
    table.attach("Regrowth", grower)
    table.upkeep()
    assert grower.damage == 6
    table.upkeep()
    assert grower.damage == 3


@rule("academy.codex.heal", "academy.codex.heal-amount")
def test_healing_takes_damage_off_the_living(table: AcademyTable) -> None:
    bar_row = {"name": "Mend", "kind": "heal", "action": "quick", "dice": 2, "range": [0, 0]}
    healer = table.put(make_creature("Healer", attack=[bar_row]), RED)
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=5)
    aims = {each[3] for each in table.actions(healer) if each[0] == "ability"}
    assert table.red.id in aims
    assert golem.id not in aims
    table.red.damage = 9
    table.dice("2 1*")
    table.act(healer, ability(healer, "Mend", table.red))
    assert table.red.damage == 6


@rule("academy.codex.dissipate-tokens", "academy.codex.dissipate-upkeep", "academy.codex.dissipate-end")
def test_dissipate_counts_down_to_the_end(table: AcademyTable) -> None:
    table.cast(table.red, make_creature("Wisp", traits=["Dissipate 2"]))
    wisp = table.find("Wisp")
    haze = table.hide(enchantment("Haze", traits=["Dissipate 1"]), table.red)
    assert (tokens_on(wisp), tokens_on(haze)) == ({"Dissipate": 2}, {})
    table.reveal(haze)
    assert tokens_on(haze) == {"Dissipate": 1}
    table.upkeep()
    assert (tokens_on(wisp), haze.in_play) == ({"Dissipate": 1}, False)
    table.upkeep()
    assert not wisp.in_play
    assert set(table.discarded(RED)) == {"Wisp", "Haze"}
