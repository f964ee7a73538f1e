/** What a game is played with, in words: a line for each option that its form has. */
import type { JsonObject } from "../../core/game.ts";
import { t, tOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";

export interface OptionLine {
  readonly name: string;
  readonly value: string;
}

export function optionLines({ game: { name: game }, form }: Kit, options: JsonObject): OptionLine[] {
  const say = (name: string, value: unknown): string => {
    if (typeof value === "boolean") return tOf("form", value ? "yes" : "no");
    if (Array.isArray(value))
      return value.map((each) => tOf(`choice.${game}.${name}`, String(each))).join(", ") || t("form.none");
    return tOf(`choice.${game}.${name}`, String(value));
  };
  return form(options)
    .fields.filter(({ name, kind }) => options[name] !== undefined && kind !== "prices")
    .map(({ name }) => ({ name: tOf(`option.${game}`, name), value: say(name, options[name]) }));
}
