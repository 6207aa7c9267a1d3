"""The rules of Partisans, chapter by chapter."""
