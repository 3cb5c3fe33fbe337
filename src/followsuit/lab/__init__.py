"""Playing many games by machine, and what can be learnt from them."""
