/** Which places of a file were reached, from V8's own counters. */
import { Session } from "node:inspector";
import type { Profiler } from "node:inspector";

/** Was this place reached since the last look? */
export type Reached = (place: number) => boolean;

export interface Counters {
  look(url: string): Reached;
  close(): void;
}

export function openCounters(): Counters {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return {
    look(url) {
      let ranges: Profiler.CoverageRange[] = [];
      session.post("Profiler.takePreciseCoverage", (_, { result }) => {
        const functions = result.filter((script) => script.url === url).flatMap((script) => script.functions);
        ranges = functions.flatMap((each) => each.ranges);
      });
      return (place) => countAt(ranges, place) > 0;
    },
    close: () => session.disconnect(),
  };
}

/** The smallest range around a place knows best. */
function countAt(ranges: readonly Profiler.CoverageRange[], place: number): number {
  let size = Infinity;
  let count = 0;
  for (const range of ranges) {
    const length = range.endOffset - range.startOffset;
    if (range.startOffset > place || range.endOffset <= place || length > size) continue;
    // Counted twice means called under two names: once is enough.
    count = length < size ? range.count : Math.max(count, range.count);
    size = length;
  }
  return count;
}
