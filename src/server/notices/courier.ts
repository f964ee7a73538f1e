/**
 * Carries what is due to where it belongs: takes tidings out of the store, looks whether they are still needed and whether
 * their people are looking anyway, sends them, and notes what became of each.
 *
 * A tiding is noted as sent after the other side has taken it. Who is killed between the two sends it once more, under the
 * same key: a push message takes the place of the first, mail and webhooks carry the key for who receives them.
 */
import { MANNER } from "../../core/notices.ts";
import type { Hall } from "../hall.ts";
import { unattended } from "../hall.ts";
import { ownTables } from "../ownTables.ts";
import type { Carried, Ways } from "./carriers.ts";
import { carry } from "./carriers.ts";
import { compose, composeDigest } from "./compose.ts";
import { nextDigest, quietUntil } from "./hours.ts";
import type { Looked, Lookout } from "./looking.ts";
import { isMoot, standings } from "./relevance.ts";
import type { Signer } from "./signing.ts";
import type { HeldTiding, Delivery } from "./tidingStore.ts";

/** After each failed attempt; after the last one it is given up. */
const PAUSES_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000];
/** Whatever the other side asks for. */
const LONGEST_PAUSE_MS = 21_600_000;
/** So often the store is asked, whether or not anybody has said that there is something. */
const LOOK_MS = 1000;
/** So long who was looking may take to come back after a start, or after a node has died: pages try every two seconds. */
const RETURN_MS = 3500;
/** Nobody knows whether somebody is looking: so long it is asked again. */
const UNSURE_MS = 4000;
const UNSURE_AGAIN_MS = 300;
/** What is due later than this is found when it is looked for. */
const SOON_MS = 5000;
const MOST_HELD = 64;
/** At a time: to channels that worked last, and to those that did not or never have, so that these keep nobody waiting. */
const LANES = { proven: 64, trial: 24 } as const;
const FULL_MS = 250;

export interface Carrying {
  /** People can come from now on. */
  begin(): void;
  /** There is something new. */
  poke(): void;
  /** Something is due then. */
  soon(at: number): void;
  /** Resolves when nothing is on its way from here. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface CourierSettings {
  readonly lookout: Lookout;
  ways(): Promise<Ways & { readonly signer: Signer }>;
  readonly publicUrl: string | undefined;
  readonly settleMs?: number | undefined;
}

export function openCourier(hall: Hall, { lookout, ways, publicUrl, settleMs }: CourierSettings): Carrying {
  let opened = Infinity;
  const settle = settleMs ?? RETURN_MS;
  const turns = oneByOne();
  const busy = { proven: 0, trial: 0 };
  const underWay = new Set<Promise<void>>();
  const keys = new Set<string>();
  let looking: Promise<void> | undefined;
  let isWanted = false;
  let isClosed = false;

  const courier = () => ({ node: hall.node, alone: hall.isSole, now: hall.now() });

  async function settled(tiding: HeldTiding, outcome: Delivery): Promise<void> {
    await hall.store.settle(tiding, courier(), outcome);
    hall.metrics.notices.inc({ channel: tiding.to.kind, outcome: outcome.what });
  }

  async function look(): Promise<void> {
    for (let isMore = true; isMore;) {
      isWanted = false;
      const held = (await hall.store.hold(courier(), MOST_HELD)).filter((each) => !keys.has(nameOf(each)));
      if (held.length > 0) await sort(held);
      isMore = !isClosed && (isWanted || held.length === MOST_HELD);
    }
  }

  /** Who need not be told, who is told later, and who now. */
  async function sort(held: readonly HeldTiding[]): Promise<void> {
    const now = hall.now();
    const tables = await standings(hall, held);
    const left: HeldTiding[] = [];
    const done: Promise<void>[] = [];
    for (const tiding of held) {
      const later = laterOf(tiding, now);
      if (isMoot(tiding, tables, now)) done.push(settled(tiding, { what: "moot" }));
      else if (later) done.push(settled(tiding, later));
      else left.push(tiding);
    }
    const asked = left.filter(asksWhetherLooking);
    const seen = await lookout.ask(asked.map(lookedOf));
    const looks = new Map(asked.map((tiding, i) => [tiding, seen[i]]));
    const ready = left.filter((tiding) => {
      const isSeen = looks.get(tiding);
      if (isSeen === true) done.push(settled(tiding, { what: "moot" }));
      const isUnsure = isSeen !== true && looks.has(tiding) && mayReturn(tiding, isSeen === undefined, now);
      if (isUnsure) done.push(settled(tiding, { what: "wait", at: now + UNSURE_AGAIN_MS, pile: tiding.pile }));
      if (isUnsure) soon(now + UNSURE_AGAIN_MS);
      return isSeen !== true && !isUnsure;
    });
    for (const some of grouped(ready)) send(some, now);
    await Promise.all(done);
  }

  /** Somebody who was looking is perhaps on the way back. Whoever was not need not wait for that. */
  function mayReturn(tiding: HeldTiding, isUnsure: boolean, now: number): boolean {
    // Of those who have no seat there the store does not know it.
    if (!tiding.looked && tiding.kind !== "report" && tiding.kind !== "rematch") return false;
    if (performance.now() - opened < settle) return true;
    const hasDied = now - (hall.deaths.at(-1)?.known ?? -Infinity) < settle;
    return (isUnsure || hasDied) && now - tiding.made < UNSURE_MS;
  }

  /** In its lane, if there is room. */
  function send(tidings: readonly HeldTiding[], now: number): void {
    const { to } = tidings[0]!;
    const lane = to.sent !== null && to.error === null ? "proven" : "trial";
    if (busy[lane] >= LANES[lane]) {
      for (const tiding of tidings)
        unattended(hall, settled(tiding, { what: "wait", at: now + FULL_MS, pile: tiding.pile }));
      soon(now + FULL_MS);
      return;
    }
    busy[lane]++;
    const names = tidings.map(nameOf);
    for (const name of names) keys.add(name);
    const work = deliver(tidings).finally(() => {
      busy[lane]--;
      for (const name of names) keys.delete(name);
      underWay.delete(work);
    });
    underWay.add(work);
    unattended(hall, work);
  }

  async function deliver(tidings: readonly HeldTiding[]): Promise<void> {
    const [first] = tidings;
    const { to, person } = first!;
    // A channel that died while this was on its way.
    if (to.state === "dead") return settleAll(tidings, { what: "dead", error: to.error ?? "" });
    const { signer, ...known } = await ways();
    const origin = publicUrl ?? String(to.detail.origin ?? "");
    const composed = tidings.length === 1 ? compose(first!, origin, signer) : composeDigest(tidings, origin, signer);
    const badge = to.kind === "push" || to.kind === "json" ? await waiting(hall, person) : 0;
    await turns.next();
    const carried = await carry(known, to, composed, badge);
    await settleAll(tidings, carried);
    // Nobody has come back: what the store remembers is out of date.
    if (first!.looked) await hall.store.look(first!.table, person, 0);
    if (carried.what === "sent") hall.metrics.noticeSeconds.observe(Math.max(0, hall.now() - first!.at) / 1000);
  }

  async function settleAll(tidings: readonly HeldTiding[], carried: Carried): Promise<void> {
    const now = hall.now();
    await Promise.all(tidings.map((tiding) => settled(tiding, outcomeOf(tiding, carried, now))));
    if (carried.what === "dead" || carried.what === "never") poke();
  }

  function poke(): void {
    isWanted = true;
    if (isClosed || hall.isClosing || opened === Infinity) return;
    looking ??= look().finally(() => (looking = undefined));
    unattended(hall, looking);
  }

  function soon(at: number): void {
    const wait = Math.max(0, at - hall.now()) + 1;
    const due = performance.now() + wait;
    if (isClosed || wait > SOON_MS || (next && next.due <= due)) return;
    clearTimeout(next?.timer);
    const timer = setTimeout(() => {
      next = undefined;
      poke();
    }, wait);
    next = { due, timer };
  }

  let timer: NodeJS.Timeout | undefined;
  let next: { readonly due: number; readonly timer: NodeJS.Timeout } | undefined;
  async function idle(): Promise<void> {
    await looking?.catch(() => {});
    await Promise.allSettled(underWay);
  }
  return {
    begin() {
      opened = performance.now();
      timer = setInterval(poke, LOOK_MS);
      poke();
    },
    poke,
    soon,
    idle,
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(next?.timer);
      await idle();
    },
  };
}

/**
 * One after the other, and between two of them whatever has come is heard: the moment in which the other side has something
 * and this one does not know it yet, the only one in which a kill makes it come twice, stays short however many there are.
 */
function oneByOne(): { next(): Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  return { next: () => (last = last.then(() => new Promise<void>((resolve) => void setImmediate(resolve)))) };
}

const nameOf = ({ person, kind, table, n, channel }: HeldTiding): string => [person, kind, table, n, channel].join(" ");

const isAsked = ({ kind }: HeldTiding): boolean => kind === "test" || kind === "confirm";

const asksWhetherLooking = (tiding: HeldTiding): boolean =>
  !isAsked(tiding) && (tiding.manner ?? MANNER).away && tiding.kind !== "invitation";

/** Who looks at the table before a rematch sees that there is one. */
const lookedOf = ({ person, table, detail }: HeldTiding): Looked =>
  typeof detail.before === "string" ? [person, table, detail.before] : [person, table];

/** Quiet hours come first; then what is for the digest is put on its pile. */
function laterOf(tiding: HeldTiding, now: number): Delivery | undefined {
  if (isAsked(tiding)) return undefined;
  const manner = tiding.manner ?? MANNER;
  const quiet = quietUntil(manner, now);
  if (quiet !== undefined) return { what: "wait", at: quiet, pile: tiding.pile };
  const isUrgent = ["tenth", "invitation", "weekly"].includes(tiding.kind);
  if (tiding.to.detail.digest !== true || isUrgent || tiding.pile === 1) return undefined;
  return { what: "wait", at: nextDigest(manner, now), pile: 1 };
}

/** What lies on one pile goes together. */
function grouped(tidings: readonly HeldTiding[]): readonly (readonly HeldTiding[])[] {
  const piles = Map.groupBy(
    tidings.filter(({ pile }) => pile === 1),
    ({ channel }) => channel,
  );
  return [...tidings.filter(({ pile }) => pile !== 1).map((tiding) => [tiding]), ...piles.values()];
}

function outcomeOf({ tries, to, detail }: HeldTiding, carried: Carried, now: number): Delivery {
  if (carried.what === "sent") return { what: "sent" };
  const { error } = carried;
  const instead = String(to.detail.label ?? detail.instead ?? "");
  const pause = PAUSES_MS[tries];
  if (carried.what === "dead") return { what: "given-up", error, dead: true, instead };
  if (carried.what === "never" || pause === undefined) return { what: "given-up", error, instead };
  // Not all at once after something was down for everybody.
  const own = pause * (0.9 + Math.random() / 5);
  return { what: "again", error, at: Math.round(now + Math.min(LONGEST_PAUSE_MS, Math.max(own, carried.after ?? 0))) };
}

const MOST_COUNTED = 20;

/** Games that wait for somebody, as far as a badge can show them. */
async function waiting(hall: Hall, person: string): Promise<number> {
  const tables = await ownTables(hall, person, { over: false, most: MOST_COUNTED });
  return tables.filter(({ stage, asked, you, seats }) => stage === "playing" && asked === you && !seats[you]?.standIn)
    .length;
}
