"""A bot in plain Python that needs nothing of Fondaco: one JSON document a line, as docs/protocol.md says.

Try it: fondaco match china --seats "exec:python examples/bots/reference.py,random,random"
"""

import json
import random
import sys

LATE = {"end", "pass", "swap"}  # verbs that it does only where there is nothing else


def say(document):
    """Answer one document."""
    sys.stdout.write(json.dumps(document) + "\n")
    sys.stdout.flush()


def choose(options, numbers):
    """Any option that does something; among pieces, one in a province where the most options lie."""
    busy = [option for option in options if option["verb"] not in LATE] or options
    places = [str(option.get("space", option.get("province", ""))).split("-")[0] for option in busy]
    favourite = max(set(places), key=lambda place: (places.count(place), place))
    chosen = [option for option, place in zip(busy, places, strict=True) if place == favourite]
    return numbers.choice(chosen)["text"]


def main():
    """Play until there is nobody to play with."""
    numbers = random.Random()
    for line in sys.stdin:
        document = json.loads(line)
        if document["type"] == "hello":
            numbers = random.Random(document["seed"])
            say({"type": "ready", "name": "reference", "protocol": 1})
        elif document["type"] == "decide":
            say({"choose": choose(document["options"], numbers)})


main()
