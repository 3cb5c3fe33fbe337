"""`python -m followsuit.bots.own FILE-OR-MODULE MAKER`: the process that a Python player lives in."""

from followsuit.bots.own.host import main

main()
