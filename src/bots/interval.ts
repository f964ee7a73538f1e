/** How sure a measured share is. */

/** Wilson's 95 % interval for a share. */
export function interval95(won: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}
