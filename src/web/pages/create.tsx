/** A table laid as one likes: against bots, around one device, or online. */
import { HAS_SERVER } from "#server";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LevelName } from "../../bots/levels.ts";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import type { JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { greet, post } from "../sessions/guest.ts";
import { botFace } from "../faces/cast.ts";
import { FaceFrame } from "../faces/mark.tsx";
import { kitOf } from "../app/games.ts";
import { reasonOf, t, tOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import { rungOf } from "../sessions/ladder.ts";
import { localPlayers, startLocal } from "../sessions/begin.ts";
import type { Sitter } from "../sessions/saved.ts";
import { OnlineTerms, termsOf, useOnlineTerms } from "./onlineTerms.tsx";
import { OptionForm, Segments } from "./optionForm.tsx";
import { go } from "../app/route.ts";
import { language } from "../app/settings.ts";
import { SeatEditor } from "./seatEditor.tsx";
import { Starter } from "./starter.tsx";

/** The option that has such a choice. */
function chosenBy({ game }: Kit, choice: string | undefined): JsonObject {
  const field = game.fields.find(({ kind, choices }) => kind === "choice" && choices?.some((each) => each === choice));
  return field ? { [field.name]: choice } : {};
}

type Way = "bots" | "device" | "online";
const WAYS: readonly Way[] = ["bots", "device", ...(HAS_SERVER ? (["online"] as const) : [])];
const MOST_SEATS = 6;

/** How a way of playing begins; every seat can be changed. */
const sittersFor = (way: Way, level: LevelName): readonly Sitter[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) =>
    way === "bots" && seat > 0 ? { by: "bot", level } : { by: "person", name: "" },
  );

export const Create = ({ parts: [name = "", way] }: { parts: readonly string[] }): JSX.Element => {
  const [kit, setKit] = useState<Kit | undefined>(undefined);
  useEffect(() => void kitOf(name)?.then(setKit), [name]);
  if (!kit) return <p class="loading">{t("page.loading")}</p>;
  return <CreateForm kit={kit} given={way} />;
};

/** What it means to play like this, as it is with these people and these rules. */
function wayHelp(kit: Kit, wish: JsonObject, way: Way, people: number): string {
  if (way === "online") return t("new.wayHelp.online");
  if (people === 0) return t("new.wayHelp.nobody");
  if (people === 1) return t("new.wayHelp.bots");
  return t(kit.isShared(wish) ? "new.wayHelp.open" : "new.wayHelp.device");
}

/** `given`: one of the choices of some option, if the address says so. */
const CreateForm = ({ kit, given }: { kit: Kit; given: string | undefined }): JSX.Element => {
  const game = kit.game.name;
  const way = useSignal<Way>("bots");
  const level = useSignal<LevelName>(rungOf(game).level);
  const all = useSignal(sittersFor("bots", level.value));
  const start = useSignal<number | undefined>(undefined);
  const terms = useOnlineTerms();
  const refusal = useSignal<Refusal | undefined>(undefined);
  const chosen = useSignal<JsonObject>(kit.form({ ...kit.quickGame, start: undefined, ...chosenBy(kit, given) }).wish);
  const { fields, wish } = kit.form(chosen.value);
  const seats = kit.seats(wish);
  const sitters = all.value.slice(0, seats);
  const people = sitters.filter(({ by }) => by === "person").length;
  const starts = start.value !== undefined && start.value < seats ? start.value : undefined;
  const isHere = way.value !== "online";
  useEffect(() => {
    document.title = t("title.new", { game: tOf("game", game) });
    void greet().then((is) => (terms.hasServer.value = is));
  }, [language.value]);

  function chooseWay(next: Way): void {
    way.value = next;
    all.value = sittersFor(next, level.value);
  }
  function chooseLevel(next: LevelName): void {
    level.value = next;
    all.value = all.value.map((sitter) => (sitter.by === "bot" ? { by: "bot", level: next } : sitter));
  }
  async function begin(): Promise<void> {
    const options = starts === undefined ? wish : { ...wish, start: starts };
    const to = isHere ? layHere(options) : await layOnline(options);
    if (isRefusal(to)) refusal.value = to;
    else go(to);
  }
  function layHere(options: JsonObject): string | Refusal {
    const id = startLocal(kit.game, options, sitters);
    return isRefusal(id) ? id : `/local/${game}/${id}`;
  }
  async function layOnline(options: JsonObject): Promise<string | Refusal> {
    const answer = await post("create", { game, options, late: terms.rated.value === "no", ...termsOf(terms) });
    return isRefusal(answer) ? answer : `/t/${answer.table}`;
  }

  const names = isHere
    ? localPlayers(sitters).map(({ name }) => name)
    : sitters.map((_, seat) => t(seat === 0 ? "new.seatYou" : "new.seat", { n: seat + 1 }));
  const editor = (
    <SeatEditor
      sitters={sitters}
      onChange={(seat, sitter) => (all.value = all.value.map((each, i) => (i === seat ? sitter : each)))}
    />
  );
  return (
    <main class="page narrow">
      <header class="page-head">
        <h1>{tOf("game", game)}</h1>
        <p>{t("new.lead", { minutes: kit.minutes(wish) })}</p>
      </header>
      <section class="parchment settings">
        <fieldset class="setting">
          <legend>{t("new.who")}</legend>
          <Segments
            name="way"
            value={way.value}
            choices={WAYS}
            words={(each) => tOf("new.way", each)}
            set={(each) => chooseWay(each as Way)}
          />
          <p class="hint">{wayHelp(kit, wish, way.value, people)}</p>
        </fieldset>
        {way.value === "bots" && seats > 1 && (
          <fieldset class="setting">
            <legend>{t("new.level")}</legend>
            <Segments
              name="level"
              value={level.value}
              choices={LEVEL_NAMES}
              words={(each) => tOf("level", each)}
              set={(each) => chooseLevel(each as LevelName)}
            />
            <div class="company" aria-hidden="true">
              {sitters.map(
                (sitter, seat) =>
                  sitter.by === "bot" && (
                    <span key={seat} class={`tint-${seat}`}>
                      <FaceFrame face={botFace(sitter.level, seat)} />
                    </span>
                  ),
              )}
            </div>
            <p class="hint">{tOf("new.levelHelp", level.value)}</p>
            <details>
              <summary>{t("new.eachSeat")}</summary>
              {editor}
            </details>
          </fieldset>
        )}
        {way.value === "device" && seats > 1 && (
          <fieldset class="setting">
            <legend>{t("new.seats")}</legend>
            {editor}
          </fieldset>
        )}
        {seats > 1 && <Starter names={names} start={starts} onChange={(next) => (start.value = next)} />}
        {!isHere && <OnlineTerms terms={terms} />}
      </section>
      <section class="parchment">
        <OptionForm game={game} fields={fields} wish={wish} onChange={(next) => (chosen.value = kit.form(next).wish)} />
      </section>
      {refusal.value && (
        <p class="toast" role="alert">
          {reasonOf(refusal.value)}
        </p>
      )}
      <div class="page-actions begin">
        <button
          type="button"
          class="button main large"
          data-action="begin"
          disabled={isHere && people === 0}
          onClick={() => void begin()}
        >
          {t(isHere ? "new.begin" : "new.lay")}
        </button>
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
