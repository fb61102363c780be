"""Plans: what they cost, what speaks against them, and that nothing is forbidden."""

from mageduel.rules.planning.plans import PlanRequest, plan_slots
from mageduel.views.asked import PlanWeighed
from mageduel.views.plans import weigh_plan
from mageduel.views.questions import question
from tests.kit.table import RED, Table


def weigh(table: Table, *names: str, lair: tuple[str, ...] = ()) -> PlanWeighed:
    """The plan with these spells for the mage and this one for the first spawnpoint."""
    request = asked(table)
    picks = [names, *([lair] if lair or len(request.slots) > 1 else [])]
    answer = ("plan", tuple((slot.key, tuple(held)) for slot, held in zip(request.slots, picks, strict=True)))
    weighed = weigh_plan(table.game, request, answer)
    assert weighed is not None
    return weighed


def asked(table: Table) -> PlanRequest:
    return PlanRequest(RED, plan_slots(table.game, RED), table.game.players[RED].book)


def codes(weighed: PlanWeighed) -> list[str]:
    return [warning.code for warning in weighed.warnings]


def test_two_full_actions_are_warned_of_and_a_lair_is_offered_as_the_way_out() -> None:
    table = Table(red="Beastmaster")
    table.red.mana = 40
    lair = table.put("Lair", RED)
    lair.mana = 4
    table.book(RED, "Timber Wolf", "Steelclaw Grizzly", "Rhino Hide")
    assert codes(weigh(table, "Timber Wolf", "Rhino Hide")) == []
    weighed = weigh(table, "Steelclaw Grizzly", "Timber Wolf")
    assert codes(weighed) == ["two-full-actions"]
    assert weighed.warnings[0].sentence == "The Beastmaster can cast only one of them this round."
    remedies = {remedy.label: remedy.answer for remedy in weighed.warnings[0].remedies}
    assert remedies["Timber Wolf into the Lair: it pays 4"] == [
        "plan", [[0, ["Steelclaw Grizzly"]], [lair.id, ["Timber Wolf"]]],
    ]  # fmt: skip
    assert codes(weigh(table, "Steelclaw Grizzly", lair=("Timber Wolf",))) == []


def test_a_mage_who_summons_quickly_is_not_warned() -> None:
    table = Table(red="Beastmaster")
    table.red.mana = 40
    table.book(RED, "Bitterwood Fox", "Feral Bobcat")
    assert codes(weigh(table, "Bitterwood Fox", "Feral Bobcat")) == []


def test_what_is_short_is_said_and_never_refused() -> None:
    table = Table(red="Beastmaster")
    table.red.mana = 10
    table.book(RED, "Steelclaw Grizzly", "Rhino Hide")
    weighed = weigh(table, "Steelclaw Grizzly", "Rhino Hide")
    assert (weighed.left, weighed.short) == (-9, 9)
    assert codes(weighed) == ["mana-short"]
    assert weighed.warnings[0].title == "9 mana short."
    assert asked(table).refuses(("plan", ((0, ("Steelclaw Grizzly", "Rhino Hide")),))) is None


def test_what_a_spawnpoint_pays_is_taken_off() -> None:
    table = Table(red="Beastmaster")
    table.red.mana = 10
    table.put("Lair", RED).mana = 4
    table.book(RED, "Timber Wolf")
    weighed = weigh(table, lair=("Timber Wolf",))
    assert [(line.label, line.amount, line.note) for line in weighed.ledger] == [("Timber Wolf", -5, "9, Lair pays 4")]
    assert weighed.left == 5


def test_reveals_that_could_not_be_paid_are_told() -> None:
    table = Table(red="Beastmaster")
    table.red.mana = 10
    table.hide("Bear Strength", table.red, RED)
    table.book(RED, "Timber Wolf", "Rhino Hide")
    weighed = weigh(table, "Timber Wolf")
    assert weighed.owed > weighed.left
    assert codes(weighed) == ["reveals-unpaid"]
    assert codes(weigh(table, "Rhino Hide")) == []


def test_a_spell_without_a_target_on_the_table_and_a_place_that_is_taken() -> None:
    table = Table(red="Beastmaster")
    table.red.mana = 30
    table.book(RED, "Dispel", "Leather Boots")
    assert codes(weigh(table, "Dispel")) == ["no-target"]
    table.attach("Bear Strength", table.red, RED)
    assert codes(weigh(table, "Dispel")) == []
    assert codes(weigh(table, "Leather Boots")) == []
    table.attach("Leather Boots", table.red, RED).location = "boots"
    taken = weigh(table, "Leather Boots")
    assert codes(taken) == ["place-taken"]
    assert taken.warnings[0].sentence == "It would take the place of Leather Boots."


def test_the_form_comes_with_the_empty_plan_weighed() -> None:
    table = Table(red="Beastmaster")
    table.red.mana = 12
    table.book(RED, "Timber Wolf")
    plan = question(table.game, asked(table)).plan
    assert plan is not None
    assert (plan.weighed.left, plan.weighed.warnings) == (12, [])
