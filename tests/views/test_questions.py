"""Questions in words: each says what is asked, and each option what it does."""

from collections.abc import Callable

from mageduel.facts.conditions import ROT
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.activation import take_action_phase
from mageduel.state.game import Arrival
from mageduel.views.questions import question
from mageduel.views.shapes import QuestionShown
from mageduel.views.table import table as draw
from tests.kit.answers import NOTHING, PAY
from tests.kit.table import BLUE, RED, Table


def note(table: Table, kind: str, answer: Callable[[Request], Answer]) -> list[QuestionShown]:
    """Every question of this kind as it is shown, answered in passing."""
    asked: list[QuestionShown] = []

    def reply(request: Request) -> Answer:
        asked.append(question(table.game, request))
        return answer(request)

    table.decide(kind, reply)
    return asked


def test_a_trap_asks_where_its_victim_goes_and_points_at_zones() -> None:
    table = Table(red="Wizard")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide("Teleport Trap", "B3", RED)
    asked = note(table, "teleport", lambda request: ("teleport", "B1"))
    table.decide("pay reveal", PAY)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert asked[0].prompt == "Teleport Timber Wolf to which zone?"
    home = next(option for option in asked[0].options if option.label == "Teleport it to B1")
    assert home.elements == ["zB1"]


def test_a_rescued_creature_may_stay() -> None:
    table = Table()
    fox, wolf = table.put("Bitterwood Fox", BLUE), table.put("Timber Wolf", RED)
    table.reveal_after("Roll Dice", table.hide("Divine Intervention", fox))
    asked = note(table, "teleport", lambda request: ("stay",))
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert asked[0].options[0].label == "Let it stay where it is"


def test_death_link_asks_how_much_damage_is_handed_over() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.red.damage = 5
    table.attach("Death Link", wolf, RED)
    asked = note(table, "hand over", lambda request: ("hand over", 1))
    table.upkeep()
    assert asked[0].prompt == "How much of your damage does Timber Wolf take over?"
    assert [option.label for option in asked[0].options] == [
        "Hand over nothing", "Hand over 1 damage", "Hand over 2 damage"
    ]  # fmt: skip


def test_whoever_turns_a_spell_back_is_asked_upon_whom() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "C1")
    table.move_to(table.blue, "C1")
    friend = table.put("Timber Wolf", BLUE, "C1")
    table.hide("Reverse Magic", friend, BLUE)
    asked = note(table, "turn spell", lambda request: request.options[0])
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Teleport", friend, "B1")
    assert asked[0].prompt == "Teleport is turned back: upon whom do you cast it?"
    assert asked[0].options[0].label.startswith("Cast it back on the Warlock, ")


def test_striking_back_names_the_attack() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.guard(fox)
    asked = note(table, "counterstrike", lambda request: ("no counterstrike",))
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert [option.label for option in asked[0].options] == ["Do not strike back", "Strike back with Bite"]


def test_a_spell_says_why_a_target_is_out_of_reach() -> None:
    table = Table()
    table.move_to(table.red, "C1")
    table.move_to(table.blue, "C4")
    near = table.put("Timber Wolf", BLUE, "C2")
    table.plan(RED, "Minor Heal")
    asked = note(table, "action", lambda request: ("nothing",))
    table.run(take_action_phase(table.game, table.red))
    reasons = {each.label: each for each in asked[0].refusals if each.group == "Minor Heal"}
    (far,) = [each for each in reasons.values() if f"o{table.blue.id}" in each.elements]
    assert far.sentence == "Out of reach: 3 zones away, Minor Heal reaches 0 to 1."
    assert far.rule.section == "Counting Distances"
    assert not any(f"o{near.id}" in each.elements for each in reasons.values())


def test_a_creature_that_waits_for_the_end_of_the_round_lies_in_its_zone_for_everybody() -> None:
    table = Table()
    table.game.arrivals.append(Arrival(table.card("Timber Wolf"), RED, BLUE, table.zone("B2")))
    for seat in (RED, BLUE, None):
        zones = {zone.zone: zone.arrivals for zone in draw(table.game, seat).zones}
        assert [(each.card, each.controller) for each in zones.pop("B2")] == [("Timber Wolf", BLUE)]
        assert not any(zones.values())


def test_what_comes_first_in_upkeep_says_what_it_is_and_on_what() -> None:
    table = Table()
    unicorn = table.put("Highland Unicorn", BLUE, damage=8)
    table.condition(unicorn, ROT)
    asked = note(table, "upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert [option.label for option in asked[0].options] == [
        "Rot on Highland Unicorn",
        "Regenerate on Highland Unicorn",
    ]
    assert asked[0].options[0].elements == [f"o{unicorn.id}"]
