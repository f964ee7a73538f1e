/** What never moves: the valley, the meadow, the road with its stones. Drawn once per shape and hour, on a layer of its own. */
import type { JSX } from "preact";
import { isGroundLaid } from "../../table/ground.ts";
import { memo } from "../../ui/memo.ts";
import type { Shape } from "./geometry.ts";
import { Glade } from "./land/glade.tsx";
import { Mirror } from "./land/mirror.tsx";
import { Plain } from "./land/plain.tsx";
import { Road } from "./land/road.tsx";
import { Valley } from "./land/valley.tsx";
import { Knolls, Village } from "./land/village.tsx";
import { Wisps } from "./land/wisps.tsx";

interface Props {
  readonly view: Shape;
  readonly frame: string;
  /** For those who want nothing but the ring. */
  readonly isPlain: boolean;
}

export const Ground = memo(({ view, frame, isPlain }: Props) => (
  <svg class="ground" viewBox={frame} aria-hidden="true">
    {!isGroundLaid() && <Land view={view} isPlain={isPlain} />}
  </svg>
));

const Land = ({ view, isPlain }: Pick<Props, "view" | "isPlain">): JSX.Element => (
  <>
    {isPlain ? (
      <Plain view={view} />
    ) : (
      <>
        <Valley view={view} />
        <Knolls view={view} />
        <Glade view={view} />
      </>
    )}
    <Road view={view} />
  </>
);

/** Between ground and pieces: what changes seldom or moves a little. */
export const Life = memo(
  ({ view, frame, isPlain, home, each, high }: Props & { home: string; each: number; high: string }): JSX.Element => (
    <svg class="life" viewBox={frame} aria-hidden="true">
      {!isPlain && <Mirror view={view} of={high} />}
      {!isPlain && <Village view={view} home={home.split(",").map(Number)} each={each} />}
      <Wisps view={view} isPlain={isPlain} />
    </svg>
  ),
);
