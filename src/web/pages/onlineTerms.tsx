/** What an online table needs besides the game's own options: who may join, and a clock. */
import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Clock, Terms } from "../../core/protocol.ts";
import { t, tOf } from "../i18n/words.ts";
import { PublishingNote } from "../publishing/note.tsx";
import { RatedChoice } from "../ratings/rated.tsx";
import { Segments } from "./optionForm.tsx";

const CLOCKS: Readonly<Record<string, Clock | undefined>> = {
  none: undefined,
  quick: { kind: "turn", seconds: 45 },
  calm: { kind: "turn", seconds: 120 },
  game: { kind: "game", seconds: 900, increment: 5 },
  days: { kind: "slow", seconds: 2 * 86_400 },
};

interface Chosen {
  readonly isOpen: Signal<string>;
  readonly clock: Signal<string>;
  readonly rated: Signal<string>;
  readonly hasServer: Signal<boolean>;
}

export const useOnlineTerms = (): Chosen => ({
  isOpen: useSignal("no"),
  clock: useSignal("none"),
  rated: useSignal("no"),
  hasServer: useSignal(true),
});

export function termsOf({ isOpen, clock, rated }: Chosen): Pick<Terms, "open" | "clock" | "rated"> {
  const isRated = rated.value === "yes";
  const time = CLOCKS[clock.value] ?? (isRated ? CLOCKS.quick : undefined);
  return { open: isOpen.value === "yes", ...(time && { clock: time }), ...(isRated && { rated: true }) };
}

export const OnlineTerms = ({ terms: { isOpen, clock, rated, hasServer } }: { terms: Chosen }): JSX.Element => (
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
      {isOpen.value === "yes" && <PublishingNote />}
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
    <RatedChoice value={rated} isClockless={clock.value === "none"} />
    {!hasServer.value && <p class="warning">{t("new.noServer")}</p>}
  </>
);
