"""Imagines a few deals of the hidden cards, and plays each out by rules of thumb."""

from functools import partial

from followsuit.bots.flat import FlatPlayer

make = partial(FlatPlayer, most=4)
