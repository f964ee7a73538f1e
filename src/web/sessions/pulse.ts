/** Whether a connection is alive: a network can be gone without a word. */
import { signal } from "@preact/signals";

/** The browser knows of no network at all. */
export const isOffline = signal(!navigator.onLine);

/** So long a connection may leave something unanswered; less when the browser says that the network is gone. */
export const PATIENCE_MS = 4000;
const SUSPICION_MS = 1000;
/** After so much silence it is asked for a sign of life, if somebody looks. */
const SILENCE_MS = 8000;
const TICK_MS = 500;

const SHORTEST_MS = 250;
const LONGEST_MS = 2000;
/** After so many failures nobody expects the server to be back in a moment. */
const MANY = 20;
const LONGEST_LATER_MS = 10_000;

/** How long to wait before the next try: soon, then less often, and never all at the same moment. */
export function pauseBefore(failures: number, random = Math.random()): number {
  const most = failures < MANY ? LONGEST_MS : LONGEST_LATER_MS;
  return Math.min(most, SHORTEST_MS * 2 ** failures) * (0.5 + random / 2);
}

interface Line {
  isOpen(): boolean;
  /** Something was asked and not answered. */
  isWaiting(): boolean;
  /** Asks for a sign of life. */
  ask(): void;
  /** It seems to be lost. */
  lost(): void;
  /** A good moment to connect anew. */
  again(): void;
}

interface Pulse {
  heard(): void;
  asked(): void;
  begin(): void;
  end(): void;
}

export function keepAlive(line: Line, now = (): number => performance.now()): Pulse {
  let heardAt = 0;
  /** When something was asked that nobody has answered. */
  let askedAt: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const probe = (): void => {
    if (!line.isOpen()) return line.again();
    askedAt ??= now();
    line.ask();
  };
  const tick = (): void => {
    if (!line.isOpen()) return;
    const patience = isOffline.value ? SUSPICION_MS : PATIENCE_MS;
    if (askedAt !== undefined && now() - askedAt > patience) {
      askedAt = undefined;
      line.lost();
    } else if (askedAt === undefined && !document.hidden && now() - heardAt > SILENCE_MS) probe();
  };
  const offline = (): void => {
    isOffline.value = true;
    // A server on this very machine is there all the same: it is asked.
    if (line.isOpen()) probe();
  };
  const online = (): void => {
    isOffline.value = false;
    probe();
  };
  const seen = (): void => {
    if (!document.hidden) probe();
  };

  return {
    heard() {
      heardAt = now();
      askedAt = line.isWaiting() ? heardAt : undefined;
    },
    asked() {
      askedAt ??= now();
    },
    begin() {
      isOffline.value = !navigator.onLine;
      timer = setInterval(tick, TICK_MS);
      addEventListener("offline", offline);
      addEventListener("online", online);
      document.addEventListener("visibilitychange", seen);
    },
    end() {
      clearInterval(timer);
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", seen);
    },
  };
}
