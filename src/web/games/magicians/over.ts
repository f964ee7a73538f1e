/** What somebody lays over the board, where pieces can be taken by hand: it is told how the board is drawn. */
import type { JSX } from "preact";
import { createContext } from "preact";
import type { Shape } from "./geometry.ts";
import type { Piece } from "./pieces.ts";

export const OverBoard = createContext<((view: Shape, pieces: readonly Piece[]) => JSX.Element) | undefined>(undefined);
