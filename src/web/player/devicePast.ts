/** Finished games of this device as its player's page counts them: by the same code as the server's, and kept when the games themselves are gone. */
import { levelOf } from "../../bots/levels.ts";
import type { Company, PastGame } from "../../core/career.ts";
import { isRefusal } from "../../core/game.ts";
import { accountsOf, endingOf, versionOf } from "../../core/ledger.ts";
import { kitOf } from "../app/games.ts";
import { read, write } from "../app/settings.ts";
import type { SavedGame } from "../sessions/saved.ts";
import { allSaved } from "../sessions/saved.ts";

const KEY = "zaubertisch.past";
/** About half a kilobyte each. */
const MOST = 2000;

/** A past game and the version of the ledger that has counted it. */
type Kept = PastGame & { readonly version: number };

function kept(): Kept[] {
  try {
    return JSON.parse(read(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Undefined: it is not over, not one person's, of a game that is not here, or did not begin at the beginning. */
async function pastOf(saved: SavedGame): Promise<Kept | undefined> {
  const { id, game, sitters, record, played, created } = saved;
  const people = sitters.flatMap(({ by }, at) => (by === "person" ? [at] : []));
  const seat = people[0];
  const kit = record.result && !saved.from && people.length === 1 ? await kitOf(game) : undefined;
  if (!kit || seat === undefined) return undefined;
  const accounts = accountsOf(kit.game, record);
  if (isRefusal(accounts)) return undefined;
  const company = sitters.flatMap((sitter, at): Company[] =>
    sitter.by === "person"
      ? []
      : [
          {
            who: levelOf(sitter.level),
            name: levelOf(sitter.level),
            isBot: true,
            seat: at,
            isPartner: accounts.sides[at] === accounts.sides[seat],
            ending: endingOf(accounts, at),
            suffered: accounts.seats[at]?.suffered[seat] ?? 0,
          },
        ],
  );
  const when = played ?? created ?? Date.now();
  const own = { id, game, kind: accounts.kind, players: sitters.length, seat, ended: when, company };
  return { ...endingOf(accounts, seat), ...own, account: accounts.seats[seat]!, version: versionOf(kit.game) };
}

/** Counts what is not counted yet, and what an earlier version has counted; oldest first. */
export async function devicePast(): Promise<readonly PastGame[]> {
  const before = new Map(kept().map((past) => [past.id, past]));
  const counted = new Map(before);
  for (const saved of allSaved()) {
    const known = before.get(saved.id);
    const kit = known && (await kitOf(saved.game));
    if (known && kit && known.version === versionOf(kit.game)) continue;
    const past = await pastOf(saved);
    if (past) counted.set(past.id, past);
  }
  const all = [...counted.values()].toSorted((a, b) => a.ended - b.ended).slice(-MOST);
  if (all.length !== before.size || [...counted].some(([id, past]) => before.get(id) !== past))
    write(KEY, JSON.stringify(all));
  return all;
}
