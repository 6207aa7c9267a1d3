"""The games. Each folder is one title and knows nothing of any other."""
