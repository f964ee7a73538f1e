/** Six who have time: where nobody else is, they wait. */
import type { JSX } from "preact";
import { FaceFrame } from "./mark.tsx";

const GREETERS = ["apprentice.1", "mage.0", "journeyman.4", "archmage.1", "apprentice.4", "archmage.0"] as const;

export const Greeters = (): JSX.Element => (
  <div class="company greeters" aria-hidden="true">
    {GREETERS.map((face, i) => (
      <span key={face} class={`tint-${i}`}>
        <FaceFrame face={face} mood={i % 3 === 1 ? "thinking" : i % 2 === 0 ? "glad" : "plain"} />
      </span>
    ))}
  </div>
);
