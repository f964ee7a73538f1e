/** How one is reached when one is not looking: this device, other ways, when not, and the calendar. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { path, queryOf } from "../app/route.ts";
import { reasonOf } from "../i18n/words.ts";
import { AddChannel } from "./addChannel.tsx";
import { loadNotices, notices } from "./api.ts";
import { Calendar } from "./calendar.tsx";
import { Channels } from "./channels.tsx";
import { t } from "./i18n.ts";
import { MannerForm } from "./mannerForm.tsx";
import { ThisDevice } from "./thisDevice.tsx";
import { Confirm, Stop } from "./tokens.tsx";
import { useTitle } from "../ui/title.ts";

export const NoticesPage = (): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const came = queryOf(path.value);
  const [confirm, stop] = [came.get("confirm"), came.get("stop")];
  useTitle(t("title.notices"));
  useEffect(() => void loadNotices().then((why) => (refused.value = why)), []);
  return (
    <main class="page narrow notices">
      <header class="page-head">
        <h1>{t("notices.title")}</h1>
        <p>{t("notices.lead")}</p>
      </header>
      {confirm !== null && <Confirm token={confirm} />}
      {stop !== null && <Stop token={stop} />}
      {refused.value && (
        <p class="parchment" role="alert">
          {reasonOf(refused.value)}
        </p>
      )}
      {notices.value && (
        <>
          <ThisDevice />
          <Channels />
          <AddChannel />
          <MannerForm />
          <Calendar />
        </>
      )}
      <div class="page-actions">
        <a class="button" href="/settings">
          {t("nav.settings")}
        </a>
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
