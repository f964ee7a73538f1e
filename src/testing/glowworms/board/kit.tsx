/** Glowworms, as the shell knows it. */
import type { Kit, Sound } from "../../../web/table/kit.ts";
import type { GlowwormsEvent } from "../rules/events.ts";
import { glowworms } from "../rules/game.ts";
import { FIELDS } from "../rules/options.ts";
import { SEATS } from "../rules/state.ts";
import { Board } from "./board.tsx";
import { t } from "./i18n.ts";
import { Actions, Emblem, Hand, Players, tallies } from "./parts.tsx";
import type { GlowwormsKitTypes } from "./scene.ts";
import { sceneOf, step } from "./scene.ts";
import "./styles.css";

const LENGTHS: Readonly<Partial<Record<GlowwormsEvent["what"], number>>> = {
  roll: 500,
  go: 400,
  show: 700,
  light: 400,
};
const SOUNDS: Readonly<Partial<Record<GlowwormsEvent["what"], Sound>>> = {
  roll: "dice",
  go: "step",
  show: "spell",
  light: "fill",
};

export const glowwormsKit: Kit<GlowwormsKitTypes> = {
  game: glowworms,
  Defs: () => null,
  Emblem,
  Board,
  Players,
  Hand,
  Actions,
  scene: sceneOf,
  step,
  lasts: ({ what }) => LENGTHS[what] ?? 0,
  sound: ({ what }) => SOUNDS[what] ?? "none",
  say(event, speaker) {
    if (event.what === "turn" || event.what === "over") return undefined;
    const by = { you: speaker.isYou(event.seat), name: speaker.name(event.seat) };
    switch (event.what) {
      case "roll":
        return t("glowworms.say.roll", { ...by, value: event.value });
      case "go":
        return t("glowworms.say.go", { ...by, to: event.to });
      case "show":
        return t("glowworms.say.show", { ...by, spark: event.spark, to: event.to });
      case "light":
        return t("glowworms.say.light", by);
    }
  },
  handOf: () => undefined,
  waitsForHand: () => false,
  isWeighty: () => true,
  actor: (event) => (event.what === "over" ? undefined : event.seat),
  prompt(desk) {
    const { die } = desk.scene.value.view;
    if (desk.choices.value.length > 0) return t("glowworms.ask", { n: die ?? 0 });
    const { decider } = desk.frame.value;
    if (decider === null) return t("glowworms.over");
    return t("glowworms.wait", { you: decider === desk.seat.value, name: desk.speaker.name(decider) });
  },
  clause: ({ frame }) => (frame.value.decider === null ? "G-E2" : "G-T1"),
  verdict: () => [],
  tallies,
  score: () => undefined,
  // G-H1 Whoever decides looks at a spark nobody else may see.
  isOpenDecision: () => false,
  asksOutOfTurn: () => false,
  isShared: () => false,
  unveiled: (options) => options,
  minutes: () => 5,
  quickGame: { start: 0 },
  easyGame: {},
  colours: [],
  form: (wish) => ({
    fields: FIELDS.filter(({ name }) => name === "stones"),
    wish: { stones: 12, ...wish },
  }),
  seats: () => SEATS,
};
