"""What Alembic runs: the connection comes from migrating.py, inside a transaction that it ends."""

from alembic import context

from swarmrally.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
