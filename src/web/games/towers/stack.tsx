/** A side view of one stack, for fingers and for stacks that are hard to see: what lifts, and where it lands. */
import type { JSX } from "preact";
import { t } from "../../i18n/words.ts";
import type { Desk } from "../../table/kit.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Parapet, Tower, Wizard } from "./art.tsx";
import type { Choice } from "./choose.ts";
import { nameOf } from "./describe.ts";
import { shape } from "./geometry.ts";
import type { Scene } from "./scene.ts";

/** Seen almost from the side. */
const SIDE = { ...shape(false, -32), depth: 0.3, height: 1 };

export const StackSheet = ({
  desk,
  space,
  choices,
}: {
  desk: Desk;
  space: number;
  choices: readonly Choice[];
}): JSX.Element => {
  const scene = desk.scene.value as Scene;
  const { towers, on } = scene.view.spaces[space]!;
  const close = (): void => {
    desk.picked.value = { prefix: desk.picked.value.prefix };
  };
  const rows = [
    ...choices.filter(({ piece }) => piece === "wizard"),
    ...choices.filter(({ piece }) => piece === "tower").toSorted((a, b) => b.level! - a.level!),
  ];
  return (
    <Sheet title={t("towers.stackTitle", { space })} onClose={close}>
      <ol class="stack-rows">
        {rows.map((choice) => (
          <li key={choice.text}>
            <button type="button" class="stack-row" data-text={choice.text} onClick={() => desk.decide(choice.text)}>
              <svg viewBox="-60 -76 120 92" aria-hidden="true">
                {choice.piece === "wizard" ? (
                  <Wizard
                    owner={choice.owner ?? (scene.view.keep.home.length === 1 ? 0 : scene.view.active)}
                    view={SIDE}
                  />
                ) : (
                  <>
                    <Tower number={towers[choice.level! - 1]!} view={SIDE} isGround={false} />
                    {choice.level === towers.length &&
                      on.map((owner, i) => (
                        <g key={i} transform={`translate(${(i - (on.length - 1) / 2) * 17} -40) scale(.5)`}>
                          <Wizard owner={owner} view={SIDE} />
                        </g>
                      ))}
                    <Parapet number={towers[choice.level! - 1]!} view={SIDE} />
                  </>
                )}
              </svg>
              <span>{nameOf(choice, scene, desk.players.value)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
