/**
 * Hostile requests without end, as a process of its own so that whoever measures is not slowed by it: rude messages over
 * sockets, pipelined HTTP, upgrades that are refused. `flood.ts PORT COUNT TABLE`; tells at the end how it was answered.
 */
import { createConnection } from "node:net";
import { WebSocket } from "ws";
import { seeded } from "../core/chance.ts";
import { rude } from "./rude.ts";

/** Other addresses than those of the people it is to disturb. */
const ADDRESSES = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"];
const TOGETHER = 50;

const [port, count, table] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]!];
const answers = new Map<string, number>();
const tally = (what: string, by = 1): void => void answers.set(what, (answers.get(what) ?? 0) + by);
const chance = seeded("flood");
let sent = 0;

const PATHS = [
  "GET /api/tables",
  "GET /api/me",
  `GET /api/tables/${table}/frames?from=-1`,
  "GET /api/tables/../../etc/passwd",
  "GET /link/AAAAAAAAAA",
  "GET /api/operator",
  "GET /metrics",
  "GET /health",
  "DELETE /api/tables/x",
];

/** So many requests at once on one connection; counts what comes back. */
function pipeline(address: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1", localAddress: address });
    let heard = 0;
    const done = (): void => {
      socket.destroy();
      resolve();
    };
    socket.setTimeout(10_000, done);
    socket.on("error", () => tally("connections refused"));
    socket.on("close", done);
    socket.on("data", (data: Buffer) => {
      for (const [, status] of data.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        tally(`HTTP ${status}`);
        heard++;
      }
      if (heard >= TOGETHER) done();
    });
    const text = Array.from({ length: TOGETHER }, () => {
      const body = chance.below(4) === 0 ? `{"game":"towers","x":${chance.below(9)}}` : "";
      const head = body === "" ? PATHS[chance.below(PATHS.length)]! : "POST /api/create";
      const length = body === "" ? "" : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
      return `${head} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${length}\r\n${body}`;
    });
    socket.on("connect", () => socket.write(text.join("")));
    sent += TOGETHER;
  });
}

/** Rude messages on one socket until it is closed. */
function shout(address: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const url = `ws://127.0.0.1:${port}/api/socket`;
    const socket = new WebSocket(url, { headers: { cookie }, localAddress: address, perMessageDeflate: false });
    socket.on("error", () => tally("sockets refused"));
    socket.on("close", (code) => {
      tally(`closed ${code}`);
      resolve();
    });
    socket.on("message", (data: Buffer) => {
      const { refused = "granted" } = JSON.parse(data.toString()) as { refused?: string };
      tally(refused);
    });
    socket.on("open", () => {
      socket.send('{"type":"hello","id":"h","version":1}');
      const target = { table, watch: table, n: 0 };
      for (let i = 0; i < 4 * TOGETHER; i++) socket.send(rude(chance, target, `f${sent + i}`, false));
      sent += 4 * TOGETHER + 1;
      setTimeout(() => socket.close(), 200);
    });
    sent++;
  });
}

/** A guest's cookie, as long as this address is given one. */
async function cookieFor(address: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1", localAddress: address });
    let text = "";
    socket.on("data", (data: Buffer) => {
      text += data.toString("latin1");
      const [, cookie] = /set-cookie: ([^;\r]+)/i.exec(text) ?? [];
      if (cookie !== undefined || text.includes("\r\n\r\n")) {
        resolve(cookie ?? "");
        socket.destroy();
      }
    });
    socket.on("error", () => resolve(""));
    socket.write(`GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  });
}

await Promise.all(
  ADDRESSES.map(async (address) => {
    const cookie = await cookieFor(address);
    for (let i = 0; sent < count; i++) {
      const works = Array.from({ length: 4 }, () => pipeline(address));
      // Without a cookie it is an upgrade that is refused.
      works.push(shout(address, i % 3 === 0 ? "zt=nobody" : cookie));
      await Promise.all(works);
    }
  }),
);
console.log(JSON.stringify({ sent, answers: Object.fromEntries(answers) }));
