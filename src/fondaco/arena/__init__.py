"""Matches between bots, and what they say about their strength; what bots say about matches."""

from fondaco.arena.contest import Contest
from fondaco.arena.ladder import Ladder
from fondaco.arena.standing import Standing

__all__ = ["Contest", "Ladder", "Standing"]
