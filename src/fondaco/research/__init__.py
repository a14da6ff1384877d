"""Interfaces for research: views as numbers, many games at once, PettingZoo, OpenSpiel and Gymnasium."""

from fondaco.research.batch import Batch
from fondaco.research.encoder import Encoder

__all__ = ["Batch", "Encoder"]
