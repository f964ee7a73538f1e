#!/usr/bin/env python3
"""A player for Zaubertisch, written from docs/protocol.md alone: Python 3, nothing but its standard library.

Lays a table with bots, or sits down at one that is there, plays random legal decisions over the WebSocket until the game is over,
and prints the result as one line of JSON.

  player.py http://localhost:8080 --game towers
  player.py http://localhost:8080 --game magicians --options '{"roundLimit": 5}' --bots apprentice mage
  player.py http://localhost:8080 --table=j2xuhntn_rV5F8dDRjilDA
"""
import argparse
import base64
import hashlib
import http.client
import itertools
import json
import os
import random
import socket
import ssl
import struct
import sys
import urllib.parse

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class WebSocket:
    """As much of RFC 6455 as a client needs that speaks JSON."""

    def __init__(self, url, headers):
        connection = socket.create_connection((url.hostname, port_of(url)), timeout=60)
        if url.scheme == "https":
            connection = ssl.create_default_context().wrap_socket(connection, server_hostname=url.hostname)
        self.connection, self.stream = connection, connection.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: {url.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        status = self.stream.readline().decode().split(" ", 2)
        if status[1] != "101":
            raise SystemExit(f"the server refused the connection: {' '.join(status).strip()}")
        answer = dict(line.lower().split(": ", 1) for line in self.head())
        expected = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
        assert answer["sec-websocket-accept"] == expected.lower(), "this is no WebSocket server"

    def head(self):
        while line := self.stream.readline().decode().strip():
            yield line

    def send(self, data, kind=TEXT):
        """One frame. A client masks what it sends."""
        size, mask = len(data), os.urandom(4)
        length = (bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size) if size < 65536
                  else bytes([0x80 | 127]) + struct.pack(">Q", size))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.connection.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def read(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise SystemExit("the connection was lost")
        return data

    def receive(self):
        """The next message; pings are answered on the way."""
        message = b""
        while True:
            first, size = self.read(2)
            if size == 126:
                (size,) = struct.unpack(">H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.read(8))
            data, kind = self.read(size), first & 15
            if kind == PING:
                self.send(data, PONG)
            elif kind == CLOSE:
                raise SystemExit(f"the server closed the connection: {data[2:].decode()}")
            elif kind != PONG:
                message += data
                if first & 0x80:
                    return message.decode()

    def close(self):
        self.send(struct.pack(">H", 1000), CLOSE)
        self.connection.close()


def port_of(url):
    return url.port or (443 if url.scheme == "https" else 80)


class Player:
    """A guest at a table: requests and their answers, and the latest frame."""

    def __init__(self, url):
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        asking = kind(url.hostname, port_of(url), timeout=60)
        asking.request("GET", "/api/me")
        answer = asking.getresponse()
        answer.read()
        cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
        if not cookie:
            raise SystemExit(f"the server takes no new guests now: {answer.status}")
        self.socket = WebSocket(url, {"Cookie": cookie})
        self.ids, self.frame, self.info = itertools.count(1), None, None
        self.ask("hello", version=1)

    def hear(self):
        """One message. Notices are noted; an answer is given back."""
        message = json.loads(self.socket.receive())
        if message.get("type") == "frames":
            self.frame = message["frames"][-1]
        elif message.get("type") == "table":
            self.info = message["info"]
        elif message.get("type") == "bye":
            raise SystemExit(f"the server says goodbye: {message['why']}")
        return message

    def request(self, type, **fields):
        """Asks, hears until the one answer is there, and gives it back whether granted or refused."""
        id = str(next(self.ids))
        self.socket.send(json.dumps({"type": type, "id": id, **fields}).encode())
        while True:
            message = self.hear()
            if message.get("re") == id:
                return message

    def ask(self, type, **fields):
        """The same for what must be granted."""
        answer = self.request(type, **fields)
        if "refused" in answer:
            raise SystemExit(f"{type} was refused ({answer['refused']}): {answer['say']}")
        return answer

    def play(self, table, luck):
        """Random legal decisions until the game has a result."""
        decided = 0
        while self.frame is None or "result" not in self.frame:
            if self.frame is None or "legal" not in self.frame:
                self.hear()
                continue
            n = self.frame["n"]
            answer = self.request("decide", table=table, n=n, text=luck.choice(self.frame["legal"]))
            # Stale: a clock or a standing order was faster, and its frame is on the way.
            if answer.get("refused") not in (None, "stale", "not-your-turn"):
                raise SystemExit(f"decide was refused ({answer['refused']}): {answer['say']}")
            decided += "refused" not in answer
            while self.frame["n"] <= n:
                self.hear()
        return decided


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="its address, such as http://localhost:8080")
    parser.add_argument("--game", default="towers", help="towers or magicians: what to lay a table for")
    parser.add_argument("--options", type=json.loads, default={}, help="the game's options, as JSON")
    parser.add_argument("--bots", nargs="*", default=[], help="levels for the last seats; apprentices take the others")
    parser.add_argument("--table", help="sit down at this table instead, and wait until its host begins")
    parser.add_argument("--seed", help="decide the same way each time")
    wish = parser.parse_args()
    player = Player(urllib.parse.urlsplit(wish.server))
    table = wish.table or player.ask("create", game=wish.game, options=wish.options, bots=wish.bots)["table"]
    seat = player.ask("sit", table=table)["seat"]
    player.info = player.ask("watch", table=table, **{"from": -1})["info"]
    if wish.table is None:
        player.ask("start", table=table, fill="apprentice")
    decided = player.play(table, random.Random(wish.seed))
    player.socket.close()
    print(json.dumps({"table": table, "game": player.info["game"], "seat": seat, "decided": decided,
                      "frames": player.frame["n"] + 1, "result": player.frame["result"]}))


if __name__ == "__main__":
    sys.exit(main())
