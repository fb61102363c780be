"""The command itself: quick, quiet about what it was not asked, and one line when something is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from mageduel import __version__, cli
from mageduel.facts.errors import ForPeople
from mageduel.kernel import match
from tests.hygiene.sources import SOURCE

ENVIRONMENT = os.environ | {"PYTHONPATH": str(SOURCE.parent)}


def _python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=ENVIRONMENT)
    return done.stdout


def test_importing_the_command_imports_nothing_slow() -> None:
    loaded = set(json.loads(_python("import json, sys, mageduel.cli; print(json.dumps(sorted(sys.modules)))")))
    slow = (
        "rich",
        "tomllib",
        "asyncio",
        "mageduel.facts.library",
        "mageduel.rules",
        "mageduel.state",
        "mageduel.kernel",
    )
    assert [name for name in slow if name in loaded] == []


def test_the_version_names_the_form_in_which_the_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    is_compiled = not str(match.__file__).endswith(".py")
    assert capsys.readouterr().out == f"mageduel {__version__} ({'compiled' if is_compiled else 'interpreted'})\n"


def test_help_imports_no_subcommand() -> None:
    show = "print([module for module, _ in mageduel.cli.COMMANDS.values() if module in sys.modules])"
    assert _python(f"import sys, mageduel.cli; mageduel.cli.main(['--help']); {show}").splitlines()[-1] == "[]"


def test_help_names_the_subcommands_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    text = capsys.readouterr().out
    assert "codex" in text
    assert [name for name in cli.available() if name not in text] == []


def test_a_subcommand_without_a_module_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.COMMANDS, "conquer", ("mageduel.cli.conquer", "not yet"))
    assert "conquer" not in cli.available()
    assert cli.main(["conquer"]) == 2


def test_no_argument_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert "COMMAND" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["cdoex"], ["codex", "--no-such-option"], ["codex", "Bruning"], ["--nonsense"]])
def test_wrong_use_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_an_unknown_subcommand_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["cdoex"])
    assert "did you mean codex?" in capsys.readouterr().err


def _codex_raises(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> int:
    from mageduel.cli import codex

    def fail(args: object) -> int:
        raise error

    monkeypatch.setattr(codex, "run", fail)
    return cli.main(["codex"])


def test_errors_for_people_have_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _codex_raises(monkeypatch, ForPeople("that will not do")) == 2
    assert capsys.readouterr().err == "mageduel: that will not do\n"


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        _codex_raises(monkeypatch, ZeroDivisionError())


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert _codex_raises(monkeypatch, KeyboardInterrupt()) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_leaves_early_is_no_error() -> None:
    code = "import sys; from mageduel.cli import main; sys.exit(main(['codex', '--json']))"
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


def test_the_package_can_be_run() -> None:
    code = "import runpy, sys; sys.argv = ['mageduel', '--version']; runpy.run_module('mageduel', run_name='__main__')"
    assert _python(code).startswith("mageduel ")
