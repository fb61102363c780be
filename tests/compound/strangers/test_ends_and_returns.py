"""What ends with what, who is left when two fall at once, and what cannot be seen, moved or mended."""

import pytest

from mageduel.dsl.steps import COUNTER_SPELL
from mageduel.facts.conditions import CORRODE, GROWTH, STUN
from mageduel.state.phases import Phase
from tests.compound.choices import keep_all_but
from tests.compound.piles import discarded
from tests.kit.answers import ACCEPT, DECLINE, NOTHING, PAY, attack, move
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, make_wall

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1}


@rule("ruling.r13")
def test_two_mages_that_lived_by_one_tree_fall_with_it_together() -> None:
    duel = Duel(red="Druid", blue="Beastmaster")
    tree = duel.put("Etherian Lifetree", RED, "B2", damage=7)
    axe = duel.put(make_creature("Axeman", attack=[AXE]), BLUE, "B2")
    for mage in (duel.red, duel.blue):
        mage.damage = duel.life(mage) - 1
    duel.dice("2*")
    duel.activate(axe, attack(axe, "Axe", tree))
    while not duel.is_over:
        duel.step()
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None


def test_a_banished_slave_comes_home_to_its_own_master_when_its_mind_is_let_go() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    wolf.conditions.clear()
    table.move_to(table.blue, "B2")
    table.always("offer", DECLINE)
    table.cast(table.blue, "Banish", wolf)
    assert (table.place(wolf), wolf.controller) == (None, RED)
    table.always("upkeep", keep_all_but(control))
    table.upkeep()
    assert (wolf.controller, wolf.conditions, table.place(wolf)) == (BLUE, {STUN: 1}, None)
    table.upkeep()
    table.upkeep()
    assert (table.place(wolf), wolf.controller) == ("B2", BLUE)


@rule("sup.spell.reverse-attack-swaps-source-and-target")
@pytest.mark.parametrize(("start", "end"), [("B2", "B1"), ("B1", "B1")])
def test_a_stream_of_air_sent_back_blows_its_caster_away_from_his_victim(start: str, end: str) -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.always("offer", DECLINE)
    table.move_to(table.red, start)
    victim = table.put("Timber Wolf", BLUE, {"B2": "B3", "B1": "B2"}[start])
    table.hide("Reverse Attack", victim)
    table.decide("pay reveal", PAY)
    table.dice("0 0", effect=5)
    if start == end:
        table.dice("0 0 0")  # against the outer wall
    table.cast(table.red, "Jet Stream", victim)
    assert table.place(table.red) == end


def test_nothing_carries_a_captive_mind_to_another() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    table.always("offer", DECLINE)
    for name, caster in (("Steal Enchantment", table.blue), ("Shift Enchantment", table.red)):
        moves = [each for each in table.cast_options(caster, name) if each[2] == name and control.id in each]
        assert [each for each in moves if fox.id in each] == []


@pytest.mark.parametrize(("name", "price"), [("Charm", 2 + 1), ("Pacify", 2 + 2), ("Fumble", None)])
def test_dispelling_costs_what_the_magic_costs_on_this_creature(name: str, price: int | None) -> None:
    table = Table(red="Wizard", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.always("offer", DECLINE)
    wolf = table.put("Timber Wolf", RED)
    magic = table.attach(name, wolf, BLUE) if price else table.hide(name, wolf, BLUE)
    if price is None:
        assert table.why_no_cast(table.red, "Dispel", magic) == "wrong-target"
        return
    assert table.cast(table.red, "Dispel", magic).paid == price


@rule("codex.invisible.attachments")
def test_what_lies_on_a_phantom_cannot_be_found() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.blue, "B2")
    table.always("offer", DECLINE)
    stalker = table.put("Invisible Stalker", RED)
    hidden, shown = table.hide("Decoy", stalker), table.attach("Fortified Position", "B2", RED)
    assert table.why_no_cast(table.blue, "Seeking Dispel", hidden) == "invisible"
    assert table.why_no_cast(table.blue, "Dispel", shown) is None


def test_shadows_hide_what_is_worn_in_them() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "B3")
    table.attach("Cloak of Shadows", table.red)
    strength = table.attach("Bear Strength", table.red)
    assert table.why_no_cast(table.blue, "Dispel", strength) == "obscured"
    table.move_to(table.blue, "B2")
    assert table.why_no_cast(table.blue, "Dispel", strength) is None


def test_a_bomber_swallowed_by_the_sand_does_not_go_off() -> None:
    table = Table(red="Warlord", blue="Warlord")
    bomber = table.put("Goblin Bomber", BLUE)
    sand = table.attach("Quicksand", bomber, RED)
    table.tokens(sand, "Sink", 3)
    table.act(bomber, NOTHING)
    assert (table.in_play(bomber), table.in_play(sand)) == (False, False)


def test_a_plague_that_is_eaten_spreads_no_further() -> None:
    table = Table(red="Druid", blue="Necromancer")
    snapper = table.put("Vine Snapper", RED)
    zombie = table.put("Plague Zombie", BLUE, damage=3)
    table.dice("1* 0 0 0 0")
    table.attack(snapper, "Cavernous Maw", zombie)
    assert (table.in_play(zombie), snapper.conditions, discarded(table, BLUE)) == (False, {}, [])


def test_what_is_devoured_in_foreign_service_is_gone_for_its_owner() -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    kralathor = table.put("Kralathor, The Devourer", RED)
    fox = table.put("Bitterwood Fox", RED, damage=4)
    table.control(fox, BLUE)
    table.dice("1* 0 0 0")
    table.attack(kralathor, "Great Maw", fox)
    assert (discarded(table, RED), discarded(table, BLUE), kralathor.conditions) == ([], [], {GROWTH: 1})


def test_a_sacrificed_imp_rises_again_as_a_zombie() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    altar = table.put("Sacrificial Altar", RED)
    imp, slayer = table.put("Firebrand Imp", RED), table.put("Dark Pact Slayer", RED)
    table.attach("Rise Again", imp)

    def rise(request: object) -> tuple[object, ...]:
        wanted = [each for each in request.options if each not in (DECLINE, ("return", "Rise Again"))]  # type: ignore[attr-defined]
        return wanted[0] if wanted else DECLINE

    table.always("offer", rise)
    table.use(RED, ("ability", altar.id, 0, imp.id, slayer.id))
    assert not table.in_play(imp)
    table.end_round()
    risen = table.find("Firebrand Imp")
    assert (risen.damage, table.red.mana) == (1, 50 - 3)


def test_a_disarmed_bearskin_drops_the_rust_with_its_armor() -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.move_to(table.blue, "C1")
    table.game.phase = Phase.ACTIONS
    skin = table.attach("Bearskin", table.red)
    table.condition(table.red, CORRODE, 2)
    assert table.armor(table.red) == 0
    table.cast(table.blue, "Disarm", table.red, skin.id)
    assert table.red.conditions == {}
    table.reset()
    assert table.armor(table.red) == 2


def test_disarmed_spikes_do_not_bite() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    spikes = table.attach("Spiked Armor", table.red)
    table.cast(table.blue, "Disarm", table.red, spikes.id)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert (table.red.damage, wolf.damage) == (1, 0)


def test_a_disarmed_wand_still_casts_what_is_bound_to_it_and_binds_nothing_else() -> None:
    """Spellbind is a trait, and traits are not lost; what the card says of another spell is."""
    table = Table(red="Wizard", blue="Forcemaster", red_book={"Teleport": 1})
    table.move_to(table.blue, "C1")
    table.always("offer", DECLINE)
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Evade")
    before = [each for each in table.actions(table.red) if each[0] == "cast" and each[1] == wand.id]
    assert {each[2] for each in before} > {"Evade"}
    table.cast(table.blue, "Disarm", table.red, wand.id)
    after = [each for each in table.actions(table.red) if each[0] == "cast" and each[1] == wand.id]
    assert {each[2] for each in after} == {"Evade"}


def test_a_spell_is_canceled_when_its_target_is_carried_off_and_the_wall_is_never_built() -> None:
    table = Table(red="Wizard", blue="Priestess")
    table.move_to(table.blue, "B2")
    table.move_to(table.red, "B1")
    table.always("offer", DECLINE)
    cleric = table.put("Asyran Cleric", BLUE)
    divine = table.hide("Divine Intervention", cleric)
    table.reveal_after(COUNTER_SPELL, divine)
    table.decide("teleport", ("teleport", "B2"))
    table.cast(table.red, "Purge Magic", cleric)
    assert (table.place(cleric), table.red.mana, table.blue.mana) == ("B2", 38, 40)


def test_a_charge_into_a_wall_of_pikes_is_worth_nothing_once_one_is_held_there() -> None:
    table = Table(red="Beastmaster", blue="Warlord")
    table.wall(
        make_wall(
            "Pikes",
            traits=["Passage Attacks"],
            attack=[
                {
                    "name": "Points",
                    "kind": "passage attack",
                    "dice": 1,
                    "effects": "1+ = stun",
                    "traits": ["Unavoidable"],
                }
            ],
        ),
        "B2|B3",
    )
    ram = table.put("Mountain Ram", RED, "B2")
    foe = table.put(make_creature("Foe"), BLUE, "B2")
    table.dice("0", effect=1)
    table.act(ram, move("B3"))
    assert (table.place(ram), ram.conditions, foe.damage) == ("B2", {}, 0)


def test_an_initiate_slain_by_his_own_side_calls_nobody() -> None:
    table = Table(red="Paladin", blue="Warlock")
    table.always("offer", ACCEPT)
    initiate = table.put("Dawnbreaker's Initiate", RED, damage=4)
    axe = table.put(make_creature("Axeman", attack=[AXE]), RED)
    home = table.place(table.red)
    table.dice("2*")
    table.attack(axe, "Axe", initiate)
    assert (table.in_play(initiate), table.place(table.red)) == (False, home)


def test_a_plant_with_poisoned_sap_keeps_the_lifetrees_gift_and_heals_no_more() -> None:
    table = Table(red="Druid", blue="Warlock")
    table.put("Etherian Lifetree", RED, "C4")
    vine = table.put("Vine Snapper", RED, "B2", damage=11)
    assert (table.life(vine), table.in_play(vine)) == (12, True)
    table.attach("Poisoned Blood", vine, BLUE)
    table.upkeep()
    assert vine.damage == 11
