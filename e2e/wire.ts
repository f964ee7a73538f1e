/** A line between a browser and the server that can be cut in the middle of a word. */
import type { AddressInfo, Socket } from "node:net";
import { connect, createServer } from "node:net";

export interface Wire {
  /** The server's address at this end of the line. */
  readonly base: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layWire(to: string): Promise<Wire> {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => (isCut = false),
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
