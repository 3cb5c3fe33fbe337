import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from followsuit.server.run.serve import StoppableServer, configuration
from followsuit.server.run.settings import Settings
from tests.server.small_app import create_app
from tests.services import children
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[3]
TWO_WORKERS = {
    "FOLLOWSUIT_WORKERS": "2",
    "FOLLOWSUIT_DATABASE": "postgresql://nobody:hush@127.0.0.1/none",
    "FOLLOWSUIT_NATS": "nats://127.0.0.1",
}
HANG = {"FOLLOWSUIT_PUBLIC_URL": "http://hang.localhost"}
PATIENT = (
    "import followsuit.server.run.serve as s, followsuit.server.run.workers as w\n"
    "s.STOP_SECONDS = w.SECONDS_TO_STOP = 600.0"
)
"""For a server that would wait for the end of its app for much longer than a test takes."""
THINK = {"FOLLOWSUIT_PUBLIC_URL": "http://think.localhost"}
REFUSE = {"FOLLOWSUIT_PUBLIC_URL": "http://refuse.localhost"}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="about signals")


class Running:
    """A server in a process of its own."""

    def __init__(self, process, folder) -> None:
        self.process = process
        self.folder = folder
        self.answers = 0

    def url(self):
        """Where it says that it is."""
        (url,) = until(lambda: [word for word in self.output().split() if word.startswith("http://")][:1])
        return url

    def output(self):
        """What it printed so far."""
        return (self.folder / "out").read_text()

    def log(self):
        """What it logged so far."""
        return (self.folder / "err").read_text()

    def stopped(self):
        """The ids of the processes that ended their app in good order."""
        return {int(path.name) for path in (self.folder / "stopped").iterdir()}

    def temporary(self):
        """What it has in the folder for temporary files."""
        return list((self.folder / "temporary").iterdir())

    def signal(self, number):
        """Send it a signal."""
        self.process.send_signal(number)

    def end(self):
        """Its exit code, once it has ended."""
        return self.process.wait(PATIENCE)

    def pid(self):
        """The process that answers a request just now, each by a connection of its own; None when none does."""
        with suppress(httpx.TransportError):
            pid = int(httpx.get(f"{self.url()}/pid", timeout=PATIENCE, verify=False).text)
            self.answers += 1
            return pid

    def workers(self, count):
        """The ids of so many processes that answer."""
        seen: set[int] = set()

        def has_seen_all():
            if pid := self.pid():
                seen.add(pid)
            return len(seen) >= count

        until(has_seen_all)
        return seen

    def is_gone(self):
        """Whether no process listens at its port any more."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", httpx.URL(self.url()).port)) != 0


@pytest.fixture
def server(tmp_path):
    """A function that starts a server; when the test ends, so do all that it started."""
    started: list[Running] = []

    def start(*environments, prelude=""):
        folder = tmp_path / str(len(started))
        (folder / "stopped").mkdir(parents=True)
        (folder / "temporary").mkdir()
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("FOLLOWSUIT_", "PROMETHEUS_"))
        } | {"FOLLOWSUIT_PORT": "0", "STOPPED_FOLDER": str(folder / "stopped"), "XDG_DATA_HOME": str(folder)}
        environment["TMPDIR"] = str(folder / "temporary")
        for more in environments:
            environment |= more
        with (folder / "out").open("w") as out, (folder / "err").open("w") as err:
            program = f"import sys\n{prelude}\nfrom tests.server.small_app import main\nsys.exit(main())"
            process = subprocess.Popen(
                [sys.executable, "-c", program], cwd=ROOT, env=environment, stdout=out, stderr=err, process_group=0
            )
        started.append(Running(process, folder))
        return started[-1]

    yield start
    for each in started:
        each.process.kill()
        each.process.wait()


@contextmanager
def slow_request(server):
    """A request that the server is busy with until it stops; gives a function that returns its answer."""
    url = httpx.URL(server.url())
    with socket.create_connection((url.host, url.port), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
        until((server.folder / "busy").exists)

        def answer():
            # Not before the server has begun to stop.
            until(lambda: "stopping" in server.log())
            (server.folder / "enough").touch()
            received = b""
            while part := connection.recv(4096):
                received += part
            return received

        yield answer


def test_the_link_that_is_printed_is_the_one_that_answers(server):
    """With port 0, that is whichever was free."""
    running = server()

    assert running.process.pid == running.pid()
    assert running.output().startswith(f"Followsuit is running at {running.url()}\n")


def test_where_logs_are_json_the_link_is_an_event(server):
    """Nothing else is printed, so that every line of either stream is JSON."""
    running = server({"FOLLOWSUIT_LOG_FORMAT": "json"})
    (line,) = until(lambda: running.log().splitlines())
    event = json.loads(line)

    assert ("serving", 1, None) == (event["event"], event["workers"], event["others"])
    assert str(running.process.pid) == httpx.get(event["here"] + "/pid", timeout=PATIENCE, verify=False).text
    assert "" == running.output()


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_folder_that_is_made_is_told_in_the_form_of_the_logs(server, log_format, tmp_path):
    """One line, before the server is there."""
    folder = tmp_path / "new" / "folder"
    running = server({"FOLLOWSUIT_LOG_FORMAT": log_format, "FOLLOWSUIT_DATABASE": f"sqlite:///{folder}/tables.db"})
    line = until(lambda: running.log().splitlines()[:1])[0]

    assert folder.is_dir()
    if log_format == "json":
        assert ("folder-created", str(folder)) == (json.loads(line)["event"], json.loads(line)["folder"])
    else:
        assert line.endswith(f" folder-created folder={folder}")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_server_in_good_order(server, number):
    """A request under way is answered, the app's lifespan ends, and the exit code is 0."""
    running = server()
    with slow_request(running) as answer:
        running.signal(number)

        assert answer().endswith(b"done")
    assert 0 == running.end()
    assert {running.process.pid} == running.stopped()
    assert ["stopping"] == [line.split()[-1] for line in running.log().splitlines()]


def test_a_stop_tells_sockets_to_come_back(server):
    """The app says goodbye first; then they are closed with 1012, service restart."""
    running = server()
    with connect(running.url().replace("http", "ws") + "/echo") as client:
        client.send("hello")
        assert "hello" == client.recv(PATIENCE)
        running.signal(signal.SIGTERM)

        assert "goodbye" == client.recv(PATIENCE)
        with pytest.raises(ConnectionClosed) as caught:
            client.recv(PATIENCE)
    assert caught.value.rcvd is not None
    assert 1012 == caught.value.rcvd.code
    assert 0 == running.end()


@pytest.mark.anyio
async def test_a_connection_that_comes_in_at_the_moment_of_a_stop_is_refused(tmp_path, monkeypatch):
    """It was handed over by another worker; nothing waits for it."""
    monkeypatch.setenv("STOPPED_FOLDER", str(tmp_path))
    app = create_app(settings := Settings())

    def stop_at_once():
        stopping.stop()

    async def leave():
        stopping._adopt(ours, b"GET /pid HTTP/1.1\r\nHost: x\r\n\r\n")

    app.state.leave = leave
    config = configuration(settings, app, app.state.connections)
    stopping = StoppableServer(config, stop_at_once, app.state, heeds_interrupts=False)
    theirs, ours = socket.socketpair()
    with theirs, socket.create_server(("127.0.0.1", 0)) as listener:
        await stopping.serve([listener])
        stopping.stopped()
        head, _, body = theirs.recv(65_536).partition(b"\r\n\r\n")

        assert b"HTTP/1.1 503 Service Unavailable" == head.splitlines()[0]
        assert "server/closing" == json.loads(body)["error"]["code"]
        assert b"" == theirs.recv(1)


def test_a_stop_that_hangs_is_bounded(server):
    """The process ends by itself, with a code that says it was not in good order."""
    running = server(HANG, prelude="import followsuit.server.run.serve as s; s.STOP_SECONDS = 0.5")
    running.pid()
    running.signal(signal.SIGTERM)

    assert 1 == running.end()
    assert "stop-took-too-long seconds=0.5" in running.log()


@pytest.mark.parametrize("workers", [{}, TWO_WORKERS], ids=["one process", "two workers"])
def test_a_stop_waits_for_no_thread_that_still_thinks(server, workers):
    """Nobody wants any more what comes of it; everything else was done in good order, and the exit code says so."""
    running = server(workers, THINK, prelude=PATIENT)
    processes = running.workers((len(workers) and 2) or 1)
    running.signal(signal.SIGTERM)

    assert 0 == running.end()
    assert processes == running.stopped()


@pytest.mark.parametrize("workers", [{}, TWO_WORKERS], ids=["one process", "two workers"])
def test_a_second_interrupt_ends_it_at_once(server, workers):
    """Whoever presses Ctrl-C twice means it."""
    running = server(workers, HANG, prelude=PATIENT)
    running.workers((len(workers) and 2) or 1)
    running.signal(signal.SIGINT)
    until(running.stopped)
    running.signal(signal.SIGINT)

    assert 130 == running.end()
    assert "stop-took-too-long" not in running.log()
    assert until(running.is_gone)


@pytest.mark.parametrize("workers", [{}, TWO_WORKERS], ids=["one process", "two workers"])
def test_an_app_that_cannot_start_is_a_sentence_and_no_trace(server, workers):
    """What the app's own error says, from whichever process."""
    running = server(workers, REFUSE)

    assert 2 == running.end()
    code = "server/start" if workers else "followsuit/error"
    assert f"{code}: The cards are not in the box. Look under the table.\n" == running.log()
    assert "" == running.output()


def test_a_port_that_is_taken_is_a_sentence(server):
    """It names the port and one that is free."""
    first = server()
    port = httpx.URL(first.url()).port
    second = server({"FOLLOWSUIT_PORT": str(port)})

    assert 2 == second.end()
    assert f"address/taken: Port {port} is taken by another program. Choose another with --port, such as --port " in (
        second.log()
    )


def test_workers_share_one_port_and_stop_together(server):
    """Each answers; SIGTERM to the process that watches them ends all of them in good order."""
    running = server(TWO_WORKERS)
    workers = running.workers(2)
    with slow_request(running) as answer:
        running.signal(signal.SIGTERM)

        assert answer().endswith(b"done")
    assert 0 == running.end()
    assert workers == running.stopped()
    assert [] == running.temporary()
    assert running.process.pid not in workers
    assert running.is_gone()


def test_ctrl_c_in_a_terminal_reaches_all_and_still_stops_them_in_good_order(server):
    """The terminal sends it to the workers too, and they leave it to the process that watches them."""
    running = server(TWO_WORKERS)
    workers = running.workers(2)
    for worker in workers:
        os.kill(worker, signal.SIGINT)
    with slow_request(running) as answer:
        os.killpg(running.process.pid, signal.SIGINT)

        assert answer().endswith(b"done")
    assert 0 == running.end()
    assert workers == running.stopped()
    assert ["stopping workers=2"] == [line.partition(" ")[2] for line in running.log().splitlines()]


def test_ctrl_c_while_workers_start_leaves_no_trace(server):
    """A process that is still loading is stopped as quietly as one that serves."""
    running = server(TWO_WORKERS, prelude=PATIENT)
    until(lambda: children(running.process.pid))
    os.killpg(running.process.pid, signal.SIGINT)

    assert 0 == running.end()
    assert "Traceback" not in running.log()


def test_a_worker_that_dies_is_started_anew(server):
    """The other one goes on meanwhile, and the log says what happened."""
    running = server(TWO_WORKERS)
    killed, other = sorted(running.workers(2))
    os.kill(killed, signal.SIGKILL)

    assert other in until(lambda: len(now := running.workers(2) - {killed}) == 2 and now)
    assert f"pid={killed} exit=-9 anew_in=0.25" in running.log()
    running.signal(signal.SIGTERM)
    assert 0 == running.end()


def test_workers_end_when_the_one_that_watches_them_is_killed(server):
    """Neither a process nor a file is left behind, and each still ends its app in good order."""
    running = server(TWO_WORKERS)
    workers = running.workers(2)
    running.signal(signal.SIGKILL)
    running.end()

    until(lambda: workers == running.stopped())
    assert until(running.is_gone)
    until(lambda: not running.temporary())


def test_everyone_at_a_table_meets_in_one_worker(server):
    """By whatever connection they come, to ask or to play; and some tables are with the one, some with the other."""
    running = server(TWO_WORKERS)
    workers, homes = running.workers(2), {}
    for code in map("table{}".format, range(12)):
        url = f"{running.url()}/api/v1/tables/{code}"
        answers = {int(httpx.get(f"{url}/pid", timeout=PATIENCE, verify=False).text) for _ in range(4)}
        for written in (code, f"{code[:3]}-{code[3:].upper()}"):
            with connect(url.replace("http", "ws").replace(code, written) + "/socket") as client:
                answers.add(int(client.recv(PATIENCE)))
        (homes[code],) = answers

    assert workers == set(homes.values())


def test_a_connection_that_is_kept_goes_to_the_worker_of_each_table_in_turn(server):
    """Between two requests, never within one: a request that comes in pieces, or many of them, are all answered."""
    running = server(TWO_WORKERS)
    running.workers(2)
    url, body = f"{running.url()}/api/v1/tables", b"cards" * 40_000
    by_code = {code: int(httpx.get(f"{url}/{code}/pid", verify=False).text) for code in map("table{}".format, range(9))}
    assert 2 == len(set(by_code.values()))
    with httpx.Client(verify=False, timeout=PATIENCE) as client:
        for code, pid in [*by_code.items()] * 3:
            assert str(pid) == client.get(f"{url}/{code}/pid").text
            assert str(len(body)) == client.post(f"{url}/{code}/length", content=body).text.split()[1]
    host = httpx.URL(running.url())
    with socket.create_connection((host.host, host.port), timeout=PATIENCE) as connection:
        for code, pid in by_code.items():
            request = f"GET /api/v1/tables/{code}/pid HTTP/1.1\r\nHost: x\r\n\r\n".encode()
            for piece in (request[:30], request[30:] + request):
                connection.sendall(piece)
            received = b""
            while received.count(b"HTTP/1.1 200") < 2 or not received.endswith(str(pid).encode()):
                received += connection.recv(4096)


def test_the_tables_of_a_worker_that_died_are_served_meanwhile(server):
    """By whoever is there, and by the worker in its place once that has come."""
    running = server(TWO_WORKERS)
    killed, other = sorted(running.workers(2))
    url = f"{running.url()}/api/v1/tables"

    def home_of(code):
        with suppress(httpx.TransportError):
            return int(httpx.get(f"{url}/{code}/pid", timeout=PATIENCE, verify=False).text)

    code = next(code for code in map("table{}".format, range(99)) if home_of(code) == killed)
    os.kill(killed, signal.SIGKILL)

    assert until(lambda: home_of(code)) in {other, *children(running.process.pid)}
    until(lambda: home_of(code) not in (None, killed, other))


def test_whichever_worker_is_asked_counts_for_all(server):
    """The metrics of two workers are one; what dead ones did still counts, what they had open does not."""
    running = server(TWO_WORKERS)
    workers = running.workers(2)
    for _ in range(20):
        running.pid()
    # A request is counted when its answer is out, so the last one may be a moment late.
    until(lambda: running.answers == requests_counted(running))

    with connect(running.url().replace("http", "ws") + "/echo"):
        until(lambda: 1 == counted(running, "followsuit_sockets "))
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        until(lambda: running.log().count("worker-died") == 2)

        assert running.answers == requests_counted(running)
        assert 0 == counted(running, "followsuit_sockets ")


def requests_counted(running):
    """How often `/pid` was asked, as Prometheus is told."""
    return counted(running, 'followsuit_requests_total{method="GET",route="/pid"')


def counted(running, start):
    """The number on the line of the metrics that starts like this."""
    lines = httpx.get(f"{running.url()}/metrics", timeout=PATIENCE, verify=False).text.splitlines()
    return float(next((line.split()[-1] for line in lines if line.startswith(start)), 0))


def test_a_server_that_may_open_few_files_keeps_some_for_itself(server):
    """Silent connections beyond what it may open make room for each other, and for whoever asks something."""
    running = server(prelude="import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (180, 180))")
    url = httpx.URL(running.url())
    with ExitStack() as silent:
        for _ in range(300):
            silent.enter_context(socket.create_connection((url.host, url.port), timeout=PATIENCE))
        assert running.process.pid == running.pid()
    assert "few-files-allowed files=180 connections=52" in running.log()
    assert 1 == running.log().count("too-many-connections")
    assert "Traceback" not in running.log()


def test_a_server_out_of_files_goes_on_when_there_are_some_again(server):
    """Connections that it cannot even take neither end it nor keep it busy."""
    running = server(
        prelude="import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (60, 60))\n"
        "import followsuit.server.web.connections as c; c.OTHER_FILES = -1000"
    )
    url = httpx.URL(running.url())
    with ExitStack() as silent:
        for _ in range(200):
            silent.enter_context(socket.create_connection((url.host, url.port), timeout=PATIENCE))
        assert running.process.poll() is None
    assert running.process.pid == until(running.pid)
