"""`python -m followsuit` is `followsuit`."""

from followsuit.cli import main

main()
