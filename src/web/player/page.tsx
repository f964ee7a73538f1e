/** A player's page: what finished games add up to. One's own, of the server and of this device; or what somebody shows by a link. */
import { HAS_SERVER } from "#server";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Career } from "../../core/career.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { Page } from "../app/about.ts";
import { kitOf } from "../app/games.ts";
import { me } from "../sessions/guest.ts";
import { t } from "./i18n.ts";
import type { Portrait } from "./sections.ts";
import { SECTIONS } from "./sections.ts";
import { Showing } from "./showing.tsx";
import type { OwnCareer } from "./source.ts";
import { deviceCareer, onlineCareer, sharedCareer } from "./source.ts";
import { TakeAlong } from "./takeAlong.tsx";
import { useTitle } from "../ui/title.ts";

export const PlayerPage: Page = ({ parts: [link] }) =>
  link === undefined ? <OwnPage /> : <SharedPage key={link} link={link} />;

/** A game brings its words with its kit. */
const withWords = async <T extends { readonly career: Career }>(found: T): Promise<T> => {
  await Promise.all(Object.keys(found.career.chronicles).map((game) => kitOf(game)));
  return found;
};

const Sections = (portrait: Portrait): JSX.Element => (
  <>
    {SECTIONS.map((Section, i) => (
      <Section key={i} {...portrait} />
    ))}
  </>
);

const Empty = ({ words, href }: { words: string; href?: string }): JSX.Element => (
  <section class="parchment empty">
    <h2>{t("player.empty")}</h2>
    <p>{words}</p>
    {href !== undefined && (
      <div class="page-actions">
        <a class="button main" href={href}>
          {t("player.play")}
        </a>
      </div>
    )}
  </section>
);

const AGAIN_MS = 1500;

/** Asked again while older games are still being counted. */
function useOnline(): { readonly value: OwnCareer | Refusal | undefined } {
  const found = useSignal<OwnCareer | Refusal | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const now = await onlineCareer();
      if (isGone) return;
      found.value = isRefusal(now) ? now : await withWords(now);
      if (!isRefusal(now) && now.missing > 0) timer = setTimeout(() => void ask(), AGAIN_MS);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return found;
}

const FROM = ["online", "device"] as const;

const OwnPage = (): JSX.Element => {
  const online = useOnline();
  const device = useSignal<Career | undefined>(undefined);
  const chosen = useSignal<Portrait["from"] | undefined>(undefined);
  useTitle(t("title.player"));
  useEffect(() => {
    void deviceCareer().then(async (career) => (device.value = (await withWords({ career })).career));
  }, []);
  const served = online.value && !isRefusal(online.value) ? online.value : undefined;
  // Who is no guest yet has nothing online; that is another thing than no server.
  const isAlone = online.value !== undefined && isRefusal(online.value) && online.value.refused === "no-server";
  const isThere = online.value !== undefined && device.value !== undefined;
  // Where there is something to see.
  const from = chosen.value ?? (HAS_SERVER && (served?.career.games || !device.value?.games) ? "online" : "device");
  const career = from === "online" ? served?.career : device.value;
  return (
    <main class="page narrow player">
      <header class="page-head">
        <h1>{me.value?.name ?? served?.name ?? t("player.title")}</h1>
        <p>{t("player.lead")}</p>
      </header>
      {HAS_SERVER && (
        <fieldset class="player-from">
          <legend class="unseen">{t("player.source")}</legend>
          <div class="segments">
            {FROM.map((each) => (
              <label key={each}>
                <input type="radio" name="from" checked={from === each} onChange={() => (chosen.value = each)} />
                <span>{t(`player.source.${each}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {from === "online" && served && served.missing > 0 && (
        <p class="parchment news" role="status">
          {t("player.counting", { n: served.missing })}
        </p>
      )}
      {!isThere && <p class="loading">{t("page.loading")}</p>}
      {isThere && career && career.games > 0 && <Sections career={career} from={from} of={undefined} />}
      {isThere && !career?.games && from === "device" && <Empty words={t("player.emptyDevice")} href="/" />}
      {isThere && !career?.games && from === "online" && (
        <Empty words={t(isAlone ? "player.noServer" : "player.emptyOnline")} href="/lobby" />
      )}
      {isThere && career && career.games > 0 && <TakeAlong from={from} />}
      {isThere && from === "online" && served && career!.games > 0 && <Showing link={served.link} />}
      <Ways />
    </main>
  );
};

const Ways = (): JSX.Element => (
  <div class="page-actions">
    <a class="button" href="/games">
      {t("player.toGames")}
    </a>
    {HAS_SERVER && (
      <a class="button" href="/known" data-action="known">
        {t("player.toKnown")}
      </a>
    )}
    <a class="button quiet" href="/">
      {t("nav.start")}
    </a>
  </div>
);

const SharedPage = ({ link }: { link: string }): JSX.Element => {
  const found = useSignal<{ readonly name: string; readonly career: Career } | Refusal | undefined>(undefined);
  useEffect(() => {
    void sharedCareer(link).then(async (now) => (found.value = isRefusal(now) ? now : await withWords(now)));
  }, [link]);
  const shown = found.value && !isRefusal(found.value) ? found.value : undefined;
  useTitle(shown ? t("title.playerOf", { name: shown.name }) : t("title.player"));
  return (
    <main class="page narrow player">
      <header class="page-head">
        <h1>{shown?.name ?? t("app.name")}</h1>
        {shown && <p>{t("player.leadOf", { name: shown.name })}</p>}
      </header>
      {!found.value && <p class="loading">{t("page.loading")}</p>}
      {found.value && !shown && <Empty words={t("player.unknown")} />}
      {shown && shown.career.games === 0 && <Empty words={t("player.emptyOf")} />}
      {shown && shown.career.games > 0 && (
        <Sections career={shown.career} from="online" of={{ name: shown.name, link }} />
      )}
      <Ways />
    </main>
  );
};
