/** What an address is about, as an onlooker may know it. */
import { ONLOOKER } from "../../core/game.ts";
import type { SeatInfo } from "../../core/info.ts";
import type { Preview } from "../../core/preview.ts";
import type { Frame } from "../../core/table.ts";
import { gameNamed } from "../../games/index.ts";
import type { Hall } from "../hall.ts";
import { framesFrom, latestFrame } from "../history.ts";
import { infoFor } from "../info.ts";
import { refresh } from "../playing.ts";
import type { Room } from "../room.ts";
import { alone, isEndSeen } from "../room.ts";
import { wokenRoom } from "../watching.ts";

/** A preview, and the name under which its picture is kept: another one as soon as anything of it has changed. */
export interface FoundPreview {
  readonly preview: Preview;
  readonly key: string;
}

const HOUSE: FoundPreview = { preview: { kind: "house" }, key: "house" };
const DAILY: FoundPreview = { preview: { kind: "daily" }, key: "daily" };
/** Whose link it is stays with whoever opens it. */
const FRIENDS: FoundPreview = { preview: { kind: "friends" }, key: "friends" };
/** Somebody nobody is. */
const STRANGER = "";
const MOST_LETTERS = 40;

/** An address as pages have it; `n`: a moment of a game that is over. */
export async function previewAt(hall: Hall, parts: readonly string[], n?: number): Promise<FoundPreview> {
  const [page = "", ...rest] = parts;
  if (parts.some((part) => part.length > MOST_LETTERS)) return HOUSE;
  if (["t", "w", "tv"].includes(page) && rest[0]) return (await ofTable(hall, rest[0], undefined)) ?? HOUSE;
  if (page === "review" && rest[0] === "t" && rest[1]) return (await ofTable(hall, rest[1], n ?? Infinity)) ?? HOUSE;
  if (page === "puzzles" && rest[1] && gameNamed(rest[0]!))
    return { preview: { kind: "riddle", game: rest[0]!, id: rest[1] }, key: `riddle ${rest[0]} ${rest[1]}` };
  if (page === "player" && rest[0]) return (await ofPlayer(hall, rest[0])) ?? HOUSE;
  if (page === "friends") return FRIENDS;
  return page === "solo" || page === "daily" ? DAILY : HOUSE;
}

/** A page that is shown names its owner to everybody who opens it; one that is shown no more is like one that never was. */
async function ofPlayer(hall: Hall, link: string): Promise<FoundPreview | undefined> {
  const owner = await hall.store.personOfPage(link);
  return owner && { preview: { kind: "player", name: owner.name }, key: `player ${link} ${owner.name}` };
}

async function ofTable(hall: Hall, link: string, moment: number | undefined): Promise<FoundPreview | undefined> {
  // Nobody has come to play: bots are in no hurry for it.
  const room = await wokenRoom(hall, link);
  if (!room) return undefined;
  return alone(room, async () => {
    if (!hall.isSole) await refresh(hall, room);
    const { row } = room;
    if (row.terms.onlookers === false && row.stage !== "waiting") return undefined;
    const { game, options, seats, version } = infoFor(room, STRANGER, row.watch, hall.now());
    if (row.stage === "waiting")
      return { preview: { kind: "waiting", game, options, seats: seats.map(plainSeat) }, key: `${row.id} ${version}` };
    const hasEnded = isEndSeen(room, ONLOOKER, hall.now());
    const frame = await frameAt(hall, room, hasEnded ? moment : undefined);
    if (!frame) return undefined;
    const { view, n, result } = frame;
    const kind = !hasEnded ? "playing" : moment === undefined || result ? "over" : "review";
    const preview: Preview = { kind, game, options, seats: seats.map(plainSeat), view, n, ...(result && { result }) };
    return { preview, key: `${row.id} ${kind} ${n} ${version}` };
  });
}

/** Who is connected right now is nobody's business who only sees a link. */
const plainSeat = ({ here: _here, ...seat }: SeatInfo): SeatInfo => seat;

/** The latest an onlooker may see, or a moment of the past. */
async function frameAt(hall: Hall, room: Room, moment: number | undefined): Promise<Frame | undefined> {
  if (moment === undefined || moment === Infinity) return latestFrame(hall, room, ONLOOKER);
  const [text] = await framesFrom(hall, room, ONLOOKER, Math.max(0, Math.floor(moment)));
  return text === undefined ? latestFrame(hall, room, ONLOOKER) : (JSON.parse(text) as Frame);
}
