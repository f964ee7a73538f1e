/** Everything for one who plays alone: which page of it belongs to the address. */
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import { Missing } from "../../../pages/missing.tsx";
import { Calendar } from "./calendar.tsx";
import { SoloHome } from "./home.tsx";
import { ParPage } from "./parPage.tsx";
import { PuzzleList } from "./puzzleList.tsx";
import { PuzzlePage } from "./puzzlePage.tsx";
import "./styles.css";
import { useTitle } from "../../../ui/title.ts";

export const SoloPage = ({ parts: [page, which = ""] }: { parts: readonly string[] }): JSX.Element => {
  useTitle(t("title.solo"));
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
