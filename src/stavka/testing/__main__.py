"""`python -m stavka.testing GAME ...`: games checked whole, all that are installed if none is
named. Prints every fault; the exit code is 1 if there is one."""

from __future__ import annotations

import argparse
import sys

import stavka
from stavka.kernel import StavkaError
from stavka.testing.whole import PARTS, problems


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m stavka.testing", description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help="ids; all games if none is given")
    parser.add_argument("--seed", type=int, default=1, help="other seeds play other matches")
    given = parser.parse_args()
    faulty = False
    for id in given.games or stavka.games():
        try:
            game = stavka.game(id)
        except StavkaError as problem:
            parser.error(str(problem))
        count = 0
        for part, fault in problems(game, given.seed):
            print(f"{id}: {part}: {fault}", flush=True)
            count += 1
        print(f"{id}: {count or 'no'} faults ({', '.join(PARTS)})", flush=True)
        faulty |= count > 0
    return int(faulty)


if __name__ == "__main__":
    sys.exit(main())
