"""Everything that is said, in English."""
