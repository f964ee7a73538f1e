/** Where a build has put the painter and the thread it works in: beside the app's pages. */
import { resolve } from "node:path";

/** `web`: the folder of the built app. */
export const painterFile = (web: string): string => resolve(web, "../pictures/main.js");

export const threadFile = (web: string): string => resolve(web, "../pictures/thread.js");
