/** A potion (T-B7): an outline while empty, colour and light when full, a faint ring once spent. */
import type { JSX } from "preact";

export const Bottle = ({ state }: { state: "empty" | "full" | "spent" }): JSX.Element => (
  <svg class={`bottle bottle-${state}`} viewBox="-10 -14 20 28" aria-hidden="true">
    {state === "spent" ? (
      <circle cy="4" r="5" class="spent" />
    ) : (
      <>
        <path d="M-3-12H3V-5C8-2.6 9 1 9 4 9 9.4 5 12.5 0 12.5S-9 9.4-9 4C-9 1-8-2.6-3-5Z" class="glass" />
        {state === "full" && <path d="M-7.4 2.4C-3 .6 2 4 7.4 1.8 8 8 4.6 11 0 11S-8 8-7.4 2.4Z" class="brew" />}
        {state === "full" && <circle cx="-2.6" cy="6" r="1.4" class="bubble" />}
        <path d="M-5.4-1C-7 1-7 3-6.6 5" class="shine" />
        <rect x="-3.6" y="-13.4" width="7.2" height="3.6" rx="1.2" class="cork" />
      </>
    )}
  </svg>
);
