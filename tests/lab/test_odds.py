"""Odds against rolled dice: the exact distribution must be what the engine's own resolver gives, roll by roll."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from mageduel import duel
from mageduel.agents.lots import lots
from mageduel.cli import main
from mageduel.facts.dice import ATTACK_FACES, EFFECT_SIDES
from mageduel.facts.errors import ForPeople
from mageduel.lab.exchange import Exchange, Modifiers, exchange
from mageduel.rules.attack.defenses import roll_needed, usable_defenses
from mageduel.rules.attack.dice import attack_traits, dice_reasons, number_of_dice
from mageduel.rules.attack.rolling import HITS_ON
from mageduel.rules.attack.tallies import weigh
from mageduel.rules.attack.targets import draft
from tests.kit.refused import refused

assert duel.RULES_VERSION
ROLLS = 200_000

ATTACKS: list[tuple[str, str | None, str, Modifiers]] = [
    ("Timber Wolf", None, "Royal Archer", Modifiers()),
    ("Steelclaw Grizzly", None, "Wizard", Modifiers(dice=2, armor=3)),
    ("Fireball", None, "Warlock", Modifiers(armor=2, piercing=1)),
    ("Timber Wolf", None, "Bitterwood Fox", Modifiers(attacker_conditions={"daze": 1})),
]


def simulated(fight: Exchange, rolls: int) -> Counter[int]:
    """Damage of many single strikes, each resolved by the function the attack itself uses."""
    attack = draft(fight.game, fight.attacker, fight.bar, fight.defender)
    attack.traits = attack_traits(attack)
    dice = number_of_dice(dice_reasons(attack))
    below = lots(1, 77)
    dazed = any(condition.name == "Daze" for condition in fight.attacker.conditions)
    defenses = [roll_needed(fight.defender, source, defense) for source, defense in usable_defenses(attack)]
    resolved: dict[tuple[int, ...], int] = {}
    found: Counter[int] = Counter()
    for _ in range(rolls):
        if dazed and below(EFFECT_SIDES) + 1 < HITS_ON:
            found[0] += 1
            continue
        if defenses and below(EFFECT_SIDES) + 1 >= min(defenses):
            found[0] += 1
            continue
        sides = [0] * len(ATTACK_FACES)
        for _ in range(dice):
            sides[below(len(ATTACK_FACES))] += 1
        shown = tuple(sides)
        damage = resolved.get(shown)
        if damage is None:
            faces = [ATTACK_FACES[side] for side, count in enumerate(shown) for _ in range(count)]
            damage = resolved[shown] = weigh(attack, faces).damage
        found[damage] += 1
    return found


@pytest.mark.parametrize(("attacker", "bar", "defender", "modifiers"), ATTACKS)
def test_odds_agree_with_two_hundred_thousand_rolls(
    attacker: str, bar: str | None, defender: str, modifiers: Modifiers
) -> None:
    fight = exchange(attacker, bar, defender, modifiers)
    odds = fight.odds()
    assert odds.strikes == 1
    rolls = ROLLS // len(ATTACKS)
    counted = simulated(fight, rolls)
    assert math.isclose(sum(each.chance for each in odds.damage), 1.0)
    for each in odds.damage:
        error = math.sqrt(each.chance * (1 - each.chance) / rolls)
        assert abs(counted[each.damage] / rolls - each.chance) <= 5 * error + 1e-6
    assert set(counted) <= {each.damage for each in odds.damage}


def test_modifiers_change_the_odds_as_they_should() -> None:
    plain = exchange("Timber Wolf", None, "Wizard").odds()
    assert exchange("Timber Wolf", None, "Wizard", Modifiers(dice=2)).odds().dice.value == plain.dice.value + 2
    assert exchange("Timber Wolf", None, "Wizard", Modifiers(armor=2)).odds().average < plain.average
    strong = exchange("Timber Wolf", None, "Wizard", Modifiers(attacker_has=("Bear Strength",))).odds()
    assert strong.average > plain.average
    assert exchange("Timber Wolf", None, "Wizard", Modifiers(damage=31)).odds().destroy_chance > 0.9


def test_what_cannot_be_asked_is_refused_in_one_line() -> None:
    with refused(ForPeople, match="did you mean"):
        exchange("Timber Wolf", "Bte", "Wizard")
    with refused(ForPeople, match="no Life"):
        exchange("Timber Wolf", None, "Bear Strength")


def test_the_command_prints_the_distribution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "Timber Wolf", "Royal Archer", "--armor", "1"]) == 0
    assert "damage on average" in capsys.readouterr().out
