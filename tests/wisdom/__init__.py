"""Table wisdom: positions of every game in which only one thing is right, with the reason.

They are written down in `positions/`, a file a game. `python -m tests.wisdom verify` proves them by searching, and
`python -m tests.wisdom try casual --seconds 0.05` says which of them a player finds.
"""
