"""Games on a terminal: cards in colour, tables of scores, a table to play at, and games to watch again."""
