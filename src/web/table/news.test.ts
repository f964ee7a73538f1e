import { expect, test } from "vitest";
import type { SeatInfo } from "../../core/info.ts";
import { newsOf } from "./news.ts";

const ann: SeatInfo = { by: "person", name: "Ann", here: true };
const bot: SeatInfo = { by: "bot", level: "mage" };

test.each<[string, SeatInfo, SeatInfo, object[]]>([
  ["nothing", ann, { ...ann }, []],
  ["a lost connection", ann, { ...ann, here: false }, [{ what: "away", seat: 0, name: "Ann" }]],
  ["a return", { ...ann, here: false }, ann, [{ what: "back", seat: 0, name: "Ann" }]],
  ["a bot steps in", { ...ann, here: false }, { ...ann, here: false, standIn: true }, [{ what: "standIn", seat: 0 }]],
  ["back, and the seat too", { ...ann, here: false, standIn: true }, ann, [{ what: "again", seat: 0 }]],
  ["somebody left for good", ann, { by: "bot", level: "journeyman", name: "Ann" }, [{ what: "left", name: "Ann" }]],
  ["a newcomer", bot, ann, [{ what: "joined", name: "Ann" }]],
  ["a new name", ann, { ...ann, name: "Anna" }, [{ what: "renamed", name: "Anna", before: "Ann" }]],
  ["another level", bot, { ...bot, level: "archmage" }, []],
])("%s", (_, before, after, news) => {
  expect(newsOf([before], [after])).toMatchObject(news);
});
