/** M-B2 The seven drawings, by place. */
import type { FunctionComponent } from "preact";
import { Empress } from "./empress.tsx";
import { Fortune } from "./fortune.tsx";
import { Hermit } from "./hermit.tsx";
import { Magus } from "./magus.tsx";
import { Moonlit } from "./moonlit.tsx";
import { Noon } from "./noon.tsx";
import { StruckTower } from "./struck.tsx";

export const PICTURES: Readonly<Record<string, FunctionComponent>> = {
  forest: Hermit,
  magician: Magus,
  tower: StruckTower,
  castle: Empress,
  sun: Noon,
  mill: Fortune,
  moon: Moonlit,
};
