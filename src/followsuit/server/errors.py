"""Errors that whoever runs a server meets, or another part of it; what clients are refused is in `refusals`."""

from __future__ import annotations

from followsuit.errors import FileError, FollowsuitError
from followsuit.language.message import Message

EXPORT_ANEW = Message("import/export-anew")


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


class AddressError(FollowsuitError):
    """An address that cannot be listened at."""

    code = "address/unusable"


class PortTaken(AddressError):
    """A port at which another program listens."""

    code = "address/taken"


class StartFailed(FollowsuitError):
    """The workers could not start; the sentence is that of the first one's error."""

    code = "server/start"


class NotInstalled(FollowsuitError):
    """The parts that a server needs are not there."""

    code = "server/not-installed"


class SettingsError(FollowsuitError):
    """A setting with a value that it does not take; `name` is the setting, its variable or its option."""

    code = "settings/invalid"

    def __init__(self, name: str, said: Message) -> None:
        super().__init__(said)
        self.name = name


class OrderError(FollowsuitError):
    """Something that whoever runs a server ordered, and that cannot be."""

    code = "admin/refused"


class BusError(FollowsuitError):
    """The bus cannot be reached."""

    code = "bus/unreachable"


class TableRefused(FileError):
    """A table in a file that cannot be as it is told; `code` says of what kind the mistake is."""

    def __init__(self, code: str, said: Message, remedy: Message | str = "") -> None:
        super().__init__(said, remedy)
        self.code = code


class Impossible(FollowsuitError):
    """Something is told of a table that cannot have been; `code` says of what kind it is.

    What would be right is usually the same: to export the table anew, or to leave it out.
    """

    def __init__(self, code: str, said: Message, remedy: Message | str = EXPORT_ANEW) -> None:
        super().__init__(said, remedy)
        self.code = code


class UnknownVersion(FollowsuitError):
    """A game in a version that this program does not play."""

    code = "game/version"


class PageChanged(FollowsuitError):
    """A game whose page is not the one any more that it was played by."""

    code = "game/page-changed"
