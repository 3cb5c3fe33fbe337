from pathlib import Path

import pytest

from followsuit.server.errors import StoreAddressError
from followsuit.server.store import Store
from followsuit.server.store.address import parse_address


def test_an_sqlite_address_names_a_file():
    """Three slashes and a relative name, or four and an absolute one."""
    assert Path("tables.db") == parse_address("sqlite:///tables.db").file
    assert Path("/var/lib/tables.db") == parse_address("sqlite:////var/lib/tables.db").file


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_postgresql_address_is_shown_without_its_password(scheme):
    """Wherever the password stands."""
    address = parse_address(f"{scheme}://anna:s3cret@db.example:5433/games?password=s3cret&sslmode=require")

    assert "postgresql://anna:***@db.example:5433/games" == address.shown
    assert "s3cret" not in repr(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://anna:s3cret@db.example/games",
        "postgresql+asyncpg://anna:s3cret@db.example/games",
        "postgresql://anna:s3cret@db.example:port/games",
        "sqlite://",
        "sqlite://tables.db",
        "sqlite:///:memory:",
        "sqlite:///file:tables.db",
        "sqlite:///tables.db?mode=ro",
    ],
)
def test_any_other_address_is_refused_with_what_is_right(url):
    """Without showing what may be a password."""
    with pytest.raises(StoreAddressError, match="sqlite:///FILE") as caught:
        parse_address(url)
    assert "s3cret" not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://anna:s3cret@[::1/games",
        "postgresql://anna:p@s3cret/x:y@db.example/games",
        "postgresql://anna:s3cret#@db.example/games",
    ],
)
def test_a_password_that_is_not_escaped_is_refused(url):
    """Two readers of the address could take different parts of it for the host."""
    with pytest.raises(StoreAddressError) as caught:
        parse_address(url)
    assert "s3cret" not in str(caught.value)


@pytest.mark.anyio
async def test_an_address_that_the_driver_cannot_read_is_refused():
    """Without its own complaint, which could show a part of the password."""
    with pytest.raises(StoreAddressError) as caught:
        await Store.open("postgresql://anna:s3cret@localhost/games?sslmode=s3cret")

    assert "store/url" == caught.value.code
    assert "s3cret" not in str(caught.value)
