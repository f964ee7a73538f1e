/** A filled potion flies from the tower that earned it to its owner. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Bottle } from "./bottle.tsx";
import type { Shape } from "./geometry.ts";
import { topAt } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";

interface Props {
  readonly scene: TowersScene;
  readonly view: Shape;
  readonly lasting: number;
  readonly colour: number;
}

export const Flight = ({ scene, view, lasting, colour }: Props): JSX.Element | null => {
  const bottle = useRef<HTMLDivElement>(null);
  const { event, landed } = scene;
  const owner = event?.what === "fill" && landed !== undefined && lasting > 0 ? event.seat : undefined;
  useLayoutEffect(() => {
    const element = bottle.current;
    const board = element?.parentElement?.getBoundingClientRect();
    const chip = document
      .querySelector(`.chip[data-seat="${owner}"] .potions, .chip-shared .potions`)
      ?.getBoundingClientRect();
    if (!element || !board || !chip) return;
    // Measured once, before anything moves.
    const from = topAt(scene, view, landed!);
    const x = board.left + ((from.x - view.left) / view.width) * board.width;
    const y = board.top + ((from.y - view.top) / view.tall) * board.height;
    element.animate(
      [
        { transform: `translate(${x - 13}px,${y - 30}px) scale(.4)`, opacity: 0 },
        { transform: `translate(${x - 13}px,${y - 60}px) scale(1.2)`, opacity: 1, offset: 0.3, easing: "ease-in" },
        { transform: `translate(${chip.left}px,${chip.top - 8}px) scale(.6)`, opacity: 1 },
      ],
      { duration: lasting, fill: "forwards" },
    );
  }, [scene]);
  if (owner === undefined) return null;
  return (
    <div class={`flight tint-${colour}`} ref={bottle} key={scene.view.deck}>
      <Bottle state="full" />
    </div>
  );
};
