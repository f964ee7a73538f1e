/** A movement card (T-B6): what it moves and how far, to be read at a glance. */
import type { JSX } from "preact";
import type { CardFace } from "../../../games/towers/cards.ts";
import { faceOf } from "../../../games/towers/cards.ts";
import { t } from "./i18n.ts";
import { memo } from "../../ui/memo.ts";
import { cardWords } from "./why.ts";

/** A card in words. */
export const cardName = (code: string): string => cardWords({ t }, code);

const MiniTower = (): JSX.Element => (
  <g class="mini-tower">
    <path d="M-15 14V-8H15V14A15 5 0 0 1-15 14Z" fill="url(#sand-drum)" />
    <path d="M-18-5V-17H-12V-12H-6V-17H-3V-17H3V-12H9V-17H9V-12H12V-17H18V-5A18 5 0 0 1-18-5Z" fill="url(#sand-rim)" />
    <path d="M-3.4 12V4a3.4 3.4 0 0 1 6.8 0V12.6Z" class="mini-dark" />
  </g>
);

const MiniWizard = (): JSX.Element => (
  <g class="mini-wizard">
    <path d="M-13 18C-12 6-8-2-5-6H5C8-2 12 6 13 18Q0 23-13 18Z" />
    <circle cy="-7" r="5.4" class="mini-skin" />
    <path d="M-5-7C-5 0-2 4 0 6 2 4 5 0 5-7 3-5-3-5-5-7Z" class="mini-beard" />
    <path d="M-12-9C-5-13-5-19-2-24 0-27 3-28 6-28 4-22 6-14 12-9 7-6-7-6-12-9Z" />
  </g>
);

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5.5, -5.5],
    [0, 0],
    [5.5, 5.5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5.5, -5.5],
    [5.5, -5.5],
    [0, 0],
    [-5.5, 5.5],
    [5.5, 5.5],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

/** A die; without a value it has yet to be thrown. */
export const Die = ({ value }: { value?: number | undefined }): JSX.Element => (
  <g class="die">
    <rect x="-11" y="-11" width="22" height="22" rx="5" />
    {value === undefined ? (
      <path d="M-3.6-3.4C-3.6-7.4 4-7.4 4-3 4 .4 0 .2 0 3M0 6.6V6.8" class="die-open" />
    ) : (
      PIPS[value]!.map(([x, y]) => <circle key={`${x}${y}`} cx={x} cy={y} r="2.3" />)
    )}
  </g>
);

const Dice = ({ count }: { count: number }): JSX.Element => {
  const places =
    count === 1
      ? [[0, 0]]
      : count === 2
        ? [
            [-7, -5],
            [7, 6],
          ]
        : [
            [-10, 5],
            [10, 6],
            [0, -10],
          ];
  const size = count === 1 ? 1.05 : count === 2 ? 0.8 : 0.72;
  return (
    <g>
      {places.map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${size}) rotate(${i * 14 - 8})`}>
          <Die />
        </g>
      ))}
    </g>
  );
};

interface HalfProps {
  readonly kind: "tower" | "wizard";
  readonly value: CardFace["tower"];
  readonly dice: number;
}

const Half = ({ kind, value, dice }: HalfProps): JSX.Element => (
  <g>
    <g transform="translate(25 0) scale(.86)">{kind === "tower" ? <MiniTower /> : <MiniWizard />}</g>
    <g transform="translate(59 0)">
      {value === "die" ? (
        <Dice count={dice} />
      ) : (
        <text class="numeral" y="13">
          {value}
        </text>
      )}
    </g>
  </g>
);

/** Big: one thing it moves. Halved: two, of which one is chosen. */
export const CardArt = memo(({ code }: { code: string }): JSX.Element => {
  const { tower, wizard, dice } = faceOf(code);
  const isHalved = tower !== undefined && wizard !== undefined;
  return (
    <svg class="card-art" viewBox="0 0 84 116" aria-hidden="true">
      <path
        d="M7 5Q42 2 77 5 80 6 80 9 82 58 80 107 80 110 77 111 42 114 7 111 4 110 4 107 2 58 4 9 4 6 7 5Z"
        class="card-frame"
      />
      {isHalved ? (
        <>
          <g transform="translate(1 33)">
            <Half kind="tower" value={tower} dice={dice} />
          </g>
          <path d="M12 58C26 54 32 62 42 58 52 54 58 62 72 58" class="card-rule" />
          <g transform="translate(1 83)">
            <Half kind="wizard" value={wizard} dice={dice} />
          </g>
        </>
      ) : (
        <>
          <g transform={tower ? "translate(42 38) scale(1.42)" : "translate(42 43) scale(1.22)"}>
            {tower ? <MiniTower /> : <MiniWizard />}
          </g>
          <g transform="translate(42 87)">
            {dice ? (
              <g transform="scale(1.25)">
                <Dice count={dice} />
              </g>
            ) : (
              <text class="numeral numeral-big" y="17">
                {tower ?? wizard}
              </text>
            )}
          </g>
        </>
      )}
    </svg>
  );
});

export const CardBack = (): JSX.Element => (
  <svg class="card-art card-back" viewBox="0 0 84 116" aria-hidden="true">
    <path
      d="M7 5Q42 2 77 5 80 6 80 9 82 58 80 107 80 110 77 111 42 114 7 111 4 110 4 107 2 58 4 9 4 6 7 5Z"
      class="back-frame"
    />
    <path d="M42 22 62 58 42 94 22 58Z" class="back-line" />
    <circle cx="42" cy="58" r="12" class="back-line" />
    <path d="M42 50 44.5 55.5 50 58 44.5 60.5 42 66 39.5 60.5 34 58 39.5 55.5Z" class="back-star" />
  </svg>
);
