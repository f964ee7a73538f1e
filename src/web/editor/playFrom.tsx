/** A game that goes on from a position: alone, against bots as strong as one likes, or around one device. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { isRefusal } from "../../core/game.ts";
import { seeded } from "../../core/chance.ts";
import { go } from "../app/route.ts";
import { reasonOf } from "../i18n/words.ts";
import { SeatEditor } from "../pages/seatEditor.tsx";
import { rungOf } from "../sessions/ladder.ts";
import { startFrom } from "../sessions/begin.ts";
import { random } from "../sessions/random.ts";
import type { Sitter } from "../sessions/saved.ts";
import { t } from "./i18n.ts";
import type { Atelier } from "./studio.ts";

export const PlayFrom = ({ studio }: { studio: Atelier }): JSX.Element | null => {
  const { kit, workshop, draft, now } = studio;
  const { game } = kit;
  const state = now.value;
  const trouble = useSignal("");
  const asked = state ? game.decider(state) : 0;
  const seats = state ? game.seats(state) : 0;
  const { level } = rungOf(game.name);
  const first = (seat: number): Sitter =>
    seat === (asked < seats ? asked : 0) ? { by: "person", name: "" } : { by: "bot", level };
  const chosen = useSignal<readonly Sitter[]>([]);
  if (!state) return <p class="hint">{t("editor.notYet")}</p>;
  const sitters = Array.from({ length: seats }, (_, seat) => chosen.value[seat] ?? first(seat));
  const begin = (): void => {
    const { options, state: position, moves } = draft.value;
    const dealt = workshop.shuffled(position, seeded(random()));
    // What has happened in the turn may rest on the order of a pile: then it stays as it is.
    const id = startFrom(game, { options, state: moves.length > 0 ? position : dealt, moves }, sitters);
    if (isRefusal(id)) trouble.value = reasonOf(id);
    else go(`/local/${game.name}/${id}`);
  };
  return (
    <>
      <SeatEditor sitters={sitters} onChange={(seat, sitter) => (chosen.value = sitters.with(seat, sitter))} />
      <button type="button" class="button main" data-action="play-from" onClick={begin}>
        {t("editor.play")}
      </button>
      {trouble.value !== "" && <p role="alert">{trouble.value}</p>}
    </>
  );
};
