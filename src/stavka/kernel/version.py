"""The versions that saved matches and journals carry."""

ENGINE = "0.1.0"
FORMAT = 1  # of `Match.encode`; raise it when older bytes can no longer be read as they are
