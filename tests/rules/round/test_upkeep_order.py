"""The order of upkeep: which events compete, and who says what comes first (rulings R4 and R47)."""

import sys
from collections.abc import Callable

import pytest

from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, OWN_MAGE, SAME_ZONE, Selector
from mageduel.dsl.upkeep import Due, alters, demands, ends, harms, heals, reads
from mageduel.facts.conditions import BLEED, BURN, ROT
from mageduel.facts.traits import LIFE, REGENERATE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.offers import DECLINE
from mageduel.rules.round.upkeep import due_now
from mageduel.rules.round.upkeep_order import contests
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for

GUEST = make_creature("Costly Guest", traits=["Upkeep +2"])
BEAST = make_creature("Healing Beast", life=8, traits=["Regenerate 2"])


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "A1")
    table.move_to(table.blue, "C4")
    return table


def first(what: str, on: Object | None = None) -> Callable[[Request], Answer]:
    """Let this event go first."""

    def choose(request: Request) -> Answer:
        return next(each for each in request.options if each[2] == what and (on is None or each[1] == on.id))

    return choose


def orders(table: Table) -> list[tuple[int, set[str]]]:
    """Who was asked about the order, and between which events."""
    return [
        (request.player, {each[2] for each in request.options})
        for request in table.asked
        if request.kind == "upkeep order"
    ]


def pact(name: str = "Costly Pact", **row: object) -> object:
    return make_card(
        name=name,
        type="enchantment",
        cost=2,
        reveal=2,
        action="quick",
        range=[0, 2],
        target="creature",
        **({"traits": ["Upkeep +1"]} | row),
    )


# What one event takes from another when something is destroyed


@rule("ruling.r47", "ruling.r4")
@pytest.mark.parametrize(("what", "healed"), [("Regenerate", 1), ("Burn", 0)])
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_regeneration_lent_by_a_burning_neighbour_is_ordered_by_their_controller(
    table: Table, what: str, healed: int, holder: int
) -> None:
    table.game.initiative = holder
    unicorn = table.put("Highland Unicorn", BLUE, damage=8)
    wolf = table.put("Timber Wolf", BLUE, damage=3)
    table.condition(unicorn, BURN)
    table.decide("upkeep order", first(what, wolf if what == "Regenerate" else unicorn))
    if what == "Regenerate":
        table.decide("upkeep order", first("Burn"))
    table.dice("1")
    table.upkeep()
    assert not table.in_play(unicorn)
    assert wolf.damage == 3 - healed
    assert {seat for seat, _ in orders(table)} == {BLUE}


@rule("ruling.r47")
def test_a_lent_trait_that_would_not_be_missed_is_no_reason_to_ask(table: Table) -> None:
    lender = make_creature("Lending Foal", life=9)
    script_for(lender).grants(REGENERATE(1), to=OTHER & FRIENDLY & CREATURE & SAME_ZONE)
    foal = table.put(lender, BLUE, damage=8)
    table.condition(foal, ROT)
    wolf = table.put("Timber Wolf", BLUE, damage=3)
    table.attach("Regrowth", wolf, BLUE)
    table.put("Bitterwood Fox", BLUE)  # undamaged: there is nothing to heal
    table.upkeep()
    assert orders(table) == []
    assert not table.in_play(foal)
    assert wolf.damage == 3 - 2


@rule("ruling.r47", "core.upkeep.initiative-settles-timing")
@pytest.mark.parametrize("holder", [RED, BLUE])
@pytest.mark.parametrize(("what", "paid"), [("Upkeep", 1), ("Burn", 0)])
def test_upkeep_a_burning_obelisk_demands_of_the_enemy(table: Table, holder: int, what: str, paid: int) -> None:
    table.game.initiative = holder
    obelisk = table.put("Mordok's Obelisk", RED, damage=6)
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(obelisk, BURN)
    table.decide("upkeep order", first(what))
    if paid:
        table.decide("upkeep", ("pay",))
    table.dice("1")
    table.upkeep()
    assert orders(table) == [(holder, {"Burn", "Upkeep"})]
    assert table.blue.mana == 50 - paid
    assert table.in_play(wolf)


@rule("ruling.r47", "core.upkeep.controller-orders-own-events")
def test_upkeep_a_burning_obelisk_demands_of_its_own_side_is_ordered_by_that_side(table: Table) -> None:
    table.game.initiative = BLUE
    obelisk = table.put("Mordok's Obelisk", RED, damage=6)
    table.put("Timber Wolf", RED)
    table.condition(obelisk, BURN)
    table.decide("upkeep order", first("Burn"))
    table.dice("1")
    table.upkeep()
    assert orders(table) == [(RED, {"Burn", "Upkeep"})]
    assert table.red.mana == 50


@rule("ruling.r47")
@pytest.mark.parametrize("holder", [RED, BLUE])
@pytest.mark.parametrize(("what", "damage"), [("Regenerate", 5), ("Burn", 3)])
def test_a_burning_deathlock_and_those_it_keeps_from_healing(table: Table, holder: int, what: str, damage: int) -> None:
    table.game.initiative = holder
    deathlock = table.put("Deathlock", BLUE, damage=8)
    beast = table.put(BEAST, RED, damage=5)
    table.condition(deathlock, BURN)
    table.decide("upkeep order", first(what))
    table.dice("2")
    table.upkeep()
    assert orders(table) == [(holder, {"Burn", "Regenerate"})]
    assert not table.in_play(deathlock)
    assert beast.damage == damage


def test_a_deathlock_is_not_missed_where_something_else_forbids_healing(table: Table) -> None:
    deathlock = table.put("Deathlock", BLUE, damage=8)
    beast = table.put(BEAST, RED, damage=5)
    table.attach("Poisoned Blood", beast, BLUE)
    table.condition(deathlock, BURN)
    table.dice("2")
    table.upkeep()
    assert orders(table) == []
    assert beast.damage == 5


@rule("ruling.r47")
def test_healing_that_a_dying_deathlock_allows_can_still_save_a_life(table: Table) -> None:
    beast = table.put(BEAST, RED, damage=7)
    deathlock = table.put("Deathlock", RED, damage=8)
    table.condition(deathlock, BURN)
    table.condition(beast, ROT)
    table.decide("upkeep order", first("Burn"), first("Regenerate"))
    table.dice("1")
    table.upkeep()
    assert beast.damage == 7 - 2 + 1


@rule("ruling.r47")
def test_life_that_a_dying_deathlock_gives_back_can_save_too(table: Table) -> None:
    deathlock = table.put("Deathlock", RED, damage=8)
    bear = table.put(make_creature("Small Bear", life=5), RED, damage=4)
    table.attach("Bull Endurance", bear, RED)
    table.condition(deathlock, BURN)
    table.condition(bear, ROT)
    table.decide("upkeep order", first("Burn"))
    table.dice("1")
    table.upkeep()
    assert table.in_play(bear)
    assert bear.damage == 5


# Saving somebody


@rule("ruling.r47")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_a_burning_warlock_may_use_death_link_first(table: Table, holder: int) -> None:
    table.game.initiative = holder
    wolf = table.put("Timber Wolf", RED)
    table.attach("Death Link", wolf, BLUE)
    table.blue.damage = 37
    table.condition(table.blue, BURN)
    table.decide("upkeep order", first("Death Link"))
    table.decide("hand over", ("hand over", 2))
    table.dice("2")
    table.upkeep()
    assert orders(table) == [(BLUE, {"Burn", "Death Link"})]  # both affect his Mage
    assert table.blue.damage == 37
    assert wolf.damage == 2
    assert table.game.players[BLUE].is_alive


@rule("ruling.r4")
def test_a_burning_warlock_far_from_death_need_not_think_about_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Death Link", wolf, BLUE)
    table.blue.damage = 12
    table.condition(table.blue, BURN)
    table.decide("hand over", ("hand over", 2))
    table.dice("2")
    table.upkeep()
    assert orders(table) == []
    assert table.blue.damage == 12


@rule("ruling.r47")
def test_the_victim_of_death_link_orders_it_among_what_affects_the_victim(table: Table) -> None:
    beast = table.put(BEAST, RED, damage=7)
    table.attach("Death Link", beast, BLUE)
    table.blue.damage = 10
    table.game.initiative = BLUE
    table.decide("upkeep order", first("Regenerate"))
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert orders(table) == [(RED, {"Regenerate", "Death Link"})]
    assert beast.damage == 7


def test_death_link_of_a_warlock_who_is_about_to_be_hurt_may_wait_for_that(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Death Link", wolf, BLUE)
    table.condition(table.blue, BURN)
    table.decide("upkeep order", first("Burn"))
    table.decide("hand over", ("hand over", 1))
    table.dice("2")
    table.upkeep()
    assert (table.blue.damage, wolf.damage) == (1, 1)


def test_death_link_of_an_unhurt_warlock_concerns_nobody(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=3)
    table.attach("Death Link", wolf, BLUE)
    table.condition(wolf, ROT, 4)
    table.upkeep()
    assert orders(table) == []


# Each player's own events, and those between players


@rule("ruling.r47")
def test_the_initiative_holder_does_not_order_the_other_players_own_events(table: Table) -> None:
    """Blue orders healing and poison on his beast; red only says whether his idol falls first."""
    table.game.initiative = RED
    table.red.zone = table.blue.zone = None
    idol = table.put("Idol of Pestilence", RED, "A1", damage=10)
    beast = table.put(BEAST, BLUE, damage=7)
    table.condition(idol, BURN)
    table.decide(
        "upkeep order", first("Idol of Pestilence"), first("Burn")
    )  # blue nominates the poison; red lets the idol burn first
    table.dice("1")
    table.upkeep()
    assert orders(table) == [
        (BLUE, {"Idol of Pestilence", "Regenerate"}),
        (RED, {"Idol of Pestilence", "Burn"}),
    ]
    assert beast.damage == 5


@rule("ruling.r47")
def test_a_nominated_event_that_competes_with_nobody_elses_just_happens(table: Table) -> None:
    table.game.initiative = RED
    table.red.zone = table.blue.zone = None
    idol = table.put("Idol of Pestilence", RED, "A1", damage=10)
    beast = table.put(BEAST, BLUE, damage=7)
    table.condition(idol, BURN)
    table.decide("upkeep order", first("Regenerate"), first("Idol of Pestilence"))
    table.dice("1")
    table.upkeep()
    assert orders(table) == [
        (BLUE, {"Idol of Pestilence", "Regenerate"}),
        (RED, {"Idol of Pestilence", "Burn"}),
    ]
    assert beast.damage == 5 + 1


@rule("ruling.r47")
def test_two_idols_that_look_alike_can_be_told_apart(table: Table) -> None:
    table.red.zone = table.blue.zone = None
    steady = table.put("Idol of Pestilence", RED, "A1")
    burning = table.put("Idol of Pestilence", RED, "A2", damage=10)
    beast = table.put(BEAST, RED, "C4", damage=6)
    table.condition(burning, BURN)
    table.decide(
        "upkeep order", lambda request: ("first", beast.id, "Idol of Pestilence", burning.id), first("Regenerate")
    )
    table.dice("1")
    table.upkeep()
    assert [len(request.options) for request in table.asked] == [4, 2]
    assert not table.in_play(burning)
    assert table.in_play(steady)
    assert beast.damage == 6 + 1 - 2 + 1


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
