"""Guides in a real browser: read, pointed at, tried out, printed, on a phone, in every language."""

from typing import Any

import pytest

from fondaco.core.titles import SHELF
from fondaco.guides import has_guide, read_guide
from tests.web.conftest import Serving
from tests.web.visitor import Visitor

TITLES = [name for name, title in SHELF.items() if has_guide(title)]
LANGUAGES = {"en": "en-GB", "de": "de-DE", "it": "it-IT"}


def opened(browser: Any, house: Serving, path: str, **wishes: Any) -> Visitor:
    visitor = Visitor(browser, house.address, **wishes)
    visitor.page.goto(f"{house.address}#/{path}")
    visitor.page.wait_for_selector(".guide__section .picture, .trying", timeout=30_000)
    return visitor


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_picture_is_there(browser: Any, house: Serving, title: str, language: str) -> None:
    visitor = opened(browser, house, f"guide/{title}", language=LANGUAGES[language])
    guide = read_guide(title, language)
    headings = visitor.page.locator(".guide__section :is(h1, h2, h3):first-child").all_inner_texts()
    assert headings == [section.heading for section in guide.sections]
    assert visitor.page.locator(".picture").count() == len(guide.figures)
    drawn = visitor.page.locator(".picture svg .pieces use").count()
    assert drawn > len(guide.figures)
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


@pytest.mark.parametrize("title", TITLES)
def test_marks_and_arrows_stand_where_the_position_says(browser: Any, house: Serving, title: str) -> None:
    visitor = opened(browser, house, f"guide/{title}")
    for figure in read_guide(title, "en").figures:
        drawn = visitor.page.locator(f"#picture-{figure.picture.name}")
        assert drawn.locator(".picture__ring").count() == len(figure.picture.marks), figure.picture.name
        assert drawn.locator(".picture__arrow").count() == len(figure.picture.arrows), figure.picture.name
    visitor.close()


def test_a_picture_shows_its_moves_and_tells_what_it_is_pointed_at(browser: Any, house: Serving) -> None:
    visitor = opened(browser, house, "guide/china/houses")
    picture = visitor.page.locator("#picture-houses")
    pieces = picture.locator(".pieces use").count()
    picture.locator(".picture__acts button").click()
    visitor.until(f"document.querySelectorAll('#picture-houses .pieces use').length > {pieces}")
    picture.locator(".picture__acts button").click()
    visitor.until(f"document.querySelectorAll('#picture-houses .pieces use').length === {pieces}")
    picture.locator("[data-place='wei-1']").hover()
    assert picture.locator(".picture__tip h3").inner_text()
    visitor.close()


def test_trying_an_example_shows_the_count_and_leaves_no_table_behind(browser: Any, house: Serving) -> None:
    visitor = opened(browser, house, "try/china/houses")
    visitor.page.wait_for_selector(".spot.is-legal")
    visitor.page.locator("[data-spot='wei-4']").dispatch_event("click")
    visitor.until("document.querySelector('.prompt .btn--go:not([disabled])')")
    visitor.page.evaluate("document.querySelector('.prompt .btn--go').click()")
    visitor.page.wait_for_selector(".trying__told")
    told = visitor.page.locator(".trying__told").inner_text()
    for points in (7, 4, 2):
        assert f"{points} points" in told
    visitor.page.locator(".trying button").click()
    visitor.until("!document.querySelector('.trying__told')")
    visitor.page.locator(".trying a.btn").click()
    visitor.page.wait_for_selector("#picture-houses")
    visitor.request("PUT", "/api/me", {"name": "Lena"})
    assert visitor.request("GET", "/api/tables?mine=true")["tables"] == []
    assert visitor.errors == []
    visitor.close()


def test_a_picture_can_be_practised_with_all_its_players(browser: Any, house: Serving) -> None:
    visitor = opened(browser, house, "try/haendler/discs")
    place = {"kind": "picture", "title": "haendler", "picture": "discs"}
    wish = {"place": place, "lines": [[0, "raise food-salt"], [1, "raise nothing"]]}
    state = visitor.request("POST", "/api/practice", wish)["updates"][-1]["state"]
    assert state["seats"][0]["view"]["prices"]["food"] == 800
    assert visitor.errors == []
    visitor.close()


def test_a_rule_leads_to_its_place_in_the_guide(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.page.goto(f"{house.address}#/rules/china/road.row")
    visitor.page.wait_for_selector("[id='rule-road.row'] .ru__guide")
    visitor.page.locator("[id='rule-road.row'] .ru__guide").click()
    visitor.page.wait_for_selector("#guide-roads .picture")
    visitor.until("document.activeElement?.id === 'guide-roads'")
    assert visitor.page.locator("#guide-roads").evaluate("node => Math.abs(node.getBoundingClientRect().top) < 200")
    visitor.close()


@pytest.mark.parametrize("title", TITLES)
def test_it_fits_a_phone(browser: Any, house: Serving, title: str) -> None:
    visitor = opened(browser, house, f"guide/{title}", language="de-DE", width=390, height=844)
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    letters = visitor.page.evaluate(
        "Math.min(...[...document.querySelectorAll('.picture svg text')].filter((one) => one.textContent.trim()"
        " && getComputedStyle(one).visibility === 'visible')"
        ".map((one) => parseFloat(getComputedStyle(one).fontSize)"
        " * one.ownerSVGElement.getBoundingClientRect().width / one.ownerSVGElement.viewBox.baseVal.width))"
    )
    assert letters > 7
    visitor.close()


def test_it_prints_the_text_alone(browser: Any, house: Serving) -> None:
    visitor = opened(browser, house, "guide/china")
    visitor.page.emulate_media(media="print")
    hidden = ".bar, .guide__toc, .picture__acts"
    assert visitor.page.evaluate(
        f"[...document.querySelectorAll('{hidden}')].every((one) => getComputedStyle(one).display === 'none')"
    )
    assert visitor.page.locator(".picture svg").first.is_visible()
    visitor.close()


def test_nothing_shuts_people_out(browser: Any, house: Serving) -> None:
    visitor = opened(browser, house, "guide/china")
    assert visitor.violations() == []
    visitor.close()
    trying = opened(browser, house, "try/china/houses")
    trying.page.wait_for_selector(".spot.is-legal")
    assert trying.violations() == []
    trying.close()
