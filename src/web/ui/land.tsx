/** The valley behind every page that is no table. A page is there before its landscape, and nothing waits for it. */
import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { later } from "./later.tsx";

const landscape = later(() => import("./landscape.tsx"));

export const Land = (): JSX.Element | null => {
  const [Landscape, setLandscape] = useState<FunctionComponent | undefined>(() => landscape.peek()?.Landscape);
  useEffect(() => {
    let isGone = false;
    void landscape.load().then((here) => !isGone && setLandscape(() => here.Landscape));
    return () => void (isGone = true);
  }, []);
  return Landscape ? <Landscape /> : null;
};
