"""Options in words: what each possible answer does, what it points at, and the stages in which a player chooses it."""

from __future__ import annotations

from collections.abc import Sequence

from mageduel.dsl.script import script_of
from mageduel.facts.cards import AttackBar, Card, CardType
from mageduel.facts.library import library
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.bars import dice_of_bar
from mageduel.rules.attack.dice import attack_traits, dice_reasons, number_of_dice
from mageduel.rules.attack.targets import draft
from mageduel.rules.casting import costs
from mageduel.rules.casting import spells as casting
from mageduel.rules.enchantments.reveals import price_to_reveal, reveal_cost
from mageduel.rules.movement.moves import is_attacked_on_the_way, is_hindered_there
from mageduel.rules.round.special_actions import abilities_of
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase
from mageduel.views.asked import OptionShown, PathPart
from mageduel.views.consequences import consequence
from mageduel.views.harm import harms_own_side
from mageduel.views.names import bar_text, element

_KEYS = {"reveal": "R", "guard": "G", "nothing": "N", "pass": "Space", "move": "M", "climb": "M"}

_PLAIN = {
    "pass": "Pass",
    "nothing": "Do nothing more",
    "guard": "Go on guard",
    "pay": "Pay",
    "forfeit": "Do not pay; it is destroyed",
    "let go": "Let it go",
    "no defense": "Use no Defense",
    "no counterstrike": "Do not strike back",
    "stop": "Leave it at that",
    "keep": "Keep the roll",
    "leave": "Bind nothing",
    "decline": "Decline",
    "let pass": "Let the attack pass",
    "no attack": "Let it rest",
    "done": "Remove no more",
    "stay": "Let it stay where it is",
    "cancel": "Cancel the spell",
    "torment": "Pay and torment it",
    "spare": "Spare it",
}

_SENTENCES = {
    "bind": "Bind {}",
    "defend": "Defend with {}",
    "take off": "Take {} off",
    "next": "{} comes next",
    "sweep": "Sweep on to {}",
    "reroll": "{}: roll again ({})",
}
"""Options that name one or two things."""


def object_name(game: Game, number: object) -> str:
    """What to call the object an answer names."""
    thing = game.objects.get(number) if isinstance(number, int) else None
    if thing is None:
        return str(number)
    if thing.hidden:
        return f"the hidden enchantment on {_bearer(game, thing)}"
    twins = [each for each in game.objects.values() if each.card is thing.card and not each.hidden]
    place = game.arena.zone_names[thing.zone] if thing.zone is not None and len(twins) > 1 else ""
    name = f"the {thing.name}" if thing.is_mage else thing.name
    return f"{name} in {place}" if place else name


def _bearer(game: Game, enchantment: Object) -> str:
    if enchantment.attached_to is not None:
        return object_name(game, enchantment.attached_to.id)
    return game.arena.zone_names[enchantment.zone] if enchantment.zone is not None else "something far away"


def place_element(name: object) -> str | None:
    """How an option points at a place or object named in an answer."""
    if isinstance(name, int):
        return f"o{name}"
    if isinstance(name, str):
        if "|" in name:
            return f"b{name}"
        if len(name) == 2 and name[0].isupper() and name[1].isdigit():
            return f"z{name}"
    return None


def place_label(game: Game, name: object) -> str:
    """A target in words."""
    if isinstance(name, int):
        return object_name(game, name)
    if isinstance(name, str) and "|" in name:
        return f"the border {name.replace('|', '–')}"
    return "the whole arena" if name == "arena" else str(name)


class Describer:
    """Puts the options of one request into words."""

    def __init__(self, game: Game, request: Request) -> None:
        self.game = game
        self.request = request

    def options(self) -> list[OptionShown]:
        """Every option in words, those that harm one's own side last."""
        shown = [self.option(answer) for answer in self.request.options]
        return sorted(shown, key=lambda option: option.harmful)

    def option(self, answer: Answer) -> OptionShown:
        """One option in words."""
        described = self._describe(answer)
        described.harmful = harms_own_side(self.game, self.request, answer)
        return described

    def _describe(self, answer: Answer) -> OptionShown:
        match answer:
            case ("attack", int(), int(), _):
                return self._attack(answer)
            case ("cast", int(), str(), *_):
                return self._cast(answer, answer)
            case ("deploy", int(), "cast", *_):
                return self._cast(answer, answer[2:])
            case ("move" | "climb", str()):
                return self._move(answer)
            case ("activate", int(number)):
                return self._simple(answer, f"Act with {object_name(self.game, number)}", [f"o{number}"], "creatures")
            case ("ability", int(), int(), *_):
                return self._ability(answer)
            case ("reveal", int()):
                return self._reveal(answer)
            case ("forfeit", int(number)):
                thing = self.game.objects[number]
                label = f"Turn {thing.name} {self._bearer(thing)} over without paying"
                return self._simple(answer, label, [element(thing)], "reveals", "it is destroyed")
            case ("push", int(way)):
                return self._simple(answer, f"Push it {Direction(way).word}", [], "choices")
            case ("pay", int(amount)):
                return self._simple(answer, f"Pay {amount} mana", [], "choices")
            case ("lose life", int(amount)):
                return self._simple(answer, f"Lose {amount} Life", [], "choices")
            case ("return", str(name)):
                return self._simple(answer, f"Return {name} to the spellbook", [], "choices")
            case ("intercept" | "release", int(number)):
                verb = "Intercept with" if answer[0] == "intercept" else "Let go of"
                return self._simple(answer, f"{verb} {object_name(self.game, number)}", [f"o{number}"], "creatures")
            case ("leap", int(number)):
                return self._simple(answer, f"Leap on to {object_name(self.game, number)}", [f"o{number}"], "creatures")
            case ("remove", str(name), int(cost)):
                return self._simple(answer, f"Remove {name} for {cost} mana", [], "choices")
            case ("teleport", str(zone)):
                return self._simple(answer, f"Teleport it to {zone}", [f"z{zone}"], "choices")
            case ("place", str(zone)):
                return self._simple(answer, f"It appears in {zone}", [f"z{zone}"], "choices")
            case ("wear", str(place)):
                return self._simple(answer, f"Wear it in the {place} slot", [], "choices")
            case ("hand over", int(amount)):
                return self._simple(
                    answer, f"Hand over {amount} damage" if amount else "Hand over nothing", [], "choices"
                )
            case ("counterstrike", int(source), int(index)):
                bar = self.game.objects[source].card.attacks[index]
                return self._simple(answer, f"Strike back with {bar.name}", [f"o{source}"], "choices")
            case ("first", int(number), str(what), *source):
                return self._due(answer, number, what, source)
            case ("turn", *parts):
                return self._turn(answer, parts)
            case ("hatch", str(place)):
                return self._simple(answer, f"Hatch one from the {place}", [], "choices")
            case ("from" | "to" as way, int(seat), int(amount)):
                return self._simple(answer, f"Move {amount} damage {way} {self.game.players[seat].name}", [], "choices")
            case ("initiative", int(seat)):
                return self._simple(answer, f"{self.game.players[seat].name} begins", [f"s{seat}"], "choices")
        return self._generic(answer)

    def _simple(self, answer: Answer, label: str, elements: list[str], group: str, detail: str = "") -> OptionShown:
        first = elements[0] if elements else None
        return OptionShown(
            list(answer),
            str(answer[0]),
            label,
            detail,
            elements,
            group,
            _KEYS.get(str(answer[0])),
            [PathPart(label, first)],
        )

    def _attack(self, answer: Answer) -> OptionShown:
        _, source_id, index, target = answer
        source = self.game.objects[source_id]
        bar = source.card.attacks[index]
        action = bar.action.value.title() if bar.action is not None else ""
        dice = f"{self._dice(source, bar, target)} dice"
        detail = " · ".join(part for part in (f"{action} action", dice, bar_text(bar)) if part)
        where = place_label(self.game, target)
        aimed = place_element(target)
        path = [PathPart(bar.name, element(source)), PathPart(where, aimed)]
        elements = [part.element for part in path if part.element is not None]
        return OptionShown(
            list(answer), "attack", f"{bar.name}: attack {where}", detail, elements, "attacks", None, path
        )

    def _dice(self, source: Object, bar: AttackBar, target: object) -> int:
        """The dice this attack would roll; a zone attack is told by what holds for everybody in it."""
        if not isinstance(target, int):
            return dice_of_bar(source, bar)[0]
        attacker = source if source.is_creature or source.attached_to is None else source.attached_to
        attack = draft(self.game, attacker, bar, self.game.objects[target])
        attack.traits = attack_traits(attack)
        return number_of_dice(dice_reasons(attack))

    def _cast(self, answer: Answer, cast: Answer) -> OptionShown:
        _, key, name, target, *choices = cast
        caster = self._caster(answer)
        castable = next(
            (each for each in casting.castables(self.game, caster) if each.key == key and each.card.name == name), None
        )
        card = castable.card if castable is not None else library()[name]
        spot = casting.place_of(self.game, card, target)
        due = costs.price(self.game, caster, card, spot, tuple(choices))
        own = caster.mana if not caster.is_mage else 0
        detail = f"{due.to_pay} mana"
        if own:
            detail = f"{caster.name} pays {min(own, due.to_pay)} of {due.to_pay}"
        elif due.to_pay < due.full:
            detail = f"{due.to_pay} mana ({due.full - due.to_pay} saved)"
        path = [PathPart(name, f"c:{name}"), PathPart(place_label(self.game, target), place_element(target))]
        path += self._choices(card, caster, choices)
        if caster.is_mage is False and answer[0] == "deploy":
            path[0] = PathPart(f"{caster.name}: {name}", element(caster))
        label = f"Cast {name}"
        if target != "arena":
            label += f" on {path[1].label}"
        label += "".join(f", {part.label}" for part in path[2:])
        elements = [part.element for part in path if part.element is not None]
        return OptionShown(list(answer), str(answer[0]), label, detail, elements, "spells", None, path)

    def _caster(self, answer: Answer) -> Object:
        if answer[0] == "deploy":
            return self.game.objects[answer[1]]
        subject = self.request.subject
        if isinstance(subject, ActionPhase):
            return subject.creature
        return self.game.players[self.request.player].mage

    def _choices(self, card: Card, caster: Object, chosen: Sequence[object]) -> list[PathPart]:
        if card.type is CardType.WALL:
            single = not chosen or chosen[0] == costs.SINGLE_WALL
            return [PathPart("one wall" if single else f"extended to {chosen[0]}", None if single else f"b{chosen[0]}")]
        parts = []
        for choice, value in zip(script_of(card).choices, chosen, strict=False):
            label = choice.label(self.game, value) if choice.label is not None else self._value(value, choice.question)
            parts.append(PathPart(label, place_element(value) if self._is_place(value) else None))
        return parts

    def _is_place(self, value: object) -> bool:
        return isinstance(value, str) or (isinstance(value, int) and value in self.game.objects)

    def _value(self, value: object, question: str) -> str:
        if "way" in question and isinstance(value, int) and 0 <= value < 4:
            return Direction(value).word
        if isinstance(value, tuple):
            return ", ".join(self._value(each, question) for each in value) or "nothing"
        return place_label(self.game, value)

    def _move(self, answer: Answer) -> OptionShown:
        zone = self.game.arena.zone(answer[1])
        acting = self.game.acting
        detail = ""
        if acting is not None:
            if is_attacked_on_the_way(self.game, acting, zone):
                detail = "a wall attacks on the way"
            elif is_hindered_there(self.game, acting, zone):
                detail = "hindered there"
        verb = "Move" if answer[0] == "move" else "Cross the wall"
        path = [PathPart(verb, None), PathPart(answer[1], f"z{answer[1]}")]
        return OptionShown(
            list(answer), "move", f"{verb} to {answer[1]}", detail, [f"z{answer[1]}"], "moves", "M", path
        )

    def _ability(self, answer: Answer) -> OptionShown:
        _, holder_id, index, *choice = answer
        holder = self.game.objects[holder_id]
        ability = abilities_of(holder)[index]
        path = [PathPart(ability.name, element(holder))]
        path += [
            PathPart(self._value(value, ""), place_element(value) if self._is_place(value) else None)
            for value in choice
        ]
        label = ability.name + "".join(f", {part.label}" for part in path[1:])
        elements = [part.element for part in path if part.element is not None]
        return OptionShown(list(answer), "ability", label, f"{holder.name}", elements, "abilities", None, path)

    def _turn(self, answer: Answer, parts: Sequence[object]) -> OptionShown:
        path = [
            PathPart(self._value(value, ""), place_element(value) if self._is_place(value) else None) for value in parts
        ]
        label = "Cast it back on " + ", ".join(part.label for part in path)
        elements = [part.element for part in path if part.element is not None]
        return OptionShown(list(answer), "turn", label, "", elements, "choices", None, path)

    def _reveal(self, answer: Answer) -> OptionShown:
        thing = self.game.objects[answer[1]]
        cost = price_to_reveal(self.game, thing).to_pay
        payable = costs.can_pay_reveal(self.game, thing, reveal_cost(thing))
        detail = f"{cost} mana" if payable else f"{cost} mana, which you lack: it would be destroyed"
        if payable and (change := consequence(self.game, thing)):
            detail += f" · {change}"
        where = self._bearer(thing)
        return self._simple(answer, f"Reveal {thing.name} {where}", [element(thing)], "reveals", detail)

    def _bearer(self, thing: Object) -> str:
        if thing.attached_to is not None:
            return f"on {object_name(self.game, thing.attached_to.id)}"
        return f"in {self.game.arena.zone_names[thing.zone]}" if thing.zone is not None else ""

    def _due(self, answer: Answer, number: int, what: str, source: list[int]) -> OptionShown:
        """What is due on an object, and from where if that is not plain."""
        label = f"{what} on {object_name(self.game, number)}"
        if source:
            label += f" (from {object_name(self.game, source[0])})"
        return self._simple(answer, label, [f"o{each}" for each in (number, *source)], "choices")

    def _generic(self, answer: Answer) -> OptionShown:
        word = str(answer[0])
        if len(answer) == 1:
            label = self._plain(word)
            return self._simple(answer, label, [], "choices")
        parts = [
            PathPart(self._value(value, ""), place_element(value) if self._is_place(value) else None)
            for value in answer[1:]
        ]
        names = [part.label for part in parts]
        label = _SENTENCES[word].format(*names) if word in _SENTENCES else f"{word}: {', '.join(names)}"
        label = label[0].upper() + label[1:]
        elements = [part.element for part in parts if part.element is not None]
        path = [PathPart(label, elements[0] if elements else None)]
        return OptionShown(list(answer), word, label, "", elements, "choices", None, path)

    def _plain(self, word: str) -> str:
        if word == "pass":
            return {
                "reveal": "Keep all hidden",
                "quickcast": "Save the quickcast",
                "deploy": "Deploy nothing more",
                "after": "End the turn",
            }.get(self.request.kind, "Pass")
        if word == "pay" and isinstance(self.request.subject, tuple) and len(self.request.subject) > 1:
            return f"Pay {self.request.subject[1]} mana"
        return _PLAIN.get(word, word[0].upper() + word[1:])
