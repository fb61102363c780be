"""Four mages in two teams, three who fight alone, and what is left of those who give up."""

from mageduel.facts.traits import ARMOR, MELEE
from mageduel.kernel.requests import CONCEDE
from mageduel.rules.round.setup import Seat
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.compound.choices import keep_all_but
from tests.kit.answers import PAY, attack, move
from tests.kit.duel import Duel
from tests.kit.ledger import rule


def match(*mages: str, teams: int | None = None) -> Duel:
    """A match of these mages, seated in turn by teams, or everybody alone."""
    seats = enumerate(mages)
    return Duel(seats=tuple(Seat(f"P{n}", mage, {}, None if teams is None else n % teams) for n, mage in seats))


def take_mind(duel: Duel, creature: Object, seat: int) -> Object:
    """Let a Forcemaster take a creature, as if she had stood beside it and paid."""
    control = duel.hide("Mind Control", creature, seat)
    there = duel.place(creature)
    assert there is not None
    duel.move_to(duel.game.players[seat].mage, there)
    duel.mana(seat, 50)
    duel.reveal(control)
    return control


def give_up(duel: Duel, seat: int) -> None:
    """Concede, and let what is going on come to its end."""
    duel.match.answer(seat, CONCEDE)
    while duel.game.players[seat].is_alive:
        duel.step()


def next_upkeep(duel: Duel) -> None:
    """Play this round to its end and the next one into its actions."""
    duel.play_round()
    duel.play_to(Phase.ACTIONS)


@rule("ruling.m8")
def test_a_mind_that_nobody_pays_for_any_more_goes_back_to_its_owner() -> None:
    duel = match("Beastmaster", "Forcemaster", "Warlord")
    orc = duel.put("Orc Butcher", 2, "B2")
    control = take_mind(duel, orc, 1)
    assert orc.controller == 1
    duel.always("upkeep", PAY)
    give_up(duel, 1)
    next_upkeep(duel)
    assert not duel.in_play(control)
    assert orc.controller == 2


@rule("ruling.m8")
def test_a_creature_taken_from_a_mage_who_gives_up_serves_its_new_master_until_he_lets_it_go() -> None:
    duel = match("Beastmaster", "Warlord", "Forcemaster")
    orc = duel.put("Orc Butcher", 1, "B2")
    control = take_mind(duel, orc, 2)
    duel.always("upkeep", PAY)
    give_up(duel, 1)
    assert orc.controller == 2
    duel.always("upkeep", keep_all_but(control))
    next_upkeep(duel)
    assert not duel.in_play(control)
    assert duel.in_play(orc)
    assert orc.controller not in (0, 2)


@rule("ruling.m8")
def test_a_team_mate_inherits_the_guard_and_the_trap_and_both_still_know_their_enemies() -> None:
    duel = match("Beastmaster", "Warlord", "Priestess", "Warlock", teams=2)
    panzer = duel.put("Dwarf Panzergarde", 1, "B2")
    imp = duel.put("Firebrand Imp", 3, "B2")
    fox = duel.put("Bitterwood Fox", 0, "B2")
    trap = duel.hide("Spiked Pit", "B3", 1)
    give_up(duel, 1)
    assert (panzer.controller, trap.controller) == (3, 3)
    duel.guard(panzer)
    assert duel.why_no_attack(fox, "Bite", imp) is not None
    duel.mana(3, 10)
    duel.always("pay reveal", PAY)
    duel.activate(fox, move("B3"))
    duel.play_round()
    assert not duel.in_play(trap)
    assert duel.game.players[3].mage.mana < 20


def test_a_standard_lifts_the_team_mates_soldiers_and_a_pit_does_not_swallow_them() -> None:
    duel = match("Warlord", "Beastmaster", "Anvil Throne Warlord", "Warlock", teams=2)
    grunt, ally = duel.put("Goblin Grunt", 0, "B2"), duel.put("Orc Butcher", 2, "B2")
    foe = duel.put("Orc Butcher", 1, "B2")
    duel.attach("Standard Bearer", grunt)
    duel.attach("Fortified Position", "B2", 0)
    assert (duel.value(ally, MELEE), duel.armor(ally)) == (1, 1 + 1 + 2)
    assert (duel.value(foe, MELEE), duel.armor(foe)) == (0, 1)
    pit = duel.hide("Spiked Pit", "B3", 0)
    duel.activate(ally, move("B3"))
    duel.play_round()
    assert duel.place(ally) == "B3"
    assert pit.hidden
    assert duel.value(ally, ARMOR) == 0


def test_valor_gathers_in_the_temple_for_ones_own_wounded_and_not_for_the_team_mates() -> None:
    duel = match("Priestess", "Beastmaster", "Paladin", "Warlock", teams=2)
    temple = duel.put("Temple of Meraveran", 0, "A1")
    mine, theirs = duel.put("Brogan Bloodstone", 0, "B2"), duel.put("Eligor Larington", 2, "B3")
    wolf, other = duel.put("Timber Wolf", 1, "B2"), duel.put("Timber Wolf", 1, "B3")
    duel.dice("2* 0 0")  # Aegis 1
    duel.activate(other, attack(other, "Bite", theirs))
    duel.play_round()
    assert theirs.damage == 2
    assert not temple.marks
    duel.dice("2* 0 0 0")
    duel.activate(wolf, attack(wolf, "Bite", mine))
    duel.play_round()
    assert mine.damage == 2
    assert list(temple.marks.values()) == [1]


@rule("ruling.r51")
def test_what_a_mage_wore_is_gone_with_him_but_his_blessing_on_a_friend_stays() -> None:
    duel = match("Beastmaster", "Warlord", "Priestess", "Warlock", teams=2)
    imp = duel.put("Firebrand Imp", 3, "B2")
    strength = duel.attach("Bear Strength", imp, 1)
    boots = duel.attach("Leather Boots", duel.game.players[1].mage)
    hide = duel.hide("Rhino Hide", duel.game.players[1].mage)
    give_up(duel, 1)
    assert not duel.in_play(boots)
    assert not duel.in_play(hide)
    assert strength.controller == 3
    assert duel.value(imp, MELEE) == 2


def test_a_madrigal_heals_the_team_and_skulls_are_counted_of_enemies_only() -> None:
    duel = match("Siren", "Beastmaster", "Necromancer", "Warlock", teams=2)
    crab, ally = duel.put("Colossal Crab", 0, "B2", damage=4), duel.put("Acolyte of the Bog Queen", 2, "B2", damage=4)
    foe = duel.put("Timber Wolf", 1, "B2", damage=4)
    altar = duel.put("Altar of Skulls", 2, "A1")
    duel.attach("Healing Madrigal", foe, 0)
    next_upkeep(duel)
    assert (crab.damage, ally.damage, foe.damage) == (2, 2, 4)
    duel.destroy(crab)
    assert not altar.marks
    duel.destroy(foe)
    assert list(altar.marks.values()) == [1]
