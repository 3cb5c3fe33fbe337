"""Has learned the game by playing it with itself, and thinks ahead in deals that fit what the others did."""

from functools import partial

from followsuit.bots.thinker import Level, Thinker

make = partial(Thinker, Level(worlds=128, seconds=0.05))
