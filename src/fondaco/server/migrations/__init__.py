"""The history of the database's form, applied at the start of the server."""
