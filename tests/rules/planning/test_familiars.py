"""Familiars: creatures that cast a spell prepared for them, with their own mana first."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import DISABLE
from mageduel.facts.library import card
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import PREPARES, plan_slots
from mageduel.rules.sight.lines import sees
from mageduel.state.events import SpellCast
from mageduel.state.objects import Object
from mageduel.views.table import table as shown_table
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature, script_for


def sprite() -> Card:
    """A familiar that casts any incantation or creature."""
    found = make_creature("Test Sprite", traits=["Familiar"], channeling=1)
    script_for(found).answer(PREPARES, lambda this, spell: spell.type.value in ("incantation", "creature"))
    return found


@pytest.fixture
def table() -> Table:
    return Table()


def familiar(table: Table, zone: str = "B2", spell: str = "Minor Heal", mana: int = 0) -> Object:
    found = table.put(sprite(), RED, zone, mana=mana)
    found.prepared = card(spell)
    return found


@rule(
    "core.familiar.casts-in-own-action-phase",
    "core.familiar.is-the-caster",
    "core.familiar.controller-controls-its-spells",
)
def test_a_familiar_casts_in_its_own_action_phase_and_is_the_caster() -> None:
    duel = Duel("arena", "Wizard", "Warlock", {"Minor Heal": 2})
    pixie = duel.put(sprite(), RED, "C1")
    duel.prepare_all()
    while duel.game.round == 1 or duel.request.kind != "plan":
        duel.step()
    duel.prepare(RED, also={pixie: "Minor Heal"})
    duel.activate(pixie, ("cast", pixie.id, "Minor Heal", duel.red.id))
    (event,) = duel.events(SpellCast)
    assert event.spell.caster is pixie
    assert event.spell.controller == RED
    assert card("Minor Heal") in duel.game.players[RED].discard


@rule("core.familiar.is-the-caster")
def test_range_is_counted_from_the_familiar(table: Table) -> None:
    pixie = familiar(table, "A2")
    near, far = table.put("Timber Wolf", RED, "A1"), table.put("Timber Wolf", RED, "C1")
    targets = {each[3] for each in table.actions(pixie) if each[0] == "cast"}
    assert near.id in targets
    assert far.id not in targets
    assert table.red.id not in targets, "though the mage stands beside him"


@rule("core.familiar.is-the-caster")
def test_sight_is_the_familiars_own(table: Table) -> None:
    """A wall hides the wolf from the pixie though the mage sees it, and another hides a fox from the mage alone."""
    pixie = familiar(table, "B1")
    table.move_to(table.red, "A2")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "C1")
    before = {each[3] for each in table.actions(pixie) if each[0] == "cast"}
    assert {wolf.id, fox.id} <= before
    table.wall("Wall of Stone", "B1|B2")
    targets = {each[3] for each in table.actions(pixie) if each[0] == "cast"}
    assert wolf.id not in targets
    assert fox.id in targets
    assert sees(table.game, table.red, wolf)
    table.wall("Wall of Stone", "A1|A2")
    table.wall("Wall of Stone", "A2|B2")
    assert not sees(table.game, table.red, fox)
    assert fox.id in {each[3] for each in table.actions(pixie) if each[0] == "cast"}


@rule("core.familiar.action-depends-on-spell")
@pytest.mark.parametrize(("spell", "after_moving"), [("Minor Heal", True), ("Timber Wolf", False)])
def test_a_quick_spell_can_be_cast_after_moving_and_a_full_one_cannot(
    table: Table, spell: str, after_moving: bool
) -> None:
    pixie = familiar(table, spell=spell)
    assert "cast" in {each[0] for each in table.actions(pixie)}
    assert ("cast" in {each[0] for each in table.actions(pixie, move_actions=1)}) is after_moving


@rule("core.familiar.own-mana-first", "core.familiar.shortfall-from-mage")
@pytest.mark.parametrize(("own", "left", "from_mage"), [(0, 0, 5), (3, 0, 2), (5, 0, 0), (8, 3, 0)])
def test_its_own_mana_goes_first_and_the_mage_adds_the_rest(table: Table, own: int, left: int, from_mage: int) -> None:
    pixie = familiar(table, mana=own)
    wolf = table.put("Timber Wolf", RED, damage=3)
    table.dice("1 0 0 0 0")
    table.cast(pixie, "Minor Heal", wolf)
    assert pixie.mana == left
    assert table.red.mana == 50 - from_mage


def test_together_they_must_have_enough(table: Table) -> None:
    table.red.mana = 2
    pixie = familiar(table, mana=2)
    wolf = table.put("Timber Wolf", RED)
    with pytest.raises(Refused):
        table.cast(pixie, "Minor Heal", wolf)
    table.red.mana = 3
    assert table.cast_options(pixie, "Minor Heal")


@rule("core.familiar.exclusive-caster")
def test_nobody_else_casts_its_spell_and_it_casts_nobody_elses(table: Table) -> None:
    pixie, other = familiar(table, "C1"), table.put(sprite(), RED, "C1")
    table.plan(RED, "Fireball")
    assert not [each for each in table.actions(table.red) if each[0] == "cast" and each[2] == "Minor Heal"]
    assert not [each for each in table.actions(other) if each[0] == "cast"]
    assert {each[2] for each in table.actions(pixie) if each[0] == "cast"} == {"Minor Heal"}


@rule("core.familiar.destroyed-destroys-spell")
def test_a_familiar_takes_its_uncast_spell_with_it(table: Table) -> None:
    pixie = familiar(table)
    table.run(destroy(table.game, pixie, A_TEST))
    assert card("Minor Heal") in table.game.players[RED].discard
    assert pixie.prepared is None


def test_a_disabled_familiar_gets_no_spell(table: Table) -> None:
    pixie = table.put(sprite(), RED)
    table.book(RED, "Minor Heal")
    assert [slot.key for slot in plan_slots(table.game, RED)] == [0, pixie.id]
    table.condition(pixie, DISABLE)
    assert [slot.key for slot in plan_slots(table.game, RED)] == [0]
    assert [slot.key for slot in plan_slots(table.game, BLUE)] == [0]


@rule("core.familiar.assignment-announced")
def test_the_opponent_learns_whose_spell_it_is_but_not_which(table: Table) -> None:
    pixie, other = familiar(table), table.put(sprite(), RED)
    seen = shown_table(table.game, BLUE).objects
    prepared = seen[str(pixie.id)].prepared
    assert prepared is not None
    assert prepared.card is None
    assert seen[str(other.id)].prepared is None
    own = shown_table(table.game, RED).objects[str(pixie.id)].prepared
    assert own is not None
    assert own.card == "Minor Heal"


@rule("core.familiar.can-cast-spells", "core.trait.familiar-casts-spells", "codex.familiar.casts")
def test_without_the_trait_a_creature_is_given_no_spell(table: Table) -> None:
    wolf, pixie = table.put("Timber Wolf", RED), table.put(sprite(), RED)
    table.book(RED, "Minor Heal")
    assert wolf.id not in [slot.key for slot in plan_slots(table.game, RED)]
    pixie.prepared = card("Minor Heal")
    assert [each for each in table.actions(pixie) if each[0] == "cast"]
