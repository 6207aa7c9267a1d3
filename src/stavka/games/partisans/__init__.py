"""The partisans card game. Not begun: only its rule ledger is here."""
