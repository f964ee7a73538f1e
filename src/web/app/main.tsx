/** Where the app begins. */
import { HAS_SERVER } from "#server";
import { effect } from "@preact/signals";
import { render } from "preact";
import { isTelevision, layout } from "../ui/layout.ts";
import { renewWhenOutdated } from "./renewal.ts";
import { address, parts, path } from "./route.ts";
import { language, palette } from "./settings.ts";
import { Shell } from "./shell.tsx";
import { wordsOf } from "../i18n/words.ts";
import { lookAfterOwn } from "../sessions/ownGames.ts";

renewWhenOutdated();
effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.palette = palette.value;
  document.documentElement.dataset.layout = isTelevision.value ? "television" : layout.value;
});

/** Words that change their shape move everything around them: letters are waited for, though not for long. */
const LETTERS = [
  "400 1em Almendra",
  "700 1em Almendra",
  "400 1em 'Alegreya Sans'",
  "500 1em 'Alegreya Sans'",
  "700 1em 'Alegreya Sans'",
];
const PATIENCE_MS = 400;
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
const letters = Promise.all(LETTERS.map((each) => document.fonts.load(each))).catch(() => undefined);

void Promise.all([wordsOf(language.peek(), parts(path.peek()).length === 0), Promise.race([letters, patience])]).then(
  () => render(<Shell />, document.getElementById("app")!),
);

// What stands in a page of somebody else knows nobody, and asks for nobody.
if (HAS_SERVER && !address().pathname.startsWith("/embed/")) lookAfterOwn();

if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
