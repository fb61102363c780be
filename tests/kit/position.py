"""The position: cards and objects put on the table by hand, with everything a situation may need."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from mageduel.cards import load_all
from mageduel.cards.mages.beastmaster import pet
from mageduel.cards.mages.warlock import bloodreaper
from mageduel.dsl.script import SCRIPTS, Script, script_of
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import Condition
from mageduel.facts.dice import Face
from mageduel.facts.library import card as find_card
from mageduel.facts.library import read_card
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.enchantments import reveals as enchantments
from mageduel.rules.mages.ability_markers import marker_in_play
from mageduel.rules.movement import moves as movement
from mageduel.rules.objects import control
from mageduel.rules.objects.destroy import destroy, settle
from mageduel.rules.objects.presence import attach, enter, relocate
from mageduel.rules.objects.tokens import lay_first_tokens
from mageduel.state.arena import Direction
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.marks import MARKS, Mark
from mageduel.state.objects import Object
from mageduel.state.places import Border, Zone
from tests.kit.answers import Decision, take
from tests.kit.causes import A_TEST

load_all()

RED, BLUE = 0, 1


def make_card(**row: Any) -> Card:
    """A card of no set, for rules that no published card shows; same fields as a data file."""
    row.setdefault("schools", {"arcane": row.pop("level", 1)})
    return read_card(row)


def make_creature(name: str = "Test Creature", **row: Any) -> Card:
    """A plain creature of no set: level 1, 10 Life, no armor, a quick melee attack with 3 dice, unless told."""
    bar = {"name": "Strike", "kind": "melee", "action": "quick", "dice": 3}
    defaults: dict[str, Any] = {"type": "creature", "cost": 5, "action": "full", "range": [0, 0], "target": "zone"}
    return make_card(**(defaults | {"armor": 0, "life": 10, "attack": [bar]} | row | {"name": name}))


def make_wall(name: str = "Test Wall", **row: Any) -> Card:
    """A plain wall of no set: 5 Life, no armor, no way through, unless told."""
    defaults: dict[str, Any] = {"type": "wall", "cost": 1, "action": "quick", "range": [0, 1], "target": "zone border"}
    return make_card(**(defaults | {"armor": 0, "life": 5, "traits": ["Passage Blocked"]} | row | {"name": name}))


def script_for(card: Card) -> Script:
    """A fresh script for a card made in a test."""
    SCRIPTS.pop(card.name, None)
    script = SCRIPTS[card.name] = Script(card)
    return script


def faces(text: str) -> list[Face]:
    """Read dice as a player would write them: "2 1* 0" is a normal two, a critical one and a blank."""
    return [Face(int(word.rstrip("*")), word.endswith("*")) for word in text.split()]


def set_tokens(thing: Object, token: str, count: int) -> None:
    """Let an object have exactly so many tokens, such as `"Rage"` or `"Dissipate"`."""
    thing.unmark(MARKS[token])
    thing.mark(MARKS[token], count)


def _tokens(named: dict[str, int]) -> dict[Mark, int]:
    return {MARKS[name]: count for name, count in named.items()}


def tokens_on(thing: Object) -> dict[str, int]:
    """The tokens that lie on an object for all to see."""
    return {mark.name: count for mark, count in thing.marks.items() if mark.shown}


class Position:
    """Everything that lies on the table, and the hands to lay it there."""

    game: Game

    def run(self, procedure: Coroutine[Any, Any, Any]) -> Any:
        """Run a procedure of the rules to its end."""
        raise NotImplementedError

    def decide(self, kind: str, *decisions: Decision) -> None:
        """Say what is answered to questions of a kind."""
        raise NotImplementedError

    def zone(self, name: str) -> Zone:
        """The number of a zone."""
        return self.game.arena.zone(name)

    def border(self, name: str) -> Border:
        """The number of a border, by the names of the two zones in either order."""
        arena = self.game.arena
        one, other = (arena.zone(each) for each in name.split("|"))
        assert (one, other) in arena.border_between, f"{name} is no border: the zones are not neighbours"
        return arena.border_between[one, other]

    def card(self, card: str | Card) -> Card:
        """A card by name, or as it is."""
        return find_card(card) if isinstance(card, str) else card

    def put(
        self,
        card: str | Card,
        seat: int = RED,
        zone: str = "B2",
        *,
        active: bool = True,
        damage: int = 0,
        tokens: dict[str, int] | None = None,
        **fields: Any,
    ) -> Object:
        """Put a creature or conjuration into play as if it had been there for a while; with its tokens, or these."""
        found = self.card(card)
        thing = self.game.new_object(found, script_of(found), seat)
        thing.zone = self.zone(zone)
        thing.active = active and thing.is_creature
        thing.damage = damage
        if tokens is None:
            lay_first_tokens(thing)
        else:
            thing.marks = _tokens(tokens)
        for name, value in fields.items():
            setattr(thing, name, value)
        enter(thing)
        return thing

    def attach(
        self,
        card: str | Card,
        to: Object | str,
        seat: int | None = None,
        *,
        hidden: bool = False,
        tokens: dict[str, int] | None = None,
        **fields: Any,
    ) -> Object:
        """Attach an enchantment, equipment or conjuration to an object, or an enchantment to a zone by its name."""
        found = self.card(card)
        owner = seat if seat is not None else to.controller if isinstance(to, Object) else RED
        thing = self.game.new_object(found, script_of(found), owner)
        if found.type is CardType.EQUIPMENT and isinstance(to, Object):
            thing.controller = to.controller
        thing.hidden = hidden
        if tokens is not None:
            thing.marks = _tokens(tokens)
        elif not hidden:
            lay_first_tokens(thing)
        for name, value in fields.items():
            setattr(thing, name, value)
        if isinstance(to, Object):
            thing.zone = to.zone
            attach(thing, to)
        else:
            thing.zone = self.zone(to)
        enter(thing)
        return thing

    def hide(self, card: str | Card, on: Object | str, seat: int | None = None) -> Object:
        """Attach a hidden enchantment."""
        return self.attach(card, on, seat, hidden=True)

    def wall(self, card: str | Card, border: str, seat: int = RED) -> Object:
        """Put up a wall."""
        found = self.card(card)
        thing = self.game.new_object(found, script_of(found), seat)
        thing.border = self.border(border)
        enter(thing)
        return thing

    def move_to(self, thing: Object, zone: str) -> None:
        """Put something elsewhere without moving it there."""
        relocate(thing, self.zone(zone))

    def condition(self, thing: Object, condition: Condition, count: int = 1) -> None:
        """Place condition markers, no questions asked."""
        thing.place_condition(condition, count)

    def guard(self, creature: Object) -> None:
        """Put a creature on guard."""
        creature.set_guard(guards=True)

    def plan(self, seat: int, *cards: str | Card) -> None:
        """Lay prepared spells ready for a mage."""
        self.game.players[seat].planned += tuple(self.card(card) for card in cards)

    def book(self, seat: int, *cards: str | Card) -> None:
        """Put cards into a spellbook."""
        for card in cards:
            self.game.players[seat].put_into_book([self.card(card)])

    def mana(self, seat: int, amount: int) -> None:
        """Give a mage exactly so much mana."""
        self.game.players[seat].mage.mana = amount

    def initiative(self, seat: int) -> None:
        """Give a player the initiative marker."""
        self.game.pass_initiative(seat)

    def quickcast(self, seat: int, *, is_ready: bool) -> None:
        """Turn a player's quickcast marker."""
        self.game.players[seat].quickcast = is_ready

    def tokens(self, thing: Object, token: str, count: int) -> None:
        """Place tokens, such as `"Rage"` or `"Dissipate"`."""
        set_tokens(thing, token, count)

    def prepare_for(self, holder: Object, card: str | Card) -> None:
        """Lay a prepared spell under a familiar or a spawnpoint."""
        holder.prepared, holder.prepared_owner = self.card(card), holder.controller

    def bind(self, holder: Object, card: str | Card) -> None:
        """Bind a spell to an object with Spellbind."""
        holder.bound, holder.bound_owner = self.card(card), holder.owner

    # By the procedures of the rules

    def _settled(self, procedure: Coroutine[Any, Any, Any]) -> None:
        """Run a procedure, and then what follows from it for Life, armor and guards."""

        async def both() -> None:
            await procedure
            await settle(self.game)

        self.run(both())

    def reveal(self, enchantment: Object) -> None:
        """Reveal a hidden enchantment now, outside any window: shown, paid for, resolved."""
        assert enchantment.hidden, f"{enchantment} is not hidden"
        self._settled(enchantments.reveal(self.game, enchantment))

    def pet(self, creature: Object) -> Object:
        """Let the Beastmaster who controls an animal make it his Pet, as if it had just been summoned; he pays."""
        return self._mark("Beastmaster", pet, creature)

    def bloodreaper(self, creature: Object) -> Object:
        """Let the Warlock who controls a demon make it his Bloodreaper, as if it had just been summoned; he pays."""
        return self._mark("Warlock", bloodreaper, creature)

    def _mark(self, kind: str, script: Script, creature: Object) -> Object:
        card = script.card
        assert card is not None
        player = self.game.players[creature.controller]
        assert player.facts.name == kind, f"{player.name} plays a {player.facts.name}, not a {kind}"
        self.decide("offer", take())
        self.run(self._respond(player.mage, EnteredPlay(creature, is_summoned=True)))
        marker = marker_in_play(self.game, card, creature.controller)
        assert marker is not None, f"no {card.name} was made"
        return marker

    async def _respond(self, listener: Object, event: EnteredPlay) -> None:
        for respond in listener.script.handlers[EnteredPlay]:
            await respond(self.game, listener, event)

    def give(self, thing: Object, condition: Condition, count: int = 1) -> None:
        """Give conditions as an effect would: who is immune or cannot have them gets none."""
        self._settled(give_condition(self.game, thing, condition, count))

    def push(self, creature: Object, direction: str) -> None:
        """Push a creature one zone: `"north"` is towards row A, `"west"` towards column 1."""
        self._settled(movement.push(self.game, creature, Direction[direction.upper()]))

    def teleport(self, creature: Object, zone: str) -> None:
        """Teleport a creature into a zone, through all the steps of a move."""
        self._settled(movement.teleport(self.game, creature, self.zone(zone)))

    def destroy(self, thing: Object) -> None:
        """Destroy an object, with everything that follows."""
        self._settled(destroy(self.game, thing, A_TEST))

    def control(self, thing: Object, seat: int) -> None:
        """Give an object to another player; the owner stays who he was."""
        self._settled(control.take_control(self.game, thing, seat))
        assert thing.controller == seat, f"the mage of seat {seat} may not control {thing}"
