"""Playing many games: by the engine or the kernel, on every core, over duplicate deals."""
