/** The static build (`npm run build:static`): files on any web space, and nobody behind them (package.json, imports). */
import type { Page } from "./about.ts";

export const HAS_SERVER: boolean = false;

export const SERVER_PAGES: Readonly<Record<string, () => Promise<Page>>> = {};
