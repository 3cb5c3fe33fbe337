"""Real stores and real servers for the tests of the server. An async test says `pytestmark = pytest.mark.anyio`."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from followsuit.server.store import Store
from tests import services
from tests.compiled import compile_players
from tests.server.log_lines import Lines, logged
from tests.server.person import Person
from tests.server.running import Site, running


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def _postgres_server() -> Iterator[services.Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture
def postgres(_postgres_server: services.Postgres) -> services.Postgres:
    """A PostgreSQL server, which a test may stop and restart: the next one finds it running again."""
    _postgres_server.start()
    return _postgres_server


@pytest.fixture(scope="session")
def _nats_server() -> Iterator[services.Nats]:
    with services.nats() as server:
        yield server


@pytest.fixture
def nats(_nats_server: services.Nats) -> services.Nats:
    """A NATS server, which a test may stop and restart: the next one finds it running again."""
    _nats_server.start()
    return _nats_server


@pytest.fixture(scope="session")
def _new_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    async def make() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()

    path = tmp_path_factory.mktemp("store") / "new.db"
    asyncio.run(make())
    return path


@pytest.fixture
def sqlite_url(_new_file: Path, tmp_path: Path) -> str:
    """The address of an empty SQLite database with its tables made."""
    return f"sqlite:///{shutil.copy(_new_file, tmp_path / 'tables.db')}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    return str(request.getfixturevalue("postgres").url())


@pytest.fixture
async def open_store() -> AsyncIterator[Callable[..., Awaitable[Store]]]:
    """Opens stores as `Store.open` does, and closes them at the end."""
    opened: list[Store] = []

    async def open_one(url: str, **options: Any) -> Store:
        opened.append(await Store.open(url, **options))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


@pytest.fixture
async def store(open_store: Callable[..., Awaitable[Store]], store_url: str) -> Store:
    """An empty store, of each kind in turn."""
    return await open_store(store_url)


@pytest.fixture(scope="session")
def compiled() -> None:
    """What hints and stand-ins need, before anybody waits for it."""
    compile_players()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of our own, for all tests of a module."""
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def anna(site: Site) -> Iterator[Person]:
    """Somebody."""
    with site.person("Anna") as person:
        yield person


@pytest.fixture
def bob(site: Site) -> Iterator[Person]:
    """Somebody else."""
    with site.person("Bob") as person:
        yield person


@pytest.fixture
def cleo(site: Site) -> Iterator[Person]:
    """A third."""
    with site.person("Cleo") as person:
        yield person


@pytest.fixture
def lines(request: pytest.FixtureRequest) -> Iterator[Lines]:
    """A function that gives the lines logged so far, as JSON unless a test asks for text."""
    with logged(getattr(request, "param", "json")) as given:
        yield given
