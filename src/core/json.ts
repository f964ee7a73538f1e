/** First looks at JSON that may come from anywhere. */
import type { Json, JsonObject } from "./game.ts";

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === "object" && json !== null && !Array.isArray(json);

export const listOf = (json: Json | undefined): readonly Json[] | undefined => (Array.isArray(json) ? json : undefined);

/** Only the keys somebody understands: a position or a record may carry more. */
export const pick = (json: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => keys.includes(key)));

export const isWhole = (json: Json | undefined, least: number, most: number): json is number =>
  typeof json === "number" && Number.isInteger(json) && json >= least && json <= most;
