"""The bots, one file each. A file put into this folder is a bot, called as the file is: it needs no other mention.

Its name has a hyphen where that of the file has an underscore. A bot made to be compared in a study names it as
`STUDY`, and is not offered at tables.

The first sentence of the file says how it plays, and its `make` makes one from a seed.
"""
