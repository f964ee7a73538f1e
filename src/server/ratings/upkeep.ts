/** What is looked after now and then: today's promises are there in the day's first moments, and what was played is counted. */
import { sealToday } from "../daily/deals.ts";
import { countTries } from "../daily/tries.ts";
import type { Hall } from "../hall.ts";
import { rateOn } from "./rating.ts";

export async function lookAfterNumbers(hall: Hall): Promise<void> {
  await sealToday(hall);
  await countTries(hall);
  rateOn(hall);
}
