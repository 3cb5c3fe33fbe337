"""What whoever runs the server has ordered, as this node goes by it: read anew with every sweep."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import NamedTuple

from followsuit.errors import TableError
from followsuit.language.message import Message
from followsuit.server.live.notices import notice
from followsuit.server.refusals import refused
from followsuit.server.store.orders import Orders
from followsuit.server.telling.table_view import NO_NOTICES


class Bans:
    """Banned networks, by how large they are: however many there are, an address is looked up a few times only."""

    def __init__(self, until: Mapping[str, float]) -> None:
        self._sizes: dict[tuple[int, int], dict[int, float]] = {}
        for text, moment in until.items():
            network = ip_network(text)
            shift = network.max_prefixlen - network.prefixlen
            same = self._sizes.setdefault((network.version, shift), {})
            same[int(network.network_address) >> shift] = moment

    def until(self, address: IPv4Address | IPv6Address) -> float:
        """Until when an address is banned; 0 if it never was."""
        number, version = int(address), address.version
        found = (same.get(number >> shift, 0.0) for (kind, shift), same in self._sizes.items() if kind == version)
        return max(found, default=0.0)


class Changed(NamedTuple):
    """Which orders are others than before."""

    bans: bool
    message: bool


class StandingOrders:
    """What is in force, as far as this node has read it."""

    def __init__(self) -> None:
        self._known = Orders()
        self._bans = Bans({})
        self.notices = NO_NOTICES
        """What is said to everyone."""

    def take(self, orders: Orders) -> Changed:
        """These are in force now; what of them is new."""
        changed = Changed(orders.bans != self._known.bans, orders.message != self._known.message)
        if changed.bans:
            self._bans = Bans(orders.bans)
        if changed.message:
            said = orders.message
            told = [] if said is None else [notice(said.id, Message("notice/operator", {"text": said.text}))]
            self.notices = told or NO_NOTICES
        self._known = orders
        return changed

    @property
    def closed(self) -> Collection[str]:
        """The codes of closed tables."""
        return self._known.closures.keys()

    def closed_table(self, code: str) -> TableError | None:
        """What to say to all who ask for a table, if it is closed."""
        reason = self._known.closures.get(code)
        return None if reason is None else refused("table/closed-by-operator", reason=reason)

    def ban(self, address: IPv4Address | IPv6Address | None, now: float) -> TableError | None:
        """What to say to an address, if it is banned."""
        if address is None or (left := self._bans.until(address) - now) <= 0:
            return None
        return refused("security/banned", hours=max(1, round(left / 3600)))
