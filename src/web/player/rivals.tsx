/** Who one has played with and against, and who ended in front of whom. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Rival } from "../../core/career.ts";
import { when } from "../i18n/time.ts";
import { botFace, personFace } from "../faces/cast.ts";
import { FaceFrame } from "../faces/mark.tsx";
import { PlayAgain } from "../company/playAgain.tsx";
import { t, tOf } from "./i18n.ts";
import { Bar } from "./resultList.tsx";
import type { Portrait } from "./sections.ts";

const FIRST = 5;

const facts = ({ games, ahead, behind, together, harm, last }: Rival): string[] => {
  const even = games - ahead - behind;
  return [
    ...(games > 0 ? [t("player.ahead", { n: ahead }), t("player.behind", { n: behind })] : []),
    ...(even > 0 ? [t("player.even", { n: even })] : []),
    ...(together > 0 ? [t("player.together", { n: together })] : []),
    ...Object.entries(harm).flatMap(([game, [suffered, done]]) => [
      ...(suffered > 0 ? [tOf("sufferedBy", game, { n: suffered })] : []),
      ...(done > 0 ? [tOf("doneTo", game, { n: done })] : []),
    ]),
    t("player.met", { when: when(last) }),
  ];
};

const RivalRow = ({ rival, isOwn }: { rival: Rival; isOwn: boolean }): JSX.Element => (
  <li class="rival">
    <span class="rival-who">
      <FaceFrame face={rival.isBot ? botFace(rival.who, 0) : personFace(rival.name)} />
      <strong>{rival.isBot ? tOf("level", rival.who) : rival.name}</strong>
    </span>
    <Bar
      parts={[
        ["won", rival.ahead],
        ["shared", rival.games - rival.ahead - rival.behind],
        ["lost", rival.behind],
      ]}
    />
    <span class="rival-facts">{facts(rival).join(" · ")}</span>
    {isOwn && !rival.isBot && <PlayAgain name={rival.name} />}
  </li>
);

interface Some {
  readonly title: string;
  readonly rivals: readonly Rival[];
  /** One looks at one's own page. */
  readonly isOwn: boolean;
}

const Group = ({ title, rivals, isOwn }: Some): JSX.Element | null => {
  const isAll = useSignal(false);
  if (rivals.length === 0) return null;
  const shown = isAll.value ? rivals : rivals.slice(0, FIRST);
  return (
    <div class="rival-group">
      <h3>{title}</h3>
      <ul>
        {shown.map((rival) => (
          <RivalRow key={rival.who} rival={rival} isOwn={isOwn} />
        ))}
      </ul>
      {shown.length < rivals.length && (
        <button type="button" class="button quiet dark" onClick={() => (isAll.value = true)}>
          {t("player.all", { n: rivals.length })}
        </button>
      )}
    </div>
  );
};

export const Rivals = ({ career, of }: Portrait): JSX.Element | null => {
  const { rivals } = career;
  if (of && rivals.length === 0) return null;
  return (
    <section class="parchment player-rivals half">
      <h2>{t(of ? "player.rivalsOf" : "player.rivals")}</h2>
      {!of && <p class="hint">{t("player.rivalsHelp")}</p>}
      {rivals.length === 0 && <p>{t("player.noRivals")}</p>}
      <Group isOwn={!of} title={t("player.people")} rivals={rivals.filter(({ isBot }) => !isBot)} />
      <Group isOwn={!of} title={t("player.bots")} rivals={rivals.filter(({ isBot }) => isBot)} />
    </section>
  );
};
