/** The ways out: push messages, mail, webhooks. Each says what became of it. */
import webpush from "web-push";
import type { ChannelKind } from "../../core/notices.ts";
import type { Composed } from "./compose.ts";
import { faultOf } from "./faults.ts";
import type { MailSender } from "./mail.ts";
import type { Reachable } from "./networks.ts";
import type { Outgoing, Returned } from "./outward.ts";
import { Forbidden, reachOut } from "./outward.ts";
import { signatureOf } from "./signing.ts";
import type { ChannelRow } from "./tidingStore.ts";
import { webhookBody } from "./webhooks.ts";

/** What became of one attempt. */
export type Carried =
  | { readonly what: "sent" }
  /** Whoever is at the other end says that nobody is there any more. */
  | { readonly what: "dead"; readonly error: string }
  /** It will not work later either. */
  | { readonly what: "never"; readonly error: string }
  | { readonly what: "again"; readonly error: string; readonly after?: number };

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Ways {
  readonly keys: PushKeys;
  /** Whom push services can turn to. */
  readonly contact: string;
  readonly networks: Reachable;
  readonly mail: MailSender | undefined;
  readonly now: number;
}

const DAY_SECONDS = 86_400;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** `badge`: so many games wait for this person. */
export async function carry(ways: Ways, to: ChannelRow, composed: Composed, badge: number): Promise<Carried> {
  try {
    if (to.kind === "mail")
      return ways.mail
        ? await ways.mail.send(textOf(to.detail.mail), composed)
        : { what: "never", error: faultOf("no-mail") };
    const outgoing = to.kind === "push" ? pushTo(ways, to, composed, badge) : webhookTo(ways, to, composed, badge);
    return judged(to.kind, await reachOut(outgoing, ways.networks), ways.now);
  } catch (error) {
    if (error instanceof Forbidden) return { what: "never", error: faultOf(error.why) };
    return { what: "again", error: plainly(error) };
  }
}

/** No stack and no address: the owner is told. */
function plainly(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  if (name === "AbortError" || name === "TimeoutError" || (error as Error).message === "timeout")
    return faultOf("timeout");
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return faultOf("name");
  if (code === "ECONNREFUSED") return faultOf("nobody");
  return faultOf("connection", code ?? name ?? "unknown");
}

function judged(kind: ChannelKind, { status, retryAfter }: Returned, now: number): Carried {
  if (status >= 200 && status < 300) return { what: "sent" };
  const error = faultOf("status", status);
  if (status === 404 || status === 410) return { what: "dead", error };
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  if (!isPassing) return { what: kind === "push" && (status === 401 || status === 403) ? "dead" : "never", error };
  const seconds = Number(retryAfter);
  const moment = retryAfter === undefined ? Number.NaN : Date.parse(retryAfter);
  const after = Number.isFinite(seconds) && retryAfter !== undefined ? seconds * 1000 : moment - now;
  return { what: "again", error, ...(after > 0 && { after }) };
}

function pushTo({ keys, contact, now }: Ways, { detail }: ChannelRow, composed: Composed, badge: number): Outgoing {
  const { key, title, body, url, topic, until, mute, language } = composed;
  const stop = mute ?? composed.stop;
  const payload = JSON.stringify({ key, title, body, url, topic, badge, stop, language, kind: composed.kind });
  const left = until === undefined ? DAY_SECONDS : Math.ceil((until - now) / 1000);
  const asked = webpush.generateRequestDetails(
    { endpoint: textOf(detail.endpoint), keys: { p256dh: textOf(detail.p256dh), auth: textOf(detail.auth) } },
    payload,
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: Math.min(14 * DAY_SECONDS, Math.max(60, left)),
      urgency: composed.kind === "tenth" ? "high" : "normal",
      topic,
      contentEncoding: "aes128gcm",
    },
  );
  const headers = Object.fromEntries(Object.entries(asked.headers).map(([name, value]) => [name, String(value)]));
  return { url: asked.endpoint, headers, body: asked.body ?? Buffer.alloc(0) };
}

function webhookTo({ now }: Ways, { kind, detail }: ChannelRow, composed: Composed, badge: number): Outgoing {
  const { url, body } = webhookBody(kind, textOf(detail.url), composed, badge);
  const seconds = Math.floor(now / 1000);
  const sent = Buffer.from(JSON.stringify(body));
  return {
    url,
    headers: {
      "content-type": "application/json",
      "idempotency-key": composed.key,
      "zaubertisch-signature": signatureOf(textOf(detail.secret), seconds, sent),
    },
    body: sent,
  };
}
