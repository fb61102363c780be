"""The four mages of the core set, in the full game and in Apprentice Mode."""

from __future__ import annotations

import pytest

from mageduel.facts.cards import ActionKind, AttackKind
from mageduel.facts.library import card
from mageduel.facts.mages import UnknownMage, apprentice, mage, playable_mages
from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.ledger import rule
from tests.kit.refused import refused

NAMES = ["Beastmaster", "Priestess", "Warlock", "Wizard"]


@rule("core.mage.four-classes", "core.apprentice.four-mages-available", "ref.mode.apprentice-mages")
def test_four_mages_can_be_played() -> None:
    assert [name for name, each in playable_mages().items() if each.card.sets == ("core",)] == NAMES
    assert {"Academy Beastmaster", "Academy Wizard"} <= set(playable_mages("academy"))


def test_at_a_table_of_the_academy_its_mages_go_by_their_class() -> None:
    called = {name: each.called for name, each in playable_mages("academy").items()}
    assert all(name == f"Academy {short}" for name, short in called.items())
    assert {name: each.called for name, each in playable_mages().items()} == {name: name for name in playable_mages()}
    table = AcademyTable()
    assert (table.red.name, table.blue.name) == ("Beastmaster", "Wizard")


@rule(
    "core.mage.beastmaster-life-36",
    "core.mage.beastmaster-channeling-9",
    "core.mage.priestess-life-32",
    "core.mage.priestess-channeling-10",
    "core.mage.warlock-life-38",
    "core.mage.warlock-channeling-9",
    "core.mage.wizard-life-32",
    "core.mage.wizard-channeling-10",
    "core.mage.full-game-own-attributes",
    "ref.mode.master-individual-values",
)
@pytest.mark.parametrize(
    ("name", "life", "channeling"),
    [("Beastmaster", 36, 9), ("Priestess", 32, 10), ("Warlock", 38, 9), ("Wizard", 32, 10)],
)
def test_numbers_of_the_ability_cards(name: str, life: int, channeling: int) -> None:
    printed = mage(name).card
    assert (printed.life, printed.channeling, printed.armor) == (life, channeling, 0)


@rule(
    "core.mage.basic-melee-quick-3-dice",
    "core.mage.beastmaster-basic-melee-3-dice",
    "core.mage.priestess-basic-melee-3-dice",
    "core.mage.warlock-basic-melee-3-dice",
    "core.mage.wizard-basic-melee-3-dice",
    "core.mage.card-attacks",
)
@pytest.mark.parametrize("name", NAMES)
def test_each_has_a_quick_basic_melee_attack_of_three_dice(name: str) -> None:
    (bar,) = mage(name).card.attacks
    assert (bar.name, bar.kind, bar.action, bar.dice) == ("Basic Melee Attack", AttackKind.MELEE, ActionKind.QUICK, 3)
    assert (bar.damage_type, bar.traits) == (None, {})


@rule(
    "core.mage.beastmaster-battle-skill-melee-plus-1",
    "core.mage.warlock-battle-skill-melee-plus-1",
    "ref.mage.beastmaster.battle-skill",
    "ref.mage.warlock.battle-skill",
)
def test_battle_skill_is_melee_plus_1_for_two_of_them() -> None:
    assert [mage(name).card.value(MELEE) for name in NAMES] == [1, 0, 1, 0]
    assert ["Battle Skill" in mage(name).abilities for name in NAMES] == [True, False, True, False]


@rule(
    "core.mage.is-creature",
    "core.mage.level-6",
    "core.level.mage-is-level-6",
    "core.codex.mage-level-6",
)
@pytest.mark.parametrize("name", NAMES)
def test_a_mage_is_a_creature_of_level_6(name: str) -> None:
    assert mage(name).card.is_creature
    assert mage(name).card.level == 6
    assert apprentice(name).card.level == 6


@rule("sup.rules.mages-have-no-school")
@pytest.mark.parametrize("name", NAMES)
def test_a_mage_belongs_to_no_school(name: str) -> None:
    assert mage(name).card.schools == {}


@rule(
    "core.mage.card-subtype-race",
    "core.mage.card-subclass",
    "ref.mage.beastmaster.attributes",
    "ref.mage.priestess.attributes",
    "ref.mage.warlock.attributes",
    "ref.mage.wizard.attributes",
)
@pytest.mark.parametrize(
    ("name", "race", "subclass", "numbers"),
    [
        ("Beastmaster", "wood elf", "Straywood", (120, 36, 0, 9)),
        ("Priestess", "high elf", "Westlock", (120, 32, 0, 10)),
        ("Warlock", "human", "Arraxian Crown", (120, 38, 0, 9)),
        ("Wizard", "human", "Sortilege", (120, 32, 0, 10)),
    ],
)
def test_the_whole_row_of_each_mage(name: str, race: str, subclass: str, numbers: tuple[int, int, int, int]) -> None:
    of = mage(name)
    assert race in of.card.subtypes
    assert of.subclass == subclass
    assert (of.spell_points, of.card.life, of.card.armor, of.card.channeling) == numbers
    assert of.card.attacks[0].dice == 3


@rule(
    "core.apprentice.mages-identical",
    "core.apprentice.channeling-10",
    "core.apprentice.life-24",
    "core.apprentice.basic-melee-3-dice",
    "core.apprentice.no-special-abilities",
    "core.apprentice.no-ability-card",
    "core.apprentice.stat-line",
    "ref.mode.apprentice-stats",
    "ref.mode.apprentice-no-abilities",
)
@pytest.mark.parametrize("name", NAMES)
def test_apprentices_are_all_equal(name: str) -> None:
    young = apprentice(name)
    assert (young.card.channeling, young.card.life, young.card.armor) == (10, 24, 0)
    (bar,) = young.card.attacks
    assert (bar.kind, bar.action, bar.dice) == (AttackKind.MELEE, ActionKind.QUICK, 3)
    assert (young.abilities, young.ability_texts, young.card.traits, young.card.trait_texts) == ((), {}, (), ())


@rule("core.mage.full-game-uses-ability-cards", "core.mage.full-game-own-attributes")
@pytest.mark.parametrize("name", NAMES)
def test_the_full_game_gives_each_mage_numbers_and_abilities_of_his_own(name: str) -> None:
    assert mage(name).abilities
    assert mage(name).card.life != apprentice(name).card.life


@pytest.mark.parametrize("name", NAMES)
def test_every_ability_is_worded(name: str) -> None:
    of = mage(name)
    assert tuple(of.ability_texts) == of.abilities
    assert of.card.text
    assert all(len(text) > 10 for text in of.ability_texts.values())


@rule("core.condition.priestess-only-built-in")
def test_only_the_priestess_can_remove_conditions_by_herself() -> None:
    assert [name for name in NAMES if "Restore" in mage(name).abilities] == ["Priestess"]


@pytest.mark.parametrize(
    ("name", "word", "admitted"),
    [
        ("Warlock", "warlock", True),
        ("Warlock", "dark mage", True),
        ("Warlock", "fire mage", True),
        ("Warlock", "holy mage", False),
        ("Wizard", "dark mage", False),
        ("Wizard", "air mage", True),
        ("Priestess", "priest", False),
    ],
)
def test_whom_a_restriction_admits(name: str, word: str, admitted: bool) -> None:
    assert mage(name).answers_to(word) is admitted


def test_a_mage_may_use_what_is_not_restricted() -> None:
    assert all(mage(name).may_use(card("Dispel")) for name in NAMES)
    assert [mage(name).may_use(card("Lair")) for name in NAMES] == [True, False, False, False]


def test_an_unknown_mage_is_refused_with_the_nearest_spelling() -> None:
    assert mage("wIZARD").name == "Wizard"
    with refused(UnknownMage, match="'Warlok'; did you mean Warlock"):
        mage("Warlok")
    with refused(UnknownMage, match=r"no mage called 'zzz'; there are Beastmaster, Priestess, Warlock, Wizard"):
        mage("zzz")
