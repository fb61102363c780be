"""What upkeep events lead to by the rules alone, and which events of cards look at that."""

from collections.abc import Callable

import pytest

from mageduel.dsl.upkeep import CONTROL, HOLD, SWAYS, alters, heals, spares, sways
from mageduel.facts.conditions import BURN, DAZE, ROT, SLAM, SLEEP, STUN
from mageduel.facts.traits import INCAPACITATED
from mageduel.rules.mages.glyphs import EARTH, WATER
from mageduel.rules.objects.control import takes_control_of_bearer
from mageduel.rules.round.upkeep import due_now
from mageduel.rules.round.upkeep_order import contests
from mageduel.rules.round.upkeep_sequels import handed_over, loosened
from mageduel.state.marks import Mark
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, script_for
from tests.rules.round.ordering import orders, pact

LEASH, OTHER_LEASH = pact("Costly Leash"), pact("Other Leash")
for each in (LEASH, OTHER_LEASH):
    takes_control_of_bearer(script_for(each))  # type: ignore[arg-type]
FOE = make_creature("Foe", life=20)


def leash(table: Table | AcademyTable, creature: Object, seat: int = BLUE, card: object = LEASH) -> Object:
    """Holds the creature for this player and does nothing else when it goes."""
    spell = table.attach(card, creature, seat)  # type: ignore[arg-type]
    table.control(creature, seat)
    return spell


def competing(table: Table | AcademyTable) -> set[object]:
    """The events that compete with the price of a leash."""
    found = contests(table.game, due_now(table.game))
    prices = [due for due in found if due.source.name == "Costly Leash"]
    return {due.what for price in prices for due in found[price].dues if due is not price}


def ground(table: Table) -> Object:
    table.put("Consecrated Ground", RED)
    return table.put("Timber Wolf", RED)


def blessing(table: Table) -> Object:
    table.put("Meredia's Blessing", RED, "A1")
    return table.put("Timber Wolf", RED)


def basilica(table: Table) -> Object:
    table.put("Malakai's Basilica", RED)
    return table.put(FOE, RED)


def temple(table: Table) -> Object:
    table.put("Temple of Meraveran", RED, tokens={"Valor": 3})
    return table.put("Knight of Westlock", RED)


def sardonyx(table: Table) -> Object:
    return table.put("Sardonyx, Blight of the Living", RED)


def drakas(table: Table) -> Object:
    table.put("Flaming Hellion", BLUE)
    return table.put("Drakas, Imp Overlord", RED)


def drakas_alone(table: Table) -> Object:
    return table.put("Drakas, Imp Overlord", RED)


def imp_of_drakas(table: Table) -> Object:
    table.put("Drakas, Imp Overlord", RED)
    return table.put("Flaming Hellion", RED)


def imp_far_from_drakas(table: Table) -> Object:
    table.put("Drakas, Imp Overlord", RED)
    return table.put("Flaming Hellion", RED, "A1")


def dorseus(table: Table) -> Object:
    table.put("Timber Wolf", BLUE, damage=2)
    return table.put("Dorseus, Stallion of Westlock", RED)


def dorseus_of_the_hale(table: Table) -> Object:
    table.put("Timber Wolf", BLUE)
    return table.put("Dorseus, Stallion of Westlock", RED)


def hale_friend_of_dorseus(table: Table) -> Object:
    table.put("Dorseus, Stallion of Westlock", RED)
    table.put("Timber Wolf", RED, damage=2)
    return table.put("Timber Wolf", RED)


def friend_of_dorseus_on_fire(table: Table) -> Object:
    table.put("Dorseus, Stallion of Westlock", RED)
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, BURN)
    return wolf


def mort(table: Table) -> Object:
    table.put("Skeletal Sentry", BLUE, damage=2)
    return table.put("Mort", RED)


def mort_of_the_hale(table: Table) -> Object:
    table.put("Skeletal Sentry", BLUE)
    return table.put("Mort", RED)


def skeleton_of_mort(table: Table) -> Object:
    table.put("Mort", BLUE)
    return table.put("Skeletal Sentry", RED, damage=2)


def madrigal(table: Table) -> Object:
    table.attach("Healing Madrigal", table.put("Knight of Westlock", BLUE), BLUE, tokens={"Dissipate": 3})
    return table.put("Timber Wolf", RED, damage=2)


def robes_elsewhere(table: Table) -> Object:
    table.attach("Asyran Robes", table.red)
    table.put("Timber Wolf", RED, "C1")
    return table.put("Timber Wolf", RED, "A1", damage=2)


def challenge(table: Table) -> Object:
    table.move_to(table.blue, "B2")
    return table.put("Timber Wolf", RED)


def far_challenge(table: Table) -> Object:
    table.move_to(table.blue, "A1")
    return table.put("Timber Wolf", RED, "C4")


@rule("ruling.r4", "ruling.r47")
@pytest.mark.parametrize(
    ("lay", "looks"),
    [
        (ground, {"Consecrated Ground"}),
        (blessing, {"Meredia's Blessing"}),
        (basilica, {"Malakai's Basilica"}),
        (temple, {"Temple of Meraveran"}),
        (sardonyx, {"Sardonyx, Blight of the Living"}),
        (drakas, {"Drakas, Imp Overlord"}),
        (drakas_alone, set()),
        (imp_of_drakas, {"Drakas, Imp Overlord"}),
        (imp_far_from_drakas, set()),
        (dorseus, {"Dorseus, Stallion of Westlock"}),
        (dorseus_of_the_hale, set()),
        (hale_friend_of_dorseus, set()),
        (friend_of_dorseus_on_fire, {"Dorseus, Stallion of Westlock"}),
        (mort, {"Mort"}),
        (mort_of_the_hale, set()),
        (skeleton_of_mort, {"Mort"}),
        (madrigal, {"Healing Madrigal"}),
        (robes_elsewhere, set()),
        (challenge, {"Chivalrous Challenge"}),
        (far_challenge, set()),
    ],
)
def test_what_looks_at_who_controls_whom_competes_with_the_end_of_a_leash(
    lay: Callable[[Table], Object], looks: set[str]
) -> None:
    table = Table(red="Warlock", blue="Paladin" if lay in (challenge, far_challenge) else "Forcemaster")
    leash(table, lay(table))
    assert {str(each) for each in competing(table)} == looks


@rule("ruling.r47")
@pytest.mark.parametrize(("glyph", "damage", "looks"), [(EARTH, 0, True), (WATER, 2, True), (WATER, 0, False)])
def test_a_glyph_may_be_kept_for_whoever_comes_home(glyph: Mark, damage: int, looks: bool) -> None:
    table = AcademyTable(red="Academy Elementalist")
    table.red.mark(glyph)
    table.put(FOE, RED, damage=2)
    leash(table, table.put(FOE, RED, damage=damage))
    assert {str(each) for each in competing(table)} == ({glyph.name} if looks else set())


@rule("ruling.r47")
@pytest.mark.parametrize("heals_first", [True, False])
@pytest.mark.parametrize("lay", [madrigal, skeleton_of_mort])
def test_a_friend_is_mended_unless_it_is_none_any_more(lay: Callable[[Table], Object], heals_first: bool) -> None:
    table = Table(red="Warlock", blue="Forcemaster")
    patient = lay(table)
    leash(table, patient)
    table.decide(
        "upkeep order",
        lambda request: next(each for each in request.options if (each[2] == "Upkeep") is not heals_first),
    )
    table.decide("upkeep", ("let go",))
    table.always("offer", ("decline",))
    table.upkeep()
    assert (patient.controller, patient.damage) == (RED, 0 if heals_first else 2)


@pytest.mark.parametrize("valor", [2, 1])
def test_a_paladin_who_cannot_take_his_challenge_back_looks_at_nobody(valor: int) -> None:
    table = Table(red="Warlock", blue="Paladin")
    table.put(FOE, RED)
    table.move_to(table.blue, "B2")
    table.always("offer", lambda request: request.options[0])
    table.upkeep()
    leash(table, table.put("Timber Wolf", RED))
    table.tokens(table.blue, "Valor", valor)
    assert {str(each) for each in competing(table)} == ({"Chivalrous Challenge"} if valor == 2 else set())


def test_who_obeys_another_when_spells_are_gone() -> None:
    table = Table(red="Warlock", blue="Forcemaster")
    wolf = table.put("Timber Wolf", RED)
    first = leash(table, wolf)

    def changes(*gone: Object) -> list[object]:
        touches = handed_over(table.game, {each.id: each for each in gone})
        assert all(each.way is SWAYS and each.aspects == (CONTROL,) for each in touches)
        return [each.thing for each in touches]

    assert changes(first) == [wolf]
    assert changes(first, wolf) == []
    assert changes(table.attach("Bear Strength", wolf)) == []
    second = leash(table, wolf, RED, OTHER_LEASH)
    assert (changes(first), changes(second), changes(first, second)) == ([], [wolf], [])


def test_what_opens_the_claws() -> None:
    table = Table(red="Siren", blue="Forcemaster")
    crab, prey, other = table.put("Colossal Crab", RED), table.put(FOE, BLUE), table.put(FOE, BLUE)
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", prey)

    def opens(touch: object) -> bool:
        found = loosened([touch])  # type: ignore[list-item]
        assert all(each.way is SWAYS and each.aspects == (HOLD,) for each in found)
        return bool(found)

    assert [opens(sways(crab, each)) for each in (STUN, SLEEP, SLAM, DAZE)] == [True, True, True, False]
    assert opens(alters(crab, INCAPACITATED))
    assert not opens(alters(prey, INCAPACITATED))
    assert [opens(spares(each)) for each in (crab, prey, other)] == [True, True, False]
    assert not opens(heals(prey, 2))


@rule("ruling.r47")
def test_a_volcano_that_may_set_more_fires_competes_with_those_that_burn() -> None:
    table = Table(red="Warlock", blue="Forcemaster")
    table.put("Volcano", RED, tokens={"Dissipate": 1})
    table.condition(table.put(FOE, BLUE), BURN)
    assert {due.what for due in contests(table.game, due_now(table.game))} == {"Burn", "Dissipate"}


@rule("ruling.r47")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_whose_creatures_receive_markers_orders_that(holder: int) -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.game.initiative = holder
    wolf = table.put("Timber Wolf", RED)
    table.put("Meredia's Blessing", RED, "A1")
    game = table.attach("Akiro's Game", wolf, BLUE)
    table.always("upkeep order", lambda request: next(each for each in request.options if each[1] == game.id))
    table.always("offer", ("decline",))
    table.upkeep()
    assert orders(table) == [(RED, {"Akiro's Game", "Meredia's Blessing"})]


@rule("ruling.r47")
@pytest.mark.parametrize(("damage", "asked"), [(18, {"Akiro's Game", "Burn"}), (17, set())])
def test_the_dearest_creature_may_be_dead_by_then(damage: int, asked: set[str]) -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.attach("Akiro's Game", table.put("Timber Wolf", RED), BLUE)
    table.condition(table.put(FOE, RED, damage=damage), BURN)
    assert {due.what for due in contests(table.game, due_now(table.game))} == asked


@rule("ruling.r47")
def test_what_takes_markers_off_may_wait_for_a_curse() -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.put("Meredia's Blessing", RED, "A1")
    table.attach("Curse of Weakness", table.put("Timber Wolf", RED), BLUE)
    found = contests(table.game, due_now(table.game))
    assert {due.what for due in found} == {"Meredia's Blessing", "Curse of Weakness"}


@pytest.mark.parametrize("washes", ["Whirlpool", "Raincloud"])
@pytest.mark.parametrize("burning", [True, False])
def test_water_puts_out_what_burns_and_competes_with_nothing_else(washes: str, burning: bool) -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.put(washes, RED)
    foe = table.put(FOE, BLUE)
    table.put("Meredia's Blessing", BLUE, "A1")
    if burning:
        table.condition(foe, BURN)
    named = {due.what for due in contests(table.game, due_now(table.game))}
    assert named - {"Regenerate"} == ({washes, "Burn", "Meredia's Blessing"} if burning else set())


def test_a_plague_is_not_about_what_is_no_poison() -> None:
    table = Table(red="Necromancer", blue="Siren")
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(wolf, ROT)
    table.condition(wolf, DAZE)
    table.attach("Lullaby", wolf, RED)
    assert contests(table.game, due_now(table.game)) == {}
