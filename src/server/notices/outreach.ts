/** What a server needs to reach people: keys all nodes share, ways out, and the courier. */
import { randomBytes } from "node:crypto";
import type { BlockList } from "node:net";
import webpush from "web-push";
import type { Hall } from "../hall.ts";
import type { PushKeys } from "./carriers.ts";
import { openCourier } from "./courier.ts";
import type { Carrying } from "./courier.ts";
import { openLookout } from "./looking.ts";
import { openMail } from "./mail.ts";
import { networksWith } from "./networks.ts";
import type { Reachable } from "./networks.ts";
import type { Signer } from "./signing.ts";
import { signerWith } from "./signing.ts";

export interface OutreachSettings {
  /** Where people find this server, for links that are read elsewhere; mail needs it. */
  readonly publicUrl?: string | undefined;
  /** The server mail goes to, and who it comes from. */
  readonly smtp?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Reachable that are not public and may be reached all the same. */
  readonly networks?: BlockList | undefined;
  /** Milliseconds in which who was looking may come back after a start. */
  readonly settleMs?: number | undefined;
}

export interface Keys {
  readonly push: PushKeys;
  readonly signer: Signer;
}

export interface Outreach extends Carrying {
  /** Made by whoever starts first, and kept by the store. */
  keys(): Promise<Keys>;
  readonly hasMail: boolean;
  readonly networks: Reachable;
  readonly publicUrl: string | undefined;
}

const TIDY_MS = 600_000;
/** What was settled is remembered so long. */
const KEPT_MS = 7 * 86_400_000;

async function makeKeys(hall: Hall): Promise<Keys> {
  const push = await hall.store.secret("push", JSON.stringify(webpush.generateVAPIDKeys()));
  const seal = await hall.store.secret("seal", randomBytes(32).toString("base64url"));
  return { push: JSON.parse(push) as PushKeys, signer: signerWith(seal) };
}

/** Push services want to know whom to turn to. */
const contactOf = ({ publicUrl, mailFrom }: OutreachSettings): string => {
  const mail = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? "")?.[0];
  if (mail !== undefined) return `mailto:${mail}`;
  return publicUrl?.startsWith("https:") ? publicUrl : "mailto:operator@localhost";
};

export function openOutreach(hall: Hall, settings: OutreachSettings = {}): Outreach {
  const { publicUrl, smtp, mailFrom = "", settleMs } = settings;
  const networks = networksWith(settings.networks);
  const mail = smtp !== undefined && publicUrl !== undefined ? openMail(smtp, mailFrom, publicUrl) : undefined;
  const contact = contactOf(settings);
  let made: Promise<Keys> | undefined;
  /** A store that is in trouble now may be well later. */
  const keys = (): Promise<Keys> =>
    (made ??= makeKeys(hall).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  const lookout = openLookout(hall);
  const carrying = openCourier(hall, {
    lookout,
    publicUrl,
    settleMs,
    async ways() {
      const { push, signer } = await keys();
      return { keys: push, contact, networks, mail, now: hall.now(), signer };
    },
  });
  const tidy = async (): Promise<void> =>
    hall.metrics.noticesWaiting.set(await hall.store.tidyTidings(hall.now() - KEPT_MS));
  const tidying = setInterval(() => void tidy().catch(() => {}), TIDY_MS);
  return {
    keys,
    hasMail: mail !== undefined,
    networks,
    publicUrl,
    begin: carrying.begin,
    poke: carrying.poke,
    soon: carrying.soon,
    idle: carrying.idle,
    async close() {
      clearInterval(tidying);
      lookout.close();
      await carrying.close();
      mail?.close();
    },
  };
}
