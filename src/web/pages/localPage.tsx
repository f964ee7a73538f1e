/** A game in this browser. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { aboutGame } from "../app/games.ts";
import type { Kit } from "../table/kit.ts";
import { openLocal } from "../sessions/local.ts";
import { localGame } from "../sessions/saved.ts";
import type { Session } from "../sessions/session.ts";
import { SessionPage } from "./sessionPage.tsx";

/** Who plays alone may find more around the table. */
async function open(kit: Kit, id: string): Promise<Session | undefined> {
  const session = openLocal(kit, id);
  const kept = localGame(id);
  if (!session || !kept || kept.from || session.players.value.length > 1) return session;
  return (await aboutGame(kit.game.name)?.alone?.open(session, kept)) ?? session;
}

/** A game that is over is counted for one's page before newer ones take its place on the device. */
const countPast = (): void => void import("../player/devicePast.ts").then(({ devicePast }) => devicePast());

export const LocalPage = ({ parts: [game = "", id = ""] }: { parts: readonly string[] }): JSX.Element => {
  useEffect(() => countPast, []);
  return <SessionPage game={game} open={(kit) => open(kit, id)} />;
};
