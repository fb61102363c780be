"""Commands are run inside the test: none may begin to serve there."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _no_server_is_left_running(monkeypatch: pytest.MonkeyPatch) -> None:
    def begun(self: object, sockets: object) -> None:
        raise AssertionError("the server was not refused")

    monkeypatch.setattr("uvicorn.Server.run", begun)
