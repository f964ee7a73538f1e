/** Addresses that only this house can have made: whoever has one may do what it is for, and needs no login. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface Signer {
  /** Parts and a seal, with dots between; parts have no dots. */
  sign(...parts: readonly string[]): string;
  /** The parts, if this house has signed them for this purpose, which is the first of them. */
  read(purpose: string, token: string): readonly string[] | undefined;
}

export function signerWith(secret: string): Signer {
  const seal = (text: string): string => createHmac("sha256", secret).update(text).digest("base64url").slice(0, 32);
  return {
    sign: (...parts) => `${parts.slice(1).join(".")}.${seal(parts.join("."))}`,
    read(purpose, token) {
      const parts = token.split(".");
      const given = Buffer.from(parts.pop() ?? "");
      const right = Buffer.from(seal([purpose, ...parts].join(".")));
      return given.length === right.length && timingSafeEqual(given, right) ? parts : undefined;
    },
  };
}

/** The same for the same, and nobody can tell from it what it was. */
export const digestOf = (...parts: readonly (string | number)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 32);

/** How receivers of webhooks can check who has sent them (docs/protocol.md). */
export const signatureOf = (secret: string, seconds: number, body: Buffer | string): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex")}`;
