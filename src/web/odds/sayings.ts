/** Decisions in words, whether they are made or not, as those see them who have to decide. */
import type { GameTypes, Seat, State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { seeded } from "../../core/chance.ts";
import { applyText } from "../../core/record.ts";
import { tOf } from "../i18n/words.ts";
import type { Kit, Speaker } from "../table/kit.ts";
import { tell } from "../table/telling.ts";

/** What a decision or an outcome would do, in sentences: nothing its decider could not know. */
export function decisionSaid(kit: Kit, state: State, seat: Seat, text: string, speaker: Speaker): string {
  const { game } = kit;
  const known = copy(state);
  game.guess(known, seat, seeded("said"));
  const view = game.view(known, seat);
  const verb = game.choices(known).find((choice) => choice.text === text)?.verb ?? "";
  const events: GameTypes["heard"][] = [];
  applyText(game, known, text, (event) => {
    const heard = game.hear(event, seat);
    if (heard) events.push(heard);
  });
  const before = { n: 0, by: seat, events: [], view, decider: seat };
  const listener = { kit, speaker, options: game.options(state), seat };
  const said = tell(listener, { ...before, events }, before).map((each) => each.text);
  return said.length > 0 ? said.join(" ") : tOf(`review.do.${game.name}`, verb);
}
