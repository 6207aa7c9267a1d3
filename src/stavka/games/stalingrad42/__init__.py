"""Stalingrad '42. Not begun: only its rule ledger is here."""
