"""Claims and corpses: two hands on one thing, and what each of them leaves for the other."""

import pytest

from mageduel.facts.conditions import BURN, ROT
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.kit.answers import PAY, Decision
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

TROLL = make_creature("Mending Beast", life=12, traits=["Regenerate 2"])


def wish(*things: Object | str) -> Decision:
    """Whenever the order is asked: the earliest of these that can be chosen, by the object or by what happens."""

    def choose(request: Request) -> Answer:
        for thing in things:
            place, word = (1, thing.id) if isinstance(thing, Object) else (2, thing)
            found = [each for each in request.options if each[place] == word]
            if found:
                return found[0]
        return request.options[0]

    return choose


def willing(request: Request) -> Answer:
    """Take the first of what is offered."""
    return next(each for each in request.options if each != request.decline)


def orders(table: Table) -> list[int]:
    """Who was asked about the order of upkeep, each time."""
    return [each.player for each in table.asked if each.kind == "upkeep order"]


# Two hands


def test_two_clouds_of_one_name_keep_out_of_each_others_zone() -> None:
    """A raincloud may drift for a mana, but not to where another one hangs, whoever made it."""
    table = Table(red="Druid", blue="Druid")
    cloud = table.put("Raincloud", RED, "B2")
    table.put("Raincloud", BLUE, "B3")
    moves = [each for each in table.between(RED) if cloud.id in each]
    assert moves
    assert not any("B3" in each for each in moves)
    assert any("B1" in each for each in moves)


def test_an_eye_of_the_mind_drifts_round_its_like() -> None:
    """In the upkeep it may go to a neighboring zone, but to none where such an eye hangs already."""
    table = Table(red="Forcemaster", blue="Forcemaster")
    eye = table.put("Mind's Eye", RED, "B2")
    table.put("Mind's Eye", BLUE, "B3")
    seen: list[Answer] = []

    def look(request: Request) -> Answer:
        seen.extend(request.options)
        return ("drift", "B1") if request.player == RED else ("stay",)

    table.always("drift", look)
    table.upkeep()
    assert (("drift", "B3") in seen, table.place(eye)) == (False, "B1")


# One's own hands


@pytest.mark.parametrize("amulet_first", [True, False])
def test_a_sunny_day_before_or_after_the_plague(amulet_first: bool) -> None:
    """At her last point the amulet's Life comes before the idol's poison, or too late."""
    table = Table(red="Priestess", blue="Warlock")
    table.attach("Sunfire Amulet", table.red)
    table.put("Idol of Pestilence", BLUE, "A1")
    table.red.damage = table.life(table.red) - 1
    table.always("upkeep order", wish("Sunfire Amulet" if amulet_first else "Idol of Pestilence"))
    table.upkeep()
    assert (table.game.players[RED].is_alive, orders(table)[:1]) == (amulet_first, [RED])


@pytest.mark.parametrize("mends_first", [True, False])
def test_a_cursed_glove_is_worth_two_wounds_to_whoever_mends_before(mends_first: bool) -> None:
    """Two points from death she can afford to suffer for the glove only after her regrowth."""
    table = Table(red="Priestess", blue="Warlock")
    glove = table.attach("Leather Gloves", table.red)
    table.attach("Curse Item", glove, BLUE)
    table.attach("Regrowth", table.red)
    table.red.damage = table.life(table.red) - 2
    table.always("upkeep order", wish("Regenerate" if mends_first else "Curse Item"))
    table.always("cursed item", ("suffer",))
    table.upkeep()
    assert (table.game.players[RED].is_alive, orders(table)) == (mends_first, [RED])


@pytest.mark.parametrize("mends_first", [True, False])
def test_endurance_under_the_stone_is_dropped_by_a_beast_that_has_mended(mends_first: bool) -> None:
    """Without it ten Life are left for eleven wounds: two of them have to go before the enchantment does."""
    table = Table(red="Beastmaster", blue="Warlord")
    table.move_to(table.red, "B2")
    endurance = table.attach("Bull Endurance", table.put("Bitterwood Fox", RED))
    beast = table.put(make_creature("Beast", life=10, traits=["Regenerate 2"]), RED)
    table.cast(table.red, "Shift Enchantment", endurance, beast.id)
    beast.damage = 11
    table.put("Harshforge Monolith", BLUE, "B2")
    table.mana(RED, 0)
    table.always("upkeep order", wish("Regenerate" if mends_first else "Upkeep"))
    table.upkeep()
    assert (table.in_play(endurance), table.in_play(beast), orders(table)) == (False, mends_first, [RED])


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "damage"), [(RED, 3), (BLUE, 5)])
def test_blood_its_poisoner_cannot_keep_poisoned(holder: int, damage: int) -> None:
    """The stone demands a mana he has not: with the curse gone first the beast mends, else it does not."""
    table = Table(red="Beastmaster", blue="Priestess")
    table.initiative(holder)
    table.mana(BLUE, 0)
    table.put("Harshforge Monolith", RED, "B2")
    beast = table.put(TROLL, RED, damage=5)
    blood = table.attach("Poisoned Blood", beast, BLUE)
    table.always(
        "upkeep order",
        lambda request: wish("Upkeep" if request.player == RED else "Regenerate")(request),  # type: ignore[operator]
    )
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.in_play(blood), beast.damage, holder in orders(table)) == (False, damage, True)


@pytest.mark.parametrize("cloak_first", [True, False])
def test_a_cloak_puts_the_fire_out_before_the_curse_takes_it(cloak_first: bool) -> None:
    """One mana and the water on her back: the burn goes before its die, or the cloak goes and the die is rolled."""
    table = Table(red="Druid", blue="Priestess")
    cloak = table.attach("Waterfall Cloak", table.red)
    table.attach("Curse Item", cloak, BLUE)
    table.condition(table.red, BURN)
    table.always("upkeep order", wish("Waterfall Cloak" if cloak_first else "Curse Item"))
    table.always("offer", willing)
    table.always("remove condition", willing)
    table.always("cursed item", ("let go",))
    if not cloak_first:
        table.dice("2")
    table.upkeep()
    assert (table.in_play(cloak), table.red.damage) == (False, 0 if cloak_first else 2)
    assert (table.red.mana, table.red.conditions) == ((49, {}) if cloak_first else (50, {BURN: 1}))


@pytest.mark.parametrize("rots_first", [True, False])
def test_a_plague_dies_with_its_bearer_before_it_spreads(rots_first: bool) -> None:
    """The wolf dies of its rot or of its plague; if it rots first, the fox beside it is spared."""
    table = Table(red="Beastmaster", blue="Priestess")
    wolf, fox = table.put("Timber Wolf", RED, damage=9), table.put("Bitterwood Fox", RED)
    table.condition(wolf, ROT)
    table.attach("Plagued", wolf, BLUE)
    table.always("upkeep order", wish("Rot" if rots_first else "Plagued"))
    table.always("order", lambda request: request.options[0])
    table.upkeep()
    assert (table.in_play(wolf), fox.damage, orders(table)[:1]) == (False, 0 if rots_first else 1, [RED])
