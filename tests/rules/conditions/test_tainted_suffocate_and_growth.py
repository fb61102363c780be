"""Tainted, Suffocate, Growth and Zombie: markers that change how much a creature can bear, or what it is."""

import pytest

from mageduel.facts.conditions import DAZE, GROWTH, SLEEP, STUN, SUFFOCATE, TAINTED, ZOMBIE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import FINITE_LIFE, INNATE_LIFE, LIVING, PSYCHIC_IMMUNITY, SLOW
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import can_have, give_condition, removal_cost, remove_condition
from mageduel.rules.objects.characteristics import has_subtype, life
from mageduel.rules.objects.destroy import destroy, remaining_life, settle
from mageduel.rules.objects.healing import gain_life, heal
from mageduel.state.events import Destroyed
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "codex.tainted.three-damage",
    "codex.tainted.not-healed",
    "codex.tainted.poison",
    "codex.tainted.removal-cost",
    "sup.codex.tainted-source-is-poison-condition",
)
def test_a_taint_is_three_damage_that_does_not_heal(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=2)
    table.run(give_condition(table.game, wolf, TAINTED))
    assert remaining_life(wolf) == 10 - 2 - 3
    table.run(heal(table.game, wolf, 9, A_TEST))
    assert remaining_life(wolf) == 10 - 3
    assert TAINTED.damage_type is DamageType.POISON
    assert not can_have(table.put("Skeletal Sentry", RED), TAINTED)
    assert removal_cost(wolf, TAINTED) == 3


@rule("sup.codex.tainted-source-is-poison-condition", "codex.tainted.not-attack-damage")
def test_what_a_taint_kills_the_condition_has_killed_and_not_the_bite_that_brought_it(table: Table) -> None:
    bite = {"name": "Venom", "kind": "melee", "action": "quick", "dice": 1, "effects": "1+ = tainted"}
    spider = table.put(make_creature("Test Spider", attack=[bite]), RED)
    wolf = table.put("Timber Wolf", BLUE, damage=7)
    angel = table.put("Valshalla, Lightning Angel", BLUE, "A1")
    table.dice("0", effect=1)
    attack = table.attack(spider, "Venom", wolf)
    (end,) = table.events(Destroyed)
    assert (end.who, end.because, end.attack) == (wolf, TAINTED, None)
    assert attack.damage == 0
    assert not tokens_on(angel).get("Wrath"), "no creature's attack has destroyed her friend"


@rule("sup.codex.tainted-is-damage-and-can-destroy", "sup.codex.example-wolf-spider-tainted")
def test_a_taint_can_be_the_end(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=7)
    table.run(give_condition(table.game, wolf, TAINTED))
    assert not table.in_play(wolf)


def test_a_taint_wakes_sleepers(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, SLEEP)
    table.run(give_condition(table.game, wolf, TAINTED))
    assert wolf.conditions == {TAINTED: 1, DAZE: 1}


@rule("codex.tainted.finite-life")
def test_a_taint_can_be_removed_from_who_cannot_heal(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.run(give_condition(table.game, wolf, TAINTED))
    grant_for_a_while(wolf, FINITE_LIFE, source="test")
    table.run(remove_condition(table.game, wolf, TAINTED))
    assert remaining_life(wolf) == 10


@rule(
    "codex.tainted.not-attack-damage",
    "sup.codex.tainted-not-dealt-by-attack",
    "codex.vampiric.tainted",
    "sup.codex.vampiric-ignores-condition-damage",
    "sup.codex.example-vampiric-four-damage-and-tainted",
)
def test_a_taint_is_not_damage_of_the_attack(table: Table) -> None:
    bar = {
        "name": "Bite",
        "kind": "melee",
        "action": "quick",
        "dice": 2,
        "effects": "1+ = tainted",
        "traits": ["Vampiric"],
    }
    spider, bear = (
        table.put(make_creature("Test Spider", attack=[bar]), RED, damage=6),
        table.put("Steelclaw Grizzly", BLUE),
    )
    table.dice("2* 2*", effect=5)
    attack = table.attack(spider, "Bite", bear)
    assert attack.damage_in_all == 4
    assert spider.damage == 4, "half of four, not of seven"


@rule("codex.suffocate.life-minus", "codex.suffocate.living", "codex.suffocate.removal-cost")
def test_each_suffocate_takes_two_life_from_the_living(table: Table) -> None:
    wolf, skeleton = table.put("Timber Wolf", RED, damage=6), table.put("Skeletal Sentry", RED)
    table.run(give_condition(table.game, wolf, SUFFOCATE))
    assert life(wolf) == 8
    table.run(give_condition(table.game, wolf, SUFFOCATE))
    assert not table.in_play(wolf)
    assert not can_have(skeleton, SUFFOCATE)
    assert removal_cost(skeleton, SUFFOCATE) == 2


@rule("codex.suffocate.counts-attachments")
def test_suffocate_on_what_clings_to_a_creature_chokes_it_too(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    vine = table.attach("Tanglevine", wolf, BLUE)
    table.run(give_condition(table.game, vine, SUFFOCATE, 2))
    assert life(wolf) == 6
    assert life(vine) == 8, "the vine breathes well"
    table.run(destroy(table.game, vine, A_TEST))
    assert life(wolf) == 10


@rule(
    "codex.growth.melee",
    "codex.growth.life",
    "codex.growth.no-removal",
    "codex.innate-life.bonus",
    "codex.innate-life.finite",
)
def test_growth_makes_stronger_and_bigger_even_the_nonliving(table: Table) -> None:
    golem, fox = table.put("Skeletal Sentry", RED), table.put("Bitterwood Fox", BLUE)
    table.run(give_condition(table.game, golem, GROWTH, 2))
    assert life(golem) == 11 + 6
    table.dice("0 0 0 0 0 0")
    table.attack(golem, "Short Sword", fox)
    assert removal_cost(golem, GROWTH) is None
    grant_for_a_while(golem, INNATE_LIFE(+1), source="test")
    assert life(golem) == 18


@rule("codex.zombie.subtypes", "codex.zombie.traits", "codex.zombie.no-removal")
def test_a_zombie_is_undead_slow_and_feels_nothing(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.run(give_condition(table.game, wolf, ZOMBIE))
    assert has_subtype(wolf, "undead")
    assert has_subtype(wolf, "zombie")
    assert table.has(wolf, SLOW)
    assert table.has(wolf, PSYCHIC_IMMUNITY)
    assert not table.has(wolf, LIVING)
    assert removal_cost(wolf, ZOMBIE) is None
    assert wolf.conditions == {ZOMBIE: 1}


@rule("codex.zombie.traits", "codex.nonliving.bundle", "ruling.r20")
def test_a_zombie_gains_no_life_but_keeps_what_it_had_gained_before(table: Table) -> None:
    early, late = table.put("Timber Wolf", RED), table.put("Timber Wolf", RED)
    table.attach("Bull Endurance", early, RED)
    for each in (early, late):
        table.run(give_condition(table.game, each, ZOMBIE))
    table.attach("Bull Endurance", late, RED)
    assert (life(early), life(late)) == (14, 10)
    early.damage = late.damage = 5
    table.run(heal(table.game, early, 3, A_TEST))
    assert early.damage == 5
    table.run(gain_life(table.game, late, 2, A_TEST))
    assert life(late) == 10


@rule("codex.zombie.already-slow")
def test_who_was_slow_already_is_stunned_as_well(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED)
    table.run(give_condition(table.game, hydra, ZOMBIE))
    assert hydra.conditions == {ZOMBIE: 1, STUN: 1}


@rule("codex.zombie.obliterate")
def test_a_destroyed_zombie_is_gone_for_good(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ZOMBIE)
    table.run(destroy(table.game, wolf, A_TEST))
    table.run(settle(table.game))
    assert not table.game.players[RED].discard
    assert [card.name for card in table.game.players[RED].removed] == ["Timber Wolf"]
