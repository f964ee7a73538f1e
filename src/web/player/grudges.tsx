/** Who did to whom what nobody likes: theirs to one side, one's own to the other. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Rival } from "../../core/career.ts";
import { language } from "../app/settings.ts";
import { botFace, personFace } from "../faces/cast.ts";
import { FaceFrame } from "../faces/mark.tsx";
import { t, tOf } from "./i18n.ts";

const FIRST = 4;

interface Grudge {
  readonly rival: Rival;
  readonly suffered: number;
  readonly done: number;
}

/** Whoever did most of it first. */
const grudgesIn = (game: string, rivals: readonly Rival[]): Grudge[] =>
  rivals
    .flatMap((rival) => {
      const [suffered, done] = rival.harm[game] ?? [0, 0];
      return suffered + done > 0 ? [{ rival, suffered, done }] : [];
    })
    .toSorted((a, b) => b.suffered - a.suffered || b.done - a.done);

const nameOf = ({ isBot, who, name }: Rival): string => (isBot ? tOf("level", who) : name);

const Row = ({ game, most, grudge }: { game: string; most: number; grudge: Grudge }): JSX.Element => {
  const { rival, suffered, done } = grudge;
  const plain = new Intl.NumberFormat(language.value);
  const width = (count: number): string => `${(100 * count) / most}%`;
  return (
    <li class="grudge">
      <span class="grudge-who">
        <FaceFrame face={rival.isBot ? botFace(rival.who, 0) : personFace(rival.name)} />
        <strong>{nameOf(rival)}</strong>
      </span>
      <span class="grudge-bar theirs" aria-hidden="true">
        <b>{plain.format(suffered)}</b>
        <i style={{ width: width(suffered) }} />
      </span>
      <span class="grudge-bar ours" aria-hidden="true">
        <i style={{ width: width(done) }} />
        <b>{plain.format(done)}</b>
      </span>
      <span class="unseen">
        {[tOf("sufferedBy", game, { n: suffered }), tOf("doneTo", game, { n: done })].join(", ")}
      </span>
    </li>
  );
};

export const Grudges = ({ game, rivals }: { game: string; rivals: readonly Rival[] }): JSX.Element | null => {
  const isAll = useSignal(false);
  const all = grudgesIn(game, rivals);
  if (all.length === 0) return null;
  const most = Math.max(...all.flatMap(({ suffered, done }) => [suffered, done]));
  const shown = isAll.value ? all : all.slice(0, FIRST);
  return (
    <div class="grudges" data-test={`grudges-${game}`}>
      <h4>{tOf("grudges", game)}</h4>
      <p class="grudge-head" aria-hidden="true">
        <span>{t("player.theyYou")}</span>
        <span>{t("player.youThem")}</span>
      </p>
      <ol>
        {shown.map((grudge) => (
          <Row key={grudge.rival.who} game={game} most={most} grudge={grudge} />
        ))}
      </ol>
      {shown.length < all.length && (
        <button type="button" class="button quiet dark" onClick={() => (isAll.value = true)}>
          {t("player.all", { n: all.length })}
        </button>
      )}
    </div>
  );
};
