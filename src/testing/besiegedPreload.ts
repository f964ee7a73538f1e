/**
 * Loaded into a besieged server before anything else. SIGUSR2 sets its clock an hour forward or back, and right again;
 * SIGHUP writes down the longest it has worked at one go, in milliseconds of processor time: so long it alone, and not a
 * busy machine, has kept anybody waiting.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const real = Date.now;
let shift = 0;
Date.now = () => real() + shift;
process.on("SIGUSR2", () => {
  shift = shift === 0 ? (Math.random() < 0.5 ? -1 : 1) * 3_600_000 : 0;
});

let before = process.threadCpuUsage();
let longest = 0;
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, 1).unref();
process.on("SIGHUP", () => {
  writeFileSync(join(process.env.DATA_DIR!, "longest"), String(longest));
  longest = 0;
});
