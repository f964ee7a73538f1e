/** What the page asks of the browser and of the server so that a guest stays known. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { fetched, greet, posted } from "../sessions/guest.ts";

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly created: number;
  readonly used: number;
}

/** How one comes back. */
export interface WaysBack {
  readonly passkeys: readonly OwnPasskey[];
  readonly codes: number;
}

interface Belongings {
  readonly name: string;
  readonly running: number;
  readonly finished: number;
}

/** Two guests have met in this browser. */
export interface Meeting {
  readonly ticket: string;
  readonly here: Belongings;
  readonly there: Belongings;
  readonly both: number;
}

/** Who has come back; with `ask`, nothing has changed yet. */
export interface Arrival {
  readonly name: string;
  readonly ask?: Meeting;
}

/** Browsers have them on safe pages only, and for names, not for numbers. */
export const hasPasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:|\[/.test(location.hostname);

/** The device's own refusals, as ours. */
function ofDevice(error: unknown): Refusal {
  const isKnown = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  return isKnown || (error instanceof DOMException && error.name === "InvalidStateError") ? ALREADY : CANCELLED;
}
/** Said by the page itself: no server has refused anything. */
const ALREADY: Refusal = { refused: "already", say: "This device is bound already." };
const CANCELLED: Refusal = { refused: "cancelled", say: "The device has not answered." };

export const waysBack = async (): Promise<WaysBack | Refusal> =>
  (await greet()) ? fetched("/api/me/known") : refuse("no-server", "There is no server.");

export async function bindDevice(): Promise<WaysBack | Refusal> {
  const asked = await posted<{ options: PublicKeyCredentialCreationOptionsJSON }>("/api/me/passkeys/options", {});
  if (isRefusal(asked)) return asked;
  try {
    const response = await startRegistration({ optionsJSON: asked.options });
    return await posted("/api/me/passkeys", { response });
  } catch (error) {
    return ofDevice(error);
  }
}

export async function comeBack(): Promise<Arrival | Refusal> {
  const asked = await posted<{ options: PublicKeyCredentialRequestOptionsJSON }>("/api/enter/options", {});
  if (isRefusal(asked)) return asked;
  try {
    const response = await startAuthentication({ optionsJSON: asked.options });
    return await posted("/api/enter", { response });
  } catch (error) {
    return ofDevice(error);
  }
}

export const comeBackByCode = (code: string): Promise<Arrival | Refusal> => posted("/api/enter/code", { code });

export const settle = (ticket: string, bring: boolean): Promise<Arrival | Refusal> =>
  posted("/api/enter/settle", { ticket, bring });

export const namePasskey = (id: string, name: string): Promise<WaysBack | Refusal> =>
  posted("/api/me/passkeys/name", { id, name });

export const revokePasskey = (id: string, sure: boolean): Promise<WaysBack | Refusal> =>
  posted("/api/me/passkeys/revoke", { id, sure });

export const newCodes = (): Promise<{ readonly codes: readonly string[] } | Refusal> => posted("/api/me/recovery", {});
