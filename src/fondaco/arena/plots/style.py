"""How plots look: parchment, ink and few colours; every estimate with its interval."""

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from fondaco.core.errors import FondacoError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER: Final = "#f6eedb"
RAISED: Final = "#fdf8ec"
INK: Final = "#2a1c10"
INK_2: Final = "#57432d"
INK_3: Final = "#6b5638"
LINE: Final = "#d3c29b"
LACQUER: Final = "#7d1d14"
GOLD: Final = "#b98a2c"
JADE: Final = "#0a6a60"

# Colour, edge and mark of the players' pieces: colour is never alone.
PIECES: Final = {
    "red": ("#c4281c", "#571208", "D"),
    "yellow": ("#d9a90f", "#6a4a08", "^"),
    "blue": ("#1f5fb4", "#0f2a52", "s"),
    "green": ("#267f3f", "#12401f", "P"),
    "black": ("#2e2c2e", "#0d0c0d", "o"),
    "violet": ("#8d3aa8", "#411350", "*"),
    "orange": ("#e08a1e", "#6e3f06", "v"),
}

SUFFIXES: Final = [".svg", ".png"]
STYLE: Final[Any] = {  # of any type, since its own is a list of hundreds of names
    "font.family": "serif",
    "font.serif": ["Alegreya", "Georgia", "DejaVu Serif"],
    "font.size": 11,
    "text.color": INK,
    "axes.facecolor": RAISED,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK_2,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": INK_2,
    "ytick.color": INK_2,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "fondaco",  # the same plot is the same file
    "font.sans-serif": ["DejaVu Sans"],
}


class PlotMissing(FondacoError):
    """There is nothing here to draw plots with, or not into such a file."""


class Say(Protocol):
    """Words: a message of an id with its arguments, in the reader's language."""

    def __call__(self, message: str, **arguments: Any) -> str:
        """The message."""
        ...


def check_plot(path: Path) -> None:
    """See that a plot can be drawn into a file, before anything long is begun; raises PlotMissing."""
    if path.suffix.lower() not in SUFFIXES:
        raise PlotMissing(f"A plot is a file that ends with {' or '.join(SUFFIXES)}, not “{path.name}”.")
    if find_spec("matplotlib") is None:
        raise PlotMissing("Plots need matplotlib, which comes with: pip install 'fondaco[plot]'.")
    if not path.absolute().parent.is_dir():
        raise PlotMissing(f"There is no folder “{path.parent}” for the plot.")


def figure(width: float, height: float) -> "Figure":
    """An empty figure; its size is in inches."""
    # Imported where it is needed: plots are optional, and the command starts faster without.
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        return Figure(figsize=(width, height), layout="constrained")


def picture(drawn: "Figure", path: Path) -> bytes:
    """A figure as a file of the kind that the path's suffix says."""
    from matplotlib import rc_context

    form = path.suffix.lower().removeprefix(".")
    file = BytesIO()
    metadata: dict[str, Any] = {"Date": None, "Creator": None} if form == "svg" else {"Software": None}
    with rc_context(STYLE):
        drawn.savefig(file, format=form, dpi=160, metadata=metadata)
    return file.getvalue()


def heading(axes: "Axes", title: str, below: str) -> None:
    """The title of a plot, and below it in small what its marks mean."""
    axes.set_title(f"{title}\n", fontsize=14)
    axes.text(0, 1.02, below, transform=axes.transAxes, fontsize=9.5, color=INK_3, va="bottom")
