/** What comes after the first board. */
import { later } from "../../ui/later.tsx";

/** Dust, sparks, light: nobody misses them in the first second of the start page. */
export const moments = later(() => import("./moments/actors.tsx"));

/** What is around the board at a table. */
export const parts = later(() => import("./parts.ts"));
