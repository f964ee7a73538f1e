/**
 * Everything the server says, by name: what plain HTTP answers and what goes over a socket. The fields in docs/protocol.md and
 * the schemas of the OpenAPI page (shapes.json) are made from these types and their comments by scripts/protocol.mjs.
 */
import type { DailyView } from "../core/daily.ts";
import type { LuckProof } from "../core/fair.ts";
import type { BotRating, RatingInfo } from "../core/ratingInfo.ts";
import type { JsonObject, OptionField } from "../core/game.ts";
import type { ChannelInfo, Listening, Notices, Stopped } from "../core/notices.ts";
import type { OwnTable } from "../core/ownTables.ts";
import type { ClockInfo, LobbyEntry, TableInfo } from "../core/info.ts";
import type { Answers, Clock, Notice, Refused, Terms } from "../core/protocol.ts";
import type { GameRecord } from "../core/record.ts";
import type { Frame } from "../core/table.ts";
import type { GameShapes } from "../games/shapes.ts";
import type { CompanyShapes, ExportedCompany } from "./company/shapes.ts";
import type { DeviceInfo } from "./devices.ts";
import type { TryRow } from "./daily/store.ts";
import type { ExportedKnown, KnownShapes } from "./known/shapes.ts";
import type { PlayerShapes } from "./player/shapes.ts";
import type { Act, Ban, Report } from "./moderationStore.ts";
import type { MarkRow } from "./ratings/store.ts";
import type { TableEar } from "./notices/listening.ts";

/** Who one is. */
interface Me {
  /** The guest's id. It is no secret, and proves nothing. */
  readonly person: string;
  /** The guest's name. */
  readonly name: string;
}

/** A link that makes another device the same guest. */
interface Link {
  /** The path of the page that asks; its last part is the code. */
  readonly link: string;
  /** So long it is good. */
  readonly seconds: number;
}

/** Whose code it is. */
interface Owner {
  /** The guest's name. */
  readonly name: string;
}

/** One's devices. */
interface Devices {
  /** All of them, this one included. */
  readonly devices: readonly DeviceInfo[];
}

/** Who was logged out. */
interface LoggedOut {
  /** This device was among them: its token is good no more. */
  readonly here: boolean;
}

/** A table as a guest may take it along. */
interface ExportedTable {
  /** Its id. */
  readonly table: string;
  /** How far it is. */
  readonly stage: "waiting" | "playing" | "over";
  /** When it was laid, in milliseconds since 1970. */
  readonly created: number;
  /** When it ended. */
  readonly ended?: number | undefined;
  /** What its host had wished for. */
  readonly terms: Terms;
  /** This guest is its host. */
  readonly isHost: boolean;
  /** The guest's seat; null: given up before the game began. */
  readonly seat: number | null;
  /** The guest's name there. */
  readonly name?: string | undefined;
  /** The colour chosen. */
  readonly colour?: string | undefined;
  /** The standing order given. */
  readonly order?: string | undefined;
  /** The part in the luck. */
  readonly value?: string | undefined;
  /** A bot plays for the guest. */
  readonly standIn?: boolean | undefined;
  /** What the guest has decided there. */
  readonly decisions: readonly ExportedDecision[];
}

/** One of a guest's own decisions. */
interface ExportedDecision {
  /** The number of the entry. */
  readonly n: number;
  /** In notation. */
  readonly text: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Something a guest has said. */
interface ExportedLine {
  /** At which table. */
  readonly table: string;
  /** The number of the line there. */
  readonly k: number;
  /** What was said. */
  readonly text: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Everything the server has about a guest. */
interface Exported extends Me, ExportedKnown, ExportedCompany {
  /** The devices, and the day each was last seen, in milliseconds since 1970. */
  readonly devices: readonly { readonly name: string; readonly seen: number }[];
  /** The tables the guest has ever sat at, oldest first. */
  readonly tables: readonly ExportedTable[];
  /** What the guest has said. */
  readonly said: readonly ExportedLine[];
  /** The tries at deals of the day. */
  readonly tries: readonly Omit<TryRow, "person">[];
  /** What each rated game has made of the guest. */
  readonly marks: readonly Omit<MarkRow, "who">[];
  /** How the guest is reached, keys and secrets included. */
  readonly channels: readonly ExportedChannel[];
  /** How the guest wants to be told, and the calendar. */
  readonly notices: Omit<Notices, "channels" | "pushKey" | "mail">;
  /** Tables the guest follows or has muted. */
  readonly ears: readonly { readonly table: string; readonly ear: Listening }[];
  /** What is on its way to the guest, or has lately been. */
  readonly tidings: readonly ExportedTiding[];
}

/** A way to reach a guest. */
interface ExportedChannel extends ChannelInfo {
  /** Where it leads, and everything that belongs to it. */
  readonly detail: JsonObject;
}

/** Something a guest was told of, or will be. */
interface ExportedTiding {
  /** What it was about. */
  readonly kind: string;
  /** The table. */
  readonly table: string;
  /** The number of the entry. */
  readonly n: number;
  /** The channel's id. */
  readonly channel: string;
  /** `waiting`, `sent` or `given-up`. */
  readonly state: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** A game of this server. */
interface GameAbout {
  /** Its name in requests. */
  readonly name: string;
  /** Its options. */
  readonly fields: readonly OptionField[];
  /** Its standing orders for windows. */
  readonly orders: readonly string[];
}

/** A table and its latest frame, as the asker may see them. */
interface TableNow {
  /** The table without its game. */
  readonly info: TableInfo;
  /** The time left. */
  readonly clock: ClockInfo;
  /** The latest frame; null: the game has not begun, or an onlooker may not see it yet. */
  readonly frame: Frame | null;
}

/** Some frames in a row. */
interface SomeFrames {
  /** In order and without gaps. */
  readonly frames: readonly Frame[];
  /** Ask again, from the last of them. */
  readonly more?: true;
}

/** A finished game with the proof of its luck. */
type FullRecord = GameRecord & {
  /** How the luck came about. */
  readonly luck: LuckProof;
  /** Who sat where: a person's name or a bot's level. */
  readonly names: readonly string[];
};

/** Six letters that stand for a table's link. */
interface TableCode {
  /** The letters. */
  readonly code: string;
  /** So long they are good. */
  readonly seconds: number;
}

/** Six letters for a screen that waits for a table. */
interface ScreenCode extends TableCode {
  /** What the screen asks with; nobody else is told. */
  readonly screen: string;
}

/** A table's link. */
interface ShownTable {
  /** The id in it; null: nothing to show yet. */
  readonly table: string | null;
}

/** Where others in the network reach this machine. */
interface Addresses {
  /** Empty unless asked on it as `localhost`. */
  readonly addresses: readonly string[];
}

/** It is right, or done. */
interface Fine {
  /** It is. */
  readonly ok: true;
}

/** What an operator has to look at. */
interface OperatorView {
  /** What is reported and not dealt with, newest first; `address` is where that guest was seen last. */
  readonly reports: readonly (Report & { readonly address: string | null })[];
  /** Who may not come. */
  readonly bans: readonly Ban[];
  /** What operators have done, newest first. */
  readonly acts: readonly Act[];
}

/** One's own numbers and the bots'. */
interface Ratings {
  /** In each game. */
  readonly own: readonly RatingInfo[];
  /** Each level in each game, as it was measured. */
  readonly bots: readonly BotRating[];
}

/** The numbers of everybody at a table. */
interface SeatRatings {
  /** By seat; null: nobody sits there. */
  readonly seats: readonly (RatingInfo | null)[];
}

/** How a position was decided. */
interface DailyScore {
  /** What it gave away of the best chance, in thousandths. */
  readonly score: number;
}

/** Whether the server is well. */
interface Health {
  /** It is. */
  readonly ok: boolean;
  /** What is wrong with its store. */
  readonly trouble?: string;
}

/** What a request is answered with, over a socket and over plain HTTP. */
export type Replies = { [N in keyof Answers]: { readonly re: string; readonly ok: true } & Answers[N] };

/** Everything else, by the name it has outside. */
export interface Shapes extends GameShapes, KnownShapes, CompanyShapes, PlayerShapes {
  readonly Nothing: Readonly<Record<never, never>>;
  readonly Me: Me;
  readonly Link: Link;
  readonly Owner: Owner;
  readonly Devices: Devices;
  readonly LoggedOut: LoggedOut;
  readonly Exported: Exported;
  readonly OwnTables: OwnTable[];
  readonly Addresses: Addresses;
  readonly Lobby: LobbyEntry[];
  readonly Games: GameAbout[];
  readonly TableNow: TableNow;
  readonly SomeFrames: SomeFrames;
  readonly FullRecord: FullRecord;
  readonly TableCode: TableCode;
  readonly ScreenCode: ScreenCode;
  readonly ShownTable: ShownTable;
  readonly Fine: Fine;
  readonly OperatorView: OperatorView;
  readonly DailyView: DailyView;
  readonly Ratings: Ratings;
  readonly SeatRatings: SeatRatings;
  readonly DailyScore: DailyScore;
  readonly Health: Health;
  readonly Notices: Notices;
  readonly Channel: ChannelInfo;
  readonly TableEar: TableEar;
  readonly Stopped: Stopped;
  readonly Notice: Notice;
  readonly Clock: Clock;
  readonly Terms: Terms;
  readonly Refused: Refused;
}
