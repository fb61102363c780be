"""Numbers for Prometheus. Answers that nobody else may know of are not counted: a number that moves would tell."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("mageduel_answers_total", "Answers stored and played, apart from those that keep a question secret")
REFUSALS = Counter("mageduel_refusals_total", "Answers refused")
AGENT_FAILURES = Counter("mageduel_agent_failures_total", "Times a computer player had to be helped out")
RULE_FAILURES = Counter("mageduel_rule_failures_total", "Answers taken back because a rule failed")
PARTED_GAMES = Gauge("mageduel_parted_games", "Games met so far that take another course here and are not played on")
OPEN_TABLES = Gauge("mageduel_open_tables", "Games in memory")
CONNECTIONS = Gauge("mageduel_connections", "Open WebSockets")
SERVERS = Gauge("mageduel_servers", "Processes that share the database and live, this one among them")
ADOPTED_GAMES = Counter("mageduel_adopted_games_total", "Games with a clock nobody watched that this process took over")
LOST_TABLES = Counter("mageduel_lost_tables_total", "Tables let go of because another process holds their games")
RELAYED_LINES = Gauge("mageduel_relayed_lines", "Open WebSockets that are passed on to another process")
RELAYED_CALLS = Counter("mageduel_relayed_calls_total", "Requests passed on to another process")
LOOP_DELAY = Histogram(
    "mageduel_loop_delay_seconds",
    "How late the server's loop is for what is due",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
ANSWER_SECONDS = Histogram(
    "mageduel_answer_seconds",
    "From an answer to its new view",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5),
)
