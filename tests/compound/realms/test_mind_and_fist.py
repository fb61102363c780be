"""The Academy's Forcemaster and Monk: force that passes, blows that are spells, and what else meets them."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.rules.mages.ki import KI
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, PAY, ability, attack, take
from tests.kit.table import BLUE, RED, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk", blue="Academy Forcemaster")


def last_token(table: AcademyTable, name: str, seat: int) -> Object:
    """A creature with one Dissipate token left."""
    creature = table.summon(name, seat)
    creature.unmark(DISSIPATE_TOKEN, creature.marks[DISSIPATE_TOKEN] - 1)
    return creature


# Blows by spell


def test_a_blow_by_spell_is_flung_back_and_the_spell_is_spent(table: AcademyTable) -> None:
    table.hide("Repulsion Field", table.blue)
    table.decide("offer", DECLINE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Fist of Iron", table.blue)
    assert (table.blue.damage, table.red.conditions) == (0, {STAGGER: 1})
    assert table.discarded(RED) == ["Fist of Iron"]


def test_ki_that_went_into_a_blow_that_is_flung_back_is_gone(table: AcademyTable) -> None:
    table.hide("Repulsion Field", table.blue)
    table.decide("offer", take())
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Fist of Iron", table.blue)
    assert KI not in table.red.marks


def test_the_orb_shelters_from_blows_by_spell_and_not_from_a_palm_struck_from_afar(table: AcademyTable) -> None:
    table.attach("Symbiotic Orb", table.blue)
    table.decide("offer", DECLINE, ("pay", 3))  # first the Monk about his Ki, then the Forcemaster
    table.cast(table.red, "Flying Side Kick", table.blue)
    table.decide("offer", DECLINE)
    table.dice("1 0 0", effect=1)
    table.cast(table.red, "Projected Palm", table.blue)
    assert table.blue.damage == 1


def test_what_is_invisible_is_no_target_for_them(table: AcademyTable) -> None:
    hidden = table.put(make_creature("Hidden", level=1), BLUE)
    table.reveal(table.hide("Lesser Invisibility", hidden, BLUE))
    assert table.why_no_cast(table.red, "Fist of Iron", hidden) == "invisible"


def test_resolve_grows_by_blows_that_are_spells(table: AcademyTable) -> None:
    resolve = table.attach("Fortified Resolve", table.red)
    table.decide("offer", DECLINE)
    table.dice("1 0 0")
    table.cast(table.red, "Flying Side Kick", table.blue)
    assert [each.name for each in resolve.marks] == ["Charge"]


# Force that passes


def test_a_bomb_held_in_stasis_goes_off_when_the_round_ends(table: AcademyTable) -> None:
    table.attach("Headdress of Stasis", table.blue)
    foe = table.put(make_creature("Foe"), RED)
    bomb = table.hide("Telekinetic Bomb", foe, BLUE)
    table.reveal(bomb)
    bomb.unmark(DISSIPATE_TOKEN, 1)
    table.decide("offer", ("pay", 0))
    table.upkeep()
    assert foe.damage == 0
    table.dice("1 1 0 0", effect=1)
    table.end_round()
    assert (foe.damage, table.in_play(bomb)) == (2, False)


def test_surging_on_the_last_token_in_stasis_the_creature_stays_for_the_round(table: AcademyTable) -> None:
    table.attach("Headdress of Stasis", table.blue)
    golem = last_token(table, "Force Golem", BLUE)
    golem.active = True
    table.decide("offer", take("spend"), ("pay", 1))
    table.dice("0 0 0 0 0 0")
    table.act(golem, attack(golem, "Kinetic Punch", table.red))
    assert table.in_play(golem)
    table.end_round()
    assert not table.in_play(golem)


def test_a_seized_creature_of_force_may_still_surge(table: AcademyTable) -> None:
    cobra = table.summon("Psionic Cobra", BLUE)
    cobra.active = True
    table.hide("Mind Seize", cobra, RED)
    table.decide("pay reveal", PAY)
    table.decide("seize", ("attack", cobra.id, 0, table.blue.id))
    table.decide("offer", DECLINE)
    table.dice("1")
    table.act(cobra)
    assert table.blue.damage == 1


def test_a_scarab_feeds_on_what_the_orb_has_used_up(table: AcademyTable) -> None:
    table.attach("Symbiotic Orb", table.blue)
    table.attach("Jeweled Scarab", table.blue)
    cobra = last_token(table, "Psionic Cobra", BLUE)
    table.decide("offer", ("take token", cobra.id), ("have", "scarab-mana"))
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert (table.blue.damage, table.blue.mana, table.in_play(cobra)) == (0, 51, False)


def test_a_token_taken_by_an_enemy_shortens_the_guard(table: AcademyTable) -> None:
    guardian = table.summon("Tomb Guardian", BLUE)
    guardian.unmark(DISSIPATE_TOKEN, 3)
    table.cast(table.red, "Siphon Energy", guardian)
    table.use(BLUE, ability(guardian, "Stand Watch"))
    assert not table.in_play(guardian)


# Guards


def test_a_king_who_is_distracted_wakes(table: AcademyTable) -> None:
    king = table.summon("Tjusut, the Risen King", BLUE)
    table.cast(table.red, "Distraction")
    table.next_round()
    assert king.active


def test_a_king_who_staggers_keeps_his_post(table: AcademyTable) -> None:
    king = table.summon("Tjusut, the Risen King", BLUE)
    table.give(king, STAGGER)
    assert king.guarding


def test_who_is_inactive_when_the_assassin_comes_feels_the_blade(table: AcademyTable) -> None:
    haruku = table.put("Haruku, Shadowy Assassin", RED)
    king = table.summon("Tjusut, the Risen King", BLUE)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 1 0 0")
    table.attack(haruku, "Backstab", king)
    assert king.damage == 2


# Items


def test_a_dropped_staff_does_not_parry_for_nothing(table: AcademyTable) -> None:
    """A Disabled item keeps its Defense, and the Defense its price."""
    staff = table.attach("Bo Staff", table.red)
    table.reveal(table.hide("Drop Item", staff, BLUE))
    table.decide("defend", take(staff))
    table.effect(12)
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert (table.red.damage, table.red.marks[KI]) == (0, 1)
    table.dice("1 0")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert table.red.damage == 1
