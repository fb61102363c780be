"""Beside every failing test that sat at a table, the position it failed in."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.kit import board


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    board.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        shown = board.boards()
        if shown:
            report.sections.append(("the table", shown))
    return report
