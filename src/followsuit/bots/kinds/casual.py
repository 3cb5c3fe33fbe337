"""Has learned the game by playing it with itself, and thinks ahead a little."""

from functools import partial

from followsuit.bots.thinker import Level, Thinker

make = partial(Thinker, Level(worlds=8, seconds=0.02))
