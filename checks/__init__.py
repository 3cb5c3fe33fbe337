"""What `make check` asks of the sources beyond format, lint, types and imports: `python -m checks`."""
