/** Chances that can be counted, in tables: for the board as it stands, or after the decision pointed at. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { seeded } from "../../core/chance.ts";
import type { Seat, State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { language } from "../app/settings.ts";
import type { OddsTable, Workshop } from "../editor/workshop.ts";
import { applyText } from "../../core/record.ts";
import type { Kit } from "../table/kit.ts";
import { t } from "./i18n.ts";

interface Props {
  readonly kit: Kit;
  readonly workshop: Workshop;
  readonly state: State;
  readonly seat: Seat;
  readonly after: string | undefined;
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

export const Exact = ({ kit, workshop, state, seat, after }: Props): JSX.Element => {
  const tables = useMemo((): readonly OddsTable[] => {
    const board = copy(state);
    if (after !== undefined) {
      // What the seat cannot know has no part in what it counts.
      kit.game.guess(board, seat, seeded("counted"));
      applyText(kit.game, board, after);
    }
    return workshop.odds(board, seat, state);
  }, [state, seat, after, language.value]);
  return (
    <>
      {tables.map(({ title, help, rows }) => (
        <section key={title} class="finding counted">
          <h3>{title}</h3>
          {help !== undefined && <p class="hint">{help}</p>}
          {rows.length === 0 ? (
            <p>{t("explore.nothing")}</p>
          ) : (
            <table>
              <thead class="unseen">
                <tr>
                  <th scope="col">{t("explore.what")}</th>
                  <th scope="col">{t("explore.likely")}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ what, chance, more }) => (
                  <tr key={what}>
                    <th scope="row">
                      {what} {more !== undefined && <small>{more}</small>}
                    </th>
                    <td>{percent(chance)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </>
  );
};
