"""Setup: mages and their cards, the suggested books, first mana, the initiative, and where cards go."""

from typing import Any

import pytest

from mageduel.facts.library import SETS, library
from mageduel.facts.mages import mages
from mageduel.facts.modes import ACADEMY
from mageduel.facts.spellbooks import RULEBOOK, Spellbook, is_by_the_rules, known_books, points, published_book
from mageduel.modes import rule_set
from mageduel.rules.round.setup import Seat, Setup, new_game
from mageduel.state.events import InitiativeTaken
from mageduel.views.table import table as shown
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import cast
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature
from tests.modes.academy.folk import HOUND, hymn

THEIRS = {name: each for name, each in mages().items() if each.mode == "academy"}
BOOKS: dict[str, Any] = {"red_book": {"Wolf Fury": 1}, "blue_book": {"Wolf Fury": 1}}


# Mages


@rule("academy.setup.choose-mage")
@pytest.mark.parametrize("pair", [("Academy Wizard", "Academy Beastmaster"), ("Academy Wizard", "Academy Wizard")])
def test_each_player_picks_a_mage_and_the_core_set_has_two(pair: tuple[str, str]) -> None:
    core = {name for name, each in THEIRS.items() if "aca" in each.card.sets}
    assert core == {"Academy Beastmaster", "Academy Wizard"}
    duel = AcademyDuel(*pair)
    assert tuple(player.facts.name for player in duel.game.players) == pair


@rule("academy.round.duel-two-mages")
def test_two_sit_down_to_a_duel() -> None:
    assert ACADEMY.seats[0] == 2
    duel = AcademyDuel()
    assert [player.mage.is_mage for player in duel.game.players] == [True, True]


@rule("academy.mage.level-four")
@pytest.mark.parametrize("name", THEIRS)
def test_an_academy_mage_is_a_creature_of_level_4(name: str) -> None:
    table = AcademyTable(red=name)
    assert (table.red.level, table.red.is_creature) == (4, True)


@rule("academy.mage.training-field")
def test_the_ability_card_names_the_training_and_the_training_the_costs() -> None:
    trained = {name: each.trained for name, each in THEIRS.items()}
    assert trained["Academy Beastmaster"] == ("nature",)
    assert trained["Academy Wizard"] == ("arcane", "air")
    asp = {"Darkfenne Asp": 1}
    costs = [points(Spellbook("Test", name, "academy", asp)) for name in ("Academy Beastmaster", "Academy Wizard")]
    assert costs[1] == 2 * costs[0]


@rule("academy.mage.special-ability")
def test_every_mage_has_an_ability_of_his_own() -> None:
    abilities = [each.abilities for each in THEIRS.values()]
    assert all(len(each) >= 1 for each in abilities)
    named = [name for each in abilities for name in each]
    assert len(set(named)) == len(named)


@rule("academy.setup.place-mage-cards", "academy.action.start-one-creature")
def test_a_duel_begins_with_nothing_but_the_mages_on_the_table() -> None:
    duel = AcademyDuel()
    assert {*duel.game.objects.values()} == {duel.red, duel.blue}
    assert {duel.place(duel.red), duel.place(duel.blue)} == {"A1"}


@rule("academy.zone.single")
def test_the_arena_is_one_zone() -> None:
    assert AcademyDuel().game.arena.zone_names == ("A1",)


# Spellbooks


BEASTMASTERS = {
    "Emerald Elk Stave": 1,
    "Johktari Hunting Knife": 1,
    "Leather Chausses": 1,
    "Wychwood Ironvine": 1,
    "Darkfenne Asp": 1,
    "Pellian Lynx": 1,
    "Rajah, Jungle's Talon": 1,
    "Razortusk": 1,
    "Ridgeback Skunk": 1,
    "Slavörg, Fang of the First Moon": 1,
    "Tarraki, Thousand Bites": 1,
    "Wychwood Faerie": 1,
    "Wychwood Hound": 3,
    "Badger Frenzy": 2,
    "Gator Toughness": 1,
    "Iguana Regrowth": 1,
    "Joined Strength": 1,
    "Panther Stealth": 1,
    "Tangleroot": 2,
    "Wolf Fury": 2,
    "Crumble": 1,
    "Disperse": 1,
    "Group Mend": 1,
    "Lightning Jolt": 1,
}
WIZARDS = {
    "Rod of the Arcanum": 1,
    "Sistarran Robes": 1,
    "Wispswillow Amulet": 1,
    "Azurean Genie": 1,
    "Jade Gremlin": 2,
    "Lightning Raptor": 1,
    "Mana Worm": 2,
    "Paralyzing Basilisk": 1,
    "Redcrested Cockatrice": 1,
    "Sailfin Hydra": 1,
    "Satyr Gruff": 1,
    "Dodge": 1,
    "Exile": 1,
    "Giant Size": 2,
    "Minor Essence Drain": 1,
    "Shrink": 2,
    "Crumble": 1,
    "Disperse": 1,
    "Mend": 1,
    "Arcane Missiles": 1,
    "Forked Lightning": 1,
    "Lightning Jolt": 2,
    "Piercing Thunderstrike": 1,
}


@rule("academy.spellbook.beastmaster", "academy.spellbook.wizard", "academy.setup.first-game-books")
@pytest.mark.parametrize(
    ("name", "cards", "size"), [("Academy Beastmaster", BEASTMASTERS, 29), ("Academy Wizard", WIZARDS, 28)]
)
def test_the_suggested_books_are_there_card_by_card(name: str, cards: dict[str, int], size: int) -> None:
    book = published_book(name)
    assert (book.mage, book.mode, book.source, book.cards, book.size) == (name, "academy", RULEBOOK, cards, size)
    assert is_by_the_rules(book)


@rule("academy.setup.remaining-cards-pool", "academy.build.card-pool")
def test_what_no_suggested_book_holds_is_there_for_books_of_ones_own() -> None:
    suggested = {name for book in known_books().values() if book.mode == "academy" for name in book.cards}
    core = {name for name, each in library().items() if "aca" in each.sets}
    assert "Steelclaw Matriarch" in core - suggested
    assert is_by_the_rules(Spellbook("Mine", "Academy Beastmaster", "academy", {"Steelclaw Matriarch": 1}))


@rule("academy.setup.own-spellbook")
def test_everybody_casts_from_a_book_of_his_own() -> None:
    duel = AcademyDuel(red_book={"Mend": 1}, blue_book={"Lightning Jolt": 1}, round=3)
    spells = [{each[2] for each in duel.actions(mage) if each[0] == "cast"} for mage in (duel.red, duel.blue)]
    assert spells == [{"Mend"}, {"Lightning Jolt"}]


@rule("academy.setup.spellbook-order-free")
def test_the_order_of_a_book_means_nothing() -> None:
    cards = {"Mend": 1, "Wychwood Hound": 2, "Wolf Fury": 1}
    books = (cards, dict(reversed(cards.items())))
    options = []
    for book in books:
        duel = AcademyDuel(red_book=dict(book))
        duel.play_until("activate")
        duel.answer(("activate", duel.red.id))
        options.append({*duel.request.options})
    assert options[0] == options[1]


# First numbers


@rule("academy.setup.damage-starts-zero", "academy.setup.quickcast-ready", "academy.setup.status-tracker")
def test_a_mage_begins_unhurt_with_his_quickcast_ready_and_all_see_his_numbers() -> None:
    duel = AcademyDuel(**BOOKS)
    duel.play_until("activate")
    for player in shown(duel.game, BLUE).players:
        mage = duel.game.players[player.seat].mage
        assert (mage.damage, player.damage, player.mana, player.quickcast) == (0, 0, mage.mana, True)


@rule(
    "academy.setup.starting-mana-from-card",
    "academy.setup.beastmaster-mana-0",
    "academy.setup.wizard-mana-3",
    "academy.reset.channel",
    "academy.reset.channel-seven",
    "academy.reset.first-round-mana-example",
)
def test_mages_begin_with_the_mana_of_their_cards_and_channel_before_they_act() -> None:
    duel = AcademyDuel(**BOOKS)
    assert (duel.red.card.channeling, duel.blue.card.channeling) == (7, 7)
    duel.play_until("activate")
    assert (duel.red.mana, duel.blue.mana) == (7, 10)


@rule("academy.setup.initiative-roll")
@pytest.mark.parametrize(("rolls", "winner"), [((9, 4), RED), ((2, 3), BLUE), ((5, 5, 1, 7), BLUE)])
def test_the_higher_roll_decides_who_has_the_initiative_first(rolls: tuple[int, ...], winner: int) -> None:
    duel = AcademyDuel(initiative=None, **BOOKS)
    duel.effect(*rolls)
    assert duel.play_until("initiative").player == winner
    duel.answer(("initiative", winner))
    duel.play_until("activate")
    assert duel.request.player == duel.game.initiative == winner
    assert [each.seat for each in duel.events(InitiativeTaken)] == [winner]


# Where cards lie


@rule("academy.layout.own-discard-pile", "academy.layout.discard-to-owner", "academy.codex.discard-public")
def test_what_is_destroyed_or_discarded_goes_to_its_owner_for_all_to_see() -> None:
    table = AcademyTable()
    hound = table.put(HOUND, BLUE)
    table.control(hound, RED)
    table.destroy(hound)
    table.cast(table.red, hymn(), table.red)
    assert (table.discarded(RED), table.discarded(BLUE)) == (["Test Hymn"], ["Hound"])
    for seat in (RED, BLUE):
        assert [each.discard for each in shown(table.game, seat).players] == [["Test Hymn"], ["Hound"]]


@rule("academy.codex.owner")
def test_the_owner_is_who_began_with_the_card() -> None:
    table = AcademyTable()
    table.cast(table.blue, make_creature("Stray"))
    stray = table.find("Stray")
    table.control(stray, RED)
    assert (stray.owner, stray.controller) == (BLUE, RED)


@rule("academy.setup.beastmaster-mana-0", "academy.setup.wizard-mana-3")
def test_before_the_first_step_they_have_what_the_card_says() -> None:
    seats = (Seat("Red", "Academy Beastmaster", {}), Seat("Blue", "Academy Wizard", {}))
    game = new_game(rule_set("academy"), Setup("academy", seats), seed=1)
    assert [player.mage.mana for player in game.players] == [0, 3]


def test_the_sets_of_the_academy_are_those_the_library_knows() -> None:
    assert ACADEMY.construction.sets == tuple(code for code, name in SETS.items() if name.startswith("Academy"))


def test_a_set_up_says_the_same_after_being_written_down() -> None:
    setup = Setup("academy", (Seat("Red", "Academy Wizard", {"Mend": 1}), Seat("Blue", "Academy Wizard", {})))
    assert Setup.from_data(setup.to_data()) == setup


def test_casting_needs_the_mana_of_the_first_round() -> None:
    duel = AcademyDuel(red_book={"Wychwood Hound": 1})
    duel.activate(duel.red, cast("Wychwood Hound", "A1"))
    assert duel.red.mana == 7 - 5
