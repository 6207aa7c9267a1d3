"""Pages and files for the browser: the shell in `web`, what stands beside it in `app`, and each
game's drawing in `board`.

Every page is the same file; the shell reads the address. Only what lies in these folders and has
one of the endings below is given out. What was given before is not sent again while it is the same.
Modules come joined (`joining.py`) unless a page is asked for as `?plain`.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

import stavka
from stavka.table import joining
from stavka.table.people import BadRequest

MEDIA = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "webmanifest": "application/manifest+json",
    "json": "application/json",
    "woff2": "font/woff2",
    "map": "application/json",
}
FOR_GOOD = "public, max-age=31536000, immutable"
# How a browser fetches files before it finds that it needs them.
PRELOAD = {
    "js": "modulepreload",
    "css": "preload; as=style",
    "json": "preload; as=fetch; crossorigin",
}
SQUEEZED = MEDIA.keys() - {"png", "ico", "woff2"}
PLAIN = ("board.css", "cover.svg")  # what a game need not bring: then it has those of `web/plain`
SMALL = 300  # bytes that are not worth squeezing
PATH_LENGTH = 200
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*")  # no dot in front, none doubled


def page(request: Request) -> Response:
    return announced(request, [])


def table_page(request: Request) -> Response:
    return announced(request, [joining.TABLE])


def look_page(request: Request) -> Response:
    """The page of a game that one can look at."""
    game = request.path_params["game"]
    known = stavka.games().get(game)
    if known is None or not known.sights or (folder := board(game)) is None:
        return page(request)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith((".css", ".json")))
    files = [f"/board/{game}/{name}" for name in ("look.js", *names)]
    return announced(request, ["/web/js/pages/look.js", *files])


def announced(request: Request, files: list[str]) -> Response:
    """A page whose header names files that it will need, so that the browser fetches them at once
    and not one after the other as it finds them."""
    site, plain = joining.site(), "plain" in request.query_params
    response = packed(request, site.page(plain), "html")
    if files and site.joined and not plain:
        response.headers["link"] = ", ".join(
            f"<{site.root}{file}>; rel={PRELOAD[file.rpartition('.')[2]]}" for file in files
        )
    return response


def app_file(request: Request) -> Response:
    """What stands beside the pages and holds for each: the worker, which keeps them for when the
    server is away and shows notices while none is open; what the site is as an app, its icons."""
    return found(request, files("stavka") / "app", request.url.path.removeprefix("/"))


def lost(request: Request) -> Response:
    """Nothing is there. A person who came with a browser gets a page that says so."""
    if "text/html" not in request.headers.get("accept", ""):
        raise BadRequest("no-such-page", 404)
    headers = {"content-type": MEDIA["html"], "cache-control": "no-store"}
    return Response(joining.site().page(), 404, headers)


def joined_file(request: Request) -> Response:
    """A file below the address of a version. One that is known no more is the present one, and not
    to be kept."""
    site = joining.site_of(request.path_params["version"])
    address = f"/{request.path_params['path']}"
    content = (site or joining.site()).given(address, "runs" in request.query_params)
    ending = address.rpartition(".")[2]
    if content is None or ending not in MEDIA:
        raise BadRequest("no-such-page", 404)
    response = packed(request, content, ending)
    if site is not None:
        response.headers["cache-control"] = FOR_GOOD
    return response


def shell_file(request: Request) -> Response:
    return found(request, files("stavka") / "web", request.path_params["path"])


def board_file(request: Request) -> Response:
    """A file of a game's board; a game without a style sheet or a cover has a plain one."""
    folder, path = board(request.path_params["game"]), request.path_params["path"]
    if folder is not None and path in PLAIN and not (folder / path).is_file():
        folder = files("stavka") / "web" / "plain"
    return found(request, folder, path)


def board(game: str) -> Traversable | None:
    """The folder in which the drawing of a game lies."""
    known = stavka.games().get(game)
    return files(known.package) / "board" if known else None


def ready(game: str) -> bool:
    """Whether the game can be played in the browser."""
    return has_board_file(game, "board.js")


def has_board_file(game: str, name: str) -> bool:
    folder = board(game)
    return folder is not None and (folder / name).is_file()


def found(request: Request, folder: Traversable | None, path: str) -> Response:
    """The file of a folder at this path, or the answer that nothing is there."""
    names = path.split("/")
    ending = path.rpartition(".")[2]
    good = len(path) <= PATH_LENGTH and ending in MEDIA and all(map(NAME.fullmatch, names))
    file = folder.joinpath(*names) if folder is not None and good else None
    if file is None or not file.is_file():
        raise BadRequest("no-such-page", 404)
    return packed(request, file.read_bytes(), ending)


def packed(request: Request, content: bytes, ending: str = "json") -> Response:
    """Content for everybody: the browser keeps it and asks whether it is still the same."""
    tag = f'W/"{blake2b(content, digest_size=8).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if tag in re.findall(r'W/"\w+"', request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if ending in SQUEEZED and len(content) > SMALL and reads_gzip(request):
        content = squeezed(content)
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers | {"content-type": MEDIA[ending]})


def private(request: Request, content: bytes) -> Response:
    """Content of one match for one person: nobody keeps it."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if len(content) > SMALL and reads_gzip(request):
        content = gzip.compress(content, 6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers | {"content-type": MEDIA["json"]})


def reads_gzip(request: Request) -> bool:
    accepted = request.headers.get("accept-encoding", "").lower()
    return re.search(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", accepted) is not None


@lru_cache(maxsize=300)
def squeezed(content: bytes) -> bytes:
    """Squeezed once, then kept."""
    return gzip.compress(content, mtime=0)


class Anywhere(StringConvertor):
    """Every path but those that programs ask for."""

    regex = r"(?!api/|ws/).*"


register_url_convertor("anywhere", Anywhere())

PAGES: tuple[tuple[str, Callable[[Request], Response]], ...] = (
    ("/", page),
    ("/new/{game}", page),
    ("/match/{match}", table_page),
    ("/match/{match}/{seat}", table_page),
    ("/rules/{game}", page),
    ("/howto/{game}", page),
    ("/aid/{game}", page),
    ("/look/{game}", look_page),
    ("/account", page),
    ("/puzzles", page),
    ("/challenge", page),
    ("/challenge/{day}", page),
    ("/profile", page),
    ("/people/{name}", page),
    ("/mail", page),
    ("/worker.js", app_file),
    ("/site.webmanifest", app_file),
    ("/favicon.svg", app_file),
    ("/icon-192.png", app_file),
    ("/icon-512.png", app_file),
    ("/web/{path:path}", shell_file),
    ("/board/{game}/{path:path}", board_file),
    ("/joined/{version}/{path:path}", joined_file),
    ("/{path:anywhere}", lost),
)
