"""The table of the Academy's chapters."""

import pytest

from tests.kit.academy import AcademyTable


@pytest.fixture
def table() -> AcademyTable:
    """The first round of war: the Beastmaster of Red against the Wizard of Blue."""
    return AcademyTable()
