"""Tokens and invitations: secrets nobody can guess, of which only fingerprints are kept."""

from __future__ import annotations

import hashlib
import secrets


def fingerprint(secret: str) -> str:
    """What is kept of a token or invitation: nobody can come in with it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """A token or invitation nobody can guess."""
    return secrets.token_urlsafe(24)
