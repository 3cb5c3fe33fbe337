"""People made of code: they play any game by what the server tells them, through whatever happens to it."""
