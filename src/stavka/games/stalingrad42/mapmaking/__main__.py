"""`python -m stavka.games.stalingrad42.mapmaking` writes the map files anew."""

from stavka.games.stalingrad42.mapmaking.build import build
from stavka.games.stalingrad42.mapmaking.write import write

write(build())
