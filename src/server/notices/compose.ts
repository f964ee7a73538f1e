/** What a tiding says: a title with the game's name, a few sentences, and the way to the table. */
import type { JsonObject } from "../../core/game.ts";
import type { Manner } from "../../core/notices.ts";
import { MANNER } from "../../core/notices.ts";
import type { Signer } from "./signing.ts";
import { digestOf } from "./signing.ts";
import type { HeldTiding } from "./tidingStore.ts";
import { gameTitle, listed, say, timeText } from "./words.ts";

/** Ready to be carried. */
export interface Composed {
  /** The same for the same tiding on the same channel, however often it is tried. */
  readonly key: string;
  readonly kind: string;
  readonly language: Manner["language"];
  readonly title: string;
  readonly body: string;
  /** The table, or the list of one's games. */
  readonly url: string;
  /** What is about one table takes the place of what was said about it before. */
  readonly topic: string;
  /** Nobody needs it later than this. */
  readonly until: number | undefined;
  /** Ends notices about this table, or on this channel. */
  readonly mute: string | undefined;
  readonly stop: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/** Where a tiding leads. */
const pathOf = ({ kind, table, detail }: HeldTiding): string => {
  if (kind === "report") return `/w/${text(detail.watch)}`;
  return kind === "test" || kind === "confirm" ? "/notices" : `/t/${table}`;
};

export function compose(tiding: HeldTiding, origin: string, signer: Signer): Composed {
  const manner = tiding.manner ?? MANNER;
  const { language } = manner;
  const { person, kind, table, n, channel, detail } = tiding;
  const isAsked = kind === "test" || kind === "confirm";
  const token = typeof detail.token === "string" ? detail.token : "";
  return {
    key: digestOf(person, kind, table, n, channel),
    kind,
    language,
    title: titleOf(tiding, language),
    body: sentences(tiding, manner).join(" "),
    url: kind === "confirm" ? `${origin}/notices?confirm=${encodeURIComponent(token)}` : origin + pathOf(tiding),
    topic: digestOf(isAsked ? channel : table),
    until: typeof detail.until === "number" ? detail.until : undefined,
    mute: isAsked ? undefined : `${origin}/notices?stop=${signer.sign("stop", channel, table)}`,
    stop: `${origin}/notices?stop=${signer.sign("stop", channel, "")}`,
  };
}

/** Many at once. */
export function composeDigest(tidings: readonly HeldTiding[], origin: string, signer: Signer): Composed {
  const all = tidings.map((each) => compose(each, origin, signer));
  const [first] = all;
  if (all.length === 1) return first!;
  return {
    ...first!,
    key: digestOf(...all.map(({ key }) => key).toSorted()),
    kind: "digest",
    title: say(first!.language, "digest.title", { count: String(all.length) }),
    body: all.map(({ title, body, url }) => `${title}\n${body}\n${url}`).join("\n\n"),
    url: `${origin}/games`,
    topic: digestOf("digest", tidings[0]!.channel),
    until: undefined,
    mute: undefined,
  };
}

function titleOf({ kind, detail }: HeldTiding, language: Manner["language"]): string {
  return say(language, `${kind}.title`, { game: gameTitle(language, text(detail.game)), host: text(detail.host) });
}

function sentences(tiding: HeldTiding, manner: Manner): string[] {
  const { language } = manner;
  const { kind, detail } = tiding;
  const company = texts(detail.with).filter((name) => name !== "");
  const withNames = company.length > 0 ? [say(language, "with", { names: listed(language, company) })] : [];
  const until =
    typeof detail.until === "number" ? [say(language, "until", { time: timeText(manner, detail.until) })] : [];
  const instead = text(detail.instead) === "" ? [] : [say(language, "instead", { channel: text(detail.instead) })];
  const own = (): string[] => {
    switch (kind) {
      case "turn":
        return [
          ...(text(detail.by) === "" ? [] : [say(language, "turn.by", { by: text(detail.by) })]),
          ...withNames,
          ...until,
        ];
      case "half":
      case "tenth":
        return [...withNames, ...until];
      case "invitation":
        return [say(language, "invitation.say"), ...withNames];
      case "weekly":
        return [
          say(language, "weekly.say", { time: timeText(manner, Number(detail.begins)) }),
          say(language, "rematch.say"),
          ...withNames,
        ];
      case "rematch":
        return [say(language, "rematch.say"), ...withNames];
      case "over":
        return [ended(language, detail), ...withNames];
      case "report":
        return [reported(language, detail), ...withNames];
      case "test":
      case "confirm":
        return [say(language, `${kind}.say`)];
    }
  };
  return [...own(), ...instead];
}

function ended(language: Manner["language"], detail: JsonObject): string {
  const names = listed(
    language,
    texts(detail.winners).filter((name) => name !== ""),
  );
  if (detail.won === true) return names === "" ? say(language, "over.won") : say(language, "over.wonWith", { names });
  if (detail.winners === undefined) return say(language, detail.won === false ? "over.lostAll" : "over.end");
  return names === "" ? say(language, "over.end") : say(language, "over.lost", { names });
}

function reported(language: Manner["language"], detail: JsonObject): string {
  if (detail.what === "begun") return say(language, "report.begun");
  const names = listed(
    language,
    texts(detail.winners).filter((name) => name !== ""),
  );
  return names === "" ? say(language, "report.end") : say(language, "report.won", { names });
}
