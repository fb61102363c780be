"""A PostgreSQL server for all tests of one process, and in it a database for each test."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from sqlalchemy import create_engine, text

from mageduel.server.own_postgres import NoPostgres, installed, own_postgres

_NUMBERS = count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    try:
        installed()
    except NoPostgres as error:
        pytest.skip(str(error))
    with own_postgres(tmp_path_factory.mktemp("postgres"), durable=False) as address:
        yield address


@pytest.fixture
def address(postgres: str) -> str:
    """An empty database."""
    name = f"games{next(_NUMBERS)}"
    engine = create_engine(postgres.replace("postgresql", "postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as line:
        line.execute(text(f"create database {name}"))
    engine.dispose()
    return f"{postgres.rpartition('/')[0]}/{name}"
