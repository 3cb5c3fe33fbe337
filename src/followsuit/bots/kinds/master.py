"""Plays as strong does, and thinks ten times as long."""

from functools import partial

from followsuit.bots.thinker import Level, Thinker

make = partial(Thinker, Level(worlds=1_024, seconds=0.5))
