/** T-S7 A chain ties two towers and draws each to the other's place. */
import type { Actor } from "../../../table/actors.tsx";
import type { HeardEvent } from "../../../../games/towers/events.ts";
import { arrivesAt } from "../timing.ts";
import type { RingTableau } from "./tableau.ts";
import { FRONT } from "./tableau.ts";
import { thud } from "./stone.tsx";

const LINK = 17;
/** One is seen from its face, the next from its edge. */
const LINKS = [<ellipse rx="11" ry="6" class="link" />, <path d="M-11 0H11" class="link link-edge" />];

export function chain(tableau: RingTableau, event: Extract<HeardEvent, { what: "swap" }>): Actor[] {
  const [a, b] = event.towers.map((tower) => tableau.before.get(`t${tower}`));
  const landed = event.towers.map((tower) => tableau.now.find(({ key }) => key === `t${tower}`));
  if (!a || !b) return [];
  const land = arrivesAt(event);
  const [ax, ay, bx, by] = [a.x, a.y - 30, b.x, b.y - 30];
  const long = Math.hypot(bx - ax, by - ay);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const count = Math.max(3, Math.round(long / LINK));
  const links = Array.from({ length: count }, (_, i): Actor => {
    const share = (i + 0.5) / count;
    // It hangs through a little.
    const sag = Math.sin(share * Math.PI) * Math.min(46, long * 0.12);
    const born = 0.22 * (share < 0.5 ? share : 1 - share) * 2;
    return {
      key: `link ${i}`,
      x: ax + (bx - ax) * share,
      y: ay + (by - ay) * share + sag,
      order: FRONT,
      draw: <g transform={`rotate(${turn.toFixed(0)})`}>{LINKS[i % 2]}</g>,
      from: born,
      until: land,
      frames: [
        { transform: "scale(.2)", opacity: 0 },
        { transform: "scale(1.15)", opacity: 1, offset: 0.12 },
        { transform: "scale(1)", opacity: 1, offset: 0.25 },
        { transform: `translateY(${-sag}px)`, opacity: 1, offset: 0.5 },
        { transform: `translateY(${-sag}px) scale(1)`, opacity: 1, offset: 0.8 },
        { transform: `translateY(${-sag * 0.4}px) scale(.5)`, opacity: 0 },
      ],
    };
  });
  return [
    ...links,
    ...landed.flatMap((piece, i) =>
      piece ? thud(piece, tableau, land, piece.order + 12).map((each) => ({ ...each, key: `${i} ${each.key}` })) : [],
    ),
  ];
}
