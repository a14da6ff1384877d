"""A table as a pure thing: its journal, what follows from it, and what each reader may see. Nothing here reads a clock,
a socket or a database."""
