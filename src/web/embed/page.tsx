/**
 * Boards for pages of others: `/embed/game/t/TABLE` and `/embed/game#g=…` are a finished game to leaf through, `/embed/puzzle/GAME/ID` a
 * puzzle to solve, `/embed/position/GAME#p=…` a position to look at; `/embed` itself writes the lines that put them there. Nobody is known here, and no cookie is set.
 */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { address } from "../app/route.ts";
import { Missing } from "../pages/missing.tsx";
import { hasGame } from "../review/gameLink.ts";
import { openReel } from "../review/reel.ts";
import type { Finished } from "../review/source.ts";
import { finishedLink, finishedOnline } from "../review/source.ts";
import { Steps, useStepKeys } from "../review/steps.tsx";
import { OneRiddle } from "../riddles/page.tsx";
import { t, tOf } from "./i18n.ts";
import { PositionThere } from "./position.tsx";
import { SnippetPage } from "./snippetPage.tsx";

export const EmbedPage = ({ parts: [kind, ...rest] }: { parts: readonly string[] }): JSX.Element => {
  if (kind === undefined) return <SnippetPage />;
  if (kind === "puzzle") return <OneRiddle game={rest[0] ?? ""} id={rest[1] ?? ""} />;
  if (kind === "game") return <GameThere table={rest[1]} />;
  if (kind === "position") return <PositionThere game={rest[0] ?? ""} />;
  return <Missing say={t("page.missing")} />;
};

const GameThere = ({ table }: { table: string | undefined }): JSX.Element => {
  const [found, setFound] = useState<Finished | Refusal | undefined>(undefined);
  useEffect(() => {
    const { hash } = address();
    if (table !== undefined) void finishedOnline(table).then(setFound);
    else void finishedLink(hasGame(hash) ? hash : "#g=").then(setFound);
  }, []);
  if (found === undefined) return <p class="loading">{t("page.loading")}</p>;
  if (isRefusal(found)) return <Missing say={t("embed.none")} />;
  return <Leafed finished={found} />;
};

/** The board, what happened, and the steps: all there is room for. */
const Leafed = ({ finished }: { finished: Finished }): JSX.Element => {
  const { kit } = finished;
  const reel = useMemo(() => openReel(finished), [finished]);
  useStepKeys(reel);
  useEffect(() => {
    document.title = t("embed.title", { game: tOf("game", kit.game.name) });
    const moment = Number(new URLSearchParams(address().search).get("n") ?? 0);
    if (Number.isInteger(moment)) reel.go(moment);
    return () => reel.stop();
  }, [reel]);
  const { Defs, Board } = kit;
  const n = reel.n.value;
  const { search, hash } = address();
  const whole = finished.table === undefined ? `/review${search}${hash}` : `/review/t/${finished.table}${search}`;
  return (
    <>
      <Defs />
      <main class="embedded" data-n={n}>
        <div class="scene">
          <Board desk={reel} />
        </div>
        <p class="film-said" aria-live="polite">
          {n === 0 ? t("table.begin") : reel.sentences(n)}
        </p>
        <div class="embedded-foot">
          <Steps reel={reel} />
          <a class="embedded-home" href={whole} target="_blank" rel="noopener">
            {t("app.name")}
          </a>
        </div>
      </main>
    </>
  );
};
