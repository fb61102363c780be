"""Talk: phrases for everybody or for one's own side, and fingers on the board for one's own side.

None of it is kept or stands in a record; who does not want to hear it shuts the client's ears.
"""

from __future__ import annotations

from typing import get_args

from mageduel.server.talking import Counsel, Courtesy, PhraseFace, Sign, SignFace, TalkFaces
from mageduel.words.language import say


def talk_faces() -> TalkFaces:
    """All there is to say."""
    courtesies, counsels = get_args(Courtesy), get_args(Counsel)
    return TalkFaces(
        phrases=[
            *(PhraseFace(phrase=each, words=say(f"phrase.{each}"), to="all") for each in courtesies),
            *(PhraseFace(phrase=each, words=say(f"phrase.{each}"), to="side") for each in counsels),
        ],
        signs=[SignFace(sign=each, words=say(f"sign.{each}")) for each in get_args(Sign)],
    )
