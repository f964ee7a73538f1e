/**
 * The sections of a player's page, from top to bottom. Each is a component in a file of its own that is given the whole
 * `Portrait` and draws nothing where it has nothing to say. Whatever else belongs on the page (ratings, titles) is a
 * component and a line here; it asks the server for its own figures and shows them where `from` is `online`.
 */
import type { FunctionComponent } from "preact";
import type { Career } from "../../core/career.ts";
import { Chronicles } from "./chronicles.tsx";
import { Fortunes } from "./fortunes.tsx";
import { Overview } from "./overview.tsx";
import { ResultList } from "./resultList.tsx";
import { Rivals } from "./rivals.tsx";
import { Ratings } from "../ratings/panel.tsx";
import { Year } from "./year.tsx";

/** What a section may show. */
export interface Portrait {
  readonly career: Career;
  /** Games at the server's tables, or those of this device. */
  readonly from: "online" | "device";
  /** Somebody else's page: their name, and the id in its link; undefined: one's own. */
  readonly of: { readonly name: string; readonly link: string } | undefined;
}

export type Panel = FunctionComponent<Portrait>;

export const SECTIONS: readonly Panel[] = [Overview, Year, Ratings, ResultList, Rivals, Chronicles, Fortunes];
