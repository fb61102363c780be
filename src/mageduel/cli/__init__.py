"""One command, `mageduel`; each subcommand is a module that is imported only when it is asked for."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NoReturn

from mageduel import __version__
from mageduel.cli import terminal
from mageduel.facts.errors import ForPeople, nearest
from mageduel.form import form
from mageduel.words.language import NAMES, USUAL, Language, language, speaking

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("mageduel.cli.play", "play a duel in the terminal"),
    "puzzle": ("mageduel.cli.puzzle", "solve a puzzle out of a played game"),
    "serve": ("mageduel.cli.serve", "open the table for browsers"),
    "backup": ("mageduel.cli.backup", "copy the database of the table, also while it runs"),
    "cards": ("mageduel.cli.cards", "search and show cards"),
    "book": ("mageduel.cli.book", "check, show, list and make spellbooks"),
    "boards": ("mageduel.cli.boards", "show the boards of Domination"),
    "rules": ("mageduel.cli.rules", "tell the rules in short"),
    "codex": ("mageduel.cli.codex", "explain a trait, a condition or a term"),
    "rulings": ("mageduel.cli.rulings", "situations with a known outcome, to be played step by step"),
    "odds": ("mageduel.cli.odds", "exact odds of an attack"),
    "position": ("mageduel.cli.position", "look at a position: as text, data, a link or a picture"),
    "record": ("mageduel.cli.record", "show and replay recorded games"),
    "simulate": ("mageduel.cli.simulate", "play many games between programs and check every answer"),
    "exercise": ("mageduel.cli.exercise", "play until every card and every word has been used"),
    "bench": ("mageduel.cli.bench", "measure decisions, games and forks a second"),
    "lab": ("mageduel.cli.lab", "tournaments and win-rate matrices"),
    "tune": ("mageduel.cli.tune", "improve the weights of a computer player"),
}
"""Subcommands by name: the module that has `add_arguments(parser)` and `run(args)`, and one line of help."""

VARIABLE = "MAGEDUEL_LANGUAGE"
FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {message} ({self.prog} --help)\n")


def available() -> dict[str, str]:
    """The subcommands whose module exists, with their line of help."""
    return {name: line for name, (module, line) in COMMANDS.items() if find_spec(module) is not None}


def parser_of(chosen: str | None) -> argparse.ArgumentParser:
    """What the command line takes; of the subcommand that was chosen, everything."""
    parser = _Parser(prog="mageduel", description="Mage Wars as unofficial software: rules, opponents, a table, a lab.")
    parser.add_argument("--version", action="version", version=f"mageduel {__version__} ({form()})")
    codes = " or ".join(f"{code} ({name})" for code, name in NAMES.items())
    parser.add_argument("--language", metavar="CODE", help=f"speak {codes}; as {VARIABLE} in the environment")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, line in available().items():
        subparser = commands.add_parser(name, help=line, description=line[0].upper() + line[1:] + ".")
        if name == chosen:
            module = import_module(COMMANDS[name][0])
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return parser


def _chosen(arguments: Sequence[str]) -> str | None:
    """The subcommand asked for; an unknown one is refused with the nearest spelling."""
    word = next((argument for argument in arguments if not argument.startswith("-")), None)
    names = available()
    if word is None or word in names:
        return word
    near = nearest(word, names)
    raise ForPeople(f"there is no command {word!r}" + (f"; did you mean {near}?" if near else " (mageduel --help)"))


def _wanted(arguments: Sequence[str]) -> tuple[Language, list[str]]:
    """The language asked for here or in the environment, and the other arguments."""
    code = os.environ.get(VARIABLE, "") or USUAL
    rest = list(arguments)
    for place, argument in enumerate(rest):
        if argument == "--language" and place + 1 < len(rest):
            code = rest[place + 1]
            del rest[place : place + 2]
            break
        if argument.startswith("--language="):
            code = rest.pop(place).partition("=")[2]
            break
    return language(code), rest


def _run(arguments: Sequence[str]) -> int:
    reader, rest = _wanted(arguments)
    with speaking(reader):
        return _run_spoken(rest)


def _run_spoken(arguments: Sequence[str]) -> int:
    try:
        parser = parser_of(_chosen(arguments))
        if not arguments:
            parser.print_help()
            return 0
        chosen = parser.parse_args(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    code: int = chosen.run(chosen)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return the exit code; what went wrong for people is one line on stderr."""
    terminal.prepare()
    try:
        code = _guarded(sys.argv[1:] if argv is None else argv)
    except BrokenPipeError:
        code = BROKEN_PIPE
    terminal.let_go()
    return code


def _guarded(arguments: Sequence[str]) -> int:
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except ForPeople as error:
        from mageduel.words.errors import why

        return _say(why(error), WRONG_USE)
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return _say(f"{name}{error.strerror or error}", FAILED)
    return code


def _say(what: str, code: int) -> int:
    line = " ".join(what.splitlines())
    print(f"mageduel: {line}", file=sys.stderr)
    return code
