"""Matches between bots, and what they say about their strength."""

from fondaco.arena.contest import Contest
from fondaco.arena.standing import Standing

__all__ = ["Contest", "Standing"]
