"""Embers and echoing hours: more of what burns, mends, pays and dies in one Upkeep Phase."""

import pytest

from mageduel.facts.conditions import BURN, ROT
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, LET_GO, PAY, Decision, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
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


def wants(red: Decision, blue: Decision) -> Decision:
    """What each of the two wants when the order is asked."""

    def choose(request: Request) -> Answer:
        decision = red if request.player == RED else blue
        return decision(request) if callable(decision) else decision

    return choose


def orders(table: Table) -> list[int]:
    """Who was asked about the order of upkeep, each time."""
    return [each.player for each in table.asked if each.kind == "upkeep order"]


# One player's own


@pytest.mark.parametrize("pays_first", [True, False])
def test_a_burning_wolf_in_debt_may_die_before_it_is_paid_for(pays_first: bool) -> None:
    """The die decides whether there is anything left to pay for: two mana are saved by rolling first."""
    table = Table(red="Beastmaster", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.attach("Essence Drain", wolf, BLUE)
    table.condition(wolf, BURN)
    table.always("upkeep order", wish("Upkeep") if pays_first else wish("Burn"))
    table.always("upkeep", PAY)
    table.dice("1")
    table.upkeep()
    assert (table.in_play(wolf), table.red.mana, orders(table)) == (False, 48 if pays_first else 50, [RED])


@pytest.mark.parametrize("amulet_first", [True, False])
def test_an_amulet_yields_the_mana_that_keeps_a_spirit(amulet_first: bool) -> None:
    """Without mana the token must go before the spirit is due, and he may say so."""
    table = Table(red="Wizard", blue="Warlock", mana=0)
    spirit = table.put("Whirling Spirit", RED, "A1")
    amulet = table.attach("Wispswillow Amulet", table.red)
    table.always("upkeep order", wish(amulet) if amulet_first else wish(spirit))
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.in_play(spirit), table.red.mana) == (amulet_first, 0 if amulet_first else 1)


@pytest.mark.parametrize("mends_first", [True, False])
def test_mort_knits_bones_before_the_fire_reaches_him(mends_first: bool) -> None:
    """Burning at his last point he may still mend the knight and himself first; once he is ashes nobody does."""
    table = Table(red="Necromancer", blue="Warlock")
    mort = table.put("Mort", RED, damage=12)
    knight = table.put("Skeletal Knight", RED, damage=5)
    table.condition(mort, BURN)
    table.always("upkeep order", wish("Mort") if mends_first else wish("Burn"))
    table.always("offer", take())
    table.dice("1")
    table.upkeep()
    assert (table.in_play(mort), knight.damage, RED in orders(table)) == (mends_first, 3 if mends_first else 5, True)


@pytest.mark.parametrize("mends_first", [True, False])
def test_a_great_tree_mends_its_guests_before_it_burns_down(mends_first: bool) -> None:
    """The wolf mends by the tree's grace alone: after the fire there is no tree and no mending."""
    table = Table(red="Beastmaster", blue="Warlock")
    tree = table.put("Mohktari, Great Tree of Life", RED, damage=7)
    table.attach("Poisoned Blood", tree, BLUE)
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.condition(tree, BURN)
    table.always("upkeep order", wish(wolf) if mends_first else wish("Burn"))
    table.always("offer", DECLINE)
    table.dice("1")
    table.upkeep()
    assert (table.in_play(tree), wolf.damage, RED in orders(table)) == (False, 3 if mends_first else 5, True)


@pytest.mark.parametrize("fox_first", [True, False])
def test_a_scarab_heals_its_master_with_the_death_of_a_fox(fox_first: bool) -> None:
    """Both rot at their last point: if the fox dies first its death closes one wound, and he outlives his rot."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.attach("Jeweled Scarab", table.red)
    fox = table.put("Bitterwood Fox", RED, "A1", damage=4)
    table.condition(table.red, ROT)
    table.condition(fox, ROT)
    table.red.damage = table.life(table.red) - 1
    table.always("upkeep order", wish(fox) if fox_first else wish(table.red))
    table.always("offer", ("have", "scarab-healing"))
    table.upkeep()
    assert (table.in_play(fox), table.game.players[RED].is_alive, orders(table)) == (False, fox_first, [RED])


@pytest.mark.parametrize("rots_first", [True, False])
def test_a_dying_initiate_calls_an_angel_out_of_the_demons_breath(rots_first: bool) -> None:
    """Killed by the enemy's curse first she calls the angel to her, away from the poison that would kill her too."""
    table = Table(red="Priestess", blue="Warlock")
    table.put("Malacoda", BLUE, "B3")
    angel = table.put("Guardian Angel", RED, "B3", damage=10)
    initiate = table.put("Dawnbreaker's Initiate", RED, "A1", damage=4)
    table.attach("Ghoul Rot", initiate, BLUE)
    table.always("upkeep order", wish(initiate) if rots_first else wish(angel))
    table.always("offer", lambda request: ("choose", angel.id) if ("choose", angel.id) in request.options else DECLINE)
    table.upkeep()
    assert (table.in_play(initiate), table.in_play(angel)) == (False, rots_first)


@pytest.mark.parametrize("rain_first", [True, False])
def test_the_rain_may_put_the_fire_out_before_it_burns(rain_first: bool) -> None:
    """Two mana and the wolf at its last point is saved, if the cloud comes before the die."""
    table = Table(red="Druid", blue="Warlock")
    table.put("Raincloud", RED, "B2")
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.attach("Poisoned Blood", wolf, BLUE)
    table.condition(wolf, BURN)
    table.always("upkeep order", wish("Raincloud") if rain_first else wish("Burn"))
    table.always("offer", lambda request: next(each for each in request.options if each != request.decline))
    table.always("remove condition", lambda request: next(each for each in request.options if each != request.decline))
    if not rain_first:
        table.dice("1")
    table.upkeep()
    assert (table.in_play(wolf), RED in orders(table)) == (rain_first, True)


@pytest.mark.parametrize("rots_first", [True, False])
def test_drakas_may_rot_away_before_he_whips_an_imp(rots_first: bool) -> None:
    """The last imp is spared when its overlord dies first; his master says which."""
    table = Table(red="Warlock", blue="Beastmaster")
    drakas = table.put("Drakas, Imp Overlord", RED, damage=7)
    imp = table.put("Firebrand Imp", RED)
    table.condition(drakas, ROT)
    table.always("upkeep order", wish("Rot") if rots_first else wish("Drakas, Imp Overlord", imp))
    table.always("choose one", take(imp))
    table.upkeep()
    assert (table.in_play(drakas), imp.damage, orders(table)) == (False, 0 if rots_first else 1, [RED])


@pytest.mark.parametrize("sings_first", [True, False])
def test_the_last_verse_of_a_madrigal_is_sung_or_swallowed(sings_first: bool) -> None:
    """With one token left the song heals once more only if it is sung before the token goes."""
    table = Table(red="Siren", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, damage=5)
    song = table.attach("Healing Madrigal", wolf, tokens={"Dissipate": 1})
    table.always("upkeep order", wish("Healing Madrigal") if sings_first else wish("Dissipate"))
    table.always("offer", DECLINE)
    table.upkeep()
    assert (table.in_play(song), wolf.damage, orders(table)) == (False, 3 if sings_first else 5, [RED])


@pytest.mark.parametrize("robes_first", [True, False])
def test_robes_take_a_wound_over_before_the_rot_makes_it_the_last(robes_first: bool) -> None:
    """A wolf one point from death gives a wound to the priestess and survives its rot, if that comes first."""
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Asyran Robes", table.red)
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.condition(wolf, ROT)
    table.always("upkeep order", wish("Rot") if not robes_first else wish("Asyran Robes"))
    table.always("offer", lambda request: next(each for each in request.options if each != request.decline))
    table.always("take over", lambda request: request.options[-1])
    table.upkeep()
    assert (table.in_play(wolf), table.red.damage, orders(table)) == (robes_first, 1 if robes_first else 0, [RED])


@pytest.mark.parametrize("heals_first", [True, False])
def test_a_rotting_unicorn_heals_another_with_its_last_breath(heals_first: bool) -> None:
    """It dies of its rot either way, and the wolf is healed only if that is done before."""
    table = Table(red="Priestess", blue="Warlock")
    unicorn = table.put("Lowland Unicorn", RED, damage=6)
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.condition(unicorn, ROT)
    table.always("upkeep order", wish("Lowland Unicorn") if heals_first else wish("Rot"))
    table.always("offer", take(wolf))
    table.always("choose one", take(wolf))
    table.upkeep()
    assert (table.in_play(unicorn), wolf.damage, orders(table)) == (False, 4 if heals_first else 5, [RED])


@pytest.mark.parametrize("blesses_first", [True, False])
def test_a_blessing_takes_the_rot_off_before_it_bites(blesses_first: bool) -> None:
    """The many may have the rot of a wolf paid off first, or see it die with the rot on it."""
    table = Table(red="Druid", blue="Warlock")
    table.put("Meredia's Blessing", RED, "A1")
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.attach("Poisoned Blood", wolf, BLUE)
    table.condition(wolf, ROT)
    table.put("Timber Wolf", RED, "A2")
    table.always("upkeep order", wish("Meredia's Blessing") if blesses_first else wish("Rot"))
    table.always("offer", lambda request: next(each for each in request.options if each != request.decline))
    table.always("remove condition", take("Rot"))
    table.upkeep()
    assert (table.in_play(wolf), wolf.conditions if blesses_first else {}) == (blesses_first, {})
    assert RED in orders(table)


def test_a_staff_of_storms_under_a_curse_loads_without_a_question() -> None:
    """Whether the token comes before the curse or after, it goes with the staff or stays with it."""
    for answer, stays in ((("let go",), False), (("suffer",), True)):
        table = Table(red="Wizard", blue="Priestess")
        staff = table.attach("Staff of Storms", table.red, tokens={"Storm": 1})
        table.attach("Curse Item", staff, BLUE)
        table.decide("cursed item", answer)
        table.always("offer", DECLINE)
        table.upkeep()
        assert (table.in_play(staff), orders(table)) == (stays, [])
        assert tokens_on(staff).get("Storm", 0) == 2 or not stays


def test_a_hold_nobody_pays_for_and_a_beast_that_mends_are_no_race() -> None:
    """Letting go of a creature changes nothing about its mending, and neither asks about the other."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    beast = table.put(TROLL, BLUE, damage=5)
    hold = table.attach("Force Hold", beast, RED)
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (table.in_play(hold), beast.damage, orders(table)) == (False, 3, [])


@pytest.mark.parametrize(("skulls", "asked"), [(3, False), (7, True)])
def test_only_the_last_skull_but_one_makes_it_a_question(skulls: int, asked: bool) -> None:
    """A fourth skull changes nothing for those who mend, an eighth ends their mending: only then is there an order."""
    table = Table(red="Necromancer", blue="Druid")
    table.put("Altar of Skulls", RED, "A1", tokens={"Skull": skulls})
    fox = table.put("Bitterwood Fox", BLUE, "B3", damage=4)
    table.attach("Curse of Decay", fox, RED)
    beast = table.put(TROLL, BLUE, damage=3)
    table.always("upkeep order", wish("Regenerate"))
    table.always("lifebond", lambda request: request.options[-1])
    table.upkeep()
    assert (table.in_play(fox), beast.damage, BLUE in orders(table)) == (False, 1, asked)


@pytest.mark.parametrize("card", ["Idol of Pestilence", "Malacoda"])
def test_what_no_poison_touches_mends_without_a_question(card: str) -> None:
    """Immune to poison a beast is hurt by neither, so its mending has nothing to come before."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.put(card, BLUE, "B2")
    beast = table.put(make_creature("Beast", life=12, traits=["Regenerate 2", "Poison Immunity"]), RED, damage=1)
    table.upkeep()
    assert (beast.damage, orders(table)) == (0, [])


# Between two players


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "lives"), [(BLUE, True), (RED, False)])
def test_a_bomb_that_runs_out_meets_a_beast_that_mends(holder: int, lives: bool) -> None:
    """Its last token sets it off: a beast two points from death lives if it mends before, as the initiative says."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.initiative(holder)
    beast = table.put(TROLL, BLUE, damage=10)
    bomb = table.attach("Telekinetic Bomb", beast, RED, tokens={"Dissipate": 1})
    table.always("upkeep order", wants(red=wish("Dissipate"), blue=wish(beast)))
    table.dice("1 1 0 0", effect=1)
    table.upkeep()
    assert (table.in_play(bomb), table.in_play(beast), holder in orders(table)) == (False, lives, True)


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "lives"), [(BLUE, True), (RED, False)])
def test_a_storm_strikes_before_or_after_the_beast_has_mended(holder: int, lives: bool) -> None:
    """Each token that leaves the storm is a bolt; the holder of the initiative times it against the mending."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.initiative(holder)
    beast = table.put(TROLL, BLUE, damage=10)
    storm = table.put("Thunderstorm", RED, "B2", tokens={"Dissipate": 3})
    table.always("upkeep order", wants(red=wish("Dissipate"), blue=wish(beast)))
    table.always("offer", DECLINE)
    table.always("attack whom", take(beast))
    table.dice("1 1 0", effect=1)
    table.upkeep()
    assert (table.in_play(beast), table.in_play(storm), holder in orders(table)) == (lives, True, True)


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "damage"), [(RED, 0), (BLUE, 2)])
def test_malacoda_burns_up_before_his_breath_is_felt(holder: int, damage: int) -> None:
    """Dying of the flames the demon poisons his neighbor first or not at all; the initiative says."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.initiative(holder)
    demon = table.put("Malacoda", BLUE, damage=12)
    wolf = table.put("Timber Wolf", RED)
    table.condition(demon, BURN)
    table.always("upkeep order", wants(red=wish("Burn"), blue=wish("Malacoda")))
    table.dice("1")
    table.upkeep()
    assert (table.in_play(demon), wolf.damage, holder in orders(table)) == (False, damage, True)


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "lives"), [(RED, True), (BLUE, False)])
def test_a_link_to_a_burning_beast_is_used_or_lost(holder: int, lives: bool) -> None:
    """The rotting warlock sheds two wounds on the beast, unless its master lets it burn to death before."""
    table = Table(red="Warlock", blue="Beastmaster")
    table.initiative(holder)
    beast = table.put("Timber Wolf", BLUE, damage=9)
    table.attach("Death Link", beast, RED)
    table.condition(beast, BURN)
    table.condition(table.red, ROT)
    table.red.damage = table.life(table.red) - 1
    table.always("upkeep order", wants(red=wish("Death Link"), blue=wish("Burn")))
    table.always("offer", lambda request: next(each for each in request.options if each != request.decline))
    table.always("take over", lambda request: request.options[-1])
    table.always("hand over", lambda request: request.options[-1])
    if holder == BLUE:
        table.dice("1")
    table.upkeep()
    assert (table.in_play(beast), table.game.players[RED].is_alive) == (False, lives)
    assert holder in orders(table)


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "damage"), [(RED, 1), (BLUE, 3)])
def test_a_blight_that_burns_lets_the_living_mend(holder: int, damage: int) -> None:
    """Beside the dragon nothing living heals; when it burns away first, the beast does."""
    table = Table(red="Beastmaster", blue="Necromancer")
    table.initiative(holder)
    dragon = table.put("Sardonyx, Blight of the Living", BLUE, damage=30)
    beast = table.put(TROLL, RED, damage=3)
    table.condition(dragon, BURN)
    table.always("upkeep order", wants(red=wish("Burn"), blue=wish("Regenerate", dragon)))
    table.dice("1")
    table.upkeep()
    assert (table.in_play(dragon), beast.damage, holder in orders(table)) == (False, damage, True)


@pytest.mark.parametrize(("what", "damage"), [("Regenerate", 2), ("Reclamation", 1)])
def test_stone_that_is_reclaimed_and_a_tree_that_mends(what: str, damage: int) -> None:
    """The vines hurt her tree: she says whether it mends before them or after, whoever has the initiative."""
    table = Table(red="Druid", blue="Druid")
    tree = table.put("Vine Tree", BLUE, "A3", damage=1)
    table.attach("Reclamation", tree, RED)
    table.always("upkeep order", wish(what))
    table.upkeep()
    assert (tree.damage, orders(table)) == (damage, [BLUE])


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "lives"), [(RED, True), (BLUE, False)])
def test_a_crab_that_burns_lets_go_of_its_prey(holder: int, lives: bool) -> None:
    """The prey is two points from death: if the crab burns up first it is not squeezed, and the initiative says."""
    table = Table(red="Beastmaster", blue="Siren")
    table.initiative(holder)
    crab = table.put("Colossal Crab", BLUE, damage=7)
    prey = table.put(make_creature("Prey", life=12), RED)
    table.dice("1 1", effect=7)
    table.attack(crab, "Grabbing Claw", prey)
    prey.damage = 10
    table.condition(crab, BURN)
    table.always("upkeep order", wants(red=wish("Burn"), blue=wish("Colossal Crab")))
    table.always("offer", DECLINE)
    table.dice("1")
    table.upkeep()
    assert (table.in_play(crab), table.in_play(prey), holder in orders(table)) == (False, lives, True)


def test_who_commands_a_rotting_wolf_may_let_it_die_before_he_lets_it_go() -> None:
    """While he pays nothing yet the wolf is his, rot and mending too: its owner gets it back dead."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.initiative(BLUE)
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", BLUE, damage=9)
    table.attach("Regrowth", wolf, BLUE)
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    table.condition(wolf, ROT)
    table.always("upkeep order", wants(red=wish("Rot"), blue=wish("Regenerate")))
    table.always("upkeep", LET_GO)
    table.upkeep()
    assert (table.in_play(wolf), table.in_play(control), RED in orders(table)) == (False, False, True)
