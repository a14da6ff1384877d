"""The address of a server for others in the same room, and its picture for their phones."""

import io
import socket

import segno

ELSEWHERE = ("192.0.2.1", 9)  # nothing is sent there: the system only says from which address it would be


def own_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def lan_address(address: str) -> str:
    """The address of a server that listens everywhere, as others in the network write it."""
    return address.replace("0.0.0.0", own_address())


def picture_of(address: str) -> str:
    """A QR code of an address, drawn with characters."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(out=drawn, compact=True)
    return drawn.getvalue()
