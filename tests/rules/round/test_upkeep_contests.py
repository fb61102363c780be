"""The order of upkeep: harm, mana, healing and what is lent, each of which may undo another."""

import sys

import pytest

from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, OWN_MAGE, SAME_ZONE, Selector
from mageduel.dsl.upkeep import Due, alters, demands, ends, harms, heals, reads
from mageduel.facts.conditions import BLEED, BURN, ROT
from mageduel.facts.traits import LIFE, REGENERATE
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.offers import DECLINE
from mageduel.rules.round.upkeep import due_now
from mageduel.rules.round.upkeep_order import contests
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature, script_for
from tests.rules.round.ordering import BEAST, GUEST, first, orders, pact


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "A1")
    table.move_to(table.blue, "C4")
    return table


# Harm and mana


@rule("ruling.r47")
def test_torment_waits_for_the_fire_that_may_spare_the_mana(table: Table) -> None:
    table.attach("Moloch's Torment", table.blue)
    wolf = table.put("Timber Wolf", RED, damage=6)
    table.attach("Enfeeble", wolf, BLUE)
    table.condition(wolf, BURN, 3)
    table.decide("upkeep order", first("Burn"))
    table.decide("offer", DECLINE)  # Curseweaving
    table.dice("2 2 0")
    table.upkeep()
    assert orders(table) == [(RED, {"Burn", "Moloch's Torment"})]
    assert not table.in_play(wolf)
    assert table.blue.mana == 50


@rule("ruling.r4")
def test_where_everything_harms_one_creature_the_order_is_nobodys_business(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=6)
    table.attach("Ghoul Rot", wolf, BLUE)
    table.condition(wolf, BURN)
    table.condition(wolf, ROT)
    table.dice("0")
    table.upkeep()
    assert orders(table) == []


@rule("ruling.r47")
def test_with_too_little_mana_the_fire_on_one_guest_bears_on_the_other(table: Table) -> None:
    table.red.mana = 2
    burning = table.put(GUEST, RED, damage=9)
    other = table.put(GUEST, RED)
    table.condition(burning, ROT)
    table.decide("upkeep order", first("Rot"))
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert not table.in_play(burning)
    assert table.in_play(other)
    assert len(table.asked[0].options) == 3


@rule("ruling.r4")
def test_two_guests_and_mana_for_one_are_a_choice_but_no_question_of_order(table: Table) -> None:
    table.red.mana = 2
    guests = [table.put(GUEST, RED), table.put(GUEST, RED)]
    table.decide("upkeep", ("let go",), ("pay",))
    table.upkeep()
    assert orders(table) == []
    assert [table.in_play(each) for each in guests] == [False, True]


@rule("ruling.r4")
def test_paying_for_a_creature_and_its_healing_come_to_the_same_in_either_order(table: Table) -> None:
    guest = table.put(make_creature("Healing Guest", traits=["Upkeep +2", "Regenerate 2"]), RED, damage=5)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert orders(table) == []
    assert guest.damage == 3


@rule("ruling.r47", "sup.spell.example-barkskin-regenerate-then-decline-upkeep")
def test_what_heals_may_heal_first_and_be_given_up_afterwards(table: Table) -> None:
    bark = pact("Costly Bark")
    script_for(bark).grants(REGENERATE(2))  # type: ignore[arg-type]
    wolf = table.put("Timber Wolf", RED, damage=5)
    bark_on_wolf = table.attach(bark, wolf, RED)  # type: ignore[arg-type]
    table.decide("upkeep order", first("Regenerate"))
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert wolf.damage == 3
    assert not table.in_play(bark_on_wolf)
    assert orders(table) == [(RED, {"Regenerate", "Upkeep"})]


@rule("ruling.r47", "sup.spell.lullaby-own-controller-times-dissipate", "sup.spell.lullaby-initiative-breaks-tie")
@pytest.mark.parametrize("holder", [RED, BLUE])
@pytest.mark.parametrize(("tokens", "asked"), [(1, True), (2, False)])
def test_the_last_dissipate_token_competes_with_what_the_spell_does(
    table: Table, holder: int, tokens: int, asked: bool
) -> None:
    table.game.initiative = holder
    mist = pact("Healing Mist", traits=[])
    script_for(mist).grants(REGENERATE(2))  # type: ignore[arg-type]
    wolf = table.put("Timber Wolf", RED, damage=5)
    on_wolf = table.attach(mist, wolf, BLUE, tokens={"Dissipate": tokens})  # type: ignore[arg-type]
    if asked:
        table.decide("upkeep order", first("Dissipate"))
    table.upkeep()
    assert orders(table) == ([(holder, {"Dissipate", "Regenerate"})] if asked else [])
    assert wolf.damage == (5 if asked else 3)
    assert table.in_play(on_wolf) is not asked


@rule("ruling.r47")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_a_curse_to_be_paid_for_on_a_creature_that_may_die(table: Table, holder: int) -> None:
    table.game.initiative = holder
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.attach(pact(), wolf, BLUE)  # type: ignore[arg-type]
    table.condition(wolf, ROT)
    table.decide("upkeep order", first("Rot"))
    table.upkeep()
    assert orders(table) == [(holder, {"Rot", "Upkeep"})]
    assert table.blue.mana == 50


@rule("ruling.r47")
def test_life_that_has_to_be_paid_for_can_be_the_end_of_what_lives_by_it(table: Table) -> None:
    vigor = pact("Costly Vigor")
    script_for(vigor).grants(LIFE(+4))  # type: ignore[arg-type]
    guest = table.put(GUEST, RED, damage=12)
    table.attach(vigor, guest, RED)  # type: ignore[arg-type]
    table.decide("upkeep order", lambda request: ("first", request.options[1][1], "Upkeep"))
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert not table.in_play(guest)
    assert table.red.mana == 50


@rule("ruling.r47")
def test_life_lent_by_a_dying_neighbour_is_missed(table: Table) -> None:
    lender = make_creature("Life Giver", life=5)
    script_for(lender).grants(LIFE(+4), to=OTHER & FRIENDLY & CREATURE & SAME_ZONE)
    guest = table.put(GUEST, RED, damage=12)
    giver = table.put(lender, RED, damage=4)
    table.condition(giver, ROT)
    table.decide("upkeep order", first("Rot"))
    table.upkeep()
    assert not table.in_play(guest)
    assert table.red.mana == 50


@rule("ruling.r47")
def test_what_depends_on_who_is_in_play_competes_with_what_could_end_that(table: Table) -> None:
    totem = make_creature("Fox Totem")
    with_fox = Selector(lambda this, other: any(each.name == "Bitterwood Fox" for each in this.game.objects.values()))
    script_for(totem).grants(REGENERATE(2), to=OWN_MAGE & with_fox)
    table.put(totem, RED)
    table.red.damage = 5
    fox = table.put("Bitterwood Fox", RED, damage=4)
    beast = table.put(BEAST, RED, damage=5)
    table.condition(fox, ROT)
    table.decide("upkeep order", first("Rot"))
    table.upkeep()
    assert orders(table) == [(RED, {"Rot", "Regenerate"})]
    assert {each[1] for each in table.asked[0].options} == {fox.id, table.red.id}, "the beast heals by itself"
    assert (table.red.damage, beast.damage) == (5, 3)


@pytest.mark.parametrize("trait", ["Poison Immunity", "Indestructible"])
def test_harm_that_cannot_destroy_is_no_reason_to_ask(table: Table, trait: str) -> None:
    guest = table.put(make_creature("Hardy Guest", traits=["Upkeep +2", trait]), RED, damage=9)
    table.condition(guest, ROT, 3)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert orders(table) == []
    assert table.in_play(guest)


def test_healing_the_last_wound_calms_down_unless_a_new_one_comes_first(table: Table) -> None:
    for what, rage in (("Regenerate", 0), ("Rot", 2)):
        beast = table.put(BEAST, RED, damage=2, tokens={"Rage": 3})
        table.condition(beast, ROT)
        table.decide("upkeep order", first(what))
        table.upkeep()
        assert tokens_on(beast).get("Rage", 0) == rage
        table.run(destroy(table.game, beast, A_TEST))


@rule("ruling.r47")
def test_a_mage_who_may_not_live_to_pay(table: Table) -> None:
    table.red.damage = 35
    table.condition(table.red, BURN)
    guest = table.put(GUEST, RED)
    table.decide("upkeep order", first("Burn"))
    table.dice("2")
    table.upkeep()
    assert not table.game.players[RED].is_alive
    assert not table.in_play(guest)
    assert table.red.mana == 50


@rule("codex.bleed.upkeep")
def test_healing_can_close_wounds_before_they_bleed(table: Table) -> None:
    beast = table.put(BEAST, RED, damage=5)
    table.condition(beast, BLEED, 2)
    table.decide("upkeep order", first("Regenerate"))
    table.decide("staunch", ("staunch", 2))
    table.upkeep()
    assert beast.damage == 5
    assert not beast.conditions


# Public facts


def test_what_lies_face_down_changes_nothing_about_who_is_asked(table: Table) -> None:
    asked = []
    for hidden in ("Regrowth", "Essence Drain", None):
        other = Table()
        unicorn = other.put("Highland Unicorn", BLUE, damage=8)
        wolf = other.put("Timber Wolf", BLUE, damage=3)
        if hidden:
            other.hide(hidden, wolf, BLUE)
        other.condition(unicorn, BURN)
        other.decide("upkeep order", first("Burn"))
        other.dice("1")
        other.upkeep()
        asked.append([(request.player, tuple(request.options)) for request in other.asked])
    assert asked[0] == asked[1] == asked[2]


# Events of cards to come


def test_a_new_event_competes_by_what_it_declares(table: Table) -> None:
    """A curse that takes a trait, and an event that needs it; a token that ends something on which another depends."""
    order: list[str] = []
    one, other = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)

    def event(on: Object, what: str, *touches: object) -> Due:
        async def perform() -> None:
            order.append(what)

        return Due(on, on, what, perform, touches)  # type: ignore[arg-type]

    def competing(*dues: Due) -> set[str]:
        return {due.what for due in contests(table.game, dues)}

    one.damage = 5
    takes, gives = event(one, "takes", alters(one, REGENERATE)), event(one, "heals", heals(one, 1, REGENERATE))
    assert competing(takes, gives) == {"takes", "heals"}
    assert competing(event(other, "takes", alters(other, REGENERATE)), gives) == set()
    assert competing(takes, event(one, "gives", alters(one, REGENERATE))) == {"takes", "gives"}
    assert competing(event(one, "looks", reads(one, "token")), event(one, "too", reads(one, "token"))) == set()
    assert competing(event(one, "ends", ends(one)), event(other, "pays", demands(RED, 1))) == set()
    assert competing(event(one, "ends", ends(one)), event(one, "strikes", harms(other, 1))) == {"ends", "strikes"}
    paid = event(one, "pays to strike", harms(other, 1), demands(RED, 1))
    assert competing(paid, event(other, "rots", harms(other, 9))) == {"pays to strike", "rots"}
    assert competing(event(one, "counts down"), event(one, "strikes", harms(other, 9))) == set()


def test_ordering_grows_no_faster_than_what_is_due(table: Table) -> None:
    """Twice as much due, about twice the work, also where everything hangs on one burning obelisk."""

    def work(count: int) -> int:
        table = Table()
        obelisk = table.put("Mordok's Obelisk", RED, damage=6)
        table.condition(obelisk, BURN)
        table.put("Idol of Pestilence", BLUE)
        for number in range(count):
            table.put("Timber Wolf", number % 2, damage=1)
        pending = due_now(table.game)
        assert len(pending) >= 2 * count
        return _calls(table.game, pending)

    assert work(80) < 2.4 * work(40)


def _calls(game: Game, pending: list[Due]) -> int:
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    found = contests(game, pending)
    sys.setprofile(None)
    assert found
    return calls
