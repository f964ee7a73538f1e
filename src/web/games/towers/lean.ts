/** How steeply one looks at the ring, kept on this device. */
import { keep } from "../../app/settings.ts";

export const LEANS = ["flat", "middle", "steep"] as const;
export const lean = keep<(typeof LEANS)[number]>("lean", "middle", LEANS);
