"""`make stranger`: everything that somebody without a seat may try, while people play at the same server."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.stranger.attacks import ATTACKS
from tests.server.stranger.people import people_playing
from tests.server.stranger.target import Target


def main() -> int:
    """Attack as wished, and say what came of it; 1 if anything gave way."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.stranger", description=__doc__)
    parser.add_argument("--effort", type=float, default=10.0, help="how hard each attack tries; tests try with 1")
    parser.add_argument("--only", choices=sorted(ATTACKS), action="append", help="only this attack; may be repeated")
    asked = parser.parse_args()
    faults: list[str] = []
    for name in asked.only or ATTACKS:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="followsuit-") as folder, Target(Path(folder)) as target:
            with people_playing(target.address) as met:
                found = asyncio.run(ATTACKS[name](target, asked.effort))
            found += met[0].complaints() + [f"the server failed: {failure}" for failure in target.node.failures()]
        took = time.monotonic() - began
        print(
            f"{name}: {'held' if not found else f'{len(found)} faults'} in {took:.0f} s. {met[0].summary()}.",
            flush=True,
        )
        print("".join(f"  {fault}\n" for fault in found[:20]), end="", flush=True)
        faults += found
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
