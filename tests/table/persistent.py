"""A server that tries letters again soon: after `AGAIN` of the environment, seconds one by one."""

from __future__ import annotations

import os
import sys

import msgspec

from stavka.table import mail
from stavka.table.config import Config
from stavka.table.serve import run

if __name__ == "__main__":
    mail.AGAIN = tuple(map(float, os.environ["AGAIN"].split()))
    run(msgspec.json.decode(sys.argv[1], type=Config))
