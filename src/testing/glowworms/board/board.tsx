/** The stepping stones with three glowworms on them; what can be reached now is a button. */
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import type { GlowwormsDesk, GlowwormsPart, GlowwormsScene } from "./scene.ts";

const APART = 60;
const TALL = 220;
const LANE = 40;

const xOf = (stone: number): number => 50 + stone * APART;
const yOf = (seat: number): number => 70 + seat * LANE;
const widthFor = (goal: number): number => xOf(goal) + 50;

export const Board: GlowwormsPart = ({ desk }) => {
  const scene = desk.scene.value;
  const { goal, stones } = scene.view;
  const width = widthFor(goal);
  return (
    <div class="boardroom">
      <div class="board glow-board" style={{ aspectRatio: `${width} / ${TALL}`, "--ratio": width / TALL }}>
        <svg viewBox={`0 0 ${width} ${TALL}`} aria-hidden="true">
          {Array.from({ length: goal + 1 }, (_, stone) => (
            <g key={stone} transform={`translate(${xOf(stone)} 110)`} class={stone === goal ? "last-stone" : ""}>
              <ellipse rx="24" ry="62" class="glow-stone" />
              <text y="92">{stone}</text>
            </g>
          ))}
          {stones.map((stone, seat) => (
            <g
              key={seat}
              transform={`translate(${xOf(Math.min(stone, goal))} ${yOf(seat)})`}
              class={`worm tint-${seat}`}
            >
              <circle r={13 + 3 * scene.view.lights[seat]!} class="worm-light" />
              <circle r="11" class="worm-body" />
            </g>
          ))}
        </svg>
        <Hits desk={desk} scene={scene} />
      </div>
      <ol class="unseen" aria-label={t("glowworms.board")}>
        {stones.map((stone, seat) => (
          <li key={seat}>
            {t("glowworms.at", {
              name: desk.speaker.name(seat),
              stone,
              goal,
              lights: scene.view.lights[seat]!,
            })}
          </li>
        ))}
      </ol>
    </div>
  );
};

const Hits = ({ desk, scene }: { desk: GlowwormsDesk; scene: GlowwormsScene }): JSX.Element => (
  <div class="hits">
    {desk.choices.value.map(
      ({ text, verb, to }) =>
        verb === "go" &&
        to !== undefined && (
          <button
            key={text}
            type="button"
            class="hit glow-hit"
            data-text={text}
            aria-label={t("glowworms.do.go", { to })}
            style={{
              left: `${(100 * (xOf(to) - 24)) / widthFor(scene.view.goal)}%`,
              top: `${(100 * (yOf(scene.view.active) - 20)) / TALL}%`,
            }}
            onClick={() => desk.decide(text)}
          />
        ),
    )}
  </div>
);
