/** What a page offers its modules at load, where there is no page: the same for every test file, whichever runs first. */
import { vi } from "vitest";

const NO_PAGE = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  matchMedia: () => ({ matches: false }),
  navigator: { languages: ["en"], onLine: true },
  location: { pathname: "/", search: "", hash: "", hostname: "play.example", origin: "https://play.example" },
  innerWidth: 1440,
  innerHeight: 900,
};

// One process runs many files: what another file has put in place goes first.
vi.unstubAllGlobals();
for (const [name, value] of Object.entries(NO_PAGE)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
