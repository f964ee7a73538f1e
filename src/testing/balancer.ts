/** A small balancer for tests and long runs: each connection goes to the next node that is well. */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

export interface Balancer {
  readonly port: number;
  /** Ids of its processes; none if it works in this one. */
  readonly processes: readonly number[];
  close(): Promise<void>;
}

/** So often each node is asked how it is, and so long it may take to answer. */
const LOOK_MS = 250;
const PATIENCE_MS = 1000;

/** `ports`: of the nodes there are at the moment; 0: that one is gone. */
export async function openBalancer(ports: () => readonly number[]): Promise<Balancer> {
  const ill = new Set<number>();
  const sockets = new Map<Socket, number>();
  let next = 0;

  async function look(port: number): Promise<void> {
    const isWell = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return void ill.delete(port);
    ill.add(port);
    // Whoever waits for one that does not answer comes to another.
    for (const [socket, to] of sockets) if (to === port) socket.destroy();
  }
  const looking = setInterval(() => {
    for (const port of ports()) if (port !== 0) void look(port);
  }, LOOK_MS);

  const server = createServer((near) => {
    const all = ports().filter((port) => port !== 0);
    const well = all.filter((port) => !ill.has(port));
    const from = well.length > 0 ? well : all;
    const port = from[next++ % Math.max(1, from.length)];
    if (port === undefined) return void near.destroy();
    const far = connect(port, "127.0.0.1");
    sockets.set(near, port);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on("error", () => {});
    }
    near.on("close", () => {
      sockets.delete(near);
      far.destroy();
    });
    far.on("close", () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    processes: [],
    async close() {
      clearInterval(looking);
      for (const socket of sockets.keys()) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
