"""The trial: all tests once, watched; then for each mutant a fork of that process runs the tests that meet it."""

from __future__ import annotations

import functools
import gc
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import pytest

from tests.mutants.changes import Mutant, mutants, reach

NOTICED, UNNOTICED, LOST = 0, 1, 2
MOST_MEMORY = 2 * 1024**3
IMPORTED = ""
"""The name of what runs while modules are imported, before any test."""


@dataclass
class Verdict:
    """What a trial has found."""

    possible: int = 0
    tried: int = 0
    noticed: int = 0
    unnoticed: list[str] = field(default_factory=list)
    """Place and change of each, and how many tests ran it."""
    seconds: float = 0.0
    failing: set[str] = field(default_factory=set)
    """Tests that fail without any mutant: they say nothing of mutants."""
    is_broken: bool = False
    """Nothing is left to notice with, or tests fail when they are run again."""


class Trial:
    """A plugin for pytest: it runs what was collected, and then the mutants."""

    def __init__(self, modules: list[Path], *, seconds: float, seed: int, patience: float) -> None:
        self.verdict = Verdict()
        self._modules = [module.resolve() for module in modules]
        self._end = time.monotonic() + seconds
        self._began = time.monotonic()
        self._seed = seed
        self._patience = patience
        self._times: dict[str, float] = defaultdict(float)
        self._coverage = coverage.Coverage(
            data_file=None, include=[str(each) for each in self._modules], config_file=False
        )
        self._is_watching = True
        self._coverage.start()
        self._coverage.switch_context(IMPORTED)

    # What pytest calls

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Know which test is running."""
        self._switch(item.nodeid)
        yield
        self._switch(IMPORTED)

    def _switch(self, name: str) -> None:
        if self._is_watching:
            self._coverage.switch_context(name)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Know how long each takes."""
        self._times[report.nodeid] += report.duration
        if self._is_watching and report.failed:
            self.verdict.failing.add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run everything once; if it passes, try mutants until the time is up."""
        for index, item in enumerate(session.items):
            following = session.items[index + 1] if index + 1 < len(session.items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        self._is_watching = False
        self._coverage.stop()
        sound = [item for item in session.items if item.nodeid not in self.verdict.failing]
        if not sound or self._in_fork(None, "", sound[:: max(1, len(sound) // 100)]) != UNNOTICED:
            self.verdict.is_broken = True
            return True
        for name in sorted(self.verdict.failing):
            print(f"fails without any mutant, left out: {name}", flush=True)
        self._try_all({item.nodeid: item for item in sound})
        self.verdict.seconds = time.monotonic() - self._began
        return True

    # Mutants

    def _try_all(self, items: dict[str, pytest.Item]) -> None:
        data = self._coverage.get_data()
        contexts = {module: data.contexts_by_lineno(str(module)) for module in self._modules}
        drawn = [mutant for module in self._modules for mutant in mutants(module)]
        random.Random(self._seed).shuffle(drawn)
        self.verdict.possible = len(drawn)
        for mutant in drawn:
            if time.monotonic() > self._end:
                return
            changed = mutant.source()
            if changed is None:
                self.verdict.possible -= 1
                continue
            tests = self._tests(mutant, contexts[mutant.module])
            known = [items[name] for name in tests if name in items]
            self.verdict.tried += 1
            if known and self._is_noticed(mutant, changed, known):
                self.verdict.noticed += 1
                continue
            place = f"{mutant.module.relative_to(Path.cwd())}:{mutant.line}"
            ran = f"{len(known)} tests ran it" if known else "no test runs it"
            self.verdict.unnoticed.append(f"{place}: {mutant.told(changed)}  ({ran})")
            print(self.verdict.unnoticed[-1], flush=True)

    def _tests(self, mutant: Mutant, contexts: dict[int, list[str]]) -> list[str]:
        """The tests that meet a mutant, likely and quick ones first, as many as patience has time for."""
        lines = reach(mutant.module.read_text(encoding="utf-8"), mutant.line)
        names = {name for line in lines for name in contexts.get(line, ())}
        if IMPORTED in names:
            names = {name for line in contexts.values() for name in line}
        names.discard(IMPORTED)
        stem = mutant.module.stem
        ordered = sorted(names, key=lambda name: (f"test_{stem}" not in name, self._times[name], name))
        chosen: list[str] = []
        left = self._patience
        for name in ordered:
            left -= self._times[name]
            if left < 0 and chosen:
                break
            chosen.append(name)
        return chosen

    def _is_noticed(self, mutant: Mutant, changed: str, tests: list[pytest.Item]) -> bool:
        """Quickly in a fork; what nobody notices there is tried again with the module really changed."""
        if self._in_fork(mutant, changed, tests) == NOTICED:
            return True
        return self._in_full(mutant, changed, tests)

    def _in_fork(self, mutant: Mutant | None, changed: str, tests: list[pytest.Item]) -> int:
        child = os.fork()
        if child:
            _, status = os.waitpid(child, 0)
            if os.WIFSIGNALED(status):
                return NOTICED
            return os.WEXITSTATUS(status)
        code = LOST
        try:
            silence = os.open(os.devnull, os.O_RDWR)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            # A mutant may loop without end: the alarm ends it, and that is noticed too.
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(int(4 * self._patience) + 5)
            _spare_the_machine()
            if mutant is None or put_in(mutant.module, changed):
                code = NOTICED if _fails(tests) else UNNOTICED
        except BaseException:
            code = NOTICED
        finally:
            os._exit(code)

    def _in_full(self, mutant: Mutant, changed: str, tests: list[pytest.Item]) -> bool:
        original = mutant.module.read_text(encoding="utf-8")
        mutant.module.write_text(changed, encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            *[each.nodeid for each in tests],
        ]
        try:
            done = subprocess.run(
                command,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=6 * self._patience + 30,
                check=False,
                preexec_fn=_spare_the_machine,
            )
            return done.returncode != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            mutant.module.write_text(original, encoding="utf-8")


def _spare_the_machine() -> None:
    """A mutant may also fill the memory without end."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _fails(tests: list[pytest.Item]) -> bool:
    session = tests[0].session
    session.testsfailed = 0
    for index, item in enumerate(tests):
        if isinstance(item, pytest.Function):
            item._initrequest()  # as for a test that has not run yet
        following = tests[index + 1] if index + 1 < len(tests) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return True
    return False


def put_in(module: Path, changed: str) -> bool:
    """Give the living functions of a module their changed code; no if the change is not inside functions."""
    file = str(module)
    before = _codes(compile(module.read_text(encoding="utf-8"), file, "exec", dont_inherit=True))
    after = _codes(compile(changed, file, "exec", dont_inherit=True))
    if before.keys() != after.keys():
        return False
    different = {key: code for key, code in after.items() if code != before[key]}
    living = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == file:
            living[(each.__code__.co_qualname, each.__code__.co_firstlineno)].append(each)
        elif isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith("mageduel.rules"):
            each.cache_clear()
    is_in = False
    for key, code in different.items():
        for function in living[key]:
            if function.__code__.co_freevars != code.co_freevars:
                return False
            function.__code__ = code
            is_in = True
    return is_in


def _codes(code: CodeType) -> dict[tuple[str, int], CodeType]:
    found = {}
    waiting = [code]
    while waiting:
        each = waiting.pop()
        found[(each.co_qualname, each.co_firstlineno)] = each
        waiting += [const for const in each.co_consts if isinstance(const, CodeType)]
    return found
