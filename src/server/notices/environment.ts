/** What an operator says about notices, in variables (docs/operations.md). */
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { readNetworks } from "./networks.ts";
import type { OutreachSettings } from "./outreach.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const originOf = (text: string | undefined): string | undefined =>
  text !== undefined && URL.canParse(text) && /^https?:/.test(text) ? new URL(text).origin : undefined;

/** What cannot be meant is refused in one sentence. */
export function readReach(env: Environment): OutreachSettings | Refusal {
  const { PUBLIC_URL, ORIGINS, SMTP_URL, MAIL_FROM, NOTICE_NETWORKS } = env;
  if (PUBLIC_URL && originOf(PUBLIC_URL) === undefined)
    return refuse("malformed", `PUBLIC_URL is no address of a web server: ${PUBLIC_URL}.`);
  const publicUrl = originOf(PUBLIC_URL) ?? originOf(ORIGINS?.split(",")[0]);
  const isSmtp = SMTP_URL !== undefined && URL.canParse(SMTP_URL) && /^smtps?:$/.test(new URL(SMTP_URL).protocol);
  if (SMTP_URL && !isSmtp)
    return refuse("malformed", "SMTP_URL is no address such as smtp://user:word@mail.example:587.");
  if (SMTP_URL && publicUrl === undefined)
    return refuse("malformed", "SMTP_URL needs PUBLIC_URL too: links in a mail must lead here.");
  const from = MAIL_FROM || (isSmtp && new URL(SMTP_URL).searchParams.get("from")) || "";
  if (SMTP_URL && from === "") return refuse("malformed", "SMTP_URL needs MAIL_FROM too: whom a mail comes from.");
  const networks = NOTICE_NETWORKS ? readNetworks(NOTICE_NETWORKS.split(",")) : undefined;
  if (NOTICE_NETWORKS && !networks)
    return refuse("malformed", "NOTICE_NETWORKS is no list of networks such as 10.1.0.0/16,fd00::/8.");
  return {
    publicUrl,
    ...(SMTP_URL && { smtp: SMTP_URL, mailFrom: from }),
    ...(networks && { networks }),
  };
}
