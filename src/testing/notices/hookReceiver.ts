/** A receiver of webhooks that checks who has sent them, as docs/protocol.md says. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Hooked {
  readonly path: string;
  readonly at: number;
  readonly key: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** What a receiver answers: a status, somewhere else to go, or nothing for so long. */
export interface Answering {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly silent?: true;
}

export interface HookReceiver {
  readonly base: string;
  readonly hooked: Hooked[];
  answer(path: string, answering: Answering): void;
  close(): Promise<void>;
}

/** Is it signed with this secret, and not long ago? */
export function isSigned({ headers, text }: Pick<Hooked, "headers" | "text">, secret: string, now: number): boolean {
  const [, t = "", v1 = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["zaubertisch-signature"])) ?? [];
  if (Math.abs(now / 1000 - Number(t)) > 300) return false;
  const right = createHmac("sha256", secret).update(`${t}.${text}`).digest();
  const given = Buffer.from(v1, "hex");
  return given.length === right.length && timingSafeEqual(given, right);
}

export async function openHookReceiver(): Promise<HookReceiver> {
  const hooked: Hooked[] = [];
  const answers = new Map<string, Answering>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = request.url ?? "";
      const { status = 204, headers = {}, body = "", silent } = answers.get(path) ?? {};
      const text = Buffer.concat(parts).toString();
      const key = String(request.headers["idempotency-key"]);
      hooked.push({
        path,
        at: Date.now(),
        key,
        headers: request.headers,
        text,
        body: JSON.parse(text) as Hooked["body"],
      });
      if (!silent) response.writeHead(status, headers).end(body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hooked,
    answer: (path, answering) => void answers.set(path, answering),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
