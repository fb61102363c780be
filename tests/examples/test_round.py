"""The worked examples of the chapters on the round, the quickcast action and Action Phases."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, REGENERATE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import value
from mageduel.rules.round import action_stage
from mageduel.state.events import Activated, SpellCast
from tests.kit.answers import NOTHING, PASS
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature
from tests.kit.walking import place

LIGHTNING = DAMAGE_MODIFIER[DamageType.LIGHTNING]


# Channel, upkeep and traits


@rule("core.channel.example-beastmaster-first-round")
def test_the_beastmasters_first_channel_phase() -> None:
    duel = Duel("arena", "Beastmaster", "Warlock", {"Minor Heal": 1})
    duel.play_until("plan")
    assert duel.red.mana == 10 + 9


@rule("core.upkeep.example-unicorn-burn-regenerate", "core.trait.regenerate-x-heals-x")
@pytest.mark.parametrize(("first", "survives"), [("Regenerate", True), ("Burn", False)])
def test_the_burning_unicorn_heals_or_burns_first_as_its_controller_likes(first: str, survives: bool) -> None:
    table = Table()
    unicorn = table.put("Highland Unicorn", RED, damage=7)
    table.condition(unicorn, BURN)
    table.decide("upkeep order", lambda request: next(each for each in request.options if each[2] == first))
    table.dice("2")
    table.upkeep()
    assert table.in_play(unicorn) is survives


@rule("core.trait.example-lightning-sum", "core.trait.signed-values-sum")
def test_lightning_plus_one_and_minus_two() -> None:
    table = Table()
    knight = table.put(make_creature("Iron Knight", traits=["Lightning +1"]))
    grant_for_a_while(knight, LIGHTNING(-2), source="a spell")
    assert value(knight, LIGHTNING) == -1


@rule("core.trait.example-regenerate-highest", "core.trait.unsigned-highest-only")
def test_regenerate_two_and_three_heal_three() -> None:
    table = Table()
    unicorn = table.put("Highland Unicorn", RED, damage=6)
    grant_for_a_while(unicorn, REGENERATE(3), source="a spell")
    table.upkeep()
    assert unicorn.damage == 3


@rule("core.spawnpoint.example-lair", "core.deploy.lair-casts-animals")
def test_the_lair_channels_and_casts_an_animal_with_its_own_mana_first() -> None:
    duel = Duel("arena", "Beastmaster", "Warlock", {"Timber Wolf": 1, "Bitterwood Fox": 1, "Fireball": 1})
    lair = duel.put("Lair", RED, "C2", mana=1)
    while duel.game.round == 1 or duel.request.kind != "plan":
        duel.step()
    assert lair.mana == 1 + 2, "a Channel Phase has gone by"
    with_lair = duel.plan_answer(RED, "Fireball", "Bitterwood Fox", also={lair: "Timber Wolf"})
    duel.answer(with_lair, RED)
    mana = duel.red.mana
    duel.play_until("deploy")
    duel.answer(("deploy", lair.id, "cast", lair.id, "Timber Wolf", "C2"))
    assert lair.mana == 0
    assert [event.spell.card.name for event in duel.events(SpellCast)] == ["Timber Wolf"]
    assert mana - duel.red.mana == 9 - 3


# Quickcast


@rule("core.quickcast.example-enchant-after-wolf")
def test_the_wolf_goes_on_guard_and_the_beastmaster_enchants_his_bobcat_afterwards() -> None:
    duel = Duel("arena", "Beastmaster", "Warlock", {"Bear Strength": 1})
    wolf, bobcat = duel.put("Timber Wolf", RED, "C1"), duel.put("Feral Bobcat", RED, "C1")
    duel.prepare_all(red=("Bear Strength",))
    duel.activate(wolf, ("guard",))
    duel.play_until("after", RED)
    duel.answer(("cast", 0, "Bear Strength", bobcat.id))
    assert wolf.guarding
    assert [each.name for each in bobcat.attachments] == ["Bear Strength"]
    assert not duel.game.players[RED].quickcast


@rule("core.quickcast.example-arcane-zap", "core.special.example-arcane-zap-cost", "core.special.ability-mana-cost")
def test_the_wizard_quickcasts_arcane_zap_for_one_mana_and_casts_again_in_his_action_phase() -> None:
    duel = Duel("arena", "Wizard", "Warlock", {"Minor Heal": 1})
    imp = duel.put("Firebrand Imp", BLUE, "C2")
    duel.prepare_all(red=("Minor Heal",))
    request = duel.play_until("quickcast", RED)
    zap = next(each for each in request.options if each[0] == "cast" and each[2] == "Arcane Zap" and each[3] == imp.id)
    mana = duel.red.mana
    duel.answer(zap)
    assert duel.red.mana == mana - 1
    duel.activate(duel.red, ("cast", 0, "Minor Heal", duel.red.id))
    assert [event.spell.card.name for event in duel.events(SpellCast)] == ["Arcane Zap", "Minor Heal"]


@rule("core.special.example-arcane-zap-cost", "core.special.ability-mana-cost")
def test_without_one_mana_there_is_no_arcane_zap() -> None:
    table = Table(red="Wizard", mana=0)
    table.put("Firebrand Imp", BLUE, "C2")
    assert not action_stage.quickcast_options(table.game, RED)
    table.red.mana = 1
    assert action_stage.quickcast_options(table.game, RED)


@rule("core.quickcast.example-combo-before-activation")
def test_a_creature_is_teleported_to_an_enemy_just_before_its_action_phase() -> None:
    duel = Duel("arena", "Wizard", "Warlock", {"Teleport": 1})
    bear, imp = duel.put("Steelclaw Grizzly", RED, "C1"), duel.put("Firebrand Imp", BLUE, "B2")
    duel.prepare_all(red=("Teleport",))
    duel.play_until("activate", RED)
    duel.answer(("cast", 0, "Teleport", bear.id, "B2"))
    duel.dice("0 0 0 0 0 0 0")
    heavy = [bar.name for bar in bear.card.attacks].index("Heavy Claw Strike")
    duel.activate(bear, ("attack", bear.id, heavy, imp.id))
    assert place(bear) == "B2"
    assert next(event.creature for event in duel.events(Activated)) is bear


@rule("sup.rules.example-quickcast-teleport-then-full-action")
def test_a_mage_teleports_himself_and_takes_a_full_action_where_he_arrives() -> None:
    duel = Duel("arena", "Wizard", "Warlock", {"Teleport": 1, "Timber Wolf": 1})
    duel.put("Bitterwood Fox", RED, "C2")
    duel.red.mana = 30
    duel.prepare_all(red=("Teleport", "Timber Wolf"))
    duel.play_until("activate", RED)
    duel.answer(("cast", 0, "Teleport", duel.red.id, "B2"))
    duel.activate(duel.red, ("cast", 0, "Timber Wolf", "B2"))
    (wolf,) = [each for each in duel.game.objects.values() if each.name == "Timber Wolf"]
    assert place(wolf) == place(duel.red) == "B2"


# Taking turns


@rule("core.phase.example-warlock-passes", "core.phase.pass-only-if-fewer-active")
def test_the_lone_warlock_passes_against_two_but_not_against_one() -> None:
    duel = Duel("arena", "Warlock", "Beastmaster", {"Minor Heal": 1})
    tegu = duel.put("Emerald Tegu", BLUE, "A4")
    duel.prepare_all()
    request = duel.play_until("activate", RED)
    assert PASS in request.options
    duel.answer(PASS)
    duel.play_until("activate", BLUE)
    duel.answer(("activate", tegu.id))
    duel.play_until("action", BLUE)
    duel.answer(NOTHING)
    assert duel.game.acting is duel.red, "he has to act, and nothing is left to choose but himself"
    assert not [each for each in duel.questions if each.kind == "activate" and each.seat == RED][1:]


# Victory


@rule("sup.rules.example-magebane-double-kill-draw", "sup.rules.mage-death-draw-if-all-die-in-phase")
def test_the_wizard_kills_the_warlock_and_dies_of_magebane() -> None:
    duel = Duel("arena", "Wizard", "Warlock", {"Fireball": 1})
    duel.move_to(duel.blue, "C2")
    duel.attach("Magebane", duel.red, BLUE)
    for mage in (duel.red, duel.blue):
        mage.damage = (mage.card.life or 0) - 1
    duel.prepare_all(red=("Fireball",))
    duel.dice("2 2 2 2 2 2")
    duel.activate(duel.red, ("cast", 0, "Fireball", duel.blue.id))
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None
