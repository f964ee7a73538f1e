/** Ways from a moment somewhere else to the editor and to its odds. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Riddle } from "../../core/riddle.ts";
import { Icon } from "../ui/icons.tsx";
import { t } from "./i18n.ts";
import { packedPosition } from "./link.ts";

type Moment = Pick<Riddle, "options" | "state" | "moves">;

/** `isSmall`: as little drawings, where there is no room for words. */
export const FromHere = ({
  game,
  moment,
  isSmall = false,
}: {
  game: string;
  moment: Moment | undefined;
  isSmall?: boolean;
}): JSX.Element | null => {
  const [packed, setPacked] = useState<string | undefined>(undefined);
  useEffect(() => {
    setPacked(undefined);
    if (!moment) return;
    const { options, state, moves } = moment;
    void packedPosition({ game, options, state, moves }).then(setPacked);
  }, [moment]);
  if (packed === undefined) return null;
  return (
    <>
      {(["editor", "odds"] as const).map((page) => {
        const label = t(page === "editor" ? "editor.fromReview" : "editor.fromReviewOdds");
        return (
          <a
            key={page}
            class={isSmall ? "icon-button" : "button quiet dark"}
            data-action={`to-${page}`}
            href={`/${page}/${game}#${packed}`}
            aria-label={label}
            title={label}
          >
            {isSmall ? <Icon name={page === "editor" ? "edit" : "odds"} /> : label}
          </a>
        );
      })}
    </>
  );
};
