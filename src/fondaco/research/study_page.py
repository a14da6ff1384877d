"""A study told: one page with pictures that needs no network, and the same as Markdown."""

from collections.abc import Callable
from html import escape
from typing import Final

from fondaco.arena.intervals import Interval
from fondaco.locale import Words
from fondaco.research.study import Difference, Effect, Figure, Share, Study

MOST: Final = 25  # rows of the longer tables
WIDTH: Final = 320
STYLE: Final = (
    "body{font:16px/1.5 Georgia,serif;color:#2e2c2e;background:#f7f0e1;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "h1,h2{font-weight:600}table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .8rem .2rem 0;"
    "text-align:left;border-bottom:1px solid #d8c9a8;vertical-align:middle}td.n{text-align:right}"
    "code{font-size:.85em;overflow-wrap:anywhere}p.w{border-left:4px solid #c4281c;padding-left:.8rem}"
)

Say = Callable[..., str]
Table = tuple[list[str], list[list[str]], list[tuple[float, Interval]] | None]


class Page:
    """A study, and perhaps another beside it, in the words of a language."""

    def __init__(self, study: Study, command: str, words: Words, other: Study | None = None) -> None:
        self.study = study
        self.command = command
        self.words = words
        self.say = words.say
        self.other = other

    @property
    def heading(self) -> str:
        """What was studied."""
        return self.say("study-heading", title=self.say(f"title-{self.study.title}"), seats=self.study.seats)

    def sections(self) -> list[tuple[str, str, Table]]:
        """Every section: its heading, what is to be said of it, and a table, perhaps with bars."""
        study, say = self.study, self.say
        found: list[tuple[str, str, Table]] = []
        if self.other is not None:
            found += self.compared(self.other)
        found.append((say("study-figures"), "", figures(study.figures, say)))
        fair = say("study-fair", share=f"{1 / study.seats:.1%}")
        found.append((say("study-by-seat"), fair, shares(study.by_seat, say("study-seat"), say)))
        if study.by_bot:
            found.append((say("study-by-bot"), say("study-skill"), shares(study.by_bot, say("match-bot"), say)))
        if study.luck is not None:
            found.append((say("study-luck"), say("study-luck-told", share=f"{study.luck:.0%}"), ([], [], None)))
        if study.leaders_win:
            found.append((say("study-leaders"), "", shares(study.leaders_win, say("study-part"), say)))
        sheet = [
            [category(one.name, self.words), f"{one.mean:.1f}", f"{one.low:.0f}–{one.high:.0f}"] for one in study.sheet
        ]
        found.append(
            (say("study-sheet"), "", ([say("study-category"), say("study-mean"), say("study-most")], sheet, None))
        )
        found.append((say("study-effects"), say("study-cause"), effects(study.effects, say)))
        found.append((say("study-openings"), "", shares(study.openings[:MOST], say("study-deed"), say)))
        usage = [[name, f"{times:.2f}"] for name, times in study.usage]
        found.append((say("study-usage"), "", ([say("study-deed"), say("study-times")], usage, None)))
        unused = ", ".join(study.unused) or say("study-all-used")
        found.append((say("study-unused"), unused, ([], [], None)))
        return found

    def compared(self, other: Study) -> list[tuple[str, str, Table]]:
        """What differs from the other study: figures, points by category, and what is done."""
        study, say = self.study, self.say
        told = [one._replace(name=say(f"study-{one.name}")) for one in study.compared(other)]
        sheets = [one._replace(name=category(one.name, self.words)) for one in study.compared_sheets(other)]
        return [
            (say("study-compared"), self.beside(other), differences(told, say("study-figure"), say)),
            (say("study-compared-sheet"), "", differences(sheets, say("study-category"), say)),
            (
                say("study-compared-habits"),
                say("study-compared-clear"),
                differences(study.compared_habits(other)[:MOST], say("study-deed"), say),
            ),
        ]

    def beside(self, other: Study) -> str:
        """What the study is compared with."""
        title, setup = self.say(f"title-{other.title}"), told_setup(other)
        beside = self.say("study-beside", title=title, seats=other.seats, setup=setup, games=len(other.sketches))
        return f"{beside} {self.say('study-numbers', changes='; '.join(other.changes))}" if other.changes else beside

    @property
    def what(self) -> str:
        """How many games there were, between whom."""
        study = self.study
        bots = ", ".join(study.contest.names)
        return self.say("study-what", games=len(study.sketches), bots=bots, setup=told_setup(study))

    def markdown(self) -> str:
        """The study as Markdown."""
        lines = [f"# {self.heading}", "", self.what, "", f"`{self.command}`", ""]
        for heading, told, (head, rows, _) in self.sections():
            lines += [f"## {heading}", ""]
            lines += [told, ""] if told else []
            if rows:
                lines += [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
                lines += [f"| {' | '.join(row)} |" for row in rows] + [""]
        return "\n".join(lines)

    def html(self) -> str:
        """The study as one page."""
        parts = [
            f"<!doctype html><html lang={self.words.language}><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width'>",
            f"<title>{escape(self.heading)}</title><style>{STYLE}</style>",
            f"<h1>{escape(self.heading)}</h1><p>{escape(self.what)}</p><p><code>{escape(self.command)}</code></p>",
        ]
        for heading, told, (head, rows, bars) in self.sections():
            warning = " class=w" if told == self.say("study-cause") else ""
            parts.append(f"<h2>{escape(heading)}</h2>" + (f"<p{warning}>{escape(told)}</p>" if told else ""))
            if rows:
                parts.append(table(head, rows, bars))
        return "\n".join(parts) + "\n"


def told_setup(study: Study) -> str:
    """A setup as the command line has it."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in study.setup.items()) or "–"


def category(name: str, words: Words) -> str:
    """A category of the score sheet in words."""
    return words.say(f"category-{name}") if words.has(f"category-{name}") else name


def span(interval: Interval, form: str) -> str:
    """An interval as people read it."""
    return f"{interval.low:{form}} … {interval.high:{form}}"


def figures(found: list[Figure], say: Say) -> Table:
    """Means with their intervals, and where most games lie."""
    head = [say(name) for name in ("study-figure", "study-mean", "match-interval", "study-most")]
    rows = [
        [say(f"study-{one.name}"), f"{one.mean:.2f}", span(one.interval, ".2f"), f"{one.low:.2f} … {one.high:.2f}"]
        for one in found
    ]
    return head, rows, None


def shares(found: list[Share], what: str, say: Say) -> Table:
    """Shares of the wins with their intervals."""
    head = [what, say("study-share"), say("match-interval"), say("study-count")]
    rows = [[one.name, f"{one.share:.1%}", span(one.interval, ".1%"), str(one.games)] for one in found]
    return head, rows, [(one.share, one.interval) for one in found]


def effects(found: list[Effect], say: Say) -> Table:
    """What goes with winning, the clearest of both kinds."""
    clear = [one for one in found if one.clear]
    chosen = clear if len(clear) <= MOST else clear[: MOST // 2] + clear[-(MOST // 2) :]
    head = [say(name) for name in ("study-deed", "study-difference", "match-interval", "study-used", "study-times")]
    rows = [
        [one.name, f"{one.difference:+.1%}", span(one.interval, "+.1%"), f"{one.used:.0%}", f"{one.often:.2f}"]
        for one in chosen
    ]
    return head, rows, [(one.difference, one.interval) for one in chosen]


def differences(found: list[Difference], what: str, say: Say) -> Table:
    """What differs; a star marks what is more than luck explains."""
    head = [what, *[say(name) for name in ("study-here", "study-there", "study-difference", "match-interval")]]
    rows = [
        [
            one.name,
            f"{one.here.mean:.2f}",
            f"{one.there.mean:.2f}",
            f"{one.difference:+.2f}{' *' if one.clear else ''}",
            span(one.interval, "+.2f"),
        ]
        for one in found
    ]
    return head, rows, None


def table(head: list[str], rows: list[list[str]], bars: list[tuple[float, Interval]] | None) -> str:
    """A table, with a bar for each row if there are any."""
    ends = [] if bars is None else [abs(end) for value, interval in bars for end in (value, *interval)]
    most = max(ends, default=1.0) or 1.0
    lines = ["<table><tr>" + "".join(f"<th>{escape(cell)}" for cell in head) + ("<th>" if bars else "")]
    for number, row in enumerate(rows):
        cells = "".join(f"<td{'' if at == 0 else ' class=n'}>{escape(cell)}" for at, cell in enumerate(row))
        lines.append(f"<tr>{cells}" + ("" if bars is None else f"<td>{bar(*bars[number], most)}"))
    return "\n".join([*lines, "</table>"])


def bar(value: float, interval: Interval, most: float) -> str:
    """A value as a bar with its interval; below zero it goes to the left."""
    signed = interval.low < 0
    middle, unit = (WIDTH / 2, WIDTH / 2 / most) if signed else (0.0, WIDTH / most)
    left, wide = middle + min(0.0, value) * unit, abs(value) * unit
    low, high = middle + interval.low * unit, middle + interval.high * unit
    colour = "#2c8a45" if value >= 0 else "#c4281c"
    return (
        f"<svg width={WIDTH} height=14 role=presentation>"
        f"<rect x={left:.1f} y=3 width={wide:.1f} height=8 fill='{colour}'/>"
        f"<path d='M{low:.1f} 7H{high:.1f}' stroke='#2e2c2e' stroke-width=1.5 /></svg>"
    )
