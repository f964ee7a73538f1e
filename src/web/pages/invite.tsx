/** The way in for others: a QR code and a link that lead here from where they are. */
import type { JSX } from "preact";
import { renderSVG } from "uqr";
import { t } from "../i18n/words.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import type { Reach } from "./reach.ts";
import { useReach } from "./reach.ts";
import { TableCode } from "./tableCode.tsx";

/** A QR code as a picture: no markup of others gets into the page. */
export const Qr = ({ text, words }: { text: string; words: string }): JSX.Element => (
  <img class="qr" alt={words} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`} />
);

/** What is to be known about an address before it is passed on. */
export const ReachNote = ({ way }: { way: Reach }): JSX.Element | null => {
  if (way.kind === "own") return null;
  if (way.kind === "alone") return <p class="warning">{t("reach.alone")}</p>;
  return (
    <>
      <p class="hint">{t("reach.network")}</p>
      {way.bases.length > 1 && (
        <label class="inline">
          <span>{t("reach.choose")}</span>
          <select value={way.base} onChange={(event) => way.choose(event.currentTarget.value)}>
            {way.bases.map((base) => (
              <option key={base} value={base}>
                {new URL(base).host}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};

export const Invite = ({ table }: { table: string }): JSX.Element => {
  const way = useReach();
  const link = `${way?.base ?? ""}/t/${table}`;
  return (
    <section class="parchment room-invite">
      <h2>{t("room.invite")}</h2>
      {way && (
        <>
          <Qr text={link} words={t("room.qr")} />
          <p class="link">{link}</p>
          <ReachNote way={way} />
          <ShareButton text={() => ""} url={link} label={t("room.copy")} copied={t("room.copied")} />
          <TableCode table={table} />
        </>
      )}
    </section>
  );
};
