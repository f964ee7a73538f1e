/** A game to pass on: this moment of it, or all of it. */
import { HAS_SERVER } from "#server";
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { address, linkTo } from "../app/route.ts";
import { FromHere } from "../editor/fromHere.tsx";
import { t as words } from "../editor/i18n.ts";
import { t, tOf } from "../i18n/words.ts";
import { SendButtons } from "../send/buttons.tsx";
import { ShareButton } from "../ui/shareButton.tsx";
import { packedGame } from "./gameLink.ts";
import { momentOf } from "./moment.ts";
import type { Finished } from "./source.ts";

/** A game that was opened from a file or a link goes there whole. */
function paperOf({ table }: Finished, packed: string): string {
  if (table !== undefined) return `/scoresheet/t/${table}`;
  const local = /^\/review\/local\/([^/]+)$/.exec(address().pathname)?.[1];
  return local === undefined ? `/scoresheet#${packed}` : `/scoresheet/local/${local}`;
}

export const PassOn = ({ finished, n }: { finished: Finished; n: ReadonlySignal<number> }): JSX.Element => {
  const [packed, setPacked] = useState<string | undefined>(undefined);
  useEffect(() => void packedGame(finished.json).then(setPacked), [finished]);
  const moment = `n=${n.value}`;
  const whole = packed === undefined ? undefined : linkTo(`/review#${packed}`);
  // What lies on this device only can be told to nobody but whole.
  const here =
    finished.table === undefined
      ? packed && linkTo(`/review?${moment}#${packed}`)
      : linkTo(`/review/t/${finished.table}?${moment}`);
  const { game } = finished.kit;
  const position = useMemo(() => momentOf(game, finished.record, n.value), [finished, n.value]);
  const text = (): string => t("review.linkText", { game: tOf("game", finished.kit.game.name), n: n.value });
  return (
    <section class="finding pass-on">
      <h2>{t("review.passOn")}</h2>
      <div class="page-actions">
        {here !== undefined && (
          <ShareButton text={text} url={here} label={t("review.linkMoment")} copied={t("review.linkCopied")} />
        )}
        {whole !== undefined && (
          <ShareButton
            text={() => tOf("game", finished.kit.game.name)}
            url={whole}
            label={t("review.linkGame")}
            copied={t("review.linkCopied")}
          />
        )}
        {HAS_SERVER && here !== undefined && (
          <a class="button" data-action="embed" href={`/embed#link=${encodeURIComponent(here)}`}>
            {words("editor.embed")}
          </a>
        )}
        <FromHere game={game.name} moment={position} />
        <SendButtons finished={() => Promise.resolve(finished)} paper={packed && paperOf(finished, packed)} kind="" />
      </div>
      <p class="hint">{t("review.linkHelp")}</p>
    </section>
  );
};
