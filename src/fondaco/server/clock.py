"""Time: passed in wherever it is needed, so that a test can let days go by in a moment."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What tells the time and waits for it to pass."""

    def now(self) -> int:
        """Milliseconds since 1970, as people count time; it may be set back."""

    def monotonic(self) -> float:
        """Seconds that only ever grow, for whatever is measured."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class WallClock:
    """The time on the wall."""

    def now(self) -> int:
        """Milliseconds since 1970, as people count time; it may be set back."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds that only ever grow, for whatever is measured."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
