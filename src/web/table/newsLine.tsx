/** Tells everybody at the table for a moment who left, who is away and where a bot steps in. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { SeatInfo } from "../../core/info.ts";
import { t } from "../i18n/words.ts";
import { botName } from "../sessions/names.ts";
import type { Online } from "../sessions/online.ts";
import type { News } from "./news.ts";
import { newsOf } from "./news.ts";

const LASTING_MS = 6000;
/** Who only reloads the page is gone for a moment, and nobody wants to hear of it. */
const MOMENT_MS = 1200;

const words = ({ what, seat, name, before }: News, was: SeatInfo, now: SeatInfo): string =>
  t(`news.${what}`, { name, before: before ?? "", bot: botName((what === "left" ? now : was).level ?? "", seat) });

export const NewsLine = ({ online }: { online: Online }): JSX.Element => {
  const lines = useSignal<readonly { readonly key: number; readonly text: string }[]>([]);
  const told = useRef<readonly SeatInfo[]>(online.info.peek()?.seats ?? []);
  const count = useRef(0);
  useSignalEffect(() => {
    const info = online.info.value;
    if (!info || info.stage !== "playing") return undefined;
    const timer = setTimeout(() => {
      const before = told.current;
      told.current = info.seats;
      const fresh = newsOf(before, info.seats)
        .filter(({ seat }) => seat !== info.you)
        .map((news) => ({ key: count.current++, text: words(news, before[news.seat]!, info.seats[news.seat]!) }));
      if (fresh.length === 0) return;
      lines.value = [...lines.peek(), ...fresh];
      setTimeout(() => (lines.value = lines.peek().filter((line) => !fresh.includes(line))), LASTING_MS);
    }, MOMENT_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div class="news-line" role="status">
      {lines.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
};
