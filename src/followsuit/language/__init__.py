"""Sentences in every language: a message is a code with facts, and a catalogue a language says how it is worded."""
