"""Results of many games, read again: from the lines that `simulate --results` writes or from a
Parquet file, game by game or as a data frame."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import stavka
from stavka.kernel import StavkaError
from stavka.lab.checkpoint import Head, read_head
from stavka.lab.simulate import Plan, Result

ROWS = 50_000  # of a row group


def read(path: Path) -> tuple[Plan, Iterator[Result]]:
    """The plan of simulated games and how they went, one after the other; also from Parquet."""
    head, lines = _parquet(path) if path.suffix == ".parquet" else (read_head(path), _lines(path))
    if head.kind != "simulate":
        raise StavkaError(f"{path}: holds results of {head.kind}, not of simulate")
    return msgspec.convert(head.plan, Plan), lines


def _lines(path: Path) -> Iterator[Result]:
    decode = msgspec.json.Decoder(Result).decode
    with path.open("rb") as lines:
        lines.readline()
        for number, line in enumerate(lines, 2):
            if not line.endswith(b"\n"):
                return  # half a line: it was interrupted there
            try:
                yield decode(line)
            except msgspec.DecodeError as problem:
                raise StavkaError(f"{path}, line {number}: {problem}") from None


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise StavkaError("Parquet files need pyarrow: pip install 'stavka[lab]'") from None
    return pyarrow


def to_parquet(lines: Path, path: Path) -> None:
    """The same results as a Parquet file; scores and counts are columns `score.SEAT`."""
    pa = _pyarrow()
    plan, results = read(lines)
    scores = [f"score.{seat}" for seat in plan.bots]
    counts = [f"count.{name}" for name in stavka.game(plan.game).counts]
    schema = pa.schema(
        [
            ("number", pa.int64()), ("winners", pa.list_(pa.string())), ("draw", pa.bool_()),
            ("reason", pa.string()), ("choices", pa.int64()), ("turns", pa.int64()),
            ("used", pa.map_(pa.string(), pa.int64())),
            *((name, pa.int64()) for name in (*scores, *counts)),
        ],
        metadata={"stavka": msgspec.json.encode(read_head(lines))},
    )  # fmt: skip
    part = path.with_name(path.name + ".part")
    with pa.parquet.ParquetWriter(part, schema, compression="zstd") as out:
        rows: list[dict[str, Any]] = []
        for number, result in enumerate(results):
            rows.append(row(number, result))
            if len(rows) == ROWS:
                out.write_table(pa.Table.from_pylist(rows, schema))
                rows.clear()
        out.write_table(pa.Table.from_pylist(rows, schema))
    part.replace(path)


def row(number: int, result: Result) -> dict[str, Any]:
    """A game as a row of a table."""
    return {
        "number": number,
        "winners": list(result.winners),
        "draw": result.draw,
        "reason": result.reason,
        "choices": result.choices,
        "turns": result.turns,
        **{f"score.{seat}": score for seat, score in result.scores.items()},
        **{f"count.{name}": count for name, count in result.counts.items()},
        "used": list(result.used.items()),
    }


def _parquet(path: Path) -> tuple[Head, Iterator[Result]]:
    pa = _pyarrow()
    try:
        file = pa.parquet.ParquetFile(path)
        head = msgspec.json.decode(file.schema_arrow.metadata[b"stavka"], type=Head)
    except (pa.ArrowException, KeyError, TypeError, msgspec.DecodeError) as problem:
        raise StavkaError(f"{path}: holds no results ({problem})") from None

    def results() -> Iterator[Result]:
        for batch in file.iter_batches():
            yield from map(_result, batch.to_pylist())

    return head, results()


def _result(row: dict[str, Any]) -> Result:
    def named(prefix: str) -> dict[str, int]:
        return {
            name.removeprefix(prefix): value
            for name, value in row.items()
            if name.startswith(prefix) and value is not None
        }

    return Result(
        tuple(row["winners"]), row["draw"], row["reason"], named("score."), row["choices"],
        row["turns"], named("count."), dict(row["used"]),
    )  # fmt: skip


def frame(path: Path) -> Any:
    """A pandas data frame with a row for each game."""
    try:
        import pandas
    except ImportError:
        raise StavkaError("data frames need pandas: pip install 'stavka[lab]'") from None
    _, results = read(path)
    return pandas.DataFrame(row(n, result) for n, result in enumerate(results)).set_index("number")
