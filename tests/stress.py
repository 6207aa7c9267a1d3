"""The tests of the table and the browser on a machine that is busy with something else.

    python -m tests.stress [arguments of pytest]

Twice as many idle loops as there are processors run beside them: no test may fail for that.
"""

from __future__ import annotations

import os
import subprocess
import sys

LOOP = "while True: pass"
TESTS = ("tests/browser", "tests/table", "-n", "3", "--dist", "worksteal")


def main() -> int:
    loops = [
        subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(2 * (os.cpu_count() or 1))
    ]
    try:
        return subprocess.call([sys.executable, "-m", "pytest", *(sys.argv[1:] or TESTS)])
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


if __name__ == "__main__":
    sys.exit(main())
