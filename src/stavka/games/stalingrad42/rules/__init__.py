"""The rules of Stalingrad '42, chapter by chapter."""
