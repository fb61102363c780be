"""Questions in words: each says what is asked, and each option what it does."""

from collections.abc import Callable

from mageduel.facts.conditions import ROT
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.casting import declaring
from mageduel.rules.offers import ACCEPT, OFFER, Offer
from mageduel.rules.round.action_stage import ACTIVATE, QUICKCAST
from mageduel.rules.round.activation import ACTION, action_options, take_action_phase
from mageduel.state.causes import Printed
from mageduel.state.game import Arrival
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase
from mageduel.views.asked import QuestionShown, RefusedShown
from mageduel.views.options import Describer
from mageduel.views.questions import question
from mageduel.views.table import table as draw
from mageduel.views.windows import USUAL_STOPS
from tests.kit.answers import NOTHING, PAY
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED, Table, make_creature

BOW = {"name": "Bow", "kind": "ranged", "action": "quick", "dice": 3, "range": [1, 2]}


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


def test_what_is_called_like_its_ability_is_named_once() -> None:
    table = Table()
    wolf, hide = table.put("Timber Wolf", RED), table.put("Lair", RED)
    itself = OFFER.ask(RED, [ACCEPT], Offer(hide, Printed("Lair"), wolf))
    other = OFFER.ask(RED, [ACCEPT], Offer(table.red, Printed("Pet")))
    assert question(table.game, itself).prompt == "Use Lair for Timber Wolf?"
    assert question(table.game, other).prompt == "Beastmaster: use Pet?"


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
    assert far.sentence == "Out of reach: 3 zones away, Minor Heal reaches 1."
    assert far.is_likely
    assert far.rule.section == "Counting Distances"
    assert not any(f"o{near.id}" in each.elements for each in reasons.values())


def test_a_creature_that_waits_for_the_end_of_the_round_lies_in_its_zone_for_everybody() -> None:
    table = Table()
    table.game.arrivals += (Arrival(table.card("Timber Wolf"), RED, BLUE, table.zone("B2")),)
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


def refusals(table: Table, creature: Object) -> dict[tuple[str, str], RefusedShown]:
    """What a creature that acts is refused, by the action and the last thing it points at."""
    asked = note(table, "action", lambda request: ("nothing",))
    table.run(take_action_phase(table.game, creature))
    return {(each.group, each.elements[-1]): each for each in asked[0].refusals if each.elements}


def test_whatever_an_attack_cannot_reach_says_how_far_away_it_is() -> None:
    table = Table()
    table.move_to(table.red, "A1")
    table.move_to(table.blue, "C4")
    flower = table.put("Mana Flower", BLUE, "A2")
    wall = table.wall("Wall of Stone", "A3|A4", BLUE)
    wolf = table.put("Timber Wolf", RED, "A1")
    found = refusals(table, wolf)
    far, near, side = (found[("Bite", f"o{each.id}")] for each in (table.blue, flower, wall))
    assert far.sentence == "Out of reach: 5 zones away, Bite reaches only its own zone."
    assert near.sentence == "Out of reach: 1 zone away, Bite reaches only its own zone."
    assert side.sentence == "Out of reach: 2 zones away, Bite reaches only its own zone."
    assert not any(each.is_likely for each in (far, near, side))
    assert ("Bite", f"o{wolf.id}") not in found


def test_a_bow_says_from_where_to_where_it_reaches() -> None:
    table = Table()
    archer = table.put(make_creature("Archer", attack=[BOW]), RED, "B1")
    beside, beyond = table.put("Timber Wolf", BLUE, "B1"), table.put("Bitterwood Fox", BLUE, "B4")
    found = refusals(table, archer)
    assert found[("Bow", f"o{beside.id}")].sentence == "Out of reach: in the same zone, Bow reaches 1 to 2."
    assert found[("Bow", f"o{beyond.id}")].sentence == "Out of reach: 3 zones away, Bow reaches 1 to 2."
    assert found[("Bow", f"o{beyond.id}")].is_likely


def test_every_zone_that_cannot_be_walked_to_says_why() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "A1")
    table.wall("Wall of Stone", "A1|A2", BLUE)
    found = refusals(table, wolf)
    assert found[("moves", "zA2")].is_likely
    assert found[("moves", "zC4")].sentence == "C4 is 5 zones away; a move action goes 1."
    assert not found[("moves", "zC4")].is_likely
    assert ("moves", "zB1") not in found
    assert ("moves", "zA1") not in found


def test_a_spell_says_what_it_is_aimed_at() -> None:
    table = Table()
    flower = table.put("Mana Flower", RED, "C1")
    table.move_to(table.red, "C1")
    table.plan(RED, "Minor Heal")
    found = refusals(table, table.red)
    assert found[("Minor Heal", f"o{flower.id}")].sentence == "Minor Heal is aimed at: Living Creature."
    assert not found[("Minor Heal", f"o{flower.id}")].is_likely


def test_a_zone_out_of_reach_of_a_spell_says_how_far_away_it_is() -> None:
    table = Table()
    table.move_to(table.red, "A1")
    table.red.mana = 30
    table.plan(RED, "Mana Flower")
    found = refusals(table, table.red)
    assert found[("Mana Flower", "zC4")].sentence == "Out of reach: 5 zones away, Mana Flower reaches 1."
    assert not found[("Mana Flower", "zC4")].is_likely


def test_a_creature_that_has_acted_says_so_when_one_chooses_who_acts() -> None:
    duel = Duel()
    tired, ready = duel.put("Timber Wolf", RED, "A1"), duel.put("Bitterwood Fox", RED, "A1")
    duel.play_until("activate", RED)
    tired.active = False
    found = {each.elements[-1]: each for each in question(duel.game, duel.request).refusals if each.kind == "activate"}
    assert found[f"o{tired.id}"].code == "not-ready"
    assert f"o{ready.id}" not in found


def test_beside_an_action_a_reveal_says_what_it_costs_and_changes() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    for name in ("Rhino Hide", "Bear Strength", "Cheetah Speed"):
        table.hide(name, wolf)
    asked = note(table, "action", lambda request: NOTHING)
    table.run(take_action_phase(table.game, wolf))
    said = {option.label: option for option in asked[0].options if option.group == "reveals"}
    assert said["Reveal Rhino Hide on Timber Wolf"].detail == "2 mana · armor 2 → 4"
    assert "Bite dice 4 → 6" in said["Reveal Bear Strength on Timber Wolf"].detail
    assert "gains Fast" in said["Reveal Cheetah Speed on Timber Wolf"].detail
    assert said["Reveal Rhino Hide on Timber Wolf"].key == "R"
    assert said["Turn Rhino Hide on Timber Wolf over without paying"].detail == "it is destroyed"
    assert wolf.attachments[0].hidden, "trying it on a copy leaves the table as it was"


def test_a_question_says_whether_it_interrupts_and_why() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    table.hide("Rhino Hide", fox)
    asked: list[QuestionShown] = []
    original = table._reveal

    def reveal(request: Request) -> Answer:
        asked.append(question(table.game, request, stops=USUAL_STOPS))
        return original(request)

    table._reveal = reveal  # type: ignore[method-assign]
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert [each.why_code for each in asked if each.asks] == ["attack-declared", "dice-rolled"]
    assert asked[0].why == "An attack has been declared that touches a face-down card of yours."
    assert {each.why_code for each in asked if not each.asks} == {"no-stop"}


def test_a_push_names_its_way_and_whether_it_goes_through_walls_and_points_at_nobody_else() -> None:
    table = Table()
    imp = table.put("Firebrand Imp", BLUE, "C2")
    table.move_to(table.red, "C2")
    table.plan(RED, "Force Push")
    options_now = declaring.cast_options(table.game, table.red, quick=True, full=False)
    request = QUICKCAST.ask(RED, options_now, "First Quickcast")
    options = {tuple(each.answer): each for each in Describer(table.game, request).options()}
    east = options["cast", 0, "Force Push", imp.id, 1, 0]
    assert east.elements == ["c:Force Push", f"o{imp.id}"]
    assert east.label == "Cast Force Push on Firebrand Imp, east, up to attacking walls"
    assert options["cast", 0, "Force Push", imp.id, 1, 3].path[-1].label == "through attacking walls"


def test_an_option_says_by_which_sign_it_is_shown_what_action_it_takes_and_whether_it_declines() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B2")
    table.put("Firebrand Imp", BLUE, "B2")
    phase = ActionPhase(wolf)
    shown = Describer(table.game, ACTION.ask(RED, action_options(table.game, phase), phase)).options()
    signs = {each.kind: (each.group, each.icon, each.speed, each.declines) for each in shown}
    assert signs["attack"] == ("attacks", "melee", "quick", False)
    assert signs["guard"] == ("choices", "guard", "", False)
    assert signs["move"] == ("moves", "move", "", False)
    assert signs["nothing"] == ("choices", "flag", "", True)


def test_a_spell_of_the_quickcast_has_its_key_and_one_of_the_action_has_none() -> None:
    table = Table(red="Wizard")
    table.plan(RED, "Minor Heal")
    spell = ("cast", 0, "Minor Heal", table.red.id)
    between = Describer(table.game, ACTIVATE.ask(RED, [spell]))
    acting = ActionPhase(table.red)
    assert between.option(spell).key == "Q"
    assert Describer(table.game, ACTION.ask(RED, [spell], acting)).option(spell).key is None
