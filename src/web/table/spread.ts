/**
 * What happens in a part of a moment, as keyframes of the whole of it. Animations that begin and end with their moment
 * need the main thread only then; each with a beginning and an end of its own wakes it twice more.
 */

interface Stretch {
  /** In parts of the moment. */
  readonly from: number;
  readonly until: number;
  /** Of the part as a whole. */
  readonly easing: string;
  /** Before and after it: not to be seen, or as it begins and ends. */
  readonly outside: "hidden" | "held";
}

type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

const NAMED: Readonly<Record<string, Curve>> = {
  ease: [0.25, 0.1, 0.25, 1],
  "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};

/** Undefined: linear, or nothing that has to be bent. */
function curveOf(easing: string): Curve | undefined {
  if (easing in NAMED) return NAMED[easing];
  const [x1, y1, x2, y2] = /^cubic-bezier\((.*)\)$/.exec(easing)?.[1]?.split(",").map(Number) ?? [];
  return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined ? undefined : [x1, y1, x2, y2];
}

/** The polar form of one coordinate of a curve from 0 to 1: with three equal arguments the point there. */
const polar = (p1: number, p2: number, a: number, b: number, c: number): number =>
  p1 * (a * (1 - b) * (1 - c) + b * (1 - a) * (1 - c) + c * (1 - a) * (1 - b)) +
  p2 * (a * b * (1 - c) + a * c * (1 - b) + b * c * (1 - a)) +
  a * b * c;

/** Where on the curve so much of the way is done. */
function reached([, y1, , y2]: Curve, share: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 30; i++) {
    const mid = (low + high) / 2;
    if (polar(y1, y2, mid, mid, mid) < share) low = mid;
    else high = mid;
  }
  return share >= 1 ? 1 : share <= 0 ? 0 : (low + high) / 2;
}

/** A piece of a curve as a curve of its own. */
function pieceOf([x1, y1, x2, y2]: Curve, from: number, to: number): string {
  const part = (p1: number, p2: number): [number, number] => {
    const [start, end] = [polar(p1, p2, from, from, from), polar(p1, p2, to, to, to)];
    const relative = (value: number): number => (end > start ? (value - start) / (end - start) : 0);
    return [relative(polar(p1, p2, from, from, to)), relative(polar(p1, p2, from, to, to))];
  };
  const [[ax, bx], [ay, by]] = [part(x1, x2), part(y1, y2)];
  const within = (x: number): string => Math.min(1, Math.max(0, x)).toFixed(4);
  return `cubic-bezier(${within(ax)},${ay.toFixed(4)},${within(bx)},${by.toFixed(4)})`;
}

/** Every keyframe with its offset: those without one lie evenly between their neighbours. */
function placed(frames: readonly Keyframe[]): (Keyframe & { offset: number })[] {
  const offsets = frames.map(({ offset }, i) => offset ?? (i === 0 ? 0 : i === frames.length - 1 ? 1 : undefined));
  return frames.map((frame, i) => {
    if (offsets[i] !== undefined) return { ...frame, offset: offsets[i] };
    const before = offsets.findLastIndex((offset, at) => at < i && offset !== undefined);
    const after = offsets.findIndex((offset, at) => at > i && offset !== undefined);
    const share = (i - before) / (after - before);
    return { ...frame, offset: offsets[before]! + (offsets[after]! - offsets[before]!) * share };
  });
}

/** What a keyframe says of how it looks there. */
const looks = ({ transform, opacity }: Keyframe): Keyframe => ({
  ...(transform !== undefined && { transform }),
  ...(opacity !== undefined && { opacity }),
});

export function spread(frames: readonly Keyframe[], { from, until, easing, outside }: Stretch): Keyframe[] {
  const curve = curveOf(easing);
  const all = placed(frames);
  const at = all.map(({ offset }) => (curve ? reached(curve, offset) : offset));
  const inner = all.map((frame, i): Keyframe => {
    const time = curve ? polar(curve[0], curve[2], at[i]!, at[i]!, at[i]!) : at[i]!;
    const bent = curve && frame.easing === undefined && i < all.length - 1 && pieceOf(curve, at[i]!, at[i + 1]!);
    return { ...frame, offset: from + (until - from) * time, ...(bent && { easing: bent }) };
  });
  const hidden = outside === "hidden" ? { opacity: 0 } : {};
  const [first, last] = [
    { ...looks(all[0]!), ...hidden },
    { ...looks(all.at(-1)!), ...hidden },
  ];
  return [
    ...(from > 0
      ? [
          { ...first, offset: 0 },
          { ...first, offset: from },
        ]
      : []),
    ...inner,
    ...(until < 1
      ? [
          { ...last, offset: until },
          { ...last, offset: 1 },
        ]
      : []),
  ];
}
