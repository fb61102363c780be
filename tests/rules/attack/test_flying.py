"""Flying in combat: who reaches whom, swooping, and that nobody takes off in the middle of an attack."""

import pytest

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS
from mageduel.facts.cards import Card
from mageduel.facts.conditions import CRIPPLE, STUN
from mageduel.facts.traits import FLYING, ROOTED
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.enchantments.reveals import reveal
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.surprises import surprise
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def reached(table: Table, attacker: Object, target: Object) -> bool:
    """Whether any attack of the attacker may be made on the target."""
    return any(each[0] == "attack" and each[3] == target.id for each in table.actions(attacker))


def wings() -> Card:
    card = make_card(
        name="Test Wings", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script_for(card).grants(FLYING)
    return card


@rule("core.flying.melee-needs-reach", "core.trait.reach-flying", "codex.reach.flying")
def test_from_the_ground_only_reach_gets_at_a_flyer(table: Table) -> None:
    wolf, falcon, bat = (
        table.put("Timber Wolf", RED),
        table.put("Thunderift Falcon", RED),
        table.put("Darkfenne Bat", BLUE),
    )
    assert not reached(table, wolf, bat)
    assert reached(table, falcon, bat)
    table.move_to(table.red, "B2")
    assert not reached(table, table.red, bat)
    table.attach("Mage Staff", table.red)
    assert reached(table, table.red, bat)


@rule(
    "core.flying.ranged-can-target",
    "core.flying.same-zone-ignores-min-range",
    "sup.rules.ranged-ignores-min-range-vs-flyer-in-zone",
    "core.codex.ranged-attack-flyer-same-zone",
    "codex.ranged-attack.flying-same-zone",
    "sup.codex.flying-either-side-ignores-min-range",
)
def test_an_archer_shoots_at_flyers_overhead(table: Table) -> None:
    archer = table.put("Royal Archer", RED, "B1")
    here, there = table.put("Darkfenne Bat", BLUE, "B1"), table.put("Thunderift Falcon", BLUE, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B1")
    shots = {each[3] for each in table.actions(archer) if each[0] == "attack" and each[2] == 0}
    assert {here.id, there.id} <= shots
    assert wolf.id not in shots


@rule("core.flying.same-zone-ignores-min-range", "sup.codex.flying-either-side-ignores-min-range")
def test_an_attack_spell_with_a_least_range_strikes_at_flyers_overhead(table: Table) -> None:
    table.move_to(table.red, "B1")
    here, there = table.put("Darkfenne Bat", BLUE, "B1"), table.put("Timber Wolf", BLUE, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B1")
    bar = {"name": "Test Volley", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 2}
    volley = make_card(
        name="Test Volley", type="attack", cost=3, action="quick", range=[1, 2], target="creature", attack=[bar]
    )
    table.dice("1* 0")
    table.cast(table.red, volley, here)
    table.dice("2* 0")
    table.cast(table.red, volley, there)
    assert (here.damage, there.damage) == (1, 2)
    with pytest.raises(Refused):
        table.cast(table.red, volley, wolf)


@rule("core.flying.flyer-ignores-min-range-same-zone", "sup.rules.flyer-ignores-min-range-in-own-zone")
def test_a_flying_archer_shoots_at_what_is_below(table: Table) -> None:
    bar = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 2}
    flyer = table.put(make_creature("Test Harpy", attack=[bar], traits=["Flying"]), RED)
    walker = table.put(make_creature("Test Archer", attack=[bar]), RED)
    wolf = table.put("Timber Wolf", BLUE)
    assert reached(table, flyer, wolf)
    assert not reached(table, walker, wolf)
    table.dice("1* 0")
    table.attack(flyer, "Bow", wolf)
    assert wolf.damage == 1
    assert table.has(flyer, FLYING)


@rule("core.flying.loses-flying-for-melee", "core.flying.swooping-exposed")
def test_a_swooping_flyer_meets_barriers_and_counterstrikes(table: Table) -> None:
    falcon, hydra = table.put("Thunderift Falcon", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", hydra)
    table.dice("0 0 0 1* 0", effect=1)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("2* 0 0 0")
    table.attack(falcon, "Razor Beak", hydra)
    assert falcon.damage == 3
    assert table.has(falcon, FLYING), "afterwards it is in the air again"


def test_a_swooping_flyer_is_no_longer_shielded_by_defenses_against_flyers_only(table: Table) -> None:
    falcon, tarok = table.put("Thunderift Falcon", RED), table.put("Tarok, the Skyhunter", BLUE)
    table.decide("defend", ("defend", tarok.id))
    table.effect(7)
    table.attack(falcon, "Razor Beak", tarok)
    assert tarok.damage == 0
    table.reset()
    table.condition(tarok, CRIPPLE)
    table.dice("1* 0 0")
    table.attack(falcon, "Razor Beak", tarok)
    assert tarok.damage == 1, "it had to come down for that, and the Defense meets flyers only"


@rule(
    "core.flying.no-change-mid-attack",
    "core.flying.example-gained-mid-attack",
    "sup.codex.no-flying-change-within-attack-action",
    "ruling.r20",
)
def test_an_attacker_given_wings_during_its_attack_is_struck_back_all_the_same(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    hidden = table.hide(wings(), wolf)
    table.reveal_after("Damage and Effects", hidden)
    table.dice("0 0 0 0 1* 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 1
    assert table.has(wolf, FLYING), "with the attack over the wings carry it"


@rule("core.flying.example-gained-mid-attack")
def test_a_bonus_against_flyers_does_not_come_up_with_wings_gained_during_the_attack(table: Table) -> None:
    tarok, wolf = table.put("Tarok, the Skyhunter", RED), table.put("Timber Wolf", BLUE)
    hidden = table.hide(wings(), wolf)
    table.reveal_after("Declare Attack", hidden)
    table.dice("2 1 0")
    table.attack(tarok, "Beak & Talons", wolf)
    assert wolf.damage == 2


@rule(
    "core.condition.restrained-loses-flying",
    "core.condition.incapacitated-loses-flying",
    "codex.restrained.flying",
    "codex.incapacitated.flying",
    "sup.codex.flying-lost-when-restrained-rooted-incapacitated",
    "sup.codex.restrained-no-flying",
    "sup.codex.incapacitated-no-flying",
    "sup.rules.rooted-restrained-incapacitated-no-flying",
    "codex.rooted.flying",
)
@pytest.mark.parametrize("why", ["Cripple", "Stun", "Rooted"])
def test_who_is_held_does_not_fly_and_cannot_learn_it(table: Table, why: str) -> None:
    wolf, bat = table.put("Timber Wolf", RED), table.put("Darkfenne Bat", BLUE)
    assert not reached(table, wolf, bat)
    if why == "Rooted":
        grant_for_a_while(bat, ROOTED, source="test")
    else:
        table.condition(bat, CRIPPLE if why == "Cripple" else STUN)
    assert reached(table, wolf, bat)
    table.run(reveal(table.game, table.hide(wings(), bat)))
    assert reached(table, wolf, bat)


@rule(
    "codex.sweeping.flying-first",
    "codex.sweeping.nonflying-first",
    "sup.codex.sweeping-flyer-targets-must-match",
    "sup.codex.example-flyer-sweep-mismatch",
)
def test_a_flyers_sweep_stays_in_the_air_or_on_the_ground(table: Table) -> None:
    adramelech = table.put("Adramelech, Lord of Fire", RED)
    birds = [table.put(name, BLUE) for name in ("Thunderift Falcon", "Darkfenne Bat")]
    beasts = [table.put(name, BLUE) for name in ("Timber Wolf", "Emerald Tegu")]
    for (first, second), others in ((birds, beasts), (beasts, birds)):
        table.dice("0 0 0 0 0 0 0 0")
        table.effect(1, 1)
        offered: list[int] = []

        def choose(request: Request, second: Object = second, offered: list[int] = offered) -> Answer:
            offered += [each[1] for each in request.options if each[0] == "sweep"]
            return ("sweep", second.id)

        table.decide("sweep", choose)
        table.attack(adramelech, "Hellfire Sweep", first)
        assert second.id in offered
        assert not {each.id for each in others} & set(offered)


@rule("codex.sweeping.reach-or-ranged", "sup.codex.sweeping-reach-may-mix", "sup.codex.sweeping-ranged-may-mix")
@pytest.mark.parametrize(
    "bar",
    [
        {"name": "Sweep", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Sweeping", "Reach"]},
        {"name": "Sweep", "kind": "ranged", "action": "quick", "range": [0, 1], "dice": 1, "traits": ["Sweeping"]},
    ],
)
def test_reach_and_arrows_may_mix_flyers_and_walkers(table: Table, bar: dict[str, object]) -> None:
    sweeper = table.put(make_creature("Test Sweeper", attack=[bar]), RED)
    bat, wolf = table.put("Darkfenne Bat", BLUE), table.put("Timber Wolf", BLUE)
    table.dice("1 1*")
    table.decide("sweep", ("sweep", wolf.id))
    table.attack(sweeper, "Sweep", bat)
    assert (bat.damage, wolf.damage) == (1, 1)


@rule("core.flying.los-always", "codex.flying.reference")
def test_walls_hide_neither_flyers_nor_anything_from_them(table: Table) -> None:
    bow = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 1}
    walker = table.put(make_creature("Test Archer", attack=[bow]), RED, "B1")
    flyer = table.put(make_creature("Test Harpy", attack=[bow], traits=["Flying"]), RED, "B1")
    wolf, bat = table.put("Timber Wolf", BLUE, "B2"), table.put("Darkfenne Bat", BLUE, "B2")
    table.wall("Wall of Stone", "B1|B2", BLUE)
    assert [reached(table, walker, each) for each in (wolf, bat)] == [False, True]
    assert [reached(table, flyer, each) for each in (wolf, bat)] == [True, True]


def test_without_wings_or_reach_the_attack_is_refused(table: Table) -> None:
    wolf, bat = table.put("Timber Wolf", RED), table.put("Darkfenne Bat", BLUE)
    with pytest.raises(Refused):
        table.attack(wolf, "Bite", bat)


@rule("ruling.r27")
@pytest.mark.parametrize(
    ("bar", "below", "flies"),
    [("Claw", "wolf", False), ("Claw", "crystal", False), ("Claw", "bat", True), ("Spit", "wolf", True)],
)
def test_only_a_melee_attack_on_something_that_does_not_fly_brings_a_flyer_down(
    table: Table, bar: str, below: str, flies: bool
) -> None:
    claw = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 1}
    spit = {"name": "Spit", "kind": "ranged", "action": "quick", "dice": 1, "range": [0, 1]}
    drake = table.put(make_creature("Drake", traits=["Flying"], attack=[claw, spit]), RED)
    name = {"wolf": "Timber Wolf", "crystal": "Mana Crystal", "bat": "Darkfenne Bat"}[below]
    target = table.put(name, BLUE)
    seen: list[bool] = []

    async def look(game: Game, this: Object) -> None:
        seen.append(table.has(drake, FLYING))

    table.reveal_after(DAMAGE_AND_EFFECTS, table.hide(surprise(look), target))
    table.dice("0")
    table.attack(drake, bar, target)
    assert seen == [flies]
    assert table.has(drake, FLYING), "with the attack action over it flies again"
