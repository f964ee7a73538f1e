/** What may be asked about notices over plain HTTP. */
import { Type } from "typebox";
import { CHANNEL_KINDS, LISTENINGS, MOST_LABEL, TIDING_KINDS } from "../../core/notices.ts";

const closed = { additionalProperties: false };
const label = Type.Optional(Type.String({ maxLength: MOST_LABEL, description: "What its owner calls it." }));
const minute = Type.Integer({ minimum: 0, maximum: 1439 });

export const NewChannel = Type.Object(
  {
    kind: Type.Enum([...CHANNEL_KINDS], { description: "Which kind of way it is." }),
    label,
    url: Type.Optional(Type.String({ maxLength: 2000, description: "A webhook's address." })),
    mail: Type.Optional(Type.String({ maxLength: 200, description: "A mail address." })),
    endpoint: Type.Optional(Type.String({ maxLength: 2000, description: "Of a browser's push subscription." })),
    p256dh: Type.Optional(Type.String({ maxLength: 200, description: "Its key." })),
    auth: Type.Optional(Type.String({ maxLength: 100, description: "Its secret." })),
  },
  closed,
);

export const ChangedChannel = Type.Object(
  {
    label,
    kinds: Type.Optional(Type.Array(Type.Enum([...TIDING_KINDS]), { maxItems: TIDING_KINDS.length })),
    reserve: Type.Optional(Type.Boolean()),
    digest: Type.Optional(Type.Boolean()),
    on: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const ChangedManner = Type.Object(
  {
    language: Type.Enum(["de", "en"]),
    zone: Type.String({ minLength: 1, maxLength: 60, description: "A time zone's IANA name." }),
    quiet: Type.Union([Type.Tuple([minute, minute]), Type.Null()]),
    digestAt: minute,
    away: Type.Boolean(),
  },
  closed,
);

export const ChannelParam = Type.Object({ channel: Type.String({ maxLength: 40 }) });
export const TokenParam = Type.Object({ token: Type.String({ maxLength: 200 }) });
export const FeedWish = Type.Object({ on: Type.Boolean({ description: "A new address, or none." }) }, closed);
export const ConfirmWish = Type.Object({ token: Type.String({ maxLength: 200 }) }, closed);
export const TableParam = Type.Object({ table: Type.String({ maxLength: 40 }) });
export const EarWish = Type.Object(
  {
    table: Type.String({ maxLength: 40 }),
    ear: Type.Enum([...LISTENINGS], { description: "What one wants of this table." }),
  },
  closed,
);
export const InviteWish = Type.Object(
  {
    table: Type.String({ maxLength: 40, description: "The table that waits; one is its host." }),
    from: Type.String({ maxLength: 40, description: "A table at which one has played with somebody." }),
    seat: Type.Integer({ minimum: 0, maximum: 5, description: "Where they sat." }),
  },
  closed,
);
export const UndoQuery = Type.Object({ undo: Type.Optional(Type.String({ maxLength: 1 })) });
