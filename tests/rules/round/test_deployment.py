"""The Deployment Phase: spawnpoints cast what was prepared for them, one turn for each player (ruling R5)."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.library import card
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.deployment import MANA_TO_WORK
from mageduel.state.events import SpellCast
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.answers import PASS
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_card, script_for

BOOK = {"Timber Wolf": 2, "Bitterwood Fox": 2, "Fireball": 2}


def den(*, reach: int = 0, mana_needed: int = 0) -> Card:
    """A spawnpoint for animals."""
    found = make_card(
        name=f"Test Den {mana_needed}",
        type="conjuration",
        cost=5,
        action="full",
        range=[0, reach],
        target="zone",
        life=8,
        armor=0,
        channeling=2,
        traits=["Spawnpoint"],
    )
    script = script_for(found)
    script.answer(PREPARES, lambda this, spell: "animal" in spell.subtypes)
    script.answer(MANA_TO_WORK, mana_needed)
    return found


def prepared(*dens: tuple[int, str, str], initiative: int = RED) -> tuple[Duel, list[Object]]:
    """The Deployment Phase of the second round, with spawnpoints: whose each is, its zone, and what it has prepared."""
    duel = Duel("arena", "Wizard", "Wizard", BOOK, BOOK, initiative=initiative)
    lairs = [duel.put(den(), seat, zone) for seat, zone, _ in dens]
    duel.red.mana = duel.blue.mana = 50
    plan_again(duel, {lair: name for lair, (_, _, name) in zip(lairs, dens, strict=True)})
    return duel, lairs


def plan_again(duel: Duel, spells: dict[Object, str]) -> None:
    """Play to the next round's Planning Phase and give every spawnpoint its spell."""
    round = duel.game.round
    while duel.game.round == round or duel.request.kind != "plan":
        duel.step()
    for request in duel.requests:
        seat = request.player
        duel.prepare(seat, also={lair: name for lair, name in spells.items() if lair.controller == seat})


def deploy(lair: Object, name: str, zone: str) -> tuple[object, ...]:
    return ("deploy", lair.id, "cast", lair.id, name, zone)


def creatures(duel: Duel, name: str) -> list[Object]:
    return [each for each in duel.game.objects.values() if each.name == name]


@rule(
    "core.deploy.spawnpoints-cast",
    "core.deploy.reveal-pay-resolve",
    "core.spawnpoint.casts-spells",
    "core.spawnpoint.controller-controls-its-spells",
    "core.trait.spawnpoint-deployment",
    "codex.spawnpoint.deployment",
    "core.summary.deployment-phase",
    "core.codex.controller-is-caster",
    "codex.controller.caster",
)
def test_a_spawnpoint_casts_its_spell_for_its_controller() -> None:
    duel, (lair,) = prepared((RED, "B2", "Timber Wolf"))
    mana = duel.red.mana + lair.mana
    request = duel.request
    assert (duel.game.phase, request.kind, request.player) == (Phase.DEPLOYMENT, "deploy", RED)
    duel.answer(deploy(lair, "Timber Wolf", "B2"))
    (wolf,) = creatures(duel, "Timber Wolf")
    assert wolf.controller == RED
    assert not wolf.active, "it comes into play inactive like every summoned creature"
    assert mana - duel.red.mana - lair.mana == 9
    assert lair.prepared is None


@rule("core.spawnpoint.range-from-spawnpoint")
def test_range_is_counted_from_the_spawnpoint() -> None:
    duel, _ = prepared((RED, "A2", "Timber Wolf"))
    places = [option[5] for option in duel.request.options if option != PASS]
    assert places == ["A2"], "its own zone, not the mage's"


@rule("core.spawnpoint.own-mana-first", "core.spawnpoint.shortfall-from-mage")
@pytest.mark.parametrize(("own", "left"), [(3, 0), (9, 0), (12, 3)])
def test_its_own_mana_goes_first_and_the_mage_adds_the_rest(own: int, left: int) -> None:
    duel, (lair,) = prepared((RED, "B2", "Timber Wolf"))
    lair.mana, duel.red.mana = own, 20
    duel.answer(deploy(lair, "Timber Wolf", "B2"))
    assert lair.mana == left
    assert duel.red.mana == 20 - max(0, 9 - own)


@rule("core.deploy.optional", "ruling.r5")
def test_it_need_not_be_cast() -> None:
    duel, (lair,) = prepared((RED, "B2", "Timber Wolf"))
    duel.answer(PASS)
    assert not creatures(duel, "Timber Wolf")
    assert lair.prepared is card("Timber Wolf")
    assert duel.game.phase is not Phase.DEPLOYMENT


@rule("core.deploy.initiative-order", "sup.rules.deployment-one-turn-each-in-initiative-order", "ruling.r5")
@pytest.mark.parametrize("first", [RED, BLUE])
def test_each_player_has_one_turn_for_any_or_all_the_initiative_first(first: int) -> None:
    duel, (one, two, theirs) = prepared(
        (first, "B2", "Timber Wolf"),
        (first, "B3", "Bitterwood Fox"),
        (1 - first, "A2", "Timber Wolf"),
        initiative=1 - first,
    )
    assert duel.game.initiative == first, "the second round"
    duel.answer(deploy(two, "Bitterwood Fox", "B3"))
    assert duel.request.player == first
    duel.answer(deploy(one, "Timber Wolf", "B2"))
    assert duel.request.player == 1 - first
    duel.answer(deploy(theirs, "Timber Wolf", "A2"))
    assert duel.game.phase is not Phase.DEPLOYMENT
    assert [event.spell.caster for event in duel.events(SpellCast)] == [two, one, theirs]


@rule("sup.rules.deployment-one-turn-each-in-initiative-order", "ruling.r5")
def test_who_is_done_does_not_get_another_turn_after_the_opponent() -> None:
    duel, (mine, theirs) = prepared((BLUE, "B2", "Timber Wolf"), (RED, "B3", "Timber Wolf"), initiative=RED)
    duel.answer(PASS)
    duel.answer(deploy(theirs, "Timber Wolf", "B3"))
    assert duel.game.phase is not Phase.DEPLOYMENT
    assert mine.prepared is not None


@rule("core.spawnpoint.exclusive-caster")
def test_nobody_else_can_cast_a_spell_assigned_to_a_spawnpoint() -> None:
    duel, (lair,) = prepared((RED, "C1", "Timber Wolf"))
    duel.answer(PASS)
    duel.activate(duel.red)
    options = duel.play_until("action").options
    assert "Timber Wolf" not in [option[2] for option in options if option[0] == "cast"]
    assert lair.prepared is not None


@rule("core.spawnpoint.destroyed-destroys-spell")
def test_a_spawnpoint_takes_its_uncast_spell_with_it() -> None:
    duel, (lair,) = prepared((RED, "B2", "Timber Wolf"))
    duel.start(destroy(duel.game, lair, A_TEST))
    assert card("Timber Wolf") in duel.game.players[RED].discard
    assert not creatures(duel, "Timber Wolf")


def test_a_spawnpoint_that_needs_mana_of_its_own_waits_for_it() -> None:
    duel = Duel(red_book=BOOK)
    lair = duel.put(den(mana_needed=4))
    duel.red.mana = 50
    plan_again(duel, {lair: "Timber Wolf"})
    assert lair.mana == 2
    assert duel.game.phase is not Phase.DEPLOYMENT, "too little mana: nothing to deploy"
    plan_again(duel, {lair: "Timber Wolf"})
    assert lair.mana == 4
    assert duel.request.kind == "deploy"
