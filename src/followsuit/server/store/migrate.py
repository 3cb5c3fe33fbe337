"""Bringing a database to the form that this version of the program needs."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from followsuit.language.message import Message
from followsuit.server.errors import StoreNewer

# Nodes that start together take turns: the first migrates, the others find it done. Any number would do.
ADVISORY_LOCK = 0x466F6C6C6F77


def migrate(connection: Connection) -> None:
    """Run the migrations that the database lacks, all or none; StoreNewer if it has some that we do not know."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    current = set(MigrationContext.configure(connection).get_current_heads())
    if unknown := current - known:
        facts = {"forms": sorted(unknown), "known": str(script.get_current_head())}
        raise StoreNewer(Message("store/newer", facts))
    if current != set(script.get_heads()):
        command.upgrade(config, "head")
