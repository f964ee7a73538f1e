/** Which site a passkey is for: the one whose page asks, as the browser says. */
import type { IncomingMessage } from "node:http";
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";

export interface Site {
  readonly origin: string;
  /** What WebAuthn calls the relying party. */
  readonly host: string;
}

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.includes(":") || host.startsWith("[");
const isLocal = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

/**
 * That it is one of this server's own pages was checked before, as for every change (`isForeign`). Browsers have passkeys
 * only on pages that are safe, and for names, not for addresses.
 */
export function siteOf({ headers: { origin } }: IncomingMessage): Site | Refusal {
  if (origin === undefined || !URL.canParse(origin))
    return refuse("no-passkeys", "Passkeys are for pages in a browser.");
  const { protocol, hostname: host } = new URL(origin);
  if (isAddress(host) || (protocol !== "https:" && !isLocal(host)))
    return refuse("no-passkeys", "Passkeys need a page by https and a name: take a code instead.");
  return { origin, host };
}
