import { expect, test } from "vitest";

import { layoutOf } from "./layout.ts";

test.each([
  [360, 640, "tall"],
  [320, 320, "tall"],
  [768, 1024, "tall"],
  [1080, 1920, "tall"],
  [844, 390, "low"],
  [640, 360, "low"],
  [720, 450, "low"],
  [480, 300, "low"],
  [412, 320, "tall"],
  [800, 600, "low"],
  [2560, 320, "strip"],
  [1024, 600, "desk"],
  [1024, 768, "desk"],
  [1440, 900, "desk"],
  [2560, 1440, "desk"],
])("a window of %i × %i is laid out %s", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});
