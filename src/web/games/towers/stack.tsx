/** A side view of one stack, for fingers and for stacks that are hard to see: what lifts, and where it lands. */
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Wizard } from "./art.tsx";
import type { PieceChoice } from "./choose.ts";
import { withoutSpace } from "./choose.ts";
import { rowOf } from "./describe.ts";
import { shape } from "./geometry.ts";
import type { TowersDesk } from "./types.ts";
import { Parapet, Tower } from "./towerArt/tower.tsx";
import { where } from "./where.ts";

/** Seen almost from the side. */
const SIDE = { ...shape(1, -32), depth: 0.3, height: 1 };

export const StackSheet = ({
  desk,
  space,
  choices,
}: {
  desk: TowersDesk;
  space: number;
  choices: readonly PieceChoice[];
}): JSX.Element => {
  const scene = desk.scene.value;
  const { towers, on } = scene.view.spaces[space]!;
  const close = (): void => {
    desk.picked.value = withoutSpace(desk.picked.value ?? {});
  };
  const wizards = choices.filter((choice) => choice.piece === "wizard");
  const drums = choices.filter((choice) => choice.piece === "tower").toSorted((a, b) => b.level - a.level);
  return (
    <Sheet title={t("towers.stackTitle", { where: where(space, scene) })} onClose={close}>
      <ol class="stack-rows">
        {[...wizards, ...drums].map((choice) => (
          <li key={choice.text}>
            <button type="button" class="stack-row" data-text={choice.text} onClick={() => desk.decide(choice.text)}>
              <svg viewBox="-60 -76 120 92" aria-hidden="true">
                {choice.piece === "wizard" ? (
                  <Wizard owner={choice.owner} view={SIDE} />
                ) : (
                  <>
                    <Tower number={choice.tower} view={SIDE} isGround={false} />
                    {choice.level === towers.length &&
                      on.map((owner, i) => (
                        <g key={i} transform={`translate(${(i - (on.length - 1) / 2) * 17} -40) scale(.5)`}>
                          <Wizard owner={owner} view={SIDE} />
                        </g>
                      ))}
                    <Parapet number={choice.tower} view={SIDE} />
                  </>
                )}
              </svg>
              <span class="stack-words">
                <strong>{rowOf(choice, scene, desk.players.value).what}</strong>
                <small>{rowOf(choice, scene, desk.players.value).how}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
