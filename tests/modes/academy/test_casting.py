"""Casting a spell: from the book, in two steps, for mana; and the quickcast."""

from typing import Any

import pytest

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.steps import COUNTER_SPELL, DECLARE_SPELL, RESOLVE_SPELL
from mageduel.facts.cards import CardType
from mageduel.facts.library import library
from mageduel.facts.traits import ELUSIVE
from mageduel.rules.casting.costs import price
from mageduel.state.events import Activated
from mageduel.state.phases import Phase
from tests.kit.academy import DECLARED, AcademyDuel, AcademyTable
from tests.kit.answers import NOTHING, activate, attack, cast
from tests.kit.ledger import rule
from tests.kit.moments import name_of
from tests.kit.table import BLUE, RED, Refused, make_creature, script_for
from tests.modes.academy.folk import HOUND, hymn

CORE = {name: each for name, each in library().items() if "aca" in each.sets}


# Spell cards


@rule("academy.spell.five-types")
def test_the_core_set_has_five_types_of_spells() -> None:
    assert {each.type for each in CORE.values()} == {
        CardType.CREATURE,
        CardType.EQUIPMENT,
        CardType.ENCHANTMENT,
        CardType.INCANTATION,
        CardType.ATTACK,
    }


@rule("academy.spell.range-ignored", "academy.attack.range-numbers-ignored")
def test_ranges_mean_nothing(table: AcademyTable) -> None:
    far = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 2}
    archer, foe = table.put(make_creature("Test Archer", attack=[far]), RED), table.put(HOUND, BLUE)
    table.dice("2* 0")
    table.attack(archer, "Bow", foe)
    assert foe.damage == 2
    assert table.why_no_cast(table.red, hymn(range=[2, 3]), foe) is None


@rule("academy.spell.traits-keywords")
def test_a_keyword_on_a_card_is_a_trait(table: AcademyTable) -> None:
    sly, plain = table.put(make_creature("Sly", traits=["Elusive"]), RED), table.put(make_creature("Plain"), RED)
    assert (table.has(sly, ELUSIVE), table.has(plain, ELUSIVE)) == (True, False)


@rule("academy.zone.effects-hit-everything", "academy.cast.zone-target")
def test_the_zone_is_the_whole_play_area(table: AcademyTable) -> None:
    everybody = [table.red, table.blue, table.put(HOUND, RED), table.put(HOUND, BLUE)]
    assert {*table.game.in_zone[table.zone("A1")]} == {*everybody}
    assert {each[3] for each in table.cast_options(table.red, make_creature("Recruit"))} == {"A1"}


# Casting


@rule("academy.cast.as-action", "academy.cast.from-book-directly", "academy.spell.one-use")
def test_spells_come_straight_from_the_book_each_card_once() -> None:
    duel = AcademyDuel(red_book={"Wychwood Hound": 2})
    duel.activate(duel.red, cast("Wychwood Hound", "A1"))
    assert duel.in_book(RED, "Wychwood Hound") == 1
    assert duel.game.players[RED].planned == ()
    assert not any(each.kind in ("plan", "quickcast", "deploy") for each in duel.questions)
    duel.play_round()
    duel.activate(duel.red, cast("Wychwood Hound", "A1"))
    assert duel.in_book(RED, "Wychwood Hound") == 0
    duel.play_round()
    duel.activate(duel.red)
    assert not any(each[0] == "cast" for each in duel.request.options)


@rule("academy.spell.persistent", "academy.cast.becomes-object")
def test_what_becomes_an_object_stays_until_it_is_destroyed(table: AcademyTable) -> None:
    table.cast(table.red, make_creature("Recruit"))
    table.cast(table.red, "Bear Strength", table.red)
    table.cast(table.red, "Leather Gloves", table.red)
    things = [table.find(name) for name in ("Recruit", "Bear Strength", "Leather Gloves")]
    table.next_round()
    assert all(each.in_play for each in things)
    table.destroy(things[0])
    assert table.discarded(RED) == ["Recruit"]


@rule("academy.cast.one-shot-discard", "academy.incantation.resolve-discard", "academy.codex.object")
def test_incantations_have_their_effect_and_are_discarded(table: AcademyTable) -> None:
    gift = hymn("Test Gift")

    async def resolve(game: Any, spell: Any) -> None:
        spell.target_object.mana += 3

    script_for(gift).resolves(resolve)
    before = {*table.game.objects}
    table.cast(table.red, gift, table.blue)
    assert table.blue.mana == 53
    assert table.discarded(RED) == ["Test Gift"]
    assert {*table.game.objects} == before


@rule("academy.cast.need-card")
def test_nobody_casts_what_is_not_in_his_book() -> None:
    duel = AcademyDuel(red_book={"Wolf Fury": 1}, blue_book={"Wychwood Hound": 1})
    duel.activate(duel.red)
    assert {each[2] for each in duel.request.options if each[0] == "cast"} == {"Wolf Fury"}


@rule("academy.cast.choose-legal-target")
def test_the_target_fits_the_line_on_the_card(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    reach = {each[3] for each in table.cast_options(table.red, hymn())}
    assert reach == {hound.id, table.red.id, table.blue.id}
    mages = {each[3] for each in table.cast_options(table.red, hymn("Test Oath", target="mage"))}
    assert mages == {table.red.id, table.blue.id}
    assert table.why_no_cast(table.red, hymn("Test Oath", target="mage"), hound) == "wrong-target"


@rule("academy.cast.all-living", "academy.codex.corporeal")
def test_every_creature_of_the_core_set_is_living_and_corporeal(table: AcademyTable) -> None:
    blessing = hymn("Test Blessing", target="corporeal living creature")
    for name, each in CORE.items():
        if each.type is CardType.CREATURE:
            creature = table.put(each, RED)
            assert table.why_no_cast(table.red, blessing, creature) is None, name


@rule("academy.cast.pay-mana", "academy.cast.not-enough-mana")
@pytest.mark.parametrize(("mana", "code"), [(2, "not-enough-mana"), (3, None), (10, None)])
def test_a_spell_costs_its_mana_or_is_not_cast(table: AcademyTable, mana: int, code: str | None) -> None:
    table.mana(RED, mana)
    spell = hymn("Test Hymn", cost=3)
    assert table.why_no_cast(table.red, spell, table.red) == code
    if code is None:
        table.cast(table.red, spell, table.red)
        assert table.red.mana == mana - 3
    else:
        with pytest.raises(Refused):
            table.cast(table.red, spell, table.red)


@rule("academy.cast.variable-cost")
def test_what_x_is_the_card_says(table: AcademyTable) -> None:
    spell = hymn("Test Toll", cost="X")
    script_for(spell).costs(lambda declared: declared.object.level)
    mage, hound = table.red, table.put(HOUND, RED)
    costs = [price(Declaration(table.game, spell, mage, each)).to_pay for each in (mage, hound)]
    assert costs == [4, 1]
    table.cast(mage, spell, mage)
    assert mage.mana == 46


@rule("academy.cast.two-steps", "academy.cast.order", "academy.enchantment.window-casting")
def test_a_spell_is_declared_and_paid_for_in_one_step_and_resolves_in_the_next(table: AcademyTable) -> None:
    table.hide("Bear Strength", table.blue)
    table.mana(RED, 9)
    paid: list[tuple[str, int]] = []

    def look(request: Any) -> Any:
        paid.append((name_of(request.subject[0]), table.red.mana))
        return ("pass",)

    table._reveal = look  # type: ignore[method-assign]
    table.cast(table.red, hymn(), table.red)
    assert paid == [(name_of(DECLARED), 7), (name_of(RESOLVE_SPELL), 7)]
    assert not {name_of(DECLARE_SPELL), name_of(COUNTER_SPELL)} & {name for name, _ in paid}


# The quickcast


@rule("academy.quickcast.extra-action", "academy.cast.two-per-round", "academy.cast.quick-spell-when")
def test_a_mage_casts_two_spells_a_round_one_of_them_with_his_quickcast() -> None:
    duel = AcademyDuel(red_book={"Bear Strength": 2, "Rhino Hide": 1}, blue_book={"Rhino Hide": 1})
    duel.mana(RED, 20)
    duel.activate(duel.red, cast("Bear Strength", duel.red))
    duel.play_until("after", RED)
    duel.answer(cast("Rhino Hide", duel.red)(duel.request))
    duel.play_until("activate", BLUE)
    assert {each.name for each in duel.red.attachments} == {"Bear Strength", "Rhino Hide"}
    assert not duel.game.players[RED].quickcast
    duel.play_round()
    duel.play_until("activate", RED)
    assert duel.game.players[RED].quickcast


@rule("academy.quickcast.timing")
@pytest.mark.parametrize("own_turn", ["before", "after"])
@pytest.mark.parametrize("of_whom", ["mage", "hound"])
def test_before_or_after_any_friendly_activation(own_turn: str, of_whom: str) -> None:
    duel = AcademyDuel(red_book={"Bear Strength": 1}, blue_book={"Rhino Hide": 1})
    hound = duel.put(HOUND, RED)
    acting = duel.red if of_whom == "mage" else hound
    duel.play_until("activate", RED)
    if own_turn == "after":
        duel.activate(acting, NOTHING)
        duel.play_until("after", RED)
    duel.answer(cast("Bear Strength", hound)(duel.request))
    assert [each.name for each in hound.attachments] == ["Bear Strength"]
    if own_turn == "before":
        duel.play_until("activate", RED)
        assert {each[0] for each in duel.request.options} == {"activate"} | {"reveal", "forfeit"}


@rule("academy.quickcast.not-around-enemy-activation")
def test_an_opponents_activation_is_no_occasion() -> None:
    duel = AcademyDuel(red_book={"Bear Strength": 1}, blue_book={"Rhino Hide": 1}, initiative=BLUE)
    duel.activate(duel.blue, NOTHING)
    asked = duel.questions[-3:]
    assert RED not in {each.seat for each in asked if each.kind in ("activate", "after")}
    duel.play_until("activate", RED)
    offered = {each[0] for each in duel.request.options}
    assert {"activate", "cast"} <= offered, "it is before his own activation"
    duel.answer(activate(duel.red))
    duel.play_round()
    after = [each.seat for each in duel.questions if each.kind == "after" and each.round == 1]
    assert after == [BLUE, RED]


@rule("academy.quickcast.while-inactive", "academy.action.inactive-may-still-act")
def test_an_inactive_mage_still_has_his_quickcast() -> None:
    duel = AcademyDuel(red_book={"Bear Strength": 1}, blue_book={"Rhino Hide": 1})
    hound = duel.put(HOUND, RED)
    duel.activate(duel.red, NOTHING)
    duel.activate(hound)
    assert not duel.red.active
    duel.answer(NOTHING)
    duel.play_until("after", RED)
    assert any(each[0] == "cast" for each in duel.request.options)


@rule(
    "academy.quickcast.quick-spells-only",
    "academy.quickcast.no-full-spell",
    "academy.quickcast.no-other-action",
    "academy.cast.full-spell-when",
)
def test_it_casts_a_quick_spell_and_does_nothing_else() -> None:
    book = {"Bear Strength": 1, "Wychwood Hound": 1, "Lightning Jolt": 1}
    duel = AcademyDuel(red_book=book, round=3)
    duel.put(HOUND, BLUE)
    duel.put(HOUND, RED)
    duel.mana(RED, 30)
    before = {(each[0], each[2]) if each[0] == "cast" else each[:1] for each in duel.request.options}
    assert before == {("activate",), ("cast", "Bear Strength"), ("cast", "Lightning Jolt")}
    duel.activate(duel.red)
    own = {each[2] for each in duel.request.options if each[0] == "cast"}
    assert own == {"Bear Strength", "Lightning Jolt", "Wychwood Hound"}


@rule("academy.quickcast.flip-marker")
def test_used_it_is_gone_until_the_next_reset() -> None:
    duel = AcademyDuel(red_book={"Bear Strength": 3}, blue_book={"Rhino Hide": 1})
    hound = duel.put(HOUND, RED)
    duel.play_until("activate", RED)
    duel.answer(cast("Bear Strength", hound)(duel.request))
    duel.play_until("activate", RED)
    assert not any(each[0] == "cast" for each in duel.request.options)
    duel.play_to(Phase.ACTIONS, round=2)
    duel.play_until("activate", RED)
    assert any(each[0] == "cast" for each in duel.request.options)


def test_a_quickcast_attack_spell_leaves_the_action_free() -> None:
    duel = AcademyDuel(red_book={"Lightning Jolt": 1}, round=3)
    duel.dice("2 0 0 1 1", effect=1)
    duel.answer(cast("Lightning Jolt", duel.blue)(duel.request))
    duel.activate(duel.red, attack(duel.red, "Basic Melee Attack", duel.blue))
    assert duel.blue.damage == 2 + 2


# Creatures


@rule("academy.creature.target-zone", "academy.creature.enters-inactive", "academy.creature.no-action-when-summoned")
def test_a_summoned_creature_is_in_play_and_waits_for_the_next_round() -> None:
    duel = AcademyDuel(red_book={"Wychwood Hound": 1}, blue_book={"Rhino Hide": 1})
    duel.activate(duel.red, cast("Wychwood Hound", "A1"))
    hound = duel.find("Wychwood Hound")
    assert (hound.controller, hound.active, duel.place(hound)) == (RED, False, "A1")
    duel.play_round()
    assert hound not in [each.creature for each in duel.events(Activated)]
    duel.activate(hound, NOTHING)
    assert duel.game.round == 2


@rule("academy.creature.full-action")
def test_every_creature_spell_is_a_full_action() -> None:
    creatures = [each for each in library().values() if each.type is CardType.CREATURE and "aca" in each.sets]
    assert {each.action.value for each in creatures if each.action is not None} == {"full"}
    assert {each.target.text for each in creatures if each.target is not None} == {"zone"}


@rule("academy.creature.attributes", "academy.creature.abilities-and-traits", "academy.attack.bar-everyone")
def test_a_creature_has_life_armor_and_attacks_and_perhaps_more() -> None:
    creatures = [each for each in CORE.values() if each.type is CardType.CREATURE]
    assert all(each.life and each.armor is not None and each.attacks for each in creatures)
    assert any(each.defense is not None for each in creatures)
    assert any(each.traits for each in creatures)


@rule("academy.codex.unique", "academy.codex.legendary", "academy.codex.legendary-no-cast")
@pytest.mark.parametrize(
    ("trait", "own", "others"), [("Unique", "unique", None), ("Legendary", "legendary", "legendary")]
)
def test_unique_once_a_player_legendary_once_in_all(
    table: AcademyTable, trait: str, own: str, others: str | None
) -> None:
    rare = make_creature("Rare One", traits=[trait])
    table.put(rare, RED)
    assert table.why_no_cast(table.red, rare) == own
    assert table.why_no_cast(table.blue, rare) == others


@rule("academy.cast.zone-target")
def test_a_zone_spell_needs_no_creature(table: AcademyTable) -> None:
    song = hymn("Test Song", target="zone")
    table.cast(table.red, song)
    assert table.discarded(RED) == ["Test Song"]
