"""What can go wrong with the store. Every error here is a StoreError, so that a caller can catch them all at once."""

from __future__ import annotations

from followsuit.errors import FollowsuitError


class StoreError(FollowsuitError):
    """The store could not do what it was asked."""

    code = "store/error"


class StoreAddressError(StoreError):
    """An address that names no database of a kind that the store knows."""

    code = "store/url"


class StoreUnavailable(StoreError):
    """The database did not answer. Whoever was writing must load the table again before deciding anything anew."""

    code = "store/unavailable"


class StoreFull(StoreError):
    """The database's disk is full; nothing was written."""

    code = "store/full"


class StoreNewer(StoreError):
    """The database was made by a newer Followsuit than this one."""

    code = "store/newer"


class Conflict(StoreError):
    """Somebody else appended to the table first, or the table is not there; nothing was written."""

    code = "store/conflict"


class CodeTaken(StoreError):
    """Another table has that code or alias; nothing was written."""

    code = "store/taken"
