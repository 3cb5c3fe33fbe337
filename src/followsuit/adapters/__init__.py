"""Games as other programs want them: numbers in, arrays out.

`batched` plays thousands of games at once; `pettingzoo`, `gymnasium` and `openspiel` are games as those libraries have
them. All share one numbering of actions (`numbering`) and one picture of what a seat may know (`seeing`).
"""
