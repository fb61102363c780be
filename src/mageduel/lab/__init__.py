"""Many games: simulations, benchmarks, tournaments."""
