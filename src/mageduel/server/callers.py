"""Callers: who asks for something, by address and by browser."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from fastapi import Cookie, Depends, HTTPException, Request, Response

from mageduel.server.limits import Allowances
from mageduel.server.relays import PEER
from mageduel.words.language import say

COOKIE = "mageduel_browser"
TEN_YEARS = 10 * 365 * 24 * 3600


async def not_too_often(request: Request) -> None:
    """Refuse an address that asks for too many new things; what another process passed on, that one has counted."""
    if PEER in request.scope:
        return
    allowances: Allowances = request.app.state.hall.allowances
    host = request.client.host if request.client else None
    if not allowances.games.take(host):
        raise HTTPException(429, say("rest.too-many"))
    if not allowances.games_in_a_day.take(host):
        raise HTTPException(429, say("rest.enough-for-a-day"))


def keep_secret(request: Request, response: Response, secret: str) -> None:
    """Have the browser that asks keep a secret."""
    # Encrypted as the browser sees it: the word of a trusted proxy counts, and of nobody else.
    is_encrypted = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, secret, max_age=TEN_YEARS, path="/api", secure=is_encrypted, httponly=True, samesite="strict"
    )


async def own_secret(
    request: Request,
    response: Response,
    mageduel_browser: Annotated[str | None, Cookie(max_length=128, include_in_schema=False)] = None,
) -> str:
    """The secret of the browser that asks; one that has none gets one."""
    if mageduel_browser is not None:
        return mageduel_browser
    secret = secrets.token_urlsafe(24)
    keep_secret(request, response, secret)
    return secret


Secret = Annotated[str, Depends(own_secret)]


async def browser(secret: Secret) -> str:
    """The fingerprint of the browser that asks: what it saves belongs to it alone."""
    return owner_of(secret)


def owner_of(secret: str) -> str:
    """What is kept of a browser's secret."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


Sparing = Depends(not_too_often)
Owner = Annotated[str, Depends(browser)]
