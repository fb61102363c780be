"""Reveal windows: which of them interrupt a player, from public facts and the player's own settings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mageduel.dsl.script import script_of
from mageduel.facts.cards import CardType
from mageduel.facts.conditions import WEAK
from mageduel.facts.library import playable
from mageduel.facts.mages import playable_mages
from mageduel.rules.attack import action as attack_action
from mageduel.rules.enchantments.reveals import REVEAL_RULE, reveal_options
from mageduel.rules.objects.destroy import HAS_LAST_WORD
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.answers import NOTHING
from tests.kit.table import BLUE, RED
from tests.views.watched import Watched, attack

# The useful moment of every enchantment is offered by default


def when_attacked(table: Watched, name: str) -> Object:
    fox = table.put("Bitterwood Fox", RED)
    hidden = table.hide(name, fox)
    attack(table, table.put("Timber Wolf", BLUE), fox)
    return hidden


def when_it_attacks(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", BLUE)
    hidden = table.hide(name, wolf, RED)
    attack(table, wolf, table.put("Bitterwood Fox", RED))
    return hidden


def when_a_friend_is_attacked_there(table: Watched, name: str) -> Object:
    hidden = table.hide(name, "B2", RED)
    attack(table, table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B2"))
    return hidden


def when_it_casts(table: Watched, name: str) -> Object:
    hidden = table.hide(name, table.blue, RED)
    table.cast(table.blue, "Call of the Wild", None)
    return hidden


def when_its_gear_is_dissolved(table: Watched, name: str) -> Object:
    boots = table.attach("Leather Boots", table.red)
    table.move_to(table.blue, "C1")
    hidden = table.hide(name, table.red)
    table.cast(table.blue, "Dissolve", table.red, boots.id)
    return hidden


def beside_a_summoning(table: Watched, name: str) -> Object:
    hidden = table.hide(name, "B2", RED)
    table.act(table.red, NOTHING)
    return hidden


def when_it_would_be_healed(table: Watched, name: str) -> Object:
    hidden = table.hide(name, table.blue, RED)
    table.dice("0 0 0 0 0")
    table.cast(table.blue, "Minor Heal", table.blue)
    return hidden


def when_it_is_about_to_act(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", BLUE, "C4")
    hidden = table.hide(name, wolf, RED)
    table.act(wolf, NOTHING)
    return hidden


def when_it_has_come_near(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    hidden = table.hide(name, wolf, RED)
    table.act(wolf, ("move", "B2"), NOTHING)
    return hidden


def when_it_walks_off(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    hidden = table.hide(name, wolf, RED)
    table.act(wolf, ("move", "B2"), NOTHING)
    return hidden


def before_upkeep(table: Watched, name: str) -> Object:
    hidden = table.hide(name, table.put("Timber Wolf", BLUE, "C4"), RED)
    table.channel()
    return hidden


def before_upkeep_on_its_own(table: Watched, name: str) -> Object:
    hidden = table.hide(name, table.put("Timber Wolf", RED, "C4"))
    table.channel()
    return hidden


def before_mana_is_channeled(table: Watched, name: str) -> Object:
    hidden = table.hide(name, table.red)
    table.game.round, hidden.cast_round = 3, 2
    table.reset()
    return hidden


def beside_its_own_action(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", RED)
    hidden = table.hide(name, wolf)
    table.act(wolf, NOTHING)
    return hidden


def when_it_is_weak_and_about_to_act(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, WEAK)
    hidden = table.hide(name, wolf)
    table.act(wolf, NOTHING)
    return hidden


def with_force_to_draw_on(table: Watched, name: str) -> Object:
    table.summon("Psionic Cobra", RED, "B1")
    return beside_its_own_action(table, name)


def beside_an_attack_on_it(table: Watched, name: str) -> Object:
    hidden = table.hide(name, table.put("Timber Wolf", BLUE), RED)
    table.act(table.put("Bitterwood Fox", RED), NOTHING)
    return hidden


def when_a_psychic_spell_strikes(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", RED, "A4")
    hidden = table.hide(name, wolf)
    table.cast(table.blue, "Sleep", wolf)
    return hidden


def outside_of_action_phases(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    hidden = table.hide(name, wolf, RED)
    assert ("reveal", hidden.id) in reveal_options(table.game, RED)
    return hidden


def on_ones_own_turn(table: Watched, name: str) -> Object:
    table.game.phase, table.game.turn = Phase.ACTIONS, BLUE  # Red has the turn, Blue the next one
    hidden = table.hide(name, table.put("Timber Wolf", RED, "C1"), RED)
    assert ("reveal", hidden.id) in reveal_options(table.game, RED)
    return hidden


def when_an_enemy_there_is_about_to_act(table: Watched, name: str) -> Object:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    hidden = table.hide(name, "B2", RED)
    table.act(wolf, NOTHING)
    return hidden


def by_itself(table: Watched, name: str) -> Object:
    return table.hide(name, table.red)


def when_it_is_asked_for(table: Watched, name: str) -> Object:
    return table.hide(name, table.put("Bitterwood Fox", RED))


def when_its_bearer_falls(table: Watched, name: str) -> Object:
    return table.hide(name, table.put("Bitterwood Fox", RED))


Situation = Callable[[Watched, str], Object]
USEFUL: dict[str, tuple[Situation, str | None]] = {
    "Adramelech's Touch": (before_upkeep, "Channel Phase"),
    "Agony": (when_it_attacks, "Declare Attack"),
    "Akiro's Favor": (beside_its_own_action, None),
    "Akiro's Game": (beside_a_summoning, None),
    "Arcane Corruption": (before_upkeep, "Channel Phase"),
    "Arcane Ward": (by_itself, None),
    "Arcane Webbing": (on_ones_own_turn, None),
    "Armor Ward": (when_its_gear_is_dissolved, "Declare Spell"),
    "Astral Anchor": (beside_a_summoning, None),
    "Asyra's Touch": (when_attacked, "Declare Attack"),
    "Badger Frenzy": (beside_its_own_action, None),
    "Ballad of Courage": (beside_its_own_action, None),
    "Barkskin": (when_attacked, "Roll Dice"),
    "Bear Strength": (beside_its_own_action, None),
    "Bind Spirit": (when_it_walks_off, "Leaving Zone Effects"),
    "Blessed Focus": (beside_its_own_action, None),
    "Blind": (by_itself, None),
    "Block": (by_itself, None),
    "Blur": (before_upkeep_on_its_own, "Channel Phase"),
    "Brace Yourself": (when_attacked, "Roll Dice"),
    "Bull Endurance": (when_attacked, "Roll Dice"),
    "Chains of Agony": (when_it_is_about_to_act, "activation"),
    "Chakra of Protection": (when_attacked, "Declare Attack"),
    "Chant of Rage": (before_upkeep, "Channel Phase"),
    "Charm": (outside_of_action_phases, None),
    "Cheetah Speed": (beside_its_own_action, None),
    "Circle of Fire": (when_attacked, "Roll Dice"),
    "Circle of Light": (when_attacked, "Roll Dice"),
    "Circle of Lightning": (when_attacked, "Roll Dice"),
    "Circle of Protection": (when_a_friend_is_attacked_there, "Declare Attack"),
    "Cobra Reflexes": (when_attacked, "Declare Attack"),
    "Confusion": (when_it_is_about_to_act, "activation"),
    "Cowardice": (when_it_is_about_to_act, "activation"),
    "Critical Strike": (beside_its_own_action, None),
    "Curse Item": (before_upkeep, "Channel Phase"),
    "Curse of Decay": (before_upkeep, "Channel Phase"),
    "Curse of Servitude": (before_upkeep, "Channel Phase"),
    "Curse of Weakness": (before_upkeep, "Channel Phase"),
    "Death Link": (before_upkeep, "Channel Phase"),
    "Debilitate": (when_it_attacks, "Declare Attack"),
    "Decoy": (beside_its_own_action, None),
    "Deep Freeze": (before_upkeep_on_its_own, "Channel Phase"),
    "Defend Me": (when_it_is_asked_for, None),
    "Demonic Bloodlust": (beside_its_own_action, None),
    "Demonic Link": (beside_its_own_action, None),
    "Desperate Focus": (when_attacked, "Roll Dice"),
    "Dig In": (when_attacked, "Roll Dice"),
    "Divine Intervention": (when_attacked, "Declare Attack"),
    "Divine Might": (beside_its_own_action, None),
    "Divine Protection": (when_attacked, "Declare Attack"),
    "Divine Reversal": (by_itself, None),
    "Dodge": (by_itself, None),
    "Drop Item": (on_ones_own_turn, None),
    "Drown": (before_upkeep, "Channel Phase"),
    "Eagle Wings": (beside_its_own_action, None),
    "Enchantment Transfusion": (when_attacked, "Declare Attack"),
    "Enfeeble": (when_it_is_about_to_act, "activation"),
    "Essence Drain": (before_upkeep, "Channel Phase"),
    "Exile": (when_it_is_about_to_act, "activation"),
    "Eye for an Eye": (when_attacked, "Declare Attack"),
    "Falcon Precision": (beside_its_own_action, None),
    "Fire at Will": (beside_its_own_action, None),
    "Force Crush": (when_it_has_come_near, "Entering Zone Effects"),
    "Force Hold": (when_it_has_come_near, "Entering Zone Effects"),
    "Force Orb": (when_attacked, "Declare Attack"),
    "Force Shield": (when_attacked, "Declare Attack"),
    "Force Sword": (beside_its_own_action, None),
    "Forcefield": (when_attacked, "Declare Attack"),
    "Form Ranks": (when_attacked, "Declare Attack"),
    "Fortified Position": (when_a_friend_is_attacked_there, "Declare Attack"),
    "Fortified Resolve": (beside_its_own_action, None),
    "Frost Trap": (by_itself, None),
    "Fumble": (when_it_attacks, "Declare Attack"),
    "Galvanize": (when_it_is_weak_and_about_to_act, None),
    "Gator Toughness": (when_attacked, "Roll Dice"),
    "Ghoul Rot": (before_upkeep, "Channel Phase"),
    "Giant Size": (beside_its_own_action, None),
    "Glancing Blow": (by_itself, None),
    "Harmonize": (before_mana_is_channeled, "Reset Phase"),
    "Hawkeye": (beside_its_own_action, None),
    "Healing Charm": (when_attacked, "Roll Dice"),
    "Healing Madrigal": (before_upkeep_on_its_own, "Channel Phase"),
    "Hellfire Trap": (by_itself, None),
    "Hoodwink": (when_attacked, "Declare Attack"),
    "Hydrothermal Vent": (by_itself, None),
    "Iguana Regrowth": (before_upkeep_on_its_own, "Channel Phase"),
    "Jinx": (by_itself, None),
    "Joined Strength": (beside_its_own_action, None),
    "Knight's Courage": (beside_its_own_action, None),
    "Lesser Invisibility": (on_ones_own_turn, None),
    "Life Link": (before_upkeep_on_its_own, "Channel Phase"),
    "Lion Savagery": (beside_its_own_action, None),
    "Lullaby": (before_upkeep, "Channel Phase"),
    "Magebane": (when_it_casts, "Declare Spell"),
    "Maim Wings": (beside_an_attack_on_it, None),
    "Mana Vampirism": (beside_its_own_action, None),
    "Marked for Death": (beside_an_attack_on_it, None),
    "Mass Cowardice": (when_an_enemy_there_is_about_to_act, "activation"),
    "Mind Control": (outside_of_action_phases, None),
    "Mind Seize": (by_itself, None),
    "Mind Shield": (when_a_psychic_spell_strikes, "Counter Spell"),
    "Minor Essence Drain": (before_upkeep, "Channel Phase"),
    "Miss": (by_itself, None),
    "Mongoose Agility": (beside_its_own_action, None),
    "Nullify": (by_itself, None),
    "Overgrowth": (beside_its_own_action, None),
    "Pacify": (when_it_attacks, "Declare Attack"),
    "Paladin's Valor": (when_attacked, "Roll Dice"),
    "Panther Stealth": (beside_its_own_action, None),
    "Plagued": (before_upkeep, "Channel Phase"),
    "Poisoned Blood": (when_it_would_be_healed, "Declare Spell"),
    "Press the Attack": (beside_its_own_action, None),
    "Promotion": (when_it_is_asked_for, None),
    "Reclamation": (beside_a_summoning, None),
    "Redirect": (by_itself, None),
    "Redistributed Power": (with_force_to_draw_on, None),
    "Regrowth": (before_upkeep_on_its_own, "Channel Phase"),
    "Reinforce": (when_attacked, "Roll Dice"),
    "Reprisal": (when_attacked, "Declare Attack"),
    "Repulsion Field": (by_itself, None),
    "Restore": (when_attacked, "Roll Dice"),
    "Retaliate": (when_attacked, "Declare Attack"),
    "Reverse Attack": (by_itself, None),
    "Reverse Magic": (by_itself, None),
    "Rhino Hide": (when_attacked, "Roll Dice"),
    "Rise Again": (when_attacked, "Roll Dice"),
    "Rust": (beside_an_attack_on_it, None),
    "Sacred Ground": (when_a_friend_is_attacked_there, "Declare Attack"),
    "Sanctuary": (before_upkeep_on_its_own, "Channel Phase"),
    "Sanguine Thirst": (beside_its_own_action, None),
    "Second Chance": (when_its_bearer_falls, None),
    "Sentinel of V'Tar": (when_attacked, "Roll Dice"),
    "Shock": (by_itself, None),
    "Shrink": (when_it_attacks, "Declare Attack"),
    "Slumber": (when_it_is_about_to_act, "activation"),
    "Song of Love": (before_upkeep, "Channel Phase"),
    "Spiked Pit": (by_itself, None),
    "Standard Bearer": (beside_its_own_action, None),
    "Stench of Death": (beside_a_summoning, None),
    "Stumble": (when_it_walks_off, "Leaving Zone Effects"),
    "Summoning Circle": (beside_a_summoning, None),
    "Tangleroot": (when_it_attacks, "Declare Attack"),
    "Tar Trap": (by_itself, None),
    "Telekinetic Bomb": (before_upkeep, "Channel Phase"),
    "Teleport Trap": (by_itself, None),
    "Terrifying Visage": (when_attacked, "Declare Attack"),
    "Theft of Life": (when_it_would_be_healed, "Declare Spell"),
    "Turn to Stone": (when_it_is_about_to_act, "activation"),
    "Unholy Reversal": (by_itself, None),
    "V'Tar Force Sentry": (beside_a_summoning, None),
    "Vampirism": (beside_its_own_action, None),
    "Wolf Fury": (beside_its_own_action, None),
}
"""For every enchantment that somebody can cast: where it helps, and after which step one is asked, if by a window."""


def test_every_enchantment_has_its_moment() -> None:
    enchantments = [card for card in playable().values() if card.type is CardType.ENCHANTMENT]
    mages = playable_mages().values()
    assert set(USEFUL) == {card.name for card in enchantments if any(mage.may_use(card) for mage in mages)}


@pytest.mark.parametrize("name", sorted(USEFUL))
def test_the_useful_moment_of_every_enchantment_is_offered_by_default(name: str) -> None:
    table = Watched()
    situation, step = USEFUL[name]
    hidden = situation(table, name)
    reveal = ("reveal", hidden.id)
    if situation is by_itself:
        assert script_of(hidden.card).mandatory
    elif situation is when_it_is_asked_for:
        assert REVEAL_RULE.is_given_by(hidden)  # at a moment too common to be asked about; a stop for the card does it
    elif situation is when_its_bearer_falls:
        assert HAS_LAST_WORD.is_given_by(hidden)  # it is an offer then, and no window
    elif situation in (outside_of_action_phases, on_ones_own_turn):
        assert table.interruptions() == []  # it is turned up beside what its player decides between Action Phases
    elif step is None:
        assert reveal in next(each for each in table.asked if each.kind == "action").options
        assert table.interruptions() == []
    else:
        offered = [each for each in table.noted if each.step == step and reveal in each.options]
        assert [each.concern.asks for each in offered] == [True]


# What interrupts, and what does not


def test_an_attack_on_a_bearer_interrupts_twice_and_one_on_anybody_else_never() -> None:
    table = Watched()
    wolf, fox, bobcat = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox"), table.put("Timber Wolf")
    table.hide("Rhino Hide", fox)
    attack(table, wolf, fox)
    assert table.interruptions() == ["Declare Attack", "Roll Dice"]
    table.noted.clear()
    attack(table, wolf, bobcat)
    assert len(table.noted) > 5
    assert table.interruptions() == []
    assert {each.concern.code for each in table.noted} == {"elsewhere", "no-stop"}


def test_nothing_interrupts_ones_own_actions() -> None:
    table = Watched()
    wolf, fox = table.put("Timber Wolf", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2")
    for bearer, name in ((wolf, "Bear Strength"), (fox, "Marked for Death"), (table.red, "Harmonize")):
        table.hide(name, bearer, RED)
    table.hide("Sacred Ground", "B2", RED)
    table.dice("0 0 0 0")
    table.act(wolf, ("move", "B2"), ("attack", wolf.id, 0, fox.id))
    table.cast(table.red, "Call of the Wild", None)
    assert len(table.noted) > 15
    assert table.interruptions() == []


def test_the_counterstrike_to_ones_own_attack_is_somebody_elses() -> None:
    table = Watched()
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.hide("Rhino Hide", wolf)
    table.attach("Retaliate", grizzly)
    table.dice("0 0 0 0")
    table.dice("0 0 0 0 0")
    table.decide("counterstrike", lambda request: request.options[-1])
    table.start(attack_action.attack_with(table.game, wolf, wolf.card.attacks[0], grizzly))
    assert table.interruptions() == ["Declare Attack", "Roll Dice"]


def test_a_push_by_ones_own_spell_is_ones_own() -> None:
    table = Watched()
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide("Force Hold", wolf, RED)
    table.cast(table.red, "Force Push", wolf, 1, 0)
    assert any(each.step == "Entering Zone Effects" for each in table.noted)
    assert table.interruptions() == []


def test_seeking_dispel_on_a_hidden_card_interrupts_while_it_can_be_saved() -> None:
    table = Watched()
    hold = table.hide("Force Hold", table.put("Timber Wolf", BLUE, "C4"), RED)
    table.cast(table.blue, "Seeking Dispel", hold)
    assert table.interruptions() == ["Declare Spell"]


def test_a_card_that_has_lain_there_for_a_round_is_not_asked_about_before_channeling() -> None:
    table = Watched()
    hidden = table.hide("Harmonize", table.red)
    table.game.round, hidden.cast_round = 4, 2
    table.reset()
    assert table.interruptions() == []
