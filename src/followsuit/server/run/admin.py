"""The command `followsuit admin`: what whoever runs a server orders, written into its database.

There is no way to it over the network. Servers that run on the same database go by it within seconds.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.server.errors import OrderError
from followsuit.server.refusals import refused
from followsuit.server.run.commands import Database, require_server, run_now, say, settings_with

if TYPE_CHECKING:
    from followsuit.server.store import Store
    from followsuit.server.store.orders import OrderStore
    from followsuit.server.store.reports import Report

T = TypeVar("T")
LONGEST_REASON = 200
LONGEST_MESSAGE = 300
WIDEST = {4: 8, 6: 16}
"""The least bits that a banned network has to be named by: more addresses than that are no one's."""
OWN = tuple(map(ip_network, ("0.0.0.0/8", "127.0.0.0/8", "::/64")))
"""Where requests come from that this machine itself sends, and all of them if a proxy is not trusted."""

admin = typer.Typer(
    no_args_is_help=True,
    help="See tables and reports, close a table, ban network addresses for a time, say something to everyone.",
    epilog="Example: [bold]followsuit admin tables[/bold]",
)


@admin.command("tables", epilog="Example: [bold]followsuit admin tables --status playing[/bold]")
def list_tables(
    status: Annotated[
        Literal["open", "playing", "over"] | None,
        typer.Option("--status", help="Only tables that are so.", show_default="all"),
    ] = None,
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, max=1000, help="How many, at most.")] = 20,
    database: Database = None,
) -> None:
    """List the tables at which something happened last: who sits there, since when, and when they last moved."""
    found = _with_orders(database, lambda orders: orders.overview(status, most))
    if not found:
        say("admin/no-tables")
    for table in found:
        say(
            "admin/table",
            code=table.code,
            game=table.game,
            status=table.status,
            visibility=table.visibility,
            free=table.free,
            people=len(table.names),
            names=", ".join(map(_plain, table.names)),
            made=_moment(table.made_at),
            moved=_moment(table.moved_at),
        )
        if table.closed is not None:
            say("admin/table-closed", reason=table.closed)


@admin.command("close", epilog='Example: [bold]followsuit admin close bcdfghjkmn --reason "insults"[/bold]')
def close_table(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The table's code, as in its link.")],
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why, told to everyone who comes there.")],
    database: Database = None,
) -> None:
    """Close a table: whoever is there is told why, and nobody plays on. Nothing of it is deleted."""
    tidy = code.strip().lower().replace("-", "")
    if not _with_orders(database, lambda orders: orders.close(tidy, _plain(reason)[:LONGEST_REASON], time.time())):
        raise refused("table/unknown", table=code[:20])
    say("admin/closed", code=tidy)


@admin.command("reopen", epilog="Example: [bold]followsuit admin reopen bcdfghjkmn[/bold]")
def reopen_table(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The table's code, as in its link.")],
    database: Database = None,
) -> None:
    """Let a closed table go on from where it was."""
    tidy = code.strip().lower().replace("-", "")
    if not _with_orders(database, lambda orders: orders.reopen(tidy)):
        raise OrderError(Message("admin/not-closed", {"code": quoted(code[:20])}))
    say("admin/reopened", code=tidy)


@admin.command("ban", epilog="Example: [bold]followsuit admin ban 192.0.2.7 --hours 48[/bold]")
def ban(
    network: Annotated[str, typer.Argument(metavar="NETWORK", help="An address, or a network such as 192.0.2.0/24.")],
    hours: Annotated[
        float, typer.Option("--hours", metavar="H", min=0.1, max=8784, help="For how long; a year at most.")
    ] = 24,
    database: Database = None,
) -> None:
    """Take nothing from a network address, or a network, for a time."""
    named, until = network_of(network), time.time() + 3600 * hours
    _with_orders(database, lambda orders: orders.ban(named, until, time.time()))
    say("admin/banned", network=named, until=_moment(until))


@admin.command("unban", epilog="Example: [bold]followsuit admin unban 192.0.2.7[/bold]")
def unban(
    network: Annotated[str, typer.Argument(metavar="NETWORK", help="As it was banned.")],
    database: Database = None,
) -> None:
    """Take a ban back."""
    named = network_of(network)
    if not _with_orders(database, lambda orders: orders.unban(named)):
        raise OrderError(Message("admin/not-banned", {"network": named}))
    say("admin/unbanned", network=named)


@admin.command("bans", epilog="Example: [bold]followsuit admin bans[/bold]")
def list_bans(database: Database = None) -> None:
    """List the bans that are in force."""
    found = _with_orders(database, lambda orders: orders.all(time.time())).bans
    if not found:
        say("admin/no-bans")
    for network, until in sorted(found.items(), key=lambda each: each[1]):
        say("admin/ban", network=network, until=_moment(until))


@admin.command("message", epilog='Example: [bold]followsuit admin message "We restart at ten." --minutes 30[/bold]')
def message(
    text: Annotated[str, typer.Argument(metavar="TEXT", help=f"What to say; at most {LONGEST_MESSAGE} characters.")],
    minutes: Annotated[
        float, typer.Option("--minutes", metavar="M", min=1, max=10080, help="For how long; a week at most.")
    ] = 60,
    database: Database = None,
) -> None:
    """Say something to everyone: a line at the top of every page, until they put it away or its time is over."""
    plain = _plain(text)
    if not 0 < len(plain) <= LONGEST_MESSAGE:
        raise OrderError(Message("admin/message", {"length": len(plain), "most": LONGEST_MESSAGE}))
    until = time.time() + 60 * minutes

    async def announce(orders: OrderStore) -> None:
        from followsuit.server.store.orders import Announcement  # noqa: PLC0415 - only a command that runs needs it

        await orders.announce(Announcement(secrets.token_hex(8), plain, until))

    _with_orders(database, announce)
    say("admin/said", text=plain, until=_moment(until))


@admin.command("unmessage", epilog="Example: [bold]followsuit admin unmessage[/bold]")
def unmessage(database: Database = None) -> None:
    """Take the message to everyone back."""
    if not _with_orders(database, lambda orders: orders.take_back()):
        raise OrderError(Message("admin/no-message"))
    say("admin/unsaid")


@admin.command("reports", epilog="Example: [bold]followsuit admin reports[/bold]")
def list_reports(database: Database = None) -> None:
    """List what people at tables have reported, and nobody has settled yet."""
    found = _with_store(database, lambda store: store.reports.open(time.time()))
    if not found:
        say("admin/no-reports")
    for number, report in found:
        say(
            "admin/report",
            number=number,
            at=_moment(report.at),
            code=report.code,
            seat=report.seat + 1,
            name=_plain(report.name),
            kind="name" if report.said is None else "line",
            said=_plain(report.said or ""),
            why=report.why,
        )
        if report.more:
            say("admin/report-more", more=_plain(report.more))


@admin.command("settle", epilog="Example: [bold]followsuit admin settle 7 --close[/bold]")
def settle(
    number: Annotated[int, typer.Argument(metavar="NUMBER", min=1, max=10**9, help="The number of a report.")],
    close: Annotated[bool, typer.Option("--close", help="Close its table, too.")] = False,
    database: Database = None,
) -> None:
    """Settle a report: it is forgotten."""

    async def settled(store: Store) -> Report | None:
        report = await store.reports.settle(number)
        if report is not None and close:
            await store.orders.close(report.code, report.why, time.time())
        return report

    report = _with_store(database, settled)
    if report is None:
        raise OrderError(Message("admin/no-report", {"number": number}))
    say("admin/settled", number=number)
    if close:
        say("admin/closed", code=report.code)


def network_of(text: str) -> str:
    """A network as it is kept: addresses of IPv6 by their first 64 bits, as one household has them."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise OrderError(Message("admin/network", {"given": quoted(text[:60])})) from None
    if network.version == 6 and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    is_own = any(network.version == each.version and network.overlaps(each) for each in OWN)
    if network.prefixlen < WIDEST[network.version] or is_own:
        raise OrderError(Message("admin/network", {"given": quoted(text[:60])}))
    return str(network)


def _with_orders(database: str | None, work: Callable[[OrderStore], Awaitable[T]]) -> T:
    """Do something with the orders in a database that exists."""
    return _with_store(database, lambda store: work(store.orders))


def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a database that exists."""
    require_server()
    from followsuit.server.store import Store  # noqa: PLC0415 - only a command that runs needs it
    from followsuit.server.store.address import parse_address  # noqa: PLC0415
    from followsuit.server.store.database import require_file  # noqa: PLC0415

    url = settings_with(database).database

    async def done() -> T:
        require_file(parse_address(url))
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return run_now(done())


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _plain(text: str) -> str:
    """A text without what a terminal would obey."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()
