"""The example game as a stranger brings it: a package that is installed beside the table."""
