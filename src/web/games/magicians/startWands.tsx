/** M-T1 One player's wands, thrown for who starts. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { wantsLessMotion } from "../../app/settings.ts";
import { ASKEW, tumble } from "./moments/tumble.ts";
import { Wand } from "./wand.tsx";

export const StartWands = ({ values, lasting }: { values: readonly number[]; lasting: number }): JSX.Element => {
  const all = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (lasting === 0 || wantsLessMotion()) return;
    for (const [wand, value] of values.entries())
      tumble(all.current!.querySelector<SVGGElement>(`[data-fallen="${wand}"]`)!, { wand, value, lasting });
  }, [values]);
  return (
    <svg ref={all} viewBox="-205 -34 410 68" aria-hidden="true">
      {values.map((value, wand) => (
        <g key={wand} transform={`translate(${(wand - 1) * 136} 0)`}>
          <g data-fallen={wand} transform={`rotate(${ASKEW[wand]!})`}>
            {[0, 1, 2].map((side) => (
              <g key={side} opacity={side === value ? 1 : 0}>
                <Wand seat={wand} value={side} />
              </g>
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
};
