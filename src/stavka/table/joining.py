"""Modules for the browser, joined: a table comes in a few answers and not in a hundred.

The sources are plain ES modules and stay so; nobody builds anything. What lies in `web` and in the
boards is read when a page is asked for and something has changed, and given out below an address
that holds a hash of it all, `/joined/VERSION/...`, so a browser keeps it for good. There a module
comes with all that it imports and that the shell has not brought. Each is made a function, line by
line as it was, which `web/js/joined.js` runs; a source map leads back to its file. `?plain` behind
the address of a page loads each module by itself, for who works on one.

Only the forms of `import` and `export` are read that modules here have. Where a game's board has
another, all pages are plain, and the log says why.
"""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Iterator
from functools import cached_property, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from urllib.parse import urljoin

import msgspec

import stavka

log = logging.getLogger("stavka.table")

ROOT = "/joined"
SHELL = "/web/js/main.js"
TABLE = "/web/js/table/table.js"
QUIET = "/web/js/table/"  # what these fetch when all is quiet comes with them
RUNNER = "/web/js/joined.js"
INDEX = "/web/index.html"
SHEET = "/web/css/joined.css"  # all sheets that the page names
RUNS = "?runs"  # behind the address of a worker: it brings all it needs and begins
KEPT = 3  # versions: a page that came before a change goes on with what it began with

# Statements stand at the beginning of a line, and what is said of them on lines of its own.
SAID = re.compile(r"^[ \t]*(?:/\*\*(?s:.*?)\*/|//.*$)", re.MULTILINE)
FROM = r"""\s*["'](?P<at>[^"']+)["'];?"""
IMPORT = re.compile(
    rf"^import\s*(?:(?P<names>\{{[^}}]*\}}|\*\s+as\s+[\w$]+)\s*from)?{FROM}", re.MULTILINE
)
LIST = re.compile(rf"^export\s*(?P<names>\{{[^}}]*\}})(?:\s*from{FROM}|;)?", re.MULTILINE)
DECLARED = re.compile(
    r"^export\s+(?=(?:const|class|(?:async\s+)?function\s*\*?)\s+(?P<name>[\w$]+))", re.MULTILINE
)
LATER = re.compile(r"(?<![.\w$#{<])import\(\s*(?:[\"'](?P<at>[^\"']+)[\"'])?")
WORKER = re.compile(r"""(new Worker\(\s*new URL\(\s*["'][^"']+\.js)(?=["'])""")
STRANGE = re.compile(
    r"^[ \t]*(?:export\b|import\b(?!\s*[(.:])).*|[;}][ \t]*(?:export|import)\s*[{*\"'].*"
    r"|^(?![\s/*])(?!.*\basync\b).*\bawait\b.*",  # at the beginning of a line: of the module itself
    re.MULTILINE,
)
LINK = re.compile(r'\s*<link rel="stylesheet" href="(/web/css/[^"]+)" />')
SCRIPT = f'src="{SHELL}"'

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class Strange(Exception):
    """A module has something that is not read here."""


class Module:
    """One module, taken apart."""

    def __init__(self, address: str, text: str) -> None:
        self.address = address
        self.imports: dict[str, list[str]] = {}  # what is wanted of whom
        self.exports: dict[str, str] = {}  # what each name stands for
        self._uses: list[str] = []
        text = IMPORT.sub(self._import, SAID.sub(lines_of, text))
        text = LIST.sub(self._list, text)
        text = DECLARED.sub(self._declared, text)
        if found := STRANGE.search(text):
            raise Strange(f"{address}: {found[0].strip()}")
        self.later = [urljoin(address, m["at"]) for m in LATER.finditer(text) if m["at"]]
        text = WORKER.sub(rf"\1{RUNS}", text)
        text = LATER.sub(lambda found: found[0].replace("import(", "$later(", 1), text)
        self._text = text.replace("import.meta.url", "$url")

    def _import(self, found: re.Match[str]) -> str:
        names = found["names"] or ""
        use = self._use(found["at"], names)
        if names:
            names = names.replace(" as ", ": ") if names[0] == "{" else names.split()[-1]
            use = f"const {' '.join(names.split())} = {use}"
        self._uses.append(f"{use};")
        return lines_of(found)

    def _list(self, found: re.Match[str]) -> str:
        use = f"{self._use(found['at'], found['names'])}." if found["at"] else ""
        if use:
            self._uses.append(f"{use[:-1]};")
        for inner, outer in pairs(found["names"]):
            self.exports[outer] = f"{use}{inner}"
        return lines_of(found)

    def _declared(self, found: re.Match[str]) -> str:
        self.exports[found["name"]] = found["name"]
        return ""

    def _use(self, specifier: str, names: str) -> str:
        at = urljoin(self.address, specifier)
        wanted = [inner for inner, _ in pairs(names)] if names.startswith("{") else []
        self.imports.setdefault(at, []).extend(wanted)
        return f'$use("{at}")'

    @cached_property
    def function(self) -> str:
        """The module as an entry of a table. Its first line stands behind what comes in front."""
        gives = " ".join(f"get {name}() {{ return {is_}; }}," for name, is_ in self.exports.items())
        return (
            f'"{self.address}": (function ($gives, $use, $later, $url) {{ '
            f"$gives({{ {gives} }}); {' '.join(self._uses)} {self._text.rstrip()}\n}}),\n"
        )


def pairs(names: str) -> list[tuple[str, str]]:
    """Each name of a list and what it is called behind `as`."""
    each = (part.split() for part in names.strip("{}").split(",") if part.strip())
    return [(words[0], words[-1]) for words in each]


def lines_of(found: re.Match[str]) -> str:
    """As many lines as a statement had."""
    return "\n" * found[0].count("\n")


class Site:
    """All files for the browser as they are at one moment, by their plain addresses."""

    def __init__(self, content: dict[str, bytes]) -> None:
        self.content = content
        self.modules: dict[str, Module] = {}
        digest = blake2b(Path(__file__).read_bytes(), digest_size=8)
        for address, bytes_ in sorted(content.items()):
            digest.update(f"{address}\0{len(bytes_)}\0".encode() + bytes_)
        self.root = f"{ROOT}/{digest.hexdigest()}"
        try:
            self._read()
            self.joined = True
        except Strange as problem:
            log.warning("pages load their modules one by one: %s", problem)
            self.joined = False

    def _read(self) -> None:
        for address, content in self.content.items():
            if address.endswith(".js"):
                self.modules[address] = Module(address, content.decode())
        for module in self.modules.values():
            for at, names in module.imports.items():
                if at not in self.modules:
                    raise Strange(f"{module.address}: {at}")
                for name in names:
                    if name not in self.modules[at].exports:
                        raise Strange(f"{module.address}: {name} of {at}")

    def page(self, plain: bool = False) -> bytes:
        """The one page there is."""
        html = self.content[INDEX].decode()
        if plain or not self.joined:
            return html.encode()
        first = f'\n    <link rel="stylesheet" href="{self.root}{SHEET}" />'
        html = LINK.sub(lambda _: "", LINK.sub(lambda found: first, html, count=1))
        return html.replace(SCRIPT, f'src="{self.root}{SHELL}"').encode()

    def given(self, address: str, runs: bool = False) -> bytes | None:
        """What lies below this version's address: modules with all that they import, their source
        maps, and every other file as it is."""
        if address == SHEET:
            sheets = LINK.findall(self.content[INDEX].decode())
            return b"\n".join(self.content[sheet] for sheet in sheets)
        if address.removesuffix(".map") in self.modules and self.joined:
            source = address.removesuffix(".map")
            runs = runs or source == SHELL
            return made(self, source, runs, address != source)
        return self.content.get(address)

    def join(self, address: str, runs: bool) -> bytes:
        """A module with what it needs."""
        before, behind = self._frame(address, runs)
        functions = "".join(module.function for module in self._together(address, runs))
        leads = f"//# sourceMappingURL={address.rpartition('/')[2]}.map{RUNS if runs else ''}\n"
        return f"{before}{functions}{behind}{leads}".encode()

    def _frame(self, address: str, runs: bool) -> tuple[str, str]:
        if runs:
            runner = self.content[RUNNER].decode()
            return f"{runner}add({{\n", f'}});\nuse("{address}");\n'
        return "export const modules = {\n", "};\n"

    def map(self, address: str, runs: bool) -> bytes:
        """Where each line of it comes from."""
        together = self._together(address, runs)
        mappings, line = ";" * self._frame(address, runs)[0].count("\n"), 0
        for number, module in enumerate(together):
            count = module.function.count("\n") - 1
            mappings += f"A{vlq(int(number > 0))}{vlq(-line)}A;" + "AACA;" * (count - 1) + ";"
            line = count - 1
        sources = [module.address for module in together]
        return msgspec.json.encode(
            {"version": 3, "sources": sources, "names": [], "mappings": mappings}
        )

    def _together(self, address: str, runs: bool) -> list[Module]:
        """A module and what it needs; unless it `runs` by itself, without what the shell brings."""
        found = self._needed(address)
        there = set() if runs else {*self._needed(SHELL)}
        return [self.modules[each] for each in found if each not in there or each == address]

    def _needed(self, address: str) -> list[str]:
        found = [address]
        for each in found:  # which grows
            module = self.modules[each]
            quiet = module.later if each.startswith(QUIET) else ()
            found += dict.fromkeys(at for at in (*module.imports, *quiet) if at not in found)
        return found


@lru_cache(maxsize=100)
def made(site: Site, address: str, runs: bool, map: bool) -> bytes:
    """Made once, then kept, while not too many others are asked for."""
    return site.map(address, runs) if map else site.join(address, runs)


def vlq(number: int) -> str:
    """A number as source maps write it."""
    rest = abs(number) << 1 | (number < 0)
    text = ""
    while True:
        rest, digit = rest >> 5, rest & 31
        text += BASE64[digit | (32 if rest else 0)]
        if not rest:
            return text


_kept: OrderedDict[str, Site] = OrderedDict()


def site() -> Site:
    """The files as they are now."""
    found = _site(tuple(_stamp()))
    if found.root not in _kept:
        _kept[found.root] = found
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return found


def site_of(version: str) -> Site | None:
    """The files as they were, if that is not too long ago."""
    return _kept.get(f"{ROOT}/{version}")


@lru_cache(maxsize=KEPT)
def _site(stamp: tuple[tuple[str, int, int], ...]) -> Site:
    return Site({address: file.read_bytes() for address, file in _files()})


def _stamp() -> Iterator[tuple[str, int, int]]:
    """By what is seen that something has changed."""
    for address, file in _files():
        if isinstance(file, Path):
            about = file.stat()
            yield address, about.st_mtime_ns, about.st_size


def _files() -> Iterator[tuple[str, Traversable]]:
    yield from _below("/web", files("stavka") / "web")
    for game in stavka.games().values():
        yield from _below(f"/board/{game.id}", files(game.package) / "board")


def _below(address: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for file in folder.iterdir():
        if file.is_dir():
            yield from _below(f"{address}/{file.name}", file)
        elif not file.name.startswith((".", "_")) and not file.name.endswith(".d.ts"):
            yield f"{address}/{file.name}", file
