"""How throughput grows with workers: measured, told, and put into its page."""

from __future__ import annotations

from itertools import count

from mageduel.lab.growth import Throughput, Turn, drawn, measured, placed, table

ONE = Throughput(1, (Turn(60, 20.0, 18.0), Turn(60, 30.0, 18.0), Turn(60, 24.0, 24.0)))
TWO = Throughput(2, (Turn(60, 10.0, 20.0), Turn(60, 15.0, 20.0), Turn(60, 12.0, 20.0)))


def test_a_turn_counts_its_games_and_their_processor_time() -> None:
    ticks = count()
    turn = measured(1, 2, cluster=None, clock=lambda: float(next(ticks)))
    assert (turn.games, turn.seconds) == (2, 1.0)
    assert turn.processor > 0


def test_the_table_tells_the_middle_and_both_ends() -> None:
    told = table([ONE, TWO], 0.5)
    assert "| 1 | 2.50 (2.00 to 3.00) | 1.00 times | 3.00 |" in told
    assert "| 2 | 5.00 (4.00 to 6.00) | 2.00 times | 3.00 |" in told
    assert "3 turns of 60 games each" in told
    assert "a load of 0.5" in told


def test_the_picture_has_a_point_for_every_number_of_workers() -> None:
    assert "<title>2: 5.0</title>" in drawn([ONE, TWO])


def test_new_figures_take_the_place_of_old_ones() -> None:
    page = "before\n<!-- measured -->\nold\n<!-- end -->\nafter\n"
    assert placed(page, "new\n") == "before\n<!-- measured -->\nnew\n<!-- end -->\nafter\n"
    assert placed(placed(page, "x\n"), "new\n") == placed(page, "new\n")
