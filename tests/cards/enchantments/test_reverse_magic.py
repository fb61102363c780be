"""Reverse Magic: an enemy spell turns on the one who cast it."""

import pytest

from mageduel.dsl.declarations import Declaration
from mageduel.rules import refusals
from mageduel.rules.casting import declaring
from mageduel.rules.casting import spells as casting
from mageduel.rules.enchantments.reveals import reveal_options
from mageduel.rules.objects.destroy import destroy
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.sides import may_see
from tests.kit.answers import PAY
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "C1")
    table.move_to(table.blue, "C2")
    return table


@rule(
    "sup.spell.reverse-magic-mandatory-reveal",
    "sup.spell.reverse-magic-redirects-and-new-caster",
    "sup.spell.reverse-magic-destroyed-after",
)
def test_an_incantation_strikes_its_caster_for_the_reversers_good(table: Table) -> None:
    reverse = table.hide("Reverse Magic", table.blue)
    table.dice("2 1 1 0 0 0 0 0")
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Drain Power", table.blue)
    assert (spell.caster, spell.controller, spell.target) == (table.blue, BLUE, table.red)
    assert table.red.mana == 50 - 16 - 4
    assert table.blue.mana == 50 - 5 + 4
    assert not table.in_play(reverse)
    assert [card.name for card in table.game.players[RED].discard] == ["Drain Power"]


@rule("sup.spell.reverse-magic-redirects-and-new-caster")
def test_what_the_turned_card_itself_asks_of_its_target_holds_for_the_first_caster_too(table: Table) -> None:
    """A curse only for the wounded: it comes back to a wounded caster, and to an unhurt one it cannot."""
    for damage, lands in ((1, True), (0, False)):
        curse = make_card(
            name="Salt", type="enchantment", cost=3, reveal=1, action="quick", range=[0, 2], target="creature"
        )

        @script_for(curse).target_must(refusals.WRONG_TARGET)
        def is_wounded(declared: Declaration) -> bool:
            return declared.object.damage > 0

        table.blue.damage, table.red.damage = 1, damage
        table.hide("Reverse Magic", table.blue)
        table.decide("pay reveal", ("pay",))
        spell = table.cast(table.red, curse, table.blue)
        assert spell.is_canceled is not lands
        assert [each.name for each in table.red.attachments] == (["Salt"] if lands else [])
        for each in tuple(table.red.attachments):
            table.run(destroy(table.game, each, A_TEST))


@rule("sup.spell.reverse-magic-new-secondary-targets")
def test_a_second_target_chosen_anew_must_stay_legal_too(table: Table) -> None:
    """Whoever turns a Teleport back aims at a zone in his sight; a wall that goes up meanwhile cancels it."""
    table.hide("Reverse Magic", table.blue)
    screen = make_card(name="Screen", type="enchantment", cost=0, reveal=0, action="quick", target="creature")

    @script_for(screen).when_revealed
    async def hide_the_zone(game: Game, this: Object) -> None:
        table.wall("Wall of Stone", "B2|C2")

    table.reveal_after("Counter Spell", table.hide(screen, table.red, RED))
    table.decide("pay reveal", ("pay",))
    table.decide("turn spell", ("turn", table.red.id, "B2"))
    spell = table.cast(table.red, "Teleport", table.blue, "C3")
    assert spell.is_canceled
    assert table.red.zone == table.zone("C1")


def test_friendly_spells_pass(table: Table) -> None:
    reverse = table.hide("Reverse Magic", table.red)
    table.cast(table.red, "Bear Strength", table.red)
    assert reverse.hidden


def test_unpaid_it_lets_the_spell_through(table: Table) -> None:
    reverse = table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", ("forfeit",))
    table.cast(table.red, "Agony", table.blue)
    assert [each.name for each in table.blue.attachments] == ["Agony"]
    assert not table.in_play(reverse)


@rule("sup.spell.reverse-magic-redirects-and-new-caster", "sup.spell.reverse-magic-look-at-hidden-enchantment")
def test_an_enchantment_lies_hidden_on_its_caster_in_the_reversers_hand(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Agony", table.blue)
    (agony,) = table.red.attachments
    assert agony.hidden
    assert (agony.controller, agony.owner) == (BLUE, RED)
    assert may_see(table.game, BLUE, agony)
    assert may_see(table.game, RED, agony)  # he cast it, and remembers
    assert ("reveal", agony.id) in reveal_options(table.game, BLUE)
    assert ("reveal", agony.id) not in reveal_options(table.game, RED)
    table.run(destroy(table.game, agony, A_TEST))
    assert [card.name for card in table.game.players[RED].discard] == ["Agony"]


@rule("sup.spell.reverse-magic-look-at-hidden-enchantment")
def test_whether_to_pay_is_asked_before_anything_about_the_spell(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    belt = table.attach("Regrowth Belt", table.blue)
    lash = table.attach("Lash of Hellfire", table.red)
    table.decide("turn spell", ("turn", table.red.id, lash.id))
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Dissolve", table.blue, belt.id)
    assert [request.kind for request in table.asked] == ["pay reveal", "turn spell"]


@rule("sup.spell.example-reverse-magic-dissolve", "sup.spell.reverse-magic-pay-only-increase")
def test_dearer_equipment_costs_the_difference(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    belt, lash = table.attach("Regrowth Belt", table.blue), table.attach("Lash of Hellfire", table.red)
    table.decide("turn spell", ("turn", table.red.id, lash.id))
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Dissolve", table.blue, belt.id)
    assert table.in_play(belt)
    assert not table.in_play(lash)
    assert table.blue.mana == 50 - 5 - 2
    assert table.red.mana == 50 - 6


@rule("sup.spell.example-reverse-magic-dissolve", "sup.spell.reverse-magic-may-cancel-instead-of-paying")
@pytest.mark.parametrize("mana", [50, 6])
def test_who_will_not_or_cannot_pay_the_difference_cancels_the_spell(table: Table, mana: int) -> None:
    table.hide("Reverse Magic", table.blue)
    table.blue.mana = mana
    belt, lash = table.attach("Regrowth Belt", table.blue), table.attach("Lash of Hellfire", table.red)
    if mana == 50:
        table.decide("turn spell", ("cancel",))
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Dissolve", table.blue, belt.id)
    assert spell.is_canceled
    assert table.in_play(belt)
    assert table.in_play(lash)
    assert table.blue.mana == mana - 5


@rule("sup.spell.example-reverse-magic-dissolve", "sup.spell.reverse-magic-pay-only-increase")
def test_cheaper_equipment_is_not_refunded_and_costs_nothing(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    belt, gloves = table.attach("Regrowth Belt", table.blue), table.attach("Leather Gloves", table.red)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Dissolve", table.blue, belt.id)
    assert not table.in_play(gloves)
    assert table.blue.mana == 50 - 5
    assert table.red.mana == 50 - 6


@rule("sup.spell.example-reverse-magic-force-push")
@pytest.mark.parametrize(("surcharge", "more"), [(0, 3), (3, 0)])
def test_a_force_push_goes_through_a_wall_for_three_mana_unless_they_are_paid(
    table: Table, surcharge: int, more: int
) -> None:
    table.hide("Reverse Magic", table.blue)
    table.wall("Wall of Fire", "B1|C1", BLUE)
    table.decide("turn spell", ("turn", table.red.id, int(Direction.NORTH), 3))
    table.dice("1 0 0 0 0 0", effect=1)
    table.decide("pay reveal", PAY)
    table.start(_push(table, surcharge))
    assert table.red.zone == table.zone("B1")
    assert table.red.damage == 1
    assert table.blue.mana == 50 - 5 - more


async def _push(table: Table, surcharge: int) -> None:
    answer = ("cast", 0, "Force Push", table.blue.id, int(Direction.EAST), surcharge)
    table.plan(RED, "Force Push")
    await casting.cast_spell(table.game, declaring.declared_spell(table.game, table.red, answer, has_full_action=True))


@rule("sup.spell.reverse-magic-new-secondary-targets", "sup.spell.reverse-magic-one-target-must-be-original-caster")
def test_a_teleport_takes_its_caster_wherever_the_reverser_likes(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    table.decide("turn spell", ("turn", table.red.id, "B2"))
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Teleport", table.blue, "C3")
    assert table.red.zone == table.zone("B2")
    assert table.blue.zone == table.zone("C2")
    assert table.blue.mana == 50 - 5 - 3


@rule(
    "sup.spell.reverse-magic-one-target-reverses-whole-spell",
    "sup.spell.reverse-magic-one-target-must-be-original-caster",
    "sup.spell.reverse-magic-new-secondary-targets",
)
def test_on_any_one_of_the_targets_it_turns_the_whole_spell(table: Table) -> None:
    fox, bobcat = table.put("Bitterwood Fox", RED, "C1"), table.put("Feral Bobcat", BLUE, "C1")
    table.attach("Agony", fox, BLUE)
    strength = table.attach("Bear Strength", bobcat, BLUE)
    table.hide("Reverse Magic", table.blue)
    agony = fox.attachments[0]
    table.decide("turn spell", ("turn", strength.id, table.red.id))
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Steal Enchantment", agony, table.blue.id)
    assert agony.attached_to is fox
    assert strength.attached_to is table.red
    assert strength.controller == BLUE


def test_a_spell_that_cannot_touch_its_caster_is_canceled(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.hide("Reverse Magic", wolf)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Essence Drain", wolf)
    assert spell.is_canceled
    assert not table.red.attachments
    assert not wolf.attachments


def test_a_spell_the_reverser_may_not_use_is_canceled(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Drain Life", table.blue).is_canceled
    assert table.red.damage == table.blue.damage == 0


def test_the_spell_of_a_familiar_turns_on_the_familiar(table: Table) -> None:
    grizzly = table.put("Steelclaw Grizzly", BLUE, "C2")
    familiar = table.put(make_creature("Owl", channeling=1, traits=["Familiar"]), RED, "C1", mana=20)
    table.hide("Reverse Magic", grizzly)
    table.decide("pay reveal", PAY)
    table.cast(familiar, "Agony", grizzly)
    assert [each.name for each in familiar.attachments] == ["Agony"]


def test_the_turned_spell_can_be_countered_by_its_first_caster(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    nullify = table.hide("Nullify", table.red)
    table.decide("pay reveal", PAY, PAY)
    assert table.cast(table.red, "Agony", table.blue).is_countered
    assert not table.in_play(nullify)
    assert not table.blue.attachments


def test_a_turned_spell_can_be_turned_again(table: Table) -> None:
    table.hide("Reverse Magic", table.blue)
    table.hide("Reverse Magic", table.red)
    table.decide("pay reveal", PAY, PAY)
    table.cast(table.red, "Agony", table.blue)
    (agony,) = table.blue.attachments
    assert (agony.name, agony.controller) == ("Agony", RED)
