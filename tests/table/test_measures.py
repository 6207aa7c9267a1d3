"""What the bench measures of a server, in small."""

from __future__ import annotations

from pathlib import Path

from stavka.table import plenty, soak
from stavka.table.people import People
from stavka.table.storage.store import Store


def test_stored_matches_are_listed_and_do_not_hinder_the_start() -> None:
    found = plenty.measure(listed=40, stored=60)
    assert found.open_ms >= 0
    assert found.mine_ms >= 0
    assert found.start_ms > 100


def test_what_is_stored_can_be_listed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'many.sqlite3'}")
    owner = People(store).guest("en")
    plenty.stock(store, owner, 220)
    assert store.count() == {"open": 55, "running": 55, "over": 55, "aborted": 55}
    mine = store.of_person(owner.id, 100)
    assert [each.row.title for each in mine] == [f"Match {n}" for n in range(100)]
    assert all(each.counts == store.choices(each.row.id, owner.id) for each in mine)
    assert all(each.seats == store.seats(each.row.id) for each in mine)
    free = store.open_ones(50)
    assert [each.row.title for each in free] == [f"Match {4 * n}" for n in range(50)]
    assert all("open" in [seat.kind for seat in each.seats] for each in free)
    store.close()


def test_a_soak_plays_every_game_and_looks_at_the_memory() -> None:
    found = soak.measure(8, pairs=4)
    assert found.matches >= 4
    assert found.choices > 0
    assert found.settled_mb > 50
    assert found.last_mb > 50
