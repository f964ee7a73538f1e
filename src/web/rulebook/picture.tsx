/** A moment of a game on its own board, to be looked at only. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { copy } from "../../core/game.ts";
import { applyText } from "../../core/record.ts";
import { language } from "../app/settings.ts";
import { botName } from "../sessions/names.ts";
import { t } from "../i18n/words.ts";
import type { Desk, Kit, Player } from "../table/kit.ts";
import type { Picture } from "./book.ts";

/** Through whose eyes it is seen. */
const READER = 0;

function deskOf(kit: Kit, { position, lines = [], shown }: Picture): Desk {
  const { game } = kit;
  const state = copy(position());
  for (const line of lines) {
    const refusal = applyText(game, state, line);
    if (refusal) throw new Error(refusal.say);
  }
  const view = game.view(state, READER);
  const choices = shown === undefined ? [] : game.choices(state).filter(({ text }) => text === shown);
  const players = Array.from({ length: game.seats(state) }, (_, seat): Player => ({
    name: seat === READER ? t("table.you") : botName("apprentice", seat),
    colour: seat,
    by: seat === READER ? "person" : "bot",
    here: true,
    standIn: false,
  }));
  return {
    options: game.options(state),
    scene: signal(kit.scene(view, READER)),
    frame: signal({ n: 0, by: null, events: [], view, decider: READER }),
    choices: signal(choices),
    picked: signal(shown === undefined ? undefined : { text: shown }),
    players: signal(players),
    seat: signal(READER),
    veiled: signal(false),
    mayUndo: signal(false),
    speaker: { name: (seat) => players[seat]!.name, isYou: (seat) => seat === READER },
    lasting: signal(0),
    decide: () => undefined,
    undo: () => undefined,
  };
}

export const Drawn = ({ kit, picture }: { kit: Kit; picture: Picture }): JSX.Element => {
  const desk = useMemo(() => deskOf(kit, picture), [kit, picture]);
  return (
    <figure class="drawn">
      <div class="drawn-board" aria-hidden="true" inert>
        <kit.Board desk={desk} />
      </div>
      <figcaption>{picture.caption[language.value]}</figcaption>
    </figure>
  );
};
