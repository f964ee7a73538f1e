/** First looks at JSON that may come from anywhere. */
import type { Json, JsonObject } from "./game.ts";

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === "object" && json !== null && !Array.isArray(json);

export const listOf = (json: Json | undefined): readonly Json[] | undefined => (Array.isArray(json) ? json : undefined);

export const isWhole = (json: Json | undefined, least: number, most: number): json is number =>
  typeof json === "number" && Number.isInteger(json) && json >= least && json <= most;
