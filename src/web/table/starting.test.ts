import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { language } from "../app/settings.ts";
import { wordsOf } from "../i18n/words.ts";
import { localPlayers } from "../sessions/begin.ts";
import { lotMs, startSaid } from "./starting.ts";

await Promise.all([wordsOf("de"), wordsOf("en")]);

const names = ["Ann", "Bob", "Cid"];
const speaker = { name: (seat: number): string => names[seat]!, isYou: (seat: number): boolean => seat === 0 };
const players = signal(localPlayers(names.map((name) => ({ by: "person", name }))));
const thrown = (...values: readonly (readonly number[])[]): { seat: number; values: readonly number[] }[] =>
  values.map((each, seat) => ({ seat, values: each }));

test.each([
  ["de", ["Geworfen, wer beginnt: du 4, Bob 1 und Cid 5.", "Cid beginnt."]],
  ["en", ["Thrown for who starts: you 4, Bob 1, Cid 5.", "Cid starts."]],
] as const)("M-T1 what everybody threw is said, and who starts: %s", (tongue, words) => {
  language.value = tongue;
  const startThrows = [thrown([2, 2, 0], [1, 0, 0], [2, 1, 2])];
  const session = { options: { start: 2 }, players, startIsDrawn: true, startThrows };
  expect(startSaid(session, speaker)).toEqual(words);
  // A throw more takes longer to see; throws that would have made another start are not this game's.
  const light = lotMs({ ...session, startThrows: [] });
  expect(lotMs(session)).toBeGreaterThan(light);
  expect(lotMs({ ...session, options: { start: 1 } })).toBe(light);
  language.value = "en";
});
