/** How people are reached who are not looking: what they can be told of, and on which channels. Both sides go by this. */

/** What somebody may be told of. No name is part of another: a store looks for one in a list of them. */
export const TIDING_KINDS = ["turn", "half", "tenth", "invitation", "over", "rematch", "report", "weekly"] as const;
export type TidingKind = (typeof TIDING_KINDS)[number];

export const CHANNEL_KINDS = ["push", "mail", "discord", "slack", "ntfy", "json"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** What somebody wants of one table: the usual, nothing, or news of a game others play. */
export const LISTENINGS = ["usual", "mute", "follow"] as const;
export type Listening = (typeof LISTENINGS)[number];

/** A label somebody gives a channel has at most so many characters. */
export const MOST_LABEL = 40;
/** So many channels one guest may have. */
export const MOST_CHANNELS = 10;

/** What can go wrong on a channel. */
export const FAULTS = [
  "status",
  "timeout",
  "name",
  "nobody",
  "connection",
  "private",
  "https",
  "nowhere",
  "moving",
  "address",
  "mailbox",
  "mail",
  "no-mail",
  "other",
] as const;
export type FaultName = (typeof FAULTS)[number];

/** What went wrong last on a channel. */
export interface ChannelFault {
  /** Which kind of fault it was. */
  readonly why: FaultName;
  /** What belongs to it, such as the number of an answer; or nothing. */
  readonly detail: string;
  /** An English sentence, for logs. */
  readonly say: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** A way to reach a guest, as its owner sees it. */
export interface ChannelInfo {
  /** Its id. */
  readonly channel: string;
  /** Which kind of way it is. */
  readonly kind: ChannelKind;
  /** `on`, `off` (paused), `unconfirmed` (a mail address nobody has confirmed yet) or `dead` (whoever runs it says that it is no more). */
  readonly state: "on" | "off" | "unconfirmed" | "dead";
  /** What its owner calls it. */
  readonly label: string;
  /** Where it leads, as far as it need be shown. */
  readonly address: string;
  /** What is told on it. */
  readonly kinds: readonly TidingKind[];
  /** Only used when nothing else has worked. */
  readonly reserve: boolean;
  /** Everything that is not urgent comes once a day. */
  readonly digest: boolean;
  /** What webhooks of this channel are signed with; only for `json`. */
  readonly secret?: string;
  /** When something was last taken by the other side, in milliseconds since 1970. */
  readonly sent?: number;
  /** What went wrong last, and when; it is not there if something has worked since. */
  readonly error?: ChannelFault;
  /** So many notices were given up since something worked. */
  readonly givenUp: number;
}

/** How somebody wants to be told. */
export interface Manner {
  /** In which language. */
  readonly language: "de" | "en";
  /** The time zone, by its IANA name. */
  readonly zone: string;
  /** Quiet hours in minutes since midnight, from and to; null: none. What comes then waits until they are over. */
  readonly quiet: readonly [from: number, to: number] | null;
  /** When the digest comes, in minutes since midnight. */
  readonly digestAt: number;
  /** Nothing while one looks at the table anyway. */
  readonly away: boolean;
}

export const MANNER: Manner = { language: "en", zone: "UTC", quiet: null, digestAt: 1080, away: true };

/** Everything about how a guest is reached. */
export interface Notices {
  /** The key a browser needs to subscribe for push messages. */
  readonly pushKey: string;
  /** This server can send mail. */
  readonly mail: boolean;
  /** The channels, oldest first. */
  readonly channels: readonly ChannelInfo[];
  /** How one wants to be told. */
  readonly manner: Manner;
  /** The path of the calendar of one's deadlines; null: there is none. Whoever has it can read it. */
  readonly feed: string | null;
}

/** What somebody says about a new channel. */
export interface ChannelWish {
  readonly kind: ChannelKind;
  readonly label?: string;
  /** A webhook's address. */
  readonly url?: string;
  readonly mail?: string;
  /** What a browser's push service wants. */
  readonly endpoint?: string;
  readonly p256dh?: string;
  readonly auth?: string;
}

/** What its owner may change about a channel. */
export interface ChannelChange {
  readonly label?: string;
  readonly kinds?: readonly TidingKind[];
  readonly reserve?: boolean;
  readonly digest?: boolean;
  readonly on?: boolean;
}

/** What a link ends, or has ended. */
export interface Stopped {
  /** The channel's name or address. */
  readonly channel: string;
  /** Only what is about one table. */
  readonly table: boolean;
  /** It is off now. */
  readonly stopped: boolean;
}
