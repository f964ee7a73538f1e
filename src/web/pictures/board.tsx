/** A board as a server draws it: the app's own components, as an onlooker may see them. */
import { signal } from "@preact/signals";
import { renderToString } from "preact-render-to-string";
import type { JsonObject, Seat } from "../../core/game.ts";
import type { Desk, Kit, Player } from "../table/kit.ts";

/** A riddle names nobody. */
const someone = (colour: number): Player => ({ name: "", colour, by: "person", here: true, standIn: false });
const MOST_SEATS = 6;

function deskOf(options: JsonObject, view: object, seat: Seat, known: readonly Player[], scene: object): Desk {
  const players = known.length > 0 ? known : Array.from({ length: MOST_SEATS }, (_, i) => someone(i));
  return {
    options,
    scene: signal(scene),
    frame: signal({ n: 0, by: null, events: [], view, decider: null }),
    choices: signal([]),
    picked: signal(undefined),
    players: signal(players),
    seat: signal(seat),
    veiled: signal(false),
    mayUndo: signal(false),
    speaker: { name: (of) => players[of]?.name ?? "", isYou: () => false },
    lasting: signal(0),
    decide: () => undefined,
    undo: () => undefined,
  };
}

/** The markup of a board, with what its drawings refer to. `scene`: between two views, while something happens. */
export function markup(
  kit: Kit,
  options: JsonObject,
  view: object,
  seat: Seat,
  players: readonly Player[],
  scene: object = kit.scene(view, seat),
): string {
  const desk = deskOf(options, view, seat, players, scene);
  return renderToString(
    <div>
      <kit.Defs />
      <kit.Board desk={desk} />
    </div>,
  );
}

/** The shape of a colour, in it. */
export const emblemOf = (kit: Kit, colour: number): string =>
  renderToString(
    <g class={`tints-of-${kit.game.name}`}>
      <g class={`tint-${colour}`} style={{ color: "var(--tint)" }}>
        <kit.Emblem of={colour} size={24} />
      </g>
    </g>,
  );
