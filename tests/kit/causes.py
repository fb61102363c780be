"""A cause for what a test brings about itself."""

from typing import Final

from mageduel.state.causes import Cause, Printed

A_TEST: Final[Cause] = Printed("a test")
