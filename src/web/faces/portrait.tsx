/** A portrait: somebody from the chest up, in the colour of their seat, with the mood of the moment. */
import type { ComponentChildren, JSX } from "preact";
import type { Mood } from "./cast.ts";
import { looksOf } from "./cast.ts";
import { PetOf, PropOf, Robe } from "./dress.tsx";
import { BeardOf, HairBefore, HairBehind, MoustacheOf } from "./hair.tsx";
import { badgeOf, HatOf } from "./hats.tsx";
import { HeadOf, Mouth, SpectaclesOf } from "./head.tsx";

interface Props {
  readonly face: string;
  readonly mood?: Mood | undefined;
  /** The emblem of the seat, drawn around the origin in the size it is told. */
  readonly emblem?: ((size: number) => ComponentChildren) | undefined;
}

export const Portrait = ({ face, mood = "plain", emblem }: Props): JSX.Element => {
  const looks = looksOf(face);
  const [x, y, size] = badgeOf(looks.hat);
  const isBun = looks.hair === "bun" && looks.hat !== "scarf";
  return (
    <svg class={`portrait mood-${mood}`} viewBox="0 0 100 122" aria-hidden="true">
      <HairBehind looks={looks} />
      {isBun && <circle cx="78" cy="54" r="9" class="portrait-bun" />}
      <Robe looks={looks} />
      <PetOf pet={looks.pet} />
      <g class="portrait-head">
        <HeadOf looks={looks} mood={mood} />
        <BeardOf looks={looks} />
        <Mouth mood={mood} />
        <MoustacheOf looks={looks} />
        <HairBefore looks={looks} />
        <SpectaclesOf looks={looks} />
        <g class="portrait-hat">
          <HatOf hat={looks.hat} cloth={looks.cloth} />
          {emblem && (
            <g transform={`translate(${x} ${y})`} class="portrait-badge">
              {emblem(size)}
            </g>
          )}
        </g>
      </g>
      <PropOf prop={looks.prop} />
    </svg>
  );
};
