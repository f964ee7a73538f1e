/** A television without a table: a code and a QR code for a phone, and a field for a table's own letters. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import { go } from "../app/route.ts";
import { t } from "../i18n/words.ts";
import { screenCode, shownOn } from "../sessions/codes.ts";
import { Qr } from "./invite.tsx";
import { Letters } from "./letters.tsx";
import { useReach } from "./reach.ts";
import { useTitle } from "../ui/title.ts";

const LOOK_MS = 2500;

export const toTelevision = (table: string): void => go(`/tv/${table}`, true);

/** Looks every few seconds whether somebody has sent a table; a code that is too old is replaced. */
function useOwnCode(): string | undefined {
  const own = useSignal<{ readonly code: string; readonly screen: string } | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const shown = own.value && (await shownOn(own.value.screen));
      if (shown && !isRefusal(shown)) {
        if (shown.table !== null) toTelevision(shown.table);
        return;
      }
      const fresh = await screenCode();
      if (!isRefusal(fresh)) own.value = fresh;
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return own.value?.code;
}

export const ScreenPage = (): JSX.Element => {
  const code = useOwnCode();
  const way = useReach();
  useTitle(t("title.tv"));
  return (
    <main class="screen">
      <h1>{t("tv.title")}</h1>
      <section class="screen-own">
        <p>{t("tv.scan")}</p>
        {code !== undefined && way && <Qr text={`${way.base}/show/${code}`} words={t("tv.qr")} />}
        <p class="code">{code ?? "······"}</p>
        <p>{t("tv.scanHelp")}</p>
      </section>
      <section class="screen-type">
        <Letters label={t("tv.or")} onTable={toTelevision} />
      </section>
    </main>
  );
};
