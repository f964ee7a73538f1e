/** Six letters instead of a link: a table's, and a screen's that waits for one. */
import type { Refusal } from "../../core/game.ts";
import { fetched, posted } from "./guest.ts";

export const CODE_LENGTH = 6;

/** What somebody typed, as it is meant. */
export const lettersOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, CODE_LENGTH);

export const codeOf = (table: string): Promise<{ readonly code: string } | Refusal> => posted("/api/codes", { table });

export const tableOf = (code: string): Promise<{ readonly table: string } | Refusal> => fetched(`/api/codes/${code}`);

/** A screen asks for its own code; `screen` is its secret to ask by. */
export const screenCode = (): Promise<{ readonly code: string; readonly screen: string } | Refusal> =>
  posted("/api/screens", {});

/** What this screen is to show; null: nothing yet. */
export const shownOn = (screen: string): Promise<{ readonly table: string | null } | Refusal> =>
  fetched(`/api/screens/${screen}`);

export const showOn = (code: string, table: string): Promise<object | Refusal> =>
  posted(`/api/show/${code}`, { table });
