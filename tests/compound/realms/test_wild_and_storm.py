"""Cards of the battlegrounds and single prints, against what other realms bring."""

import pytest

from mageduel.facts.conditions import BURN, SLAM
from mageduel.facts.traits import FLYING, RESTRAINED, VIGILANT
from mageduel.kernel.requests import Answer, Request
from tests.kit.answers import DECLINE, STOP, attack, first, move, sweep, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table


@rule("ruling.r47")
@pytest.mark.parametrize(("initiative", "damage"), [(RED, 4), (BLUE, 6)])
def test_whether_skeelax_warms_himself_before_the_fire_goes_out_is_for_the_initiative_to_say(
    initiative: int, damage: int
) -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    table.initiative(initiative)
    skeelax = table.put("Skeelax, Taunting Imp", RED, "B2", damage=6)
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.condition(fox, BURN)
    table.decide("upkeep order", first(skeelax, "Regenerate") if initiative == RED else first(fox, "Burn"))
    table.dice("0")
    table.upkeep()
    assert fox.conditions == {}
    assert skeelax.damage == damage


def test_a_bursting_phoenix_wears_out_another_than_the_one_that_struck_it() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    phoenix = table.put("Force Phoenix", RED, "B2", damage=6)
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.decide("wear out", take(fox))
    table.dice("2 2")  # Aegis 2
    table.act(wolf, attack(wolf, "Bite", phoenix))
    assert not table.in_play(phoenix)
    assert not fox.active


def test_bloodthirst_is_not_sung_into_a_head_of_iron() -> None:
    table = Table(red="Warlock", blue="Paladin")
    table.move_to(table.red, "B2")
    helm = table.put("Knight of the Red Helm", BLUE, "B2")  # Psychic Immunity
    defender = table.put("Asyran Defender", BLUE, "B2")
    assert table.why_no_cast(table.red, "Bloodthirsty Strike", helm) is not None
    table.cast(table.red, "Bloodthirsty Strike", defender)
    hurt = table.put("Dark Pact Slayer", RED, "B2", damage=1)
    sound = table.put("Firebrand Imp", RED, "B2")
    assert table.odds(defender, "Broadsword", hurt).dice.value == 5
    assert attack(defender, "Broadsword", sound) not in table.actions(defender)


def test_a_guard_dog_watches_over_a_wreck_or_a_swamp_but_not_over_a_vine_on_somebody() -> None:
    table = Table(red="Warlord", blue="Siren")
    dog = table.put("Guard Dog", RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Tanglevine", fox, RED)
    table.put("Wreck of the Viridian Lace", BLUE, "B2")
    assert not table.has(dog, VIGILANT)
    table.put("Swamp", RED, "B2")
    assert table.has(dog, VIGILANT)


@rule("codex.moving-conjurations.no-same-name")
def test_two_rainclouds_do_not_drift_into_one_zone() -> None:
    table = Table(red="Siren", blue="Wizard")
    cloud = table.put("Raincloud", RED, "B2")
    table.put("Raincloud", BLUE, "B3")
    drifts = {each[-1] for each in table.between(RED) if cloud.id in each}
    assert {"B1", "A2", "C2"} <= drifts
    assert "B3" not in drifts


def test_rain_over_a_cursed_wolf_takes_more_from_the_fire_than_the_curse_adds() -> None:
    table = Table(red="Adramelech Warlock", blue="Siren")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Agony", wolf, RED)
    table.put("Raincloud", BLUE, "B2")
    table.dice("0 0 0 0 0", effect=11)  # 10: one Burn
    table.cast(table.red, "Fireball", wolf)
    assert wolf.conditions == {BURN: 1}


def test_a_leviathan_holds_the_enemies_of_whoever_commands_it() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    table.put("Swamp", BLUE, "B2")
    leviathan = table.put("Sherean Leviathan", RED, "B2")
    mine, theirs = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    crab = table.put("Colossal Crab", BLUE, "B2")
    table.move_to(table.blue, "B2")
    assert [table.has(each, RESTRAINED) for each in (mine, theirs, crab, table.blue)] == [False, True, False, False]
    table.control(leviathan, BLUE)
    assert [table.has(each, RESTRAINED) for each in (mine, theirs)] == [True, False]


@rule("codex.rage.token")
def test_a_wolverine_hardens_with_every_bite_and_strikes_back_after_the_third() -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    hydra = table.put("Darkfenne Hydra", RED, "B2")
    wolverine = table.put("Dragonclaw Wolverine", BLUE, "B2")  # armor 2
    table.decide("counterstrike", take(wolverine))
    table.dice("2 2 1 2 2 1 2 2 1")
    table.dice("0 0 0 0 0 0", effect=1)  # 3 and three Rage
    table.attack(hydra, "Triple Bite", wolverine)
    assert [each.damage for each in table.attacks(hydra)] == [3, 2, 1]
    assert tokens_on(wolverine) == {"Rage": 3}


def test_a_cheetah_with_courage_in_its_ears_runs_past_enemies_and_slams() -> None:
    table = Table(red="Beastmaster", blue="Warlord")
    cheetah = table.put("Pharaoh's Cheetah", RED, "B1")
    table.put("Orc Butcher", BLUE, "B2")
    grunt = table.put("Goblin Grunt", BLUE, "B3")
    assert move("B3") not in table.offered(cheetah, move("B2"))
    cheetah.active = True
    table.move_to(cheetah, "B1")
    table.attach("Ballad of Courage", cheetah)
    table.dice("0 0 0 0 0 0", effect=4)  # 2, Charge +2 twice; 4 + 8
    table.act(cheetah, move("B2"), move("B3"), attack(cheetah, "Claws", grunt))
    assert grunt.conditions == {SLAM: 1}


def test_a_flyer_brought_down_can_be_tangled_and_does_not_rise_when_gravikor_falls() -> None:
    table = Table(red="Druid", blue="Warlock")
    table.move_to(table.red, "B2")
    demon = table.put("Blood Demon", BLUE, "B2")
    assert table.why_no_cast(table.red, "Tanglevine", demon) is not None
    gravikor = table.put("Gravikor", RED, "A2")
    table.cast(table.red, "Tanglevine", demon)
    table.destroy(gravikor)
    assert table.in_play(table.find("Tanglevine", on=demon))
    assert not table.has(demon, FLYING)


def test_an_unholy_scream_does_not_sweep_on_to_a_deaf_ear() -> None:
    table = Table(red="Necromancer", blue="Paladin")
    zombie = table.put("Screaming Zombie", RED, "B2")
    first_one, second = table.put("Asyran Defender", BLUE, "B2"), table.put("Asyran Cleric", BLUE, "B2")
    helm = table.put("Knight of the Red Helm", BLUE, "B2")
    offers: list[Answer] = []

    def look(request: Request) -> Answer:
        offers.extend(request.options)
        return STOP

    table.decide("sweep", look)
    table.dice("0 0", effect=1)
    table.attack(zombie, "Unholy Scream", first_one)
    assert sweep(second) in offers
    assert sweep(helm) not in offers


def test_a_blur_is_lost_to_the_first_hit_that_is_not_paid_for() -> None:
    table = Table(red="Wizard", blue="Paladin")
    table.move_to(table.red, "B1")
    artemis = table.put("Artemis, Dawnbreaker's Eye", BLUE, "B3")
    archer = table.put("Royal Archer", BLUE, "B3")
    blur = table.attach("Blur", table.red)
    assert table.why_no_attack(archer, "Longbow", table.red) is not None
    table.decide("offer", take())
    table.dice("0 0 0 0")
    table.attack(artemis, "Thrown Spear", table.red)
    assert table.in_play(blur)
    assert table.red.mana == 49
    table.decide("offer", DECLINE)
    table.dice("0 0 0 0")
    table.attack(artemis, "Thrown Spear", table.red)
    assert not table.in_play(blur)
    assert table.why_no_attack(archer, "Longbow", table.red) is None
