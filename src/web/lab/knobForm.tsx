/** What can be changed beyond the rulebook, made from a game's knobs: steppers, ticks and switches, each with its printed value. */
import type { JSX } from "preact";
import type { Json, JsonObject } from "../../core/game.ts";
import type { Knob, KnobValues, LabLink } from "../../core/lab.ts";
import { unfit } from "../../core/lab.ts";
import { Segments } from "../pages/optionForm.tsx";
import { t, tOf } from "./i18n.ts";
import { LinksField } from "./linksField.tsx";
import { Changed, Stepper } from "./stepper.tsx";

type Numbers = Readonly<Record<string, number>>;

interface FormProps {
  readonly game: string;
  /** Tells two forms of one page apart. */
  readonly side: string;
  readonly knobs: readonly Knob[];
  readonly usual: KnobValues;
  readonly changes: JsonObject;
  readonly onChange: (changes: JsonObject) => void;
}

export const KnobForm = ({ game, side, knobs, usual, changes, onChange }: FormProps): JSX.Element => (
  <div class="settings">
    {knobs.map((knob) => {
      const isChanged = changes[knob.name] !== undefined;
      const { [knob.name]: _old, ...rest } = changes;
      const name = tOf(`knob.${game}`, knob.name);
      const set = (value: Json): void =>
        onChange(isSame(knob, usual, value) ? rest : { ...changes, [knob.name]: value });
      return (
        <fieldset key={knob.name} class="setting knob" data-knob={knob.name}>
          <legend>
            {name}
            {isChanged && (
              <button
                type="button"
                class="knob-reset"
                aria-label={t("lab.resetOne", { what: name })}
                onClick={() => onChange(rest)}
              >
                ↺
              </button>
            )}
          </legend>
          <KnobField
            game={game}
            side={side}
            knob={knob}
            name={name}
            usual={usual}
            now={fit(knob, changes[knob.name])}
            set={set}
          />
          <p class="hint">
            {tOf(`knobHelp.${game}`, knob.name)}{" "}
            <a class="clause-link" href={`/rules/${game}#${knob.clause}`}>
              {t("rules.clause", { clause: knob.clause })}
            </a>
          </p>
        </fieldset>
      );
    })}
  </div>
);

/** A link may say anything: what cannot be shown is shown as printed, and the refusal above says that it cannot be. */
const fit = (knob: Knob, value: Json | undefined): Json | undefined =>
  value === undefined || unfit(knob, value) ? undefined : value;

/** A value that is the printed one is no change. */
function isSame({ name, kind }: Knob, usual: KnobValues, value: Json): boolean {
  if (kind === "numbers") return Object.keys(value as Numbers).length === 0;
  if (kind === "links") return JSON.stringify(usual[name]) === JSON.stringify(value);
  if (kind !== "set") return usual[name] === value;
  const [one, other] = [usual[name] as readonly string[], value as readonly string[]];
  return one.length === other.length && one.every((each) => other.includes(each));
}

interface FieldProps {
  readonly game: string;
  readonly side: string;
  readonly knob: Knob;
  readonly name: string;
  readonly usual: KnobValues;
  readonly now: Json | undefined;
  readonly set: (value: Json) => void;
}

const KnobField = ({ game, side, knob, name, usual, now, set }: FieldProps): JSX.Element => {
  const printed = usual[knob.name]!;
  switch (knob.kind) {
    case "number":
      return (
        <Stepper
          name={name}
          value={Number(now ?? printed)}
          printed={Number(printed)}
          knob={knob}
          set={(value) => set(value)}
        />
      );
    case "yes-no":
      return (
        <Segments
          name={`${side}-${knob.name}`}
          value={(now ?? printed) === true ? "yes" : "no"}
          choices={["no", "yes"]}
          words={(choice) =>
            (choice === "yes") === printed ? `${tOf("form", choice)} · ${t("lab.same")}` : tOf("form", choice)
          }
          set={(choice) => set(choice === "yes")}
        />
      );
    case "set":
      return (
        <SetField
          game={game}
          knob={knob}
          printed={printed as readonly string[]}
          now={now as readonly string[] | undefined}
          set={set}
        />
      );
    case "numbers":
      return (
        <NumbersField game={game} knob={knob} printed={printed as Numbers} now={(now ?? {}) as Numbers} set={set} />
      );
    case "links":
      return (
        <LinksField
          game={game}
          knob={knob}
          printed={printed as readonly LabLink[]}
          now={(now ?? printed) as readonly LabLink[]}
          set={set}
        />
      );
  }
};

interface PartsProps<T> {
  readonly game: string;
  readonly knob: Knob;
  readonly printed: T;
  readonly set: (value: Json) => void;
}

const NumbersField = ({
  game,
  knob,
  printed,
  now,
  set,
}: PartsProps<Numbers> & { readonly now: Numbers }): JSX.Element => {
  const { name, of = [], least = 0, most = 0 } = knob;
  const valueOf = (part: string): number => now[part] ?? printed[part]!;
  const only = (all: Numbers): Numbers =>
    Object.fromEntries(Object.entries(all).filter(([part, n]) => n !== printed[part]));
  const all = (by: number): void =>
    set(only(Object.fromEntries(of.map((part) => [part, Math.min(most, Math.max(least, valueOf(part) + by))]))));
  return (
    <details>
      <summary>
        {t("lab.all")} <Changed n={Object.keys(now).length} />
      </summary>
      <div class="stepper">
        <button type="button" aria-label={t("lab.less", { what: t("lab.all") })} onClick={() => all(-1)}>
          −
        </button>
        <span>{t("lab.all")}</span>
        <button type="button" aria-label={t("lab.more", { what: t("lab.all") })} onClick={() => all(1)}>
          +
        </button>
      </div>
      <div class="part-list">
        {of.map((part) => {
          const label = tOf(`part.${game}.${name}`, part);
          return (
            <div key={part} class="part">
              <span>{label}</span>
              <Stepper
                name={label}
                value={valueOf(part)}
                printed={printed[part]!}
                knob={knob}
                set={(value) => set(only({ ...now, [part]: value }))}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
};

const SetField = ({
  game,
  knob: { name, of = [] },
  printed,
  now,
  set,
}: PartsProps<readonly string[]> & { readonly now: readonly string[] | undefined }): JSX.Element => {
  const chosen = now ?? printed;
  const toggle = (part: string): void =>
    set(of.filter((each) => (each === part ? !chosen.includes(part) : chosen.includes(each))));
  return (
    <details>
      <summary>
        {t("lab.all")} <Changed n={of.filter((part) => chosen.includes(part) !== printed.includes(part)).length} />
      </summary>
      <div class="ticks">
        {of.map((part) => (
          <label key={part} class={chosen.includes(part) === printed.includes(part) ? "tick" : "tick changed"}>
            <input type="checkbox" checked={chosen.includes(part)} onChange={() => toggle(part)} />
            <span>{tOf(`part.${game}.${name}`, part)}</span>
          </label>
        ))}
      </div>
    </details>
  );
};
