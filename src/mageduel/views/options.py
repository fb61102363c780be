"""Options in words: what each possible answer does, what it points at, and the stages in which a player chooses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import script_of
from mageduel.facts.cards import AttackBar, Card, CardType
from mageduel.facts.library import library
from mageduel.kernel.questions import PASS, Form, Part
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.bars import dice_of_bar
from mageduel.rules.attack.dice import attack_traits, dice_reasons, number_of_dice
from mageduel.rules.attack.targets import draft
from mageduel.rules.casting import at_hand, costs, targeting
from mageduel.rules.casting.mana import PAY
from mageduel.rules.enchantments.reveals import FORFEIT, price_to_reveal, reveal_cost
from mageduel.rules.movement.moves import TO_JUMP, TO_WALK, is_attacked_on_the_way, is_hindered_there, teleport_cost
from mageduel.rules.round.special_actions import abilities_of
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.hands import Castable
from mageduel.state.objects import Object
from mageduel.state.parts import (
    ABILITY,
    ARENA,
    BAR,
    BORDER,
    CHOICE,
    DIRECTION,
    OBJECT,
    OBJECTS,
    PLACE,
    SEAT,
    SLOT,
    SPELL,
    VICTIM,
    ZONE,
)
from mageduel.state.running import ActionPhase, Spell
from mageduel.views.asked import OptionShown, PathPart
from mageduel.views.consequences import consequence
from mageduel.views.harm import harms_own_side
from mageduel.views.names import ability_name, bar_text, element, is_only_zone, value_name
from mageduel.words.language import count, has, say, sentence


def object_name(game: Game, number: object) -> str:
    """What to call the object an answer names."""
    thing = game.objects.get(number) if isinstance(number, int) else None
    if thing is None:
        return str(number)
    if thing.hidden:
        return say("name.hidden-on", what=_bearer(game, thing))
    name = say("name.mage", name=thing.name) if thing.is_mage else thing.name
    if thing.zone is None or len(game.arena.zone_names) == 1 or not _has_twin(game, thing):
        return name
    return say("name.in", name=name, zone=game.arena.zone_names[thing.zone])


def _has_twin(game: Game, thing: Object) -> bool:
    for each in game.objects.values():  # noqa: SIM110  (asked for every name of every option)
        if each.card is thing.card and each is not thing and not each.hidden:
            return True
    return False


def _bearer(game: Game, enchantment: Object) -> str:
    if enchantment.attached_to is not None:
        return object_name(game, enchantment.attached_to.id)
    return game.arena.zone_names[enchantment.zone] if enchantment.zone is not None else say("name.far-away")


def named(game: Game, part: Part, value: object) -> PathPart:
    """What a place of an answer names, in words, and how it is pointed at."""
    if isinstance(value, tuple):
        labels = [named(game, part, each).label for each in value]
        return PathPart(", ".join(labels) or say("name.nothing"), None)
    if part is OBJECTS:
        part = OBJECT
    if part is PLACE:
        part = OBJECT if isinstance(value, int) else BORDER if value in game.arena.border_names else ZONE
    if part is OBJECT or part is VICTIM:
        return PathPart(object_name(game, value), f"o{value}")
    if part is ZONE:
        return PathPart(say("name.arena"), None) if value == ARENA else PathPart(str(value), f"z{value}")
    if part is BORDER:
        return PathPart(say("name.border", border=str(value).replace("|", "–")), f"b{value}")
    if part is SEAT and isinstance(value, int):
        return PathPart(game.players[value].name, f"s{value}")
    if part is DIRECTION and isinstance(value, int):
        return PathPart(say(f"direction.{Direction(value).word}"), None)
    return PathPart(value_name(str(value)), None)


class Describer:
    """Puts the options of one request into words."""

    def __init__(self, game: Game, request: Request) -> None:
        self.game = game
        self.request = request
        self._held: dict[Object, list[Castable]] = {}

    def _at_hand(self, caster: Object) -> list[Castable]:
        """What a caster has at hand, looked for once for all options."""
        if caster not in self._held:
            self._held[caster] = at_hand.castables(self.game, caster)
        return self._held[caster]

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
        form = self.request.question.form_of(answer)
        if form.group == "attacks":
            return self._attack(answer)
        if form.group == "moves":
            return self._move(answer)
        if form.group == "reveals":
            return self._reveal(answer)
        if SPELL in form.parts:
            return self._cast(form, answer)
        if ABILITY in form.parts:
            return self._ability(answer)
        return self._turn(form, answer) if form.rest is CHOICE else self._plain(answer)

    def _option(
        self, answer: Answer, label: str, path: Sequence[PathPart], *, detail: str = "", speed: str = ""
    ) -> OptionShown:
        form = self.request.question.form_of(answer)
        elements = [part.element for part in path if part.element is not None]
        return OptionShown(
            list(answer),
            str(form.word),
            label,
            detail,
            elements,
            form.group,
            form.icon,
            speed,
            form.key,
            list(path),
            declines=answer == self.request.question.declines,
        )

    def _parts(self, answer: Answer) -> list[PathPart]:
        """What an answer names; an attack bar is one of the object named before it."""
        parts = []
        holder: Object | None = None
        for part, value in self.request.question.form_of(answer).named(answer):
            if part is BAR and holder is not None and isinstance(value, int):
                parts.append(PathPart(holder.card.attacks[value].name, None))
                continue
            parts.append(named(self.game, part, value))
            holder = self.game.objects.get(value) if part is OBJECT and isinstance(value, int) else None
        return parts

    def _plain(self, answer: Answer, detail: str = "") -> OptionShown:
        """An option that is one sentence, whatever it names."""
        parts = self._parts(answer)
        return self._sentence(answer, self._label(answer, parts), parts, detail)

    def _sentence(self, answer: Answer, label: str, parts: Sequence[PathPart], detail: str = "") -> OptionShown:
        label = sentence(label)
        elements = [part.element for part in parts if part.element is not None]
        option = self._option(answer, label, [PathPart(label, elements[0] if elements else None)], detail=detail)
        option.elements = elements
        return option

    def _label(self, answer: Answer, parts: Sequence[PathPart]) -> str:
        question, word = self.request.question, str(answer[0])
        if answer == PASS:
            return say(f"passing.{question.name}") if has(f"passing.{question.name}") else say("option.pass")
        if answer == PAY and "cost" in question.about:
            return say("answer.pay", question.things(self.request.subject)["cost"])
        code = word.replace(" ", "-")
        if not parts or (answer == question.declines and has(f"plain.{code}")):
            return say(f"plain.{code}")
        fuller = f"answer.{code}-{len(parts)}"
        return say(fuller if has(fuller) else f"answer.{code}", *(part.label for part in parts))

    def _attack(self, answer: Answer) -> OptionShown:
        _, source_id, index, target = answer
        source = self.game.objects[source_id]
        bar = source.card.attacks[index]
        action = say(f"action.{bar.action.value}") if bar.action is not None else ""
        if isinstance(target, int) and not self.game.objects[target].card.has_life:
            return self._touch(answer, action, PathPart(bar.name, element(source)), target)
        dice = count("detail.dice", self._dice(source, bar, target))
        detail = " · ".join(part for part in (action, dice, bar_text(bar)) if part)
        path = [PathPart(bar.name, element(source)), named(self.game, PLACE, target)]
        label = say("option.attack", attack=bar.name, target=path[1].label)
        return self._option(answer, label, path, detail=detail, speed=bar.action.value if bar.action else "")

    def _touch(self, answer: Answer, action: str, bar: PathPart, target: int) -> OptionShown:
        """A melee attack on what has no Life: it is only touched, whatever the dice show."""
        touch = PathPart(say("option.touch", target=object_name(self.game, target)), f"o{target}")
        detail = " · ".join(part for part in (action, say("detail.touch")) if part)
        return replace(self._option(answer, touch.label, [touch, bar], detail=detail), kind="touch")

    def _dice(self, source: Object, bar: AttackBar, target: object) -> int:
        """The dice this attack would roll; a zone attack is told by what holds for everybody in it."""
        if not isinstance(target, int):
            return dice_of_bar(source, bar)[0]
        attacker = source if source.is_creature or source.attached_to is None else source.attached_to
        attack = draft(self.game, attacker, bar, self.game.objects[target])
        attack.traits = attack_traits(attack)
        return number_of_dice(dice_reasons(attack))

    def _cast(self, form: Form, answer: Answer) -> OptionShown:
        key, name, target = answer[form.place_of(SLOT)], answer[form.place_of(SPELL)], answer[form.place_of(PLACE)]
        choices = form.rest_of(answer)
        caster = self._caster(form, answer)
        castable = next((each for each in self._at_hand(caster) if each.key == key and each.card.name == name), None)
        card = castable.card if castable is not None else library()[name]
        spot = targeting.place_of(self.game, target)
        due = costs.price(Declaration(self.game, card, caster, spot, tuple(choices)))
        own = caster.mana if not caster.is_mage else 0
        detail = say("detail.mana", amount=due.to_pay)
        if own:
            detail = say("detail.pays-of", who=caster.name, amount=min(own, due.to_pay), cost=due.to_pay)
        elif due.to_pay < due.full:
            detail = say("detail.mana-saved", amount=due.to_pay, saved=due.full - due.to_pay)
        given = targeting.given_up_to_reach(self.game, caster, card, spot)
        if given is not None:
            detail = say("detail.and-given-up", price=detail, thing=given.name)
        path = [PathPart(name, f"c:{name}"), named(self.game, PLACE, target), *self._choices(card, choices)]
        if OBJECT in form.parts:
            path[0] = PathPart(f"{caster.name}: {name}", element(caster))
        holder = None if castable is None else castable.holder(self.game)
        named_as = name if holder is None else ability_name(holder.card, name)
        label = say("option.cast", spell=named_as)
        if target != ARENA and not is_only_zone(self.game, target):
            label = say("option.cast-on", spell=named_as, target=path[1].label)
        label += "".join(f", {part.label}" for part in path[2:])
        return self._option(answer, label, path, detail=detail)

    def _caster(self, form: Form, answer: Answer) -> Object:
        """Who would cast it: the object the answer names, the creature that acts, or the mage."""
        if OBJECT in form.parts:
            return self.game.objects[answer[form.place_of(OBJECT)]]
        subject = self.request.subject
        if isinstance(subject, ActionPhase):
            return subject.creature
        return at_hand.caster_from(self.game, self.request.player, answer[form.place_of(SLOT)])

    def _choices(self, card: Card, chosen: Sequence[object]) -> list[PathPart]:
        if card.type is CardType.WALL:
            single = not chosen or chosen[0] == costs.SINGLE_WALL
            one, extended = say("choice.one-wall"), f"b{chosen[0]}" if chosen else ""
            walls = PathPart(one, None) if single else PathPart(say("choice.extended", border=chosen[0]), extended)
            return [walls, *(PathPart(say("choice.facing", zone=zone), None) for zone in chosen[1:])]
        parts = []
        for choice, value in zip(script_of(card).choices, chosen, strict=False):
            part = named(self.game, choice.part, value)
            parts.append(
                part
                if choice.label is None
                else PathPart(say(f"choice.{choice.label(self.game, value)}"), part.element)
            )
        return parts

    def _move(self, answer: Answer) -> OptionShown:
        zone = self.game.arena.zone(answer[1])
        acting = self.game.acting
        detail = ""
        form = self.request.question.form_of(answer)
        if form is TO_JUMP:
            return self._jump(answer)
        if acting is not None:
            if is_attacked_on_the_way(self.game, acting, zone):
                detail = say("detail.wall-attacks")
            elif is_hindered_there(self.game, acting, zone):
                detail = say("detail.hindered-there")
        walks = form is TO_WALK
        path = [PathPart(say("option.move" if walks else "option.cross"), None), named(self.game, ZONE, answer[1])]
        label = say("option.move-to" if walks else "option.cross-to", zone=answer[1])
        return self._option(answer, label, path, detail=detail)

    def _jump(self, answer: Answer) -> OptionShown:
        acting = self.game.acting
        cost = 0 if acting is None else teleport_cost(acting)
        path = [PathPart(say("option.jump", cost=cost), None), named(self.game, ZONE, answer[1])]
        return self._option(answer, say("option.jump-to", zone=answer[1], cost=cost), path)

    def _ability(self, answer: Answer) -> OptionShown:
        _, holder_id, index, *chosen = answer
        holder = self.game.objects[holder_id]
        ability = abilities_of(holder)[index]
        path = [PathPart(ability.name, element(holder))]
        path += [named(self.game, part, value) for part, value in zip(ability.parts, chosen, strict=True)]
        label = ability.name + "".join(f", {part.label}" for part in path[1:])
        return self._option(answer, label, path, detail=holder.name)

    def _turn(self, form: Form, answer: Answer) -> OptionShown:
        spell = self.request.subject
        assert isinstance(spell, Spell)
        path = [
            named(self.game, PLACE, answer[form.place_of(PLACE)]),
            *self._choices(spell.card, form.rest_of(answer)),
        ]
        return self._option(answer, say("option.cast-back", target=", ".join(part.label for part in path)), path)

    def _reveal(self, answer: Answer) -> OptionShown:
        thing = self.game.objects[answer[1]]
        where = PathPart(thing.name, element(thing))
        if answer[0] == FORFEIT:
            label = say("option.turn-over", card=thing.name, place=self._bearer(thing))
            return self._sentence(answer, label, [where], say("detail.destroyed"))
        cost = price_to_reveal(self.game, thing).to_pay
        payable = costs.can_pay_reveal(self.game, thing, reveal_cost(thing))
        detail = say("detail.mana" if payable else "detail.mana-lacking", amount=cost)
        if payable and (change := consequence(self.game, thing)):
            detail += f" · {change}"
        return self._sentence(answer, say("option.reveal", card=thing.name, place=self._bearer(thing)), [where], detail)

    def _bearer(self, thing: Object) -> str:
        if thing.attached_to is not None:
            return say("place.on", what=object_name(self.game, thing.attached_to.id))
        return say("place.in", zone=self.game.arena.zone_names[thing.zone]) if thing.zone is not None else ""
