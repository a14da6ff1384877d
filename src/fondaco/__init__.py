"""Fondaco: three great Eurogames in four rulebooks."""
