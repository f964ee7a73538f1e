/** Consecutive ranges of numbers by name, each as long as wanted: where it starts, and how long all of them are. */
export function ranges<K extends string>(
  lengths: Readonly<Record<K, number>>,
): { readonly at: Readonly<Record<K, number>>; readonly size: number } {
  let size = 0;
  const at: Record<K, number> = { ...lengths };
  for (const name of Object.keys(lengths) as K[]) {
    at[name] = size;
    size += lengths[name];
  }
  return { at, size };
}
