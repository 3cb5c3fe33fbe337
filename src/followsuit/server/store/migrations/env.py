"""Where Alembic runs the migrations: on the connection it was handed, in the transaction that is open there."""

from alembic import context

from followsuit.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
