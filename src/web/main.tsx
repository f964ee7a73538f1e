/** Where the app begins. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { language, palette } from "./settings.ts";
import { Shell } from "./shell.tsx";

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.palette = palette.value;
});

render(<Shell />, document.getElementById("app")!);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
