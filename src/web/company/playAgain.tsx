/** Somebody one has played with, asked to a new table of the same kind with one tap. */
import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import { go } from "../app/route.ts";
import { reasonOf } from "../i18n/words.ts";
import { inviteTo } from "../notices/api.ts";
import { ownTables, post } from "../sessions/guest.ts";
import { t } from "./i18n.ts";

/** Where one has last sat with somebody. */
interface Met {
  readonly table: OwnTable;
  readonly seat: number;
}

/** By name: those of the latest tables. */
const met = signal<ReadonlyMap<string, Met>>(new Map());
let asked: Promise<void> | undefined;

async function look(): Promise<void> {
  const tables = await ownTables(true);
  if (isRefusal(tables)) return;
  const found = new Map<string, Met>();
  for (const table of tables)
    for (const [seat, { by, name }] of table.seats.entries())
      if (by === "person" && seat !== table.you && name && !found.has(name)) found.set(name, { table, seat });
  met.value = found;
}

export const PlayAgain = ({ name }: { name: string }): JSX.Element | null => {
  const refused = useSignal<Refusal | undefined>(undefined);
  useEffect(() => void (asked ??= look()), []);
  const where = met.value.get(name);
  const play = async ({ table: { table: from, game, options, clock }, seat }: Met): Promise<void> => {
    const laid = await post("create", { game, options, ...(clock && { clock }) });
    if (isRefusal(laid)) refused.value = laid;
    else {
      // Whether anybody was reached is nobody's business: the link is there too.
      await inviteTo(laid.table, from, seat);
      go(`/t/${laid.table}`);
    }
  };
  if (!where) return null;
  return (
    <>
      <button
        type="button"
        class="button quiet dark"
        data-action="play-again"
        aria-label={t("again.with", { name })}
        onClick={() => void play(where)}
      >
        {t("again.button")}
      </button>
      {refused.value && <span role="alert">{reasonOf(refused.value)}</span>}
    </>
  );
};
