"""The tombs of the Academy's Necromancer and the wetlands of its Druid, where their cards meet."""

import pytest

from mageduel.facts.conditions import ROT, STAGGER
from mageduel.facts.library import card
from mageduel.rules.enchantments.reveals import reveal_options
from mageduel.rules.objects.healing import heal
from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_COUNTERSTRIKE, STOP, attack, take
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer", blue="Academy Druid")


def test_a_swarm_is_poisoned_for_every_sting_until_none_is_left(table: AcademyTable) -> None:
    servant, bees = table.put("Servant of Malacoda", RED), table.put("Killer Bees", BLUE)
    table.always("strike again", ("strike again",))
    table.dice("1 1")
    table.act(bees, attack(bees, "1000 Stings", servant))
    assert servant.damage == 2, "the poison of the second strike has killed the last of them"
    assert not bees.in_play


def test_a_swarm_that_hurts_plants_is_lashed_for_each_wound(table: AcademyTable) -> None:
    liana, ants = table.put("Lashing Liana", BLUE), table.put("Hellfire Ants", RED)
    table.decide("strike next", take(liana))
    table.dice("1 1")
    table.act(ants, attack(ants, "1000 Bites", liana))
    assert not ants.in_play
    assert liana.damage == 2


def test_what_cannot_be_healed_turns_nothing_round(table: AcademyTable) -> None:
    table.put("Darkfenne Owl", BLUE)
    foe = table.put(brawler(), BLUE, damage=5)
    reversal = table.hide("Unholy Reversal", foe, RED)
    table.run(heal(table.game, foe, 3, A_TEST))
    assert reversal.hidden
    assert foe.damage == 5


def test_the_shrine_does_harm_to_whoever_prays_under_a_reversal(table: AcademyTable) -> None:
    shrine, foe = table.put("Meredia's Shrine", BLUE), table.put(brawler(), BLUE, damage=5)
    table.hide("Unholy Reversal", foe, RED)
    table.decide("pay reveal", ("pay",))
    table.act(foe, ("ability", shrine.id, 0))
    assert foe.damage == 8


def test_blood_drunk_by_the_black_death_may_turn_sour(table: AcademyTable) -> None:
    item = table.attach("Ramses' Black Death", table.red)
    table.put(brawler(), BLUE)
    table.red.damage = 10
    table.hide("Unholy Reversal", table.red, BLUE)
    table.decide("pay reveal", ("pay",))
    table.decide("action", take(item, "Black Death"))
    table.act(table.red)
    assert table.red.damage == 13, "two points would have been healed"


def test_a_smothered_reversal_waits_for_the_next_round(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE)
    visage = table.attach("Terrifying Visage", foe, BLUE)
    table.cast(table.red, "Fizzle", visage)
    assert table.odds(table.put(brawler(level=1), RED), "Claw", foe).dice.value == 3
    assert ("reveal", visage.id) not in reveal_options(table.game, BLUE)


def test_a_slave_lured_by_a_flower_suffers_or_strikes_a_friend_first(table: AcademyTable) -> None:
    orchid = table.put("Alluring Orchid", BLUE)
    slave, friend = table.put(brawler(level=2), RED), table.put(brawler(), RED)
    table.attach("Curse of Servitude", slave, BLUE)
    table.decide("serve", attack(slave, "Claw", friend))
    table.dice("1 1 1")
    table.act(slave)
    assert (friend.damage, orchid.damage) == (3, 0), "its action is spent"
    table.next_round()
    table.decide("serve", ("suffer",))
    table.dice("0 0 0")
    table.act(slave, attack(slave, "Claw", orchid))
    assert (slave.damage, slave.conditions) == (2, {ROT: 1})


def test_the_embalmed_bees_are_a_swarm_that_knows_no_poison(table: AcademyTable) -> None:
    table.game.players[BLUE].discard.append(card("Killer Bees"))
    table.cast(table.red, "The Embalmed", "A1", "Killer Bees", BLUE)
    bees, servant = table.find("Killer Bees"), table.put("Servant of Malacoda", BLUE)
    table.next_round()
    table.always("strike again", ("strike again",))
    table.dice("1 1 1 1")
    table.act(bees, attack(bees, "1000 Stings", servant))
    assert servant.damage == 4
    assert bees.damage == 0


def test_the_dead_are_fed_by_what_a_sacrifice_takes_from_the_enemy_alone(table: AcademyTable) -> None:
    mummy, heir = table.put("Vengeful Voidwalker", RED, damage=5), table.put("Brittle Harvester", RED)
    own, theirs = table.put("Wychwood Rat", RED), table.put("Wychwood Rat", BLUE)
    table.cast(table.red, "Abyssal Sacrifice", own, heir.id)
    assert "offer" not in asked(table)
    table.decide("offer", take(mummy))
    table.cast(table.red, "Soul Harvest", theirs)
    assert mummy.damage == 3


def test_the_pharaoh_hides_behind_a_copy_of_himself_that_was_a_beast(table: AcademyTable) -> None:
    table.game.players[RED].discard.append(card("Swamp Snapper"))
    table.cast(table.red, "The Embalmed", "A1", "Swamp Snapper", RED)
    snapper, pharaoh = table.find("Swamp Snapper"), table.put("Matesis, the Fallen Pharaoh", RED)
    foe = table.put(brawler(), BLUE)
    table.guard(pharaoh)
    table.decide("offer", take(snapper))
    table.dice("2 2 2")
    table.act(foe, attack(foe, "Claw", pharaoh))
    assert (snapper.damage, pharaoh.damage) == (2, 0)


def test_a_bloom_that_strikes_back_is_no_guard_for_a_round(table: AcademyTable) -> None:
    bloom, one, two = table.put("Corpsebloom", BLUE), table.put(brawler(), RED), table.put(brawler(), RED)
    table.guard(bloom)
    table.dice("0 0 0")
    table.decide("counterstrike", take(bloom))
    table.dice("1 1 1 1")
    table.act(one, attack(one, "Claw", bloom))
    assert bloom.conditions == {STAGGER: 1}
    assert table.why_no_attack(two, "Claw", table.blue) is None


def test_ants_may_leave_a_guard_and_spare_the_rest(table: AcademyTable) -> None:
    ants, guard, other = table.put("Hellfire Ants", RED), table.put(brawler(), BLUE), table.put(brawler(), BLUE)
    table.guard(guard)
    table.decide("strike next", take(other), STOP)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 1")
    table.act(ants, attack(ants, "1000 Bites", guard))
    assert (guard.damage, other.damage) == (1, 1), "they are Elusive"
    assert not guard.guarding
