"""`mageduel odds`: the exact distribution of an attack of one card on another."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from mageduel.cli import numbers
from mageduel.cli.terminal import print_json
from mageduel.words.language import say

MOST = 100
"""More dice, armor, piercing or markers than this no card asks for."""
MOST_DAMAGE = 1_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("attacker", help="a creature, a mage, a weapon or an attack spell")
    parser.add_argument("names", nargs="+", metavar="[BAR] DEFENDER", help="which of its attacks, and on whom")
    parser.add_argument(
        "--dice", type=numbers.whole(-MOST, MOST), default=0, metavar="N", help="more or fewer attack dice"
    )
    parser.add_argument(
        "--armor", type=numbers.whole(-MOST, MOST), default=0, metavar="N", help="more or less armor on the defender"
    )
    parser.add_argument("--piercing", type=numbers.whole(0, MOST), default=0, metavar="N", help="more piercing")
    parser.add_argument(
        "--damage", type=numbers.whole(0, MOST_DAMAGE), default=0, metavar="N", help="damage already there"
    )
    parser.add_argument(
        "--with", dest="attacker_has", action="append", default=[], metavar="SPELL", help="on the attacker"
    )
    parser.add_argument(
        "--against", dest="defender_has", action="append", default=[], metavar="SPELL", help="on the defender"
    )
    parser.add_argument("--attacker-condition", action="append", default=[], metavar="NAME[:N]", help="such as weak:2")
    parser.add_argument("--defender-condition", action="append", default=[], metavar="NAME[:N]", help="such as burn")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel import duel  # noqa: F401  (loads what the cards do)
    from mageduel.facts.errors import ForPeople
    from mageduel.lab.exchange import Modifiers, exchange
    from mageduel.views.names import step_name

    if len(args.names) > 2:
        raise ForPeople(say("odds.of-what"))
    bar = args.names[0] if len(args.names) == 2 else None
    modifiers = Modifiers(
        dice=args.dice,
        armor=args.armor,
        piercing=args.piercing,
        damage=args.damage,
        attacker_has=tuple(args.attacker_has),
        defender_has=tuple(args.defender_has),
        attacker_conditions=_conditions(args.attacker_condition),
        defender_conditions=_conditions(args.defender_condition),
    )
    found = exchange(args.attacker, bar, args.names[-1], modifiers).odds()
    if args.json:
        print_json(asdict(found))
        return 0
    head = say(
        "odds.head",
        attacker=args.attacker,
        attack=found.attack,
        target=found.target,
        dice=found.dice.value,
        armor=found.armor.value,
    )
    print(say("odds.strikes", head=head, number=found.strikes) if found.strikes > 1 else head)
    chances = (
        ("frightened", found.deter_chance),
        ("miss", found.miss_chance),
        ("avoided", found.avoid_chance),
    )
    average = say("odds.average", average=found.average, destroy=found.destroy_chance)
    print("; ".join((average, *(say(f"odds.{code}", chance=chance) for code, chance in chances if chance))))
    at_least = 1.0
    for each in found.damage:
        bar = "█" * round(each.chance * 60)
        print(say("odds.row", damage=each.damage, chance=each.chance, least=at_least, bar=bar))
        at_least -= each.chance
    for effect in found.effects:
        print(f"{effect.chance:>12.1%}  {effect.name}")
    for line in found.consequences:
        print(f"  {line}")
    for back in found.comes_back:
        kind = step_name(back.kind.replace(" ", "-"))
        print(f"  {say('odds.back', kind=kind, name=back.name, chance=back.chance, average=back.average)}")
    return 0


def _conditions(given: list[str]) -> dict[str, int]:
    from mageduel.facts.errors import ForPeople

    found = {}
    for each in given:
        name, _, count = each.partition(":")
        try:
            found[name] = numbers.whole(1, MOST)(count or "1")
        except argparse.ArgumentTypeError as error:
            raise ForPeople(say("odds.condition", why=error)) from None
    return found
