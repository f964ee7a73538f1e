/**
 * A push service and its browsers, on this machine: it checks who sends (VAPID, RFC 8292) and each browser reads what is for
 * it with keys of its own (RFC 8291), written from the standards and sharing nothing with what sends.
 */
import type { KeyObject } from "node:crypto";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { ClosedBrowser } from "./browser.ts";
import { openBrowser } from "./browser.ts";

/** What a browser has to say to be reached. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Pushed {
  readonly endpoint: string;
  readonly at: number;
  readonly topic: string;
  readonly ttl: number;
  readonly payload: Record<string, unknown>;
  /** The browser's person sees something new. */
  readonly isSeen: boolean;
  /** The sender's public key. */
  readonly from: string;
}

export interface PushService {
  subscribe(): Subscription;
  readonly pushed: Pushed[];
  /** What was wrong with what came: nobody gets it. */
  readonly faults: string[];
  /** What a browser's address answers from now on; 201 if nothing is said. */
  answer(endpoint: string, status: number): void;
  close(): Promise<void>;
}

interface Browser {
  readonly closed: ClosedBrowser;
  readonly keys: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** The key of whoever signed the token, if it says what it must. */
function checkVapid(header: string, origin: string, now: number): string {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", body = "", seal = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) throw new Error("no key");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey: KeyObject = createPublicKey({ key: jwk, format: "jwk" });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(seal, "base64url"),
  );
  if (!isRight) throw new Error("wrong signature");
  const { alg } = JSON.parse(Buffer.from(head, "base64url").toString()) as { alg: string };
  const claim = JSON.parse(Buffer.from(body, "base64url").toString()) as { aud: string; exp: number; sub: string };
  if (alg !== "ES256") throw new Error("wrong algorithm");
  if (claim.aud !== origin) throw new Error(`meant for ${claim.aud}`);
  if (claim.exp * 1000 < now || claim.exp * 1000 > now + 86_400_000) throw new Error("out of its time");
  if (!/^(mailto:|https:)/.test(claim.sub)) throw new Error("nobody to turn to");
  return key;
}

/** As a browser reads it. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  if (sealed.length > recordSize) throw new Error("more than one record");
  const derived = (secret: Buffer, with_: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, with_, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const shared = derived(keys.computeSecret(sender), auth, info, 32);
  const key = derived(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const opened = createDecipheriv("aes-128-gcm", key, nonce);
  opened.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("wrong padding");
  return plain.subarray(0, end).toString();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, number>();
  const pushed: Pushed[] = [];
  const faults: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const endpoint = base + (request.url ?? "");
      const browser = browsers.get(endpoint);
      const body = await bodyOf(request);
      const status = answers.get(endpoint) ?? 201;
      if (!browser) return response.writeHead(404).end();
      if (status !== 201) return response.writeHead(status).end();
      const { authorization = "", topic, ttl } = request.headers;
      try {
        const from = checkVapid(authorization, base, Date.now());
        if (!/^[\w-]{1,32}$/.test(String(topic))) throw new Error("wrong topic");
        const payload = JSON.parse(decrypt(body, browser)) as Record<string, unknown>;
        const at = Date.now();
        const isSeen = await browser.closed.receive(payload);
        pushed.push({ endpoint, at, topic: String(topic), ttl: Number(ttl), payload, isSeen, from });
        return response.writeHead(201).end();
      } catch (error) {
        faults.push((error as Error).message);
        return response.writeHead(400).end();
      }
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    pushed,
    faults,
    answer: (endpoint, status) => void answers.set(endpoint, status),
    subscribe() {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${base}/push/${randomBytes(12).toString("base64url")}`;
      browsers.set(endpoint, { closed: openBrowser(), keys, auth });
      return { endpoint, p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
