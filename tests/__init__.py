"""The tests; those of a game are in its folder."""

EXAMPLE = "yunnan-2023"  # what is played where any title would do
