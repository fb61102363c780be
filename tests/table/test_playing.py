"""Playing at the table: what is offered, what is found, what was rolled, and what the kit refuses to let pass."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from mageduel.facts.traits import BLOODTHIRSTY, MELEE
from mageduel.rules.objects.characteristics import armor, life, value
from mageduel.state.phases import Phase
from tests.kit.answers import DECLINE, GUARD, NOTHING, Unfit, attack, cast, move, next_one, take
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED, Refused, Table, Undecided, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


# What is offered


def test_what_is_offered_after_some_actions(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    offered = table.offered(wolf, move("B3"))
    assert attack(wolf, "Bite", fox) in offered
    assert NOTHING in offered
    assert not wolf.active
    assert table.game.acting is None


def test_nothing_is_offered_when_the_action_phase_is_over(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    assert table.offered(wolf, GUARD) == []
    assert wolf.guarding


def test_nothing_is_offered_when_all_that_is_left_is_to_stop(table: Table) -> None:
    slug = table.put(make_creature("Slug", traits=["Slow"]), RED)
    assert table.offered(slug, move("B3")) == []


def test_what_a_creature_must_do_is_offered_alone(table: Table) -> None:
    beast = table.put(make_creature("Beast", traits=["Bloodthirsty +1"]), RED)
    prey = table.put("Bitterwood Fox", BLUE, damage=1)
    assert table.offered(beast) == [attack(beast, "Strike", prey)]
    assert table.game.action_phase is None


def test_an_action_that_is_never_asked_for_fails(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    with pytest.raises(AssertionError, match="never asked"):
        table.offered(wolf, GUARD, move("B3"))


# Answers in words


def test_an_answer_in_words_takes_the_one_option_it_fits(table: Table) -> None:
    table.plan(RED, "Fireball")
    target = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    table.dice("1 1 1 1 1 1", effect=1)
    table.act(table.red, cast("Fireball", target))
    assert target.damage == 6 - armor(target)


def test_an_answer_in_words_that_fits_nothing_says_what_is_possible(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    with pytest.raises(Unfit, match=r"Fireball.*fits nothing; possible are.*guard"):
        table.act(wolf, cast("Fireball", table.blue))


def test_taking_is_clear_or_fails(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    with pytest.raises(Unfit, match=r"fits .*move"):
        table.act(wolf, take("move"))


def test_an_attack_nobody_has_is_named() -> None:
    table = Table()
    with pytest.raises(LookupError, match="Timber Wolf has no Kick; its attacks are: Bite"):
        attack(table.put("Timber Wolf"), "Kick", table.blue)


# What is found


def test_the_one_object_of_a_name_is_found(table: Table) -> None:
    table.plan(RED, "Timber Wolf")
    table.decide("offer", ("decline",))
    table.cast(table.red, "Timber Wolf", "C1")
    assert table.place(table.find("Timber Wolf")) == "C1"


def test_finding_says_what_is_wrong(table: Table) -> None:
    first, second = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    with pytest.raises(AssertionError, match="2 objects are called Timber Wolf"):
        table.find("Timber Wolf")
    with pytest.raises(AssertionError, match="no Timber Wolf in play, zone C3"):
        table.find("Timber Wolf", zone="C3")
    assert table.find("Timber Wolf", seat=BLUE) is second
    assert table.find("Timber Wolf", zone="B2") is first
    wall = table.wall("Wall of Stone", "B2|B3")
    assert table.find("Wall of Stone", border="B2|B3") is wall
    strength = table.attach("Bear Strength", first)
    table.attach("Bear Strength", second)
    assert table.find("Bear Strength", on=first) is strength
    assert table.find_all("Timber Wolf") == [first, second]


# The dice of each attack


def test_every_strike_is_listed_with_its_dice_and_damage(table: Table) -> None:
    twin = table.put(make_creature("Twin", attack=[_bar(traits=["Doublestrike"])]), RED)
    fox = table.put(make_creature("Target"), BLUE)
    table.dice("1 2* 0 1 1 0")
    table.attack(twin, "Strike", fox)
    first, second = table.attacks(twin, fox)
    assert (first.dice, first.damage, second.dice, second.damage) == (3, 3, 3, 2)
    assert first.hit
    assert (first.missed, first.avoided, first.canceled) == (False, False, False)
    assert str(first) == "Twin with Strike on Target (melee): 3 dice (1 2* 0), 3 damage"
    assert table.rolled == [3, 3]


def test_a_missed_and_an_avoided_strike_roll_no_dice(table: Table) -> None:
    wolf, other = table.put(make_creature("Wolf"), RED), table.put(make_creature("Other"), RED)
    rider = table.put(make_creature("Rider", defense="7+ 1x"), BLUE)
    table.condition(wolf, DAZE)
    table.effect(3)
    table.attack(wolf, "Strike", rider)
    table.decide("defend", take(rider))
    table.effect(8)
    table.attack(other, "Strike", rider)
    missed, avoided = table.attacks()
    assert (missed.missed, missed.avoided, missed.dice) == (True, False, None)
    assert (avoided.missed, avoided.avoided, avoided.dice) == (False, True, None)


def test_a_counterstrike_is_an_attack_of_its_own(table: Table) -> None:
    wolf = table.put(make_creature("Wolf"), RED)
    knight = table.put(make_creature("Knight", attack=[_bar(traits=["Counterstrike"])]), BLUE)
    table.decide("counterstrike", take())
    table.dice("0 0 1 1 1 1")
    table.attack(wolf, "Strike", knight)
    assert [(each.shape, each.damage) for each in table.attacks()] == [("melee", 1), ("counterstrike", 3)]


def test_every_target_of_a_zone_attack_is_listed(table: Table) -> None:
    bar = _bar(kind="ranged", range=[0, 2], zone=True, dice=1)
    dragon = table.put(make_creature("Dragon", attack=[bar]), RED, "B2")
    one, two = table.put(make_creature("One"), BLUE, "B3"), table.put(make_creature("Two"), BLUE, "B3")
    table.decide("order", next_one(two))
    table.dice("2 1")
    table.act(dragon, attack(dragon, "Strike", "B3"))
    assert [(each.target, each.damage) for each in table.attacks(dragon)] == [(two, 2), (one, 1)]


def _bar(**row: object) -> dict[str, object]:
    return {"name": "Strike", "kind": "melee", "action": "quick", "dice": 3} | row


# Setting up by the procedures of the rules


def test_an_enchantment_is_revealed_outside_a_window(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    strength = table.hide("Bear Strength", wolf)
    table.reveal(strength)
    assert not strength.hidden
    assert value(wolf, MELEE) == 2
    assert table.red.mana == 50 - (strength.card.reveal or 0)
    with pytest.raises(AssertionError, match="is not hidden"):
        table.reveal(strength)


def test_pet_bloodreaper_and_control(table: Table) -> None:
    wolf, imp = table.put("Timber Wolf", RED), table.put("Firebrand Imp", BLUE, "B3")
    before = life(wolf)
    assert table.pet(wolf).attached_to is wolf
    assert life(wolf) == before + 3
    assert table.red.mana == 50 - wolf.level - 1
    assert table.bloodreaper(imp).attached_to is imp
    assert value(imp, BLOODTHIRSTY) == 2
    table.control(imp, RED)
    assert (imp.controller, imp.owner) == (RED, BLUE)


def test_what_is_done_by_the_rules_is_settled(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, damage=11), table.put("Bitterwood Fox", BLUE)
    table.guard(fox)
    table.give(fox, STUN)
    assert not fox.guarding
    table.destroy(table.attach("Bull Endurance", wolf))
    assert not table.in_play(wolf)
    table.push(fox, "east")
    assert table.place(fox) == "B3"
    table.teleport(fox, "A1")
    assert table.place(fox) == "A1"


def test_only_a_beastmaster_has_a_pet(table: Table) -> None:
    with pytest.raises(AssertionError, match="Blue plays a Warlock, not a Beastmaster"):
        table.pet(table.put("Timber Wolf", BLUE))


def test_mana_initiative_quickcast_and_tokens(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.mana(BLUE, 3)
    table.initiative(BLUE)
    table.quickcast(RED, is_ready=False)
    table.tokens(wolf, "Rage", 2)
    assert table.blue.mana == 3
    assert table.game.initiative == BLUE
    assert not table.game.players[RED].quickcast
    assert value(wolf, MELEE) == 2


# Why not


def test_why_something_is_refused(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    assert table.why_no_attack(wolf, "Bite", fox) == "not-in-zone"
    table.move_to(fox, "B2")
    assert table.why_no_attack(wolf, "Bite", fox) is None
    table.mana(RED, 1)
    assert table.why_no_cast(table.red, "Fireball", fox) == "not-enough-mana"
    table.mana(RED, 20)
    assert table.why_no_cast(table.red, "Bear Strength", "A1") == "wrong-target"
    assert table.why_no_cast(table.red, "Bear Strength", fox) is None
    assert table.why_no_move(wolf, "B3") is None
    table.wall("Wall of Stone", "B2|B3")
    assert table.why_no_move(wolf, "B3") == "passage-blocked"
    assert table.why_no_move(wolf, "B1", move_actions=1, is_hindered=True) == "hindered"


def test_the_odds_of_an_attack(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    assert table.odds(wolf, "Bite", fox).dice.value == 4


# Rounds


def test_a_duel_answers_as_scripted_and_otherwise_wants_nothing() -> None:
    duel = Duel(red_book={"Fireball": 1})
    duel.move_to(duel.red, "A3")
    duel.decide("plan", lambda request: duel.plan_answer(RED, "Fireball"))
    duel.decide("quickcast", cast("Fireball", duel.blue))
    duel.dice("2 2 2 2 2 2", effect=1)
    duel.play_round()
    duel.all_used()
    assert duel.blue.damage == 12 - armor(duel.blue)


def test_what_was_scripted_for_a_duel_and_never_came_up_fails() -> None:
    duel = Duel()
    duel.decide("sweep", ("stop",))
    duel.play_round()
    with pytest.raises(AssertionError, match=r"never asked: .*sweep"):
        duel.all_used()


# What is refused


def test_an_answer_that_is_no_option_is_refused_with_what_is_possible(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    with pytest.raises(Refused, match=r"'move', 'D9'.*possible are .*guard"):
        table.act(wolf, move("D9"))


def test_an_action_phase_that_could_go_on_fails_unless_the_test_ends_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    with pytest.raises(Undecided, match="action asked of 0"):
        table.act(wolf, move("B3"))
    table.act(wolf, move("B2"), NOTHING)
    assert table.place(wolf) == "B2"


def test_an_action_phase_that_is_over_needs_no_end(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    with pytest.raises(AssertionError, match="never asked"):
        table.act(wolf, GUARD, NOTHING)


def test_an_offer_is_answered_by_the_test(table: Table) -> None:
    with pytest.raises(Undecided, match="offer asked of 0"):
        table.summon("Timber Wolf")


def test_a_standing_answer_serves_as_often_as_it_is_needed(table: Table) -> None:
    table.always("offer", DECLINE)
    table.channel()
    wolves = [table.summon("Timber Wolf") for _ in range(2)]
    assert [each.attachments for each in wolves] == [(), ()]
    table.decide("offer", take())
    assert table.summon("Timber Wolf").attachments, "what was decided for this once comes first"


def test_whether_to_pay_for_what_must_be_revealed_is_said_by_the_test(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Block", fox)
    with pytest.raises(Undecided, match="pay reveal asked of 1"):
        table.attack(wolf, "Bite", fox)


def test_what_the_test_chooses_to_reveal_is_paid_for_unless_it_says_otherwise(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    strength, hide = table.hide("Bear Strength", wolf), table.hide("Rhino Hide", wolf)
    table.reveal_after(Phase.RESET, strength)
    table.reset()
    assert not strength.hidden
    table.reveal_after(Phase.RESET, hide, pays=False)
    table.reset()
    assert not table.in_play(hide)


def test_what_lies_hidden_stays_so_until_the_test_says_otherwise(table: Table) -> None:
    strength = table.hide("Bear Strength", table.put("Timber Wolf", RED))
    table.reset()
    assert strength.hidden
    assert [(each.moment, each.seat) for each in table.windows] == [("Reset Phase", RED)]
