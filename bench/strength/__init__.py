"""How well the players play: matches, a ladder for every game, and a generic search from outside beside ours."""
