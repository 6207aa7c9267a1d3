"""How the recruit sees, moves and fights, chapter by chapter: `knowledge` of the map, `movement`,
`battles`; `gains` says what a battle may bring, `refitting` what a replacement is worth. `bot` puts
it together."""
