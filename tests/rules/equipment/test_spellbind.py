"""Spellbinding: what may be bound, casting it, losing it, and whose card it is."""

import pytest

from mageduel.dsl.steps import PAY_SPELL_COSTS
from mageduel.rules.casting.at_hand import castables
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.casting.declaring import why_not_cast
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import plan_slots
from mageduel.rules.refusals import NOT_YOUR_SPELL
from mageduel.state.events import SpellFailed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.table import object_shown
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for

HEAL = "Minor Heal"


@pytest.fixture
def table() -> Table:
    """A Priestess with a wand's worth of incantations, and a Warlock beside her."""
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.book(RED, HEAL, "Sleep")
    return table


def with_wand(table: Table, spell: str = HEAL) -> Object:
    """Cast a Mage Wand on the Priestess herself and bind a spell."""
    table.decide("location", ("wear", "weapon"))
    table.decide("bind", ("bind", spell))
    table.cast(table.red, "Mage Wand", table.red)
    return table.red.attachments[-1]


def bound_casts(table: Table, mage: Object) -> list[str]:
    """Bound spells this mage has at hand."""
    return [each.card.name for each in castables(table.game, mage) if each.source == "bound"]


@rule("core.spellbind.attach-spell", "core.spellbind.bind-when-cast", "sup.codex.spellbind-takes-from-spellbook")
def test_binding_takes_a_spell_out_of_the_spellbook(table: Table) -> None:
    wand = with_wand(table)
    assert wand.bound is table.card(HEAL)
    assert table.game.players[RED].book == {table.card("Sleep"): 1}


@rule("sup.codex.spellbind-takes-from-spellbook")
def test_a_prepared_spell_cannot_be_bound(table: Table) -> None:
    table.game.players[RED].book.clear()
    table.plan(RED, HEAL)
    table.decide("location", ("wear", "weapon"))
    table.cast(table.red, "Mage Wand", table.red)
    assert table.red.attachments[-1].bound is None


@rule("core.spellbind.bind-when-cast")
def test_nobody_has_to_bind_anything(table: Table) -> None:
    table.decide("location", ("wear", "weapon"))
    table.decide("bind", ("leave",))
    table.cast(table.red, "Mage Wand", table.red)
    assert table.red.attachments[-1].bound is None
    assert len(table.game.players[RED].book) == 2


@rule("core.spellbind.castable-as-prepared", "ruling.r22")
def test_the_bound_spell_takes_no_planning_slot(table: Table) -> None:
    with_wand(table)
    [slot] = plan_slots(table.game, RED)
    assert slot.count == 2
    assert table.card(HEAL) not in slot.cards
    table.plan(RED, "Sleep", "Sleep")
    assert bound_casts(table, table.red) == [HEAL]


@rule("core.spellbind.once-per-round", "core.trait.spellbind-once-per-round", "codex.spellbind.once-per-round")
def test_it_is_cast_once_a_round(table: Table) -> None:
    with_wand(table)
    table.red.damage = 5
    table.dice("1 0 0 0 0")
    table.cast(table.red, HEAL, table.red)
    assert bound_casts(table, table.red) == []
    table.reset()
    assert bound_casts(table, table.red) == [HEAL]


@rule("core.spellbind.incantation-attack-retained")
def test_it_stays_bound_after_casting(table: Table) -> None:
    wand = with_wand(table)
    table.dice("0 0 0 0 0")
    table.cast(table.red, HEAL, table.red)
    assert wand.bound is table.card(HEAL)
    assert not table.game.players[RED].discard


@rule("core.spellbind.bound-face-down", "core.spellbind.revealed-on-first-cast")
def test_the_opponent_learns_what_is_bound_when_it_is_first_cast(table: Table) -> None:
    wand = with_wand(table)
    assert object_shown(table.game, wand, BLUE).bound is None
    assert object_shown(table.game, wand, BLUE).has_bound
    assert object_shown(table.game, wand, RED).bound == HEAL
    table.dice("0 0 0 0 0")
    table.cast(table.red, HEAL, table.red)
    table.reset()
    assert object_shown(table.game, wand, BLUE).bound == HEAL


def test_a_newly_bound_spell_is_unknown_again(table: Table) -> None:
    wand = with_wand(table)
    table.dice("0 0 0 0 0")
    table.cast(table.red, HEAL, table.red)
    table.decide("bind", ("bind", "Sleep"))
    table.cast(table.red, BUILT_IN.of(wand)[0], None)
    assert object_shown(table.game, wand, BLUE).bound is None


@rule("core.spellbind.normal-casting-requirements")
def test_casting_it_takes_mana_range_and_a_proper_target(table: Table) -> None:
    with_wand(table)
    near, far = table.put("Asyran Cleric", RED, "B3"), table.put("Asyran Cleric", RED, "B4")
    table.put("Skeletal Sentry", RED)
    ids = {option[3] for option in table.cast_options(table.red, HEAL)}
    assert ids == {near.id, table.red.id, table.blue.id}
    assert far.id not in ids
    table.red.mana = 4
    assert not table.cast_options(table.red, HEAL)


@rule("core.spellbind.normal-casting-requirements")
def test_a_full_spell_from_a_wand_needs_a_full_action(table: Table) -> None:
    table.book(RED, "Group Heal")
    with_wand(table, "Group Heal")
    assert not table.cast_options(table.red, "Group Heal", full=False)
    assert table.cast_options(table.red, "Group Heal", full=True)


@rule("core.spellbind.countered-stays-bound", "sup.codex.spellbind-countered-spell-stays-bound", "ruling.r22")
def test_a_countered_spell_stays_bound(table: Table) -> None:
    wand = with_wand(table)
    table.hide("Nullify", table.red, BLUE)
    table.decide("pay reveal", ("pay",))
    spell = table.cast(table.red, HEAL, table.red)
    assert spell.is_countered
    assert table.events(SpellFailed)
    assert wand.bound is table.card(HEAL)
    assert not table.game.players[RED].discard
    assert bound_casts(table, table.red) == []


@rule("core.spellbind.destroyed-with-object")
def test_a_wand_that_is_destroyed_takes_its_spell_along(table: Table) -> None:
    wand = with_wand(table)
    table.run(destroy(table.game, wand, A_TEST))
    assert set(table.game.players[RED].discard) == {table.card("Mage Wand"), table.card(HEAL)}


@rule("core.spellbind.returns-with-object")
def test_a_wand_that_is_replaced_returns_with_its_spell(table: Table) -> None:
    with_wand(table)
    table.cast(table.red, "Staff of Asyra", table.red)
    book = table.game.players[RED].book
    assert book == {table.card(name): 1 for name in ("Mage Wand", HEAL, "Sleep")}


# Other people's wands


@rule("sup.codex.spellbind-recipient-chooses")
def test_who_receives_a_wand_binds_a_spell_of_his_own(table: Table) -> None:
    table.book(BLUE, "Drain Life")
    table.decide("location", ("wear", "shield"))
    table.decide("bind", ("bind", "Drain Life"))
    table.cast(table.red, "Mage Wand", table.blue)
    [asked] = [request for request in table.asked if request.kind == "bind"]
    assert asked.player == BLUE
    [wand] = table.blue.attachments
    table.run(destroy(table.game, wand, A_TEST))
    assert table.game.players[RED].discard == [table.card("Mage Wand")]
    assert table.game.players[BLUE].discard == [table.card("Drain Life")]


@rule("sup.codex.spellbind-replaced-spell-to-owner")
def test_what_is_exchanged_out_of_a_wand_that_was_a_gift_returns_to_its_wearer(table: Table) -> None:
    table.book(BLUE, "Drain Life", "Dispel")
    table.decide("location", ("wear", "shield"))
    table.decide("bind", ("bind", "Drain Life"))
    table.cast(table.red, "Mage Wand", table.blue)
    [wand] = table.blue.attachments
    table.decide("bind", ("bind", "Dispel"))
    table.cast(table.blue, BUILT_IN.of(wand)[0], None)
    assert table.game.players[BLUE].book == {table.card("Drain Life"): 1}
    assert table.card("Drain Life") not in table.game.players[RED].book


def stolen_wand(table: Table) -> Object:
    """The Warlock's wand with Drain Life in it, in the Priestess's hand."""
    return table.attach(
        "Mage Wand", table.red, BLUE, location="weapon", bound=table.card("Drain Life"), bound_owner=BLUE
    )


@rule(
    "sup.rules.example-stolen-wand-with-restricted-spell",
    "sup.codex.spellbind-new-controller-may-cast-if-unrestricted",
)
def test_a_stolen_wand_does_not_cast_what_its_new_holder_may_not(table: Table) -> None:
    wand = stolen_wand(table)
    assert why_not_cast(table.game, table.red, table.card("Drain Life")) is NOT_YOUR_SPELL
    assert not table.cast_options(table.red, "Drain Life")
    wand.bound = table.card("Dispel")
    table.attach("Bear Strength", table.blue)
    assert table.cast_options(table.red, "Dispel")


@rule("sup.codex.spellbind-new-controller-may-look")
def test_a_new_holder_sees_what_is_bound(table: Table) -> None:
    assert object_shown(table.game, stolen_wand(table), RED).bound == "Drain Life"


@rule(
    "sup.codex.example-stolen-wand-rebinding",
    "sup.codex.spellbind-replaced-spell-to-owner",
    "sup.rules.returns-always-to-owner",
)
def test_what_is_exchanged_out_of_a_stolen_wand_returns_to_its_owner(table: Table) -> None:
    wand = stolen_wand(table)
    table.decide("bind", ("bind", HEAL))
    table.cast(table.red, BUILT_IN.of(wand)[0], None)
    assert table.game.players[BLUE].book == {table.card("Drain Life"): 1}
    table.cast(table.red, "Staff of Asyra", table.red)
    assert table.game.players[RED].book[table.card(HEAL)] == 1
    assert table.game.players[BLUE].book == {table.card("Drain Life"): 1, table.card("Mage Wand"): 1}


@pytest.mark.parametrize("has_another", [False, True])
def test_a_wand_that_is_gone_when_the_exchange_resolves_is_given_nothing(table: Table, has_another: bool) -> None:
    wand = with_wand(table)
    if has_another:
        table.attach("Mage Wand", table.red)
    rust = make_card(
        name="Test Rust", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="creature", level=1
    )

    async def eat(game: Game, this: Object) -> None:
        await destroy(game, wand, A_TEST)

    script_for(rust).when_revealed(eat)
    table.reveal_after(PAY_SPELL_COSTS, table.hide(rust, table.red, BLUE))
    before = table.red.mana
    change = next(each for each in castables(table.game, table.red) if each.key == wand.id and each.source == "ability")
    table.cast(table.red, change.card, None, full=False)
    assert wand.id not in table.game.objects
    assert table.red.mana == before - 3
    assert [request for request in table.asked if request.kind == "bind"][1:] == []
    assert table.game.players[RED].book == {table.card("Sleep"): 1}, "the bound spell is lost with the wand"
