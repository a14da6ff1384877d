"""Guides: how to play a title, as a book of our own whose pictures are positions."""

from fondaco.guides.book import Figure, Guide, Section, has_guide, read_guide
from fondaco.guides.picture import Picture

__all__ = ["Figure", "Guide", "Picture", "Section", "has_guide", "read_guide"]
