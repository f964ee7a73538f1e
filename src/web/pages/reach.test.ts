import { expect, test } from "vitest";
import { isOwnMachine, reachOf } from "./reach.ts";

const LAN = ["http://192.168.1.20:8080", "http://10.0.0.7:8080"];
const local = { hostname: "localhost", origin: "http://localhost:8080" };

test.each([
  ["a public address is good for everybody", { hostname: "play.example", origin: "https://play.example" }, LAN, "own"],
  ["an address in the network too", { hostname: "192.168.1.20", origin: LAN[0]! }, LAN, "own"],
  ["localhost is only this machine: the network's address is offered", local, LAN, "network"],
  ["without a network only this machine can join", local, [], "alone"],
])("%s", (_, page, found, kind) => {
  const reach = reachOf(page, found);
  expect(reach.kind).toBe(kind);
  expect(reach.bases).toEqual(kind === "network" ? LAN : [page.origin]);
});

test.each(["localhost", "127.0.0.1", "127.3.2.1", "[::1]"])("%s is this machine", (host) => {
  expect(isOwnMachine(host)).toBe(true);
});
test.each(["localhost.example", "128.0.0.1", "10.0.0.1"])("%s is not", (host) => {
  expect(isOwnMachine(host)).toBe(false);
});
