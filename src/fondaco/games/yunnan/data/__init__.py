"""The boards, tables and cards as files; the engine and the page read the same ones."""
