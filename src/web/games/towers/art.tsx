/** The pieces, drawn: light from the top left, outlines a little darker than the fill, feet at (0, 0). */
import type { JSX } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { memo } from "../../ui/memo.ts";
import { EMBLEMS } from "./emblems.ts";
import type { Shape } from "./geometry.ts";

const round = (n: number): number => Math.round(n * 10) / 10;

export const Emblem = ({ of, size, fill }: { of: number; size: number; fill?: string }): JSX.Element => (
  <path d={EMBLEMS[of]!.path} transform={`scale(${size / 20})`} fill={fill ?? "currentColor"} fill-rule="evenodd" />
);

/** Which of the six colours each owner of wizards has at this table. */
export const Colours = createContext<readonly number[]>([]);
export const useColour = (owner: number): number => useContext(Colours)[owner] ?? owner;

export const RAVEN =
  "M-7.5 3.5C-6-1-3.5-3.5-.5-4.5-.3-6.6 1.6-7.8 3.4-7.4 4.8-7.1 5.6-6 8-5.6 6.6-4.7 5.4-4.6 4.6-4 4.2-.5 2-1 .4 2.6L2.4 6.4H.6L-1.4 4-4.6 4.6-8.6 8.2Z";

const SHIELD = "M-14-15Q0-19 14-15C15 0 11 11 0 18-11 11-15 0-14-15Z";

/** A raven on a shield, as flat as the surface it lies on. */
export const Shield = ({
  depth,
  size = 1,
  carved = false,
}: {
  depth: number;
  size?: number;
  /** Cut into stone: its upper edge is in shadow, its lower one catches the light. */
  carved?: boolean;
}): JSX.Element => (
  <g transform={`scale(${round(size)} ${round(size * depth * 100) / 100})`} class={carved ? "carved" : ""}>
    {carved && <path d={SHIELD} transform="translate(1.2 1.8)" class="carved-light" />}
    {carved && <path d={SHIELD} transform="translate(-.9 -1.3)" class="carved-dark" />}
    <path d={SHIELD} class="shield" />
    <path d={RAVEN} transform="scale(1.15)" class="raven" />
  </g>
);

/** A little robed figure with a pointed hat; its emblem is on both. */
export const Wizard = memo(({ owner, view }: { owner: number; view: Pick<Shape, "depth"> }): JSX.Element => {
  const colour = useColour(owner);
  return (
    <g class={`wizard tint-${colour}`}>
      <ellipse cx="3" cy="0" rx="15" ry={round(13 * view.depth)} class="shade" />
      <path d="M-14 0C-13-13-10-23-6-31L6-31C10-23 13-13 14 0Q0 7-14 0Z" fill={`url(#robe-${colour})`} class="robe" />
      <path
        d="M-6-30C-10-24-15-19-16-13L-11-11C-8-16-5-20-4-25ZM6-30C10-24 15-19 16-13L11-11C8-16 5-20 4-25Z"
        class="sleeve"
      />
      <path d="M-14 0C-13-13-10-23-6-31L-2-31C-6-22-8-12-8 3-11 2-13 1-14 0Z" class="robe-lit" />
      <circle cy="-33" r="6.2" class="skin" />
      <path d="M-2.6-33.4v1.6M2.6-33.4v1.6" class="eyes" />
      <path d="M-5.6-33C-5.6-25-2.4-20.5 0-18 2.4-20.5 5.6-25 5.6-33 3.6-30.4-3.6-30.4-5.6-33Z" class="beard" />
      <path
        d="M-11-35.5C-6-40-5-46-3.5-52-2.6-56 .4-59 5.6-60.5 4-57 4.6-53 5.4-48 6.2-43 7.4-39 11-35.5 6-32.4-6-32.4-11-35.5Z"
        fill={`url(#robe-${colour})`}
        class="robe"
      />
      <path d="M-12.5-35.5C-7-31.2 7-31.2 12.5-35.5 8.4-38.4-8.4-38.4-12.5-35.5Z" class="brim" />
      <g transform="translate(0 -10.5)" class="mark">
        <Emblem of={colour} size={13} />
      </g>
      <g transform="translate(.6 -45)" class="mark">
        <Emblem of={colour} size={8} />
      </g>
    </g>
  );
});
