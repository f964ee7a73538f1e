/** What comes after the first board. */
import { later } from "../../ui/later.tsx";

/** What is around the board at a table. */
export const parts = later(() => import("./parts.ts"));
