import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { isLoopback, reachable } from "./addresses.ts";

const card = (address: string, internal = false, family: "IPv4" | "IPv6" = "IPv4"): NetworkInterfaceInfo =>
  ({ address, internal, family, netmask: "", mac: "", cidr: null, scopeid: 0 }) as NetworkInterfaceInfo;

const CARDS = {
  lo: [card("127.0.0.1", true)],
  docker0: [card("172.17.0.1")],
  wlan0: [card("192.168.1.20"), card("fe80::1", false, "IPv6")],
  eth1: [card("169.254.7.7")],
};

test.each([
  ["everywhere, a home network before a bridge", "0.0.0.0", ["http://192.168.1.20:8080", "http://172.17.0.1:8080"]],
  ["everywhere by IPv6", "::", ["http://192.168.1.20:8080", "http://172.17.0.1:8080"]],
  ["one card", "192.168.1.20", ["http://192.168.1.20:8080"]],
  ["itself alone", "127.0.0.1", []],
])("listening %s", (_, address, found) => {
  expect(reachable({ address, port: 8080, family: "IPv4" }, CARDS)).toEqual(found);
});

test.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", "localhost", "[::1]"])(
  "%s is this machine",
  (address) => {
    expect(isLoopback(address)).toBe(true);
  },
);

test.each(["192.168.1.20", "localhost.example.org", "10.127.0.1"])("%s is not", (address) => {
  expect(isLoopback(address)).toBe(false);
});
