/** Who starts, before everybody's eyes: thrown for, or a light goes round and stays with one. The log keeps it in words. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/words.ts";
import { lasting, wantsLessMotion } from "../app/settings.ts";
import { play } from "../ui/sound.ts";
import type { Controller } from "./controller.ts";
import { ROUND_MS, starterOf, startSaid, sumOf, THROW_MS, throwsOf } from "./starting.ts";

export const Lot = ({ controller }: { controller: Controller }): JSX.Element =>
  throwsOf(controller.session).length > 0 && controller.kit.StartThrow ? (
    <Thrown controller={controller} StartThrow={controller.kit.StartThrow} />
  ) : (
    <Light controller={controller} />
  );

/** Everybody throws in turn, and those who are tied once more. */
const Thrown = ({
  controller,
  StartThrow: Drawn,
}: {
  controller: Controller;
  StartThrow: NonNullable<Controller["kit"]["StartThrow"]>;
}): JSX.Element => {
  const rounds = throwsOf(controller.session);
  const all = rounds.flat();
  const fallen = useSignal(wantsLessMotion() ? all.length : 0);
  const isDecided = useSignal(wantsLessMotion());
  useEffect(() => {
    if (isDecided.peek()) return undefined;
    const timers = all.map((_, i) =>
      setTimeout(
        () => {
          fallen.value = i + 1;
          play("wood");
        },
        lasting(THROW_MS) * i,
      ),
    );
    timers.push(setTimeout(() => (isDecided.value = true), lasting(THROW_MS) * all.length));
    return () => timers.forEach(clearTimeout);
  }, []);
  const start = starterOf(controller.session);
  const last = rounds.at(-1)!;
  return (
    <div class="lot">
      <h2>{t("lot.title")}</h2>
      <ol class="lot-throws">
        {controller.players.value.map(({ name, colour }, seat) => {
          const own = all.slice(0, fallen.value).findLast((each) => each.seat === seat);
          const isOut = isDecided.value && !last.some((each) => each.seat === seat);
          return (
            <li
              key={seat}
              class={`tint-${colour} ${isOut ? "out" : ""} ${isDecided.value && seat === start ? "drawn" : ""}`}
            >
              <span>{name}</span>
              <span class="lot-throw">{own && <Drawn values={own.values} lasting={lasting(THROW_MS)} />}</span>
              <b>{own ? sumOf(own) : ""}</b>
            </li>
          );
        })}
      </ol>
      <p role="status">{isDecided.value ? startSaid(controller.session, controller.speaker).join(" ") : ""}</p>
    </div>
  );
};

const Light = ({ controller }: { controller: Controller }): JSX.Element => {
  const players = controller.players.value;
  const start = starterOf(controller.session)!;
  const at = useSignal(0);
  useEffect(() => {
    const steps = 2 * players.length + start;
    // Slower and slower: the last steps take longest.
    const timers = Array.from({ length: steps }, (_, i) =>
      setTimeout(() => (at.value = i + 1), lasting(ROUND_MS) * ((i + 1) / steps) ** 2),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  const isDecided = at.value === 2 * players.length + start;
  return (
    <div class="lot">
      <h2>{t("lot.title")}</h2>
      <ol>
        {players.map(({ name, colour }, seat) => (
          <li
            key={seat}
            class={`tint-${colour} ${at.value % players.length === seat ? "lit" : ""} ${isDecided && seat === start ? "drawn" : ""}`}
          >
            {name}
          </li>
        ))}
      </ol>
      <p role="status">{isDecided ? startSaid(controller.session, controller.speaker) : ""}</p>
    </div>
  );
};
