/**
 * Six letters instead of a link, for a television's remote or across a room. A code stands for a table; or it stands for a
 * screen that waits until somebody at a table sends the table there. Good for a quarter of an hour, kept in memory, and told
 * to the other nodes: whoever asks there knows it too.
 */
import { randomBytes, randomInt } from "node:crypto";
import type { Bus } from "./bus.ts";

export const CODE_SECONDS = 900;

/** No letter looks like a digit; 24⁶ are 191 million, and the border lets few be tried. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 6;
/** More at a time are no use to anybody: the oldest is forgotten. */
const MOST = 10_000;
const TOPIC = "short codes";
const ASKING = "which short codes";

interface ShortCode {
  readonly code: string;
  readonly until: number;
  /** The link it stands for; a screen has none until somebody sends it one. */
  readonly table?: string;
  /** What only the screen itself knows: whoever guesses its code does not learn what it shows. */
  readonly screen?: string;
  /** How often a table was sent there: of two reports the later one holds. */
  readonly sent?: number;
}

export interface ShortCodes {
  /** The code of a table, the same one as long as it is good for a while. */
  ofTable(table: string): string;
  ofScreen(): { readonly code: string; readonly screen: string };
  /** The table a code stands for. */
  tableOf(code: string): string | undefined;
  /** Sends a table to the screen that shows this code. False: no screen shows it. */
  show(code: string, table: string): boolean;
  /** What a screen is to show: a table, nothing yet (null), or its code is too old (undefined). */
  shownOn(screen: string): string | null | undefined;
}

/** As it was meant: people type small letters and blanks. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z]/g, "");

export function openShortCodes(bus: Bus, now: () => number): ShortCodes {
  const codes = new Map<string, ShortCode>();
  const keep = (entry: ShortCode): void => {
    if ((codes.get(entry.code)?.sent ?? 0) > (entry.sent ?? 0)) return;
    codes.delete(entry.code);
    codes.set(entry.code, entry);
    if (codes.size > MOST) codes.delete(codes.keys().next().value!);
  };
  bus.subscribe(TOPIC, (message) => keep(JSON.parse(message) as ShortCode));
  // Who has missed something, or has just begun, asks the others.
  bus.subscribe(ASKING, () => {
    for (const entry of codes.values()) if (good(entry)) bus.publish(TOPIC, JSON.stringify(entry));
  });
  bus.onGap(() => bus.publish(ASKING, ""));
  const tell = (entry: ShortCode): void => {
    keep(entry);
    bus.publish(TOPIC, JSON.stringify(entry));
  };
  const good = (entry: ShortCode | undefined): ShortCode | undefined =>
    entry && entry.until > now() ? entry : undefined;
  const fresh = (): { code: string; until: number } => {
    for (const [code, entry] of codes) if (!good(entry)) codes.delete(code);
    for (;;) {
      const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join("");
      if (!codes.has(code)) return { code, until: now() + CODE_SECONDS * 1000 };
    }
  };
  return {
    ofTable(table) {
      const long = now() + (CODE_SECONDS * 1000) / 2;
      for (const entry of codes.values())
        if (entry.table === table && entry.screen === undefined && entry.until > long) return entry.code;
      const entry = { ...fresh(), table };
      tell(entry);
      return entry.code;
    },
    ofScreen() {
      const entry = { ...fresh(), screen: randomBytes(16).toString("base64url") };
      tell(entry);
      return { code: entry.code, screen: entry.screen };
    },
    tableOf(code) {
      const entry = good(codes.get(plain(code)));
      return entry?.screen === undefined ? entry?.table : undefined;
    },
    show(code, table) {
      const entry = good(codes.get(plain(code)));
      if (entry?.screen === undefined) return false;
      tell({ ...entry, table, sent: (entry.sent ?? 0) + 1 });
      return true;
    },
    shownOn(screen) {
      for (const entry of codes.values()) if (entry.screen === screen && good(entry)) return entry.table ?? null;
      return undefined;
    },
  };
}
