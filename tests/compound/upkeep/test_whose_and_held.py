"""Upkeep events that look at who controls whom, who holds whom and who can be seen, while others could change that."""

import pytest

from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, SAME_ZONE
from mageduel.facts.conditions import BURN, GRAPPLE, STUN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, LIFE, MELEE, REGENERATE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, LET_GO, PAY, Decision, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, make_wall, script_for
from tests.rules.round.ordering import orders

LIGHT = DAMAGE_MODIFIER[DamageType.LIGHT]
FOE = make_creature("Foe", life=20)


def controlled(table: Table, creature: Object) -> Object:
    """Its owner's opponent has the creature's mind, and lets it go this Upkeep Phase."""
    seat = 1 - creature.owner
    table.attach("Mind Control", creature, seat)
    table.control(creature, seat)
    table.always("upkeep", LET_GO)
    return creature


def prefer(what: str) -> Decision:
    """The event of this name, where it is among those asked about, and then whatever comes first."""

    def choose(request: Request) -> Answer:
        return next((each for each in request.options if each[2] == what), request.options[0])

    return choose


def pairs(table: Table) -> list[set[str]]:
    """What was asked about."""
    return [between for _, between in orders(table)]


# Whose it is


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "hurt"), [("Consecrated Ground", 1), ("Upkeep", 0)])
def test_holy_ground_hurts_a_stray_mind_unless_that_comes_home_first(what: str, hurt: int) -> None:
    table = Table(red="Priestess", blue="Forcemaster")
    table.put("Consecrated Ground", RED)
    wolf = controlled(table, table.put("Timber Wolf", RED))
    table.decide("upkeep order", prefer(what))
    table.upkeep()
    assert (wolf.damage, pairs(table)) == (hurt, [{"Consecrated Ground", "Upkeep"}])


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "left"), [("Regenerate", 1), ("Upkeep", 2)])
@pytest.mark.parametrize("by", ["ground", "friend", "guest"])
def test_whom_a_friend_lets_regenerate_may_be_no_friend_by_then(what: str, left: int, by: str) -> None:
    """The ground heals a creature that is held here, or a friend does, or one that is held here heals a friend."""
    table = Table(red="Priestess", blue="Forcemaster")
    healer = make_creature("Healer", life=10)
    script_for(healer).grants(REGENERATE(1), to=OTHER & FRIENDLY & CREATURE & SAME_ZONE)
    table.put("Consecrated Ground" if by == "ground" else healer, BLUE if by == "guest" else RED)
    knight = table.put("Knight of Westlock", RED if by == "guest" else BLUE, damage=2)
    controlled(table, table.find("Healer") if by == "guest" else knight)
    table.decide("upkeep order", prefer(what))
    table.upkeep()
    assert (knight.damage, pairs(table)) == (left, [{"Regenerate", "Upkeep"}])


@pytest.mark.parametrize("by", ["itself", "everybody", "another", "elsewhere", "own"])
def test_what_heals_a_creature_whoever_controls_it_is_no_reason_to_ask(by: str) -> None:
    table = Table(red="Priestess", blue="Forcemaster")
    healer = make_creature("Healer", life=10, traits=[] if by == "own" else ["Regenerate 1"])
    if by == "everybody":
        script_for(healer).grants(REGENERATE(1), to=OTHER & CREATURE & SAME_ZONE)
    if by in ("another", "elsewhere", "own"):
        script_for(healer).grants(REGENERATE(1), to=FRIENDLY & CREATURE & SAME_ZONE)
    table.put(healer, RED, "B3" if by == "own" else "B2")
    beast = table.put(make_creature("Beast", life=9, traits=["Regenerate 1"]), BLUE, damage=3)
    if by == "elsewhere":
        controlled(table, table.put("Timber Wolf", BLUE, "A1"))
    elif by == "own":
        controlled(table, table.find("Healer")).damage = 3
    else:
        controlled(table, table.put("Timber Wolf", BLUE, damage=1) if by == "everybody" else beast)
    table.upkeep()
    assert (beast.damage, pairs(table)) == (2, [])


@rule("ruling.r47")
@pytest.mark.parametrize("wounds", [2, 0])
@pytest.mark.parametrize("healer", ["Dorseus, Stallion of Westlock", "Asyran Robes"])
def test_a_healer_may_wait_for_a_wounded_friend_who_comes_home(healer: str, wounds: int) -> None:
    table = Table(red="Priestess", blue="Forcemaster")
    table.move_to(table.red, "B2")
    if healer == "Asyran Robes":
        table.attach(healer, table.red)
    else:
        table.put(healer, RED)
    table.put("Timber Wolf", RED)
    knight = controlled(table, table.put("Knight of Westlock", RED, damage=wounds))
    table.always("upkeep order", prefer("Upkeep"))
    table.always("offer", take())
    table.upkeep()
    assert knight.damage == max(0, wounds - (1 if healer == "Asyran Robes" else 2))
    assert pairs(table) == ([{healer, "Upkeep"}] if wounds else [])


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "heals"), [("Lowland Unicorn", BLUE), ("Upkeep", RED)])
@pytest.mark.parametrize("wounded", [(RED, BLUE), (RED,), ()])
def test_whoever_commands_the_healer_says_whom_it_heals(what: str, heals: int, wounded: tuple[int, ...]) -> None:
    table = Table(red="Priestess", blue="Forcemaster")
    controlled(table, table.put("Lowland Unicorn", RED))
    knights = {seat: table.put("Knight of Westlock", seat, damage=3) for seat in wounded}

    def heal_own(request: Request) -> Answer:
        own = [each for each in request.options if request.player in knights and knights[request.player].id in each]
        return own[0] if own else DECLINE

    table.always("upkeep order", prefer(what))
    table.always("offer", heal_own)
    table.upkeep()
    assert [seat for seat, each in knights.items() if each.damage < 3] == [seat for seat in wounded if seat == heals]
    assert pairs(table) == ([{"Lowland Unicorn", "Upkeep"}] if wounded else [])


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "payer"), [("Mhegedden, Sealed Demon", "blue"), ("Upkeep", "red")])
def test_a_seal_goes_to_the_mage_who_commands_the_demon_then(what: str, payer: str) -> None:
    table = Table(red="Warlock", blue="Forcemaster")
    controlled(table, table.put("Mhegedden, Sealed Demon", RED, tokens={"Seal": 2}))
    before = {"red": table.value(table.red, LIFE), "blue": table.value(table.blue, LIFE)}
    table.decide("upkeep order", prefer(what))
    table.upkeep()
    after = {"red": table.value(table.red, LIFE), "blue": table.value(table.blue, LIFE)}
    assert [seat for seat in before if after[seat] < before[seat]] == [payer]


@rule("ruling.r47")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_life_blesses_whoever_has_most_of_it_once_minds_are_let_go(lead: int) -> None:
    """One that goes over makes two of a difference; besides, it is stunned then, which could be paid off."""
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.put("Meredia's Blessing", RED, "A1")
    wolf = controlled(table, table.put("Timber Wolf", RED, damage=2))
    for _ in range(lead):
        table.put("Bitterwood Fox", BLUE)
    if not lead:
        table.put("Bitterwood Fox", RED)
    blessed: list[int] = []

    def accept(request: Request) -> Answer:
        blessed.append(request.player)
        return request.options[0]

    table.always("upkeep order", prefer("Upkeep"))
    table.always("offer", accept)
    table.always("remove condition", ("done",))
    table.upkeep()
    assert pairs(table) == [{"Meredia's Blessing", "Upkeep"}]
    assert (wolf.controller, set(blessed)) == (RED, {0: {RED}, 1: set(), 2: {BLUE}}[lead])


@pytest.mark.parametrize("valor", [3, 2])
def test_a_temple_asks_about_no_knight_who_stays_or_who_dies(valor: int) -> None:
    """Nor about one that could come home, while it lacks the Valor to bless anybody."""
    table = Table(red="Priestess", blue="Forcemaster")
    table.put("Temple of Meraveran", RED, "A1", tokens={"Valor": valor})
    table.condition(table.put("Knight of Westlock", RED, damage=9), BURN)
    table.put("Knight of Westlock", RED)
    if valor < 3:
        controlled(table, table.put("Knight of Westlock", RED))
    table.always("offer", take())
    table.dice("2")
    table.upkeep()
    assert pairs(table) == []


@rule("ruling.r47")
def test_a_temple_that_may_burn_down_can_bless_before() -> None:
    table = Table(red="Priestess", blue="Forcemaster")
    temple = table.put("Temple of Meraveran", RED, "A1", tokens={"Valor": 3}, damage=4)
    knight = table.put("Knight of Westlock", RED)
    table.condition(temple, BURN)
    table.decide("upkeep order", prefer("Temple of Meraveran"))
    table.decide("offer", take())
    table.dice("2")
    table.upkeep()
    assert (table.in_play(temple), table.value(knight, MELEE)) == (False, 1)


# Who is held


@rule("ruling.r47", "codex.grapple.incapacitated-ends")
@pytest.mark.parametrize("on", ["crab", "prey", "paid"])
def test_only_what_could_stun_the_grappler_competes_with_its_grip(on: str) -> None:
    """A song to the prey opens nothing; a mind that has been paid for is still asked about, for it might not be."""
    table = Table(red="Forcemaster", blue="Siren")
    crab, prey = table.put("Colossal Crab", BLUE), table.put(FOE, RED)
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", prey)
    if on == "paid":
        controlled(table, crab)
        table.always("upkeep", PAY)
        table.condition(table.put("Timber Wolf", RED, damage=9), BURN)
        table.dice("2")
    else:
        table.attach("Lullaby", crab if on == "crab" else prey, RED if on == "crab" else BLUE)
        table.effect(7)
    table.always("upkeep order", prefer("Colossal Crab"))
    table.upkeep()
    assert (prey.damage, GRAPPLE in prey.conditions) == (2, on != "crab")
    song = {"Colossal Crab", "Lullaby"}
    assert pairs(table) == {"crab": [song], "prey": [], "paid": [{"Colossal Crab", "Upkeep"}]}[on]


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "hurt"), [("Colossal Crab", 2), ("Ghoul Rot", 0)])
def test_a_knight_may_be_called_away_out_of_the_claws(what: str, hurt: int) -> None:
    table = Table(red="Priestess", blue="Siren")
    crab, knight = table.put("Colossal Crab", BLUE), table.put("Knight of Westlock", RED)
    table.always("defend", ("no defense",))
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", knight)
    initiate = table.put("Dawnbreaker's Initiate", RED, "A4")
    initiate.damage = table.life(initiate) - 1
    table.attach("Ghoul Rot", initiate, BLUE)
    table.always("offer", take(knight))
    table.always("upkeep order", prefer(what))
    table.upkeep()
    assert (knight.damage, table.place(knight)) == (hurt, "A4")


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "stunned"), [("Sslak, Orb Guardian", True), ("Lullaby", False)])
def test_a_song_that_comes_before_the_guardian_of_an_orb_wakes_is_in_vain(what: str, stunned: bool) -> None:
    table = Table("domination")
    guardian = table.find("Sslak, Orb Guardian", zone="B1")
    table.attach("Lullaby", guardian, BLUE)
    table.decide("upkeep order", prefer(what))
    table.effect(7)
    table.upkeep()
    assert (STUN in guardian.conditions, guardian.guarding) == (stunned, not stunned)


@rule("ruling.r47")
@pytest.mark.parametrize("what", ["Sslak, Orb Guardian", "Lullaby"])
def test_the_guardian_of_an_orb_stands_on_guard_if_the_claws_open_in_time(what: str) -> None:
    table = Table("domination")
    guardian = table.find("Sslak, Orb Guardian", zone="B1")
    guardian.set_guard(guards=False)
    crab = table.put("Colossal Crab", RED, "B1")
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", guardian)
    table.attach("Lullaby", crab, BLUE)
    table.always("upkeep order", prefer(what))
    table.effect(7)
    table.upkeep()
    assert guardian.guarding is (what == "Lullaby")


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "stuns"), [("Meredia's Blessing", 1), ("Lullaby", 0)])
def test_what_takes_markers_off_may_wait_for_those_that_come(what: str, stuns: int) -> None:
    table = Table(red="Beastmaster", blue="Siren")
    table.put("Meredia's Blessing", RED, "A1")
    wolf = table.put("Timber Wolf", RED)
    table.attach("Lullaby", wolf, BLUE)
    table.effect(7)
    table.always("upkeep order", prefer(what))
    table.always("offer", take())
    table.always("remove condition", lambda request: request.options[-1])
    table.upkeep()
    assert wolf.conditions.get(STUN, 0) == stuns
    assert pairs(table) == [{"Meredia's Blessing", "Lullaby"}]


def test_two_that_stun_one_creature_come_to_the_same() -> None:
    table = Table(red="Forcemaster", blue="Siren")
    wolf = controlled(table, table.put("Timber Wolf", BLUE))
    table.attach("Lullaby", wolf, BLUE)
    table.effect(7)
    table.upkeep()
    assert (wolf.conditions, pairs(table)) == ({STUN: 2}, [])


# Who can be seen


@rule("ruling.r47")
@pytest.mark.parametrize(("what", "light"), [("Burn", 1), ("Malakai's Basilica", 0)])
@pytest.mark.parametrize("burns", ["B2|B3", "A2|A3", "B3|B4"])
def test_light_may_wait_for_a_wall_that_burns_down(burns: str, what: str, light: int) -> None:
    """But not for one that stands elsewhere, or that hides nobody."""
    table = Table(red="Priestess", blue="Warlock")
    table.put("Malakai's Basilica", RED, "B1")
    foe = table.put(FOE, BLUE, "B4")
    walls = {"B2|B3": "Wall of Stone", "A2|A3": "Wall of Stone", "B3|B4": "Fence"}
    wall = {border: table.wall(make_wall(name) if name == "Fence" else name, border) for border, name in walls.items()}[
        burns
    ]
    wall.damage = table.life(wall) - 1
    table.condition(wall, BURN)
    table.move_to(table.blue, "C1")
    table.always("upkeep order", prefer(what))
    table.always("choose one", lambda request: max(request.options, key=lambda each: foe.id in each))
    table.dice("2")
    table.upkeep()
    hides = burns == "B2|B3"
    assert (table.in_play(wall), table.value(foe, LIGHT)) == (False, light if hides else 0)
    assert pairs(table) == ([{"Burn", "Malakai's Basilica"}] if hides else [])


@pytest.mark.parametrize(("zone", "tokens"), [("B3", 1), ("C4", 2)])
def test_a_fog_that_hides_nobody_or_stays_is_no_reason_to_ask(zone: str, tokens: int) -> None:
    """Nor is the end of somebody in it."""
    table = Table(red="Priestess", blue="Warlord")
    table.put("Malakai's Basilica", RED, "B2")
    table.put("Rolling Fog", BLUE, "A1", tokens={"Dissipate": tokens})
    table.move_to(table.blue, "B2")
    foe = table.put(FOE, BLUE, zone)
    if tokens > 1:
        foe.damage = 19
        table.condition(foe, BURN)
        table.dice("2")
    table.always("choose one", lambda request: request.options[0])
    table.upkeep()
    assert pairs(table) == []
