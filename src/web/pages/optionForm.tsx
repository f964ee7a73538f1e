/** A game's options as a form made from data: each with a line that explains it. */
import type { JSX } from "preact";
import type { Json, JsonObject, OptionField } from "../../core/game.ts";
import { t, tOf } from "../i18n/words.ts";

interface Props {
  readonly game: string;
  readonly fields: readonly OptionField[];
  readonly wish: JsonObject;
  readonly onChange: (wish: JsonObject) => void;
}

export const OptionForm = ({ game, fields, wish, onChange }: Props): JSX.Element => (
  <div class="settings">
    {fields.map((field) => (
      <fieldset key={field.name} class="setting">
        <legend>{tOf(`option.${game}`, field.name)}</legend>
        <Choices field={field} game={game} wish={wish} set={(value) => onChange({ ...wish, [field.name]: value })} />
        <p class="hint">
          {tOf(`optionHelp.${game}`, field.name)}{" "}
          <a class="clause-link" href={`/rules/${game}#${field.clause}`}>
            {t("rules.clause", { clause: field.clause })}
          </a>
        </p>
      </fieldset>
    ))}
  </div>
);

interface ChoiceProps {
  readonly field: OptionField;
  readonly game: string;
  readonly wish: JsonObject;
  readonly set: (value: Json | undefined) => void;
}

const Choices = (props: ChoiceProps): JSX.Element => {
  const { field, game, wish, set } = props;
  const value = wish[field.name];
  switch (field.kind) {
    case "number":
      return (
        <Segments
          name={field.name}
          value={String(value)}
          choices={Array.from({ length: field.most! - field.least! + 1 }, (_, i) => String(field.least! + i))}
          words={(choice) => choice}
          set={(choice) => set(Number(choice))}
        />
      );
    case "yes-no":
      return (
        <Segments
          name={field.name}
          value={value === true ? "yes" : "no"}
          choices={["no", "yes"]}
          words={(choice) => tOf("form", choice)}
          set={(choice) => set(choice === "yes")}
        />
      );
    case "choice": {
      const chosen = String(value ?? field.choices![0]);
      return (
        <>
          <Segments
            name={field.name}
            value={chosen}
            choices={field.choices!}
            words={(choice) => tOf(`choice.${game}.${field.name}`, choice)}
            set={set}
          />
          <p class="choice-help">{tOf(`choiceHelp.${game}.${field.name}`, chosen)}</p>
        </>
      );
    }
    case "list":
      return <List {...props} />;
    case "prices":
      return <Prices {...props} />;
  }
};

interface SegmentProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly words: (choice: string) => string;
  readonly set: (choice: string) => void;
}

export const Segments = ({ name, value, choices, words, set }: SegmentProps): JSX.Element => (
  <div class="segments">
    {choices.map((choice) => (
      <label key={choice}>
        <input type="radio" name={name} value={choice} checked={value === choice} onChange={() => set(choice)} />
        <span>{words(choice)}</span>
      </label>
    ))}
  </div>
);

/** Everything, nothing, a random draw, or one by one. */
const List = ({ field, game, wish, set }: ChoiceProps): JSX.Element => {
  const value = wish[field.name];
  const chosen: readonly string[] = Array.isArray(value) ? (value as string[]) : value === "all" ? field.choices! : [];
  const drawn = typeof value === "string" ? /^random:(\d)$/.exec(value)?.[1] : undefined;
  const toggle = (id: string): void =>
    set(
      chosen.includes(id)
        ? chosen.filter((each) => each !== id)
        : field.choices!.filter((each) => each === id || chosen.includes(each)),
    );
  return (
    <>
      <div class="ticks">
        {field.choices!.map((id) => (
          <label key={id} class="tick" title={tOf(`choiceHelp.${game}.${field.name}`, id)}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>{tOf(`choice.${game}.${field.name}`, id)}</span>
          </label>
        ))}
      </div>
      <label class="inline">
        <span>{t("form.draw")}</span>
        <select
          value={drawn ?? ""}
          onChange={(event) => set(event.currentTarget.value === "" ? [] : `random:${event.currentTarget.value}`)}
        >
          <option value="">{t("form.drawNone")}</option>
          {Array.from({ length: field.choices!.length }, (_, i) => (
            <option key={i} value={String(i + 1)}>
              {i + 1}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};

/** Prices that differ from the book's; an empty field is the book's price. */
const Prices = ({ field, game, wish, set }: ChoiceProps): JSX.Element => {
  const prices = (wish[field.name] ?? {}) as Readonly<Record<string, number>>;
  const list = wish[field.of ?? ""];
  const items = Array.isArray(list) ? (list as string[]) : [];
  if (items.length === 0) return <p class="choice-help">{t("form.noPrices")}</p>;
  return (
    <details>
      <summary>{t("form.changePrices")}</summary>
      <div class="price-list">
        {items.map((id) => (
          <label key={id} class="inline">
            <span>{tOf(`choice.${game}.${field.of}`, id)}</span>
            <input
              type="number"
              min="1"
              max="9"
              value={prices[id] ?? ""}
              onInput={(event) => {
                const { [id]: _old, ...rest } = prices;
                const price = Number(event.currentTarget.value);
                set(price >= 1 ? { ...rest, [id]: price } : rest);
              }}
            />
          </label>
        ))}
      </div>
    </details>
  );
};
