/** The picture on the start page. */
import type { JSX } from "preact";
import { Keep, Parapet, Tower, Wizard } from "./art.tsx";
import { DRUM_HEIGHT, shape } from "./geometry.ts";

const VIEW = shape(true, -8);
const UP = DRUM_HEIGHT * VIEW.height;

const Stack = ({
  x,
  y,
  towers,
  on,
}: {
  x: number;
  y: number;
  towers: readonly number[];
  on: readonly number[];
}): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    {towers.map((tower, i) => (
      <g key={tower} transform={`translate(0 ${-i * UP})`}>
        <Tower number={tower} view={VIEW} isGround={i === 0} />
        {i === towers.length - 1 &&
          on.map((owner, n) => (
            <g key={owner} transform={`translate(${(n - (on.length - 1) / 2) * 30} ${-UP})`}>
              <Wizard owner={owner} view={VIEW} />
            </g>
          ))}
        <Parapet number={tower} view={VIEW} />
      </g>
    ))}
  </g>
);

export const Poster = (): JSX.Element => (
  <svg class="poster" viewBox="-230 -190 460 260" aria-hidden="true">
    <ellipse cx="10" cy="22" rx="215" ry="44" class="poster-ground" />
    <g transform="translate(-10 -34) scale(1.05)">
      <Keep view={VIEW} />
    </g>
    <Stack x={-140} y={10} towers={[2, 5, 3]} on={[0, 3]} />
    <Stack x={130} y={6} towers={[8, 7]} on={[2, 5]} />
    <g transform="translate(22 40) scale(1.15)">
      <Wizard owner={4} view={VIEW} />
    </g>
    <g transform="translate(-48 46) scale(1.15)">
      <Wizard owner={1} view={VIEW} />
    </g>
  </svg>
);
