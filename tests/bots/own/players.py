"""Players of one's own for tests: some that do as they should, and some that do not."""

import os
import threading


class First:
    """Does the first thing that is allowed."""

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view, budget):
        print("what a player prints disturbs nobody")  # noqa: T201 - it is what the test is about
        return view.legal[0]


class Texting(First):
    """Answers with a text."""

    def decide(self, view, budget):
        return str(view.legal[-1])


class Raising(First):
    """Fails each time."""

    def decide(self, view, budget):
        raise ValueError("no idea")


class Cheating(First):
    """Plays what it may not."""

    def decide(self, view, budget):
        return "play 99"


class Ending(First):
    """Ends the whole process."""

    def decide(self, view, budget):
        os._exit(3)


class Waiting(First):
    """Never answers."""

    def decide(self, view, budget):
        threading.Event().wait()


class Counting(First):
    """Counts its decisions: each seat of each game has a player of its own."""

    def __init__(self, seed):
        self.asked = 0

    def decide(self, view, budget):
        self.asked += 1
        if self.asked > 200:
            raise ValueError("asked too often")
        return view.legal[self.asked % len(view.legal)]
