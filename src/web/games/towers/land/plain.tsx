/** For those who want it plain: a meadow, and nothing to look at but the ring. */
import type { JSX } from "preact";
import type { Shape } from "../geometry.ts";
import { round } from "./lines.ts";

export const Plain = ({ view }: { view: Shape }): JSX.Element => (
  <>
    <ellipse
      cy={round(view.deep * 0.06)}
      rx={round(view.radius * 1.5)}
      ry={round(view.deep * 1.62)}
      fill="url(#meadow)"
    />
  </>
);
