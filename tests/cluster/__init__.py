"""Games shared among the workers of a Ray: `make cluster` installs it and runs these; without it they are skipped."""
