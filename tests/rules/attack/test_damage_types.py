"""Damage types: modifiers that change dice and effect roll, immunity, and what each type is known for."""

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.conditions import BURN, CRIPPLE, ROT, SLEEP, WEAK
from mageduel.facts.damage import DamageType
from mageduel.facts.library import playable
from mageduel.facts.traits import DAMAGE_MODIFIER, ETHEREAL
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import give_condition
from mageduel.state.events import DiceRolled
from tests.kit.answers import attack
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

CORE = [card for card in playable().values() if "core" in card.sets]


@pytest.fixture
def table() -> Table:
    return Table()


def effects_of(kind: DamageType) -> set[str]:
    """Everything the effect boxes of core attacks of this type can bring about."""
    bars = [bar for card in CORE for bar in card.attacks if bar.damage_type is kind]
    return {name for bar in bars for row in bar.effects for name, _ in row.effects}


@rule(
    "core.damagetype.modifier-trait",
    "core.damagetype.icon-on-bar",
    "core.damagetype.modifier-changes-dice",
    "core.damagetype.modifier-changes-effect-die",
    "core.example.lightning-bolt-vs-knight",
    "core.trait.damage-type-modifies-dice",
    "core.trait.damage-type-modifies-effect-die",
    "codex.damage-type-mod.dice",
    "codex.damage-type-mod.effect",
    "core.dice.damage-type-weakness-adds",
    "core.attackbar.field-damage-type-optional",
    "core.codex.damage-type",
    "codex.damage-type.meaning",
    "sup.rules.damage-type-plus-x-belongs-to-defender",
    "sup.rules.dice-chart-damage-type-what",
)
def test_lightning_strikes_a_knight_harder(table: Table) -> None:
    knight = table.put("Knight of Westlock", BLUE, "C2")
    table.decide("defend", ("no defense",))
    table.dice("1* 1* 1* 1* 1* 1* 1*", effect=6)
    table.cast(table.red, "Lightning Bolt", knight)
    assert knight.damage == 7
    assert [each.name for each in knight.conditions] == ["Stun"], "six and two is eight"


@rule(
    "core.damagetype.modifiers-cumulative",
    "core.example.knight-plus2-minus3",
    "core.trait.damage-type-cumulative",
    "codex.damage-type-mod.cumulative",
)
def test_modifiers_of_one_type_add_up(table: Table) -> None:
    knight = table.put("Knight of Westlock", BLUE, "C2")
    grant_for_a_while(knight, DAMAGE_MODIFIER[DamageType.LIGHTNING](-3), source="test")
    table.decide("defend", ("no defense",))
    table.dice("1* 1* 1* 1*", effect=8)
    table.cast(table.red, "Lightning Bolt", knight)
    assert knight.damage == 4
    assert [each.name for each in knight.conditions] == ["Daze"], "eight less one is seven"


@rule("core.trait.damage-type-minimum-one-die", "codex.damage-type-mod.min-one")
def test_resistance_leaves_one_die(table: Table) -> None:
    stubborn = table.put(make_creature(traits=["Flame -9"]), BLUE, "C2")
    table.dice("2", effect=12)
    table.cast(table.red, "Flameblast", stubborn)
    assert stubborn.damage == 2


def test_a_modifier_of_another_type_does_nothing(table: Table) -> None:
    knight = table.put("Knight of Westlock", BLUE, "C2")
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Flameblast", knight)
    assert knight.damage == 1


@rule("sup.rules.dice-chart-damage-type-which-attacks")
def test_a_damage_type_modifier_counts_for_every_strike(table: Table) -> None:
    bar = {"name": "Whip", "kind": "melee", "action": "quick", "dice": 1, "damage": "flame", "traits": ["Doublestrike"]}
    whipper = table.put(make_creature("Test Whipper", attack=[bar]), RED)
    tinder = table.put(make_creature("Test Tinder", traits=["Flame +1"]), BLUE)
    table.dice("1 1 1 1")
    table.attack(whipper, "Whip", tinder)
    assert tinder.damage == 4


@rule("core.trait.immunity-not-targetable", "codex.immunity.no-target")
def test_the_immune_cannot_be_attacked_with_that_type(table: Table) -> None:
    hellion, imp = table.put("Flaming Hellion", RED), table.put("Firebrand Imp", BLUE)
    with pytest.raises(Refused):
        table.attack(hellion, "Hell Trident", imp)
    table.move_to(imp, "C2")
    with pytest.raises(Refused):
        table.cast(table.red, "Flameblast", imp)


@rule(
    "core.trait.immunity-direct-damage",
    "core.directdamage.immunity-exception",
    "codex.immunity.critical-direct",
    "core.trait.immunity-conditions-effects",
)
def test_immunity_covers_direct_damage_and_conditions(table: Table) -> None:
    imp = table.put("Firebrand Imp", BLUE)
    assert table.run(direct_damage(table.game, imp, 3, A_TEST, DamageType.FLAME)) == 0
    assert table.run(give_condition(table.game, imp, BURN)) == 0
    assert table.run(direct_damage(table.game, imp, 3, A_TEST, DamageType.FROST)) == 3
    assert imp.damage == 3


@rule("core.damagetype.list-of-seven")
def test_the_core_set_has_seven_damage_types() -> None:
    attacks = {bar.damage_type for card in CORE for bar in card.attacks if bar.damage_type is not None}
    spells = {kind for kind in DamageType for card in CORE if kind.value in card.subtypes}
    seven = {"flame", "hydro", "light", "lightning", "poison", "psychic", "wind"}
    assert {kind.value for kind in attacks} <= seven
    assert seven <= {kind.value for kind in attacks | spells}


@rule("core.damagetype.flame-burn")
def test_flame_burns_and_nothing_else_does() -> None:
    assert effects_of(DamageType.FLAME) == {"burn"}
    others = [kind for kind in DamageType if kind is not DamageType.FLAME]
    assert all("burn" not in effects_of(kind) for kind in others)


@rule(
    "core.damagetype.hydro-push-daze",
    "core.damagetype.light-daze-stun",
    "core.damagetype.lightning-daze-stun",
)
def test_what_water_light_and_lightning_may_do() -> None:
    assert effects_of(DamageType.HYDRO) <= {"push", "daze"}
    assert effects_of(DamageType.LIGHT) == {"daze", "stun"}
    assert effects_of(DamageType.LIGHTNING) == {"daze", "stun"}


@rule(
    "core.damagetype.lightning-ethereal",
    "core.damagetype.wind-ethereal",
    "core.damagetype.light-nonliving-bonus",
    "core.damagetype.wind-flying-bonus",
)
def test_lightning_and_wind_are_ethereal_and_light_is_bad_for_the_dead() -> None:
    bars = [bar for card in CORE for bar in card.attacks]
    assert all(ETHEREAL in bar.traits for bar in bars if bar.damage_type in (DamageType.LIGHTNING, DamageType.WIND))
    light = [bar for bar in bars if bar.damage_type is DamageType.LIGHT]
    assert light
    assert all(any("nonliving" in versus.against for versus in bar.versus) for bar in light)
    wind = [bar for bar in bars if bar.damage_type is DamageType.WIND]
    assert any("flying" in versus.against for bar in wind for versus in bar.versus)


@rule(
    "core.damagetype.poison-conditions",
    "core.damagetype.psychic-conditions",
    "core.codex.poison-type-vs-condition",
    "codex.poison.conditions-without-type",
)
def test_poison_conditions_come_from_untyped_attacks_too(table: Table) -> None:
    tegu, wolf = table.put("Emerald Tegu", RED), table.put("Timber Wolf", BLUE)
    table.dice("0 0 0", effect=8)
    table.attack(tegu, "Venomous Bite", wolf)
    assert wolf.conditions == {ROT: 1}
    assert table.events(DiceRolled)[0].attack.bar.damage_type is None
    for condition in (ROT, WEAK, CRIPPLE):
        assert condition.damage_type is DamageType.POISON
    assert SLEEP.damage_type is DamageType.PSYCHIC


@rule(
    "codex.poison.attacks",
    "sup.codex.poison-damage-type",
    "core.trait.poison-immunity-nonliving",
    "codex.poison-immunity.nonliving",
)
def test_a_poison_attack_does_nothing_to_the_nonliving(table: Table) -> None:
    bar = {"name": "Spit", "kind": "melee", "action": "quick", "dice": 2, "damage": "poison"}
    spitter, skeleton = table.put(make_creature("Test Spitter", attack=[bar]), RED), table.put("Skeletal Sentry", BLUE)
    with pytest.raises(Refused):
        table.attack(spitter, "Spit", skeleton)
    fox = table.put("Bitterwood Fox", BLUE)
    table.dice("1 1")
    table.attack(spitter, "Spit", fox)
    assert fox.damage == 2


@rule("codex.poison.attacks", "sup.codex.poison-damage-type")
def test_a_cloud_of_poison_over_the_zone_passes_the_nonliving_by(table: Table) -> None:
    breath = {
        "name": "Breath",
        "kind": "ranged",
        "action": "full",
        "dice": 2,
        "range": [0, 1],
        "zone": True,
        "damage": "poison",
    }
    dragon = table.put(make_creature("Test Dragon", attack=[breath]), RED, "B1")
    skeleton, fox = table.put("Skeletal Sentry", BLUE), table.put("Bitterwood Fox", BLUE)
    table.always("order", lambda request: request.options[0])
    table.dice("1* 1*")
    table.act(dragon, attack(dragon, "Breath", "B2"))
    assert (skeleton.damage, fox.damage) == (0, 2)


@rule(
    "core.trait.psychic-immunity-conjurations",
    "codex.psychic-immunity.conjurations",
    "core.codex.conjuration-psychic-immunity",
)
def test_conjurations_are_immune_to_psychic_attacks(table: Table) -> None:
    bar = {"name": "Scream", "kind": "melee", "action": "quick", "dice": 2, "damage": "psychic"}
    screamer = table.put(make_creature("Test Screamer", attack=[bar]), RED)
    crystal = table.put("Mana Crystal", BLUE)
    assert crystal.card.type is CardType.CONJURATION
    with pytest.raises(Refused):
        table.attack(screamer, "Scream", crystal)
