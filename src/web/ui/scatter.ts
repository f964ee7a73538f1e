/** The same pretty disorder every time. */
export function scatter(count: number, seed: number): { x: number; y: number; z: number }[] {
  let n = seed;
  const next = (): number => {
    n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
    return n / 0x7fffffff;
  };
  return Array.from({ length: count }, () => ({ x: next(), y: next(), z: next() }));
}
