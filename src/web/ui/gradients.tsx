/** The colours of a gradient, each with its place from 0 to 1 and, if it is not solid, its opacity. */
import type { JSX } from "preact";

export const stops = (...colours: readonly (readonly [number, string, number?])[]): JSX.Element[] =>
  colours.map(([offset, colour, opacity]) => (
    <stop
      key={offset}
      offset={offset}
      stop-color={colour}
      {...(opacity !== undefined && { "stop-opacity": opacity })}
    />
  ));
