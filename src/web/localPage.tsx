/** A game in this browser. */
import type { JSX } from "preact";
import { openLocal } from "./local.ts";
import { StagePage } from "./stagePage.tsx";

export const LocalPage = ({ parts: [game = "", id = ""] }: { parts: readonly string[] }): JSX.Element => (
  <StagePage game={game} open={async (kit) => openLocal(kit, id)} />
);
