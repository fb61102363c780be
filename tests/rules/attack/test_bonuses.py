"""Bonuses of attacks: by what the attack is, by who makes it and in what state, and by whom it meets."""

import pytest

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import CREATURE, FRIENDLY, GUARDING, OTHER, SAME_ZONE, SELF
from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DICE, EFFECT_ROLL, FLYING, MELEE, PIERCING, REACH, TOUGH, UNMOVABLE
from mageduel.rules.attack.kinds import (
    BEFORE_MOVING,
    COUNTERSTRIKES,
    MELEE_ATTACKS,
    ON_CREATURES,
    ON_DAMAGED,
    ON_GUARDS,
    ON_INACTIVE,
    ON_MAGES,
    RANGED_ATTACKS,
    SPELLS,
    WHILE_DAMAGED,
    of_damage,
    on_prey,
    on_subtype,
    on_those_with,
    while_left,
    with_bar,
)
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.round.uses import once_a_round
from mageduel.state.marks import NEXT_MELEE_ATTACK, NEXT_RANGED_ATTACK
from mageduel.state.objects import Object
from mageduel.views.table import table as draw
from tests.kit.answers import attack, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3, "traits": ["Counterstrike"]}
BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 3}
SPIT = {"name": "Spit", "kind": "ranged", "action": "quick", "dice": 3, "range": [0, 2], "damage": "flame"}


def _fighter(name: str, *bars: dict[str, object]) -> Card:
    return make_creature(name, life=30, attack=list(bars or (CLAW, SPIT)))


STATUE = _fighter("Test Statue", BITE)
statue = scripted(STATUE)
statue.grants(ARMOR(+3), TOUGH(-3), UNMOVABLE, to=SELF & GUARDING)

CAPTAIN = _fighter("Test Captain")
captain = scripted(CAPTAIN)
captain.grants(MELEE(+2), to=OTHER & FRIENDLY & CREATURE & SAME_ZONE & GUARDING)


@rule("codex.guarding.benefits")
def test_what_a_creature_has_while_guarding_goes_with_the_marker() -> None:
    table = Table()
    stone = table.put(STATUE, RED)
    assert (table.armor(stone), table.value(stone, TOUGH), table.has(stone, UNMOVABLE)) == (0, 0, False)
    table.guard(stone)
    assert (table.armor(stone), table.value(stone, TOUGH), table.has(stone, UNMOVABLE)) == (3, -3, True)
    wolf = table.put(make_creature("Wolf", attack=[BITE]), BLUE)
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("2 2 2")
    table.attack(wolf, "Bite", stone)
    assert stone.damage == 3  # it was on guard when it was struck
    assert table.armor(stone) == 0


def test_what_is_given_to_guards_is_given_to_nobody_else() -> None:
    table = Table()
    table.put(CAPTAIN, RED)
    guard, idler = table.put(_fighter("Guard"), RED), table.put(_fighter("Idler"), RED)
    foe = table.put(_fighter("Foe"), BLUE)
    table.guard(foe)
    table.guard(guard)
    assert [table.value(each, MELEE) for each in (guard, idler, foe)] == [2, 0, 0]


def _dice(table: Table, attacker: Object, bar: str, target: Object) -> int:
    return table.odds(attacker, bar, target).dice.value


def _bonus(name: str, attacks: Attacks) -> Card:
    card = _fighter(name)
    scripted(card).grants(DICE(+2), to=SELF, attacks=attacks)
    return card


IN_MELEE = _bonus("In Melee", MELEE_ATTACKS)
FROM_AFAR = _bonus("From Afar", RANGED_ATTACKS)
BURNING = _bonus("Burning", of_damage(DamageType.FLAME))
CLAWING = _bonus("Clawing", with_bar("Claw"))
NO_CLAWING = _bonus("No Clawing", ~with_bar("Claw"))
ON_FIRE = _bonus("On Fire", on_those_with(BURN))
CAT_CATCHER = _bonus("Cat Catcher", on_subtype("cat"))
FINISHER = _bonus("Finisher", ON_DAMAGED & ON_CREATURES)
STALKER = _bonus("Stalker", ON_INACTIVE)
BREAKER = _bonus("Breaker", ON_GUARDS | ON_MAGES)
WOUNDED = _bonus("Test Wounded", WHILE_DAMAGED)
HUNTER = _bonus("Hunter", on_prey("stronger", lambda hunter, prey: prey.level > hunter.level))


@pytest.mark.parametrize(
    ("card", "claw", "spit"),
    [(IN_MELEE, 5, 3), (FROM_AFAR, 3, 5), (BURNING, 3, 5), (CLAWING, 5, 3), (NO_CLAWING, 3, 5)],
)
def test_a_bonus_by_what_the_attack_is(card: Card, claw: int, spit: int) -> None:
    table = Table()
    fighter, foe = table.put(card, RED), table.put(_fighter("Foe"), BLUE)
    assert (_dice(table, fighter, "Claw", foe), _dice(table, fighter, "Spit", foe)) == (claw, spit)


def test_a_bonus_by_whom_the_attack_meets_and_in_what_state() -> None:
    table = Table()
    foe = table.put(make_creature("Foe", life=30, subtypes=["cat"]), BLUE)
    dog = table.put(make_creature("Dog", life=30), BLUE, active=False)
    foe.damage = 1
    table.condition(foe, BURN)
    for card, on_foe, on_dog in (
        (ON_FIRE, 5, 3),
        (CAT_CATCHER, 5, 3),
        (FINISHER, 5, 3),
        (STALKER, 3, 5),
        (BREAKER, 3, 3),
        (WOUNDED, 3, 3),
    ):
        fighter = table.put(card, RED)
        assert (_dice(table, fighter, "Claw", foe), _dice(table, fighter, "Claw", dog)) == (on_foe, on_dog), card.name
    breaker, wounded = table.find("Breaker"), table.find("Test Wounded")
    table.guard(dog)
    assert _dice(table, breaker, "Claw", dog) == 5
    wounded.damage = 1
    assert _dice(table, wounded, "Claw", dog) == 5
    table.move_to(table.blue, "B2")
    assert _dice(table, breaker, "Spit", table.blue) == 5


def test_a_bonus_on_whom_the_attacker_means() -> None:
    table = Table()
    hunter = table.put(HUNTER, RED)
    small, large = table.put(make_creature("Small", level=1), BLUE), table.put(make_creature("Large", level=6), BLUE)
    assert _dice(table, hunter, "Claw", large) == _dice(table, hunter, "Claw", small) + 2


SENTINEL = _bonus("Sentinel", BEFORE_MOVING)


def test_a_bonus_for_not_having_moved_is_gone_after_the_first_move_action() -> None:
    table = Table()
    sentinel, foe = table.put(SENTINEL, RED, "B2"), table.put(_fighter("Foe"), BLUE, "B2")
    other = table.put(_fighter("Other"), BLUE, "B3")
    table.always("counterstrike", ("no counterstrike",))
    table.dice("0 0 0 0 0")
    table.act(sentinel, attack(sentinel, "Claw", foe))
    sentinel.active = True
    table.dice("0 0 0")
    table.act(sentinel, move("B3"), attack(sentinel, "Claw", other))
    assert table.rolled == [5, 3]


REPLIER = _fighter("Replier")
replier = scripted(REPLIER)
reply = once_a_round(replier, "Reply")
replier.grants(MELEE(+2), PIERCING(+1), to=SELF, attacks=COUNTERSTRIKES & while_left(reply))


def test_a_bonus_while_counterstriking_is_for_no_other_attack_and_lasts_while_its_use_is_left() -> None:
    table = Table()
    defender, foe = table.put(REPLIER, RED), table.put(make_creature("Foe", life=30, armor=2, attack=[BITE]), BLUE)
    assert _dice(table, defender, "Claw", foe) == 3
    table.decide("counterstrike", take(defender))
    table.dice("0 0 0")
    table.dice("2 0 0 0 0")
    table.attack(foe, "Bite", defender)
    assert foe.damage == 1  # two dice more, and one armor pierced
    reply.spend(defender)
    table.decide("counterstrike", take(defender))
    table.dice("0 0 0")
    table.dice("2 0 0")
    table.attack(foe, "Bite", defender)
    assert foe.damage == 1


STINGER = make_creature(
    "Stinger",
    life=30,
    attack=[{"name": "Sting", "kind": "melee", "action": "quick", "dice": 1, "effects": "9+ = rot"}],
)
stinger = scripted(STINGER)
stinger.grants(EFFECT_ROLL(+4), to=SELF, attacks=ON_INACTIVE & ~COUNTERSTRIKES)


def test_a_bonus_to_the_effect_roll() -> None:
    table = Table()
    wasp = table.put(STINGER, RED)
    busy, tired = table.put(_fighter("Busy", BITE), BLUE), table.put(_fighter("Tired", BITE), BLUE, active=False)
    for foe, total in ((busy, 5), (tired, 9)):
        table.dice("0", effect=5)
        table.attack(wasp, "Sting", foe)
        assert table.attacks(wasp, foe)[0].effect_total == total


BUSH = make_creature("Test Bush", life=30)
bush = scripted(BUSH)
bush.exposes(DICE(+2), attacks=of_damage(DamageType.FLAME))
THICKET = _fighter("Thicket")
thicket = scripted(THICKET)
thicket.exposes(DICE(-2), to=FRIENDLY & CREATURE & SAME_ZONE, attacks=RANGED_ATTACKS & ~SPELLS)


def test_what_attacks_on_an_object_gain_by_itself_or_by_another() -> None:
    table = Table()
    shooter = table.put(_fighter("Shooter"), RED)
    plant, stone = table.put(BUSH, BLUE), table.put(_fighter("Stone"), BLUE)
    assert [_dice(table, shooter, "Spit", each) for each in (plant, stone)] == [5, 3]
    assert [_dice(table, shooter, "Claw", each) for each in (plant, stone)] == [3, 3]
    table.put(THICKET, BLUE)
    assert [_dice(table, shooter, "Spit", each) for each in (plant, stone)] == [3, 1]
    assert _dice(table, shooter, "Claw", stone) == 3
    shown = draw(table.game, RED).objects[str(plant.id)].traits
    assert "Dice +2 on attacks made on it" in [each.text for each in shown]


def test_the_reasons_of_a_bonus_name_what_gives_it() -> None:
    table = Table()
    shooter, plant = table.put(FROM_AFAR, RED), table.put(BUSH, BLUE)
    why = table.odds(shooter, "Spit", plant).dice.why
    assert [(each.amount, each.label) for each in why] == [(3, "Spit"), (2, "From Afar"), (2, "Test Bush")]


CLIMBER = make_creature("Climber", attack=[CLAW, BITE])
climber = scripted(CLIMBER)
climber.grants(REACH, to=SELF, attacks=with_bar("Claw"))


def test_reach_for_some_attacks_lets_only_those_reach_a_flyer() -> None:
    table = Table()
    climbing, bird = table.put(CLIMBER, RED), table.put(make_creature("Bird", traits=["Flying"]), BLUE)
    assert table.has(bird, FLYING)
    assert table.why_no_attack(climbing, "Claw", bird) is None
    assert table.why_no_attack(climbing, "Bite", bird) == "flying-target"


ON_THE_WOUNDED = MELEE_ATTACKS & ON_DAMAGED


def test_dice_for_the_next_attack_of_a_kind_are_used_up_by_it() -> None:
    table = Table()
    fighter, foe = table.put(_fighter("Fighter"), RED), table.put(_fighter("Foe", BITE), BLUE)
    grant_for_a_while(fighter, DICE(+2), source="Test", until=NEXT_MELEE_ATTACK)
    grant_for_a_while(fighter, DICE(+1), source="Test", until=NEXT_RANGED_ATTACK)
    assert (_dice(table, fighter, "Claw", foe), _dice(table, fighter, "Spit", foe)) == (5, 4)
    table.dice("0 0 0 0 0")
    table.attack(fighter, "Claw", foe)
    assert (_dice(table, fighter, "Claw", foe), _dice(table, fighter, "Spit", foe)) == (3, 4)


def test_the_next_attack_may_have_a_bonus_only_on_some_and_uses_it_up_on_any() -> None:
    table = Table()
    fighter = table.put(_fighter("Fighter"), RED)
    fresh, hurt = table.put(_fighter("Fresh", BITE), BLUE), table.put(_fighter("Hurt", BITE), BLUE, damage=1)
    grant_for_a_while(fighter, MELEE(+2), PIERCING(+2), source="Test", until=NEXT_MELEE_ATTACK, attacks=ON_THE_WOUNDED)
    assert [_dice(table, fighter, "Claw", each) for each in (fresh, hurt)] == [3, 5]
    assert _dice(table, fighter, "Spit", hurt) == 3
    table.dice("0 0 0")
    table.attack(fighter, "Claw", fresh)
    assert _dice(table, fighter, "Claw", hurt) == 3
    grant_for_a_while(fighter, DICE(+1), source="Test", attacks=ON_THE_WOUNDED)
    assert [_dice(table, fighter, "Claw", each) for each in (fresh, hurt)] == [3, 4]
    table.end_round()
    assert _dice(table, fighter, "Claw", hurt) == 3
