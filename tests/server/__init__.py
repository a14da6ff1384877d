"""The server, over real sockets with real clients."""
