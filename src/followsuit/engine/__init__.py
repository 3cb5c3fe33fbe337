"""The referee: positions, what may be done in them, what follows, what each seat sees, and how it is written down."""
