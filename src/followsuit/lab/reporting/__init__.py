"""What was measured, for people and programs: files, sentences, charts and the balance report."""
