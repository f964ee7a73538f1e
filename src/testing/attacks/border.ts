/** Somebody tries to be more than one, or to hold so much that nobody else gets anything. */
import { request } from "node:http";
import { connect as connectTcp } from "node:net";
import type { Socket } from "node:net";
import type { Attack, Site } from "./attack.ts";
import { pause, until, withVisitors } from "./attack.ts";
import { connect, newGuest } from "../client.ts";
import { granted } from "../testServer.ts";

const status = (site: Site, path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: site.port(), path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    asked.setTimeout(5000, () => asked.destroy(new Error("no answer")));
    asked.on("error", reject);
    asked.end();
  });

/** F-74 for a server behind one proxy: what the client wrote itself stands left of what the proxy has added. */
export const forgedAddress: Attack = {
  name: "the address: forged by X-Forwarded-For behind a proxy",
  async run(site) {
    const found: string[] = [];
    const forged = { "x-forwarded-for": "127.0.0.1, 203.0.113.9" };
    if ((await status(site, "/metrics", forged)) === 200) found.push("/metrics for who says 127.0.0.1");
    let passed = 0;
    const began = performance.now();
    for (let k = 0; k < 30; k++) {
      const asked = Array.from({ length: 30 }, (_, i) =>
        status(site, "/api/games", { "x-forwarded-for": `198.51.100.${(30 * k + i) % 250}, 203.0.113.9` }),
      );
      passed += (await Promise.all(asked)).filter((each) => each === 200).length;
    }
    // 600 at once and 10 more each second are anybody's; on a slow machine that is not nothing.
    if (passed > 620 + (performance.now() - began) / 100)
      found.push(`${passed} requests in a row by changing the forged address`);
    return found;
  },
};

/** A raw connection that says something and then nothing more. */
const hold = (site: Site, text: string): Promise<Socket> =>
  new Promise((resolve) => {
    // Half open: it never hangs up by itself.
    const settings = { port: site.port(), host: "127.0.0.1", allowHalfOpen: true };
    const socket = connectTcp(settings, () => socket.write(text, () => resolve(socket)));
    socket.on("error", () => resolve(socket));
    socket.resume();
  });

const HELD = 200;
const PATIENCE = 25_000;

/** How many does the server still hold after so long? Where it has said goodbye, a further word shows whether it listens. */
async function stillHeld(sockets: readonly Socket[]): Promise<number> {
  await until(() => {
    for (const socket of sockets) if (socket.readableEnded && !socket.destroyed) socket.write("?");
    return sockets.every(({ destroyed }) => destroyed);
  }, PATIENCE);
  return sockets.filter(({ destroyed }) => !destroyed).length;
}

/** F-76 refused upgrades, bodies and headers that never end, connections that never say anything. */
export const heldDescriptors: Attack = {
  name: "descriptors: held before anybody has said who they are",
  async run(site) {
    const upgrade = "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
    const body =
      "POST /api/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{";
    const kinds = { "refused upgrades": upgrade + key, "bodies without end": body, "headers without end": upgrade };
    const found: string[] = [];
    const held: Socket[] = [];
    for (const [what, text] of Object.entries(kinds)) {
      const sockets = await Promise.all(Array.from({ length: HELD / 4 }, () => hold(site, text)));
      held.push(...sockets);
      const left = what === "refused upgrades" ? await stillHeld(sockets) : 0;
      if (left > 0) found.push(`${left} ${what} are held`);
    }
    const silent = await Promise.all(Array.from({ length: HELD / 4 }, () => hold(site, "")));
    if ((await status(site, "/health")) !== 200) found.push("nobody is answered meanwhile");
    const left = await stillHeld([...held, ...silent]);
    if (left > 0) found.push(`${left} connections are held after ${PATIENCE / 1000} s`);
    for (const socket of [...held, ...silent]) socket.destroy();
    return found;
  },
};

/** F-81 one address lays so many open tables that nobody else's can be found. */
export const fullLobby: Attack = {
  name: "the lobby: filled from one address",
  run: (site) =>
    withVisitors(site, 40, async (visitors) => {
      let laid = 0;
      for (const visitor of visitors)
        for (let i = 0; i < 4; i++)
          if (!("refused" in (await visitor.ask("create", { game: "towers", open: true })))) laid++;
      return laid > 25 ? [`${laid} places of the lobby`] : [];
    }),
};

/** F-81 one guest asks on many connections at once. */
export const manyConnections: Attack = {
  name: "requests: one guest on many connections",
  async run(site) {
    const guest = await newGuest(site.port());
    const clients = await Promise.all(
      Array.from({ length: 10 }, () => connect({ port: site.port, guest, onNotice: () => {} })),
    );
    const asked = clients.flatMap((client) =>
      Array.from({ length: 40 }, () => client.ask("unwatch", { table: "nowhere" })),
    );
    const answers = await Promise.all(asked);
    clients.forEach((client) => client.close());
    const passed = answers.filter((each) => !("refused" in each)).length;
    return passed > 200 ? [`${passed} of ${asked.length} requests at once`] : [];
  },
};

const NOTHING = ["\u3164", "\u0301\u0302", "\u200b\u2060", "\u2800", "\u{e0020}"];

/** F-82 names of nothing, and talk that turns the text around it. */
export const invisibleWords: Attack = {
  name: "words: names nobody sees, talk that turns around",
  run: (site) =>
    withVisitors(site, 1, async ([ann]) => {
      const found: string[] = [];
      for (const name of NOTHING)
        if (!("refused" in (await ann!.ask("rename", { name })))) found.push(`the name ${JSON.stringify(name)}`);
      const { table } = granted(await ann!.ask("create", { game: "towers" }));
      granted(await ann!.ask("watch", { table }));
      await ann!.ask("say", { table, text: "\u202eabc\u0007\u2066x" });
      await pause(1100);
      const said = await ann!.ask("say", { table, text: "\u200b\u3164" });
      await until(() => ann!.lines.length > 0);
      if (!("refused" in said)) found.push("a line of nothing");
      if (["\u202e", "\u0007", "\u2066"].some((each) => ann!.lines[0]?.text.includes(each)))
        found.push("direction and control characters in talk");
      return found;
    }),
};

/** F-82 who was sent away comes back as somebody else, by the old link or from the list. */
export const backAsStranger: Attack = {
  name: "a ban: the old link as a new guest",
  run: (site) =>
    withVisitors(site, 4, async ([ann, mal, strange, friend]) => {
      const { table } = granted(await ann!.ask("create", { game: "towers", options: { players: 2 } }));
      granted(await ann!.ask("watch", { table }));
      granted(await mal!.ask("sit", { table }));
      granted(await mal!.ask("watch", { table }));
      granted(await ann!.ask("kick", { table, seat: 1 }));
      const found: string[] = [];
      if (!("refused" in (await mal!.ask("sit", { table })))) found.push("who was sent away sits again");
      if (!("refused" in (await strange!.ask("sit", { table })))) found.push("a new guest sits by the old link");
      await until(() => ann!.info?.invite !== undefined && ann!.info.invite !== table, 2000);
      const invite = ann!.info?.invite ?? table;
      if (mal!.texts.some((text) => invite !== table && text.includes(invite))) found.push("the new link was told");
      if ("refused" in (await friend!.ask("sit", { table: invite }))) found.push("a friend cannot sit by the new link");
      return found;
    }),
};

/** F-82 a second connection of the same guest still has the old name. */
export const oldName: Attack = {
  name: "a new name: unknown on another connection",
  run: (site) =>
    withVisitors(site, 1, async ([ann]) => {
      const names: string[] = [];
      const other = await connect({
        port: site.port,
        guest: ann!.guest,
        onNotice: (notice) => void (notice.type === "me" && names.push(notice.name)),
      });
      granted(await ann!.ask("rename", { name: "Anna" }));
      const { table } = granted(await other.ask("create", { game: "towers" }));
      granted(await ann!.ask("watch", { table }));
      other.close();
      const found = ann!.info!.seats[0]!.name === "Anna" ? [] : ["a table under the old name"];
      return names.includes("Anna") ? found : [...found, "nobody told the other connection"];
    }),
};
