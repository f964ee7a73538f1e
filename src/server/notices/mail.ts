/** Mail, by one SMTP server of the operator's. */
import type { Transporter } from "nodemailer";
import type { Carried } from "./carriers.ts";
import type { Composed } from "./compose.ts";
import { faultOf } from "./faults.ts";
import { say } from "./words.ts";

export interface MailSender {
  send(to: string, composed: Composed): Promise<Carried>;
  close(): void;
}

/** No lists, no names, no quotes: what people have as an address, and nothing that could be two. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
export const isMailAddress = (text: string): boolean => text.length <= 200 && ADDRESS.test(text);

const TIMES = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 9000, dnsTimeout: 5000 };

/** `from`: who sends it; without one it is in the address of the server (`smtp://…?from=…`). */
export function openMail(smtp: string, from: string, publicUrl: string): MailSender {
  const url = new URL(smtp);
  const sender = from || url.searchParams.get("from") || "";
  url.searchParams.delete("from");
  // Loaded with the first mail: it is a tenth of a second of every start.
  let opening: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: url.href,
      pool: true,
      maxConnections: 4,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMES,
    });
  };
  const domain = new URL(publicUrl).hostname;
  return {
    async send(to, composed) {
      const { key, title, url: link, kind, language, stop, mute, topic } = composed;
      const way = kind === "confirm" ? "confirm" : kind === "digest" ? "openAll" : "open";
      const ends =
        kind === "confirm"
          ? []
          : [...(mute ? [say(language, "muteTable", { url: mute })] : []), say(language, "stop", { url: stop })];
      const text = [composed.body, say(language, way, { url: link }), "-- ", ...ends].join("\n\n");
      const api = stop.replace("/notices?stop=", "/api/notices/stop/");
      const thread = kind === "digest" || kind === "confirm" ? {} : { references: `<${topic}@${domain}>` };
      try {
        const transport = await (opening ??= open());
        await transport.sendMail({
          from: sender,
          to: { name: "", address: to },
          subject: title,
          text,
          messageId: `<${key}@${domain}>`,
          ...thread,
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            ...(kind !== "confirm" && {
              "List-Unsubscribe": `<${api}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        });
        return { what: "sent" };
      } catch (error) {
        const { responseCode, command } = error as { responseCode?: number; command?: string };
        const isGone = command === "RCPT TO" && [550, 551, 553].includes(responseCode ?? 0);
        if (isGone) return { what: "dead", error: faultOf("mailbox", responseCode) };
        return { what: "again", error: faultOf("mail", responseCode ?? "–") };
      }
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
}
