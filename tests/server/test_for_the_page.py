"""What the page asks the server for besides playing: why not here, whether a move is final, rules, names."""

from tests.server.clients import run
from tests.server.players import Player

BID = "bid school 5 from supply"


def test_touched_spots_are_explained(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            state = await anna.get(f"/api/tables/{table}/state")
            seat = state["actors"][0]
            ask = {"seat": seat, "spots": ["building.school.space.15"]}
            answer = await anna.ask("POST", f"/api/tables/{table}/why", ask)
            assert answer["action"] == "bid school 15 from supply"
            assert not answer["allowed"]
            assert answer["rule"]["name"] == "bid.coins"
            nothing = await anna.ask("POST", f"/api/tables/{table}/why", {"seat": seat, "spots": ["moon"]})
            assert nothing == {"action": None, "allowed": False, "rule": None}

    run(asking())


def test_a_preview_tells_what_an_action_would_do(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            first = await anna.get(f"/api/tables/{table}/state")
            await anna.ask(
                "POST",
                f"/api/tables/{table}/commands",
                {"type": "move", "key": "1", "seat": first["actors"][0], "at": first["number"], "action": BID},
            )
            state = await anna.get(f"/api/tables/{table}/state")
            seat = state["actors"][0]
            action = "bid school 7 from supply"
            told = (await anna.get(f"/api/tables/{table}/preview?seat={seat}&action={action}"))["told"]
            assert [entry["event"] for entry in told] == ["bids", "outbid"]
            assert all(entry["text"] for entry in told)
            assert (await anna.get(f"/api/tables/{table}/preview?seat={seat}"))["told"] == []

    run(asking())


def test_a_preview_of_a_drawn_card_tells_nothing(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"], "china")
            for _ in range(40):
                state = await anna.get(f"/api/tables/{table}/state")
                seat = state["actors"][0]
                options = [option for view in state["seats"] for option in view["options"]]
                draws = [option["action"] for option in options if option["fields"]["verb"] == "draw"]
                if draws:
                    answer = await anna.get(f"/api/tables/{table}/preview?seat={seat}&action={draws[0]}")
                    assert "card-seen" not in [entry["event"] for entry in answer["told"]]
                    return
                await anna.move(table, seat)
            raise AssertionError("nobody came to draw a card")

    run(asking())


def test_a_preview_says_whether_a_move_can_be_taken_back(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            state = await anna.get(f"/api/tables/{table}/state")
            seat = state["actors"][0]
            bid = await anna.get(f"/api/tables/{table}/preview?seat={seat}&action=bid school 9 from supply")
            assert bid["final"], "the next player bids"
            assert not (await anna.get(f"/api/tables/{table}/preview"))["final"]

    run(asking())


def test_the_rules_of_a_book(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            book = await anna.get("/api/rules/yunnan")
            assert book["editions"] == ["2023", "2013"]
            assert {"name", "mark", "places"} == set(book["rules"][0])
            await anna.get("/api/rules/chess", status=404)

    run(asking())


def test_people_and_bots_go_by_their_names(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            ling = {"who": "bot", "name": "Ling", "bot": "random"}
            table = await anna.open(["me", ling, {"who": "me", "name": "Carla"}])
            history = await anna.get(f"/api/tables/{table}/history")
            texts = " ".join([entry["text"] for event in history["events"] for entry in event["entries"]])
            assert "Ling" in texts
            assert "Carla" in texts

    run(asking())


def test_notes_are_read_by_their_writer_alone(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna, Player(address) as bruno:
            table = await anna.open(["me", "me", "me"])
            where = f"/api/tables/{table}/notes"
            assert await anna.get(where) == {"text": ""}
            await anna.ask("PUT", where, {"text": "Ling bluffs"})
            await anna.ask("PUT", where, {"text": "Ling bluffs in the yard"})
            assert await anna.get(where) == {"text": "Ling bluffs in the yard"}
            assert await bruno.get(where) == {"text": ""}
            await bruno.ask("PUT", where, {"text": "me too"}, status=403)

    run(asking())


def test_a_plan_changes_nothing(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            state = await anna.get(f"/api/tables/{table}/state")
            seat = state["actors"][0]
            where = f"/api/tables/{table}/plan"
            first = await anna.ask("POST", where, {"seat": seat})
            assert first["view"] == next(view["view"] for view in state["seats"] if view["seat"] == seat)
            assert first["actor"] == seat
            planned = await anna.ask("POST", where, {"seat": seat, "actions": [BID]})
            assert list(planned["view"]["bids"]) == ["school 5"]
            assert planned["actor"] not in (seat, None)
            assert planned["told"][0]["event"] == "bids"
            await anna.ask("POST", where, {"seat": seat, "actions": ["bid school 15 from supply"]}, status=409)
            assert await anna.get(f"/api/tables/{table}/state") == state

    run(asking())


def test_what_comes_too_late_is_no_refusal(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            state = await anna.get(f"/api/tables/{table}/state")
            seat, number = state["actors"][0], state["number"]
            query = f"/api/tables/{table}/preview?seat={seat}&action={BID}"
            assert (await anna.get(f"{query}&at={number}"))["told"]
            await anna.command(table, "move", seat=seat, at=number, action=BID)
            late = await anna.get(f"{query}&at={number}")
            assert (late["number"], late["told"]) == (number + 1, [])
            assert late["preview"] == (await anna.get(f"/api/tables/{table}/preview?seat={seat}"))["preview"]
            await anna.get(query, status=409)
            await anna.get(f"{query}&at={number + 1}", status=409)
            wish = {"seat": seat, "actions": [BID]}
            plan = await anna.ask("POST", f"/api/tables/{table}/plan", {**wish, "at": number})
            assert (plan["number"], plan["kept"]) == (number + 1, 0)
            await anna.ask("POST", f"/api/tables/{table}/plan", {**wish, "at": number + 1}, status=409)

    run(asking())


def test_settings_are_kept_for_their_guest(address: str) -> None:
    async def asking() -> None:
        async with Player(address) as anna, Player(address) as bruno:
            where = "/api/me/settings"
            assert await anna.get(where) == {"settings": {}}
            for chosen in ({"confirm": "always", "pace": 600}, {"confirm": "never", "still": True}):
                assert await anna.ask("PUT", where, {"settings": chosen}) == {"settings": chosen}
            assert await anna.get(where) == {"settings": chosen}
            assert await bruno.get(where) == {"settings": {}}
            await anna.ask("PUT", where, {"settings": {"nested": {"a": 1}}}, status=422)
            await anna.ask("PUT", where, {"settings": {str(n): n for n in range(41)}}, status=422)
            assert await anna.get(where) == {"settings": chosen}

    run(asking())
