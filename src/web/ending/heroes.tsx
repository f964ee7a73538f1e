/** On the battlements: whoever won, large, and the others beside them. */
import type { JSX } from "preact";
import type { Result, Seat } from "../../core/game.ts";
import { moodAtEnd } from "../faces/moods.ts";
import { faceOf } from "../faces/mark.tsx";
import { Portrait } from "../faces/portrait.tsx";
import { Wall } from "./dawn.tsx";
import type { Controller } from "../table/controller.ts";

/** Winners in the middle, the others on both sides by turns. */
function ordered(winners: readonly Seat[], others: readonly Seat[]): readonly Seat[] {
  const left = others.filter((_, i) => i % 2 === 1);
  const right = others.filter((_, i) => i % 2 === 0);
  return [...left, ...winners, ...right];
}

export const Heroes = ({ controller, result }: { controller: Controller; result: Result }): JSX.Element => {
  const players = controller.players.value;
  const { Emblem } = controller.kit;
  const seats = players.map((_, seat) => seat);
  const winners = seats.filter((seat) => moodAtEnd(result, seat) === "glad");
  const others = seats.filter((seat) => !winners.includes(seat));
  return (
    <div class={`heroes heroes-${players.length}`} aria-hidden="true">
      {ordered(winners, others).map((seat) => {
        const player = players[seat]!;
        const hasWon = winners.includes(seat);
        return (
          <span key={seat} class={`hero tint-${player.colour} ${hasWon ? "winner" : ""}`}>
            <Portrait
              face={faceOf(player, seat)}
              mood={moodAtEnd(result, seat)}
              emblem={(size) => <Emblem of={player.colour} size={size} />}
            />
          </span>
        );
      })}
      <Wall />
    </div>
  );
};
