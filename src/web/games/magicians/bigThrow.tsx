/** The wands fall large, across the board, where everybody looks; then they lie on their cloth. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Fallen } from "./scene.ts";
import { ASKEW, tumble } from "./tumble.ts";
import type { MagiciansDesk } from "./types.ts";
import { edgeOver, Wand } from "./wand.tsx";

const THROWS = ["throw", "fight-throw", "symbols"];

export const BigThrow = ({ desk }: { desk: MagiciansDesk }): JSX.Element | null => {
  const { event, wands } = desk.scene.value;
  const isFalling = event !== undefined && THROWS.includes(event.what) && desk.lasting.value > 0;
  return isFalling && wands ? <Falling wands={wands} lasting={desk.lasting.peek()} /> : null;
};

const Falling = ({ wands, lasting }: { wands: Fallen; lasting: number }): JSX.Element => {
  const all = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    all.current!.animate([{ opacity: 1 }, { opacity: 1, offset: 0.86 }, { opacity: 0, transform: "translateY(8%)" }], {
      duration: lasting,
      fill: "forwards",
    });
    for (const wand of wands.thrown) {
      const root = all.current!.querySelector<SVGGElement>(`[data-fallen="${wand}"]`);
      if (root) tumble(root, wand, valueOf(wands, wand), lasting);
    }
  }, [wands]);
  return (
    <div class="big-throw" ref={all} aria-hidden="true">
      <svg viewBox="-210 -70 420 140">
        {[0, 1, 2].map((wand) => (
          <g key={wand} transform={`translate(${(wand - 1) * 138} ${wand === 1 ? 10 : -6})`}>
            <g data-fallen={wand} transform={`rotate(${ASKEW[wand]!})`}>
              {[0, 1, 2].map((side) => (
                <g key={side} opacity={side === valueOf(wands, wand) ? 1 : 0}>
                  <Wand seat={wand} value={side} />
                </g>
              ))}
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
};

const valueOf = ({ hidden, values }: Fallen, wand: number): number =>
  hidden ? edgeOver(hidden[wand]!) : values[wand]!;
