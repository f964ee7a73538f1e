/** Channels as their owners make and change them. */
import { randomBytes } from "node:crypto";
import type { JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { ChannelChange, ChannelInfo, ChannelKind, ChannelWish, TidingKind } from "../../core/notices.ts";
import { MOST_CHANNELS, MOST_LABEL, TIDING_KINDS } from "../../core/notices.ts";
import type { Hall } from "../hall.ts";
import { newId } from "../hall.ts";
import { readFault, sentenceOf } from "./faults.ts";
import { isMailAddress } from "./mail.ts";
import { Forbidden, pinned, readAddress } from "./outward.ts";
import { digestOf } from "./signing.ts";
import type { ChannelRow } from "./tidingStore.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The owner sees where it leads, and no more than that is needed to tell one from another. */
function shownAddress({ kind, detail }: ChannelRow): string {
  if (kind === "mail") return text(detail.mail);
  const address = text(detail.url ?? detail.endpoint);
  return URL.canParse(address) ? new URL(address).host : "";
}

export function channelInfo(row: ChannelRow): ChannelInfo {
  const { id, kind, state, detail, kinds, reserve, sent, error, failed, given } = row;
  return {
    channel: id,
    kind,
    state,
    label: text(detail.label),
    address: shownAddress(row),
    kinds: kinds.split(" ").filter((each): each is TidingKind => (TIDING_KINDS as readonly string[]).includes(each)),
    reserve: reserve === 1,
    digest: detail.digest === true,
    ...(kind === "json" && state !== "dead" && { secret: text(detail.secret) }),
    ...(sent !== null && { sent }),
    ...(error !== null && { error: readFault(error, failed ?? 0) }),
    givenUp: given,
  };
}

const noAddress = (say: string): Refusal => refuse("address", say);

const bytesOf = (encoded: string | undefined): Buffer => Buffer.from(encoded ?? "", "base64url");
const UNCOMPRESSED = 4;

/** Where it leads, if it can lead there; `key` is the same for the same place. */
async function placeOf(hall: Hall, wish: ChannelWish): Promise<{ key: string; detail: JsonObject } | Refusal> {
  const { kind } = wish;
  if (kind === "mail") {
    if (!hall.reach?.hasMail) return refuse("no-mail", "This server sends no mail.");
    const mail = (wish.mail ?? "").trim();
    if (!isMailAddress(mail)) return noAddress("This is no mail address.");
    return { key: mail.toLowerCase(), detail: { mail } };
  }
  const address = kind === "push" ? wish.endpoint : wish.url;
  const url = readAddress(address ?? "");
  if (!url) return noAddress("This is no address of a web server.");
  try {
    await pinned(url, hall.reach!.networks);
  } catch (error) {
    return noAddress(error instanceof Forbidden ? sentenceOf(error.why) : "Nobody is found at this address.");
  }
  if (kind !== "push") {
    if (kind === "ntfy" && /^\/*$/.test(url.pathname))
      return noAddress("The address of a topic has a name at its end.");
    return { key: url.href, detail: { url: url.href, secret: randomBytes(24).toString("base64url") } };
  }
  const { p256dh = "", auth = "" } = wish;
  const point = bytesOf(p256dh);
  if (point.length !== 65 || point[0] !== UNCOMPRESSED || bytesOf(auth).length !== 16)
    return noAddress("These are no keys of a browser.");
  return { key: url.href, detail: { endpoint: url.href, p256dh, auth } };
}

/** A further channel, or the same one again: then it is on, and otherwise as it was. `origin` and `device` are where it was asked from. */
export async function addChannel(
  hall: Hall,
  person: string,
  wish: ChannelWish,
  { origin, device }: { readonly origin: string; readonly device: string },
): Promise<ChannelRow | Refusal> {
  const place = await placeOf(hall, wish);
  if (isRefusal(place)) return place;
  const own = await hall.store.channels(person);
  const before = own.find(({ kind, detail }) => kind === wish.kind && keyOf(kind, detail) === place.key);
  const id = wish.kind === "push" ? digestOf("push", place.key) : (before?.id ?? newId());
  // A browser has one guest: whoever it was before is not told here any more.
  const other = before || wish.kind !== "push" ? undefined : await hall.store.channel(id);
  if (!before && own.filter(({ state }) => state !== "dead").length >= MOST_CHANNELS) return enough();
  if (other) await hall.store.dropChannel(id);
  const label = wish.label ?? text(before?.detail.label);
  const row: ChannelRow = {
    id,
    person,
    kind: wish.kind,
    state: wish.kind === "mail" && before?.state !== "on" && before?.state !== "off" ? "unconfirmed" : "on",
    reserve: before?.reserve ?? 0,
    kinds: before?.kinds ?? TIDING_KINDS.join(" "),
    made: before?.made ?? hall.now(),
    detail: {
      digest: false,
      ...before?.detail,
      ...place.detail,
      ...(before && { secret: before.detail.secret ?? "" }),
      label: label.slice(0, MOST_LABEL),
      origin,
      device,
    },
    error: null,
    failed: null,
    sent: null,
    given: 0,
  };
  await hall.store.saveChannel(row);
  if (before) return row;
  // Many may have been asked for at the same moment: none of them is more than there may be.
  const all = (await hall.store.channels(person)).filter(({ state }) => state !== "dead");
  if (all.findIndex((each) => each.id === id) < MOST_CHANNELS) return row;
  await hall.store.dropChannel(id);
  return enough();
}

const enough = (): Refusal => refuse("too-many", "You have enough channels: remove one first.");

const keyOf = (kind: ChannelKind, detail: JsonObject): string =>
  kind === "mail" ? text(detail.mail).toLowerCase() : text(detail.url ?? detail.endpoint);

/** Two guests have become one, and perhaps both had named the same place: it is told once from now on. */
export async function uniteChannels(hall: Hall, person: string): Promise<void> {
  const places = new Set<string>();
  const all = (await hall.store.channels(person)).filter(({ state }) => state !== "dead");
  // One that works stays, before one that is off or was never confirmed.
  for (const { id, kind, detail } of all.toSorted((a, b) => Number(b.state === "on") - Number(a.state === "on"))) {
    const place = `${kind} ${keyOf(kind, detail)}`;
    if (places.has(place)) await hall.store.dropChannel(id);
    places.add(place);
  }
}

export async function changeChannel(hall: Hall, row: ChannelRow, change: ChannelChange): Promise<ChannelRow | Refusal> {
  const { label, kinds, reserve, digest, on } = change;
  if (row.state === "dead") return refuse("unknown-channel", "There is no such channel any more.");
  const isSwitched = on !== undefined && row.state !== "unconfirmed";
  const next: ChannelRow = {
    ...row,
    ...(isSwitched && { state: on ? "on" : "off" }),
    ...(reserve !== undefined && { reserve: Number(reserve) }),
    ...(kinds && { kinds: TIDING_KINDS.filter((kind) => kinds.includes(kind)).join(" ") }),
    detail: { ...row.detail, ...(digest !== undefined && { digest }), ...(label !== undefined && { label }) },
  };
  await hall.store.saveChannel(next);
  return next;
}
