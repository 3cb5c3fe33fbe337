"""Players of one's own: Python objects, and programs in any language that are spoken to in lines of JSON.

Each lives in a process of its own, sees views and nothing else, and has its time. What it does wrong costs it that one
decision, which chance then makes for it, and is written down; it never ends a game.
"""
