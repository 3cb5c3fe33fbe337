"""Judges from outside: OpenSpiel plays the same deals, and must allow and score the same, move for move.

`python -m tests.judges oh-hell --deals 10000` plays many, `make judges` every game that has a judge; the tests play a
sample. OpenSpiel is not needed for anything else (package `open_spiel`, the extra `bench`), and without it the
sample is skipped.
"""
