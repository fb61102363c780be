"""Special ground: what each of the eight tiles does, and what terrain over one does to it (reconstructed)."""

import pytest

from mageduel.facts.boards import boards
from mageduel.facts.codex import Citation, codex, entry
from mageduel.facts.conditions import BURN, CORRODE, STUN
from mageduel.facts.traits import OBSCURED, REGENERATE, WARDED
from mageduel.lab.invariants import check_state
from mageduel.rules.domination.ground import SPIKES, TILES
from mageduel.rules.domination.vtar import VTAR, vtar_of
from mageduel.rules.objects.characteristics import traits
from mageduel.rules.objects.terrain import terrain_in
from mageduel.state.objects import Object
from mageduel.views.ground import ground
from tests.kit.answers import NOTHING, PASS, ability
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


def board(name: str, red: str = "Beastmaster") -> Table:
    """A board of Domination without its guardians."""
    table = Table("domination", red=red, board=name)
    for each in table.find_all("Sslak, Orb Guardian") + table.find_all("Usslak, Greater Orb Guardian"):
        each.set_guard(guards=False)
        table.destroy(each)
    table.always("upkeep order", lambda request: request.options[0])
    return table


def tile(table: Table, name: str, zone: str | None = None) -> Object:
    """The tile of this name, in a zone where there are several."""
    return table.find(TILES[name].name, zone=zone)


BIRD = make_creature("Bird", life=10, traits=["Flying"])
GHOST = make_creature("Ghost", life=10, traits=["Incorporeal"])
BRUTE = make_creature("Brute", life=10, armor=2)
GOLEM = make_creature("Golem", life=10, traits=["Nonliving"])


def test_every_board_has_the_ground_it_is_drawn_with() -> None:
    for name, each in boards().items():
        if each.players == 2:
            table = Table("domination", board=name)
            arena = table.game.arena
            for zone, ground in zip(arena.zone_names, arena.tiles, strict=True):
                there = [thing for thing in table.game.objects.values() if table.place(thing) == zone]
                tiles = [thing.card for thing in there if thing.card in TILES.values()]
                assert tiles == ([] if ground is None else [TILES[ground]])


def test_all_boards_together_have_all_eight() -> None:
    signs = {sign for each in boards().values() for row in each.rows for sign in row} - set(" .")
    first = next(iter(boards().values()))
    assert {first.ground[sign] for sign in signs} == set(TILES)


def test_the_codex_explains_each_of_them_and_says_that_it_is_reconstructed() -> None:
    words = [entry(name if name in codex() else f"{name} Tile") for name in TILES]
    for each in (*words, *map(entry, ("V'Tar", "V'Tar Orb", "Orb Guardian", "Secret Passage", "Special Ground"))):
        assert "Reconstructed:" in each.text
        assert Citation("ours", "Domination") in each.where


def test_ground_is_shown_from_above_with_its_object() -> None:
    table = board("Blasted Lands", red="Druid")
    table.move_to(table.red, "C2")
    table.cast(table.red, "Elephant Grass", "C3")
    shown = ground(table.game, table.zone("C3"))
    assert [(each.name, each.object) for each in shown] == [
        ("Elephant Grass", table.find("Elephant Grass").id),
        ("Corrosive Pool", tile(table, "Corrosive Pool").id),
    ]


# Pools and rocks


@pytest.mark.parametrize(("zone", "condition"), [("C3", CORRODE), ("B2", BURN)])
def test_pools_and_rocks_mark_whoever_stands_in_them(zone: str, condition: object) -> None:
    table = board("Blasted Lands")
    brute, bird, ghost = (table.put(each, RED, zone) for each in (BRUTE, BIRD, GHOST))
    away = table.put(BRUTE, RED, "A3")
    if condition is BURN:
        table.dice("2")
    table.upkeep()
    assert brute.conditions == {condition: 1}
    assert bird.conditions == ghost.conditions == away.conditions == {}


def test_molten_rock_burns_in_the_same_upkeep() -> None:
    table = board("Blasted Lands")
    brute = table.put(BRUTE, RED, "B2")
    table.dice("2")
    table.upkeep()
    assert brute.damage == 2


@pytest.mark.parametrize("zone", ["C3", "B2"])
def test_they_hinder_those_on_the_ground(zone: str) -> None:
    table = board("Blasted Lands")
    start, beyond = {"C3": ("C2", "C4"), "B2": ("B1", "B3")}[zone]
    for each in (BRUTE, BIRD, GHOST):
        walker = table.put(each, RED, start)
        if each is BRUTE:
            with pytest.raises(Refused):
                table.act(walker, ("move", zone), ("move", beyond))
        else:
            table.act(walker, ("move", zone), ("move", beyond))


# Spiked Pit


@rule("sup.rules.spiked-pit-tile-marker-stays-until-success")
@pytest.mark.parametrize("roll", [8, 9])
def test_a_pit_opens_on_a_nine_and_only_then_loses_its_marker(roll: int) -> None:
    table = board("Gauntlet of V'Tar")
    brute = table.put(BRUTE, RED, "B1")
    table.effect(roll)
    if roll == 9:
        table.dice("1 1 1 1")
    table.act(brute, ("move", "B2"), NOTHING)
    assert (brute.damage, tile(table, "Spiked Pit", "B2").marks.get(SPIKES, 0)) == ((4, 0) if roll == 9 else (0, 1))


def test_without_its_marker_it_only_hinders() -> None:
    table = board("Gauntlet of V'Tar")
    brute = table.put(BRUTE, RED, "B1")
    table.game.objects[tile(table, "Spiked Pit", "B2").id].unmark(SPIKES)
    with pytest.raises(Refused):
        table.act(brute, ("move", "B2"), ("move", "A2"))
    assert brute.damage == 0


def test_whoever_is_pushed_in_may_fall_but_not_flyers_and_ghosts() -> None:
    table = board("Gauntlet of V'Tar")
    brute, bird, ghost = (table.put(each, RED, "B1") for each in (BRUTE, BIRD, GHOST))
    table.push(bird, "east")
    table.push(ghost, "east")
    table.effect(9)
    table.dice("0 0 0 0")
    table.push(brute, "east")
    assert SPIKES not in tile(table, "Spiked Pit", "B2").marks


# Samandriel's Circle


def test_the_circle_heals_the_living_and_hurts_the_dead() -> None:
    table = board("Court of the Antarians")
    brute, golem, ghost = (table.put(each, RED, "B3", damage=2) for each in (BRUTE, GOLEM, GHOST))
    assert (table.value(brute, REGENERATE), table.has(golem, REGENERATE)) == (1, False)
    table.upkeep()
    assert (brute.damage, golem.damage, ghost.damage) == (1, 3, 3)


def test_it_hinders_the_dead_alone() -> None:
    table = board("Court of the Antarians")
    walker, golem = table.put(BRUTE, RED, "B2"), table.put(GOLEM, RED, "B2")
    table.act(walker, ("move", "B3"), ("move", "B4"))
    with pytest.raises(Refused):
        table.act(golem, ("move", "B3"), ("move", "B4"))


# Septagram and Ethereal Mist


def test_all_but_mages_are_warded_on_a_septagram() -> None:
    table = board("Blasted Lands", red="Wizard")
    brute = table.put(BRUTE, BLUE, "B1")
    skin = table.hide("Rhino Hide", brute)
    table.move_to(table.blue, "B1")
    table.move_to(table.red, "B1")
    assert table.has(brute, WARDED)
    assert not table.has(table.blue, WARDED)
    assert table.why_no_cast(table.red, "Sleep", brute) == "warded"
    assert table.why_no_cast(table.red, "Seeking Dispel", skin) == "warded"
    assert table.why_no_cast(table.red, "Sleep", table.blue) == "wrong-target"
    assert table.why_no_cast(table.red, "Lightning Bolt", brute) is None
    own = table.put(BRUTE, RED, "B1")
    assert table.why_no_cast(table.red, "Bear Strength", own) is None


def test_nobody_can_target_the_zone_with_enchantments_and_incantations() -> None:
    table = board("Blasted Lands", red="Warlock")
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Hellfire Trap", "B1") == "warded"
    assert table.why_no_cast(table.red, "Hellfire Trap", "A2") is None
    assert table.why_no_cast(table.red, "Firestorm", "B1") is None
    assert table.why_no_cast(table.red, "Goblin Grunt", "B1") == "out-of-range"


def test_whatever_is_in_the_mist_is_obscured() -> None:
    table = board("Blasted Lands", red="Wizard")
    brute, outside = table.put(BRUTE, BLUE, "C4"), table.put(BRUTE, BLUE, "C3")
    assert (table.has(brute, OBSCURED), table.has(outside, OBSCURED)) == (True, False)
    table.move_to(table.red, "C2")
    assert table.why_no_cast(table.red, "Lightning Bolt", brute) == "obscured"
    table.move_to(table.red, "C3")
    assert table.why_no_cast(table.red, "Lightning Bolt", brute) is None


# V'Torrak


def call(table: Table) -> tuple[object, ...]:
    return ("call", tile(table, "V'Torrak").id)


def test_whoever_holds_vtorrak_summons_a_guardian_of_his_own() -> None:
    table = board("Court of the Antarians")
    table.put(BRUTE, RED, "C2")
    table.tokens(table.red, "V'Tar", 2)
    table.decide("deploy", call(table))
    table.deploy()
    guardian = table.find("Sslak, Orb Guardian")
    assert (guardian.controller, guardian.owner, table.place(guardian), guardian.active) == (RED, RED, "C2", False)
    assert (table.red.mana, vtar_of(table.game, RED)) == (50 - (guardian.card.cost or 0), 1)


def test_it_works_once_a_round() -> None:
    table = board("Court of the Antarians")
    table.put(BRUTE, RED, "C2")
    table.tokens(table.red, "V'Tar", 2)
    table.decide("deploy", call(table))
    table.deploy()
    table.deploy()
    table.reset()
    table.decide("deploy", call(table))
    table.deploy()
    assert len(table.find_all("Sslak, Orb Guardian")) == 2


@pytest.mark.parametrize("why", ["no V'Tar", "no mana", "an enemy", "nobody", "stunned"])
def test_it_needs_the_zone_mana_and_vtar(why: str) -> None:
    table = board("Court of the Antarians")
    if why != "nobody":
        brute = table.put(BRUTE, RED, "C2")
        if why == "stunned":
            table.condition(brute, STUN)
    if why != "no V'Tar":
        table.tokens(table.red, "V'Tar", 1)
    if why == "no mana":
        table.mana(RED, 1)
    if why == "an enemy":
        table.put(BRUTE, BLUE, "C2")
    if why in ("no V'Tar", "no mana"):
        table.always("deploy", PASS)
    table.deploy()
    assert table.find_all("Sslak, Orb Guardian") == []
    assert not any(call(table) in each.options for each in table.asked)


# Altar of Oblivion


def test_whoever_holds_the_altar_gives_up_a_creature_for_mana_and_vtar() -> None:
    table = board("Court of the Antarians")
    table.put(BRUTE, RED, "A4")
    wolf = table.put("Timber Wolf", RED, "C5")
    altar = tile(table, "Altar of Oblivion")
    table.use(RED, ability(altar, "Oblivion", wolf))
    assert not table.in_play(wolf)
    assert (table.red.mana, vtar_of(table.game, RED)) == (50 + (wolf.card.cost or 0) // 2, 1)
    assert all(each[:2] != ("ability", altar.id) for each in table.between(RED))


def test_only_own_creatures_and_only_for_the_holder() -> None:
    table = board("Court of the Antarians")
    brute = table.put(BRUTE, RED, "A4")
    stolen = table.put("Timber Wolf", BLUE, "C5")
    table.control(stolen, RED)
    altar = tile(table, "Altar of Oblivion")
    offered = [each for each in table.between(RED) if each[:2] == ("ability", altar.id)]
    assert offered == [ability(altar, "Oblivion", brute)]
    assert all(each[:2] != ("ability", altar.id) for each in table.between(BLUE))
    table.put(BRUTE, BLUE, "A4")
    assert all(each[:2] != ("ability", altar.id) for each in table.between(RED))


# Terrain over it


@rule("sup.rules.special-tiles-indestructible")
def test_terrain_over_special_ground_silences_it_and_ends_nothing() -> None:
    table = board("Blasted Lands", red="Druid")
    table.move_to(table.red, "C2")
    brute = table.put(BRUTE, RED, "C3")
    mana = table.red.mana
    grass = table.cast(table.red, "Elephant Grass", "C3")
    assert grass.paid == mana - table.red.mana == grass.card.cost
    assert tile(table, "Corrosive Pool").in_play
    table.upkeep()
    assert brute.conditions == {}
    terrain = terrain_in(table.game, table.zone("C3"))
    assert terrain is not None
    table.destroy(terrain)
    table.upkeep()
    assert brute.conditions == {CORRODE: 1}


def test_nothing_can_aim_at_special_ground() -> None:
    table = board("Blasted Lands", red="Warlord")
    pool = tile(table, "Corrosive Pool")
    table.move_to(table.red, "C3")
    assert table.why_no_attack(table.red, table.red.card.attacks[0].name, pool) == "not-attackable"
    assert table.why_no_cast(table.red, "Conquer", pool) is not None
    assert VTAR not in pool.marks


def test_what_is_given_to_all_in_a_zone_does_not_concern_the_ground() -> None:
    table = board("Blasted Lands")
    pool = tile(table, "Corrosive Pool")
    cloud = table.put("Raincloud", RED, "C2")
    assert not traits(pool)
    table.move_to(cloud, "C3")
    assert not traits(pool)
    check_state(table.game)
