"""`mageduel play`: a duel in the terminal against computer players, with every refusal explained."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from mageduel.cli import files, numbers
from mageduel.cli.terminal import console as new_console
from mageduel.facts.modes import MODES, OFFERED
from mageduel.words.errors import why
from mageduel.words.language import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from mageduel.agents.contract import Agent
    from mageduel.kernel.match import Match
    from mageduel.kernel.requests import Answer, Request
    from mageduel.state.game import Game
    from mageduel.views.asked import OptionShown, QuestionShown

PLAYED = [mode.name for mode in MODES.values() if mode.books in OFFERED]


class Leave(Exception):
    """The player leaves the table."""


class GivesUp(Exception):
    """The player concedes the duel."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--mode", default="apprentice", choices=PLAYED, help="mode of play")
    parser.add_argument("--board", help="the board of Domination by its name; `mageduel boards` shows them all")
    parser.add_argument("--mage", default="Beastmaster", help="your mage")
    parser.add_argument("--against", default="Warlock", help="the opponent's mage; of several, separated by commas")
    parser.add_argument("--with", dest="beside", metavar="MAGE", help="the mages of your team-mates, likewise")
    parser.add_argument(
        "--level", default="novice", help="the others' level, or one for each: random, novice, adept or master"
    )
    parser.add_argument("--seed", type=numbers.seed, help="seed of the dice; same seed and answers, same game")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--ask-reveals", action="store_true", help="ask in every reveal window, not only at the usual moments"
    )


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.agents.levels import new_agent
    from mageduel.duel import replay, start_duel
    from mageduel.facts.errors import ForPeople
    from mageduel.facts.mages import mage_in
    from mageduel.kernel.record import DamagedRecord, read_record
    from mageduel.lab.books import published, setup_of
    from mageduel.rules.round.setup import Setup
    from mageduel.words.records import why_damaged

    console = new_console()
    levels = args.level.split(",")
    for level in levels:
        new_agent(level, 0)
    if args.load is not None:
        try:
            record = read_record(Path(args.load).read_text(encoding="utf-8"))
            match = replay(record, log=True, forkable=True)
        except (OSError, UnicodeDecodeError):
            raise ForPeople(f"{args.load} cannot be read.") from None
        except DamagedRecord as error:
            raise ForPeople(why_damaged(error)) from None
        setup, seed = Setup.from_data(record.setup), record.seed
    else:
        books = {book.mage: book for book in published(args.mode)}
        setup = setup_of(
            args.mode, *(books[mage_in(MODES[args.mode].mages, name).name] for name in _seated(args)), board=args.board
        )
        seed = args.seed if args.seed is not None else _fresh_seed()
        match = start_duel(setup, seed, log=True, forkable=True)
    agents = _agents(levels, seed, len(setup.seats))
    console.print(f"[dim]{say('terminal.welcome', seed=seed)}[/] {say('terminal.help')}")
    table = Terminal(console, match, setup, seed, everywhere=args.ask_reveals)
    try:
        table.play(agents)
    except (Leave, EOFError):
        console.print(say("terminal.leave"))
    return 0


def _seated(args: argparse.Namespace) -> list[str]:
    """Everybody's mage in the order of the seats: the player's first, then enemies and team-mates in turn."""
    from mageduel.facts.errors import ForPeople
    from mageduel.facts.modes import why_not_seated

    enemies = args.against.split(",")
    friends = [args.mage, *(args.beside.split(",") if args.beside else [])]
    if len(friends) == 1:
        seated = [*friends, *enemies]
    elif len(friends) == len(enemies):
        seated = [name for pair in zip(friends, enemies, strict=True) for name in pair]
    else:
        raise ForPeople("Teams are of equal size: name as many enemies with --against as there are of you.")
    teams = len(friends) > 1
    refused = why_not_seated(MODES[args.mode], [seat % 2 if teams else None for seat in range(len(seated))])
    if refused is not None:
        raise refused
    return seated


def _agents(levels: list[str], seed: int, seats: int) -> dict[int, Agent]:
    """A computer player for every seat but the first: all of one level, or each of his own."""
    from mageduel.agents.levels import new_agent
    from mageduel.facts.errors import ForPeople

    if len(levels) not in (1, seats - 1):
        raise ForPeople(f"Name one level for all, or one for each of the {seats - 1} computer players.")
    return {seat: new_agent(levels[(seat - 1) % len(levels)], seed + seat - 1) for seat in range(1, seats)}


def _number(text: str, most: int) -> int | None:
    """The number of an option, if the text is one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 and 1 <= int(text) <= most else None


def _fresh_seed() -> int:
    import secrets

    return secrets.randbits(32)


class Terminal:
    """One human at seat 0, agents at all the others."""

    def __init__(self, console: Console, match: Match[Game], setup: object, seed: int, *, everywhere: bool) -> None:
        from mageduel.views.windows import Stops

        self.console = console
        self.match = match
        self.setup = setup
        self.seed = seed
        self.stops = Stops(everywhere=everywhere, is_unwatched=True)
        self.told = len(match.game.log or [])

    def play(self, agents: Mapping[int, Agent]) -> None:
        """Play to the end."""
        from mageduel.views.decisions import Decision
        from mageduel.views.view import view

        seen = {seat: view(self.match.game, seat, self.match) for seat in agents}
        while not self.match.is_over and self.match.game.result is None:
            request = self.match.open_requests[0]
            if request.player == 0:
                self.match.answer(0, self._answer(request))
            else:
                seat = request.player
                self.match.answer(seat, agents[seat].decide(seen[seat], Decision(request)))
        self.tell()
        self.draw()

    def _answer(self, request: Request) -> Answer:
        """What the human answers: one of the options, or that he gives up."""
        from mageduel.kernel.requests import CONCEDE

        try:
            return self.ask(request)
        except GivesUp:
            return CONCEDE

    def tell(self) -> None:
        """Print what has happened since last time."""
        from rich.markup import escape

        from mageduel.views.chronicle import Teller

        teller = Teller(self.match.game, 0)
        log = self.match.game.log or []
        for event in log[self.told :]:
            line = teller.tell(event)
            if line is not None:
                self.console.print(f"[dim]·[/] {escape(line.sentence)}", highlight=False)
        self.told = len(log)

    def draw(self) -> None:
        """Draw the table."""
        from mageduel.cli.board import draw
        from mageduel.views.table import table

        self.console.print(draw(table(self.match.game, 0)))

    def ask(self, request: Request) -> Answer:
        """Ask the human."""
        from rich.markup import escape

        from mageduel.rules.planning.plans import PLAN
        from mageduel.rules.round.action_stage import ACTIVATE
        from mageduel.rules.round.activation import ACTION
        from mageduel.views.questions import question
        from mageduel.views.windows import answer_ahead

        ahead = answer_ahead(self.match.game, request, self.stops)
        if ahead is not None:
            return ahead
        self.tell()
        if request.question in (ACTIVATE, PLAN, ACTION):
            self.draw()
        asked = question(self.match.game, request, stops=self.stops)
        context = f" [dim]({escape(asked.context)})[/]" if asked.context else ""
        title = f"[bold yellow]{escape(asked.prompt)}[/]{context}"
        self.console.print(title)
        if asked.plan is not None:
            return self._plan(request, asked)
        self._list(asked.options)
        while True:
            line = self._read()
            if line == "":
                chosen = next((each for each in asked.options if each.declines), None)
                if chosen is not None:
                    return tuple(chosen.answer)
            elif (number := _number(line, len(asked.options))) is not None:
                return tuple(asked.options[number - 1].answer)
            elif not self._command(line, asked):
                self.console.print(say("terminal.choose", most=len(asked.options)))

    def _list(self, options: list[OptionShown]) -> None:
        from rich.markup import escape

        also = next((at for at, option in enumerate(options, 1) if option.harmful), None)
        for number, option in enumerate(options, 1):
            if number == also:
                self.console.print(f"[dim]{say('terminal.harmful')}[/]")
            detail = f" [dim]{escape(option.detail)}[/]" if option.detail else ""
            self.console.print(f" [bold]{number:>3}[/] {escape(option.label)}{detail}", highlight=False)

    def _plan(self, request: Request, asked: QuestionShown) -> Answer:
        assert asked.plan is not None
        picks = []
        for slot in asked.plan.slots:
            self.console.print(f"[bold]{slot.label}[/]: {say('terminal.slot', count=slot.count)}")
            for number, card in enumerate(slot.cards, 1):
                cost = "X" if card.cost_now is None else str(card.cost_now.value)
                style = "" if card.payable else "dim"
                copies = f" ×{card.count}" if card.count > 1 else ""
                mana = say("detail.mana", amount=cost)
                line = f" [bold]{number:>3}[/] {card.card}{copies} ({mana})"
                self.console.print(line, style=style, highlight=False)
            picks.append((slot.slot, self._pick(slot.count, [card.card for card in slot.cards], asked)))
        answer = ("plan", tuple(picks))
        if request.refuses(answer) is not None:
            self.console.print(say("terminal.too-many-copies"))
            return self._plan(request, asked)
        return answer

    def _pick(self, count: int, cards: list[str], asked: QuestionShown) -> tuple[str, ...]:
        while True:
            line = self._read()
            picked = [_number(word, len(cards)) for word in line.split()]
            if len(picked) <= count and None not in picked:
                return tuple(cards[number - 1] for number in picked if number is not None)
            if not self._command(line, asked):
                self.console.print(say("terminal.pick", count=count, most=len(cards)))

    def _read(self) -> str:
        self.console.print("[bold]>[/] ", end="")
        line = sys.stdin.readline()
        if not line:
            raise Leave
        return line.strip()

    def _command(self, line: str, asked: QuestionShown) -> bool:
        word, _, rest = line.partition(" ")
        match word:
            case "q" | "quit":
                raise Leave
            case "concede":
                self._concede()
            case "?" | "why":
                self._why(asked)
            case "b":
                self.draw()
            case "h" | "help":
                self.console.print(say("terminal.help"))
            case "c":
                self._card(rest)
            case "l":
                self.told = max(0, self.told - 25)
                self.tell()
            case "s":
                self._stops(rest)
            case "odds":
                self._odds(rest, asked)
            case "save":
                self._save(rest)
            case _:
                return False
        return True

    def _concede(self) -> None:
        """Give up, once the player has said so twice."""
        self.console.print(say("terminal.concede-sure"))
        if self._read() == "concede":
            raise GivesUp
        self.console.print(say("terminal.concede-not"))

    def _stops(self, wish: str) -> None:
        """Show when the player stops for each face-down card, or change it: `s 2 never`."""
        from mageduel.views.windows import Stop, card_stops

        cards = card_stops(self.match.game, 0, self.stops)
        number, _, word = wish.partition(" ")
        if number.isdigit() and 1 <= int(number) <= len(cards) and word in (each.value for each in Stop):
            self.stops = replace(self.stops, cards={**self.stops.cards, cards[int(number) - 1].id: Stop(word)})
            cards = card_stops(self.match.game, 0, self.stops)
        elif wish:
            self.console.print(say("terminal.stops-how"))
        if not cards:
            self.console.print(say("terminal.nothing-hidden"))
        for place, each in enumerate(cards, 1):
            turns = f" [dim]{say('terminal.turns-itself')}[/]" if each.turns_itself else ""
            usual = f" ({each.usual})" if each.stop == "usual" else ""
            wish = say(f"terminal.stop-{each.stop}")
            self.console.print(f" [bold]{place:>3}[/] {each.card} {each.where}: {wish}{usual}{turns}", highlight=False)

    def _why(self, asked: QuestionShown) -> None:
        from rich.markup import escape

        if not asked.refusals:
            self.console.print(say("terminal.nothing-refused"))
        for refused in asked.refusals:
            rule = refused.rule
            document = say(f"document.{rule.document}")
            behind = rule.word or rule.card
            more = f" {say('terminal.read-more', word=behind)}" if behind else ""
            self.console.print(
                f" [red]✗[/] {escape(f'{refused.label}: {refused.sentence}')} "
                f"[dim]({escape(f'{document}, {rule.section}: {rule.text}{more}')})[/]",
                highlight=False,
            )

    def _card(self, name: str) -> None:
        from rich.markup import escape

        from mageduel.facts.codex import UnknownEntry, entry
        from mageduel.facts.errors import ForPeople
        from mageduel.facts.library import card
        from mageduel.words.printed import card_text, entry_called, entry_form, entry_text

        try:
            word = entry_called(name) or entry(name)
        except UnknownEntry:
            pass
        else:
            self.console.print(f"[bold]{escape(entry_form(word))}[/]: {escape(entry_text(word))}", highlight=False)
            return
        try:
            found = card(name)
        except ForPeople as error:
            self.console.print(why(error), markup=False)
            return
        self.console.print(f"[bold]{escape(found.name)}[/]: {escape(card_text(found))}", highlight=False)

    def _odds(self, number: str, asked: QuestionShown) -> None:
        from mageduel.views.names import step_name
        from mageduel.views.odds import odds_of_option

        option = _number(number, len(asked.options))
        if option is None:
            self.console.print(say("terminal.odds-which"))
            return
        request = self.match.request_for(0)
        answer = tuple(asked.options[option - 1].answer)
        found = None if request is None else odds_of_option(self.match.game, request, answer)
        if found is None:
            self.console.print(say("terminal.odds-none"))
            return
        spread = ", ".join(f"{each.damage}: {each.chance:.0%}" for each in found.damage if each.chance >= 0.005)
        line = say(
            "terminal.odds",
            dice=found.dice.value,
            armor=found.armor.value,
            average=found.average,
            destroy=found.destroy_chance,
            spread=spread,
        )
        self.console.print(line, highlight=False)
        for effect in found.effects:
            self.console.print(f"   {effect.name}: {effect.chance:.0%}", highlight=False)
        for back in found.comes_back:
            kind = step_name(back.kind.replace(" ", "-"))
            line = say("terminal.odds-back", kind=kind, name=back.name, chance=back.chance, average=back.average)
            self.console.print(f"   {line}", highlight=False)

    def _save(self, name: str) -> None:
        from mageduel.duel import record_of
        from mageduel.facts.errors import ForPeople

        if not name:
            self.console.print(say("terminal.save-which"))
            return
        try:
            files.write(Path(name), record_of(self.match, self.setup, self.seed).to_json())  # type: ignore[arg-type]
        except ForPeople as error:
            self.console.print(why(error), markup=False)
            return
        self.console.print(say("terminal.saved", name=name), markup=False)
