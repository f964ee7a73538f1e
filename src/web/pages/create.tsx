/** A table laid as one likes: against bots, around one device, or online. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { MOST_NAME } from "../../core/chat.ts";
import type { JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { Clock } from "../../core/protocol.ts";
import { greet, post } from "../sessions/connection.ts";
import { Face } from "../ui/face.tsx";
import { kitOf } from "../app/games.ts";
import { reasonOf, t, tOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import type { Sitter } from "../sessions/local.ts";
import { startLocal } from "../sessions/local.ts";
import { OptionForm, Segments } from "./optionForm.tsx";
import { go } from "../app/route.ts";
import { language } from "../app/settings.ts";

/** The option that has such a choice. */
function chosenBy({ game }: Kit, choice: string | undefined): JsonObject {
  const field = game.fields.find(({ kind, choices }) => kind === "choice" && choices?.some((each) => each === choice));
  return field ? { [field.name]: choice } : {};
}

const WAYS = ["bots", "device", "online"] as const;
type Way = (typeof WAYS)[number];

const CLOCKS: Readonly<Record<string, Clock | undefined>> = {
  none: undefined,
  quick: { kind: "turn", seconds: 45 },
  calm: { kind: "turn", seconds: 120 },
  game: { kind: "game", seconds: 900, increment: 5 },
  days: { kind: "slow", seconds: 2 * 86_400 },
};

export const Create = ({ parts: [name = "", way] }: { parts: readonly string[] }): JSX.Element => {
  const [kit, setKit] = useState<Kit | undefined>(undefined);
  useEffect(() => void kitOf(name)?.then(setKit), [name]);
  if (!kit) return <p class="loading">{t("page.loading")}</p>;
  return <CreateForm kit={kit} given={way} />;
};

/** `given`: one of the choices of some option, if the address says so. */
const CreateForm = ({ kit, given }: { kit: Kit; given: string | undefined }): JSX.Element => {
  const game = kit.game.name;
  const way = useSignal<Way>("bots");
  const level = useSignal("journeyman");
  const names = useSignal<readonly string[]>([]);
  const isOpen = useSignal("no");
  const clock = useSignal("none");
  const hasServer = useSignal(true);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const chosen = useSignal<JsonObject>(kit.form({ ...kit.quickGame, start: undefined, ...chosenBy(kit, given) }).wish);
  const { fields, wish } = kit.form(chosen.value);
  const seats = kit.seats(wish);
  useEffect(() => {
    document.title = t("title.new", { game: tOf("game", game) });
    void greet().then((is) => (hasServer.value = is));
  }, [language.value]);

  async function begin(): Promise<void> {
    const to = way.value === "online" ? await layOnline() : layHere();
    if (isRefusal(to)) refusal.value = to;
    else go(to);
  }
  function layHere(): string | Refusal {
    const bot: Sitter = { by: "bot", level: level.value };
    const sitters = Array.from({ length: seats }, (_, i): Sitter =>
      way.value === "device" || i === 0
        ? { by: "person", name: way.value === "device" ? (names.value[i] ?? "") : "" }
        : bot,
    );
    const id = startLocal(kit.game, wish, sitters);
    return isRefusal(id) ? id : `/local/${game}/${id}`;
  }
  async function layOnline(): Promise<string | Refusal> {
    const time = CLOCKS[clock.value];
    const answer = await post("create", {
      game,
      options: wish,
      open: isOpen.value === "yes",
      late: true,
      ...(time && { clock: time }),
    });
    return isRefusal(answer) ? answer : `/t/${answer.table}`;
  }

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
            set={(each) => (way.value = each as Way)}
          />
          <p class="hint">{tOf("new.wayHelp", way.value)}</p>
        </fieldset>
        {way.value === "bots" && seats > 1 && (
          <fieldset class="setting">
            <legend>{t("new.level")}</legend>
            <Segments
              name="level"
              value={level.value}
              choices={LEVEL_NAMES}
              words={(each) => tOf("level", each)}
              set={(each) => (level.value = each)}
            />
            <p class="hint with-face">
              <Face level={level.value} />
              {tOf("new.levelHelp", level.value)}
            </p>
          </fieldset>
        )}
        {way.value === "device" && (
          <fieldset class="setting">
            <legend>{t("new.names")}</legend>
            <div class="name-list">
              {Array.from({ length: seats }, (_, i) => (
                <input
                  key={i}
                  type="text"
                  maxLength={MOST_NAME}
                  aria-label={t("table.player", { n: i + 1 })}
                  placeholder={t("table.player", { n: i + 1 })}
                  value={names.value[i] ?? ""}
                  onInput={(event) =>
                    (names.value = Object.assign([...names.value], { [i]: event.currentTarget.value }))
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        {way.value === "online" && (
          <>
            <fieldset class="setting">
              <legend>{t("new.open")}</legend>
              <Segments
                name="open"
                value={isOpen.value}
                choices={["no", "yes"]}
                words={(each) => tOf("new.openChoice", each)}
                set={(each) => (isOpen.value = each)}
              />
              <p class="hint">{t("new.openHelp")}</p>
            </fieldset>
            <fieldset class="setting">
              <legend>{t("new.clock")}</legend>
              <Segments
                name="clock"
                value={clock.value}
                choices={Object.keys(CLOCKS)}
                words={(each) => tOf("new.clockChoice", each)}
                set={(each) => (clock.value = each)}
              />
              <p class="hint">{t("new.clockHelp")}</p>
            </fieldset>
            {!hasServer.value && <p class="warning">{t("new.noServer")}</p>}
          </>
        )}
      </section>
      <section class="parchment">
        <OptionForm game={game} fields={fields} wish={wish} onChange={(next) => (chosen.value = kit.form(next).wish)} />
      </section>
      {refusal.value && (
        <p class="toast" role="alert">
          {reasonOf(refusal.value)}
        </p>
      )}
      <div class="page-actions">
        <button type="button" class="button main large" data-action="begin" onClick={() => void begin()}>
          {t(way.value === "online" ? "new.lay" : "new.begin")}
        </button>
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
