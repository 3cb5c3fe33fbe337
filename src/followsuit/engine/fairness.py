r"""Fair deals: the seed of a table comes from a secret that was promised beforehand, and from all who sit down.

Before the first card the server shows the promise, the SHA-256 of its secret. Everyone who sits down may then add a
contribution. The seed is the SHA-256 of the line `followsuit/fair/1`, the secret, and a line `SEAT CONTRIBUTION` for
each seat in order, all as text with `\n` after each. Nobody alone can choose it: the server was bound by its promise
before it saw a contribution, and the others never saw the secret. When the game is over the secret is told, and
everything can be computed again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from followsuit.errors import RecordError

DOMAIN = "followsuit/fair/1"


def promise(secret: str) -> str:
    """What is shown before the first card."""
    return sha256(secret.encode()).hexdigest()


def mixed_seed(secret: str, contributions: Sequence[str]) -> str:
    """The seed of the game, from the secret and one contribution a seat; empty for a seat that gave none."""
    lines = [DOMAIN, secret, *(f"{seat} {contribution}" for seat, contribution in enumerate(contributions))]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def check_fairness(seed: object, fairness: object, seats: int) -> None:
    """Raise RecordError where a record's seed does not follow from what its `fairness` tells."""
    match fairness:
        case {"commitment": str(commitment), "secret": str(secret), "contributions": [*contributions]} if all(
            isinstance(contribution, str) for contribution in contributions
        ):
            pass
        case _:
            raise _broken("It is incomplete.", "It has a commitment, a secret and one contribution a seat.")
    if len(contributions) != seats:
        raise _broken(f"It has {len(contributions)} contributions for {seats} seats.", "There is one a seat.")
    if promise(secret) != commitment:
        raise _broken("The secret is not the one that was promised.", "Its SHA-256 has to be the commitment.")
    if mixed_seed(secret, contributions) != seed:
        raise _broken("The seed does not follow from the secret and the contributions.", "One of them was changed.")


def _broken(sentence: str, remedy: str) -> RecordError:
    return RecordError("fairness", sentence, remedy)
