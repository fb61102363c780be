"""The same run on a Ray cluster: `make cluster` installs the extra and runs this; `make test` leaves it out."""

from __future__ import annotations

import pytest

from mageduel.lab.store import Store
from mageduel.lab.tournament import carry_out, match_run

pytest.importorskip("ray", reason="mageduel[cluster] is not installed")


def test_a_run_on_a_local_cluster_gives_the_same_games() -> None:
    here = carry_out(match_run("novice", "random", 6, 2, "arena"), Store(None), workers=1)
    there = carry_out(match_run("novice", "random", 6, 2, "arena"), Store(None), cluster="local")
    assert [row["digest"] for row in there.rows] == [row["digest"] for row in here.rows]
