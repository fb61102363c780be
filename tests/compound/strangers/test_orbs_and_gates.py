"""Domination: what the cards of the ruins do together with orbs, guardians, gates and the magic of other realms."""

from mageduel.facts.conditions import STUN
from mageduel.facts.traits import MELEE
from mageduel.rules.domination.vtar import vtar_of
from tests.cards.orbs import board, orb_in
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, make_creature, make_wall

# Ancient Wards: orbs lie in A2, B1, B3, C2, C4 and D3.


def test_a_bolt_drains_and_pierces_by_the_orbs_its_caster_holds() -> None:
    table = board("B3", "C2", red="Wizard")
    table.move_to(table.red, "B2")
    foe = table.put(make_creature("Foe", armor=2), BLUE, "B3")
    table.dice("2 1 0", effect=1)
    table.cast(table.red, "Bolt of V'Tar", foe)
    assert (foe.damage, table.blue.mana, table.red.mana) == (3, 48, 42)


def test_a_bolt_without_an_orb_is_a_bolt_and_drains_nothing() -> None:
    table = board(red="Wizard")
    table.move_to(table.red, "C3")
    foe = table.put(make_creature("Foe", armor=2), BLUE, "B3")
    table.dice("2 1 0", effect=8)
    table.cast(table.red, "Bolt of V'Tar", foe)
    assert (foe.damage, foe.conditions, table.blue.mana) == (1, {STUN: 1}, 50)


def test_a_wave_of_energy_breaks_the_wall_between_and_leaves_the_orb() -> None:
    table = board("C2", red="Wizard")
    table.move_to(table.red, "C1")
    wall = table.wall(make_wall("Rubble", life=9), "C2|D2")
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.decide("further target", ("target", "D2"))
    table.always("order", lambda request: request.options[0])
    table.dice("2 0 0")
    table.dice("2 0 0")
    table.cast(table.red, "V'Tarrian Energy Wave", "C2")
    assert (wall.damage, wolf.damage) == (2, 0)
    assert table.in_play(orb_in(table, "C2"))


def test_a_suppressed_orb_gives_nothing_for_one_upkeep_and_galaxxus_goes_on() -> None:
    table = board("C2", red="Warlock")
    table.put("Galaxxus", RED, "C3")
    table.cast(table.red, "V'Tar Suppression", None)
    table.always("orb", lambda request: request.options[0])
    table.upkeep()
    assert vtar_of(table.game, RED) == 1
    table.upkeep()
    assert vtar_of(table.game, RED) == 3


def test_galaxxus_stands_beside_an_orb_of_ones_own_and_never_with_one() -> None:
    table = board("C2", red="Warlord")
    table.move_to(table.red, "C2")
    assert table.why_no_cast(table.red, "Galaxxus", "C2") is not None
    assert table.why_no_cast(table.red, "Galaxxus", "D2") is None
    table.move_to(table.red, "B4")
    assert table.why_no_cast(table.red, "Galaxxus", "B4") is not None  # the orb beside it is nobody's


def test_a_gate_calls_who_stands_with_an_orb_and_no_enemy_holds_him_and_no_vine_lets_him_go() -> None:
    table = board("C2", red="Wizard")
    table.put("V'Torrak Gate", RED, "A3")
    wolf, fox = table.put("Timber Wolf", RED, "C2"), table.put("Bitterwood Fox", BLUE, "C2")
    far = table.put("Timber Wolf", RED, "C1")
    assert any("A3" in each for each in table.actions(wolf))
    assert not any("A3" in each for each in (*table.actions(fox), *table.actions(far)))
    table.attach("Tanglevine", wolf, BLUE)
    assert not any("A3" in each for each in table.actions(wolf))


def test_a_sentinel_who_guards_an_orb_is_stronger_there_and_cannot_be_thrown_out() -> None:
    table = board("C2", red="Druid")
    wolf = table.put("Timber Wolf", RED, "C2")
    table.attach("Sentinel of V'Tar", wolf)
    table.guard(wolf)
    assert (table.armor(wolf), table.value(wolf, MELEE)) == (4, 1)
    table.push(wolf, "east")
    table.teleport(wolf, "C3")
    assert table.place(wolf) == "C2"
    table.move_to(wolf, "C1")
    assert (table.armor(wolf), table.value(wolf, MELEE)) == (2, 0)
    table.push(wolf, "south")
    assert table.place(wolf) == "D1"


def test_usslak_stands_fast_where_an_orb_lies_and_is_pushed_about_elsewhere() -> None:
    table = board("C2", red="Warlock")
    usslak = table.put("Usslak, Greater Orb Guardian", RED, "C2")
    table.push(usslak, "east")
    assert table.place(usslak) == "C2"
    table.move_to(usslak, "C1")
    table.push(usslak, "south")
    assert table.place(usslak) == "D1"


def test_a_force_sentry_throws_an_enemy_from_its_orb_and_never_through_thorns() -> None:
    table = board("C2", red="Forcemaster")
    sentry = table.attach("V'Tar Force Sentry", "C2", RED)
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.wall("Bloodspine Wall", "C2|C3")
    table.use(RED, ability(sentry, "V'Tar Force Sentry", wolf, 1))
    assert (table.place(wolf), wolf.damage) == ("C2", 0)
    assert not [each for each in table.between(RED) if each[1] == sentry.id]


def test_a_force_sentry_throws_a_neighbour_away_from_its_orb_and_no_other_way() -> None:
    table = board("C2", red="Forcemaster")
    sentry = table.attach("V'Tar Force Sentry", "C2", RED)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    throws = [each for each in table.between(RED) if each[1] == sentry.id and wolf.id in each]
    assert [each[4] for each in throws] == [0]
    table.use(RED, throws[0])
    assert table.place(wolf) == "A2"


def test_a_healing_song_is_sung_at_an_orb_of_ones_own_and_grows_with_each() -> None:
    table = board("C2", "B3", red="Priestess")
    table.move_to(table.red, "C2")
    wolf, far = table.put("Timber Wolf", RED, "C2", damage=9), table.put("Timber Wolf", RED, "C1", damage=9)
    assert table.why_no_cast(table.red, "V'Tarrian Healing Song", far) is not None
    table.dice("1 1 1 1 1 0")
    table.cast(table.red, "V'Tarrian Healing Song", wolf)
    assert wolf.damage == 4


def test_a_wall_of_force_is_mended_with_mana_and_hurt_by_ones_alone() -> None:
    table = board(red="Forcemaster")
    wall = table.wall("Wall of Force", "C3|B3")
    grunt = table.put(make_creature("Foe"), BLUE, "C3")
    table.dice("2 2* 1")
    table.attack(grunt, "Strike", wall)
    assert wall.damage == 1
    wall.damage = 3
    table.always("offer", lambda request: request.options[-1])
    mana = table.red.mana
    table.upkeep()
    assert mana - table.red.mana == 3 - wall.damage
