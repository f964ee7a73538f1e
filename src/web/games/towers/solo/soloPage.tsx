/** Everything for one who plays alone: which page of it belongs to the address. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "./i18n.ts";
import { Missing } from "../../../pages/missing.tsx";
import { language } from "../../../app/settings.ts";
import { Calendar } from "./calendar.tsx";
import { SoloHome } from "./home.tsx";
import { ParPage } from "./parPage.tsx";
import { PuzzleList } from "./puzzleList.tsx";
import { PuzzlePage } from "./puzzlePage.tsx";
import "./styles.css";

export const SoloPage = ({ parts: [page, which = ""] }: { parts: readonly string[] }): JSX.Element => {
  useEffect(() => {
    document.title = t("title.solo");
  }, [language.value]);
  switch (page) {
    case undefined:
      return <SoloHome />;
    case "days":
      return <Calendar />;
    case "puzzles":
      return <PuzzleList />;
    case "puzzle":
      return <PuzzlePage number={Number(which)} />;
    case "par":
      return <ParPage id={which} />;
    default:
      return <Missing />;
  }
};
