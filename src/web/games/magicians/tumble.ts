/** Thrown in an arc, rolling over its edges: side after side is on top until the right one stays. */

/** Where each wand comes to lie, a little askew. */
export const ASKEW = [-4, 3, -2];

/** `root` holds the wand's three sides, one above the other. */
export function tumble(root: SVGGElement, wand: number, value: number, lasting: number): void {
  const duration = lasting * (0.7 + wand * 0.1);
  const rest = `rotate(${ASKEW[wand]!}deg)`;
  root.animate(
    [
      {
        transform: `translate(${-60 + wand * 20}px,-90px) rotate(${-420 + wand * 90}deg)`,
        opacity: 0,
        offset: 0,
        easing: "ease-in",
      },
      {
        transform: `translate(${-14 + wand * 8}px,6px) rotate(${-130 + wand * 40}deg)`,
        opacity: 1,
        offset: 0.42,
        easing: "ease-out",
      },
      { transform: `translate(6px,-20px) rotate(${-40 - wand * 20}deg)`, offset: 0.62, easing: "ease-in" },
      { transform: `translate(2px,2px) rotate(${ASKEW[wand]! + 9}deg)`, offset: 0.82, easing: "ease-out" },
      { transform: rest, offset: 1 },
    ],
    { duration },
  );
  const rolls = 8;
  for (let side = 0; side < root.children.length; side++) {
    const frames: Keyframe[] = Array.from({ length: rolls + 1 }, (_, i) => ({
      opacity: (value + rolls - i) % 3 === side ? 1 : 0,
      // Slower and slower.
      offset: 1 - (1 - i / rolls) ** 1.7,
      easing: "steps(1, end)",
    }));
    root.children[side]!.animate(frames, { duration: duration * 0.86 });
  }
}
