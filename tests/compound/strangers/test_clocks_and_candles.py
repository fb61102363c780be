"""Clocks and candles: what the Upkeep Phase does to what it does next."""

from collections.abc import Callable

import pytest

from mageduel.facts.conditions import BURN, CORRODE, ROT
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, LET_GO, PAY, first, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature


def wish(*things: Object) -> Callable[[Request], Answer]:
    """Whenever the order is asked: what concerns the earliest of these that can be chosen."""

    def choose(request: Request) -> Answer:
        for thing in things:
            found = [each for each in request.options if each[1] == thing.id]
            if found:
                return found[0]
        return request.options[0]

    return choose


def wants(red: Callable[[Request], Answer], blue: Callable[[Request], Answer]) -> Callable[[Request], Answer]:
    """What each of the two wants when the order is asked."""
    return lambda request: (red if request.player == RED else blue)(request)


def orders(table: Table) -> list[int]:
    """Who was asked about the order of upkeep, each time."""
    return [each.player for each in table.asked if each.kind == "upkeep order"]


TROLL = make_creature("Mending Beast", life=12, traits=["Regenerate 2"])


# What one's own things do to each other


@pytest.mark.parametrize("hallowed", [True, False])
def test_a_basilica_may_shine_before_the_pillar_gutters(hallowed: bool) -> None:
    """Both are one priestess's: light made to hurt more first gives the pillar a die, the other way round none."""
    table = Table(red="Priestess", blue="Warlock")
    basilica = table.put("Malakai's Basilica", RED, "A1")
    pillar = table.put("Pillar of Righteous Flame", RED, "B2")
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.always("upkeep order", wish(basilica) if hallowed else wish(pillar))
    table.always("choose one", take(foe))
    table.dice("1 1 1 1 1" if hallowed else "1 1 1 1", effect=1)
    table.upkeep()
    assert (foe.damage, orders(table)) == (5 if hallowed else 4, [RED])


@pytest.mark.parametrize(("what", "damage"), [("Regenerate", 2), ("Burn", 3)])
def test_a_templar_mends_himself_while_the_temple_burns(what: str, damage: int) -> None:
    """His mending counts temples that stand: it can come before the fire or be lost with the roof."""
    table = Table(red="Priestess", blue="Warlock")
    metatron = table.put("Metatron, Angelic Templar", RED, damage=3)
    temple = table.put("Temple of Meraveran", RED, "A1", damage=4)
    table.condition(temple, BURN)
    table.always("upkeep order", wish(metatron) if what == "Regenerate" else wish(temple))
    table.dice("1")
    table.upkeep()
    assert (metatron.damage, table.in_play(temple), orders(table)) == (damage, False, [RED])


@pytest.mark.parametrize(("altar_first", "tokens"), [(True, 1), (False, 0)])
def test_an_altar_counts_the_outposts_before_or_after_one_burns_down(altar_first: bool, tokens: int) -> None:
    """Three outposts make a token; the third may fall after the altar has counted, if its master says so."""
    table = Table(red="Warlord", blue="Warlock")
    post = table.put("Garrison Post", RED, "A3", damage=5)
    table.put("Garrison Post", RED, "A1")
    table.put("Garrison Post", RED, "C1")
    altar = table.put("Altar of Domination", RED, "B2", tokens={})
    table.condition(post, BURN)
    table.always("upkeep order", wish(altar) if altar_first else wish(post))
    table.dice("1")
    table.upkeep()
    assert (tokens_on(altar).get("Domination", 0), table.in_play(post), orders(table)) == (tokens, False, [RED])


def test_an_orb_saves_its_mana_before_the_curse_takes_it() -> None:
    """With two mana the hold is kept while the orb that makes it cheaper is still worn; then the orb may go."""
    table = Table(red="Forcemaster", blue="Warlock", mana=2)
    orb = table.attach("Psi-Orb", table.red)
    table.attach("Curse Item", orb, BLUE)
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.attach("Force Hold", wolf, RED)
    table.always("upkeep order", wish(hold))
    table.always("upkeep", PAY)
    table.always("offer", DECLINE)
    table.always("cursed item", ("let go",))
    table.upkeep()
    assert (table.in_play(orb), table.in_play(hold), table.red.mana) == (False, True, 0)


@pytest.mark.parametrize("keeps_fire", [True, False])
def test_a_scarab_pays_for_one_elemental_with_the_death_of_another(keeps_fire: bool) -> None:
    """Of two the penniless wizard cannot keep, the first to go leaves a mana for the other: he picks which."""
    table = Table(red="Wizard", blue="Warlord", mana=0)
    table.attach("Jeweled Scarab", table.red)
    fire = table.put("Fire Elemental", RED, "C4")
    spirit = table.put("Whirling Spirit", RED, "A1")
    table.always("upkeep order", wish(spirit) if keeps_fire else wish(fire))
    table.always("upkeep", PAY)
    table.always("offer", ("have", "scarab-mana"))
    table.upkeep()
    assert (table.in_play(fire), table.in_play(spirit), table.red.mana) == (keeps_fire, not keeps_fire, 0)


@rule("sup.spell.stranglevine-life-formula")
@pytest.mark.parametrize("grows_first", [True, False])
def test_a_vine_grows_before_the_fire_has_eaten_it(grows_first: bool) -> None:
    """Six Life and five damage: one more ring of growth makes eight, and a flame of two leaves it standing."""
    table = Table(red="Druid", blue="Warlock")
    wolf = table.put("Timber Wolf", BLUE)
    vine = table.attach("Stranglevine", wolf, RED, tokens={}, damage=5)
    table.condition(vine, BURN)

    def order(request: Request) -> Answer:
        burns = [each for each in request.options if each[2] == "Burn"]
        others = [each for each in request.options if each[2] != "Burn"]
        return others[0] if grows_first and others else burns[0] if burns else request.options[0]

    table.always("upkeep order", order)
    table.always("upkeep", PAY)
    table.dice("2")
    table.upkeep()
    assert (table.in_play(vine), wolf.damage) == ((True, 1) if grows_first else (False, 0))
    assert RED in orders(table)


@pytest.mark.parametrize("burns_first", [True, False])
def test_a_dragon_that_burns_to_ashes_takes_no_more_life(burns_first: bool) -> None:
    """At its last point of Life it may burn before it feeds; then its master keeps the two."""
    table = Table(red="Necromancer", blue="Warlock")
    life = table.life(table.red)
    dragon = table.put("Sardonyx, Blight of the Living", RED, damage=30)
    table.condition(dragon, BURN)

    def order(request: Request) -> Answer:
        burns = [each for each in request.options if each[2] == "Burn"]
        others = [each for each in request.options if each[2] != "Burn"]
        return (burns if burns_first else others)[0]

    table.always("upkeep order", order)
    table.dice("1")
    table.upkeep()
    assert (table.in_play(dragon), table.life(table.red)) == (False, life if burns_first else life - 2)
    assert orders(table) == [RED]


@pytest.mark.parametrize("mends_first", [True, False])
def test_a_seal_that_moves_to_a_wounded_warlock(mends_first: bool) -> None:
    """The seal's two Life less meet two wounds too many unless he has mended them first; his own choice."""
    table = Table(red="Warlock", blue="Beastmaster")
    table.attach("Regrowth", table.red)
    demon = table.put("Mhegedden, Sealed Demon", RED, "A1", tokens={"Seal": 3})
    table.red.damage = table.life(table.red) - 2
    table.always("upkeep order", wish(table.red) if mends_first else wish(demon))
    table.upkeep()
    assert (table.game.players[RED].is_alive, orders(table)) == (mends_first, [RED])


@pytest.mark.parametrize("mends_first", [True, False])
def test_a_bomber_on_fire_waits_until_his_friend_has_mended(mends_first: bool) -> None:
    """His last spark sets off the barrel: a friend two points from death mends first or is blown up with him."""
    table = Table(red="Warlord", blue="Warlock")
    bomber = table.put("Goblin Bomber", RED, damage=4)
    friend = table.put(TROLL, RED, damage=10)
    table.condition(bomber, BURN)
    table.always("upkeep order", wish(friend) if mends_first else wish(bomber))
    table.always("order", lambda request: request.options[0])
    table.dice("1")
    table.effect(7)
    table.dice("1 1 0 0", effect=1)
    table.upkeep()
    assert (table.in_play(bomber), table.in_play(friend), orders(table)) == (False, mends_first, [RED])


@pytest.mark.parametrize("mends_first", [True, False])
def test_a_wall_of_force_is_mended_before_or_after_it_burns(mends_first: bool) -> None:
    """Three of four points gone and on fire: two mana first save it, the fire first ends it unpaid."""
    table = Table(red="Forcemaster", blue="Warlock")
    wall = table.wall("Wall of Force", "B2|B3")
    wall.damage = 3
    table.condition(wall, BURN)

    def order(request: Request) -> Answer:
        burns = [each for each in request.options if each[2] == "Burn"]
        others = [each for each in request.options if each[2] != "Burn"]
        return (others if mends_first else burns)[0]

    table.always("upkeep order", order)
    table.always("offer", take(2))
    table.always("upkeep", take(2))
    table.always("rebuild", take(2))
    table.dice("2")
    table.upkeep()
    assert (table.in_play(wall), table.red.mana, orders(table)) == (mends_first, 48 if mends_first else 50, [RED])


@rule("sup.spell.upkeep-effects-order-chosen-by-controller")
def test_bark_shed_after_mending_takes_the_rust_along() -> None:
    """She mends two, lets the bark fall back into her book, and the Corrode on it falls off without hurting her."""
    table = Table(red="Druid", blue="Warlock")
    bark = table.attach("Barkskin", table.red)
    table.red.damage = 6
    table.give(table.red, CORRODE, 2)
    table.always("upkeep order", first(table.red, "Regenerate"))
    table.always("upkeep", LET_GO)
    table.upkeep()
    assert (table.red.damage, table.red.conditions, table.armor(table.red)) == (4, {}, 0)
    assert (table.in_play(bark), in_book(table, RED), discarded(table, RED)) == (False, ["Barkskin"], [])


# Between two players


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "damage"), [(RED, 1), (BLUE, 3)])
def test_a_blessing_of_the_many_waits_for_the_last_of_the_few(holder: int, damage: int) -> None:
    """Two against two until a rotting fox dies: who has the initiative says whether the blessing counts it still."""
    table = Table(red="Druid", blue="Warlock")
    table.initiative(holder)
    blessing = table.put("Meredia's Blessing", RED, "A1")
    wolf = table.put("Timber Wolf", RED, damage=3)
    fox = table.put("Bitterwood Fox", BLUE, "B3", damage=4)
    table.condition(fox, ROT)
    table.always("upkeep order", wants(red=wish(fox), blue=wish(blessing)))
    table.always("choose one", take(wolf))
    table.always("offer", take(wolf))
    table.upkeep()
    assert (table.in_play(fox), wolf.damage, holder in orders(table)) == (False, damage, True)


@rule("ruling.r47")
@pytest.mark.parametrize(("holder", "damage"), [(RED, 1), (BLUE, 3)])
def test_a_lock_on_death_burns_down_before_the_beast_would_mend(holder: int, damage: int) -> None:
    """While the lock stands nothing heals: if it burns down first, the beast mends, and the holder decides that."""
    table = Table(red="Beastmaster", blue="Necromancer")
    table.initiative(holder)
    lock = table.put("Deathlock", BLUE, "A4", damage=8)
    table.condition(lock, BURN)
    beast = table.put(TROLL, RED, damage=3)
    table.always("upkeep order", wants(red=wish(lock), blue=wish(beast)))
    table.dice("1")
    table.upkeep()
    assert (table.in_play(lock), beast.damage, orders(table)) == (False, damage, [holder])


def test_an_owl_that_rots_leaves_its_zone_to_the_healers() -> None:
    """All three are one player's: the rotting owl dies first, then the beast beside it can mend."""
    for owl_first, damage in ((True, 1), (False, 3)):
        table = Table(red="Druid", blue="Warlock")
        owl = table.put("Darkfenne Owl", RED, damage=2)
        table.condition(owl, ROT)
        beast = table.put(TROLL, RED, damage=3)
        table.always("upkeep order", wish(owl) if owl_first else wish(beast))
        table.upkeep()
        assert (table.in_play(owl), beast.damage, orders(table)) == (False, damage, [RED])


def test_the_eighth_skull_ends_all_healing() -> None:
    """A fox dying of rot fills the altar: what mends before that gains two points, what would mend after it none."""
    results = []
    for mends_first in (True, False):
        table = Table(red="Necromancer", blue="Druid")
        table.put("Altar of Skulls", RED, "A1", tokens={"Skull": 7})
        fox = table.put("Bitterwood Fox", BLUE, "B3", damage=4)
        table.condition(fox, ROT)
        beast = table.put(TROLL, BLUE, damage=3)
        table.always("upkeep order", wish(beast) if mends_first else wish(fox))
        table.always("lifebond", lambda request: request.options[-1])
        table.always("offer", DECLINE)
        table.upkeep()
        assert set(orders(table)) == {BLUE}
        results.append(beast.damage)
    assert results[1] - results[0] == 2


@pytest.mark.parametrize(("holder", "lives"), [(BLUE, True), (RED, False)])
def test_a_rotting_thief_of_life_lives_on_what_his_victim_mends(holder: int, lives: bool) -> None:
    """At his last point the thief needs the enemy beast to mend before he rots; the initiative decides."""
    table = Table(red="Beastmaster", blue="Warlock")
    table.initiative(holder)
    beast = table.put(TROLL, RED, damage=3)
    theft = table.attach("Theft of Life", beast, BLUE)
    table.condition(table.blue, ROT)
    table.blue.damage = table.life(table.blue) - 1
    table.always("upkeep order", wants(red=wish(table.blue), blue=wish(beast, theft)))
    table.upkeep()
    assert (table.game.players[BLUE].is_alive, orders(table)) == (lives, [holder])


@pytest.mark.parametrize("drain_first", [True, False])
def test_a_drain_its_master_cannot_keep_asks_for_nothing(drain_first: bool) -> None:
    """By the stone the drain costs its penniless master: if it falls first, the wolf's master keeps his two."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.initiative(BLUE if drain_first else RED)
    table.mana(RED, 0)
    table.put("Harshforge Monolith", BLUE, "A1")
    wolf = table.put("Timber Wolf", BLUE, "A1")
    drain = table.attach("Essence Drain", wolf, RED)
    table.always("upkeep order", wish(drain) if drain_first else wish(wolf))
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.in_play(drain), table.in_play(wolf), table.blue.mana) == (False, True, 50 if drain_first else 48)
    assert orders(table) == [BLUE if drain_first else RED]


def test_a_stone_that_is_reclaimed_in_time_demands_nothing() -> None:
    """The curse is paid for by its master; then the stone falls to it before its own master's strength is due."""
    table = Table(red="Warlord", blue="Druid")
    table.mana(RED, 0)
    stone = table.put("Harshforge Monolith", RED, "A1", damage=5)
    reclaim = table.attach("Reclamation", stone, BLUE)
    wolf = table.put("Timber Wolf", RED, "A2")
    strength = table.hide("Bear Strength", wolf)
    table.always("upkeep order", wish(stone, reclaim))
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.in_play(stone), table.in_play(strength)) == (False, True)


@pytest.mark.parametrize("big_first", [True, False])
def test_the_costliest_staggers_unless_it_has_rotted_away(big_first: bool) -> None:
    """Both creatures are his: he may let the costly one stagger and die, and then the cheap one stands firm."""
    table = Table(red="Priestess", blue="Beastmaster")
    table.initiative(BLUE)
    table.attach("Akiro's Game", "B2", RED)
    big = table.put("Steelclaw Grizzly", BLUE)
    big.damage = table.life(big) - 1
    table.condition(big, ROT)
    fox = table.put("Bitterwood Fox", BLUE)

    def order(request: Request) -> Answer:
        rots = [each for each in request.options if each[2] == "Rot"]
        others = [each for each in request.options if each[2] != "Rot"]
        return (rots if big_first else others)[0]

    table.always("upkeep order", order)
    table.upkeep()
    assert (table.in_play(big), [each.name for each in fox.conditions]) == (False, ["Stagger"] if big_first else [])
    assert orders(table) == [BLUE]


# Where the order means nothing, nobody is asked


@pytest.mark.parametrize(("card", "token", "damage"), [("Ballista", "Load", 7), ("Akiro's Hammer", "Load", 10)])
def test_a_machine_loads_or_burns_down_and_nobody_asks_which_first(card: str, token: str, damage: int) -> None:
    """A load on what the flames destroy is lost with it: the order changes nothing."""
    table = Table(red="Warlord", blue="Warlock")
    machine = table.put(card, RED, "B2", tokens={token: 1}, damage=damage)
    table.condition(machine, BURN)
    table.dice("1")
    table.upkeep()
    assert (table.in_play(machine), orders(table)) == (False, [])


def test_poisoned_blood_that_cannot_mend_rots_without_a_question() -> None:
    """Finite Life heals nothing, first or last: regrowth and rot are in no race."""
    table = Table(red="Beastmaster", blue="Priestess")
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.attach("Regrowth", wolf)
    table.attach("Poisoned Blood", wolf, BLUE)
    table.condition(wolf, ROT)
    table.upkeep()
    assert (table.in_play(wolf), orders(table)) == (False, [])


def test_gold_for_a_rotting_captain_is_no_question() -> None:
    """A coin laid on Gerard before or after the rot goes with him when it kills him, and stays when it does not."""
    for damage, lives in ((10, False), (5, True)):
        table = Table(red="Siren", blue="Warlock")
        gerard = table.put("Gerard Matranga", RED, damage=damage)
        table.condition(gerard, ROT)
        table.upkeep()
        assert (table.in_play(gerard), orders(table)) == (lives, [])
        assert tokens_on(gerard).get("Gold", 0) == 1 or not lives


def test_a_forcefield_gains_its_token_whether_it_is_paid_before_or_after() -> None:
    """Unpaid it goes with all its tokens, paid it has one more: no order to ask for."""
    for answer, stays in ((PAY, True), (LET_GO, False)):
        table = Table(red="Forcemaster", blue="Warlock")
        field = table.attach("Forcefield", table.red, tokens={"Forcefield": 1})
        table.decide("upkeep", answer)
        table.upkeep()
        assert (table.in_play(field), orders(table)) == (stays, [])
        assert tokens_on(field).get("Forcefield", 0) == 2 or not stays


def test_immune_beasts_in_the_gas_mend_without_a_question() -> None:
    """What the gas cannot hurt mends when it likes; the same beast without the immunity makes it a question."""
    for traits, asked in ((["Regenerate 2", "Poison Immunity"], []), (["Regenerate 2"], [RED])):
        table = Table(red="Beastmaster", blue="Warlock")
        table.move_to(table.red, "C1")
        table.put("Poison Gas Cloud", RED, "B2")
        beast = table.put(make_creature("Beast", life=12, traits=traits), RED, damage=1)
        table.always("upkeep order", first(beast, "Regenerate"))
        table.upkeep()
        assert (beast.damage, orders(table)) == (2 if asked else 0, asked)
