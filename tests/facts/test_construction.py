"""Building a spellbook: what a spell costs and what a book may hold."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mageduel.facts.cards import Card, CardType, SchoolMode
from mageduel.facts.library import card, library
from mageduel.facts.mages import mage
from mageduel.facts.spellbooks import ARENA, Issue, Spellbook, copy_limit, issues, points, spell_points
from mageduel.facts.training import Training
from mageduel.facts.traits import EPIC, NOVICE, Trait
from mageduel.words.errors import issue_remedy, issue_sentence, issue_text
from tests.kit.ledger import rule


def book(owner: str, **cards: int) -> Spellbook:
    return Spellbook("A book", owner, ARENA, {name.replace("_", " "): copies for name, copies in cards.items()})


def spell(level: int, school: str = "nature", *traits: Trait) -> Card:
    return Card("A spell", CardType.INCANTATION, schools={school: level}, traits=traits)


def codes(found: tuple[Issue, ...]) -> list[str]:
    return [issue.code for issue in found]


# Training


@rule(
    "core.spellbook.trained-cost-level",
    "core.spellbook.untrained-cost-double",
    "core.spellbook.opposed-cost-triple",
    "core.spellbook.beastmaster-trained-nature",
    "core.spellbook.beastmaster-not-trained-war",
    "core.spellbook.beastmaster-opposed-fire",
    "core.example.beastmaster-level-3-costs",
    "core.spellbook.cost-from-level-and-training",
    "core.card.school-level-for-spellbook",
)
def test_a_beastmaster_pays_one_two_or_three_times_the_level() -> None:
    beastmaster = mage("Beastmaster")
    assert spell_points(beastmaster, spell(3, "nature")) == 3
    assert spell_points(beastmaster, spell(3, "war")) == 6
    assert spell_points(beastmaster, spell(3, "fire")) == 9


@rule("core.spellbook.trained-cost-level", "codex.level.uses", "core.codex.level-uses")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_the_price_grows_with_the_level(level: int) -> None:
    assert spell_points(mage("Priestess"), spell(level, "holy")) == level
    assert spell_points(mage("Priestess"), spell(level, "dark")) == 3 * level


@rule(
    "core.spellbook.warlock-opposed-holy",
    "core.spellbook.warlock-trained-dark-fire",
    "core.spellbook.wizard-not-trained-dark",
    "core.spellbook.priestess-trained-holy",
    "sup.ability.wizard-training-arcane-air",
    "ref.mage.beastmaster.training",
    "ref.mage.priestess.training",
    "ref.mage.warlock.training",
)
@pytest.mark.parametrize(
    ("owner", "trained", "opposed"),
    [
        ("Beastmaster", {"nature"}, {"fire"}),
        ("Priestess", {"holy"}, {"dark"}),
        ("Warlock", {"dark", "fire"}, {"holy"}),
        ("Wizard", {"arcane", "air"}, set()),
    ],
)
def test_training_of_each_mage(owner: str, trained: set[str], opposed: set[str]) -> None:
    schools = {school for each in library().values() for school in each.schools}
    prices = {school: spell_points(mage(owner), spell(1, school)) for school in schools}
    assert {school for school, price in prices.items() if price == 1} == trained
    assert {school for school, price in prices.items() if price == 3} == opposed


@rule("core.spellbook.or-schools-choose", "core.spellbook.or-schools-level", "core.example.elemental-wand-warlock-2")
def test_or_schools_count_as_the_cheapest() -> None:
    wand = card("Elemental Wand")
    assert wand.level == 2
    assert spell_points(mage("Warlock"), wand) == 2
    assert spell_points(mage("Wizard"), wand) == 2
    assert spell_points(mage("Priestess"), wand) == 4
    assert spell_points(mage("Beastmaster"), wand) == 4


@rule("core.spellbook.and-schools-pay-all", "core.spellbook.and-schools-level-sum", "core.example.adramelech-warlock-6")
def test_and_schools_are_all_paid() -> None:
    adramelech = card("Adramelech, Lord of Fire")
    assert adramelech.level == 6
    assert spell_points(mage("Warlock"), adramelech) == 6
    assert spell_points(mage("Wizard"), adramelech) == 12
    assert spell_points(mage("Beastmaster"), adramelech) == 14
    assert spell_points(mage("Priestess"), adramelech) == 16


@rule("core.example.adramelech-wizard-10")
def test_adramelech_costs_a_wizard_trained_in_fire_ten() -> None:
    pyromancer = replace(mage("Wizard"), training=(Training("arcane"), Training("fire")))
    assert spell_points(pyromancer, card("Adramelech, Lord of Fire")) == 10


def test_or_and_and_differ() -> None:
    either = Card("Either", CardType.INCANTATION, schools={"dark": 2, "fire": 2}, school_mode=SchoolMode.ANY)
    both = replace(either, school_mode=SchoolMode.ALL)
    assert (either.level, both.level) == (2, 4)
    assert (spell_points(mage("Beastmaster"), either), spell_points(mage("Beastmaster"), both)) == (4, 10)


@rule(
    "core.spellbook.novice-cost-1",
    "core.trait.novice-cost-1",
    "codex.novice.one-point",
    "sup.codex.novice-always-one-point",
    "sup.codex.example-warlock-holy-novice",
)
def test_a_novice_spell_costs_everybody_one_point() -> None:
    holy = spell(1, "holy", Trait(NOVICE))
    assert spell_points(mage("Warlock"), holy) == 1
    assert spell_points(mage("Warlock"), spell(1, "holy")) == 3
    assert spell_points(mage("Priestess"), spell(2, "mind", Trait(NOVICE))) == 1
    novices = [each for each in library().values() if each.has(NOVICE)]
    assert {each.name for each in novices} >= {"Decoy", "Leather Boots", "Perfect Strike", "Shift Enchantment"}
    for owner in ("Beastmaster", "Priestess", "Warlock", "Wizard"):
        assert {spell_points(mage(owner), each) for each in novices} == {1}


# Maximum Spell Points


@rule(
    "core.spellbook.max-spell-points",
    "core.spellbook.limits-on-ability-card",
    "core.mage.card-spellpoints",
    "core.mage.card-training",
)
def test_a_book_may_cost_120_points_and_not_one_more() -> None:
    enough = {"Lightning_Bolt": 4, "Thunderbolt": 4, "Chain_Lightning": 4, "Darkfenne_Hydra": 4, "Gorgon_Archer": 4}
    enough |= {"Stonegaze_Basilisk": 4, "Drain_Power": 4, "Purge_Magic": 4, "Steal_Enchantment": 2, "Mana_Leech": 1}
    full = book("Wizard", **enough, Teleport=1, Banish=3, Jinx=1)
    assert points(full) == 120
    assert issues(full) == ()
    over = book("Wizard", **enough, Teleport=1, Banish=3, Jinx=2)
    (issue,) = issues(over)
    assert issue.code == "points"
    assert "121 spell points, 1 more than the 120 of a Wizard (Maximum Spell Points)" in issue_sentence(issue)
    assert issue_remedy(issue) == "Take out spells worth 1 or more."


@rule("core.spellbook.limits-on-ability-card")
def test_the_limit_is_the_one_on_the_ability_card() -> None:
    assert {mage(owner).spell_points for owner in ("Beastmaster", "Priestess", "Warlock", "Wizard")} == {120}


def test_each_copy_is_paid_for() -> None:
    assert points(book("Priestess", Heal=2, Fireball=3)) == 2 * 2 + 3 * 4


def test_an_empty_book_is_legal() -> None:
    assert issues(book("Priestess")) == ()
    assert points(book("Priestess")) == 0


# Copies


@rule("core.spellbook.copy-limit-level-1")
def test_six_copies_of_a_level_1_spell() -> None:
    assert issues(book("Beastmaster", Bitterwood_Fox=6)) == ()
    (issue,) = issues(book("Beastmaster", Bitterwood_Fox=7))
    assert (issue.code, issue.card, issue_remedy(issue)) == ("copies", "Bitterwood Fox", "Take out 1.")
    assert "there 7 times, but a book holds at most 6 of a Level 1 spell" in issue_sentence(issue)


@rule("core.spellbook.copy-limit-higher-level")
def test_four_copies_of_a_higher_spell() -> None:
    assert issues(book("Beastmaster", Timber_Wolf=4)) == ()
    (issue,) = issues(book("Beastmaster", Timber_Wolf=6))
    assert (issue.code, issue_remedy(issue)) == ("copies", "Take out 2.")
    assert "at most 4 of a spell of Level 2 or more" in issue_sentence(issue)


@rule("core.spellbook.copy-limit-higher-level", "core.spellbook.and-schools-level-sum")
def test_two_schools_of_level_1_make_a_level_2_spell() -> None:
    assert codes(issues(book("Warlock", Battle_Forge=4))) == []
    assert codes(issues(book("Warlock", Battle_Forge=5))) == ["copies"]


@rule("core.spellbook.epic-one-copy", "core.trait.epic-one-copy", "codex.epic.one-copy")
def test_one_copy_of_an_epic_spell_whatever_its_level() -> None:
    assert issues(book("Wizard", Deathlock=1)) == ()
    (issue,) = issues(book("Wizard", Deathlock=2))
    assert (issue.code, issue_remedy(issue)) == ("epic", "Take out 1.")
    assert "at most 1 of an Epic spell" in issue_sentence(issue)
    assert copy_limit(spell(1, "holy", Trait(EPIC))) == 1


# Spell restrictions


@rule(
    "core.spellbook.class-only-not-includable",
    "core.example.priestess-and-lair",
    "core.trait.mage-only-restriction",
    "codex.mage-only.restricted",
    "sup.rules.restriction-spellbook",
)
def test_a_class_only_spell_is_for_that_class() -> None:
    assert issues(book("Beastmaster", Lair=1)) == ()
    (issue,) = issues(book("Priestess", Lair=1))
    assert (issue.code, issue.card, issue_remedy(issue)) == ("restricted", "Lair", "Take it out.")
    assert "Lair is Beastmaster Only, and a Priestess does not qualify (Spell Restrictions)" in issue_sentence(issue)


@rule("core.spellbook.school-only-not-includable", "sup.rules.restriction-spellbook")
def test_a_school_only_spell_is_for_those_trained_in_it() -> None:
    assert issues(book("Warlock", Drain_Life=1)) == ()
    (issue,) = issues(book("Wizard", Drain_Life=1))
    assert issue.code == "restricted"
    assert "Drain Life is Dark Mage Only" in issue_sentence(issue)


@rule("core.spellbook.priestess-trained-holy")
def test_a_priestess_qualifies_for_holy_mage_only() -> None:
    assert issues(book("Priestess", Temple_of_Asyra=1)) == ()
    assert codes(issues(book("Warlock", Temple_of_Asyra=1))) == ["restricted"]


def test_training_does_not_open_a_class_only_spell() -> None:
    dark_wizard = replace(mage("Wizard"), counts_as=frozenset({"wizard", "arcane mage", "dark mage", "fire mage"}))
    assert not dark_wizard.may_use(card("Lash of Hellfire"))
    assert dark_wizard.may_use(card("Drain Life"))


@pytest.mark.parametrize("owner", ["Beastmaster", "Priestess", "Warlock", "Wizard"])
def test_who_may_use_the_restricted_cards(owner: str) -> None:
    kept_out = {each.name for each in library().values() if not mage(owner).may_use(each)}
    for name in kept_out:
        assert card(name).only
    allowed = {
        "Beastmaster": {"Lair", "Staff of Beasts", "Fellella, Pixie Familiar"},
        "Priestess": {"Crown of Protection", "Lay Hands", "Divine Intervention"},
        "Warlock": {"Helm of Fear", "Pentagram", "Death Link"},
        "Wizard": {"Gate to Voltari", "Suppression Cloak", "Huginn, Raven Familiar"},
    }
    for who, names in allowed.items():
        assert names.isdisjoint(kept_out) if who == owner else names <= kept_out


# Several issues, and names that do not exist


def test_everything_wrong_is_reported_at_once() -> None:
    wrong = book("Wizard", Lair=2, Timber_Wolf=5, Fierball=1, Thunderbolt=40)
    assert codes(issues(wrong)) == ["unknown-card", "restricted", "epic", "copies", "copies", "points"]


def test_an_unknown_card_is_named_with_the_nearest_spelling() -> None:
    (issue,) = issues(book("Wizard", Fierball=1))
    assert issue.code == "unknown-card"
    assert issue_text(issue) == "There is no card called 'Fierball' in the sets we have. Did you mean Fireball?"


def test_an_unknown_card_like_no_other_is_to_be_taken_out() -> None:
    (issue,) = issues(book("Wizard", Xyzzyqq=1))
    assert issue_remedy(issue) == "Take it out."
    assert points(book("Wizard", Xyzzyqq=1)) == 0
