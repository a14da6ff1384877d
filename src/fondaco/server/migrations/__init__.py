"""The history of the database's schema, applied at the start of the server."""
