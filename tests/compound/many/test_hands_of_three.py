"""Control, ownership and curses among three and more: who commands, who pays, whom it harms and where it ends up."""

import pytest

from mageduel.facts.conditions import STUN
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.compound.choices import keep_all_but
from tests.compound.many.parties import BLUE, GOLD, GREEN, RED, everybody_alone, mage, two_teams
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, PAY, STOP, attack, move
from tests.kit.ledger import rule
from tests.kit.table import Table


def take_mind(table: Table, creature: Object, seat: int) -> Object:
    """Let a mage take a creature, as if he had stood beside it."""
    control = table.hide("Mind Control", creature, seat)
    there = table.place(creature)
    assert there is not None
    table.move_to(mage(table, seat), there)
    table.reveal(control)
    return control


def test_a_wolf_stolen_by_a_third_mage_turns_on_its_pack_and_lies_in_its_owners_pile() -> None:
    table = everybody_alone("Forcemaster", "Beastmaster", "Warlock")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", GREEN, "B2")
    packmate = table.put("Timber Wolf", BLUE, "B2")
    take_mind(table, wolf, RED)
    assert wolf.controller == RED
    assert STUN in wolf.conditions
    table.act(wolf)
    assert STUN not in wolf.conditions
    assert {attack(wolf, "Bite", each) for each in (fox, packmate)} <= set(table.actions(wolf))
    table.destroy(wolf)
    assert discarded(table, BLUE) == ["Timber Wolf"]
    assert discarded(table, RED) == ["Mind Control"]
    assert discarded(table, GREEN) == []


def test_a_second_forcemaster_finds_the_mind_already_taken() -> None:
    table = everybody_alone("Forcemaster", "Beastmaster", "Forcemaster")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    late = table.hide("Mind Control", wolf, GREEN)
    table.move_to(mage(table, GREEN), "B2")
    take_mind(table, wolf, RED)
    assert table.why_no_cast(mage(table, GREEN), "Mind Control", wolf) is not None
    table.reveal(late)
    assert wolf.controller == RED
    assert not table.in_play(late)


def test_a_mind_let_go_goes_home_past_the_third_who_paid_nothing() -> None:
    table = everybody_alone("Forcemaster", "Beastmaster", "Warlock")
    table.initiative(GREEN)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    control = take_mind(table, wolf, RED)
    table.attach("Essence Drain", wolf, GREEN)
    table.always("upkeep", keep_all_but(control))
    before = [each.mage.mana for each in table.game.players]
    table.upkeep()
    assert wolf.controller == BLUE
    assert [was - each.mage.mana for each, was in zip(table.game.players, before, strict=True)] == [0, 2, 0]


def test_a_charmed_beast_spares_the_charmer_alone_and_not_his_beasts_or_the_third() -> None:
    table = everybody_alone("Forcemaster", "Beastmaster", "Warlock")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Charm", wolf, RED)
    fox = table.put("Bitterwood Fox", RED, "B2")
    for seat in (RED, GREEN):
        table.move_to(mage(table, seat), "B2")
    assert table.why_no_attack(wolf, "Bite", table.red) is not None
    assert table.why_no_attack(wolf, "Bite", mage(table, GREEN)) is None
    assert table.why_no_attack(wolf, "Bite", fox) is None


def test_a_charm_of_one_of_a_team_does_not_protect_the_other() -> None:
    table = two_teams("Forcemaster", "Beastmaster", "Priestess", "Warlock")
    wolf = table.put("Timber Wolf", BLUE, "C1")
    charm = table.attach("Charm", wolf, RED)
    assert table.why_no_attack(wolf, "Bite", table.red) is not None
    assert table.why_no_attack(wolf, "Bite", mage(table, GREEN)) is None
    table.dice("2* 0 0")
    table.attack(mage(table, GREEN), "Basic Melee Attack", wolf)
    assert wolf.damage == 2
    assert table.in_play(charm)


@rule("sup.rules.thorg-taunt-ranged-or-move")
def test_thorg_draws_a_third_mages_wolf_out_of_its_fight_with_the_second() -> None:
    table = everybody_alone("Warlord", "Beastmaster", "Warlock")
    thorg = table.put("Thorg, Chief Bodyguard", RED, "B2")
    wolf, fox = table.put("Timber Wolf", GREEN, "B3"), table.put("Bitterwood Fox", BLUE, "B3")
    table.act(thorg, next(each for each in table.actions(thorg) if wolf.id in each))
    options = table.actions(wolf)
    assert attack(wolf, "Bite", fox) not in options
    assert [each for each in options if each[0] == "move"] == [move("B2")]


@rule("sup.spell.death-link-damage-equals-amount-healed")
def test_a_death_link_feeds_on_the_team_mates_wolf_as_well() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    wolf = table.put("Timber Wolf", GREEN, "A4")
    table.attach("Death Link", wolf, RED)
    table.red.damage, mage(table, GREEN).damage = 5, 5
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert (wolf.damage, table.red.damage, mage(table, GREEN).damage) == (2, 3, 5)


@rule("core.multiplayer.team-one-enchantment-copy", "core.multiplayer.team-unique-per-player")
def test_two_warlocks_of_a_team_link_two_victims_but_never_the_same_one() -> None:
    table = two_teams("Warlock", "Beastmaster", "Warlock", "Priestess")
    wolf, fox = table.put("Timber Wolf", BLUE, "C2"), table.put("Bitterwood Fox", BLUE, "C2")
    table.hide("Death Link", wolf, RED)
    assert table.why_no_cast(mage(table, GREEN), "Death Link", wolf) is not None
    assert table.why_no_cast(mage(table, GREEN), "Death Link", fox) is None


@rule("core.multiplayer.team-one-enchantment-copy")
def test_an_enchantment_is_not_shifted_to_where_the_team_mates_copy_lies_hidden() -> None:
    table = two_teams("Beastmaster", "Warlock", "Priestess", "Wizard")
    wolf, fox = table.put("Timber Wolf", RED, "C1"), table.put("Bitterwood Fox", GREEN, "C1")
    other = table.put("Bitterwood Fox", GREEN, "C1")
    mine = table.attach("Rhino Hide", wolf, RED)
    table.hide("Rhino Hide", fox, GREEN)
    options = table.cast_options(table.red, "Shift Enchantment")
    onto = {each[-1] for each in options if mine.id in each}
    assert other.id in onto
    assert fox.id not in onto


def test_hidden_copies_of_three_strangers_lie_together_until_one_is_shown() -> None:
    table = everybody_alone("Beastmaster", "Warlock", "Priestess")
    wolf = table.put("Timber Wolf", RED, "B2")
    copies = []
    for seat in range(3):
        table.move_to(mage(table, seat), "B2")
        table.cast(mage(table, seat), "Bear Strength", wolf)
        copies.append(table.find("Bear Strength", seat=seat))
    table.reveal(copies[GREEN])
    table.reveal(copies[RED])
    assert table.value(wolf, MELEE) == 2
    assert [table.in_play(each) for each in copies] == [False, True, True]
    assert discarded(table, RED) == ["Bear Strength"]


def test_a_wizard_steals_one_strangers_blessing_from_another_strangers_wolf() -> None:
    table = everybody_alone("Wizard", "Beastmaster", "Priestess")
    wolf, fox = table.put("Timber Wolf", BLUE, "D1"), table.put("Bitterwood Fox", RED, "D1")
    strength = table.attach("Bear Strength", wolf, GREEN)
    options = [each for each in table.cast_options(table.red, "Steal Enchantment") if fox.id in each]
    spell = table.cast(table.red, "Steal Enchantment", *options[0][3:])
    assert spell.paid == 5 + 5
    assert (strength.controller, strength.attached_to) == (RED, fox)
    table.destroy(fox)
    assert discarded(table, GREEN) == ["Bear Strength"]


def test_a_leech_drinks_from_the_purse_of_whom_it_bit() -> None:
    table = everybody_alone("Wizard", "Beastmaster", "Priestess")
    leech = table.put("Mana Leech", RED, "B2")
    table.move_to(mage(table, GREEN), "B2")
    table.dice("2 1")
    table.attack(leech, "Leeching Bite", mage(table, GREEN))
    assert [each.mage.mana for each in table.game.players] == [50, 50, 49]


def test_a_prism_catches_what_either_opponent_makes_its_owner_pay_but_not_the_third_ones_share() -> None:
    table = everybody_alone("Wizard", "Beastmaster", "Priestess")
    prism = table.put("Mana Prism", RED, "D1")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Essence Drain", wolf, BLUE)
    table.attach("Essence Drain", fox, GREEN)
    table.always("upkeep", PAY)
    table.always("offer", DECLINE)
    table.upkeep()
    assert prism.mana == 2
    assert [each.mage.mana for each in table.game.players] == [48, 48, 50]


def test_a_wardstone_asks_the_opponent_for_its_price_and_lets_the_team_mate_dispel_freely() -> None:
    table = two_teams("Wizard", "Beastmaster", "Priestess", "Warlock")
    table.put("Enchanter's Wardstone", RED, "C1")
    wolf = table.put("Timber Wolf", GREEN, "C1")
    hide, strength = table.attach("Rhino Hide", wolf, RED), table.attach("Bear Strength", wolf, RED)
    table.cast(mage(table, GREEN), "Dispel", hide)
    assert not table.in_play(hide)
    table.move_to(table.blue, "C1")
    table.decide("pay to destroy", ("let it be",))
    table.cast(table.blue, "Dispel", strength)
    assert table.in_play(strength)


def test_a_harshforge_plate_makes_curses_dear_and_a_team_mates_blessing_not() -> None:
    table = two_teams("Warlord", "Warlock", "Priestess", "Beastmaster")
    table.attach("Harshforge Plate", table.red)
    assert table.cast(mage(table, GREEN), "Rhino Hide", table.red).paid == 2
    table.move_to(table.blue, "C1")
    assert table.cast(table.blue, "Enfeeble", table.red).paid == 2 + 2


def test_a_ring_makes_an_enchantment_cheaper_on_the_team_mates_beast() -> None:
    table = two_teams("Priestess", "Warlock", "Beastmaster", "Wizard")
    table.attach("Enchanter's Ring", table.red)
    wolf, foe = table.put("Timber Wolf", GREEN, "C1"), table.put("Timber Wolf", BLUE, "C1")
    table.always("offer", lambda request: request.options[-1])
    assert table.cast(table.red, "Rhino Hide", foe).paid == 2
    assert table.cast(table.red, "Rhino Hide", wolf).paid == 1


@rule("core.equip.on-friendly-mage")
def test_boots_from_a_team_mate_push_the_old_ones_back_into_their_owners_book() -> None:
    table = two_teams("Priestess", "Warlock", "Beastmaster", "Wizard")
    table.cast(mage(table, GREEN), "Leather Boots", table.red)
    boots = table.find("Leather Boots", on=table.red)
    assert (boots.controller, boots.owner) == (RED, GREEN)
    table.cast(table.red, "Leather Boots", table.red)
    assert table.find("Leather Boots", on=table.red).owner == RED
    assert "Leather Boots" in in_book(table, GREEN)
    assert "Leather Boots" not in in_book(table, RED)


@pytest.mark.parametrize(("item", "fits"), [("Staff of Beasts", False), ("Dragonscale Hauberk", True)])
def test_nobody_hands_a_team_mate_what_is_not_made_for_him(item: str, fits: bool) -> None:
    table = two_teams("Priestess", "Warlock", "Beastmaster", "Wizard")
    assert (table.why_no_cast(mage(table, GREEN), item, table.red) is None) is fits


def test_an_altar_takes_only_what_its_master_owns_and_strengthens_the_team_mates_beast() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    altar = table.put("Sacrificial Altar", RED, "C1")
    imp, lent = table.put("Firebrand Imp", RED, "C1"), table.put("Bitterwood Fox", GREEN, "C1")
    wolf = table.put("Timber Wolf", GREEN, "C2")
    table.control(lent, RED)
    options = [each for each in table.between(RED) if altar.id in each]
    assert options
    assert not [each for each in options if each[3:4] == (lent.id,)]
    chosen = next(each for each in options if each[3:] == (imp.id, wolf.id))
    table.use(RED, chosen)
    assert not table.in_play(imp)
    assert table.value(wolf, MELEE) == 1


def test_a_firestorm_burns_the_casters_team_mate_with_everybody_else() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    wolf, fox = table.put("Timber Wolf", GREEN, "C2"), table.put("Bitterwood Fox", BLUE, "C2")
    table.move_to(mage(table, GREEN), "C2")
    table.always("order", lambda request: request.options[0])
    for _ in range(3):
        table.dice("2* 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert (wolf.damage, fox.damage, mage(table, GREEN).damage) == (2, 2, 2)


def test_a_pestilence_spares_nobody_but_the_master_of_plagues() -> None:
    table = everybody_alone("Necromancer", "Beastmaster", "Priestess", "Warlock")
    table.put("Idol of Pestilence", RED, "D1")
    wolves = [table.put("Timber Wolf", seat, "B2") for seat in range(4)]
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert [each.damage for each in wolves] == [1, 1, 1, 1]
    assert [each.mage.damage for each in table.game.players] == [0, 1, 1, 1]


def test_a_circle_of_light_of_one_stranger_on_another_dazzles_whoever_strikes_it() -> None:
    table = everybody_alone("Priestess", "Beastmaster", "Warlock")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", GREEN, "B2")
    table.attach("Circle of Light", wolf, RED)
    table.dice("2* 0 0")
    table.dice("1", effect=6)
    table.attack(fox, "Bite", wolf)
    assert (wolf.damage, fox.damage) == (2, 1)
    own = table.put("Bitterwood Fox", RED, "B2")
    table.dice("2* 0 0")
    table.dice("1", effect=1)
    table.attack(own, "Bite", wolf)
    assert own.damage == 1


def test_chain_lightning_leaps_from_an_enemy_to_the_team_mate_only_if_the_caster_wants_it() -> None:
    table = two_teams("Wizard", "Beastmaster", "Beastmaster", "Priestess")
    first, second = table.put("Timber Wolf", BLUE, "C2"), table.put("Timber Wolf", GOLD, "C2")
    ally = table.put("Timber Wolf", GREEN, "C2")
    offered: list[Answer] = []

    def on_to_the_enemy(request: Request) -> Answer:
        offered.extend(request.options)
        return ("leap", second.id)

    table.decide("chain", on_to_the_enemy, STOP)
    table.dice("2* 1 0 0 0", effect=1)
    table.dice("2* 1 0 0", effect=1)
    table.cast(table.red, "Chain Lightning", first)
    assert (first.damage, second.damage, ally.damage) == (2, 2, 0)
    assert ("leap", ally.id) in offered
