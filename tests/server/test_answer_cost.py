"""What an answer costs can be measured without a network and a database."""

from __future__ import annotations

import random

import pytest

from mageduel.server.answer_cost import Cost, live_table, play, seated


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_answers_of_every_number_of_players_are_counted_with_what_is_sent_to_all_of_them(seats: int) -> None:
    cost = Cost()
    play(live_table(seated(0, seats), 1), random.Random(1), cost, longest=12)
    assert cost.answers == 12
    assert len(cost.sizes) == 12 * seats
    assert cost.milliseconds > 0
    assert [line.split()[0] for line in cost.lines()] == ["rules", "showing", "writing", "message"]
