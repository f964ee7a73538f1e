/** What pages expect of a window, where there is none: pictures are drawn by a server. */
const nothing = (): void => undefined;

/** Wide boards, as on a desk. */
const WIDTH = 760;
const HEIGHT = 560;

const page = {
  innerWidth: WIDTH,
  innerHeight: HEIGHT,
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  location: { pathname: "/", search: "", hash: "", origin: "", protocol: "http:" },
  document: { addEventListener: nothing, documentElement: { dataset: {} }, hidden: true },
};

export function pretendWindow(): void {
  for (const [name, value] of Object.entries(page))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
