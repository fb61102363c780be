"""The envelope of every message that comes in."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Message(BaseModel):
    """A message with exactly these fields of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)
