"""Die Händler in the terminal."""
