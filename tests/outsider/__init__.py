"""Followsuit as somebody has it who installed the wheel: `make wheel` runs these outside of the repository.

They know nothing but Python, pytest and the guides, whose steps they follow to the letter.
"""
