"""The two boards and the cards as files; the engine and the page read the same ones."""
