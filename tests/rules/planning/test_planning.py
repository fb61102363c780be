"""The Planning Phase: two spells for the mage, one for each familiar and spawnpoint, secretly and at once."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.library import card
from mageduel.kernel.requests import IllegalAnswer
from mageduel.rules.planning.plans import PREPARES, PlanRequest
from mageduel.state.events import Planned
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_card, make_creature, script_for

BOOK = {"Fireball": 2, "Minor Heal": 1, "Timber Wolf": 2, "Bitterwood Fox": 1}


def den() -> Card:
    """A spawnpoint for animals that works whatever mana it has."""
    found = make_card(
        name="Test Den",
        type="conjuration",
        cost=5,
        action="full",
        range=[0, 1],
        target="zone",
        life=8,
        armor=0,
        channeling=2,
        traits=["Spawnpoint"],
    )
    script_for(found).answer(PREPARES, lambda this, spell: "animal" in spell.subtypes)
    return found


def sprite() -> Card:
    """A familiar for attack spells."""
    found = make_creature("Test Sprite", traits=["Familiar"], channeling=1)
    script_for(found).answer(PREPARES, lambda this, spell: spell.type.value == "attack")
    return found


@pytest.fixture
def duel() -> Duel:
    found = Duel(red_book=BOOK, blue_book=BOOK)
    found.play_until("plan")
    return found


def next_plan(duel: Duel) -> None:
    """Play past the Planning Phase to the one of the next round."""
    round = duel.game.round
    while duel.game.round == round or duel.request.kind != "plan":
        duel.step()


def slots(duel: Duel, seat: int) -> dict[int, list[str]]:
    request = duel.match.request_for(seat)
    assert isinstance(request, PlanRequest)
    return {slot.key: [each.name for each in slot.cards] for slot in request.slots}


def holder_slots(duel: Duel, thing: Object) -> list[str]:
    return slots(duel, thing.controller)[thing.id]


@rule("core.plan.up-to-two-spells", "core.summary.planning-phase-two-spells")
@pytest.mark.parametrize("names", [(), ("Fireball",), ("Fireball", "Minor Heal"), ("Fireball", "Fireball")])
def test_a_mage_prepares_up_to_two_spells(duel: Duel, names: tuple[str, ...]) -> None:
    duel.prepare(RED, *names)
    duel.prepare(BLUE)
    assert [each.name for each in duel.game.players[RED].planned] == list(names)


@rule("core.plan.up-to-two-spells")
@pytest.mark.parametrize(
    "names",
    [
        ("Fireball", "Minor Heal", "Timber Wolf"),
        ("Minor Heal", "Minor Heal"),
        ("Teleport",),
        ("Fireball", "no such card"),
    ],
)
def test_three_spells_copies_and_cards_that_are_not_there_are_refused(duel: Duel, names: tuple[str, ...]) -> None:
    before = duel.game.digest()
    with pytest.raises(IllegalAnswer):
        duel.prepare(RED, *names)
    assert duel.game.digest() == before
    assert duel.match.request_for(RED) is not None


@rule("core.plan.simultaneous", "core.round.ready-stage-simultaneous", "core.round.each-ready-phase-complete")
def test_both_plan_at_once_and_nobody_goes_on_before_the_other(duel: Duel) -> None:
    assert {request.player for request in duel.requests} == {RED, BLUE}
    duel.prepare(BLUE, "Fireball")
    assert duel.match.request_for(BLUE) is None
    assert duel.game.phase is Phase.PLANNING
    assert not duel.game.players[BLUE].planned, "nothing is laid down before everybody has chosen"
    duel.prepare(RED)
    assert duel.game.players[BLUE].planned


@rule("core.plan.face-down-secret")
def test_the_chronicle_says_that_somebody_planned_and_not_what(duel: Duel) -> None:
    duel.prepare(RED, "Fireball")
    duel.prepare(BLUE)
    events = duel.events(Planned)
    assert [event.seat for event in events] == [RED, BLUE]
    assert not any(hasattr(event, "cards") for event in events)


@rule("core.plan.only-prepared-castable")
def test_only_prepared_spells_can_be_cast(duel: Duel) -> None:
    duel.move_to(duel.red, "A3")
    duel.prepare(RED, "Fireball")
    duel.prepare(BLUE)
    cast = {option[2] for option in duel.play_until("quickcast").options if option[0] == "cast"}
    assert cast == {"Fireball"}
    assert card("Minor Heal") in duel.game.players[RED].book


@rule(
    "core.plan.no-obligation-to-cast", "core.plan.uncast-return-next-planning", "core.plan.returned-before-new-choice"
)
def test_what_was_not_cast_returns_as_the_next_planning_phase_begins(duel: Duel) -> None:
    duel.prepare(RED, "Minor Heal")
    duel.prepare(BLUE)
    player = duel.game.players[RED]
    duel.play_to(Phase.FINAL_QUICKCAST)
    assert [each.name for each in player.planned] == ["Minor Heal"]
    assert card("Minor Heal") not in player.book
    next_plan(duel)
    assert not player.planned
    assert "Minor Heal" in slots(duel, RED)[0], "it can be chosen again at once"


@rule("core.spellbook.each-copy-single-use")
def test_every_copy_can_be_cast_once(duel: Duel) -> None:
    duel.put("Timber Wolf", RED, "C1")
    for left in (1, 0):
        duel.prepare(RED, "Fireball")
        duel.prepare(BLUE)
        spell = next(option for option in duel.play_until("quickcast", RED).options if option[0] == "cast")
        duel.answer(spell)
        next_plan(duel)
        assert duel.game.players[RED].book.get(card("Fireball"), 0) == left
        assert ("Fireball" in slots(duel, RED)[0]) is bool(left)


@rule("core.plan.uncast-return-next-planning")
def test_it_does_not_return_at_the_end_of_the_round() -> None:
    duel = Duel(red_book=BOOK)
    duel.prepare_all(red=("Minor Heal",))
    duel.hide("Block", duel.red, RED)
    while duel.game.round == 1 or duel.game.phase is not Phase.UPKEEP:
        duel.step()
    assert [each.name for each in duel.game.players[RED].planned] == ["Minor Heal"]


@rule(
    "core.plan.one-spell-per-familiar-or-spawnpoint",
    "core.plan.assigned-spell-placed-by-object",
    "core.familiar.can-cast-spells",
    "core.familiar.card-restrictions",
    "core.spawnpoint.card-restrictions",
    "core.trait.familiar-casts-spells",
    "codex.familiar.casts",
    "core.summary.planning-phase-casters",
)
def test_every_familiar_and_spawnpoint_gets_one_spell_of_its_kind_more(duel: Duel) -> None:
    lair, pixie, theirs = duel.put(den()), duel.put(sprite()), duel.put(den(), BLUE, "B3")
    next_plan(duel)
    assert holder_slots(duel, lair) == ["Timber Wolf", "Bitterwood Fox"]
    assert holder_slots(duel, pixie) == ["Fireball"]
    assert theirs.id not in slots(duel, RED)
    duel.prepare(RED, "Fireball", "Minor Heal", also={lair: "Timber Wolf", pixie: "Fireball"})
    duel.prepare(BLUE)
    assert (lair.prepared, pixie.prepared) == (card("Timber Wolf"), card("Fireball"))
    assert len(duel.game.players[RED].planned) == 2


@rule("core.spawnpoint.card-restrictions", "core.familiar.card-restrictions")
def test_a_spell_of_another_kind_is_refused_and_so_are_two(duel: Duel) -> None:
    lair = duel.put(den())
    next_plan(duel)
    for names in (("Fireball",), ("Timber Wolf", "Bitterwood Fox")):
        with pytest.raises(IllegalAnswer):
            duel.match.answer(RED, ("plan", ((0, ()), (lair.id, names))))


def test_copies_are_counted_over_all_slots(duel: Duel) -> None:
    pixie = duel.put(sprite())
    next_plan(duel)
    with pytest.raises(IllegalAnswer):
        duel.prepare(RED, "Fireball", "Fireball", also={pixie: "Fireball"})
    duel.prepare(RED, "Fireball", also={pixie: "Fireball"})


@rule("core.plan.uncast-return-next-planning", "sup.rules.deployment-uncast-spells-return-at-planning")
def test_uncast_spells_of_familiars_and_spawnpoints_return_too(duel: Duel) -> None:
    lair, pixie = duel.put(den()), duel.put(sprite())
    next_plan(duel)
    duel.prepare(RED, also={lair: "Bitterwood Fox", pixie: "Fireball"})
    duel.prepare(BLUE)
    assert card("Bitterwood Fox") not in duel.game.players[RED].book
    duel.play_to(Phase.ACTIONS)
    assert lair.prepared is card("Bitterwood Fox")
    next_plan(duel)
    assert lair.prepared is None
    assert pixie.prepared is None
    assert duel.game.players[RED].book[card("Bitterwood Fox")] == 1
    assert duel.game.players[RED].book[card("Fireball")] == 2


def test_an_empty_book_is_not_asked_for_a_plan() -> None:
    duel = Duel(red_book=BOOK)
    duel.play_until("plan")
    assert [request.player for request in duel.requests] == [RED]
    duel.prepare(RED, "Fireball")
    assert duel.game.phase is not Phase.PLANNING
