"""The board and the cards as data."""
