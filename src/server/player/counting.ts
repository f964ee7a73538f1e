/** Finished games become summaries: when they end, and for older ones when somebody looks at their page. */
import { STAND_IN } from "../../bots/levels.ts";
import type { Accounts } from "../../core/ledger.ts";
import { accounting, endingOf, versionOf } from "../../core/ledger.ts";
import { isRefusal } from "../../core/game.ts";
import type { GameRecord } from "../../core/record.ts";
import { GAMES, gameNamed } from "../../games/index.ts";
import { isGone } from "../guests.ts";
import type { Hall } from "../hall.ts";
import { isTrouble } from "../hall.ts";
import { movesOf } from "../history.ts";
import type { TableRow } from "../store.ts";
import type { Summary } from "./pastStore.ts";

/** Raised with the form of a summary; what a game counts has versions of its own. */
const FORM = 1;
/** Whatever was counted by an earlier version is counted anew, when somebody asks for it. */
export const VERSION_COUNTED = GAMES.reduce((sum, game) => sum + versionOf(game), FORM * 1000);

/** Everything about one finished table, counted and written down. */
export async function countTable(hall: Hall, id: string): Promise<void> {
  const row = await hall.store.table(id);
  if (!row || row.stage !== "over") return;
  const accounts = await accountsOf(hall, row);
  await hall.store.setSummaries(id, VERSION_COUNTED, accounts ? summariesOf(row, accounts) : []);
}

/** Undefined: a game nobody knows here, or one that does not repeat. */
async function accountsOf(hall: Hall, row: TableRow): Promise<Accounts | undefined> {
  const game = gameNamed(row.terms.game);
  if (!game || !row.setup) return undefined;
  const { options, state } = row.setup;
  const moves = await movesOf(hall, row.id);
  const work = accounting(game, { record: 1, game: game.name, options, state: state as GameRecord["state"], moves });
  for (;;) {
    const { done, value } = work.next();
    if (done) return isRefusal(value) ? undefined : value;
    await hall.pace();
  }
}

function summariesOf({ id, seats, ended, created, terms }: TableRow, accounts: Accounts): Summary[] {
  return seats.map(({ person, name, bot }, seat) => {
    const { suffered, ...account } = accounts.seats[seat]!;
    return {
      ...endingOf(accounts, seat),
      table: id,
      seat,
      person: person === undefined || isGone(person) ? null : person,
      name: name ?? "",
      bot: person === undefined ? (bot ?? STAND_IN) : null,
      side: accounts.sides[seat]!,
      suffered,
      ended: ended ?? created,
      game: terms.game,
      kind: accounts.kind,
      players: seats.length,
      account: JSON.stringify(account),
    };
  });
}

/** Of one person one at a time. */
const busy = new WeakMap<Hall, Set<string>>();
const SOME = 20;

/** Counts what is missing of a person, a few milliseconds at a time. Whoever asks meanwhile is told how much is left. */
export async function countMissing(hall: Hall, person: string): Promise<void> {
  const own = busy.get(hall) ?? new Set();
  busy.set(hall, own);
  if (own.has(person)) return;
  own.add(person);
  try {
    for (;;) {
      const ids = await hall.store.unremembered(person, VERSION_COUNTED, SOME);
      for (const id of ids) {
        if (hall.isClosing) return;
        await hall.pace();
        await countTable(hall, id);
      }
      if (ids.length < SOME) return;
    }
  } catch (error) {
    if (!isTrouble(hall, error)) throw error;
  } finally {
    own.delete(person);
  }
}
