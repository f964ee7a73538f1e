/** The hours pass as wizards come home: dusk, night, midnight, first light. Whoever looks can tell how far the game is. */
import { useEffect, useRef } from "preact/hooks";
import type { TowersOptions } from "../../../games/towers/options.ts";
import { wizardsEach } from "../../../games/towers/box.ts";
import type { TowersScene } from "./scene.ts";

export const HOURS = ["dusk", "night", "midnight", "dawn"] as const;
export type Hour = (typeof HOURS)[number];

/** By whoever is nearest to having all of theirs at home: the game is as far as they are. */
export function hourOf({ view }: Pick<TowersScene, "view">, each: number): Hour {
  const most = Math.max(...view.keep.home);
  if (view.decider === null) return "dawn";
  const share = most / each;
  return share === 0 ? "dusk" : share <= 0.4 ? "night" : share < 0.75 ? "midnight" : "dawn";
}

/** What the light falls on beside the sky, and what of it moves or changes by itself. */
const LIT = ".board > .ground, .board > .life";
const OWN = ".wisps, .mirror";

/** Tells the whole page, since the sky belongs to it; a board in a book, in a picture or beside other things has no hour. */
export function useHour(
  room: { readonly current: HTMLElement | null },
  scene: TowersScene | undefined,
  options: TowersOptions,
): void {
  const hour = scene && hourOf(scene, wizardsEach(options));
  const isTold = useRef(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const board = room.current;
    if (hour === undefined || !board?.closest(".table, .television") || board.closest(".slide")) return undefined;
    const before = dataset.hour;
    isTold.current = true;
    if (before === undefined) dataset.hour = hour;
    if (before === undefined || before === hour) return undefined;
    let isGone = false;
    void import("../../ui/dissolve.ts").then(({ dissolve }) => {
      if (isGone) return;
      dissolve([document.querySelector(".sky"), ...board.querySelectorAll(LIT)], before, OWN);
      dataset.hour = hour;
    });
    return () => void (isGone = true);
  }, [hour]);
  useEffect(
    () => () => {
      if (isTold.current) delete document.documentElement.dataset.hour;
    },
    [],
  );
}
