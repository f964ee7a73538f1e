/**
 * `@zaubertisch/engine`: the rules of both games, notation, records, fair luck and bots, for programs of others. Everything
 * here is what the table itself plays by; nothing is written twice. Built by scripts/engine.mjs, told in docs/engine.md.
 */
export type { Chance } from "../core/chance.ts";
export { fixed, seeded } from "../core/chance.ts";
export type { FairProof, LuckProof, SeedProof } from "../core/fair.ts";
export { commitmentTo, fairLuck, verify } from "../core/fair.ts";
export type {
  Choice,
  Decision,
  Event,
  Game,
  GameTypes,
  Hints,
  Json,
  JsonObject,
  OptionField,
  Outcome,
  Policy,
  Refusal,
  Result,
  Seat,
  State,
  Tell,
} from "../core/game.ts";
export { CHANCE, copy, decisions, isRefusal, ONLOOKER, OVER } from "../core/game.ts";
export type { GameRecord } from "../core/record.ts";
export { applyText, legalTexts, readRecord, replay } from "../core/record.ts";
export type { Entry, Frame, Luck, Step, Table } from "../core/table.ts";
export {
  begin,
  frameOf,
  framesSince,
  latest,
  recordOf,
  resume,
  seededLuck,
  submit,
  tableFrom,
  undo,
} from "../core/table.ts";
export type { BotName, LevelName } from "../bots/levels.ts";
export { BOT_NAMES, LEVEL_NAMES } from "../bots/levels.ts";
export { GAMES, gameNamed } from "../games/index.ts";
export { magicians } from "../games/magicians/game.ts";
export type { MagiciansTypes } from "../games/magicians/types.ts";
export { towers } from "../games/towers/game.ts";
export type { TowersTypes } from "../games/towers/types.ts";
export { verifyJson, verifyMoves } from "../games/verify.ts";
export type { BotPlayer, Effort } from "../bots/player.ts";
export { botPlayer } from "../bots/player.ts";
export type { Lines } from "./lines.ts";
export { openLines } from "./lines.ts";
