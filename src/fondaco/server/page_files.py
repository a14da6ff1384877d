"""The built page as files: packed as the browser likes it, and kept for as long as its name says."""

import os
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED: Final = {"br": ".br", "gzip": ".gz"}  # best first, as the build has prepared them
KEPT: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASKED: Final = "no-cache"  # kept, but checked for changes


class PageFiles(StaticFiles):
    """The files of the page."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, packed if there is such a packing, with how long it may be kept."""
        path = str(full_path)
        encoding = packing(path, Headers(scope=scope).get("accept-encoding", ""))
        sent = path + PACKED.get(encoding, "")
        response = super().file_response(sent, os.stat(sent), scope, status_code)
        if encoding and response.status_code == status_code:
            response.headers["content-encoding"] = encoding
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = KEPT if os.sep + "assets" + os.sep in path else ASKED
        return response


def packing(path: str, accepted: str) -> str:
    """The best packing of a file that the browser takes and the build has prepared; empty for the plain file."""
    wanted = {part.split(";")[0].strip() for part in accepted.split(",") if not part.replace(" ", "").endswith("q=0")}
    for encoding, ending in PACKED.items():
        if encoding in wanted and os.path.isfile(path + ending):
            return encoding
    return ""
