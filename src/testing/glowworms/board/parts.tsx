/** Around the board: who plays, the own spark, and what can be done. */
import type { JSX } from "preact";
import { BotMark } from "../../../web/faces/mark.tsx";
import type { Tally } from "../../../web/table/kit.ts";
import { t } from "./i18n.ts";
import type { GlowwormsPart, GlowwormsScene } from "./scene.ts";

export const Players: GlowwormsPart = ({ desk }) => {
  const { view } = desk.scene.value;
  return (
    <ul class="worms" aria-label={t("table.players")}>
      {desk.players.value.map((player, seat) => (
        <li key={seat} class={`worm-player tint-${seat} ${view.active === seat ? "active" : ""}`} data-seat={seat}>
          <span>{player.name}</span>
          <small>{"●".repeat(view.lights[seat]!)}</small>
          <BotMark player={player} isThinking={view.decider === seat} />
        </li>
      ))}
    </ul>
  );
};

/** The own spark. A touch shows it, if that may be done now. */
export const Hand: GlowwormsPart = ({ desk }) => {
  const { sparks } = desk.scene.value.view;
  const spark = desk.veiled.value ? null : (sparks[desk.seat.value] ?? null);
  const show = desk.choices.value.find(({ verb }) => verb === "show");
  if (spark === null) return <p class="spark" role="img" aria-label={t("glowworms.sparkHidden")} />;
  if (!show)
    return (
      <p class="spark" role="img" aria-label={t("glowworms.spark", { n: spark })}>
        {spark}
      </p>
    );
  return (
    <button
      type="button"
      class="spark warm"
      aria-label={t("glowworms.sparkShow", { n: spark })}
      onClick={() => desk.decide(show.text)}
    >
      {spark}
    </button>
  );
};

const DO = { go: "glowworms.do.go", wait: "glowworms.do.wait", show: "glowworms.do.show" } as const;

export const Actions: GlowwormsPart = ({ desk }) => (
  <div class="buttons" data-decider={desk.frame.value.decider ?? "over"}>
    {desk.choices.value.map(({ text, verb, to }) => (
      <button
        key={text}
        type="button"
        class={`button ${verb === "go" ? "main" : ""}`}
        data-action={text}
        onClick={() => desk.decide(text)}
      >
        {t(DO[verb], { to })}
      </button>
    ))}
    {desk.mayUndo.value && (
      <button type="button" class="button quiet" data-action="undo" onClick={() => desk.undo()}>
        {t("table.undo")}
      </button>
    )}
  </div>
);

/** A round sign: three glowworms are told apart by their colours and lanes. */
export const Emblem = ({ size }: { of: number; size: number }): JSX.Element => (
  <circle r={size / 2.4} fill="currentColor" />
);

const Sign = (): JSX.Element => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <Emblem of={0} size={19} />
  </svg>
);

/** G-E2 What counts in the end. */
export const tallies = ({ view }: GlowwormsScene): readonly Tally[] => [
  { name: t("glowworms.tally.stones"), Sign, of: (seat) => Math.min(view.stones[seat]!, view.goal) },
  { name: t("glowworms.tally.lights"), Sign, of: (seat) => view.lights[seat]! },
  { name: t("glowworms.tally.spark"), Sign, of: (seat) => (view.shown[seat] ? 0 : (view.sparks[seat] ?? 0)) },
];
