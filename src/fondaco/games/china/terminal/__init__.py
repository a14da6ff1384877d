"""China in the terminal."""
