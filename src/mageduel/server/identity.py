"""Identity: who a browser is to the server, without an account, and how that moves to another device.

The server knows a browser by the fingerprint of a secret. The secret is the key: whoever holds it has the saved books.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Request, Response
from pydantic import BaseModel, Field

from mageduel.server.callers import Secret, Sparing, keep_secret
from mageduel.server.envelope import Message


class IdentityKey(BaseModel):
    """The key of this browser: what it has saved can be had with it elsewhere."""

    key: str


class KeyBrought(Message):
    """A key from another device."""

    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32}$")]


def identity_routes(app: FastAPI) -> None:
    """Add the routes for keys."""

    @app.post("/api/identity/export", dependencies=[Sparing])
    async def export_key(secret: Secret, response: Response) -> IdentityKey:
        """The key of this browser; nobody else is told, and the server keeps its fingerprint alone."""
        response.headers["Cache-Control"] = "no-store"
        return IdentityKey(key=secret)

    @app.post("/api/identity", dependencies=[Sparing], status_code=204)
    async def bring_key(brought: KeyBrought, request: Request, response: Response) -> None:
        """Be from now on who the key says."""
        keep_secret(request, response, brought.key)
