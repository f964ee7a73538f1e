/** A security key in software: makes passkeys and signs with them as a browser's would, and lies where a test wants it to. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

/** As much of CBOR (RFC 8949) as WebAuthn needs here. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number): Buffer =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as ReadonlyMap<Cbor, Cbor>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const [PRESENT_AND_VERIFIED, WITH_KEY] = [0x05, 0x40];

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

/** What a test may have it say instead of the truth. */
export interface Lies {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly id?: string;
  readonly counter?: number;
}

export interface SoftPasskey {
  readonly id: string;
  /** An answer of `navigator.credentials.get`, in JSON. */
  show(options: unknown, lies?: Lies): { id: string; response: { clientDataJSON: string } };
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authData(host: string, flags: number, counter: number, more: Uint8Array = new Uint8Array()): Buffer {
  const rest = Buffer.alloc(5);
  rest[0] = flags;
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(host), rest, more]);
}

/** A passkey for what the server asks, and what the browser would answer. */
export function makePasskey(asked: unknown, origin: string, lies: Lies = {}) {
  const { challenge, rp } = asked as Options;
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const bytes = (text: string): Uint8Array => Buffer.from(text, "base64url");
  const cose = new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  const id = lies.id ?? randomBytes(20).toString("base64url");
  const length = Buffer.from([0, bytes(id).length]);
  const attested = Buffer.concat([Buffer.alloc(16), length, bytes(id), cbor(cose)]);
  const data = authData(lies.host ?? rp!.id!, PRESENT_AND_VERIFIED | WITH_KEY, lies.counter ?? 0, attested);
  const attestation = new Map<Cbor, Cbor>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", data],
  ]);
  const said = clientData("webauthn.create", lies.challenge ?? challenge, lies.origin ?? origin);
  const response = {
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: said.toString("base64url"),
      attestationObject: cbor(attestation).toString("base64url"),
      transports: ["internal"],
    },
  };
  return { passkey: softPasskey(id, privateKey, origin, lies.counter ?? 0), response };
}

function softPasskey(id: string, key: KeyObject, origin: string, first: number): SoftPasskey {
  let counter = first;
  return {
    id,
    show(asked, lies = {}) {
      const { challenge, rpId } = asked as Options;
      if (first > 0) counter++;
      const data = authData(lies.host ?? rpId!, PRESENT_AND_VERIFIED, lies.counter ?? counter);
      const said = clientData("webauthn.get", lies.challenge ?? challenge, lies.origin ?? origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(said)]), key);
      const own = lies.id ?? id;
      const response = {
        clientDataJSON: said.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { id: own, rawId: own, type: "public-key", clientExtensionResults: {}, response };
    },
  };
}
