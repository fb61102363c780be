"""Stories: a server for one test, and what tests have its players do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.client import Chooser, Clock, Server, Socket, serving, settle

Story = Callable[[Server], Awaitable[None]]


def play(story: Story, tmp_path: Path, clock: Clock | None = None, **settings: object) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.sqlite3", clock, **settings) as server:
            await story(server)

    asyncio.run(run())


async def until_over(lines: list[Socket], chooser: Chooser, most: int = 5000) -> int:
    for count in range(most):
        await settle()
        for line in lines:
            line.waiting()
        if lines[0].state["view"]["result"] is not None:
            return count
        asked = next(line for line in lines if line.state["request"] is not None)
        message = await asked.answer(chooser.choose(asked.state["request"]))
        assert message["type"] == "accepted", message
    raise AssertionError("no end")


async def first_to_act(one: Socket, other: Socket) -> tuple[Socket, Socket]:
    await settle()
    one.waiting(), other.waiting()
    return (one, other) if one.state["request"] is not None else (other, one)


async def plan_of(line: Socket) -> list[object]:
    return ["plan", [[slot["slot"], []] for slot in line.state["request"]["plan"]["slots"]]]


async def to_planning(one: Socket, other: Socket) -> None:
    while not (one.state["request"] and one.state["request"]["plan"]):
        acting, _ = await first_to_act(one, other)
        await acting.answer(acting.state["request"]["options"][0]["answer"])
        await settle()
        one.waiting(), other.waiting()
