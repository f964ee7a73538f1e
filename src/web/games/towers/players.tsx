/** Everybody at the table: emblem, name, potions, wizards home and hand. */
import type { JSX } from "preact";
import { isSharedIn } from "../../../games/towers/hidden.ts";
import type { TowersOptions } from "../../../games/towers/options.ts";
import { isPartner } from "../../../games/towers/options.ts";
import { wizardsEach } from "../../../games/towers/box.ts";
import { t } from "./i18n.ts";
import { BotMark, SeatFace } from "../../faces/mark.tsx";
import { Name } from "../../faces/name.tsx";
import { Presence } from "../../table/presence.tsx";
import { Emblem } from "./art.tsx";
import { Bottle } from "./bottle.tsx";
import { Hat } from "./tallies.tsx";
import type { TowersScene } from "./scene.ts";
import type { TowersDesk, TowersPart } from "./types.ts";

export const Players: TowersPart = ({ desk }) => {
  const scene = desk.scene.value;
  const players = desk.players.value;
  const isShared = isSharedIn(scene.view);
  return (
    <ul class={`players players-${players.length}`} aria-label={t("table.players")}>
      {players.map((_, seat) => (
        <Chip key={seat} seat={seat} desk={desk} scene={scene} isShared={isShared} />
      ))}
      {isShared && (
        <li class="chip chip-shared tint-0">
          <Home scene={scene} share={0} options={desk.options} />
          <Potions scene={scene} share={0} />
        </li>
      )}
    </ul>
  );
};

const Chip = ({
  seat,
  desk,
  scene,
  isShared,
}: {
  seat: number;
  desk: TowersDesk;
  scene: TowersScene;
  isShared: boolean;
}): JSX.Element => {
  const { view } = scene;
  const player = desk.players.value[seat]!;
  const hasPartner = isPartner(desk.options, seat, desk.seat.value);
  const classes = ["chip", `tint-${isShared ? seat : player.colour}`];
  const isOnTurn = view.active === seat && view.decider !== null && !desk.lot?.value;
  if (isOnTurn) classes.push("active");
  if (view.decider === seat && !desk.lot?.value) classes.push("deciding");
  if (seat === desk.seat.value) classes.push("self");
  if (!player.here) classes.push("away");
  if (scene.event?.what === "fill" && scene.event.seat === seat) classes.push("filled");
  return (
    <li class={classes.join(" ")} data-seat={seat} aria-current={isOnTurn}>
      <span class="crest">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <Emblem of={isShared ? seat : player.colour} size={19} />
        </svg>
      </span>
      <SeatFace
        desk={desk}
        seat={seat}
        isDeciding={view.decider === seat && !desk.lot?.value}
        Emblem={Emblem}
        emblem={isShared ? seat : player.colour}
      />
      <span class="chip-name">
        {hasPartner && <PartnerSign />}
        <Name of={player} />
        {hasPartner && <small class="partner">{t("towers.partner")}</small>}
        <Presence desk={desk} seat={seat} />
      </span>
      {!isShared && <Home scene={scene} share={seat} options={desk.options} />}
      {!isShared && <Potions scene={scene} share={seat} />}
      {!isShared && <Cards count={view.handSizes[seat] ?? 0} />}
      <BotMark player={player} isThinking={view.decider === seat} />
    </li>
  );
};

/** T-G Two rings, where there is no room for the word. */
const PartnerSign = (): JSX.Element => (
  <svg class="partner-sign" viewBox="-10 -6 20 12" aria-hidden="true">
    <circle cx="-3.4" r="4.4" />
    <circle cx="3.4" r="4.4" />
  </svg>
);

interface HomeProps {
  readonly scene: TowersScene;
  readonly share: number;
  readonly options: TowersOptions;
}

const Home = ({ scene, share, options }: HomeProps): JSX.Element => {
  const home = scene.view.keep.home[share]!;
  const all = wizardsEach(options);
  return (
    <span class="count-home" role="img" aria-label={t("towers.homeOf", { home, all })}>
      <Hat />
      {home}
      <small>/{all}</small>
    </span>
  );
};

const Potions = ({ scene, share }: { scene: TowersScene; share: number }): JSX.Element | null => {
  const { empty, full, spent } = scene.view.potions[share]!;
  if (empty + full + spent === 0) return null;
  const states = [
    ...Array<"full">(full).fill("full"),
    ...Array<"empty">(empty).fill("empty"),
    ...Array<"spent">(spent).fill("spent"),
  ];
  return (
    <span class="potions" role="img" aria-label={t("towers.potionsOf", { empty, full, spent })}>
      {states.map((state, i) => (
        <Bottle key={i} state={state} />
      ))}
    </span>
  );
};

const Cards = ({ count }: { count: number }): JSX.Element => (
  <span class="count-cards" role="img" aria-label={t("towers.cardsOf", { n: count })}>
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);
