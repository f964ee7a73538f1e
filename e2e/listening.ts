/** Nobody hears in a test: every sound is rendered by the browser's own engine and measured. */
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { rolldown } from "rolldown";
import type { Instruments } from "./instruments.ts";

export interface Heard {
  readonly name: string;
  readonly samples: Int16Array;
  /** The loudest moment, and the loudest 400 ms on the average, in decibels below full. */
  readonly peak: number;
  readonly loudest: number;
  /** Seconds that are not silent. */
  readonly sounding: number;
}

const decibels = (share: number): number => 20 * Math.log10(Math.max(1e-6, share));

function measured(name: string, numbers: readonly number[], rate: number): Heard {
  const samples = Int16Array.from(numbers);
  const window = Math.round(0.4 * rate);
  let peak = 0;
  let loudest = 0;
  let sounding = 0;
  for (let from = 0; from < samples.length; from += window) {
    const part = samples.subarray(from, from + window);
    let sum = 0;
    for (const each of part) {
      peak = Math.max(peak, Math.abs(each) / 32_767);
      sum += (each / 32_767) ** 2;
    }
    const level = Math.sqrt(sum / part.length);
    loudest = Math.max(loudest, level);
    if (decibels(level) > -60) sounding += part.length / rate;
  }
  return { name, samples, peak: decibels(peak), loudest: decibels(loudest), sounding };
}

/** Asks for one rendering at a time; `what` runs in the page. */
export async function listen(
  page: Page,
): Promise<
  (name: string, what: (with_: Instruments, arg: string) => Promise<number[]>, arg?: string) => Promise<Heard>
> {
  const bundle = await rolldown({ input: fileURLToPath(new URL("instruments.ts", import.meta.url)) });
  const { output } = await bundle.generate({ format: "iife", name: "made" });
  // Not as a tag: the house lets no script in that is not its own.
  await page.evaluate(output[0].code);
  const rate = await page.evaluate(() => (globalThis as unknown as { instruments: Instruments }).instruments.RATE);
  return async (name, what, arg = "") => {
    const numbers = (await page.evaluate(
      `(${what.toString()})(globalThis.instruments, ${JSON.stringify(arg)})`,
    )) as number[];
    return measured(name, numbers, rate);
  };
}

/** One channel of 16 bits. */
export function wav(samples: Int16Array, rate = 44_100): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}
