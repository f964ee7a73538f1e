/** A wire between a program and the server it talks to, which can be cut, kept silent, and mended. */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

export interface Cable {
  readonly port: number;
  /** Every connection breaks, and no new one comes about. */
  cut(): void;
  /** Nothing gets through, and nobody is told so. */
  hush(): void;
  /** Everything takes so many milliseconds longer. */
  slow(ms: number): void;
  /** As it was: what was cut has to be connected anew, what was kept silent goes on. */
  mend(): void;
  close(): Promise<void>;
}

async function layCable(port: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let state: "cut" | "hushed" | "whole" = "whole";
  let delay = 0;
  const server = createServer((near) => {
    if (state === "cut") return void near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      // In the order in which it came, also when the delay has changed meanwhile.
      let passing = Promise.resolve();
      from.on("data", (data) => {
        const due = performance.now() + delay;
        passing = passing.then(async () => {
          const rest = due - performance.now();
          if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
          to.write(data);
        });
      });
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === "hushed") from.pause();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = "cut";
      for (const socket of sockets) socket.destroy();
    },
    hush() {
      state = "hushed";
      for (const socket of sockets) socket.pause();
    },
    slow: (ms) => void (delay = ms),
    mend() {
      state = "whole";
      delay = 0;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The same address by a cable. */
export async function cabled(address: string): Promise<{ readonly cable: Cable; readonly url: string }> {
  const url = new URL(address);
  const cable = await layCable(Number(url.port));
  url.port = String(cable.port);
  return { cable, url: url.href };
}
