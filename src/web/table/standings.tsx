/** A ranking in figures: a line for each seat, a column for everything that counts. */
import type { JSX } from "preact";
import type { Seat } from "../../core/game.ts";
import type { Desk, Tally } from "./kit.ts";

type Ranking = readonly (readonly Seat[])[];

/** What nobody has tells nothing. */
const telling = (tallies: readonly Tally[], ranking: Ranking): readonly Tally[] =>
  tallies.filter(({ of }) => ranking.flat().some((seat) => of(seat) > 0));

/** The same in lines, for a text. */
export const standingLines = (ranking: Ranking, tallies: readonly Tally[], { speaker }: Desk): readonly string[] =>
  ranking
    .flat()
    .map((seat) => `${speaker.name(seat)}: ${tallies.map(({ name, of }) => `${name} ${of(seat)}`).join(", ")}`);

export const Standings = ({
  ranking,
  tallies,
  desk,
}: {
  ranking: Ranking;
  tallies: readonly Tally[];
  desk: Desk;
}): JSX.Element => {
  const columns = telling(tallies, ranking);
  return (
    <table class="standings">
      <thead>
        <tr>
          <td colSpan={2} />
          {columns.map(({ name, Sign }) => (
            <th key={name} scope="col" title={name}>
              <span class="unseen">{name}</span>
              <Sign />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranking.flatMap((seats, rank) =>
          seats.map((seat) => (
            <tr key={seat} class={rank === 0 ? "first" : ""}>
              <td>{ranking.slice(0, rank).flat().length + 1}.</td>
              <th scope="row">{desk.speaker.name(seat)}</th>
              {columns.map(({ name, of }) => (
                <td key={name}>{of(seat)}</td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
};
