"""Art of Tactic: Tank Battle. Not begun: only its rule ledger is here."""
