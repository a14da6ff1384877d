"""Checks that are run with a few seeds, other ones each time; one that fails is kept and told."""

from collections.abc import Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

quietly = settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
seeds = given(seed=st.integers(0, 10**6))


def any_seed(check: Callable[..., None]) -> Callable[..., None]:
    """A check with the argument `seed`."""
    return quietly(seeds(check))
