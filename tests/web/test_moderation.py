"""Who may watch, and what one can do about what others say."""

from typing import Any
from uuid import uuid4

from tests.web.conftest import Serving
from tests.web.visitor import Visitor, bots

RUDE = "Your wagons stink."
CHAT = "[role=tab]:has-text('Chat'):visible"


def at_one_table(browser: Any, house: Serving, **how: Any) -> tuple[Visitor, Visitor, str]:
    """Lena and Bruno, who sit at one table."""
    lena, bruno = Visitor(browser, house.address), Visitor(browser, house.address)
    for visitor, name in ((lena, "Lena"), (bruno, "Bruno")):
        visitor.home()
        visitor.request("PUT", "/api/me", {"name": name})
    bot = {"who": "bot", "bot": "random", "name": "Bot"}
    wish = {"title": "china", "seats": [{"who": "me", "name": "Lena"}, {"who": "open"}, bot], **how}
    table: str = lena.request("POST", "/api/tables", wish)["table"]["table"]
    say(bruno, table, type="take", seat=1)
    return lena, bruno, table


def say(visitor: Visitor, table: str, **command: Any) -> Any:
    """Send a command over the API."""
    return visitor.request("POST", f"/api/tables/{table}/commands", {"key": uuid4().hex, **command})


def test_a_message_is_reported_and_its_author_muted_and_read_again(browser: Any, house: Serving) -> None:
    lena, bruno, table = at_one_table(browser, house)
    say(bruno, table, type="say", text=RUDE)
    say(bruno, table, type="say", text="And your boats.")
    say(lena, table, type="say", text="Now, now.")
    lena.go(table)
    page = lena.page
    page.click(CHAT)
    menus = page.get_by_role("button", name="Mute or report Bruno")
    page.wait_for_selector(".talk__text >> nth=2")
    assert menus.count() == 2  # and none for what Lena said herself
    menus.first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Report…").wait_for()
    assert lena.violations() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mute or report Bruno", expanded=False).nth(1).wait_for()  # both are closed
    page.keyboard.press("Enter")  # the menu's button has the focus again
    page.get_by_role("button", name="Report…").click()
    page.get_by_label("What is wrong with it?").fill("He is rude.")
    assert lena.violations() == []
    with page.expect_response("**/reports") as answered:
        page.get_by_role("button", name="Report", exact=True).click()
    assert answered.value.status == 204
    assert answered.value.request.post_data_json["reason"] == "He is rude."
    page.wait_for_selector("dialog.report", state="detached")
    page.get_by_role("button", name="Mute Bruno").click()
    page.wait_for_selector(".talk__hidden")
    assert page.locator(".talk__hidden").all_inner_texts() == ["Bruno: 2 messages hidden"]
    assert RUDE not in page.locator(".talk").inner_text()
    assert lena.violations() == []
    page.get_by_role("button", name="Read again: Bruno").click()
    page.wait_for_selector(".talk__hidden", state="detached")
    assert RUDE in page.locator(".talk").inner_text()
    assert lena.missing() == []
    assert [*lena.errors, *bruno.errors] == []
    lena.close()
    bruno.close()


def test_the_host_decides_in_the_dialog_who_may_watch(browser: Any, house: Serving) -> None:
    lena = Visitor(browser, house.address)
    lena.home()
    page = lena.page
    page.get_by_role("button", name="Choose players and rules").first.click()
    spectators = page.get_by_role("group", name="Spectators")
    assert spectators.get_by_role("button", pressed=True).inner_text() == "with chat"
    spectators.get_by_role("button", name="without chat").click()
    page.get_by_text("Whoever has the link may watch.").wait_for()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".board-live")
    page.get_by_role("button", name="Settings").click()
    chosen = page.get_by_role("group", name="Spectators").get_by_role("button", pressed=True)
    chosen.wait_for()
    assert chosen.inner_text() == "without chat"
    assert lena.violations() == []
    stranger = Visitor(browser, house.address)
    stranger.home()
    stranger.go(page.url.split("/t/")[1])
    stranger.page.click(CHAT)
    stranger.page.get_by_text("Only players may chat at this table.").wait_for()
    assert stranger.page.locator(".chat-form input").count() == 0
    assert [*lena.missing(), *stranger.missing(), *lena.errors, *stranger.errors] == []
    lena.close()
    stranger.close()


def test_a_stranger_at_a_private_table_reads_why_and_a_link_to_a_seat_still_leads_there(
    browser: Any, house: Serving
) -> None:
    lena, bruno, table = at_one_table(browser, house, watching="none")
    stranger = Visitor(browser, house.address)
    stranger.home()
    stranger.page.goto(f"{house.address}#/t/{table}")
    stranger.page.get_by_role("heading", name="This table is private.").wait_for()
    stranger.page.get_by_text("Its host lets only the players watch.").wait_for()
    assert stranger.violations() == []
    assert stranger.missing() == []
    secret = say(lena, table, type="link", seat=0)["secret"]
    stranger.page.goto(f"{house.address}#/t/{table}/{secret}")
    stranger.page.wait_for_selector(".board-live")
    for visitor in (lena, bruno, stranger):
        assert visitor.errors == []
        visitor.close()


def test_everybody_reads_that_a_table_continues_a_log(browser: Any, house: Serving) -> None:
    lena = Visitor(browser, house.address)
    seats = [{"who": "me", "name": name} for name in ("Lena", "Ida", "Ugo")]
    first = lena.open("china", seats)
    lena.steps_until("document.querySelectorAll('.log__line').length > 3")
    for seat in range(3):
        say(lena, first, type="resign", seat=seat)
    lena.page.wait_for_selector(".end h1")
    log = lena.request("GET", f"/api/tables/{first}/log")
    table = lena.request("POST", "/api/tables", {"log": log, "lines": 20, "seats": bots(2)})["table"]["table"]
    stranger = Visitor(browser, house.address)
    stranger.home()
    for visitor in (lena, stranger):
        visitor.go(table)
        visitor.page.locator(".bar .chip", has_text="continued").wait_for()
        visitor.page.locator(".log .sep", has_text="This game goes on from a log").wait_for()
        assert visitor.violations() == []
        assert [*visitor.missing(), *visitor.errors] == []
        visitor.close()
