"""A server whose typefaces are broken files, in place of the plain one."""

from __future__ import annotations

import sys

import msgspec

from stavka.table import typefaces
from stavka.table.config import Config
from stavka.table.serve import run

if __name__ == "__main__":
    typefaces.source = lambda face: b"no typeface"
    run(msgspec.json.decode(sys.argv[1], type=Config))
