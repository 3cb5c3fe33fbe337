"""What operators are given: every file in `deploy/` is about settings and figures that there are, and works."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from followsuit.server.run.metrics import Metrics
from followsuit.server.run.settings import documented
from followsuit.server.web.identity import new_token
from tests.server.person import Person
from tests.server.running import Site, running
from tests.services import free_port
from tests.waiting import until

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
GUIDE = ROOT / "docs" / "operating.md"
NAME = re.compile(r"\bfollowsuit_[a-z_]+")


def figures() -> set[str]:
    """The name of every series that the server has, without what a histogram or a counter adds."""
    return {metric.name for metric in Metrics().registry.collect()}


def named_in(text: str) -> set[str]:
    """The figures that a text is about."""
    return {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in NAME.findall(text)}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server behind a proxy of this machine."""
    folder = tmp_path_factory.mktemp("deploy")
    with running(folder, trusted_proxies=("127.0.0.1",)) as site:
        yield site


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The same below a path of another site."""
    folder = tmp_path_factory.mktemp("below")
    with running(folder, trusted_proxies=("127.0.0.1",), public_url="http://127.0.0.1/cards") as site:
        yield site


def test_the_dashboard_shows_every_figure_and_no_other():
    """A figure that is renamed, or a new one, is noticed here."""
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]

    assert figures() == named_in(" ".join(asked))


def test_alarms_are_about_figures_that_there_are_and_are_explained():
    """Each has its line in the guide, and says how long it waits, how grave it is, and what the matter is."""
    (group,) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
    rules = group["rules"]

    assert set() == named_in(" ".join(rule["expr"] for rule in rules)) - figures()
    assert [rule["alert"] for rule in rules] == re.findall(r"^\| `(Followsuit\w+)` \|", GUIDE.read_text(), re.MULTILINE)
    assert all(rule["for"] and rule["labels"]["severity"] and rule["annotations"]["summary"] for rule in rules)


@pytest.mark.parametrize("file", [*sorted(DEPLOY.iterdir()), GUIDE], ids=lambda file: file.name)
def test_every_setting_that_is_named_is_one(file: Path):
    """In containers, units and examples, and in the guide."""
    known = {variable for variable, *_ in documented()}

    assert set() == set(re.findall(r"\bFOLLOWSUIT_[A-Z_]+\b", file.read_text(encoding="utf-8"))) - known


@pytest.mark.parametrize("file", ["compose.yaml", "compose.postgres.yaml"])
def test_services_are_built_from_here_and_keep_what_they_store(file: str):
    """Every volume that is used is there, no port is open to the world, and our own service has no privilege."""
    composed = yaml.safe_load((DEPLOY / file).read_text(encoding="utf-8"))
    services = composed["services"]
    ours = services["followsuit"]
    used = {volume.split(":")[0] for each in services.values() for volume in each.get("volumes", ())}

    assert used == set(composed["volumes"])
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert ["ALL"] == ours["cap_drop"]
    assert all(port.startswith("127.0.0.1:") for each in services.values() for port in each.get("ports", ()))


def test_the_container_copies_what_there_is_and_asks_whether_it_lives(site: Site):
    """Its question is answered by a server that lives, and not by a port where none is."""
    file = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (asked,) = re.findall(r"^    CMD (\[.*\])$", file, re.MULTILINE)
    question = json.loads(asked)[2]

    def answered(port: int) -> int:
        command = [sys.executable, "-c", question.replace("127.0.0.1:8000", f"127.0.0.1:{port}")]
        return subprocess.run(command, capture_output=True, check=False).returncode

    assert "constraints.txt" in file
    assert (ROOT / "constraints.txt").exists()
    assert "USER followsuit" in file
    assert [0, 1] == [answered(site.port), answered(free_port())]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_one(tmp_path: Path):
    """Nothing is wrong with it, once the program is where it says."""
    unit = (DEPLOY / "followsuit.service").read_text(encoding="utf-8")
    file = tmp_path / "followsuit.service"
    file.write_text(unit.replace("/opt/followsuit/bin/followsuit", sys.executable))

    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)

    assert "" == "".join(line for line in done.stderr.splitlines(keepends=True) if "followsuit.service" in line)


@contextmanager
def proxied(command: list[str], port: int) -> Iterator[None]:
    """A proxy while it runs."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            until(lambda: process.poll() is not None or _answers(port))
            assert process.poll() is None, f"{command[0]} ended by itself"
            yield
        finally:
            process.terminate()


def _answers(port: int) -> bool:
    try:
        httpx.get(f"http://127.0.0.1:{port}/healthz", verify=False)
    except httpx.TransportError:
        return False
    return True


def nginx(folder: Path, server: int, port: int, kind: str = "") -> list[str]:
    """The example for nginx, at ports that are free."""
    ours = (DEPLOY / f"nginx{kind}.conf").read_text(encoding="utf-8")
    ours = ours.replace("listen 80", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    ours = re.sub(r"(server_name) [a-z.]+;", r"\1 127.0.0.1;", ours)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off;\n{paths}{ours}}}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def caddy(folder: Path, server: int, port: int, kind: str = "") -> list[str]:
    """The example for Caddy, at ports that are free and without certificates."""
    ours = (DEPLOY / f"Caddyfile{kind}").read_text(encoding="utf-8")
    ours = re.sub(r"^[a-z.]+ \{", f"http://127.0.0.1:{port} {{", ours, flags=re.MULTILINE)
    ours = ours.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{ours}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda proxy: proxy.__name__)
def test_a_game_is_played_through_a_proxy(proxy, site: Site, tmp_path: Path):
    """Requests and WebSockets pass; figures do not."""
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed")
    port = free_port()
    with proxied(proxy(tmp_path, site.port, port), port), Person(f"127.0.0.1:{port}", "Anna", new_token()) as anna:
        code = anna.host("miesjelen", [None, "random"])
        with anna.connect(code) as table:
            assert table.my_turn()
            assert "ack" == table.act(table.telling["legal"][0])["type"]
        assert 404 == anna.client.get(f"http://127.0.0.1:{port}/metrics").status_code


@pytest.mark.parametrize("strips", [False, True], ids=["passed on", "stripped"])
@pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda proxy: proxy.__name__)
def test_a_game_is_played_below_a_path_of_another_site(proxy, strips: bool, below: Site, tmp_path: Path):
    """As in the examples, and where the proxy takes the path off itself; nothing else of that site is ours."""
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed")
    port = free_port()
    command = proxy(tmp_path, below.port, port, "-path" if proxy is nginx else ".path")
    if strips:
        file = Path(command[-1] if proxy is caddy else command[2])
        text = file.read_text()
        stripping = text.replace("proxy_pass http://followsuit;", "proxy_pass http://followsuit/;")
        stripping = stripping.replace("handle /cards/*", "handle_path /cards/*")
        assert text != stripping
        file.write_text(stripping)
    site = f"127.0.0.1:{port}/cards"
    with proxied(command, port), Person(site, "Anna", None) as anna:
        code = anna.host("miesjelen", [None, "random"])
        (cookie,) = anna.client.cookies.jar
        assert ("followsuit", "/cards") == (cookie.name, cookie.path)
        anna.token = cookie.value
        with anna.connect(code) as table:
            assert table.my_turn()
            assert "ack" == table.act(table.telling["legal"][0])["type"]

        page = anna.client.get(f"http://{site}/table/{code}")
        files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert files
        assert {"/cards"} == {file[: file.index("/", 1)] for file in files}
        assert {200} == {anna.client.get(f"http://127.0.0.1:{port}{file}").status_code for file in files}
        assert f'content="http://127.0.0.1/cards/table/{code}"' in page.text
        assert f"http://{site}/" == str(anna.client.get(f"http://{site}", follow_redirects=True).url)
        assert [404, 404] == [
            anna.client.get(f"http://127.0.0.1:{port}{path}").status_code for path in ("/cards/metrics", "/table/x")
        ]


def test_a_connection_is_kept_for_longer_than_proxies_keep_theirs(site: Site):
    """A proxy such as nginx keeps one for a minute, and would send a request on one that is just being closed."""
    assert site.server.config.timeout_keep_alive > 60


def test_a_copy_of_a_running_servers_file_is_a_database_with_all_that_was_acknowledged(site: Site, tmp_path: Path):
    """As SQLite's `.backup` makes it; another server goes on from it."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code = anna.host("miesjelen", [None, None])
        bob.sit(code)
        before = site.table(code)
        with (
            closing(sqlite3.connect(site.hall.settings.database.removeprefix("sqlite:///"))) as source,
            closing(sqlite3.connect(tmp_path / "tables.db")) as copy,
        ):
            source.backup(copy)

    with running(tmp_path) as restored:
        assert before.state is not None
        assert before.state == restored.table(code).state
