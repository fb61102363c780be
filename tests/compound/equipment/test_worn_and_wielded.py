"""Equipment meeting taken locations, enemies, bound spells, discounts, weapons and things that act by themselves."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import WEAK
from mageduel.facts.traits import REGENERATE
from mageduel.state.events import Destroyed
from tests.compound.piles import discarded, in_book
from tests.kit.answers import GUARD, PAY, STOP, attack, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card

DANCING_BLADE: Card = make_card(
    name="Dancing Blade",
    type="equipment",
    cost=6,
    action="quick",
    range=[0, 2],
    target="mage",
    location="weapon",
    traits=["Autonomous"],
    attack=[{"name": "Dance", "kind": "melee", "action": "quick", "dice": 3}],
)


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Wizard")


@rule("ruling.r21", "core.equip.two-rings")
def test_a_third_ring_sends_home_the_one_the_mage_takes_off_and_keeps_the_other(table: Table) -> None:
    curses, fire = table.attach("Ring of Curses", table.red), table.attach("Fireshaper Ring", table.red)
    table.decide("replace ring", take(fire))
    table.cast(table.red, "Enchanter's Ring", table.red)
    assert table.in_play(curses)
    assert not table.in_play(fire)
    assert in_book(table, RED) == ["Fireshaper Ring"]
    assert discarded(table, RED) == []


@rule("core.equip.no-same-name", "sup.rules.equipment-no-two-same-name")
def test_a_ring_of_the_same_name_replaces_its_twin_and_leaves_the_other_hand_alone(table: Table) -> None:
    old, fire = table.attach("Ring of Curses", table.red), table.attach("Fireshaper Ring", table.red)
    table.cast(table.red, "Ring of Curses", table.red)
    assert not table.in_play(old)
    assert table.in_play(fire)
    assert table.find("Ring of Curses", on=table.red) is not old
    assert in_book(table, RED) == ["Ring of Curses"]
    lone = Table(red="Warlock", blue="Wizard")
    lone.attach("Ring of Curses", lone.red)
    lone.cast(lone.red, "Ring of Curses", lone.red)
    assert len(lone.find_all("Ring of Curses")) == 1


@rule("core.equip.multi-location", "core.spellbind.returns-with-object")
def test_a_bow_empties_both_hands_and_the_spell_in_the_wand_goes_home_with_it(table: Table) -> None:
    table.attach("Lash of Hellfire", table.red)
    wand = table.attach("Mage Wand", table.red, location="shield")
    table.bind(wand, "Drain Life")
    table.cast(table.red, "Ivarium Longbow", table.red)
    assert in_book(table, RED) == ["Drain Life", "Lash of Hellfire", "Mage Wand"]
    assert not table.events(Destroyed)
    table.decide("location", ("wear", "shield"))
    table.cast(table.red, "Elemental Wand", table.red)
    assert "Ivarium Longbow" in in_book(table, RED)
    assert [each.name for each in table.red.attachments] == ["Elemental Wand"]


@rule("core.equip.enemy-location-must-be-free", "core.equip.on-enemy-mage")
def test_a_bow_cannot_be_pressed_on_an_enemy_with_one_hand_full_but_boots_can(table: Table) -> None:
    table.move_to(table.blue, "C2")
    table.attach("Mage Wand", table.blue, location="shield")
    assert table.blue.id not in [each[3] for each in table.cast_options(table.red, "Ivarium Longbow")]
    table.cast(table.red, "Leather Boots", table.blue)
    boots = table.find("Leather Boots")
    assert (boots.controller, boots.owner, table.armor(table.blue)) == (BLUE, RED, 1)


@rule("sup.rules.friendly-equipment-replaces-and-returns-old", "sup.rules.cards-go-to-owners-piles")
def test_gloves_an_enemy_put_on_me_go_back_to_his_book_when_i_put_on_my_own(table: Table) -> None:
    table.move_to(table.blue, "C2")
    table.cast(table.red, "Leather Gloves", table.blue)
    table.cast(table.blue, "Gauntlets of Strength", table.blue)
    assert (in_book(table, RED), in_book(table, BLUE)) == (["Leather Gloves"], [])
    assert table.armor(table.blue) == 0
    with pytest.raises(Refused):
        table.cast(table.red, "Leather Gloves", table.blue)


@rule("sup.rules.equipment-restricted-mage-cannot-cast-control-use")
def test_a_whip_for_warlocks_cannot_be_put_into_a_wizards_hand(table: Table) -> None:
    table.move_to(table.blue, "C2")
    targets = [each[3] for each in table.cast_options(table.red, "Lash of Hellfire")]
    assert table.red.id in targets
    assert table.blue.id not in targets


@rule(
    "core.spellbind.once-per-round", "core.spellbind.incantation-attack-retained", "core.spellbind.castable-as-prepared"
)
def test_the_wands_spell_serves_once_a_round_beside_a_planned_copy_of_its_own(table: Table) -> None:
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Minor Heal")
    table.red.damage = 20
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert (table.red.damage, wand.bound) == (18, table.card("Minor Heal"))
    table.plan(RED, "Minor Heal")
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 16
    assert discarded(table, RED) == ["Minor Heal"]
    assert "Minor Heal" not in [each[2] for each in table.actions(table.red) if each[0] == "cast"]
    table.reset()
    assert "Minor Heal" in [each[2] for each in table.actions(table.red) if each[0] == "cast"]


@rule("core.spellbind.countered-stays-bound", "ruling.r22", "sup.spell.jinx-spellbound-spell-stays-bound")
@pytest.mark.parametrize(("counter", "mana"), [("Nullify", 47), ("Jinx", 50)])
def test_a_wands_spell_that_is_countered_stays_in_the_wand_and_goes_neither_to_pile_nor_book(
    counter: str, mana: int
) -> None:
    table = Table(red="Warlock", blue="Wizard")
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Evade")
    table.hide(counter, table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Evade", table.red)
    assert wand.bound == table.card("Evade")
    assert table.red.mana == mana
    assert (discarded(table, RED), in_book(table, RED)) == ([], [])


@rule("core.spellbind.destroyed-with-object")
def test_a_dissolved_wand_takes_its_spell_to_the_pile_at_the_price_of_the_wand_alone(table: Table) -> None:
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    wand = table.attach("Elemental Wand", table.blue, location="weapon")
    table.bind(wand, "Thunderbolt")
    spell = table.cast(table.red, "Dissolve", table.blue, wand.id)
    assert spell.paid == 5
    assert discarded(table, BLUE) == ["Elemental Wand", "Thunderbolt"]


def test_a_wand_given_to_an_enemy_is_filled_from_the_book_of_its_new_bearer(table: Table) -> None:
    table.move_to(table.blue, "C2")
    table.book(RED, "Drain Life")
    table.book(BLUE, "Sleep", "Teleport")
    table.attach("Mage Staff", table.blue)
    table.decide("bind", take("Sleep"))
    table.cast(table.red, "Mage Wand", table.blue)
    wand = table.find("Mage Wand")
    assert (wand.location, wand.controller, wand.owner) == ("shield", BLUE, RED)
    assert wand.bound == table.card("Sleep")
    assert (in_book(table, RED), in_book(table, BLUE)) == (["Drain Life"], ["Teleport"])
    table.destroy(wand)
    assert (discarded(table, RED), discarded(table, BLUE)) == (["Mage Wand"], ["Sleep"])


@rule("sup.spell.explode-attack-depends-on-destruction")
def test_the_hauberk_that_explodes_shields_its_wearer_no_more_from_the_flames(table: Table) -> None:
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    hauberk = table.attach("Dragonscale Hauberk", table.blue)
    table.attach("Fireshaper Ring", table.red)
    table.dice("1 1 1 0", effect=5)
    spell = table.cast(table.red, "Explode", table.blue, hauberk.id)
    assert spell.paid == 12
    assert not table.in_play(hauberk)
    assert (table.blue.damage, table.blue.conditions) == (3, {})


@rule("sup.rules.ring-reduces-payment-not-cost")
def test_an_amulet_bought_at_a_discount_is_dissolved_at_its_printed_price(table: Table) -> None:
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.attach("Arcane Ring", table.blue)
    spell = table.cast(table.blue, "Moonglow Amulet", table.blue)
    assert spell.paid == 5
    spell = table.cast(table.red, "Dissolve", table.blue, table.find("Moonglow Amulet").id)
    assert spell.paid == 6


@rule("sup.rules.discount-rings-mostly-once-per-round")
def test_the_enchanters_ring_waits_for_a_friendly_target_and_then_for_the_next_round(table: Table) -> None:
    table.attach("Enchanter's Ring", table.red)
    imp, leech = table.put("Firebrand Imp", RED, "C1"), table.put("Mana Leech", BLUE, "C1")
    paid = [table.cast(table.red, "Agony", leech).paid]
    paid.append(table.cast(table.red, "Bear Strength", imp).paid)
    paid.append(table.cast(table.red, "Bear Strength", table.red).paid)
    table.reset()
    paid.append(table.cast(table.red, "Rhino Hide", table.red).paid)
    assert paid == [2, 1, 2, 1]


@rule("core.equip.attack-bar-gives-attack", "core.equip.one-attack-chosen")
def test_ring_gauntlets_and_skill_add_up_on_the_lash_and_the_ring_leaves_the_bare_fist_alone(table: Table) -> None:
    lash = table.attach("Lash of Hellfire", table.red)
    table.attach("Fireshaper Ring", table.red)
    table.attach("Gauntlets of Strength", table.red)
    leech = table.put("Mana Leech", BLUE, "C1")
    assert table.odds(table.red, "Searing Thrash", leech, source=lash).dice.value == 4 + 1 + 1 + 1
    assert table.odds(table.red, "Basic Melee Attack", leech).dice.value == 3 + 1 + 1
    table.condition(table.red, WEAK, 2)
    assert table.odds(table.red, "Searing Thrash", leech, source=lash).dice.value == 5
    bat = table.put("Moonglow Faerie", BLUE, "C1")
    assert table.why_no_attack(table.red, "Searing Thrash", bat) is None
    assert table.why_no_attack(table.red, "Basic Melee Attack", bat) is not None


def test_a_bow_is_not_drawn_after_a_step_nor_at_somebody_in_the_same_zone_unless_he_flies(table: Table) -> None:
    bow = table.attach("Ivarium Longbow", table.red)
    near, far = table.put("Mana Leech", BLUE, "C1"), table.put("Mana Leech", BLUE, "C2")
    faerie = table.put("Moonglow Faerie", BLUE, "C1")
    options = table.actions(table.red)
    assert attack(bow, "Voltaric Strike", far) in options
    assert attack(bow, "Voltaric Strike", faerie) in options
    assert attack(bow, "Voltaric Strike", near) not in options
    assert not [each for each in table.offered(table.red, move("B1")) if each[:2] == ("attack", bow.id)]


@rule("sup.spell.suppression-cloak-not-counterstrikes", "sup.spell.suppression-cloak-paid-in-pay-costs")
def test_a_cloaked_mage_who_attacks_is_struck_back_for_nothing_and_attacked_for_two() -> None:
    table = Table(red="Wizard", blue="Wizard")
    table.attach("Suppression Cloak", table.red)
    hydra = table.put("Darkfenne Hydra", BLUE, "C1")
    table.decide("counterstrike", take(hydra))
    table.dice("0 0 0 0 0 0 0")
    table.attack(table.red, "Basic Melee Attack", hydra)
    assert table.blue.mana == 50
    table.dice("0 0 0 0")
    table.attack(hydra, "Snapping Bite", table.red)
    assert table.blue.mana == 48
    table.mana(BLUE, 1)
    table.reset()
    assert table.why_no_attack(hydra, "Snapping Bite", table.red) == "not-enough-mana"


def test_belt_and_enchantment_regenerate_no_more_than_the_better_of_the_two() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.attach("Regrowth Belt", table.red)
    table.attach("Regrowth", table.red)
    table.red.damage = 9
    assert table.value(table.red, REGENERATE) == 2
    table.upkeep()
    assert table.red.damage == 7
    table.destroy(table.find("Regrowth"))
    table.upkeep()
    assert table.red.damage == 5


@rule("codex.autonomous.no-location", "codex.autonomous.ignores-wearer", "codex.autonomous.no-retaliation")
def test_a_blade_that_dances_fills_no_hand_takes_no_strength_and_is_not_struck_back(table: Table) -> None:
    lash = table.attach("Lash of Hellfire", table.red)
    table.attach("Gauntlets of Strength", table.red)
    table.cast(table.red, DANCING_BLADE, table.red)
    blade = table.find("Dancing Blade")
    assert table.in_play(lash)
    table.condition(table.red, WEAK, 2)
    hydra = table.put("Darkfenne Hydra", BLUE, "C1")
    table.guard(hydra)
    table.decide("autonomous attack", ("attack", blade.id, 0, hydra.id))
    table.dice("1* 1* 0")
    table.act(table.red, GUARD)
    assert (hydra.damage, hydra.guarding, table.red.damage) == (2, True, 0)


def test_a_mage_killed_by_his_own_quarry_takes_wand_and_bound_spell_down_with_him(table: Table) -> None:
    wand = table.attach("Mage Wand", table.blue, location="weapon")
    table.bind(wand, "Teleport")
    gloves = table.attach("Leather Gloves", table.blue, RED)
    table.move_to(table.blue, "C1")
    table.blue.damage = 31
    lash = table.attach("Lash of Hellfire", table.red)
    table.dice("1* 0 0 0 0", effect=1)
    table.attack(table.red, "Searing Thrash", table.blue, source=lash)
    assert not table.game.players[BLUE].is_alive
    assert not table.in_play(wand)
    assert not table.in_play(gloves)
    assert discarded(table, BLUE) == ["Mage Wand", "Teleport"]
    assert discarded(table, RED) == ["Leather Gloves"]


def test_a_helm_that_is_replaced_frightens_nobody_new_and_whom_it_has_frightened_stays_away(table: Table) -> None:
    table.attach("Helm of Fear", table.red)
    tegu, wolf = table.put("Emerald Tegu", BLUE, "C1"), table.put("Timber Wolf", BLUE, "C1")
    table.effect(9)
    table.decide("turn away", STOP)
    table.attack(tegu, "Venomous Bite", table.red)
    hat = make_card(
        name="Plain Hat", type="equipment", cost=2, action="quick", range=[0, 2], target="mage", location="helmet"
    )
    table.cast(table.red, hat, table.red)
    assert in_book(table, RED) == ["Helm of Fear"]
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 1
    assert table.why_no_attack(tegu, "Venomous Bite", table.red) == "deterred"
