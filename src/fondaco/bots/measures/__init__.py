"""What counts in each game."""
