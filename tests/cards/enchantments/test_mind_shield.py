"""Mind Shield: turned up in time, it keeps one psychic thing off its bearer."""

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, COUNTER_SPELL, DECLARE_SPELL
from mageduel.facts.cards import Card
from mageduel.facts.conditions import SLEEP
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.enchantments.reveals import COUNTER_REVEAL, reveal, reveal_options
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from mageduel.views.windows import concern
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, script_for

STARE = {
    "name": "Stare",
    "kind": "ranged",
    "action": "full",
    "range": [0, 1],
    "zone": True,
    "dice": 1,
    "damage": "psychic",
}


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster", blue="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B3")


@pytest.fixture
def shield(table: Table, wolf: Object) -> Object:
    return table.hide("Mind Shield", wolf)


def test_a_psychic_spell_on_its_bearer_is_countered(table: Table, wolf: Object, shield: Object) -> None:
    table.reveal_after(COUNTER_SPELL, shield)
    spell = table.cast(table.red, "Sleep", wolf)
    assert (spell.is_countered, wolf.conditions) == (True, {})
    assert not table.in_play(shield)


@rule("sup.spell.example-mind-shield-mass-sleep", "sup.spell.mind-shield-spell-only-own-part")
def test_of_those_struck_by_one_spell_only_its_bearer_is_saved(table: Table, wolf: Object, shield: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.reveal_after(COUNTER_SPELL, shield)
    spell = table.cast(table.red, "Mass Sleep", "B3")
    assert not spell.is_countered
    assert (wolf.conditions, fox.conditions) == ({}, {SLEEP: 1})
    assert not table.in_play(shield)


@rule("sup.spell.mind-shield-cancels-one-attack")
def test_a_psychic_attack_on_its_bearer_is_canceled(table: Table, wolf: Object, shield: Object) -> None:
    psylok = table.put("Psylok", RED, "B3")
    table.reveal_after(AVOID_ATTACK, shield)
    attack = table.attack(psylok, "Psionic Blast", wolf)
    assert (attack.is_canceled, attack.faces, wolf.damage) == (True, (), 0)
    assert not table.in_play(shield)
    table.dice("1* 0", effect=1)
    table.attack(psylok, "Psionic Blast", wolf)
    assert wolf.damage == 1


@rule("sup.spell.mind-shield-zone-attack-only-own-part")
def test_of_a_zone_attack_only_the_part_on_its_bearer(table: Table, wolf: Object, shield: Object) -> None:
    starer, fox = table.put(make_creature("Starer", attack=[STARE]), RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    table.reveal_after(AVOID_ATTACK, shield, target=wolf)
    table.decide("order", ("next", wolf.id))
    table.dice("1*")
    table.act(starer, ("attack", starer.id, 0, "B3"))
    assert (wolf.damage, fox.damage) == (0, 1)


@rule("sup.rules.mind-shield-only-card-for-reveal-counter-window")
def test_a_psychic_enchantment_is_destroyed_before_it_is_paid_for(table: Table, wolf: Object, shield: Object) -> None:
    control = table.hide("Mind Control", wolf, RED)
    table.reveal_after(COUNTER_REVEAL, shield)
    table.reveal(control)
    assert not table.in_play(control)
    assert not table.in_play(shield)
    assert (wolf.controller, wolf.conditions, table.red.mana) == (BLUE, {}, 50)
    assert [(each.moment, each.seat) for each in table.windows] == [(COUNTER_REVEAL, BLUE)]


@rule("sup.rules.reveal-counter-window-restricted")
def test_in_that_window_nothing_else_can_be_turned_up_and_a_person_is_stopped(
    table: Table, wolf: Object, shield: Object
) -> None:
    table.hide("Rhino Hide", wolf)
    control = table.hide("Mind Control", wolf, RED)
    [request] = reveal(table.game, control).send(None)
    assert request.player == BLUE
    assert set(request.options) == {("pass",), ("reveal", shield.id)}
    assert concern(table.game, request).asks


def test_let_pass_it_the_enchantment_does_its_work(table: Table, wolf: Object, shield: Object) -> None:
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    assert wolf.controller == RED
    assert shield.hidden


def test_whoever_has_anything_hidden_there_is_asked_for_that_tells_nothing(table: Table, wolf: Object) -> None:
    hide = table.hide("Rhino Hide", wolf)
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    assert [(each.moment, each.seat) for each in table.windows] == [(COUNTER_REVEAL, BLUE)]
    assert hide.hidden


def test_nobody_is_asked_for_what_is_not_psychic(table: Table, wolf: Object, shield: Object) -> None:
    table.reveal(table.hide("Force Hold", wolf, RED))
    assert table.windows == []
    assert shield.hidden


@pytest.mark.parametrize(("spell", "at_wolf"), [("Invisible Fist", True), ("Sleep", False)])
def test_it_is_turned_up_against_nothing_else(
    table: Table, wolf: Object, shield: Object, spell: str, at_wolf: bool
) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    assert ("reveal", shield.id) not in reveal_options(table.game, BLUE)
    table.reveal_after(COUNTER_SPELL, shield)
    with pytest.raises(Refused):
        table.cast(table.red, spell, wolf if at_wolf else fox)


def test_too_early_it_cannot_be_turned_up(table: Table, wolf: Object, shield: Object) -> None:
    table.reveal_after(DECLARE_SPELL, shield)
    with pytest.raises(Refused):
        table.cast(table.red, "Sleep", wolf)


def several(kind: str) -> Card:
    """A psychic spell for up to three named targets, an attack or a slumber."""
    row = {"name": f"Several {kind}", "cost": 3, "action": "quick", "range": [0, 2], "subtypes": ["psychic"]}
    if kind == "attack":
        bar = {"name": "Scream", "kind": "ranged", "dice": 1, "range": [0, 2], "damage": "psychic"}
        return make_card(**row, type="attack", target="1-3 creatures or conjurations", attack=[bar])
    return make_card(**row, type="incantation", target="1-3 creatures")


@rule("sup.spell.mind-shield-spell-only-own-part")
@pytest.mark.parametrize("first", ["bearer", "other"])
def test_of_several_named_targets_only_its_bearer_is_left_out(
    table: Table, wolf: Object, shield: Object, first: str
) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    spell = several("slumber")

    @script_for(spell).resolves
    async def put_to_sleep(game: Game, cast: Spell) -> None:
        for each in cast.targets:
            assert isinstance(each, Object)
            await give_condition(game, each, SLEEP)

    begin, then = (wolf, fox) if first == "bearer" else (fox, wolf)
    table.decide("further target", ("target", then.id), ("enough",))
    table.reveal_after(COUNTER_SPELL, shield)
    resolved = table.cast(table.red, spell, begin)
    assert not resolved.is_countered
    assert (wolf.conditions, fox.conditions) == ({}, {SLEEP: 1})


def test_of_several_named_attacks_as_well_and_alone_it_counters_the_spell(
    table: Table, wolf: Object, shield: Object
) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.decide("further target", ("target", fox.id), ("enough",))
    table.reveal_after(COUNTER_SPELL, shield)
    table.dice("1")
    table.cast(table.red, several("attack"), wolf)
    assert (wolf.damage, fox.damage) == (0, 1)
    other = table.hide("Mind Shield", wolf)
    table.decide("further target", ("enough",))
    table.reveal_after(COUNTER_SPELL, other)
    assert table.cast(table.red, several("attack"), wolf).is_countered
