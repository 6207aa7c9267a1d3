"""Makes the map files of Stalingrad '42 from their sources: `make map`. Sheet A comes from a
reading of the printed map, the others from the real geography of 1942 through the
georeference. Nothing here is needed to play."""
