from ipaddress import ip_address

import pytest

from followsuit.server.live.orders import Bans, StandingOrders
from followsuit.server.store.orders import Orders

BANS = Bans({"192.0.2.0/24": 10.0, "192.0.2.7/32": 30.0, "2001:db8::/64": 20.0})


@pytest.mark.parametrize(
    ("address", "until"),
    [
        ("192.0.2.1", 10.0),
        ("192.0.2.7", 30.0),
        ("192.0.3.1", 0.0),
        ("2001:db8::9", 20.0),
        ("2001:db8:0:1::9", 0.0),
        ("0.0.0.0", 0.0),
    ],
)
def test_an_address_is_banned_by_every_network_it_is_in(address, until):
    """For as long as the longest ban lasts; the two versions of addresses have nothing to do with each other."""
    assert until == BANS.until(ip_address(address))


def test_what_is_said_names_the_hours_that_are_left():
    """At least one; nobody without an address is banned."""
    orders = StandingOrders()
    orders.take(Orders({"192.0.2.7/32": 36_000.0}))
    banned = ip_address("192.0.2.7")

    def hours(now: float) -> object:
        error = orders.ban(banned, now)
        return None if error is None else error.facts["hours"]

    assert [10, 1, None] == [hours(0.0), hours(35_999.0), hours(36_000.0)]
    assert None is orders.ban(None, 0.0)
