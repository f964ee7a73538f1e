/** A position to look at, as whoever decides sees it: what the rules hide stays hidden. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { CHANCE, isRefusal, ONLOOKER } from "../../core/game.ts";
import { Missing } from "../pages/missing.tsx";
import { openPosition, whyNot } from "../odds/page.tsx";
import { stillDesk } from "../table/still.ts";
import { t, tOf } from "./i18n.ts";
import { useTitle } from "../ui/title.ts";

type Found = Exclude<Awaited<ReturnType<typeof openPosition>>, Refusal>;

export const PositionThere = ({ game }: { game: string }): JSX.Element => {
  const [opened, setOpened] = useState<Found | Refusal | undefined>(undefined);
  useEffect(() => void openPosition(game).then(setOpened), []);
  useTitle(t("embed.title", { game: tOf("game", game) }));
  if (!opened) return <p class="loading">{t("page.loading")}</p>;
  return isRefusal(opened) ? <Missing say={whyNot(opened)} /> : <Shown {...opened} />;
};

const Shown = ({ kit, workshop, draft, state }: Found): JSX.Element => {
  const { game } = kit;
  const name = (seat: number): string => workshop.seatName(seat);
  const decider = state ? game.decider(state) : CHANCE;
  const desk = useMemo(() => {
    const seat = state && decider < game.seats(state) ? decider : ONLOOKER;
    const view = state ? game.view(state, seat) : workshop.view(draft.options, draft.state, 0);
    const seats = state ? game.seats(state) : kit.seats(draft.options);
    return stillDesk(kit, signal({ options: draft.options, view, seat, seats }), name);
  }, []);
  const { Defs, Board } = kit;
  return (
    <>
      <Defs />
      <main class="embedded" data-game={game.name}>
        <div class="scene">
          <Board desk={desk} />
        </div>
        <p class="film-said">
          {!state
            ? t("embed.impossible")
            : decider === CHANCE
              ? t("embed.luck", { name: name(game.active(state)) })
              : t("embed.turn", { name: name(decider) })}
        </p>
        <div class="embedded-foot">
          <a class="embedded-home" href={`/editor/${game.name}${location.hash}`} target="_blank" rel="noopener">
            {t("app.name")}
          </a>
        </div>
      </main>
    </>
  );
};
