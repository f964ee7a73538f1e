/** How the search that knows the luck plays a deal, card by card. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Par } from "../../../../bots/beam.ts";
import { isRefusal, ONLOOKER } from "../../../../core/game.ts";
import { begin, recordOf, seededLuck, tableFrom } from "../../../../core/table.ts";
import { towers } from "../../../../games/towers/game.ts";
import { solitaire } from "../../../../games/towers/solitaire.ts";
import { t } from "./i18n.ts";
import { Icon } from "../../../ui/icons.tsx";
import type { SavedGame } from "../../../sessions/saved.ts";
import { localGame } from "../../../sessions/saved.ts";
import { Missing } from "../../../pages/missing.tsx";
import type { Session } from "../../../sessions/session.ts";
import { SessionPage } from "../../../pages/sessionPage.tsx";
import { towersKit } from "../kit.tsx";
import type { TowersController, TowersKitTypes } from "../types.ts";
import { parFor } from "./par.ts";
import type { Study } from "./study.ts";
import { openStudy } from "./study.ts";

export const ParPage = ({ id }: { id: string }): JSX.Element => {
  const count = useSignal(0);
  const kept = localGame(id);
  // Who could look at it before playing would know the cards.
  if (!kept?.record.result) return <Missing />;
  const par = parFor(kept.wish, kept.seed).value;
  if (par === undefined) return <p class="loading">{t("solo.parSearchingLong")}</p>;
  if (par === null) return <Missing />;
  return (
    <SessionPage
      key={count.value}
      game="towers"
      open={async () => openPar(kept, par, () => (count.value = count.value + 1))}
    />
  );
};

function openPar({ id, wish, seed }: SavedGame, par: Par, restart: () => void): Session<TowersKitTypes> | undefined {
  const dealt = begin(towers, wish, seededLuck(seed));
  if (isRefusal(dealt)) return undefined;
  const { options, state } = recordOf(dealt);
  const played = tableFrom(towers, { ...recordOf(dealt), moves: par.moves }, seededLuck(seed));
  if (isRefusal(played)) return undefined;
  return openStudy(
    towersKit,
    {
      id: `par-${id}`,
      // Nothing is hidden from who knows it all.
      options: { ...options, memory: "open" },
      state,
      luck: seededLuck(seed),
      seat: ONLOOKER,
      isShow: true,
      player: { name: t("solo.parPlayer"), colour: 0, by: "bot", here: true, standIn: false },
      isEnd: () => false,
    },
    (study) => {
      const decisions = played.log.slice(1).map(({ text }) => text);
      const spent = (): number => solitaire.spent(study.position());
      return {
        leave: `/local/${towers.name}/${id}`,
        caption: () => t("solo.parCaption", { n: spent(), all: par.score }),
        Beside: ({ controller }) => (
          <Steps controller={controller} study={study} decisions={decisions} restart={restart} />
        ),
      };
    },
  );
}

interface Props {
  readonly controller: TowersController;
  readonly study: Study<TowersKitTypes>;
  readonly decisions: readonly string[];
  restart(): void;
}

/** A turn at a time, as fast as one taps. */
const Steps = ({ controller, study, decisions, restart }: Props): JSX.Element => {
  const done = useSignal(0);
  const isEnd = done.value >= decisions.length;
  const turn = async (): Promise<void> => {
    controller.lookedAt.value = undefined;
    controller.skip();
    let next = done.value;
    do await study.submit(decisions[next++]!);
    while (next < decisions.length && !controller.kit.game.hints.isTurnStart(study.position()));
    done.value = next;
  };
  return (
    <div class="beside steps">
      <button type="button" class="button quiet" data-action="from-start" onClick={restart}>
        <Icon name="restart" />
        {t("solo.parFromStart")}
      </button>
      <button type="button" class="button main" data-action="step" disabled={isEnd} onClick={() => void turn()}>
        {t(isEnd ? "solo.parDone" : "solo.parStep")}
      </button>
    </div>
  );
};
