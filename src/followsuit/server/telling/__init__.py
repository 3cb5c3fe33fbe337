"""What a client is told of a table: who sits there, the game as it is told to one of them, and what changed in it."""
