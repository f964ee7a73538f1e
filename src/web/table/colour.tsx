/** Whose something is. */
import type { JSX } from "preact";
import type { Kit } from "./kit.ts";

/** A colour and its emblem: nobody has to tell six colours apart. */
export const Colour = ({ of, kit }: { of: number; kit: Kit | undefined }): JSX.Element => (
  <svg class="dot" viewBox="-16 -16 32 32" aria-hidden="true">
    <circle r="15" class="dot-ground" />
    {kit && <kit.Emblem of={of} size={20} />}
  </svg>
);
