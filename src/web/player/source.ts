/** Where a player's figures come from: this device, the server, or somebody's shared page. */
import type { Career } from "../../core/career.ts";
import { openCareer } from "../../core/career.ts";
import type { Refusal } from "../../core/game.ts";
import { fetched, posted } from "../sessions/guest.ts";
import { devicePast } from "./devicePast.ts";

/** One's own, as the server has counted it so far. */
export interface OwnCareer {
  readonly name: string;
  readonly career: Career;
  /** Finished games that are not counted yet. */
  readonly missing: number;
  /** The id in the link to one's page; null: nobody else sees it. */
  readonly link: string | null;
}

/** Minutes by which clocks here are ahead of UTC: a day begins at midnight where somebody plays. */
const ahead = (): number => -new Date().getTimezoneOffset();

export const onlineCareer = (): Promise<OwnCareer | Refusal> => fetched(`/api/me/career?ahead=${ahead()}`);

export const sharedCareer = (link: string): Promise<{ readonly name: string; readonly career: Career } | Refusal> =>
  fetched(`/api/players/${encodeURIComponent(link)}?ahead=${ahead()}`);

/** Makes a link to one's page, or switches it off. */
export const share = (isOn: boolean): Promise<{ readonly link: string | null } | Refusal> =>
  posted("/api/me/page", { show: isOn });

export async function deviceCareer(): Promise<Career> {
  const career = openCareer(ahead());
  for (const past of await devicePast()) career.add(past);
  return career.close();
}
