/** A bar for people who wait at a terminal; programs that read the output see nothing of it. */
const WIDTH = 30;

export interface Progress {
  show(done: number, all: number): void;
  clear(): void;
}

export function progressBar(label: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  const started = performance.now();
  return {
    show(done, all) {
      if (!stream.isTTY) return;
      const full = Math.round((WIDTH * done) / all);
      const left = Math.round(((performance.now() - started) / done) * (all - done) * 1e-3);
      stream.write(`\r${label} ${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${done}/${all}, ${left} s left \u001B[K`);
    },
    clear: () => void (stream.isTTY && stream.write("\r\u001B[K")),
  };
}
