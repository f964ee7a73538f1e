/** What the receivers of webhooks want to read. Names are people's input: nobody is called, and nothing is formatted by them. */
import type { JsonObject } from "../../core/game.ts";
import type { ChannelKind } from "../../core/notices.ts";
import type { Composed } from "./compose.ts";

interface Webhook {
  readonly url: string;
  readonly body: JsonObject;
}

/** Characters that mean something in Discord's texts. */
const plainDiscord = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()<@-]/g, (sign) => `\\${sign}`);
const plainSlack = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export function webhookBody(kind: ChannelKind, url: string, composed: Composed, badge: number): Webhook {
  const { title, body, url: link, key, topic, language, stop, mute } = composed;
  if (kind === "discord")
    return {
      url,
      body: {
        content: `**${plainDiscord(title)}**\n${plainDiscord(body)}\n<${link}>`.slice(0, 1900),
        allowed_mentions: { parse: [] },
      },
    };
  if (kind === "slack")
    return { url, body: { text: `*<${link}|${plainSlack(title)}>*\n${plainSlack(body)}`, unfurl_links: false } };
  if (kind === "ntfy") {
    // The topic's address is the server's with one more part.
    const address = new URL(url);
    const [name = ""] = address.pathname.split("/").slice(-1);
    address.pathname = address.pathname.slice(0, -name.length);
    return {
      url: address.href,
      // The same sequence takes the place of what was shown, where the server is new enough to know it (2.16).
      body: {
        topic: decodeURIComponent(name),
        title,
        message: body,
        click: link,
        tags: ["crystal_ball"],
        sequence_id: key,
      },
    };
  }
  return {
    url,
    body: { id: key, kind: composed.kind, title, body, url: link, topic, language, waiting: badge, stop: mute ?? stop },
  };
}
