/** Staying known: the ways back one has, and the way back itself. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { path } from "../app/route.ts";
import { me } from "../sessions/guest.ts";
import { Codes } from "./codes.tsx";
import { ComeBack, MergeAsk } from "./comeBack.tsx";
import { reasonOf, t } from "./i18n.ts";
import { PasskeyList } from "./passkeyList.tsx";
import type { Meeting, WaysBack } from "./source.ts";
import { waysBack } from "./source.ts";
import { useTitle } from "../ui/title.ts";

export const KnownPage = (): JSX.Element => {
  const came = path.value.split("?")[1];
  const ways = useSignal<WaysBack | Refusal | undefined>(undefined);
  const meeting = useSignal<Meeting | undefined>(undefined);
  useTitle(t("title.known"));
  useEffect(() => {
    void waysBack().then((found) => (ways.value = found));
  }, []);
  const name = me.value?.name;
  const own = ways.value && !isRefusal(ways.value) ? ways.value : undefined;
  return (
    <main class="page narrow known">
      <header class="page-head">
        <h1>{t("known.title")}</h1>
        <p>{t("known.lead")}</p>
      </header>
      {(came === "back" || came === "merged") && name !== undefined && (
        <p class="parchment news" role="status">
          {t(came === "back" ? "known.isBack" : "known.isMerged", { name })}
        </p>
      )}
      {ways.value && !own && (
        <p class="parchment news" role="alert">
          {reasonOf(ways.value as Refusal)}
        </p>
      )}
      {!ways.value && <p class="loading">{t("page.loading")}</p>}
      {meeting.value && <MergeAsk meeting={meeting.value} onStay={() => (meeting.value = undefined)} />}
      {own && !meeting.value && (
        <>
          <PasskeyList ways={own} onChange={(now) => (ways.value = now)} />
          <Codes left={own.codes} onMade={(codes) => (ways.value = { ...own, codes })} />
          <ComeBack onMeet={(found) => (meeting.value = found)} />
        </>
      )}
      <div class="page-actions">
        <a class="button" href="/device">
          {t("known.toDevice")}
        </a>
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
