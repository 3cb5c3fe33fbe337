"""Running the server: its commands, settings, logs and metrics."""
