"""What boards in a terminal are made of: a sheet of cells, and the players' pieces."""
