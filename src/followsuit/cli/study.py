"""`followsuit study`: a published study done again."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli import arguments
from followsuit.language.catalogue import ENGLISH

if TYPE_CHECKING:
    from followsuit.lab.measuring.study import Study
    from followsuit.terminal.speech import Spoken


def study(
    name: Annotated[str, typer.Argument(metavar="STUDY", help="A study's name: boerenbridge.", show_default=False)],
    *,
    number: Annotated[
        int, arguments.number_option("games", 40, "How many games the agents play. Usual: 20,000.")
    ] = 20_000,
    seed: arguments.GamesSeed = None,
    out: Annotated[
        Path | None, arguments.file_option("out", "Write the report and its figures there, a folder.")
    ] = None,
    force: arguments.Force = False,
    cores: arguments.Cores = None,
    cluster: arguments.ClusterAddress = None,
    language: arguments.LanguageCode = None,
) -> None:
    """Do a published study again: its agents beside the published figures, and what knowledge is worth.

    The agents play against each other; then players that know more and less of the other hands meet the best of them.
    """
    from followsuit.lab.measuring import study as lab
    from followsuit.lab.reporting.files import checked_folder, checked_outputs
    from followsuit.lab.reporting.plots import pyplot
    from followsuit.terminal.speech import notices
    from followsuit.terminal.study import do, report
    from followsuit.terminal.style import screen

    waiting, spoken = screen(stderr=True), arguments.asked_language(language)
    found = lab.study(name, number, arguments.asked_seed(seed), notify=notices(waiting, spoken.say))
    page_file = json_file = None
    if out is not None:
        folder = checked_folder(out)
        page_file, json_file = folder / f"{name}.html", folder / f"{name}.json"
        checked_outputs((page_file, json_file), replace=force)
        pyplot()
    with arguments.asked_crew(cluster, cores) as found.cores:
        do(found, waiting, spoken.say)
    report(found, _command_again(found, spoken), page_file, json_file, spoken.code)


def _command_again(found: Study, spoken: Spoken) -> str:
    """The command line that does the same again."""
    words = ["followsuit", "study", found.name, "--games", str(found.games), "--seed", found.seed]
    if spoken.option or spoken.code != ENGLISH:
        words += ["--language", spoken.code]
    return shlex.join(words)
