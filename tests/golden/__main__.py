"""Write every golden game anew."""

import followsuit as fs
from tests.golden import path, transcript

for game in fs.games().values():
    path(game).write_text(transcript(game), encoding="utf-8")
