/** A field of a state takes as many bytes as it was declared for, each up to its greatest value and no further. */
import { expect } from "vitest";
import type { Layout } from "../core/layout.ts";

export function expectField<Name extends string>(
  layout: Layout<Name, string>,
  field: Name,
  bytes: number,
  most: number,
): void {
  const s = new Uint8Array(layout.bytes);
  const full = Array<number>(bytes).fill(most);
  layout.put(s, field, full);
  expect(layout.take(s, field)).toEqual(full);
  expect(() => layout.put(s, field, full.with(bytes - 1, most + 1))).toThrow(`${field} cannot hold`);
}
