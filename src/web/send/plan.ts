/** What an animated picture of a finished game shows: which steps, in which words, and how long each. It draws nothing. */
import { isRefusal, ONLOOKER } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import { framesSince, seededLuck, tableFrom } from "../../core/table.ts";
import { guestName } from "../app/settings.ts";
import { t as house } from "../i18n/words.ts";
import type { Turning } from "../review/figures.ts";
import { measureOf } from "../review/measure.ts";
import type { Reel } from "../review/reel.ts";
import type { Finished } from "../review/source.ts";
import type { Player, Speaker } from "../table/kit.ts";
import { tell } from "../table/telling.ts";
import { t, tOf } from "./i18n.ts";

/** A scene of the board, how long it takes to come about, and how long it stays. */
export interface ClipBeat {
  readonly scene: object;
  readonly view: object;
  /** Pieces travel so long; 0: it is there at once. */
  readonly travel: number;
  readonly stay: number;
  readonly caption: ClipCaption;
}

/** What stands below the board. */
export interface ClipCaption {
  /** Whose deed it is: their colour. */
  readonly colour: number | undefined;
  readonly where: string;
  readonly text: string;
  readonly more: string;
}

export interface ClipPlan {
  readonly title: string;
  readonly beats: readonly ClipBeat[];
  /** All of it in words, for those who do not see it. */
  readonly alt: string;
}

/** A whole game has no more pictures than this, however long it was. */
export const MOST_PICTURES = 60;
const STAY = { opening: 1100, step: 900, turning: 2600, page: 620, last: 3000 } as const;
/** Nothing that is only looked at needs longer. */
const LONGEST_TRAVEL = 1100;
const SPEED = 0.8;

/** A picture is for others: nobody is "you" in it. */
export const publicPlayers = ({ players }: Finished): readonly Player[] =>
  players().map((player, i) =>
    player.by === "person" && player.name === house("table.you")
      ? { ...player, name: guestName.value || house("table.player", { n: i + 1 }) }
      : player,
  );

/** Everything as an onlooker saw it. */
export function onlookerFrames({ kit, record }: Finished): Frame[] {
  const table = tableFrom(kit.game, record, seededLuck("never drawn"));
  if (isRefusal(table)) throw new Error(table.say);
  return framesSince(table, ONLOOKER, -1);
}

interface Told {
  readonly finished: Finished;
  readonly reel: Reel;
  readonly frames: readonly Frame[];
  readonly players: readonly Player[];
}

const toldOf = (finished: Finished, reel: Reel): Told => ({
  finished,
  reel,
  frames: onlookerFrames(finished),
  players: publicPlayers(finished),
});

function sentencesAt({ finished: { kit }, reel, frames, players }: Told, n: number): string {
  const speaker: Speaker = { name: (seat) => players[seat]?.name ?? "", isYou: () => false };
  const listener = { kit, speaker, options: reel.options, seat: ONLOOKER };
  return tell(listener, frames[n]!, frames[n - 1])
    .map(({ text }) => text)
    .join(" ");
}

function captionAt(told: Told, n: number, more = ""): ClipCaption {
  const { by } = told.frames[n]!;
  return {
    colour: by === null ? undefined : told.players[by]?.colour,
    where: t("clip.turn", { n: told.reel.turns[n] ?? 1 }),
    text: n === 0 ? house("table.begin") : sentencesAt(told, n),
    more,
  };
}

const sceneAt = ({ finished: { kit }, frames }: Told, n: number): object => kit.scene(frames[n]!.view, ONLOOKER);

/** One step, event by event. */
function performed(told: Told, n: number, stay: number, caption: ClipCaption): ClipBeat[] {
  const { kit } = told.finished;
  const before = told.frames[n - 1]!;
  const { events, view } = told.frames[n]!;
  let scene = sceneAt(told, n - 1);
  const beats: ClipBeat[] = [];
  for (const event of events) {
    const ms = Math.min(LONGEST_TRAVEL, SPEED * kit.lasts(event, scene));
    scene = kit.step(scene, event);
    if (ms > 0) beats.push({ scene, view: before.view, travel: ms, stay: 0, caption });
  }
  return [...beats, { scene: sceneAt(told, n), view, travel: 0, stay, caption }];
}

const still = (told: Told, n: number, stay: number, caption: ClipCaption): ClipBeat => ({
  scene: sceneAt(told, n),
  view: told.frames[n]!.view,
  travel: 0,
  stay,
  caption,
});

const titleOf = ({ kit }: Finished): string => tOf("game", kit.game.name);

/** Who won, in a line. */
export function outcomeWords({ record: { result } }: Finished, players: readonly Player[]): string {
  if (!("winners" in result)) return house(result.won ? "result.won" : "result.lost");
  const name = result.winners.map((seat) => players[seat]?.name ?? "").join(house("result.and"));
  return house(result.winners.length === 1 ? "result.winner" : "result.winners", { you: false, name });
}

/** The step that turned the game, with the one before it; where none did, the last two. */
export function turningPlan(finished: Finished, reel: Reel, turning: Turning | undefined): ClipPlan {
  const told = toldOf(finished, reel);
  const last = told.frames.length - 1;
  const at = turning ? turning.n + 1 : last;
  const first = Math.max(0, at - 2);
  const measure = measureOf(finished.kit, reel.options, finished.record.result);
  const chances =
    turning &&
    t(measure.isScore ? "clip.score" : "clip.chances", {
      name: told.players[turning.seat]?.name ?? "",
      from: measure.value(turning.from),
      to: measure.value(turning.to),
    });
  const end = chances ?? outcomeWords(finished, told.players);
  const beats = [still(told, first, STAY.opening, captionAt(told, first))];
  for (let n = first + 1; n < at; n++) beats.push(...performed(told, n, STAY.step, captionAt(told, n)));
  beats.push(...performed(told, at, STAY.turning, captionAt(told, at, end)));
  return { title: titleOf(finished), beats, alt: altOf(finished, beats) };
}

/** The whole game: the board after each turn, or after several of them if it was long. */
export function gamePlan(finished: Finished, reel: Reel): ClipPlan {
  const told = toldOf(finished, reel);
  const last = told.frames.length - 1;
  const ends = told.frames.flatMap((_, n) => (n > 0 && n < last && reel.turns[n] !== reel.turns[n + 1] ? [n] : []));
  const leap = Math.ceil(ends.length / (MOST_PICTURES - 2));
  const shown = ends.filter((_, i) => i % leap === leap - 1);
  const beats = [
    still(told, 0, STAY.opening, captionAt(told, 0)),
    ...shown.map((n) => still(told, n, STAY.page, captionAt(told, spokenBefore(told, n)))),
    still(told, last, STAY.last, captionAt(told, last, outcomeWords(finished, told.players))),
  ];
  return { title: titleOf(finished), beats, alt: altOf(finished, [beats[0]!, beats.at(-1)!]) };
}

/** The last step up to here that there is something to say about. */
function spokenBefore(told: Told, n: number): number {
  for (let at = n; at > 0 && at > n - 6; at--) if (sentencesAt(told, at) !== "") return at;
  return n;
}

const altOf = (finished: Finished, beats: readonly ClipBeat[]): string => {
  const lines = beats.map(({ caption: { text, more } }) => [text, more].filter(Boolean).join(" "));
  return t("clip.alt", { game: titleOf(finished), what: [...new Set(lines)].filter(Boolean).join(" ") });
};
