/** On the battlements, or in the wood: whoever won, large, and the others beside them. */
import type { JSX } from "preact";
import type { Result, Seat } from "../../core/game.ts";
import { moodAtEnd } from "../faces/moods.ts";
import { faceOf } from "../faces/mark.tsx";
import { Portrait } from "../faces/portrait.tsx";
import { Wall } from "./dawn.tsx";
import { Log } from "./glade.tsx";
import type { Controller } from "../table/controller.ts";

export const Heroes = ({ controller, result }: { controller: Controller; result: Result }): JSX.Element => {
  const players = controller.players.value;
  const { Emblem } = controller.kit;
  const seats = players.map((_, seat) => seat);
  const winners = seats.filter((seat) => moodAtEnd(result, seat) === "glad");
  const others = seats.filter((seat) => !winners.includes(seat));
  const hero = (seat: Seat): JSX.Element => {
    const player = players[seat]!;
    return (
      <span key={seat} class={`hero tint-${player.colour} ${winners.includes(seat) ? "winner" : ""}`}>
        <Portrait
          face={faceOf(player, seat)}
          mood={moodAtEnd(result, seat)}
          emblem={(size) => <Emblem of={player.colour} size={size} />}
        />
      </span>
    );
  };
  // Winners in the middle, before the sun; the others on both sides by turns.
  return (
    <div class={`heroes heroes-${players.length}`} aria-hidden="true">
      <span class="heroes-side left">{others.filter((_, i) => i % 2 === 1).map(hero)}</span>
      {winners.map(hero)}
      <span class="heroes-side">{others.filter((_, i) => i % 2 === 0).map(hero)}</span>
      {controller.kit.place === "wood" ? <Log /> : <Wall />}
    </div>
  );
};
