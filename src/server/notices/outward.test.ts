/** Nobody reaches what is behind the house by naming it as the address of a webhook. */
import { once } from "node:events";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HookReceiver } from "../../testing/notices/hookReceiver.ts";
import { openHookReceiver } from "../../testing/notices/hookReceiver.ts";
import { networksWith, readNetworks } from "./networks.ts";
import type { Resolve } from "./outward.ts";
import { Forbidden, pinned, reachOut, readAddress } from "./outward.ts";

const strict = networksWith();
const home = networksWith(readNetworks(["127.0.0.0/8"]));
const body = Buffer.from("{}");

let hooks: HookReceiver;
beforeAll(async () => void (hooks = await openHookReceiver()));
afterAll(() => hooks.close());

/** A name server that says this, one answer after the other. */
const saying = (...answers: readonly (readonly string[])[]): Resolve => {
  let next = 0;
  return async () =>
    answers[Math.min(next++, answers.length - 1)]!.map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
};

const NOT_PUBLIC = [
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.0.0.1/",
  "https://0177.0.0.1/",
  "https://0.0.0.0/",
  "https://10.1.2.3/",
  "https://100.64.0.1/",
  "https://100.127.255.255/",
  "https://169.254.169.254/latest/meta-data",
  "https://172.16.0.1/",
  "https://172.31.255.255/",
  "https://192.168.1.1/",
  "https://192.0.2.1/",
  "https://198.18.0.1/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://[::ffff:8.8.8.8]/",
  "https://[::127.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[fe80::1]/",
  "https://[fc00::1]/",
  "https://[fd12:3456::1]/",
  "https://[ff02::1]/",
  "https://[2002:7f00:1::]/",
  "https://[2001:db8::1]/",
];

test("what is not public is refused in every spelling, also behind names and redirects", async () => {
  for (const address of NOT_PUBLIC)
    await expect(pinned(readAddress(address)!, strict), address).rejects.toThrow(Forbidden);
  const name = readAddress("https://hooks.example/")!;
  for (const addresses of [["10.0.0.1"], ["::1"], ["93.184.215.14", "127.0.0.1"], ["2606:4700::1", "fe80::1"], []])
    await expect(pinned(name, strict, saying(addresses)), String(addresses)).rejects.toThrow(Forbidden);
  expect(await pinned(name, strict, saying(["93.184.215.14"]))).toMatchObject({ address: "93.184.215.14" });
  expect(await pinned(name, strict, saying(["2606:4700::1"]))).toMatchObject({ address: "2606:4700::1" });
  // Without TLS only where the operator vouches for the network.
  await expect(pinned(readAddress("http://hooks.example/")!, strict, saying(["93.184.215.14"]))).rejects.toThrow(
    "https",
  );
  await expect(
    pinned(readAddress("http://hooks.example/")!, home, saying(["127.0.0.1", "93.184.215.14"])),
  ).rejects.toThrow("https");
  for (const text of ["ftp://example.org/", "https://user:word@example.org/", "file:///etc/passwd", "x", "https://"])
    expect(readAddress(text), text).toBeUndefined();
});

test("the connection goes to the address that was checked, whatever the name means a moment later", async () => {
  const url = `http://rebound.example:${new URL(hooks.base).port}/first`;
  const resolve = saying(["127.0.0.1"], ["127.0.0.2"]);
  expect(await reachOut({ url, headers: {}, body }, home, resolve)).toMatchObject({ status: 204 });
  expect(hooks.hooked.at(-1)!.path).toBe("/first");
  // Asked again, it leads elsewhere, and is checked again.
  const moved = saying(["127.0.0.1"], ["10.0.0.1"]);
  hooks.answer("/moving", { status: 307, headers: { location: `http://other.example:1/` } });
  const away = url.replace("/first", "/moving");
  await expect(reachOut({ url: away, headers: {}, body }, home, moved)).rejects.toThrow(Forbidden);
});

test("a redirect is followed to where one may go, a few times, and only if it asks for the same", async () => {
  const to = (path: string): string => `${hooks.base}${path}`;
  const ask = (path: string) => reachOut({ url: to(path), headers: { "idempotency-key": "k" }, body }, home);
  hooks.answer("/a", { status: 308, headers: { location: "/b" } });
  hooks.answer("/round", { status: 307, headers: { location: "/round" } });
  hooks.answer("/inside", { status: 307, headers: { location: "https://[fd00::1]/" } });
  hooks.answer("/file", { status: 307, headers: { location: "file:///etc/passwd" } });
  hooks.answer("/see", { status: 303, headers: { location: "/b" } });
  expect(await ask("/a")).toMatchObject({ status: 204 });
  expect(hooks.hooked.at(-1)).toMatchObject({ path: "/b", key: "k" });
  expect(await ask("/see")).toMatchObject({ status: 303 });
  for (const path of ["/round", "/inside", "/file"]) await expect(ask(path), path).rejects.toThrow(Forbidden);
  // However much it says, little is read.
  hooks.answer("/long", { status: 200, body: "x".repeat(5_000_000) });
  expect(await ask("/long")).toMatchObject({ status: 200 });
});

test("whoever says nothing, or a letter now and then, or too much, keeps nobody waiting and fills no memory", async () => {
  const { server, base, sent } = await openRude();
  const ask = (path: string) => reachOut({ url: base + path, headers: {}, body }, home, undefined, 300);
  await expect(ask("/silent")).rejects.toThrow(/abort/i);
  // It has said that it is there: that is all anybody wants to know.
  expect(await ask("/drip")).toMatchObject({ status: 200 });
  expect(await ask("/bomb")).toMatchObject({ status: 200 });
  expect(sent.bytes).toBeLessThan(20_000_000);
  await expect(ask("/headers")).rejects.toThrow(/overflow/i);
  await expect(
    reachOut({ url: `http://slow.example:1/`, headers: {}, body }, home, () => new Promise(() => {}), 100),
  ).rejects.toThrow("timeout");
  server.closeAllConnections();
  server.close();
});

/** Everything a receiver can do but answer. What claims to be packed is never unpacked. */
async function openRude(): Promise<{ server: Server; base: string; sent: { bytes: number } }> {
  const sent = { bytes: 0 };
  const packed = gzipSync(Buffer.alloc(1_000_000));
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === "/drip") {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    }
    if (request.url === "/bomb") {
      response.writeHead(200, { "content-encoding": "gzip" });
      const more = (): void => {
        for (let isRoom = true; isRoom && !response.destroyed; sent.bytes += packed.length)
          isRoom = response.write(packed);
      };
      response.on("drain", more);
      more();
    }
    if (request.url === "/headers") response.writeHead(200, { big: "x".repeat(40_000) }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
}

test("networks are read as they are written", () => {
  expect(readNetworks(["10.0.0.0/8", " fd00::/8"])).toBeDefined();
  for (const text of ["10.0.0.0", "10.0.0.0/33", "x/8", "fd00::/129", "", "10.0.0.0/8/8x/"])
    expect(readNetworks([text]), text).toBeUndefined();
  const own = networksWith(readNetworks(["fd00::/8"]));
  expect([own.may("fd00::1"), own.may("fc00::1"), own.may("no address")]).toEqual([true, false, false]);
});
