/** How steeply one looks at the ring, kept on this device. */
import { keep } from "../../app/settings.ts";

export const LEANS = ["flat", "middle", "steep"] as const;
export const lean = keep<(typeof LEANS)[number]>("lean", "middle", LEANS);

/** Ask before a click that cannot be taken back because it shows who is under a tower. */
export const ASKING = ["on", "off"] as const;
export const asking = keep<(typeof ASKING)[number]>("asking", "on", ASKING);

/** Numbers on spaces and towers, which sentences then use. */
export const MARKS = ["off", "on"] as const;
export const marks = keep<(typeof MARKS)[number]>("marks", "off", MARKS);

/** A valley with a village, and hours that pass with the game; or the ring and nothing else. */
export const SCENERIES = ["rich", "plain"] as const;
export const scenery = keep<(typeof SCENERIES)[number]>("scenery", "rich", SCENERIES);
