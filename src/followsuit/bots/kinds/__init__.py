"""The bots, one file each. A file put into this folder is a bot, called as the file is: it needs no other mention.

The first sentence of the file says how it plays, and its `make` makes one from a seed.
"""
