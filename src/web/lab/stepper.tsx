/** One number more or less, beside the printed one; and how much of a list is changed. */
import type { JSX } from "preact";
import type { Knob } from "../../core/lab.ts";
import { t } from "./i18n.ts";

interface StepperProps {
  readonly name: string;
  readonly value: number;
  /** Undefined: nothing of the kind is printed. */
  readonly printed: number | undefined;
  readonly knob: Pick<Knob, "least" | "most">;
  readonly set: (value: number) => void;
}

export const Stepper = ({ name, value, printed, knob: { least = 0, most = 0 }, set }: StepperProps): JSX.Element => (
  <div class={value === printed ? "stepper" : "stepper changed"}>
    <button
      type="button"
      aria-label={t("lab.less", { what: name })}
      disabled={value <= least}
      onClick={() => set(value - 1)}
    >
      −
    </button>
    <output>{value}</output>
    <button
      type="button"
      aria-label={t("lab.more", { what: name })}
      disabled={value >= most}
      onClick={() => set(value + 1)}
    >
      +
    </button>
    {printed !== undefined && (
      <span class="stepper-book">{value === printed ? t("lab.same") : t("lab.book", { value: printed })}</span>
    )}
  </div>
);

export const Changed = ({ n }: { n: number }): JSX.Element => (
  <span class="knob-count">{n === 0 ? t("lab.same") : t("lab.changed", { n })}</span>
);
